#pragma once

#include "core/competition/machines/block.h"

#include <QFileInfo>
#include <QQueue>
#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// Results on their way home: files that tasks put into a folder. A file is known by what is in it
/// and never by its name; one that is not a whole result of this run is set aside, into a folder
/// that says why, as is one that came before (of which it remembers the latest thousands of
/// results; whoever takes an older one again has no block for it).
class Inbox
{
public:
    /// `folder` is the run's; a task writes into arriving() and moves what is whole into inbox().
    /// Results that were taken by an earlier process and not confirmed are there again.
    Inbox(const QString &folder, QString run);

    [[nodiscard]] static QString arriving(const QString &folder);
    [[nodiscard]] static QString inbox(const QString &folder);

    /// The next result, which is taken until confirm(); nothing while there is none. Looks at one
    /// whole result at most, and at none that unpacks to more than `most` bytes.
    [[nodiscard]] std::optional<BlockResult> next(qsizetype most = MostUnpacked);
    /// The result that was taken last does not count, for that reason, in a word ("spare"): with
    /// confirm() it goes among those, for somebody who wants to know.
    void setAside(const QString &reason);
    /// All that was taken is safe elsewhere, and its files go.
    void confirm();
    /// How many files were set aside so far, by this process.
    [[nodiscard]] int setAsideCount() const { return m_aside; }

private:
    /// A file that was taken.
    struct Taken
    {
        QString path;
        QString reason{}; ///< why it does not count
    };

    void remember(const QByteArray &sum);
    void moveAside(const QString &path, const QString &reason);

    QString m_folder;
    QString m_run;
    std::vector<Taken> m_taken;
    QFileInfoList m_waiting;    ///< as the folder was seen last
    QSet<QByteArray> m_sums;    ///< of the results that were taken last by this process
    QQueue<QByteArray> m_order; ///< of the same
    int m_aside = 0;
};

} // namespace shinpan
