#include "core/gtpserver/gtpcommands.h"
#include "core/rules/handicap.h"

#include <algorithm>

namespace shinpan {

namespace {

using gtpwords::colorFrom;

/// Nobody gives more, and an engine may place fewer than it is asked to (GTP 2 §4.1.2).
constexpr int MostPlacedStones = 25;

[[nodiscard]] bool hasStones(const HostedGame &game)
{
    return game.board() != Board(game.size());
}

[[nodiscard]] GtpAnswer notEmpty()
{
    return failure("board not empty");
}

/// Puts Black's stones on the empty board; White plays first.
void placeHandicap(HostedGame &game, std::span<const Point> points)
{
    GameLine line{.size = game.size(), .setUp = {}, .firstToPlay = Color::White, .moves = {}};
    for (const Point point : points) {
        line.setUp.push_back({point, Color::Black});
    }
    game.begin(line, static_cast<int>(points.size()));
}

GtpAnswer fixedStones(EngineHost &host, const GtpQuery &query)
{
    const std::optional<int> stones = gtpwords::wholeFrom(query.word(0));
    if (!stones) {
        return syntaxError();
    }
    if (hasStones(host.game())) {
        return notEmpty();
    }
    const auto points = fixedHandicap(host.game().size(), *stones);
    if (!points) {
        return failure("invalid number of stones");
    }
    placeHandicap(host.changeGame(), *points);
    return gtpwords::wordsFor(*points);
}

/// The fixed points as far as there are any, then where the engine would play if it had all moves.
GtpAnswer chosenStones(EngineHost &host, const GtpQuery &query)
{
    const std::optional<int> stones = gtpwords::wholeFrom(query.word(0));
    if (!stones) {
        return syntaxError();
    }
    if (hasStones(host.game())) {
        return notEmpty();
    }
    const BoardSize size = host.game().size();
    if (*stones < 2 || *stones >= size.pointCount()) {
        return failure("invalid number of stones");
    }
    const int fixed = std::min(*stones, maxFixedHandicap(size));
    std::vector<Point> points = fixedHandicap(size, fixed).value_or(std::vector<Point>());
    HostedGame trial = host.game();
    placeHandicap(trial, points);
    const auto wanted = static_cast<std::size_t>(std::min(*stones, MostPlacedStones));
    while (points.size() < wanted) {
        const EngineQuestion question{.color = Color::Black};
        const EngineAnswer answer = host.askAbout(trial, {.question = question});
        const Move move{Color::Black, answer.point};
        const bool isStone = answer.kind == EngineAnswer::Kind::Move && answer.point;
        if (!isStone || trial.play(move)) {
            break;
        }
        points.push_back(*answer.point);
    }
    if (points.size() < 2) {
        return failure("the engine placed no stones");
    }
    placeHandicap(host.changeGame(), points);
    return gtpwords::wordsFor(points);
}

GtpAnswer givenStones(EngineHost &host, const GtpQuery &query)
{
    const BoardSize size = host.game().size();
    std::vector<Point> points;
    for (const std::string &word : query.words) {
        const std::optional<Point> point = pointFromVertex(word, size);
        if (!point || std::ranges::find(points, *point) != points.end()) {
            return failure("bad vertex list");
        }
        points.push_back(*point);
    }
    if (points.size() < 2 || static_cast<int>(points.size()) >= size.pointCount()) {
        return failure("bad vertex list");
    }
    if (hasStones(host.game())) {
        return notEmpty();
    }
    placeHandicap(host.changeGame(), points);
    return {};
}

GtpAnswer getHandicap(EngineHost &host, const GtpQuery &)
{
    return std::to_string(host.game().terms().handicap);
}

/// KataGo's set_position and gogui-setup: a position without a history.
GtpAnswer setPosition(EngineHost &host, const GtpQuery &query)
{
    GameLine line{.size = host.game().size(), .setUp = {}, .moves = {}};
    Board board(line.size);
    for (std::size_t i = 0; i < query.words.size(); i += 2) {
        const std::optional<Color> color = colorFrom(query.word(i));
        const std::optional<Point> point = pointFromVertex(query.word(i + 1), line.size);
        if (!color || !point || board.at(*point) != Stone::Empty) {
            return failure("invalid color or coordinate");
        }
        board.set(*point, stoneOf(*color));
        line.setUp.push_back({*point, *color});
    }
    const auto hasNoLiberty = [&](const SetUpStone &stone) {
        return board.liberties(stone.point) == 0;
    };
    if (std::ranges::any_of(line.setUp, hasNoLiberty)) {
        return failure("a stone without a liberty");
    }
    host.changeGame().begin(line, 0);
    return {};
}

GtpAnswer setUpPlayer(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = colorFrom(query.word(0));
    if (!color) {
        return syntaxError();
    }
    GameLine line = host.game().line();
    line.firstToPlay = *color;
    host.changeGame().begin(line, host.game().terms().handicap);
    return {};
}

} // namespace

std::span<const GtpCommandRow> handicapCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"fixed_handicap", fixedStones},     {"place_free_handicap", chosenStones},
        {"set_free_handicap", givenStones},  {"get_handicap", getHandicap},
        {"set_position", setPosition},       {"gogui-setup", setPosition},
        {"gogui-setup_player", setUpPlayer},
    };
    return Rows;
}

} // namespace shinpan
