#pragma once

#include "ui/console/nodetrail.h"

#include <set>
#include <vector>

namespace shinpan {

/// The position that each line of a transcript is about: what was played, for the engines of the
/// game, wherever the person looked meanwhile; for all others, which follow the person, what was
/// looked at.
class MomentTrail
{
public:
    struct Moment
    {
        NodeId seen = NoNode;       ///< the person looks at it
        NodeId played = NoNode;     ///< the running game is there; NoNode: none runs
        std::vector<int> players{}; ///< sources in the transcript of the engines that play it
    };

    /// Notes the moment of the lines from `number` on, which is not before those noted so far.
    void note(qint64 number, const Moment &moment)
    {
        m_seen.note(number, moment.seen);
        m_played.note(number, moment.played);
        m_players.insert(moment.players.begin(), moment.players.end());
    }

    /// The record has changed.
    void forget() { *this = {}; }

    /// NoNode if that is not known.
    [[nodiscard]] NodeId at(qint64 number, int source) const
    {
        const NodeId played = m_players.contains(source) ? m_played.at(number) : NoNode;
        return played != NoNode ? played : m_seen.at(number);
    }

private:
    NodeTrail m_seen;
    NodeTrail m_played;
    std::set<int> m_players; ///< whoever played, since the record was shown
};

} // namespace shinpan
