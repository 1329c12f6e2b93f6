#pragma once

#include "core/board/board.h"
#include "core/engine/dialect/gtpaliases.h"
#include "core/engine/dialect/timecommands.h"
#include "core/engine/engineerror.h"
#include "core/engine/positionsync.h"
#include "core/engine/profile/enginestart.h"
#include "core/engine/syncstate.h"
#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpreply.h"
#include "core/gtp/gtpsession.h"
#include "core/rules/scoring.h"

#include <QCoroTask>
#include <QObject>
#include <QSet>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace shinpan {

class GtpTranscript;

/// What an engine answered to genmove.
struct GeneratedMove
{
    struct Resigns
    { };
    struct Claims ///< that it has won for certain (gomill-genmove_ex)
    { };

    std::variant<Move, Resigns, Claims> action;
    QString comment;                    ///< gomill-explain_last_move's text, empty if it has none
    std::chrono::nanoseconds elapsed{}; ///< of genmove alone
    QByteArray command{};               ///< that it answered
    QString reply{};                    ///< as it came
};

/// What an engine is asked for its move with.
struct TurnQuestion
{
    Color color = Color::Black;
    /// At the start of the turn, told to an engine that was told of a limit and knows `time_left`;
    /// a side without a value is left out.
    ByColor<std::optional<TimeLeft>> left{};
    std::chrono::milliseconds perCommand{}; ///< for what it is told; zero: as long as it takes
    std::chrono::milliseconds limit{};      ///< for its move; zero: as long as it takes
    bool allowsClaim = false;               ///< it may claim a certain win instead
};

/// Why an engine did not move: it did not take what it was told, or has no answer to genmove.
struct TurnError
{
    enum class Stage { Telling, Asking };

    Stage stage = Stage::Asking;
    EngineError error;
};

/// A running engine in Go terms.
///
/// Always held by a shared pointer: a coroutine that talks to the engine keeps it alive. Questions
/// are queued by the session in the order asked; each is answered or fails within its limit, or at
/// once when the process ends. A limit of zero means: as long as it takes.
class Engine final
    : public QObject
    , public std::enable_shared_from_this<Engine>
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Engine)

public:
    using Limit = std::chrono::milliseconds;

    /// An engine that is not running yet. `transcript` may be null and must outlive it; there the
    /// engine goes by `label` (empty: by its profile's name), so that two of a kind can be told
    /// apart.
    [[nodiscard]] static std::shared_ptr<Engine> create(EngineProfile profile,
                                                        GtpTranscript *transcript,
                                                        const QString &label = {},
                                                        EngineStart start = {});

    /// Kills what still runs, without waiting. close() is the polite way.
    ~Engine() override;

    [[nodiscard]] const EngineProfile &profile() const { return m_profile; }

    /// The session; null before start().
    [[nodiscard]] GtpSession *session() const { return m_session.get(); }

    /// The engine's source number in the transcript; -1 without a transcript or before start().
    [[nodiscard]] int transcriptSource() const { return m_source; }

    /// What the engine calls itself; empty before the handshake or if it does not say.
    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] const QString &version() const { return m_version; }

    /// The version of GTP that it is spoken to in, 1 or 2; see speaksGtpOne(). Everywhere here
    /// commands are those of version 2; only what is sent, and so the transcript, is translated.
    [[nodiscard]] int protocolVersion() const { return m_protocolVersion; }

    /// The commands it listed; empty before the handshake.
    [[nodiscard]] QStringList commands() const;
    /// Whether it listed the command, or what it is sent for it.
    [[nodiscard]] bool knows(const QByteArray &command) const
    {
        return m_commands.contains(m_profile.aliases.empty() ? command
                                                             : sentName(m_profile, command));
    }

    /// What it was told of the current game; null when that is not known.
    [[nodiscard]] const EngineGame *game() const { return m_game ? &*m_game : nullptr; }

    /// How well it is in step with what it was told.
    [[nodiscard]] SyncState syncState() const;

    /// The short ways that it knows of being led to a game.
    [[nodiscard]] SyncSkills syncSkills() const;

    /// Relies no more on what it was told: a bringTo() under way gives up, the next starts anew.
    void forgetGame();

    /// The next bringTo() starts anew; nothing under way is disturbed.
    void distrustGame();

    /// What it was told and refused, or did not answer, that a game can do without (rules, time), a
    /// sentence for each command, since its board was last emptied.
    [[nodiscard]] QStringList notices() const;

    /// Whether it let the time for an answer run out and has not answered since. What can be done
    /// without (its remarks, its opinion on the score, its CPU time) it is not asked then.
    [[nodiscard]] bool isStalled() const;

    /// The last lines of its stderr, oldest first.
    [[nodiscard]] QStringList lastErrorLines() const;

    /// Starts the process (or calls its address) and shakes hands: protocol_version, name, version,
    /// list_commands or what stands for it, then the profile's start-up commands. It may refuse any
    /// of them, but not leave one unanswered. An alias or a start-up command that is none is a
    /// failure too. `limit` covers the first reply, `perCommand` each
    /// later one.
    [[nodiscard]] QCoro::Task<EngineDone> start(Limit limit, Limit perCommand);

    /// Asks one raw command. Its effect on the board is not followed; see sendFromConsole().
    [[nodiscard]] QCoro::Task<GtpReply> ask(GtpCommand command, Limit limit);

    /// A command that a person typed, as it is. If it changes the engine's game, the next bringTo()
    /// starts anew. Behind one that we do not know, the board is looked at; where it cannot be, or
    /// somebody cannot wait for that, it counts as changed. An analysis goes on until the next
    /// command.
    Completion<GtpReply> sendFromConsole(const GtpCommand &command);

    /// Whether it can be made to break off the command that it is at.
    [[nodiscard]] bool mayInterrupt() const;
    /// Makes it. A genmove that it then refuses fails with GtpError::Kind::Cancelled.
    void interrupt();

    /// Leads the engine to this game by the shortest way it knows. Rules and time that it does not
    /// take are no failure but in notices(). "No time limit" is told only after a limit was: an
    /// engine that its owner restrained by start-up commands stays so. On failure what it knows is
    /// unknown afterwards. A call under way is replaced: it fails with GtpError::Kind::Cancelled.
    ///
    /// With the profile's `verifiesBoard` its board is then looked at; where it differs, one
    /// rebuild is tried before that is a failure.
    [[nodiscard]] QCoro::Task<EngineDone> bringTo(EngineGame target, Limit perCommand);

    /// The same from the beginning, whatever it was told before.
    [[nodiscard]] QCoro::Task<EngineDone> rebuild(EngineGame target, Limit perCommand);

    /// A bringTo() or rebuild() under way fails as replaced after the command that it is at; what
    /// was told until then stays told.
    void interruptSync();

    /// Compares its board, as `list_stones` or else `showboard` has it, with what it was told. A
    /// difference is a failure that names the points, and what it knows is unknown then. Where the
    /// board cannot be read for certain, or is not known to us, nothing is compared.
    [[nodiscard]] QCoro::Task<EngineDone> verifyBoard(Limit perCommand);

    /// Says how much time is left at the start of a turn, if the engine was told of a limit and
    /// knows `time_left`; a side without a value is left out. The commands are queued before this
    /// returns, so that a generateMove() right after it need not wait for it. A refusal is in
    /// notices().
    QCoro::Task<> tellTimeLeft(ByColor<std::optional<TimeLeft>> left, Limit perCommand);

    /// Asks for a move and, if the engine can explain itself, for its remarks before anything else
    /// changes its board; for these it has its profile's patience for small questions. With
    /// `allowsClaim` it may claim a certain win instead, if it knows how.
    [[nodiscard]] QCoro::Task<Result<GeneratedMove, EngineError>>
    generateMove(Color color, Limit limit, bool allowsClaim = false);

    /// Takes what came of a turn, called once from the event loop.
    using TurnListener =
        std::function<void(const Engine &engine, Result<GeneratedMove, TurnError> generated)>;

    /// One turn: leads the engine to `line` under `terms` (whose own line does not count) as
    /// bringTo() does, tells it the time left and asks for its move as generateMove() does.
    ///
    /// Where it lacks but the last move, or nothing, and its last turn was a matter of
    /// milliseconds, all of that leaves in one write. A refused `play` is then the failure;
    /// whatever the engine answers to the genmove behind it is swallowed. Whoever takes longer is
    /// asked one by one: the round trips do not count there, and where answers come in one piece
    /// nobody could tell the time of a slow `play`, which is not charged, from that of the genmove.
    void takeTurn(const EngineGame &terms,
                  const GameLine &line,
                  const TurnQuestion &question,
                  TurnListener listener);

    /// Lets the engine choose its handicap points, on an empty board: one that it is at already (so
    /// bringTo() such a game first, with its komi, rules and time), else one of this size. It has
    /// these stones afterwards and White is to play. Fails as malformed unless it answers exactly
    /// so many different points of the board; its board is empty then, as after a refusal.
    [[nodiscard]] QCoro::Task<Result<std::vector<Point>, EngineError>>
    placeFreeHandicap(BoardSize size, int stones, Limit limit);

    /// gomill-describe_engine's text, else "name:version"; empty when it says neither.
    [[nodiscard]] QCoro::Task<QString> describe(Limit limit);

    /// gomill-cpu_time in seconds; GNU Go's `cputime` counts as well.
    [[nodiscard]] QCoro::Task<std::optional<double>> cpuTime(Limit limit);

    /// The raw answer to final_score; empty when it does not know the command or refuses.
    [[nodiscard]] QCoro::Task<QString> finalScore(Limit limit);

    /// The points of final_status_list dead on a board of this size; nothing when it does not say
    /// or says nonsense.
    [[nodiscard]] QCoro::Task<std::optional<std::vector<Point>>> deadStones(BoardSize size,
                                                                            Limit limit);

    /// The same for final_status_list seki.
    [[nodiscard]] QCoro::Task<std::optional<std::vector<Point>>> sekiStones(BoardSize size,
                                                                            Limit limit);

    /// Says quit, then makes sure that nothing of it is left running.
    [[nodiscard]] Completion<ProcessExit> close(Limit grace);

Q_SIGNALS:
    /// The handshake is done.
    void ready();
    /// The process has ended, for whatever reason.
    void ended(const shinpan::ProcessExit &exit);
    /// syncState() is another one.
    void syncChanged();

private:
    Engine(EngineProfile profile,
           GtpTranscript *transcript,
           const QString &label,
           EngineStart start);

    [[nodiscard]] Result<std::monostate, EngineError> spawn();
    [[nodiscard]] Completion<GtpReply> send(const GtpCommand &command, Limit limit);
    [[nodiscard]] QCoro::Task<EngineDone> shakeHands(Limit limit, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> learnCommands(std::optional<QString> protocolVersion,
                                                        Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> learnInterruption(Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> sendStartupCommands(Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> probe(std::vector<QByteArray> names, Limit perCommand);
    using Target = std::shared_ptr<const EngineGame>;
    enum class Way { Shortest, Anew };
    [[nodiscard]] QCoro::Task<EngineDone> runErrand(EngineGame target, Way way, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> takeSteps(int errand, Target target, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> takeStep(SyncStep step, Target target, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> setPosition(Target target, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> playSequence(SyncStep step,
                                                       Target target,
                                                       Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> confirm(int errand, Target target, Limit perCommand);
    [[nodiscard]] std::vector<GtpCommand> boardQuestions() const;
    [[nodiscard]] std::vector<Completion<GtpReply>> askForBoard(Limit perCommand);
    [[nodiscard]] std::optional<Board> boardFrom(const std::vector<GtpReply> &answers) const;
    [[nodiscard]] QCoro::Task<Result<std::vector<Point>, EngineError>> compareBoard(
        Limit perCommand);
    [[nodiscard]] static QCoro::Task<> lookBehind(std::weak_ptr<Engine> engine,
                                                  GtpCommand typed,
                                                  std::vector<Completion<GtpReply>> asked,
                                                  Completion<GtpReply> seen);
    void judgeTyped(const GtpCommand &typed, const std::vector<GtpReply> &answers);
    [[nodiscard]] bool isListed(const GtpCommand &command) const;
    void noteTampering(const GtpCommand &typed);
    [[nodiscard]] QCoro::Task<> tellRules(std::optional<Ruleset> rules, Limit perCommand);
    [[nodiscard]] QCoro::Task<> tellTime(TimeControl time, Limit perCommand);
    void noteDone(const SyncStep &step, const EngineGame &target);
    void loseGame(const QString &why);
    void announceSync();
    void noteFailure(const EngineError &error);
    [[nodiscard]] Result<GeneratedMove, EngineError> understood(const QString &answer,
                                                                const GtpCommand &command,
                                                                Color color) const;
    struct Asked
    {
        GtpCommand command;
        Completion<GtpReply> reply;
    };
    struct AskedMove
    {
        Asked genmove;
        std::optional<Completion<GtpReply>> explanation;
    };
    using AskedTime = ByColor<std::optional<Asked>>;
    struct AskedTurn
    {
        std::optional<Move> missing; ///< the opponent's move, if it is to be played first
        std::optional<Asked> play;   ///< the same as a command
        AskedTime timeLeft;
        AskedMove move;
    };
    [[nodiscard]] Asked put(const GtpCommand &command, Limit limit);
    [[nodiscard]] AskedTime askTimeLeft(const ByColor<std::optional<TimeLeft>> &left,
                                        Limit perCommand);
    [[nodiscard]] AskedMove askMove(Color color, Limit limit, bool allowsClaim);
    [[nodiscard]] AskedTurn askTurn(std::optional<Move> missing, const TurnQuestion &question);
    [[nodiscard]] bool isOneWriteAwayFrom(const EngineGame &terms, const GameLine &line) const;
    [[nodiscard]] QCoro::Task<> takeLongTurn(EngineGame game,
                                             TurnQuestion question,
                                             TurnListener listener);
    [[nodiscard]] QCoro::Task<> hearShortTurn(AskedTurn asked, Color color, TurnListener listener);
    [[nodiscard]] TurnError notPlayed(const AskedTurn &asked, const GtpReply &reply);
    void noteFailures(const AskedTime &told);
    void noteDuration(std::chrono::steady_clock::time_point begin);
    [[nodiscard]] Result<GeneratedMove, EngineError> heard(const AskedMove &asked,
                                                           const GtpReply &reply,
                                                           Color color);
    [[nodiscard]] QCoro::Task<std::optional<std::vector<Point>>> statusList(QByteArray status,
                                                                            BoardSize size,
                                                                            Limit limit);

    EngineProfile m_profile;
    GtpTranscript *m_transcript;
    QString m_label;
    EngineStart m_start;
    int m_source = -1;
    std::unique_ptr<GtpSession> m_session;
    QString m_name;
    QString m_version;
    QSet<QByteArray> m_commands;
    int m_protocolVersion = 2;
    std::optional<EngineGame> m_game;
    QString m_doubt;                ///< why m_game is not known; empty where that is no fault
    std::optional<int> m_heading{}; ///< the move number that a bringTo() under way leads to
    SyncState m_announced;          ///< with the last syncChanged()

    struct ToldTime
    {
        TimeControl control;
        TimeDialect dialect;
    };
    std::optional<ToldTime> m_toldTime; ///< the limit that it took last; clear_board keeps it
    std::vector<EngineError> m_notices;
    BoardSize m_boardSize;         ///< accepted last; known also when m_game is not
    bool m_isTamperedWith = false; ///< a person typed a command since the board was last emptied
    int m_looks = 0;               ///< at its board, under way behind commands that a person typed
    bool m_isInterrupted = false;  ///< since it was asked for a move
    qint64 m_process = 0;          ///< that SIGINT interrupts (gogui-sigint); 0: none is known
    bool m_isQuick = false;        ///< its last turn was, see takeTurn()
    int m_errand = 0;              ///< counts what ends a bringTo() under way
    Completion<std::monostate> m_errandDone; ///< of the newest bringTo()
};

} // namespace shinpan
