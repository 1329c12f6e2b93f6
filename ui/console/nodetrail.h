#pragma once

#include "core/record/tree/gametree.h"

#include <QtGlobal>

#include <algorithm>
#include <vector>

namespace shinpan {

/// The node where the game was when each line of a transcript came.
class NodeTrail
{
public:
    /// Notes that the game is here from the line `number` on, which is not before those noted so
    /// far; NoNode: nowhere that is known.
    void note(qint64 number, NodeId node)
    {
        if (!m_steps.empty() && m_steps.back().number == number) {
            m_steps.back().node = node;
        } else if (m_steps.empty() || m_steps.back().node != node) {
            m_steps.push_back({number, node});
        }
    }

    /// The record is another one: its nodes have nothing to do with those noted so far.
    void forget() { m_steps.clear(); }

    /// NoNode if that is not known.
    [[nodiscard]] NodeId at(qint64 number) const
    {
        const auto next = std::ranges::upper_bound(m_steps, number, {}, &Step::number);
        return next == m_steps.begin() ? NoNode : std::prev(next)->node;
    }

private:
    struct Step
    {
        qint64 number;
        NodeId node;
    };
    std::vector<Step> m_steps; ///< ascending
};

} // namespace shinpan
