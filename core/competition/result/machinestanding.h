#pragma once

#include "core/competition/result/storedgame.h"
#include "core/statistics/outcomes.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// What is known of a machine that plays, or has played, games of a competition.
struct MachineStanding
{
    QString name;           ///< as its scheduler calls it; empty: that of the run's head
    std::int64_t games = 0; ///< with a result, known or not
    GameCounts first;       ///< as the first of two players saw them; none where there are more
    std::int64_t timeLosses = 0; ///< of the games
    std::int64_t forfeits = 0;   ///< of the games
    std::int64_t voids = 0;      ///< did not count
    // These are of a run, as long as it lasts:
    int tasks = 0;      ///< that it plays now
    int failures = 0;   ///< tasks in a row that were lost or played nothing
    double speed = 0;   ///< see nodeSpeed(); 0: not known
    bool isOut = false; ///< it gets no more tasks

    friend bool operator==(const MachineStanding &, const MachineStanding &) = default;
};

/// Counts games by the machine that played them. Pure.
class MachineTally
{
public:
    /// `players` of the competition: their ids.
    explicit MachineTally(const QStringList &players)
        : m_first(players.size() == 2 ? players.front() : QString())
    { }

    /// One that is over, or void; others are not counted.
    void add(const StoredGame &game);
    /// The machines by name. None while all games were played by the head's machine, on which
    /// nothing depends.
    [[nodiscard]] std::vector<MachineStanding> standings() const;

private:
    QString m_first; ///< empty: not counted
    QMap<QString, MachineStanding> m_machines;
};

} // namespace shinpan
