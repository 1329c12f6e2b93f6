#pragma once

#include "core/record/tree/gametree.h"

#include <queue>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The lines of play of a laid out tree: which lane each is in, and which of them may be in a wrong
/// one.
class TreeLines
{
public:
    using Id = std::uint32_t;
    static constexpr int NoLane = -1;

    void clear();
    /// A line that begins with this node; it has no lane yet.
    [[nodiscard]] Id add(NodeId first);
    /// The line has gone; its id may be given to another one.
    void remove(Id line);

    /// The first node; NoNode once the line was removed.
    [[nodiscard]] NodeId first(Id line) const { return m_lines[line].first; }
    [[nodiscard]] int lane(Id line) const { return m_lines[line].lane; }
    void setLane(Id line, int lane);
    [[nodiscard]] int laneCount() const { return static_cast<int>(m_linesInLane.size()); }

    /// The line, which begins in that column, is to be settled.
    void await(Id line, int column);
    /// The line to settle next, which then no longer waits; nothing when none waits. Lines further
    /// up, and of those in a lane the ones further right, come first: others depend on them.
    [[nodiscard]] std::optional<Id> takeWaiting();

private:
    struct Line
    {
        NodeId first = NoNode;
        int lane = NoLane;
        bool isWaiting = false;
    };
    struct Waiting
    {
        int lane;
        int column;
        Id line;

        friend bool operator<(const Waiting &a, const Waiting &b) // of a priority: the last is next
        {
            return a.lane != b.lane ? a.lane > b.lane : a.column < b.column;
        }
    };

    std::vector<Line> m_lines;
    std::vector<Id> m_unused;
    std::vector<int> m_linesInLane; ///< by lane; the last is not 0
    std::priority_queue<Waiting> m_waiting;
};

} // namespace shinpan
