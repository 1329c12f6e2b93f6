#pragma once

#include "core/util/filedescriptor.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QObject>
#include <QSocketNotifier>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// The two ends of a new pipe, both closed on exec and never one of the numbers 0, 1, 2.
struct PipeEnds
{
    FileDescriptor reading;
    FileDescriptor writing;
};

/// Nothing if the system has no descriptors left.
[[nodiscard]] std::optional<PipeEnds> makePipe();

/// A pipe that nobody reads: its writing end takes everything, and there is no other. Nothing if
/// the system has no descriptors left.
[[nodiscard]] std::optional<PipeEnds> makeDrain();

/// Makes reading and writing it return at once.
void makeNonBlocking(const FileDescriptor &descriptor);

/// Another descriptor of the same file, closed on exec; not open if the system has none left.
[[nodiscard]] FileDescriptor duplicate(int number);

/// Deletes a notifier when it is no longer on the call stack.
struct NotifierDeleter
{
    void operator()(QSocketNotifier *notifier) const;
};
using NotifierPointer = std::unique_ptr<QSocketNotifier, NotifierDeleter>;

/// Reads a pipe from a child process, or a connection, as the event loop reports bytes, one bounded
/// piece per turn so that a flood cannot starve the program.
class PipeReader final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PipeReader)

public:
    using QObject::QObject;
    ~PipeReader() override { close(); }

    void open(FileDescriptor readingEnd);

    /// Bytes are likely to come within microseconds: see PipePolling.
    void expectBytes();

    /// Leaves what comes in the pipe, so that whoever writes there has to wait once it is full.
    void setPaused(bool isPaused);

    /// Reads what is in the pipe now; a writer that goes on writing cannot hold it up. Afterwards
    /// this may be gone.
    void drain();
    void drainAndClose();
    void close();

    /// Reads one piece, if there is one. Only the event loop and PipePolling call it; this may be
    /// gone afterwards.
    void readAvailable();

Q_SIGNALS:
    /// Valid during the call only; the receiver may delete this object.
    void bytesRead(QByteArrayView bytes);
    /// The last writer is gone; `error` is 0, or the system's number for why nothing more can be
    /// read. It is not emitted by close() and drainAndClose().
    void ended(int error);

private:
    enum class Outcome { Read, Empty, Ended };

    [[nodiscard]] Outcome readOnce();

    FileDescriptor m_descriptor;
    NotifierPointer m_notifier;
    std::unique_ptr<char[]> m_buffer;
    bool m_isPaused = false;
    int m_error = 0; ///< of the read that ended it
};

/// Writes to a child's pipe, or a connection: at once if it takes the bytes, the rest when it does.
/// Closing a connection here closes this direction only, whoever else holds it open.
class PipeWriter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PipeWriter)

public:
    using QObject::QObject;

    void open(FileDescriptor writingEnd);
    /// A reader that leaves MostPending bytes waiting has stopped reading: it counts as gone.
    void write(QByteArrayView bytes);
    void closeWhenWritten();
    void close();

    static constexpr qsizetype MostPending = 64 << 20; ///< bytes

    /// How many bytes wait because the reader does not take them.
    [[nodiscard]] qsizetype pending() const { return m_pending.size(); }

Q_SIGNALS:
    /// What had to wait is written.
    void drained();
    /// The reader is gone (EPIPE); this is closed. May be emitted inside write().
    void broken();

private:
    /// Returns how many bytes the pipe took, 0 if it is full, nothing if it is broken.
    [[nodiscard]] std::optional<qsizetype> writeNow(QByteArrayView bytes);
    void writePending();
    void reportBroken();

    FileDescriptor m_descriptor;
    NotifierPointer m_notifier;
    QByteArray m_pending;
    bool m_closesWhenWritten = false;
};

/// Reads the answers of engines that answer at once without a turn of the event loop between: a
/// turn costs more than reading an answer, judging it and asking the next engine together.
///
/// Where an answer is expected within microseconds, serve() waits for bytes of any open reader and
/// has them read, one piece after the other, as long as that leads to further expectations. All
/// readers are watched, not only those that are expected, so no engine's time is measured less
/// exactly than by the event loop; and the one that was read last is the last to be read again, so
/// games at the same time share alike. What else waits (timers, signals, a window) waits for
/// `Moment` and `LongestWait` at most.
///
/// Runs inside the slot of a notifier of the event loop, after everything that its bytes brought
/// about, and has readers read as the event loop would: with nothing of a reader, a session or a
/// coroutine on the stack. So whatever a resumed coroutine destroys is as safe as it is there.
class PipePolling
{
public:
    /// serve() begins no further wait after this.
    static constexpr std::chrono::milliseconds Moment{1};

    /// The longest that a wait lasts. A shorter one costs more: its timer would be the next to go
    /// off, which has the system set the clock's alarm, and take it back, for each answer.
    static constexpr std::chrono::milliseconds LongestWait{5};

    /// The only one of this program, since one thread runs everything.
    [[nodiscard]] static PipePolling &instance();

    /// Watches the reader's descriptor until unwatch().
    void watch(PipeReader &reader, int descriptor);
    void unwatch(const PipeReader &reader, int descriptor);

    /// Bytes of this watched reader are likely to come within microseconds.
    void expect(const PipeReader &reader);
    /// The expected bytes have come.
    void forget(const PipeReader &reader);

    /// Reads while bytes are expected and come. Any reader may be gone afterwards.
    void serve();

private:
    PipePolling();

    [[nodiscard]] PipeReader *nextReader() const;

    FileDescriptor m_readers; ///< an epoll set
    std::vector<const PipeReader *> m_expected;
    bool m_isServing = false;
};

} // namespace shinpan
