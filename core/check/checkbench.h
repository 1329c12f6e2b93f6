#pragma once

#include "core/board/board.h"
#include "core/check/checklimits.h"
#include "core/check/checkreport.h"
#include "core/check/framingjudge.h"
#include "core/check/wiretap.h"
#include "core/engine/dialect/commandnames.h"
#include "core/engine/profile/engineprofile.h"
#include "core/gtp/gtpreply.h"
#include "core/gtp/gtpsession.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class GtpTranscript;

/// What the probes of a check work with: an engine that they can ask, and a pen for what they find.
///
/// An engine that dies, hangs or speaks no GTP is a finding by itself, which ask() notes; from then
/// on, until start() has started it anew, every question fails at once and nothing else is noted,
/// so that a probe need not look after each question.
///
/// Always held by a shared pointer: a coroutine that asks keeps it alive.
class CheckBench final
    : public QObject
    , public std::enable_shared_from_this<CheckBench>
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CheckBench)

public:
    using Limit = std::chrono::milliseconds;

    CheckBench(EngineProfile profile,
               CheckLimits limits,
               GtpTranscript *transcript,
               EngineStart start);

    /// Starts the engine, waits for its first reply within the limit for that, and sends the
    /// profile's start-up commands. False, and a finding, if it does not get so far. close() what
    /// was before.
    [[nodiscard]] QCoro::Task<bool> start();

    /// Whether there is an engine that answers.
    [[nodiscard]] bool isUsable() const
    {
        return m_session != nullptr && !m_isBroken && !m_isLeaving && !m_isAbandoned;
    }

    /// Whether the engine ended before what the present probe asked first: that proves nothing.
    [[nodiscard]] bool wasOverBefore() const { return m_wasOverBefore; }

    /// Asks a line such as "play b D4".
    [[nodiscard]] QCoro::Task<GtpReply> ask(QByteArray line, Limit limit);
    [[nodiscard]] QCoro::Task<GtpReply> ask(QByteArray line)
    {
        return ask(std::move(line), m_limits.command);
    }
    /// Asks these one after the other; returns how many it took before the first that it refused.
    [[nodiscard]] QCoro::Task<int> askAll(QByteArrayList lines);
    /// Asks all of these; returns those that it refused.
    [[nodiscard]] QCoro::Task<QByteArrayList> refusedOf(QByteArrayList lines);

    /// Writes these bytes below the session, which hears nothing of it, and returns what the engine
    /// writes up to the end of the reply with this id, or until a command's limit.
    [[nodiscard]] QCoro::Task<QByteArray> talk(QByteArray bytes, QByteArray lastId);

    /// Asks a command that answers in lines over time, such as lz-analyze; see
    /// GtpSession::stream().
    [[nodiscard]] Completion<GtpReply> stream(const QByteArray &line, GtpSession::LineSink sink);

    /// Prepares an empty board of size(), komi 6.5, a second a move where the engine can be told
    /// so: some think for minutes otherwise. False, and a finding the first time, if it refuses the
    /// board.
    QCoro::Task<bool> emptyBoard();
    /// The engine's own stones, where it can be asked for them (list_stones, showboard).
    [[nodiscard]] QCoro::Task<std::optional<Board>> readBoard();

    /// The process, or the connection, is over.
    [[nodiscard]] Completion<ProcessExit> gone() const { return m_gone; }

    /// Makes the engine leave; see GtpSession::close(). Completes at once if there is none.
    [[nodiscard]] Completion<ProcessExit> close(Limit grace);

    /// Ends its input without a word, and makes it leave after the grace; see gone().
    void endInput(Limit grace);

    /// Kills the engine; from then on nothing can be asked or noted.
    void abandon();

    [[nodiscard]] const CheckLimits &limits() const { return m_limits; }
    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }
    /// The tap is there after start().
    [[nodiscard]] WireTap &tap() const { return *m_tap; }
    [[nodiscard]] GtpSession &session() const { return *m_session; }

    // These were learned:
    QSet<QByteArray> commands; ///< it listed
    QString name;
    QString version;
    std::optional<QString> protocolVersion; ///< its answer to the first command, if it took that
    bool speaksGtpOne = false;              ///< commands go out in version 1 of GTP
    std::chrono::milliseconds greeting{};   ///< from the start of the process to that answer
    std::vector<int> sizes;                 ///< it took, ascending
    [[nodiscard]] bool knows(const QByteArray &command) const
    {
        return commands.contains(sentName(m_profile, command));
    }

    [[nodiscard]] bool takes(int side) const
    {
        return std::ranges::find(sizes, side) != sizes.end();
    }

    /// The board to play on, at least 5×5 and named by GTP; nothing if it takes no such board.
    [[nodiscard]] std::optional<BoardSize> size() const;

    /// How it framed its replies so far.
    [[nodiscard]] const FramingJudge &framing() const { return m_framing; }

    /// What the next findings are about; evidence begins here.
    void begin(CheckArea area, bool isEssential);
    /// Evidence for the next finding begins here.
    void mark() { m_mark = m_tap != nullptr ? m_tap->mark() : 0; }

    void works(const char *id, const char *text, const auto &...gaps)
    {
        note(CheckVerdict::Works, false, id, Message::of(text, gaps...));
    }
    void absent(const char *id, const char *text, const auto &...gaps)
    {
        note(CheckVerdict::Absent, false, id, Message::of(text, gaps...));
    }
    void odd(const char *id, const char *text, const auto &...gaps)
    {
        note(CheckVerdict::Odd, false, id, Message::of(text, gaps...));
    }
    /// Hampers games if the probe is essential, unless it is about what follows two passes.
    void wrong(const char *id, const char *text, const auto &...gaps)
    {
        note(CheckVerdict::Wrong, m_isEssential && !isGameOver(), id, Message::of(text, gaps...));
    }
    /// Hampers games whatever the probe is.
    void spoils(const char *id, const char *text, const auto &...gaps)
    {
        note(CheckVerdict::Wrong, true, id, Message::of(text, gaps...));
    }

Q_SIGNALS:
    void noted(const shinpan::CheckFinding &finding);

private:
    [[nodiscard]] Completion<bool> listenUntil(const QByteArray &id,
                                               const std::shared_ptr<QByteArray> &heard);
    void note(CheckVerdict verdict, bool hampersGames, const char *id, const Message &text);
    void notePasses(const QByteArray &line);
    void noteSize(const GtpCommand &command);
    [[nodiscard]] bool isGameOver() const { return m_passes >= 2; }
    [[nodiscard]] bool spawn();
    void noteBreakdown(const QByteArray &line, Limit limit, const GtpError &error);

    EngineProfile m_profile;
    EngineStart m_start;
    CheckLimits m_limits;
    QPointer<GtpTranscript> m_transcript;
    std::unique_ptr<GtpSession> m_session;
    WireTap *m_tap = nullptr; ///< the session's
    int m_source = -1;
    FramingJudge m_framing;
    Completion<ProcessExit> m_gone;
    CheckArea m_area = CheckArea::Start;
    bool m_isEssential = true;
    WireTap::Mark m_mark = 0;
    bool m_hasToldUnprepared = false;
    int m_passes = 0;      ///< it was told last, in a row
    BoardSize m_boardSize; ///< it has taken last; what clears its board in version 1 of GTP
    bool m_isBroken = false;
    bool m_hasAsked = false;      ///< since begin()
    bool m_wasOverBefore = false; ///< see wasOverBefore()
    bool m_isLeaving = false;     ///< we have asked it to
    bool m_isAbandoned = false;
};

/// True where the engine is alive and said no.
[[nodiscard]] bool isRefused(const GtpReply &reply);
/// Its words, of an answer or a refusal; ours of a failure.
[[nodiscard]] QString wordsOf(const GtpReply &reply);
/// Whether a refusal's words begin with these, in any letter case.
[[nodiscard]] bool refusesWith(const GtpReply &reply, const char *words);
/// The points of a list of vertices; nothing where that is refused or is none.
[[nodiscard]] std::optional<std::vector<Point>> pointsIn(const GtpReply &reply, BoardSize size);
/// The points as "D4 Q16".
[[nodiscard]] QString verticesOf(const std::vector<Point> &points);
/// "0.25", for a gap: with the person's decimal sign in the window.
[[nodiscard]] Message decimal(const QString &number);
/// These lines of ours, each in quotes, with commas between them.
[[nodiscard]] QString quoted(const QByteArrayList &lines);

} // namespace shinpan
