#include "core/machines/delivery.h"

#include "core/machines/inbox.h"
#include "core/machines/runstate.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUuid>
#include <sys/stat.h>

#include <cerrno>
#include <utility>

namespace shinpan {

namespace {

constexpr auto Longest = std::chrono::hours(1);

/// The file system of the path, or of the nearest folder above it that is there; nothing if that
/// cannot be told.
[[nodiscard]] std::optional<dev_t> fileSystemOf(QString path)
{
    struct stat there = {};
    while (::stat(QFile::encodeName(path).constData(), &there) != 0) {
        const QString above = QFileInfo(path).path();
        if ((errno != ENOENT && errno != ENOTDIR) || above == path) {
            return std::nullopt;
        }
        path = above;
    }
    return there.st_dev;
}

} // namespace

Delivery::Delivery(const QString &folder,
                   QString run,
                   std::chrono::milliseconds interval,
                   QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_run(std::move(run))
    , m_fileSystem(fileSystemOf(folder))
{
    m_again.setSingleShot(true);
    m_again.setInterval(interval);
    m_again.callOnTimeout(this, &Delivery::attempt);
}

void Delivery::send(int block, int attempt, QByteArray result)
{
    m_name = QStringLiteral("%1.%2.%3.result")
                 .arg(block)
                 .arg(attempt)
                 .arg(QUuid::createUuid().toString(QUuid::Id128).left(8));
    m_bytes = std::move(result);
    m_begun = std::chrono::steady_clock::now();
    QMetaObject::invokeMethod(this, &Delivery::attempt, Qt::QueuedConnection);
}

void Delivery::attempt()
{
    if (isRunGone()) {
        keepHere(QStringLiteral("%1 has no run %2 any more").arg(m_folder, m_run));
        return;
    }
    const Result<void> delivered = deliver();
    if (delivered) {
        Q_EMIT ended({});
        return;
    }
    if (std::chrono::steady_clock::now() - m_begun >= Longest) {
        keepHere(delivered.error().english());
        return;
    }
    m_again.start();
    if (!std::exchange(m_isDelayed, true)) {
        Q_EMIT delayed(delivered.error().english());
    }
}

/// Delivers the result in one step, once it is whole and on the disk.
Result<void> Delivery::deliver() const
{
    const QString arriving = QDir(Inbox::arriving(m_folder)).filePath(m_name);
    if (const Result<void> saved = saveWholeFile(m_bytes, arriving); !saved) {
        return failure(inFile(arriving, saved.error()));
    }
    const QString target = QDir(Inbox::inbox(m_folder)).filePath(m_name);
    if (!QFile::rename(arriving, target)) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1 cannot be moved to %2"),
                                   arriving, target));
    }
    return {};
}

/// What is not there is gone where its file system is; else that is away. A file that is there and
/// cannot be read tells nothing.
bool Delivery::isRunGone() const
{
    if (hasRunState(m_folder)) {
        const std::optional<QString> run = runIn(m_folder);
        return run && run != m_run;
    }
    return m_fileSystem && fileSystemOf(m_folder) == m_fileSystem;
}

void Delivery::keepHere(const QString &reason)
{
    QTemporaryDir folder(QDir(QDir::tempPath()).filePath(QStringLiteral("shinpan-kept-XXXXXX")));
    const QString path = folder.isValid() ? folder.filePath(m_name) : QDir::temp().filePath(m_name);
    const Result<void> saved = folder.isValid()
                                 ? saveWholeFile(m_bytes, path, FileReaders::OwnerOnly)
                                 : Result<void>(failure(Message::verbatim(folder.errorString())));
    folder.setAutoRemove(!saved);
    Q_EMIT ended(
        saved ? QStringLiteral("%1; the result is kept in %2, for the inbox of the run's folder")
                    .arg(reason, path)
              : QStringLiteral("%1; the result is lost: %2: %3")
                    .arg(reason, path, saved.error().english()));
}

} // namespace shinpan
