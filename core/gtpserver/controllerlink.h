#pragma once

#include "core/gtp/gtptranscript.h"
#include "core/gtp/linesplitter.h"
#include "core/gtp/pipe.h"
#include "core/gtp/servedcaller.h"
#include "core/gtpserver/callerguard.h"
#include "core/gtpserver/callerstanding.h"
#include "core/gtpserver/gtpwords.h"
#include "core/util/completion.h"
#include "core/util/message.h"

#include <QDeadlineTimer>
#include <QObject>

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan {

/// A controller at the other end of a pipe or a connection, for whoever answers it in an event
/// loop: commands in, answers out.
///
/// Memory is bounded on both sides: a controller that sends commands faster than they are answered
/// has to wait, and one that does not read its answers is hung up on.
class ControllerLink final : public ServedCaller
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControllerLink)

public:
    /// A longer line is answered with a failure, once, and is none.
    static constexpr std::size_t LongestLine = 1024 * 1024;
    /// The most bytes of answers that wait for a controller that reads slowly.
    static constexpr qsizetype MostUnread = 16 << 20;
    /// A caller's commands are answered in a row for this long; the next ones come behind everybody
    /// else's.
    static constexpr std::chrono::milliseconds Turn{1};

    /// A connection is both at once: duplicate() it. Nothing is read before next().
    ControllerLink(FileDescriptor input, FileDescriptor output, QObject *parent = nullptr);
    /// Whoever awaits next() gets nothing. What was not written yet is lost, see close().
    ~ControllerLink() override;

    /// Records what is said on both sides from now on: commands as such, answers as such. Commands
    /// that wait to be taken are recorded, too.
    void recordIn(const GtpRecorder &recorder);

    /// Guards against a caller that nobody knows: the guard's words answer what it objects to, and
    /// a caller that does not begin with GTP is hung up on. Call before next().
    void guard(CallerGuard guard) { m_guard = std::move(guard); }
    [[nodiscard]] bool isGuarded() const { return m_guard.has_value(); }
    /// Reads on until began(), hungUp() or the end.
    void awaitBeginning();
    [[nodiscard]] Clock::time_point played() const override { return m_standing.played; }
    [[nodiscard]] bool givesWay(const CallerPatience &patience) const override
    {
        return m_standing.givesWay(patience);
    }
    [[nodiscard]] bool isSilent(const CallerPatience &patience) const override
    {
        return (m_awaitsBeginning || isIdle()) && m_standing.isSilent(patience);
    }
    /// Whether the next command is awaited: nothing is being carried out.
    [[nodiscard]] bool isIdle() const { return m_awaited.has_value(); }

    /// The next command, one at a time; nothing if there will be no more.
    [[nodiscard]] Completion<std::optional<GtpQuery>> next();
    /// Whether anything has come since the last command that was taken, were it but a blank line:
    /// it ends an analysis.
    [[nodiscard]] bool hasMore() const { return m_hasMore || m_hasEnded; }
    /// Whether nothing more will come than has come.
    [[nodiscard]] bool hasEnded() const { return m_hasEnded; }

    void answer(std::string_view id, const GtpAnswer &answer);
    /// Writes a part of an answer that comes in pieces, as it is.
    void write(std::string_view text);
    /// Whether the controller is slow to read: what can be left out is better left out.
    [[nodiscard]] bool isSlow() const { return m_output.pending() > 64 * 1024; }

    /// Why the controller was hung up on, in words that follow "the controller"; empty: it was not.
    [[nodiscard]] const Message &fault() const { return m_fault; }

    /// Takes no further command; answers are still written.
    void stopReading();
    /// Closes both directions once everything is written; closed() follows.
    void close();
    /// Closes them now: whoever awaits next() gets nothing.
    void hangUp(const Message &fault) override { breakOff(fault); }
    void hangUp() { breakOff({}); }

Q_SIGNALS:
    /// A caller has sent a first command, and it is GTP.
    void began();
    /// hasMore() is true now.
    void moreCame();
    /// Nobody reads our answers now.
    void hungUp();
    void closed();

private:
    void take(QByteArrayView bytes);
    void takeLine(const LineSplitter::Line &line);
    [[nodiscard]] bool isAnswered(const GtpQuery &query);
    void endInput();
    void tellBeginning();
    void recordAnswer(std::string_view text);
    void breakOff(const Message &fault);
    void serve();
    [[nodiscard]] bool isTurnOver();

    PipeReader m_input;
    PipeWriter m_output;
    LineSplitter m_lines{LongestLine};
    GtpRecorder m_recorder{nullptr, 0};
    std::optional<CallerGuard> m_guard; ///< nothing: whoever started us is there
    CallerStanding m_standing;
    std::string m_command;   ///< the name of the one that was taken last
    bool m_hasBegun = false; ///< with a command
    bool m_isBeginning = false;
    bool m_awaitsBeginning = false;
    QDeadlineTimer m_turn; ///< of a caller
    bool m_isTurnToCome = false;
    std::deque<GtpQuery> m_waiting;
    std::optional<Completion<std::optional<GtpQuery>>> m_awaited;
    Message m_fault;
    bool m_hasMore = false;
    bool m_hasEnded = false;
    bool m_isClosing = false;
    bool m_isBroken = false;
};

} // namespace shinpan
