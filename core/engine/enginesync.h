#pragma once

#include "core/engine/engine.h"
#include "core/engine/syncstate.h"
#include "core/engine/toldgame.h"
#include "core/util/message.h"

namespace shinpan {

/// Keeps an engine's board in step with a game.
///
/// It belongs to its engine; its coroutines keep that alive. A limit of zero means: as long
/// as it takes.
class EngineSync final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineSync)

public:
    using Limit = Engine::Limit;

    explicit EngineSync(Engine &engine);

    /// What the engine was told of the current game; null when that is not known.
    [[nodiscard]] const EngineGame *game() const { return m_told.game(); }

    /// The same game, with what the engine made of it.
    [[nodiscard]] const ToldGame &told() const { return m_told; }

    /// How well it is in step with what it was told.
    [[nodiscard]] SyncState state() const;

    /// The short ways that it knows of being led to a game.
    [[nodiscard]] const SyncSkills &skills() const { return m_skills; }
    /// Learns them from its handshake.
    void learnSkills();

    /// Leads the engine to this game by the shortest way it knows. Rules and time that it does not
    /// take are no failure but in ToldGame::notices(). "No time limit" is told only after a limit
    /// was: an engine that its owner restrained by start-up commands stays so. After a failure we
    /// do not know what it knows. A call under way is replaced: it fails with
    /// GtpError::Kind::Cancelled.
    ///
    /// With the profile's `verifiesBoard` its board is then looked at; where it differs, one
    /// rebuild is tried before that is a failure.
    [[nodiscard]] QCoro::Task<EngineDone> bringTo(EngineGame target, Limit perCommand)
    {
        return runSync(std::move(target), Way::Shortest, perCommand);
    }

    /// The same from the beginning, whatever it was told before.
    [[nodiscard]] QCoro::Task<EngineDone> rebuild(EngineGame target, Limit perCommand)
    {
        return runSync(std::move(target), Way::Rebuild, perCommand);
    }

    /// A bringTo() or rebuild() under way fails as replaced after the command that it is at; what
    /// was told until then stays told.
    void interrupt() { ++m_syncNumber; }

    /// Relies no more on what it was told: a bringTo() under way gives up, the next starts anew.
    void forgetGame()
    {
        interrupt();
        distrustGame();
    }

    /// The next bringTo() starts anew; `doubt` says why, if that is a fault. Nothing under way is
    /// disturbed.
    void distrustGame(const Message &doubt = {});

    /// Compares its board, as `list_stones` or else `showboard` has it, with what it was told. A
    /// difference is a failure that names the points, and what it knows is unknown then. Where the
    /// board cannot be read for certain, or is not known to us, nothing is compared.
    [[nodiscard]] QCoro::Task<EngineDone> verifyBoard(Limit perCommand);

    /// Lets the engine choose its handicap points, on an empty board: the one that it has already
    /// (so bringTo() such a game first, with its komi, rules and time), else one of this size. It
    /// has these stones afterwards and White is to play. Fails as malformed unless it answers that
    /// many different points of the board, or fewer but two at least (GTP 2 §4.1.2); its board is
    /// empty then, as after a refusal.
    [[nodiscard]] QCoro::Task<Result<std::vector<Point>, EngineError>>
    placeFreeHandicap(BoardSize size, int stones, Limit limit);

    /// A command that a person typed, as it is. If it changes the engine's game, the next bringTo()
    /// starts anew. Behind one that we do not know, the board is looked at; where it cannot be, or
    /// somebody cannot wait for that, it counts as changed. An analysis goes on until the next
    /// command.
    Completion<GtpReply> sendFromConsole(const GtpCommand &command);

    /// Whether the engine is at this game, or lacks but its last move, and nobody leads it about or
    /// looks at its board.
    [[nodiscard]] bool isWithinOneMoveOf(const EngineGame &terms, const GameLine &line) const;

    /// A bringTo() from now on waits until this is completed.
    [[nodiscard]] Completion<std::monostate> holdSync();

    /// The engine has this move on its board.
    void noteMove(const Move &move);

    /// What a game can do without has failed.
    void noteFailure(const EngineError &error) { m_told.noteFailure(error); }

    /// Tells if state() is another one.
    void announce();

Q_SIGNALS:
    /// state() has changed.
    void changed();

private:
    using Target = std::shared_ptr<const EngineGame>;
    enum class Way { Shortest, Rebuild };

    [[nodiscard]] QCoro::Task<EngineDone> runSync(EngineGame target, Way way, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> takeSteps(int number, Target target, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> takeStep(SyncStep step, Target target, Limit perCommand);
    [[nodiscard]] QCoro::Task<EngineDone> confirm(int number, Target target, Limit perCommand);
    [[nodiscard]] QCoro::Task<> tellRules(EngineGame game, Limit perCommand);
    [[nodiscard]] QCoro::Task<> tellTime(TimeControl time, Limit perCommand);
    [[nodiscard]] static QCoro::Task<> lookBehind(std::weak_ptr<Engine> engine,
                                                  GtpCommand typed,
                                                  std::vector<Completion<GtpReply>> asked,
                                                  Completion<GtpReply> seen);
    void judgeTyped(const GtpCommand &typed, const std::vector<GtpReply> &answers);
    void noteTampering(const GtpCommand &typed);

    Engine &m_engine;
    SyncSkills m_skills;
    ToldGame m_told;
    std::optional<int> m_heading{}; ///< the move number that a bringTo() under way leads to
    SyncState m_announced;          ///< with the last changed()
    int m_looks = 0;                ///< at its board, under way behind commands that a person typed
    int m_syncNumber = 0;           ///< counts what ends a bringTo() under way
    Completion<std::monostate> m_syncDone; ///< of the newest bringTo()
};

} // namespace shinpan
