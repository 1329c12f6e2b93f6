#include "core/record/recordhistory.h"

#include <iterator>

namespace shinpan {

namespace {

/// The change of the same property that `next` continues. Only other properties of the node may
/// have changed in between, and a property that was removed and came back counts as another: it has
/// another place.
std::vector<RecordChange>::iterator changeBefore(std::vector<RecordChange> &changes,
                                                 const PropertyChange &next)
{
    for (auto at = changes.rbegin(); at != changes.rend(); ++at) {
        const auto *change = std::get_if<PropertyChange>(&*at);
        if (change == nullptr || change->node != next.node) {
            break;
        }
        if (change->name == next.name) {
            const bool isJoined =
                !change->after.isEmpty() && (change->before.isEmpty() || !next.after.isEmpty());
            return isJoined ? std::prev(at.base()) : changes.end();
        }
    }
    return changes.end();
}

} // namespace

QByteArray valuesText(const RawValues &values)
{
    QByteArray text;
    for (const QByteArrayView value : values) {
        text += '[';
        text += value;
        text += ']';
    }
    return text;
}

std::vector<NamedValues> propertiesOf(const GameTree &tree, NodeId node)
{
    std::vector<NamedValues> properties;
    tree.forEachProperty(node, [&](const SgfProperty &property) {
        properties.emplace_back(property.name(), valuesText(property.values()));
    });
    return properties;
}

void HistoryStep::add(RecordChange change)
{
    if (auto *next = std::get_if<PropertyChange>(&change)) {
        if (const auto at = changeBefore(changes, *next); at != changes.end()) {
            auto &joined = std::get<PropertyChange>(*at);
            joined.after = next->after;
            if (joined.after == joined.before) {
                changes.erase(at);
            }
            return;
        }
    }
    changes.push_back(std::move(change));
}

void RecordHistory::open(const QString &what, const GameTree &tree)
{
    if (m_depth++ == 0) {
        m_pending = {
            .what = what, .changes = {}, .wasEdited = tree.isEdited(), .nextId = tree.nextId()};
    }
}

void RecordHistory::add(RecordChange change)
{
    Q_ASSERT(isOpen());
    if (m_clean && *m_clean > m_done.size()) {
        m_clean.reset(); // it will not come again
    }
    m_pending.add(std::move(change));
}

bool RecordHistory::close()
{
    if (--m_depth > 0 || m_pending.changes.empty()) {
        return false;
    }
    m_undone.clear();
    m_pending.made = std::chrono::steady_clock::now();
    if (!joinTyping()) {
        m_done.push_back(std::move(m_pending));
    }
    m_pending = {};
    return true;
}

/// Joins typing into the step before. What was saved in between stays a step of its own.
bool RecordHistory::joinTyping()
{
    const bool mayJoin = m_pending.isTyping && m_pending.changes.size() == 1 && !m_done.empty()
                      && m_done.back().isTyping && m_clean != m_done.size();
    const auto *next = mayJoin ? std::get_if<PropertyChange>(&m_pending.changes.front()) : nullptr;
    if (next == nullptr) {
        return false;
    }
    const auto &before = std::get<PropertyChange>(m_done.back().changes.front());
    if (before.node != next->node || before.name != next->name) {
        return false;
    }
    m_done.back().made = m_pending.made;
    m_done.back().add(*next);
    if (m_done.back().changes.empty()) {
        m_done.pop_back();
    }
    return true;
}

HistoryStep RecordHistory::takeNext(bool isToRedo)
{
    HistoryStep step = std::move(stepsOf(isToRedo).back());
    stepsOf(isToRedo).pop_back();
    return step;
}

RecordHistory RecordHistory::take()
{
    if (!m_pending.changes.empty()) {
        m_undone.clear();
        m_done.push_back(std::move(m_pending));
    }
    RecordHistory taken = std::exchange(*this, RecordHistory());
    m_depth = std::exchange(taken.m_depth, 0);
    m_pending.what = std::exchange(taken.m_pending, HistoryStep()).what;
    return taken;
}

void RecordHistory::giveBack(RecordHistory taken)
{
    taken.m_depth = m_depth;
    taken.m_pending = std::move(m_pending);
    *this = std::move(taken);
}

} // namespace shinpan
