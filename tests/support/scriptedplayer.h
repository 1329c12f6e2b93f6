#pragma once

#include "core/match/player.h"
#include "core/util/completion.h"

#include <QStringList>

#include <deque>
#include <memory>
#include <string_view>
#include <vector>

namespace shinpan::test {

/// What a scripted player says, and what it was asked. The test keeps it, the player refers to it.
struct Script
{
    Script() = default;
    Script(const Script &) = delete;
    Script &operator=(const Script &) = delete;
    ~Script() { release(); } // nobody waits for ever

    PlayerIdentity identity;
    std::deque<PlayerAnswer> answers; ///< to requests for a move, in turn; afterwards it passes
    std::deque<PlayerReadiness> readiness; ///< in turn; afterwards it is ready
    std::deque<HandicapAnswer> handicaps;  ///< in turn; afterwards none is placed
    ScoreOpinion opinion;
    std::optional<double> cpuTime;

    /// Questions are answered when the test says so, not at once.
    bool holdsBack = false;

    bool mayRestart = false;
    bool isStalled = false;

    /// Every question so far: "prepare", "handicap", "move 3" (it was asked for the third move of
    /// the game), "score", "cpu", "abandon", "restart", "expel", "leave", and "gone" when the
    /// player was destroyed.
    QStringList asked;
    std::vector<TurnTime> times;             ///< what it was told with each request for a move
    std::optional<GameLine> line;            ///< it was prepared for, or asked about, last
    std::optional<ScoreQuestions> questions; ///< it was asked last

    /// Lets the held back answers go, oldest first.
    void release();

    std::vector<Completion<std::monostate>> held; ///< the player's
};

/// A player that answers from a list, at once or when told to.
class ScriptedPlayer final : public Player
{
public:
    explicit ScriptedPlayer(std::shared_ptr<Script> script);
    ~ScriptedPlayer() override;

    [[nodiscard]] PlayerIdentity identity() const override { return m_script->identity; }
    [[nodiscard]] bool isHuman() const override { return false; }
    [[nodiscard]] QCoro::Task<PlayerReadiness> prepare(const GameLine &line,
                                                       const MatchSetup &setup,
                                                       Color color) override;
    [[nodiscard]] QCoro::Task<HandicapAnswer> placeHandicap(BoardSize size, int stones) override;
    [[nodiscard]] TurnAnswer chooseAction(const GameLine &line,
                                          Color color,
                                          const TurnTime &time) override;
    [[nodiscard]] QCoro::Task<ScoreOpinion> score(const GameLine &line,
                                                  const ScoreQuestions &questions) override;
    [[nodiscard]] QCoro::Task<std::optional<double>> cpuTime() override;
    void abandon() override;
    [[nodiscard]] bool mayRestart() const override { return m_script->mayRestart; }
    void restart() override { m_script->asked.append(QStringLiteral("restart")); }
    [[nodiscard]] bool isStalled() const override { return m_script->isStalled; }
    void expel() override { m_script->asked.append(QStringLiteral("expel")); }
    [[nodiscard]] QCoro::Task<> leave() override;

private:
    [[nodiscard]] Completion<std::monostate> question(const QString &what);

    std::shared_ptr<Script> m_script;
};

/// A script of these actions, each a vertex, "pass", "resign" or "claim", for the player of this
/// colour.
[[nodiscard]] std::shared_ptr<Script> scriptOf(Color color, std::string_view actions = {});

/// An answer that is no answer.
[[nodiscard]] PlayerAnswer failing(PlayerFailure::Kind kind, const QString &what = {});

} // namespace shinpan::test
