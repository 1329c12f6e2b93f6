#include "core/graphics/resistance.h"

#include "core/graphics/words.h"

namespace shinpan {

std::optional<ReadingAnswer> readingAnswer(const QString &reply, BoardSize size)
{
    const std::vector<QString> words = wordsOf(reply);
    bool isNumber = false;
    ReadingAnswer answer;
    answer.code = words.empty() ? 0 : words.front().toInt(&isNumber);
    if (!isNumber) {
        return std::nullopt;
    }
    if (words.size() > 1) {
        answer.move = pointFromWord(words[1], size);
    }
    return answer;
}

std::optional<Point> resistanceAt(const Board &board, Point stone)
{
    const Stone own = board.at(stone);
    std::optional<Point> best;
    int most = 0;
    const auto consider = [&](Point move) {
        Board after = board;
        after.play(colorOf(own), move);
        const int liberties = after.at(stone) == own ? after.liberties(stone) : 0;
        if (liberties > most) {
            most = liberties;
            best = move;
        }
    };
    board.forEachInChain(stone, [&](Point of) {
        forEachNeighbor(of, board.size(), [&](Point near) {
            const Stone there = board.at(near);
            if (there == Stone::Empty) {
                consider(near);
            } else if (there != own && board.liberties(near) == 1) {
                board.forEachInChain(near, [&](Point taken) {
                    forEachNeighbor(taken, board.size(), [&](Point beside) {
                        if (board.at(beside) == Stone::Empty) {
                            consider(beside);
                        }
                    });
                });
            }
        });
    });
    return best;
}

} // namespace shinpan
