#include "core/gtp/pipe.h"

#include "core/util/completion.h"

#include <QPointer>
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <utility>

namespace shinpan {

namespace {

/// What Linux pipes hold by default: one piece empties a full pipe.
constexpr qsizetype PieceSize = 64 * 1024;

/// drainAndClose() gives up after this many: more can only mean that somebody goes on writing.
constexpr int MaxPiecesToDrain = 16;

/// A descriptor below 3 would be overwritten when the child arranges its standard streams.
FileDescriptor aboveStandardStreams(int number)
{
    FileDescriptor given(number);
    constexpr int FirstFree = 3;
    return number >= FirstFree ? std::move(given)
                               : FileDescriptor(::fcntl(number, F_DUPFD_CLOEXEC, FirstFree));
}

} // namespace

std::optional<PipeEnds> makePipe()
{
    int numbers[2];
    if (::pipe2(numbers, O_CLOEXEC) != 0) {
        return std::nullopt;
    }
    PipeEnds ends{.reading = aboveStandardStreams(numbers[0]),
                  .writing = aboveStandardStreams(numbers[1])};
    if (!ends.reading.isOpen() || !ends.writing.isOpen()) {
        return std::nullopt;
    }
    return ends;
}

std::optional<PipeEnds> makeDrain()
{
    PipeEnds ends{.reading = {},
                  .writing = aboveStandardStreams(::open("/dev/null", O_WRONLY | O_CLOEXEC))};
    if (!ends.writing.isOpen()) {
        return std::nullopt;
    }
    return ends;
}

void makeNonBlocking(const FileDescriptor &descriptor)
{
    ::fcntl(descriptor.number(), F_SETFL, ::fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

FileDescriptor duplicate(int number)
{
    return FileDescriptor(::fcntl(number, F_DUPFD_CLOEXEC, 0));
}

void NotifierDeleter::operator()(QSocketNotifier *notifier) const
{
    notifier->setEnabled(false);
    notifier->deleteLater();
}

void PipeReader::open(FileDescriptor readingEnd)
{
    makeNonBlocking(readingEnd);
    m_descriptor = std::move(readingEnd);
    m_buffer = std::make_unique_for_overwrite<char[]>(PieceSize);
    m_notifier.reset(new QSocketNotifier(m_descriptor.number(), QSocketNotifier::Read));
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        readAvailable();
        PipePolling::instance().serve(); // this may be gone
    });
    PipePolling::instance().watch(*this, m_descriptor.number());
}

void PipeReader::expectBytes()
{
    if (m_descriptor.isOpen()) {
        PipePolling::instance().expect(*this);
    }
}

void PipeReader::setPaused(bool isPaused)
{
    if (!m_descriptor.isOpen() || m_isPaused == isPaused) {
        return;
    }
    m_isPaused = isPaused;
    m_notifier->setEnabled(!isPaused);
    if (isPaused) {
        PipePolling::instance().unwatch(*this, m_descriptor.number());
    } else {
        PipePolling::instance().watch(*this, m_descriptor.number());
    }
}

void PipeReader::drain()
{
    const QPointer<PipeReader> self(this);
    for (int piece = 0; piece < MaxPiecesToDrain && m_descriptor.isOpen(); ++piece) {
        const Outcome outcome = readOnce();
        if (!self || outcome != Outcome::Read) {
            return;
        }
    }
}

void PipeReader::drainAndClose()
{
    const QPointer<PipeReader> self(this);
    drain();
    if (self) {
        close();
    }
}

void PipeReader::close()
{
    if (m_descriptor.isOpen()) {
        PipePolling::instance().unwatch(*this, m_descriptor.number());
    }
    m_notifier.reset();
    m_descriptor.reset();
}

PipeReader::Outcome PipeReader::readOnce()
{
    const ssize_t count = ::read(m_descriptor.number(), m_buffer.get(), PieceSize);
    if (count > 0) {
        Q_EMIT bytesRead(QByteArrayView(m_buffer.get(), count));
        return Outcome::Read;
    }
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
        return Outcome::Empty;
    }
    m_error = count < 0 ? errno : 0;
    return Outcome::Ended;
}

void PipeReader::readAvailable()
{
    const ResumptionScope scope;
    PipePolling::instance().forget(*this);
    if (readOnce() == Outcome::Ended) {
        close();
        Q_EMIT ended(m_error);
    }
}

void PipeWriter::open(FileDescriptor writingEnd)
{
    // Writing to an engine that died must be an error, not our death. (QProcess does the same when
    // it writes.)
    [[maybe_unused]] static const auto previous = ::signal(SIGPIPE, SIG_IGN);
    makeNonBlocking(writingEnd);
    m_descriptor = std::move(writingEnd);
    m_notifier.reset(new QSocketNotifier(m_descriptor.number(), QSocketNotifier::Write));
    m_notifier->setEnabled(false);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &PipeWriter::writePending);
}

void PipeWriter::write(QByteArrayView bytes)
{
    if (!m_descriptor.isOpen()) {
        return;
    }
    if (m_pending.isEmpty()) {
        const std::optional<qsizetype> count = writeNow(bytes);
        if (!count) {
            reportBroken();
            return;
        }
        bytes = bytes.sliced(*count);
    }
    if (m_pending.size() + bytes.size() > MostPending) {
        reportBroken();
    } else if (!bytes.isEmpty()) {
        m_pending += bytes;
        m_notifier->setEnabled(true);
    }
}

void PipeWriter::closeWhenWritten()
{
    m_closesWhenWritten = true;
    if (m_pending.isEmpty()) {
        close();
    }
}

void PipeWriter::close()
{
    m_pending.clear();
    m_notifier.reset();
    if (m_descriptor.isOpen()) {
        ::shutdown(m_descriptor.number(), SHUT_WR); // without effect on a pipe
    }
    m_descriptor.reset();
}

std::optional<qsizetype> PipeWriter::writeNow(QByteArrayView bytes)
{
    ssize_t count = 0;
    do {
        count =
            ::write(m_descriptor.number(), bytes.data(), static_cast<std::size_t>(bytes.size()));
    } while (count < 0 && errno == EINTR);
    if (count >= 0) {
        return count;
    }
    return errno == EAGAIN ? std::optional<qsizetype>(0) : std::nullopt;
}

void PipeWriter::writePending()
{
    const std::optional<qsizetype> count = writeNow(m_pending);
    if (!count) {
        reportBroken();
        return;
    }
    m_pending.remove(0, *count);
    if (m_pending.isEmpty()) {
        m_notifier->setEnabled(false);
        if (m_closesWhenWritten) {
            close();
        }
        Q_EMIT drained(); // this may be gone
    }
}

void PipeWriter::reportBroken()
{
    close();
    Q_EMIT broken();
}

PipePolling &PipePolling::instance()
{
    static PipePolling reading;
    return reading;
}

PipePolling::PipePolling()
    : m_readers(::epoll_create1(EPOLL_CLOEXEC))
{ }

void PipePolling::watch(PipeReader &reader, int descriptor)
{
    epoll_event event{.events = EPOLLIN, .data = {.ptr = &reader}};
    ::epoll_ctl(m_readers.number(), EPOLL_CTL_ADD, descriptor, &event);
}

/// Does not leave it to close(): a process that is just being forked holds the descriptor open.
void PipePolling::unwatch(const PipeReader &reader, int descriptor)
{
    forget(reader);
    ::epoll_ctl(m_readers.number(), EPOLL_CTL_DEL, descriptor, nullptr);
}

void PipePolling::expect(const PipeReader &reader)
{
    if (std::ranges::find(m_expected, &reader) == m_expected.end()) {
        m_expected.push_back(&reader);
    }
}

void PipePolling::forget(const PipeReader &reader)
{
    std::erase(m_expected, &reader);
}

void PipePolling::serve()
{
    using Clock = std::chrono::steady_clock;
    if (m_expected.empty() || std::exchange(m_isServing, true)) {
        return; // the latter in a nested event loop, which only tests have
    }
    const Clock::time_point end = Clock::now() + Moment;
    do {
        PipeReader *const reader = nextReader();
        if (reader == nullptr) {
            m_expected.clear(); // the event loop will tell when they answer
            break;
        }
        reader->readAvailable();
    } while (!m_expected.empty() && Clock::now() < end);
    m_isServing = false;
}

/// A reader that has bytes, or has ended; null if there is none within `LongestWait`. The system
/// names them in turn.
PipeReader *PipePolling::nextReader() const
{
    epoll_event event{};
    const int count = ::epoll_wait(m_readers.number(), &event, 1, LongestWait.count());
    return count == 1 ? static_cast<PipeReader *>(event.data.ptr) : nullptr;
}

} // namespace shinpan
