#include "core/rules/positionhistory.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan {

PositionHistory::PositionHistory(const Board &start, Color toPlay)
    : m_size(start.size())
{
    const auto points = static_cast<std::size_t>(m_size.pointCount());
    m_entries.reserve(3 * points + 1);
    m_removed.reserve(3 * points);
    m_buckets.resize(std::bit_ceil(2 * points), NoEntry);
    add({.hash = start.hash(), .toPlay = toPlay});
}

void PositionHistory::addPass(Color color)
{
    add({.hash = m_entries.back().hash, .toPlay = opposite(color)});
    m_runStart = m_entries.size() - 1;
}

void PositionHistory::addPlay(const Board &board, Move move, const Board::Capture &capture)
{
    for (const Point chain : capture.chains()) {
        board.forEachInChain(chain, [this](Point stone) { m_removed.push_back(stone); });
    }
    const bool isOutOfTurn = move.color != m_entries.back().toPlay;
    add({.hash = capture.hash,
         .toPlay = opposite(move.color),
         .isSuicide = capture.suicided > 0,
         .placed = move.point});
    if (isOutOfTurn) {
        m_runStart = m_entries.size() - 1;
    }
}

bool PositionHistory::repeats(const Board &board,
                              Move move,
                              const Board::Capture &capture,
                              KoRule superko) const
{
    for (Number i = m_buckets[bucketOf(capture.hash)]; i != NoEntry; i = m_entries[i].sameBucket) {
        if (m_entries[i].hash != capture.hash || !isForbidden(i, move.color, superko)) {
            continue;
        }
        Changes changes = changesSince(i);
        if (capture.suicided == 0) {
            changes.put(indexOf(*move.point), stoneOf(move.color));
        }
        const Color taken = capture.suicided > 0 ? move.color : opposite(move.color);
        for (const Point chain : capture.chains()) {
            board.forEachInChain(
                chain, [&](Point stone) { changes.take(indexOf(stone), stoneOf(taken)); });
        }
        if (changes.areNone()) {
            return true;
        }
    }
    return false;
}

bool PositionHistory::isForbidden(Number number, Color mover, KoRule superko) const
{
    const Entry &entry = m_entries[number];
    switch (superko) {
    case KoRule::None:
    case KoRule::Simple:
        return false;
    case KoRule::PositionalSuperko:
        return number >= m_first;
    case KoRule::SituationalSuperko:
        return number >= m_first && entry.toPlay == opposite(mover);
    case KoRule::NaturalSituationalSuperko:
        return number >= m_first && entry.toPlay == opposite(mover)
            && (entry.placed || number == 0);
    }
    return false;
}

int PositionHistory::occurrences() const
{
    const Entry &latest = m_entries.back();
    int count = 1;
    for (Number i = latest.sameBucket; i != NoEntry && i >= m_runStart;
         i = m_entries[i].sameBucket) {
        if (m_entries[i].hash == latest.hash && m_entries[i].toPlay == latest.toPlay) {
            count += changesSince(i).areNone() ? 1 : 0;
        }
    }
    return count;
}

/// Fills in where the move's removed stones end (they are in m_removed by now) and the bucket's
/// link.
void PositionHistory::add(const Entry &entry)
{
    Number &newest = m_buckets[bucketOf(entry.hash)];
    // Member by member: a copy of the whole would wait until each of its members is stored.
    Entry &added = m_entries.emplace_back();
    added.hash = entry.hash;
    added.toPlay = entry.toPlay;
    added.isSuicide = entry.isSuicide;
    added.placed = entry.placed;
    added.removedEnd = static_cast<Number>(m_removed.size());
    added.sameBucket = std::exchange(newest, static_cast<Number>(m_entries.size() - 1));
}

PositionHistory::Changes PositionHistory::changesSince(Number number) const
{
    Changes changes;
    for (std::size_t i = m_entries.size() - 1; i > number; --i) {
        const Entry &entry = m_entries[i];
        const Color removed = entry.isSuicide ? opposite(entry.toPlay) : entry.toPlay;
        for (Number k = m_entries[i - 1].removedEnd; k < entry.removedEnd; ++k) {
            changes.take(indexOf(m_removed[k]), stoneOf(removed));
        }
        if (entry.placed) {
            changes.put(indexOf(*entry.placed), stoneOf(opposite(entry.toPlay)));
        }
    }
    return changes;
}

} // namespace shinpan
