#pragma once

#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpframer.h"
#include "core/gtp/gtpreply.h"
#include "core/util/completion.h"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace shinpan {

/// For commands that may think as long as they like.
inline constexpr std::chrono::milliseconds NoDeadline = std::chrono::milliseconds::max();

/// The commands of one session that have no answer yet, in their order: first those that are
/// written, then those that wait. Decides which may be written, which an answer belongs to, and
/// settles each exactly once. Pure: it is told the time and writes nothing.
///
/// A settled command that was written (timed out, cancelled) keeps its place, so that its late
/// answer is swallowed and does not pass for the next one's.
class GtpCommandQueue
{
public:
    using Clock = std::chrono::steady_clock;
    using LineSink = std::function<void(QByteArrayView line)>;

    struct Entry
    {
        GtpCommand command;
        std::chrono::milliseconds limit = NoDeadline; ///< counted from the writing
        LineSink sink{};              ///< takes the reply's lines as they come, if set
        bool isInterruptible = false; ///< the next command does not wait for this one's end

        Completion<GtpReply> reply{};
        int id = 0; ///< given when written
        Clock::time_point written{};
        Clock::time_point deadline = Clock::time_point::max();

        /// False if it was settled before.
        bool settle(Result<QString, GtpError> text, Clock::time_point now) const;
    };

    void append(Entry entry);

    /// The next command to write, if nothing before it stands in the way.
    [[nodiscard]] Entry *nextToWrite();

    /// Gives what nextToWrite() returned the next id (they count from 1) and its deadline.
    void markWritten(Clock::time_point now);

    /// The pipe has taken the last one that was marked: its time counts from now on.
    void restartTime(Clock::time_point now);

    enum class Match {
        Found, ///< first() is the command; those that the engine skipped have failed
        NothingAsked,
        AnsweredBefore, ///< a second answer, or one to a command that was skipped
        UnknownId,      ///< no command ever had this id; the one in flight has failed
    };

    /// Finds the command that an answer with this id belongs to; without one it is the oldest.
    [[nodiscard]] Match match(std::optional<int> id, Clock::time_point now);

    [[nodiscard]] const Entry &first() const { return m_entries.front(); }

    /// Forgets first(), whose answer is complete.
    void removeFirst();

    /// The command that the engine is working on: written last and not settled; null if there is
    /// none.
    [[nodiscard]] const Entry *inFlight() const;

    /// The id given last, 0 if none was.
    [[nodiscard]] int lastId() const { return m_lastId; }

    /// Ids of the commands that are written and not answered.
    [[nodiscard]] GtpIdRange awaitedIds() const;

    /// Without effect if there is no such command or it is settled.
    void cancel(const Completion<GtpReply> &reply, Clock::time_point now);

    /// Everything fails and is forgotten.
    void failAll(const GtpError &error, Clock::time_point now);

    /// The unsettled commands whose time is up.
    [[nodiscard]] std::vector<Entry> overdue(Clock::time_point now) const;
    /// When to look again; time_point::max() for never.
    [[nodiscard]] Clock::time_point nextDeadline() const;

private:
    void failFirst(const QString &text, Clock::time_point now);

    std::deque<Entry> m_entries;
    std::size_t m_written = 0; ///< so many of the first ones are written
    int m_lastId = 0;
};

} // namespace shinpan
