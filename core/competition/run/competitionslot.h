#pragma once

#include "core/competition/competition.h"
#include "core/competition/run/competitiongame.h"
#include "core/engine/profile/engineprofile.h"

#include <QCoroTask>

#include <memory>
#include <vector>

namespace shinpan {

class Engine;
class GtpTranscript;

/// What engines of a slot have beyond their profiles: the slot's processors, and the variables that
/// tell them where and for which game they run, ours and Gomill's.
[[nodiscard]] EngineStart engineStart(int slot,
                                      const QString &gameId,
                                      const std::vector<std::vector<int>> &affinity);

/// A slot in which one game of a competition at a time is played, by engines of its own.
class CompetitionSlot
{
    Q_DISABLE_COPY_MOVE(CompetitionSlot)

public:
    /// `competition` must outlive it.
    CompetitionSlot(const Competition &competition, int number);
    /// Kills engines that were kept.
    ~CompetitionSlot();

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] CompetitionGame *game() const { return m_game.get(); }
    [[nodiscard]] bool isFree() const { return m_game == nullptr; }

    /// Seats the players: engines that were kept, or new ones, which `transcript` (may be null,
    /// must outlive them) hears.
    CompetitionGame &seat(GamePlan plan, GtpTranscript *transcript);
    /// Keeps the engines of the game for others, if it ended well and the competition wants that.
    /// Call it between CompetitionGame::over() and left().
    void keepEngines();
    /// The game is over and gone.
    void clear();
    /// Has the kept engines leave; the task ends when none is left.
    [[nodiscard]] QCoro::Task<> closeEngines();

private:
    struct Kept
    {
        std::size_t player;
        std::shared_ptr<Engine> engine;
    };

    [[nodiscard]] static std::unique_ptr<Player> seated(const EngineProfile &profile,
                                                        const EngineStart &start,
                                                        GtpTranscript *transcript,
                                                        const QString &label,
                                                        std::shared_ptr<Engine> kept = nullptr);
    /// One that was started from this profile; one that was started otherwise leaves.
    [[nodiscard]] std::shared_ptr<Engine> takeKept(std::size_t player,
                                                   const EngineProfile &profile);

    const Competition &m_competition;
    int m_number;
    std::vector<Kept> m_kept;
    std::unique_ptr<CompetitionGame> m_game;
};

} // namespace shinpan
