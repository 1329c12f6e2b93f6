#include "ui/tree/nodefacts.h"

#include "core/record/tree/sgfproperties.h"

#include <utility>

namespace shinpan {

namespace {

constexpr int UnknownNumber = -1;
constexpr std::uint16_t UnknownMarks = 0x8000;

/// The entry of a node, which may be the first with so high an id.
template <typename Value>
Value &entryOf(std::vector<Value> &values, NodeId node, Value unknown)
{
    const auto index = static_cast<std::size_t>(node);
    if (index >= values.size()) {
        values.resize(index + 1, unknown);
    }
    return values[index];
}

} // namespace

void NodeFacts::forget()
{
    m_numbers.clear();
    m_marks.clear();
}

void NodeFacts::forget(const GameTree &tree, NodeId node, BoardSize size)
{
    entryOf(m_marks, node, UnknownMarks) = UnknownMarks;
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        entryOf(m_marks, child, UnknownMarks) = UnknownMarks; // a mistake compares with its parent
    }
    const NodeId parent = tree.parent(node);
    const int before = parent == NoNode ? 0 : entryOf(m_numbers, parent, UnknownNumber);
    const int number = entryOf(m_numbers, node, UnknownNumber);
    if (number != UnknownNumber && number != before + (moveAt(tree, node, size) ? 1 : 0)) {
        m_numbers.clear();
    }
}

void NodeFacts::setMistakeTest(NodeTest test)
{
    m_isMistake = std::move(test);
    m_marks.clear();
}

bool NodeFacts::retest(const GameTree &tree, NodeId node)
{
    bool isDifferent = false;
    const auto renew = [&](NodeId at) {
        std::uint16_t &entry = entryOf(m_marks, at, UnknownMarks);
        if (entry != UnknownMarks && entry != findMarks(tree, at)) {
            entry = UnknownMarks;
            isDifferent = true;
        }
    };
    renew(node);
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        renew(child);
    }
    return isDifferent;
}

std::uint16_t NodeFacts::findMarks(const GameTree &tree, NodeId node) const
{
    const auto isMistakeOfRecord = [&tree](NodeId at) { return isMistake(tree, at); };
    const NodeMarks marks =
        m_isMistake ? marksOf(tree, node, m_isMistake) : marksOf(tree, node, isMistakeOfRecord);
    return static_cast<std::uint16_t>(marks.toInt());
}

int NodeFacts::moveNumber(const GameTree &tree, NodeId node, BoardSize size)
{
    m_unknown.clear();
    int number = 0;
    for (NodeId at = node; at != NoNode; at = tree.parent(at)) {
        if (const int known = entryOf(m_numbers, at, UnknownNumber); known != UnknownNumber) {
            number = known;
            break;
        }
        m_unknown.push_back(at);
    }
    for (auto at = m_unknown.rbegin(); at != m_unknown.rend(); ++at) {
        number += moveAt(tree, *at, size) ? 1 : 0;
        entryOf(m_numbers, *at, UnknownNumber) = number;
    }
    return number;
}

NodeMarks NodeFacts::marks(const GameTree &tree, NodeId node)
{
    std::uint16_t &entry = entryOf(m_marks, node, UnknownMarks);
    if (entry == UnknownMarks) {
        entry = findMarks(tree, node);
    }
    return NodeMarks::fromInt(entry);
}

} // namespace shinpan
