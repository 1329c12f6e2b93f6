#include "ui/tree/treelines.h"

#include <algorithm>

namespace shinpan {

void TreeLines::clear()
{
    m_lines.clear();
    m_unused.clear();
    m_linesInLane.clear();
    m_waiting = {};
}

TreeLines::Id TreeLines::add(NodeId first)
{
    if (m_unused.empty()) {
        m_lines.push_back({.first = first});
        return static_cast<Id>(m_lines.size() - 1);
    }
    const Id line = m_unused.back();
    m_unused.pop_back();
    m_lines[line] = {.first = first, .isWaiting = m_lines[line].isWaiting};
    return line;
}

void TreeLines::remove(Id line)
{
    setLane(line, NoLane);
    m_lines[line].first = NoNode;
    m_unused.push_back(line);
}

void TreeLines::setLane(Id line, int lane)
{
    const auto count = [this](int of) -> int & {
        return m_linesInLane[static_cast<std::size_t>(of)];
    };
    if (m_lines[line].lane != NoLane) {
        --count(m_lines[line].lane);
    }
    m_lines[line].lane = lane;
    if (lane != NoLane) {
        m_linesInLane.resize(std::max(m_linesInLane.size(), static_cast<std::size_t>(lane) + 1));
        ++count(lane);
    }
    while (!m_linesInLane.empty() && m_linesInLane.back() == 0) {
        m_linesInLane.pop_back();
    }
}

void TreeLines::await(Id line, int column)
{
    if (!m_lines[line].isWaiting) {
        m_lines[line].isWaiting = true;
        m_waiting.push({m_lines[line].lane, column, line});
    }
}

std::optional<TreeLines::Id> TreeLines::takeWaiting()
{
    while (!m_waiting.empty()) {
        const Id line = m_waiting.top().line;
        m_waiting.pop();
        m_lines[line].isWaiting = false;
        if (m_lines[line].first != NoNode) {
            return line;
        }
    }
    return std::nullopt;
}

} // namespace shinpan
