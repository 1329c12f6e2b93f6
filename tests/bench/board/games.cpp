#include "tests/bench/board/games.h"

#include <istream>
#include <ostream>
#include <sstream>
#include <string>

namespace shinpan::bench {

namespace {

/// Whether only own stones touch the point, and at most one of its diagonals (none on the edge) is
/// the opponent's.
[[nodiscard]] bool isOwnEye(const Board &board, Color color, Point point)
{
    bool surrounded = true;
    forEachNeighbor(point, board.size(), [&](Point neighbor) {
        surrounded = surrounded && board.at(neighbor) == stoneOf(color);
    });
    if (!surrounded) {
        return false;
    }
    int weak = 0;
    bool onEdge = false;
    for (const int columnStep : {-1, 1}) {
        for (const int rowStep : {-1, 1}) {
            const Point diagonal{
                static_cast<std::uint8_t>(point.column + columnStep),
                static_cast<std::uint8_t>(point.row + rowStep)}; // wraps far off the board
            if (!board.size().contains(diagonal)) {
                onEdge = true;
            } else if (board.at(diagonal) == stoneOf(opposite(color))) {
                ++weak;
            }
        }
    }
    return weak + (onEdge ? 1 : 0) < 2;
}

} // namespace

RandomPlayer::RandomPlayer(std::uint64_t seed)
    : m_random(seed * 2 + 1)
{ }

int RandomPlayer::playOut(Position &position, Game *game)
{
    findEmptyPoints(position.board());
    const int limit = 3 * position.board().size().pointCount();
    int moves = 0;
    for (; moves < limit && position.consecutivePasses() < 2; ++moves) {
        const Move move = chooseMove(position);
        if (!move.isPass()) {
            m_empty[m_chosen] = m_empty.back();
            m_empty.pop_back();
        }
        const Board::Capture capture = position.play(move);
        for (const Point chain : capture.chains()) {
            position.board().forEachInChain(chain,
                                            [this](Point stone) { m_empty.push_back(stone); });
        }
        if (game != nullptr) {
            game->push_back(move);
        }
    }
    return moves;
}

Move RandomPlayer::chooseMove(const Position &position)
{
    const Color color = position.toPlay();
    const std::size_t start = m_empty.empty() ? 0 : randomBelow(m_empty.size());
    for (std::size_t step = 0; step < m_empty.size(); ++step) {
        m_chosen = start + step < m_empty.size() ? start + step : start + step - m_empty.size();
        const Move move{color, m_empty[m_chosen]};
        if (!isOwnEye(position.board(), color, *move.point) && !position.check(move)) {
            return move;
        }
    }
    return Move::pass(color);
}

/// xorshift64: quick, and random enough to choose moves.
std::size_t RandomPlayer::randomBelow(std::size_t limit)
{
    m_random ^= m_random << 13;
    m_random ^= m_random >> 7;
    m_random ^= m_random << 17;
    return (m_random >> 32) * limit >> 32;
}

void RandomPlayer::findEmptyPoints(const Board &board)
{
    const BoardSize size = board.size();
    m_empty.clear();
    for (std::uint8_t row = 0; row < size.rows; ++row) {
        for (std::uint8_t column = 0; column < size.columns; ++column) {
            if (board.at({column, row}) == Stone::Empty) {
                m_empty.push_back({column, row});
            }
        }
    }
}

std::vector<Game> randomGames(BoardSize size, int count, std::uint64_t seed)
{
    RandomPlayer player(seed);
    std::vector<Game> games(static_cast<std::size_t>(count));
    for (Game &game : games) {
        Position position(size, {.ko = KoRule::PositionalSuperko});
        player.playOut(position, &game);
    }
    return games;
}

std::vector<Game> readGames(std::istream &input, BoardSize size)
{
    std::vector<Game> games;
    for (std::string line; std::getline(input, line);) {
        Game &game = games.emplace_back();
        std::istringstream words(line);
        Color color = Color::Black;
        for (std::string word; words >> word; color = opposite(color)) {
            const auto point = pointFromVertex(word, size);
            if (!point && word != "pass") {
                return games;
            }
            game.push_back({color, point});
        }
    }
    return games;
}

void writeGames(std::ostream &output, const std::vector<Game> &games)
{
    for (const Game &game : games) {
        const char *separator = "";
        for (const Move &move : game) {
            output << separator << (move.isPass() ? "pass" : vertexOf(*move.point));
            separator = " ";
        }
        output << '\n';
    }
}

} // namespace shinpan::bench
