#include "core/search/movefeatures.h"

#include "core/search/ladder.h"
#include "core/search/localpatterns.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace shinpan {

namespace {

constexpr int WideSide = 11;

/// How many lines a cell is from the two edges next to it, 0 on the edge; the nearer one first.
[[nodiscard]] std::pair<int, int> heightsOf(const PlayoutBoard &board, Cell cell)
{
    const BoardSize size = board.size();
    const Point point = board.pointAt(cell);
    return std::minmax<int>({std::min<int>(point.column, size.columns - 1 - point.column),
                             std::min<int>(point.row, size.rows - 1 - point.row)});
}

/// Whether no stone is within three steps.
[[nodiscard]] bool isAlone(const PlayoutBoard &board, Cell cell)
{
    constexpr int Reach = 3;
    const Point point = board.pointAt(cell);
    for (int rows = -Reach; rows <= Reach; ++rows) {
        const int width = Reach - std::abs(rows);
        for (int columns = -width; columns <= width; ++columns) {
            const Point other{static_cast<std::uint8_t>(point.column + columns),
                              static_cast<std::uint8_t>(point.row + rows)};
            if (board.size().contains(other) && board.at(board.cellAt(other)) != Stone::Empty) {
                return false;
            }
        }
    }
    return true;
}

[[nodiscard]] std::uint8_t placeOf(const PlayoutBoard &board, Cell cell)
{
    const auto [height, other] = heightsOf(board, cell);
    const bool isWide = std::min(board.size().columns, board.size().rows) >= WideSide;
    const bool alone = board.around(cell) == 0 && isAlone(board, cell);
    const int line = std::min(height, MoveFeatures::Lines - 1);
    const bool isCorner = isWide && alone && height >= 2 && other <= 3;
    const int place = isCorner ? MoveFeatures::Corner : 2 * line + (alone ? 1 : 0);
    return static_cast<std::uint8_t>(place + (isWide ? MoveFeatures::Corner + 1 : 0));
}

/// The same as the other side sees it: 1 and 2 change places.
[[nodiscard]] std::uint16_t exchanged(std::uint16_t around)
{
    return static_cast<std::uint16_t>((around & 0x5555U) << 1 | (around >> 1 & 0x5555U));
}

} // namespace

std::span<const MoveFeatures> FeatureReader::read(const PlayoutBoard &board, Color color, Cell last)
{
    findChains(board, color);
    findDistances(board, last);
    const auto own = static_cast<unsigned>(stoneOf(color));
    std::size_t count = 0;
    for (int i = 0; i < board.emptyCount(); ++i) {
        const Cell cell = board.emptyAt(i);
        if (board.isLegal(color, cell) && !Neighborhood::of(board.around(cell)).isEye(own)) {
            m_moves[count++] = featuresOf(board, color, cell);
        }
    }
    return {m_moves.data(), count};
}

/// What each chain in danger makes urgent.
void FeatureReader::findChains(const PlayoutBoard &board, Color color)
{
    m_danger.fill(MoveFeatures::NoDanger);
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Cell cell = board.cellAt(board.size().pointAt(i));
        if (board.at(cell) != Stone::Empty && board.chainOf(cell) == cell
            && board.libertiesOf(cell) <= 2 && board.libertiesOf(cell) > 0) {
            judgeChain(board, color, cell);
        }
    }
}

void FeatureReader::judgeChain(const PlayoutBoard &board, Color color, Cell chain)
{
    const bool isOne = board.stonesOf(chain) == 1;
    const auto saves = isOne ? MoveFeatures::SavesOne : MoveFeatures::SavesMany;
    const bool isOwn = board.at(chain) == stoneOf(color);
    if (board.libertiesOf(chain) == 1) {
        const Cell liberty = board.onlyLibertyOf(chain);
        if (!isOwn) {
            note(liberty, isOne ? MoveFeatures::TakesOne : MoveFeatures::TakesMany);
        } else if (!m_readsLadders || !isCaughtInAtari(board, chain)) {
            if (board.outcomeOf(color, liberty).liberties >= 2) {
                note(liberty, saves);
            }
            addRescues(board, chain, saves);
        }
        return;
    }
    const Cell move = m_readsLadders ? ladderMove(board, chain) : NoCell;
    if (move == NoCell) {
        return;
    }
    if (!isOwn) {
        note(move, isOne ? MoveFeatures::CatchesOne : MoveFeatures::CatchesMany);
        return;
    }
    for (const Cell liberty : board.twoLibertiesOf(chain)) {
        note(liberty, saves);
    }
    addRescues(board, chain, saves);
}

/// Taking one of the chains around one that is in danger.
void FeatureReader::addRescues(const PlayoutBoard &board, Cell chain, MoveFeatures::Danger danger)
{
    const Stone enemy = stoneOf(opposite(colorOf(board.at(chain))));
    board.forEachStone(chain, [&](Cell stone) {
        for (const Cell neighbor : board.neighborsOf(stone)) {
            if (board.at(neighbor) == enemy && board.libertiesOf(neighbor) == 1) {
                note(board.onlyLibertyOf(neighbor), danger);
            }
        }
    });
}

void FeatureReader::note(Cell cell, MoveFeatures::Danger danger)
{
    m_danger[cell] = std::max<std::uint8_t>(m_danger[cell], danger);
}

void FeatureReader::findDistances(const PlayoutBoard &board, Cell last)
{
    m_distance.fill(MoveFeatures::FarAway);
    if (last == NoCell) {
        return;
    }
    std::size_t end = 0;
    const auto reach = [&](Cell cell, std::uint8_t distance) {
        if (board.at(cell) == Stone::Empty) {
            m_distance[cell] = distance;
            m_queue[end++] = cell;
            return;
        }
        board.forEachStone(cell, [&](Cell stone) {
            m_distance[stone] = distance;
            m_queue[end++] = stone;
        });
    };
    reach(last, 0);
    for (std::size_t next = 0; next < end; ++next) {
        const Cell cell = m_queue[next];
        const auto distance = static_cast<std::uint8_t>(m_distance[cell] + 1);
        for (const Cell neighbor : board.neighborsOf(cell)) {
            if (distance < MoveFeatures::FarAway && m_distance[neighbor] == MoveFeatures::FarAway
                && board.at(neighbor) != PlayoutBoard::Border) {
                reach(neighbor, distance);
            }
        }
    }
}

MoveFeatures FeatureReader::featuresOf(const PlayoutBoard &board, Color color, Cell cell) const
{
    const std::uint16_t around = board.around(cell);
    MoveFeatures features{.cell = cell,
                          .pattern = color == Color::Black ? around : exchanged(around),
                          .distance = m_distance[cell],
                          .danger = m_danger[cell],
                          .place = placeOf(board, cell)};
    if (Neighborhood::of(around).liberties() < 2) {
        const auto outcome = board.outcomeOf(color, cell);
        features.risk = outcome.liberties < 2 && outcome.taken < 2 ? 1 : 0;
    }
    return features;
}

} // namespace shinpan
