#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/poolcourse.h"
#include "core/util/message.h"

#include <set>

namespace shinpan {

/// Says, game by game, whether a competition has told enough by its StopRule. What the finished
/// games tell, in whatever order they are read, makes it what it was.
class StopCourse
{
public:
    /// The competition must outlive it.
    explicit StopCourse(const Competition &competition)
        : m_competition(competition)
    { }

    /// Takes over all games of the record instead of what there was.
    void restore(const Standings &standings, const std::vector<StoredGame> &games);
    /// A game of these players counts.
    void finish(const StoredGame &game, const ByColor<std::size_t> &players);

    /// The player plays no more: its rating will not become better known, and nobody waits for it.
    void leaveOut(std::size_t player) { m_leftOut.insert(player); }

    /// Whether no more is to be begun: it stays so, though the last running games may widen what
    /// was narrow enough.
    [[nodiscard]] bool isOver() const { return !m_reason.isEmpty(); }
    /// Why, as a sentence without its full stop; empty while it is not over.
    [[nodiscard]] const Message &reason() const { return m_reason; }

private:
    void judge();
    [[nodiscard]] std::optional<double> widestMargin() const;

    const Competition &m_competition;
    PoolCourse m_pool;
    double m_hours = 0;
    std::set<std::size_t> m_leftOut; ///< players
    Message m_reason;
};

/// What of the rule is reached when the widest interval of the ratings reaches so far each way
/// (Elo; nothing without ratings) after so many hours of thinking, as StopCourse::reason().
[[nodiscard]] Message stopReason(const StopRule &rule,
                                 std::optional<double> widestMargin,
                                 double hours);

/// The time that both sides of a game thought.
[[nodiscard]] double hoursOf(const StoredGame &game);

} // namespace shinpan
