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
        const Stones earlier = stonesAt(board, i);
        const Stones now = stonesAfter(board, move, capture);
        if (std::equal(now.begin(), now.begin() + m_size.pointCount(), earlier.begin())) {
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

int PositionHistory::occurrences(const Board &board) const
{
    const Entry &latest = m_entries.back();
    int count = 1;
    for (Number i = latest.sameBucket; i != NoEntry && i >= m_runStart;
         i = m_entries[i].sameBucket) {
        if (m_entries[i].hash == latest.hash && m_entries[i].toPlay == latest.toPlay) {
            const Stones earlier = stonesAt(board, i);
            const Stones now = stonesOf(board);
            const bool isSame =
                std::equal(now.begin(), now.begin() + m_size.pointCount(), earlier.begin());
            count += isSame ? 1 : 0;
        }
    }
    return count;
}

/// Fills in where the move's removed stones end (they are in m_removed by now) and the bucket's
/// link.
void PositionHistory::add(const Entry &entry)
{
    Number &newest = m_buckets[bucketOf(entry.hash)];
    Entry &added = m_entries.emplace_back(entry);
    added.removedEnd = static_cast<Number>(m_removed.size());
    added.sameBucket = std::exchange(newest, static_cast<Number>(m_entries.size() - 1));
}

PositionHistory::Stones PositionHistory::stonesOf(const Board &board) const
{
    Stones stones{};
    for (int i = 0; i < m_size.pointCount(); ++i) {
        stones[static_cast<std::size_t>(i)] = board.at(m_size.pointAt(i));
    }
    return stones;
}

PositionHistory::Stones PositionHistory::stonesAfter(const Board &board,
                                                     Move move,
                                                     const Board::Capture &capture) const
{
    Stones stones = stonesOf(board);
    if (capture.suicided == 0) {
        stones[indexOf(*move.point)] = stoneOf(move.color);
    }
    for (const Point chain : capture.chains()) {
        board.forEachInChain(chain, [&](Point stone) { stones[indexOf(stone)] = Stone::Empty; });
    }
    return stones;
}

PositionHistory::Stones PositionHistory::stonesAt(const Board &board, Number number) const
{
    Stones stones = stonesOf(board);
    for (std::size_t i = m_entries.size() - 1; i > number; --i) {
        const Entry &entry = m_entries[i];
        const Color removed = entry.isSuicide ? opposite(entry.toPlay) : entry.toPlay;
        for (Number k = m_entries[i - 1].removedEnd; k < entry.removedEnd; ++k) {
            stones[indexOf(m_removed[k])] = stoneOf(removed);
        }
        if (entry.placed) {
            stones[indexOf(*entry.placed)] = Stone::Empty;
        }
    }
    return stones;
}

} // namespace shinpan
