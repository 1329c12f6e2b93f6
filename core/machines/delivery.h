#pragma once

#include "core/util/result.h"

#include <QObject>
#include <QTimer>
#include <sys/types.h>

#include <chrono>
#include <optional>

namespace shinpan {

/// Brings what a task has made into the inbox of its run. A share may be away for a while, and
/// then it is tried again for an hour. Nobody waits for a run that is gone, or has made room for
/// another one: the result stays in a file on this machine at once.
class Delivery final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Delivery)

public:
    /// `folder` is the run's, absolute, and there: which file system it is on is remembered. Two
    /// attempts are an `interval` apart.
    Delivery(const QString &folder,
             QString run,
             std::chrono::milliseconds interval = std::chrono::seconds(5),
             QObject *parent = nullptr);

    /// Begins; returns at once. Call once.
    void send(int block, int attempt, QByteArray result);

Q_SIGNALS:
    /// It comes once, if the first try fails, for this reason.
    void delayed(const QString &reason);
    /// It comes once: the result is in the inbox, and nothing is wrong, or it is not, and this says
    /// why, and which file it is in.
    void ended(const QString &wrong);

private:
    void attempt();
    [[nodiscard]] Result<void> deliver() const;
    [[nodiscard]] bool isRunGone() const;
    void keepHere(const QString &reason);

    QString m_folder;
    QString m_run;
    std::optional<dev_t> m_fileSystem; ///< of the folder
    QString m_name;                    ///< of the file, which nothing has anywhere
    QByteArray m_bytes;
    std::chrono::steady_clock::time_point m_begun;
    bool m_isDelayed = false;
    QTimer m_again;
};

} // namespace shinpan
