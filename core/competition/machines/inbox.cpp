#include "core/competition/machines/inbox.h"

#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUuid>

namespace shinpan {

namespace {

constexpr qint64 LargestResult = 512 * MiB;
constexpr qsizetype MostSums = 4096; // some 100 bytes each

[[nodiscard]] QString takenFolder(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("taken"));
}

/// Under a name that nothing has there.
[[nodiscard]] QString moved(const QString &path, const QString &folder)
{
    const QString name =
        QFileInfo(path).fileName() + u'.' + QUuid::createUuid().toString(QUuid::Id128).left(8);
    const QString target = QDir(folder).filePath(name);
    return makeFolder(folder) && QFile::rename(path, target) ? target : QString();
}

} // namespace

Inbox::Inbox(const QString &folder, QString run)
    : m_folder(folder)
    , m_run(std::move(run))
{
    for (const QString &needed : {arriving(folder), inbox(folder), takenFolder(folder)}) {
        static_cast<void>(makeFolder(needed)); // whoever writes there says why it cannot
    }
    const QFileInfoList taken = QDir(takenFolder(folder)).entryInfoList(QDir::Files);
    for (const QFileInfo &file : taken) {
        static_cast<void>(moved(file.filePath(), inbox(folder)));
    }
}

QString Inbox::arriving(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("arriving"));
}

QString Inbox::inbox(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("inbox"));
}

std::optional<BlockResult> Inbox::next()
{
    if (m_waiting.isEmpty()) { // one look for all of them: it takes longer the more there are
        m_waiting = QDir(inbox(m_folder))
                        .entryInfoList(QDir::Files | QDir::Hidden, QDir::Time | QDir::Reversed);
    }
    while (!m_waiting.isEmpty()) {
        const QFileInfo file = m_waiting.takeFirst();
        const Result<QByteArray> bytes = readRegularFile(file.filePath(), LargestResult);
        if (!bytes) {
            continue; // gone, or to be tried again
        }
        Result<BlockResult, SealFault> result = resultFromBytes(*bytes);
        if (!result || result->run != m_run) {
            setAside(file.filePath(),
                     result ? QStringLiteral("foreign") : QString(sealFaultName(result.error())));
            continue;
        }
        const QByteArray sum = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256);
        if (m_sums.contains(sum)) {
            setAside(file.filePath(), QStringLiteral("doubled"));
            continue;
        }
        const QString taken = moved(file.filePath(), takenFolder(m_folder));
        if (taken.isEmpty()) {
            continue;
        }
        m_taken.push_back({taken});
        remember(sum);
        return std::move(*result);
    }
    return std::nullopt;
}

void Inbox::remember(const QByteArray &sum)
{
    m_sums.insert(sum);
    m_order.enqueue(sum);
    if (m_order.size() > MostSums) {
        m_sums.remove(m_order.dequeue());
    }
}

void Inbox::setAside()
{
    m_taken.back().isSpare = true;
}

void Inbox::setAside(const QString &path, const QString &reason)
{
    const QString folder = QDir(m_folder).filePath(QStringLiteral("aside/") + reason);
    m_aside += moved(path, folder).isEmpty() ? 0 : 1;
}

void Inbox::confirm()
{
    for (const Taken &taken : std::exchange(m_taken, {})) {
        if (taken.isSpare) {
            setAside(taken.path, QStringLiteral("spare"));
        } else {
            QFile::remove(taken.path);
        }
    }
}

} // namespace shinpan
