#pragma once

#include "core/machines/sealedfile.h"

#include <QFileInfo>
#include <QQueue>
#include <QSet>
#include <QString>

#include <functional>
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
    explicit Inbox(const QString &folder);

    [[nodiscard]] static QString arriving(const QString &folder);
    [[nodiscard]] static QString inbox(const QString &folder);

    /// Reads bytes; says in a word why they are no result of this run ("foreign"), or nothing.
    using Reader = std::function<QString(const QByteArray &bytes)>;
    /// Whether `read` was given a result that it took, which is taken until confirm(). Looks at one
    /// whole result at most, and at no file that is larger than one that unpacks to `most` bytes.
    [[nodiscard]] bool next(const Reader &read, qsizetype most = MostUnpacked);
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
    std::vector<Taken> m_taken;
    QFileInfoList m_waiting;    ///< as the folder was seen last
    QSet<QByteArray> m_sums;    ///< of the results that were taken last by this process
    QQueue<QByteArray> m_order; ///< of the same
    int m_aside = 0;
};

} // namespace shinpan
