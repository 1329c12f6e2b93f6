#pragma once

#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpframer.h"
#include "core/gtp/gtpreply.h"
#include "core/util/completion.h"
#include "core/util/message.h"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>

namespace shinpan {

/// The limit of commands that may think as long as they like.
inline constexpr std::chrono::milliseconds NoDeadline = std::chrono::milliseconds::max();

/// The commands of one session that have no answer yet, in their order: first those that are
/// written, then those that wait. Decides which may be written, which an answer belongs to, how
/// long the engine took, and settles each exactly once. Pure: it is told the time and writes
/// nothing.
///
/// A settled command that was written (timed out, cancelled) keeps its place, so that its late
/// answer is swallowed and does not pass for the next one's.
///
/// The engine's time for a command begins when the pipe has taken it or, if that is later, when the
/// answer to the one before it was read. Answers that come in one piece do not tell when the engine
/// went from one to the next; then it begins with what was read before that piece.
class GtpCommandQueue
{
public:
    using Clock = std::chrono::steady_clock;
    using LineSink = std::function<void(QByteArrayView line)>;

    struct Entry
    {
        GtpCommand command;
        std::chrono::milliseconds limit = NoDeadline; ///< of the engine's time for it
        LineSink sink{};              ///< takes the reply's lines as they come, if set
        bool isInterruptible = false; ///< the next command does not wait for this one's end
        bool isAhead = false;         ///< does not wait for the end of the one before it

        Completion<GtpReply> reply{};
        int id = 0; ///< given when written
        Clock::time_point written{};
    };

    void append(Entry entry) { m_entries.push_back(std::move(entry)); }

    /// The next command to write, if nothing before it stands in the way.
    [[nodiscard]] const Entry *nextToWrite() const;

    /// Gives what nextToWrite() returned the next id; they count from 1.
    void markWritten(Clock::time_point now);

    /// The pipe has taken all that were marked: their time counts from now on.
    void noteTaken(Clock::time_point now);

    enum class Match {
        Found, ///< first() is the command; those that the engine skipped have failed
        NothingAsked,
        AnsweredBefore, ///< a second answer, or one to a command that was skipped
        UnknownId,      ///< no command ever had this id; the one in flight has failed
    };

    /// Finds the command that an answer with this id belongs to; without one it is the oldest.
    [[nodiscard]] Match match(std::optional<int> id, Clock::time_point now);

    [[nodiscard]] const Entry &first() const { return m_entries.front(); }

    /// Settles and forgets first(), whose answer was read to its end at `now`; false if nobody was
    /// waiting for it.
    bool answerFirst(Result<QString, GtpError> text, Clock::time_point now);

    /// The command that the engine is working on: the oldest that is written and not settled, but
    /// the newest of those that may be interrupted. Null if there is none.
    [[nodiscard]] const Entry *inFlight() const;

    /// Whether the newest command, written or not, has an answer that ends with the next command.
    [[nodiscard]] bool awaitsNext() const
    {
        return !m_entries.empty() && m_entries.back().isInterruptible;
    }

    /// Whether the oldest command without an answer is settled already: its time ran out, or it was
    /// given up.
    [[nodiscard]] bool owesAnswer() const { return m_written > 0 && first().reply.isComplete(); }

    /// The id given last, 0 if none was.
    [[nodiscard]] int lastId() const { return m_lastId; }

    /// Ids of the commands that are written and not answered.
    [[nodiscard]] GtpIdRange awaitedIds() const;

    /// Has no effect if there is no such command or it is settled.
    void cancel(const Completion<GtpReply> &reply, Clock::time_point now);

    /// Fails and forgets all commands.
    void failAll(const GtpError &error, Clock::time_point now);

    /// The time of inFlight() is up then; time_point::max() for never.
    [[nodiscard]] Clock::time_point deadline() const;

    /// inFlight() fails and keeps its place.
    void failInFlight(const GtpError &error, Clock::time_point now);

    /// Whether a command that did not wait for the one before it has ever been answered.
    [[nodiscard]] bool hasAnsweredAhead() const { return m_hasAnsweredAhead; }

private:
    void fail(const Entry &entry, const GtpError &error, Clock::time_point now) const;
    [[nodiscard]] std::chrono::nanoseconds elapsed(const Entry &entry, Clock::time_point now) const;
    void skipFirst(const Message &text, Clock::time_point now);
    void removeFirst();

    std::deque<Entry> m_entries;
    std::size_t m_written = 0; ///< how many of the first ones are written
    std::size_t m_taken = 0;   ///< how many of those are in the pipe
    int m_lastId = 0;
    bool m_hasAnsweredAhead = false;
    Clock::time_point m_lastAnswer{};   ///< when it was read
    Clock::time_point m_answerBefore{}; ///< the one read before that piece
    Clock::time_point m_lastFailure{}; ///< the time at which we last gave up waiting for the engine
};

} // namespace shinpan
