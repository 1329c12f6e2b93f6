#include "core/machines/inbox.h"

#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUuid>

namespace shinpan {

namespace {

/// A file of a result that unpacks to `most` bytes: packing adds nothing but what says how it is
/// packed.
[[nodiscard]] qint64 largestFile(qsizetype most)
{
    return most + most / 100 + MostAttached + KiB;
}

constexpr qsizetype MostSums = 4096; // some 100 bytes each

[[nodiscard]] QString takenFolder(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("taken"));
}

/// Moves a file into the folder, under a name that is free there.
[[nodiscard]] QString moved(const QString &path, const QString &folder)
{
    const QString name =
        QFileInfo(path).fileName() + u'.' + QUuid::createUuid().toString(QUuid::Id128).left(8);
    const QString target = QDir(folder).filePath(name);
    return makeFolder(folder) && QFile::rename(path, target) ? target : QString();
}

} // namespace

Inbox::Inbox(const QString &folder)
    : m_folder(folder)
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

bool Inbox::next(const Reader &read, qsizetype most)
{
    if (m_waiting.isEmpty()) { // looks once for all files: it takes longer the more there are
        m_waiting = QDir(inbox(m_folder))
                        .entryInfoList(QDir::Files | QDir::Hidden, QDir::Time | QDir::Reversed);
    }
    while (!m_waiting.isEmpty()) {
        const QFileInfo file = m_waiting.takeFirst();
        if (QFileInfo(file.filePath()).size() > largestFile(most)) {
            moveAside(file.filePath(), sealFaultName(SealFault::Oversized));
            continue;
        }
        const Result<QByteArray> bytes = readRegularFile(file.filePath(), largestFile(most));
        if (!bytes) {
            continue; // gone, or to be tried again
        }
        if (const QString fault = read(*bytes); !fault.isEmpty()) {
            moveAside(file.filePath(), fault);
            continue;
        }
        const QByteArray sum = QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256);
        if (m_sums.contains(sum)) {
            moveAside(file.filePath(), QStringLiteral("doubled"));
            continue;
        }
        const QString taken = moved(file.filePath(), takenFolder(m_folder));
        if (taken.isEmpty()) {
            continue;
        }
        m_taken.push_back({taken});
        remember(sum);
        return true;
    }
    return false;
}

void Inbox::remember(const QByteArray &sum)
{
    m_sums.insert(sum);
    m_order.enqueue(sum);
    if (m_order.size() > MostSums) {
        m_sums.remove(m_order.dequeue());
    }
}

void Inbox::setAside(const QString &reason)
{
    m_taken.back().reason = reason;
}

void Inbox::moveAside(const QString &path, const QString &reason)
{
    const QString folder = QDir(m_folder).filePath(QStringLiteral("aside/") + reason);
    m_aside += moved(path, folder).isEmpty() ? 0 : 1;
}

void Inbox::confirm()
{
    for (const Taken &taken : std::exchange(m_taken, {})) {
        if (taken.reason.isEmpty()) {
            QFile::remove(taken.path);
        } else {
            moveAside(taken.path, taken.reason);
        }
    }
}

} // namespace shinpan
