#include "core/search/playoutpolicy.h"

#include "core/search/localpatterns.h"

namespace shinpan {

namespace {

// How often each kind of move is looked for, in 256.
constexpr unsigned AtariChances = 230;
constexpr unsigned TwoLibertiesChances = 60;
constexpr unsigned ShapeChances = 230;
constexpr unsigned ThrowInChances = 128;
constexpr unsigned SmallSacrificeChances = 24;

/// Boards with this many points begin with moves far from all others.
constexpr int WideBoard = 13 * 13;
constexpr int WideTries = 4;

[[nodiscard]] bool isSafe(const PlayoutBoard &board, Color color, Cell cell)
{
    return Neighborhood::of(board.around(cell)).liberties() >= 2
        || board.libertiesAfter(color, cell) >= 2 || board.outcomeOf(color, cell).taken > 1;
}

} // namespace

Cell PlayoutPolicy::choose(const PlayoutBoard &board, Color color, Cell last)
{
    if (last != NoCell) {
        Cell cell = m_random.happens(AtariChances) ? answerToAtari(board, color, last) : NoCell;
        if (cell == NoCell && m_random.happens(TwoLibertiesChances)) {
            cell = answerToTwoLiberties(board, color, last);
        }
        if (cell == NoCell && m_random.happens(ShapeChances)) {
            cell = answerByShape(board, color, last);
        }
        if (cell != NoCell) {
            return cell;
        }
    }
    return anywhere(board, color);
}

/// Adds what saves a chain in atari: its only liberty, or taking one of those around it.
void PlayoutPolicy::addRescues(const PlayoutBoard &board, Color color, Cell chain, Choice &choice)
{
    const Cell liberty = board.onlyLibertyOf(chain);
    if (liberty != board.ko() && board.libertiesAfter(color, liberty) >= 2) {
        choice.add(liberty);
    }
    const Stone enemy = stoneOf(opposite(color));
    board.forEachStone(chain, [&](Cell stone) {
        board.forEachPlace(stone, board.placesBeside(stone, enemy, 1), [&](Cell neighbor) {
            if (board.onlyLibertyOf(neighbor) != board.ko()) {
                choice.add(board.onlyLibertyOf(neighbor));
            }
        });
    });
}

Cell PlayoutPolicy::answerToAtari(const PlayoutBoard &board, Color color, Cell last)
{
    Choice choice;
    if (board.libertiesOf(last) == 1 && board.onlyLibertyOf(last) != board.ko()) {
        choice.add(board.onlyLibertyOf(last));
    }
    board.forEachPlace(last, board.placesBeside(last, stoneOf(color), 1),
                       [&](Cell neighbor) { addRescues(board, color, neighbor, choice); });
    return choice.pick(m_random);
}

/// Chains with two liberties beside the latest move: taking one of the opponent's, or getting more
/// for one's own.
Cell PlayoutPolicy::answerToTwoLiberties(const PlayoutBoard &board, Color color, Cell last)
{
    Choice choice;
    const auto consider = [&](Cell chain) {
        for (const Cell liberty : board.twoLibertiesOf(chain)) {
            if (liberty != board.ko() && isSafe(board, color, liberty)) {
                choice.add(liberty);
            }
        }
    };
    if (board.libertiesOf(last) == 2) {
        consider(last);
    }
    board.forEachPlace(last, board.placesBeside(last, stoneOf(color), 2), consider);
    return choice.pick(m_random);
}

Cell PlayoutPolicy::answerByShape(const PlayoutBoard &board, Color color, Cell last)
{
    Places shapes = 0;
    unsigned shift = 0;
    for (const auto &cells : {board.neighborsOf(last), board.diagonalsOf(last)}) {
        for (const Cell cell : cells) {
            shapes |= Places{Neighborhood::of(board.around(cell)).isShape()} << shift;
            shift += 2;
        }
    }
    Choice choice;
    board.forEachPlace(last, shapes & board.placesAround(last, Stone::Empty), [&](Cell cell) {
        if (cell != board.ko() && isSafe(board, color, cell)) {
            choice.add(cell);
        }
    });
    return choice.pick(m_random);
}

Cell PlayoutPolicy::anywhere(const PlayoutBoard &board, Color color)
{
    const auto count = static_cast<std::uint32_t>(board.emptyCount());
    if (count == 0) {
        return NoCell;
    }
    if (board.size().pointCount() >= WideBoard) {
        for (int i = 0; i < WideTries; ++i) {
            const Cell cell = board.emptyAt(static_cast<int>(m_random.below(count)));
            if (board.around(cell) == 0) {
                return cell;
            }
        }
    }
    const std::uint32_t start = m_random.below(count);
    for (std::uint32_t i = start; i < count; ++i) {
        if (isAcceptable(board, color, board.emptyAt(static_cast<int>(i)))) {
            return board.emptyAt(static_cast<int>(i));
        }
    }
    for (std::uint32_t i = 0; i < start; ++i) {
        if (isAcceptable(board, color, board.emptyAt(static_cast<int>(i)))) {
            return board.emptyAt(static_cast<int>(i));
        }
    }
    return NoCell;
}

/// Whether a random move may be played here: legal, not into an eye, and into atari only as a
/// throw-in or a small sacrifice.
bool PlayoutPolicy::isAcceptable(const PlayoutBoard &board, Color color, Cell cell)
{
    const Neighborhood neighborhood = Neighborhood::of(board.around(cell));
    if (neighborhood.liberties() >= 2) {
        return true;
    }
    if (neighborhood.isEye(static_cast<unsigned>(stoneOf(color))) || cell == board.ko()) {
        return false;
    }
    const Stone enemy = stoneOf(opposite(color));
    if (neighborhood.isSurrounded(static_cast<unsigned>(enemy))
        && board.placesBeside(cell, enemy, 1) == 0) {
        return false; // suicide: late in a game the most frequent case, so it is told first
    }
    const int liberties = board.libertiesAfter(color, cell);
    if (liberties != 1) {
        return liberties == 2;
    }
    const auto outcome = board.outcomeOf(color, cell);
    constexpr int LargestSacrifice = 4;
    return outcome.taken > 0 || (outcome.stones == 1 && m_random.happens(ThrowInChances))
        || (outcome.stones <= LargestSacrifice && m_random.happens(SmallSacrificeChances));
}

} // namespace shinpan
