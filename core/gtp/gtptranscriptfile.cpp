#include "core/gtp/gtptranscriptfile.h"

#include "core/util/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStorageInfo>
#include <QUuid>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace shinpan {

namespace {

const auto LogSuffix = QLatin1String(".log");
const auto LockSuffix = QLatin1String(".lock");

const auto FreshSuffix = QLatin1String(".new");

const auto RescuedName = QStringLiteral("engines %1.txt");

constexpr qsizetype MostPending = 256 * 1024; ///< bytes
constexpr qsizetype WindowSize = 64 * 1024;   ///< bytes
constexpr qint64 SpaceInterval = 16LL << 20;  ///< bytes

[[nodiscard]] std::unique_ptr<QLockFile> lockFor(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path.chopped(LogSuffix.size()) + LockSuffix);
    lock->setStaleLockTime(0); // held as long as we live, however long that is
    return lock;
}

/// What engines are told is private, so only the owner may read the file.
[[nodiscard]] int openNew(const QByteArray &path)
{
    constexpr int Mode = 0600;
    return ::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, Mode);
}

/// At most this many bytes from there on.
[[nodiscard]] QByteArray bytesOf(const FileDescriptor &file, qint64 offset, qsizetype most)
{
    QByteArray bytes(most, Qt::Uninitialized);
    const auto got =
        ::pread(file.number(), bytes.data(), static_cast<std::size_t>(bytes.size()), offset);
    bytes.resize(std::max<qsizetype>(static_cast<qsizetype>(got), 0));
    return bytes;
}

[[nodiscard]] QString systemError()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

} // namespace

Result<std::unique_ptr<GtpTranscriptFile>> GtpTranscriptFile::create(const QString &directory)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + LogSuffix;
    const QString path = QDir(directory).filePath(name);
    if (!makeFolder(directory, FileReaders::OwnerOnly)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), directory));
    }
    std::unique_ptr<QLockFile> lock = lockFor(path);
    [[maybe_unused]] const bool locked = lock->tryLock();
    FileDescriptor file(openNew(QFile::encodeName(path)));
    if (!file.isOpen()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"), path, systemError()));
    }
    return std::unique_ptr<GtpTranscriptFile>(
        new GtpTranscriptFile(path, std::move(file), std::move(lock)));
}

GtpTranscriptFile::GtpTranscriptFile(const QString &path,
                                     FileDescriptor file,
                                     std::unique_ptr<QLockFile> lock)
    : m_path(path)
    , m_file(std::move(file))
    , m_lock(std::move(lock))
{
    checkSpace();
}

GtpTranscriptFile::~GtpTranscriptFile()
{
    QFile::remove(m_path);
}

QStringList GtpTranscriptFile::rescueIn(const QString &path)
{
    QStringList rescued;
    const QDir directory(path);
    const auto filesNamed = [&directory](const QString &pattern) {
        return directory.entryInfoList({pattern}, QDir::Files, QDir::Time);
    };
    for (const QFileInfo &file : filesNamed(u'*' + LogSuffix)) {
        if (!lockFor(file.filePath())->tryLock()) {
            continue; // its process is alive
        }
        const QString time = file.lastModified().toString(u"yyyy-MM-dd hh.mm.ss.zzz");
        const QString name = directory.filePath(RescuedName.arg(time));
        if (QFile::rename(file.filePath(), name)) {
            rescued << name;
        }
    }
    for (const QFileInfo &half : filesNamed(u'*' + LogSuffix + FreshSuffix)) {
        const QString log = half.filePath().chopped(FreshSuffix.size());
        if (lockFor(log)->tryLock()) { // its process died while it wrote the file anew
            QFile::remove(half.filePath());
        }
    }
    const QFileInfoList all = filesNamed(RescuedName.arg(QLatin1Char('*')));
    for (const QFileInfo &tooMany : all.mid(MostRescued)) {
        QFile::remove(tooMany.filePath());
    }
    return rescued;
}

void GtpTranscriptFile::append(QByteArrayView bytes)
{
    if (!m_problem.isEmpty()) {
        return;
    }
    m_pending += bytes;
    if (m_pending.size() >= MostPending) {
        write();
    }
}

void GtpTranscriptFile::keepOnly(const std::vector<Part> &parts)
{
    write();
    const QByteArray fresh = QFile::encodeName(m_path + FreshSuffix);
    ::unlink(fresh.constData());
    FileDescriptor file(openNew(fresh));
    if (!file.isOpen()) {
        m_problem = Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"), m_path,
                                systemError());
        return;
    }
    const FileDescriptor old = std::exchange(m_file, std::move(file));
    m_written = 0;
    m_spaceChecked = 0;
    m_window.clear();
    QByteArray piece;
    qint64 pieceBegin = 0;
    for (const Part &part : parts) {
        append(part.text);
        for (qint64 at = part.offset; part.text.isEmpty() && at < part.offset + part.size;) {
            if (at < pieceBegin || at >= pieceBegin + piece.size()) {
                pieceBegin = at;
                piece = bytesOf(old, at, MostPending);
            }
            const qint64 rest =
                std::min(part.offset + part.size - at, pieceBegin + piece.size() - at);
            if (rest <= 0) {
                m_problem = Message::of(QT_TRANSLATE_NOOP("Messages", "cannot read %1: %2"), m_path,
                                        systemError());
                return;
            }
            append(QByteArrayView(piece).sliced(static_cast<qsizetype>(at - pieceBegin),
                                                static_cast<qsizetype>(rest)));
            at += rest;
        }
    }
    write();
    if (m_problem.isEmpty()
        && std::rename(fresh.constData(), QFile::encodeName(m_path).constData()) != 0) {
        m_problem = Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"), m_path,
                                systemError());
    }
}

Result<void> GtpTranscriptFile::flush()
{
    write();
    if (!m_problem.isEmpty()) {
        return failure(m_problem);
    }
    return {};
}

void GtpTranscriptFile::write()
{
    QByteArrayView rest = m_pending;
    while (m_problem.isEmpty() && !rest.isEmpty()) {
        const auto taken =
            ::write(m_file.number(), rest.data(), static_cast<std::size_t>(rest.size()));
        if (taken >= 0) {
            m_written += taken;
            rest = rest.sliced(static_cast<qsizetype>(taken));
        } else if (errno != EINTR) {
            m_problem = Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"), m_path,
                                    systemError());
        }
    }
    m_pending.resize(0); // keeps its memory
    if (m_written - m_spaceChecked >= SpaceInterval) {
        checkSpace();
    }
}

void GtpTranscriptFile::checkSpace()
{
    m_spaceChecked = m_written;
    const QStorageInfo disk(m_path);
    if (disk.isValid() && disk.bytesAvailable() < LeastSpace) {
        m_problem = Message::of(
            QT_TRANSLATE_NOOP("Messages", "cannot write %1: the disk is nearly full"), m_path);
    }
}

QByteArrayView GtpTranscriptFile::read(qint64 offset, qsizetype size)
{
    if (offset + size > m_written) {
        write();
    }
    const qint64 end = offset + size;
    if (offset < m_windowBegin || end > m_windowBegin + m_window.size()) {
        const bool isBefore = offset < m_windowBegin;
        m_windowBegin = isBefore ? std::max<qint64>(std::min(offset, end - WindowSize), 0) : offset;
        m_window = bytesOf(m_file, m_windowBegin, std::max(WindowSize, size));
    }
    const qint64 begin = offset - m_windowBegin;
    const bool isThere = begin >= 0 && begin + size <= m_window.size();
    return isThere ? QByteArrayView(m_window).sliced(begin, size) : QByteArrayView();
}

} // namespace shinpan
