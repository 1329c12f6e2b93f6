#include "core/gtpserver/gtpcommands.h"

#include <algorithm>

namespace shinpan {

namespace {

using gtpwords::wordFor;

/// "A B C …" above and below the rows, X for Black and O for White, as GNU Go draws it.
GtpAnswer showBoard(EngineHost &host, const GtpQuery &)
{
    const Position &position = host.game().position();
    const BoardSize size = host.game().size();
    const std::vector<Move> &moves = host.game().line().moves;
    std::string columns = "  ";
    for (int column = 0; column < size.columns; ++column) {
        columns += ' ' + columnName(column);
    }
    std::string text = columns + '\n';
    for (int row = size.rows - 1; row >= 0; --row) {
        const std::string number = (row < 9 ? " " : "") + std::to_string(row + 1);
        text += number;
        char gap = ' ';
        for (int column = 0; column < size.columns; ++column) {
            const Point point = size.pointAt(row * size.columns + column);
            const bool isLatest = !moves.empty() && moves.back().point == point;
            text += isLatest ? '(' : gap;
            text += ".XO"[static_cast<std::size_t>(position.board().at(point))];
            gap = isLatest ? ')' : ' ';
        }
        text += gap + number + '\n';
    }
    const auto prisoners = [&](Color of) { return std::to_string(position.captured()[of]); };
    return text + columns + '\n' + (position.toPlay() == Color::Black ? "Black" : "White")
         + " to play, move " + std::to_string(position.moveNumber() + 1) + ", komi "
         + wordFor(host.game().terms().komi) + "\nprisoners: " + prisoners(Color::White)
         + " white, " + prisoners(Color::Black) + " black";
}

GtpAnswer listStones(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    if (!color) {
        return syntaxError();
    }
    const Board &board = host.game().board();
    const auto isTheirs = [&](Point point) { return board.at(point) == stoneOf(*color); };
    return gtpwords::wordsFor(pointsWhere(board.size(), isTheirs));
}

/// Stones that this colour has captured.
GtpAnswer captures(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    return color ? GtpAnswer(std::to_string(host.game().position().captured()[opposite(*color)]))
                 : syntaxError();
}

GtpAnswer isLegal(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    const auto move =
        color ? gtpwords::moveFrom(*color, query.word(1), host.game().size()) : std::nullopt;
    if (!move) {
        return failure("invalid color or coordinate");
    }
    return host.game().position().check(*move) ? "0" : "1";
}

GtpAnswer allLegal(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    if (!color) {
        return syntaxError();
    }
    const Position &position = host.game().position();
    const auto isFree = [&](Point point) { return !position.check({*color, point}); };
    return gtpwords::wordsFor(pointsWhere(host.game().size(), isFree));
}

[[nodiscard]] std::string moveWords(Move move)
{
    return (move.color == Color::Black ? "black " : "white ") + wordFor(move.point);
}

GtpAnswer lastMove(EngineHost &host, const GtpQuery &)
{
    const std::vector<Move> &moves = host.game().line().moves;
    return moves.empty() ? failure("no previous move known") : GtpAnswer(moveWords(moves.back()));
}

/// The latest first, as GNU Go has it.
GtpAnswer moveHistory(EngineHost &host, const GtpQuery &)
{
    std::string text;
    const std::vector<Move> &moves = host.game().line().moves;
    std::for_each(moves.rbegin(), moves.rend(), [&](Move move) { text += moveWords(move) + '\n'; });
    return text;
}

} // namespace

std::span<const GtpCommandRow> viewCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"showboard", showBoard},      {"list_stones", listStones}, {"captures", captures},
        {"is_legal", isLegal},         {"all_legal", allLegal},     {"last_move", lastMove},
        {"move_history", moveHistory},
    };
    return Rows;
}

} // namespace shinpan
