#include "core/search/ladder.h"

namespace shinpan {

namespace {

constexpr int MostMoves = 120;

/// One reading, with what is left of its moves.
class LadderReading
{
public:
    [[nodiscard]] bool isCaughtInAtari(const PlayoutBoard &board, Cell chain);
    [[nodiscard]] Cell catchingMove(const PlayoutBoard &board, Cell chain);

private:
    [[nodiscard]] bool escapesBy(PlayoutBoard board, Cell chain, Cell move);

    int m_movesLeft = MostMoves;
};

bool LadderReading::escapesBy(PlayoutBoard board, Cell chain, Cell move)
{
    if (--m_movesLeft <= 0) {
        return true;
    }
    board.play(colorOf(board.at(chain)), move);
    const int liberties = board.libertiesOf(chain);
    return liberties > 2 || (liberties == 2 && catchingMove(board, chain) == NoCell);
}

bool LadderReading::isCaughtInAtari(const PlayoutBoard &board, Cell chain)
{
    const Color color = colorOf(board.at(chain));
    const Cell liberty = board.onlyLibertyOf(chain);
    if (board.libertiesAfter(color, liberty) >= 2 && liberty != board.ko()
        && escapesBy(board, chain, liberty)) {
        return false;
    }
    bool isFree = false;
    board.forEachStone(chain, [&](Cell stone) {
        const Places taken = board.placesBeside(stone, stoneOf(opposite(color)), 1);
        board.forEachPlace(stone, taken, [&](Cell neighbor) {
            if (!isFree && board.onlyLibertyOf(neighbor) != board.ko()) {
                isFree = escapesBy(board, chain, board.onlyLibertyOf(neighbor));
            }
        });
    });
    return !isFree;
}

Cell LadderReading::catchingMove(const PlayoutBoard &board, Cell chain)
{
    const Color attacker = opposite(colorOf(board.at(chain)));
    for (const Cell liberty : board.twoLibertiesOf(chain)) {
        if (--m_movesLeft <= 0) {
            return NoCell;
        }
        if (!board.isLegal(attacker, liberty)) {
            continue;
        }
        PlayoutBoard after = board;
        after.play(attacker, liberty);
        if (after.libertiesOf(chain) == 1 && isCaughtInAtari(after, chain)) {
            return liberty;
        }
    }
    return NoCell;
}

} // namespace

bool isCaughtInAtari(const PlayoutBoard &board, Cell chain)
{
    return LadderReading().isCaughtInAtari(board, chain);
}

Cell ladderMove(const PlayoutBoard &board, Cell chain)
{
    return LadderReading().catchingMove(board, chain);
}

} // namespace shinpan
