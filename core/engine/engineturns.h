#pragma once

#include "core/engine/enginesync.h"

#include <functional>
#include <variant>

namespace shinpan {

/// What an engine answered to genmove.
struct GeneratedMove
{
    struct Resigns
    { };
    struct Claims ///< that it has won for certain (gomill-genmove_ex)
    { };

    std::variant<Move, Resigns, Claims> action;
    QByteArray askedWith{}; ///< the name of the command that wanted an analysis; empty if none did
    QByteArray analysis{};  ///< the last line of its analysis, as it wrote it; empty if it has none
    QString comment{};      ///< gomill-explain_last_move's text, empty if it has none
    std::chrono::nanoseconds elapsed{}; ///< of genmove alone
};

/// What an engine says along with its move, if it knows how.
enum class Telling : std::uint8_t {
    Nothing,
    /// What it thinks: kata-genmove_analyze, else lz-genmove_analyze, else genmove_analyze, else
    /// cgos-genmove_analyze. A claim that it may make goes first.
    Thoughts,
    /// The same with the owners of points, as CGOS shows it to spectators: cgos-genmove_analyze,
    /// else the others. No claim is worth anything there.
    ThoughtsForServer
};

/// Whether an engine that was started is to be asked for its thoughts, as its profile wants it: by
/// what core/engine/knowledge has of it, and by the time that its moves took so far.
[[nodiscard]] bool wantsThoughts(const Engine &engine);

/// What an engine is asked for its move with.
struct TurnQuestion
{
    Color color = Color::Black;
    /// The times that the clocks show at the start of the turn, for an engine that was told of a
    /// limit and knows `time_left`; a side without a value is left out.
    ByColor<std::optional<TimeLeft>> left{};
    std::chrono::milliseconds perCommand{}; ///< for what it is told; zero: as long as it takes
    std::chrono::milliseconds limit{};      ///< for its move; zero: as long as it takes
    bool allowsClaim = false;               ///< it may claim a certain win instead, if it knows how
    Telling telling = Telling::Nothing;
    /// It takes the dead stones off before it passes, if it knows how: kgs-genmove_cleanup. Then it
    /// neither claims nor says what it thinks.
    bool cleansUp = false;
};

/// Why an engine did not move: it did not take what it was told, or has no answer to genmove.
struct TurnError
{
    enum class Stage { Telling, Asking };

    Stage stage = Stage::Asking;
    EngineError error;
};

/// Asks an engine, to which it belongs, for its moves.
class EngineTurns
{
    Q_DISABLE_COPY_MOVE(EngineTurns)

public:
    using Limit = Engine::Limit;

    /// Takes the outcome of a turn, called once from the event loop.
    using Listener =
        std::function<void(const Engine &engine, Result<GeneratedMove, TurnError> generated)>;

    explicit EngineTurns(Engine &engine);

    /// One turn: leads the engine to `line` under `terms` (whose own line does not count) as
    /// EngineSync::bringTo() does, tells it the time left and asks for its move and, if it can
    /// explain itself, for its remarks before anything else changes its board; for these it has its
    /// profile's time-out for small questions. A refused `time_left` is in its notices.
    ///
    /// Where it lacks but the last move, or nothing, and its last turn was a matter of
    /// milliseconds, all of that leaves in one write. A refused `play` is then the failure;
    /// whatever the engine answers to the genmove behind it is swallowed. Whoever takes longer is
    /// asked one by one: the round trips do not count there, and where answers come in one piece
    /// nobody could tell the time of a slow `play`, which is not charged, from that of the genmove.
    void take(const EngineGame &terms,
              const GameLine &line,
              const TurnQuestion &question,
              Listener listener);

    /// How long its moves took on average, all games together; nothing before the first.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> meanTime() const;

private:
    struct Asked
    {
        GtpCommand command;
        Completion<GtpReply> reply;
    };
    /// What the lines below the status line of an answer to genmove_analyze came to.
    struct Thoughts
    {
        QByteArray analysis; ///< the last line before the move
        QByteArray move;     ///< behind "play "

        void take(QByteArrayView line);
    };
    struct AskedTurn
    {
        Color color;
        std::optional<Move> missing; ///< the opponent's move, if it is to be played first
        std::optional<Asked> play;   ///< the same as a command
        ByColor<std::optional<Asked>> timeLeft;
        Asked genmove;
        std::shared_ptr<Thoughts> thoughts; ///< null: it is not asked for any
        std::optional<Completion<GtpReply>> explanation;
        int interruptions; ///< of the engine until then
    };

    [[nodiscard]] AskedTurn askInOneWrite(std::optional<Move> missing,
                                          const TurnQuestion &question);
    [[nodiscard]] AskedTurn ask(std::optional<Move> missing, const TurnQuestion &question);
    [[nodiscard]] ByColor<std::optional<Asked>> askTimeLeft(const TurnQuestion &question);
    [[nodiscard]] Asked put(const GtpCommand &command, Limit limit)
    {
        return {.command = command, .reply = m_engine.ask(command, limit)};
    }
    [[nodiscard]] Asked putAloud(const GtpCommand &command,
                                 Limit limit,
                                 const std::shared_ptr<Thoughts> &thoughts);
    [[nodiscard]] GtpCommand genmoveFor(const TurnQuestion &question) const;
    [[nodiscard]] std::optional<GtpCommand> genmoveAnalyze(const TurnQuestion &question) const;
    [[nodiscard]] QCoro::Task<> bringAndAsk(EngineGame game,
                                            TurnQuestion question,
                                            Listener listener);
    [[nodiscard]] QCoro::Task<> hear(AskedTurn asked,
                                     std::chrono::steady_clock::time_point begin,
                                     Listener listener);
    [[nodiscard]] TurnError notPlayed(const AskedTurn &asked, const GtpReply &reply);
    void noteTimeLeft(const AskedTurn &asked, Color color, const GtpReply &reply);
    [[nodiscard]] Result<GeneratedMove, EngineError> heard(const AskedTurn &asked,
                                                           const GtpReply &reply);
    [[nodiscard]] static QString moveIn(const AskedTurn &asked, const QString &answer);
    [[nodiscard]] Result<GeneratedMove, EngineError> understood(const AskedTurn &asked,
                                                                const QString &answer) const;

    Engine &m_engine;
    bool m_isQuick = false; ///< the last turn was, see take()
    int m_moves = 0;
    std::chrono::nanoseconds m_time{}; ///< these took so long
};

} // namespace shinpan
