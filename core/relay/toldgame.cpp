#include "core/relay/toldgame.h"

namespace shinpan {

MatchSetup setupOf(const HostedGame &game, const Ruleset &rules)
{
    MatchSetup setup;
    setup.size = game.size();
    setup.komi = game.terms().komi;
    setup.handicap = game.terms().handicap;
    setup.rules = rules;
    setup.time = {game.time(Color::Black).control, game.time(Color::White).control};
    return setup;
}

GameClock clockOf(const HostedGame &game)
{
    const ByColor<EngineTime> time{game.time(Color::Black), game.time(Color::White)};
    GameClock clock({time.black.control, time.white.control});
    for (const Color color : BothColors) {
        if (clock.isLimited(color)) {
            clock.restore(color, time[color].left);
        }
    }
    return clock;
}

GameLine lineFor(const HostedGame &game, Color color)
{
    if (color == game.position().toPlay()) {
        return game.line();
    }
    GameLine line{.size = game.size(), .setUp = {}, .firstToPlay = color, .moves = {}};
    for (int i = 0; i < line.size.pointCount(); ++i) {
        const Point point = line.size.pointAt(i);
        if (const Stone stone = game.board().at(point); stone != Stone::Empty) {
            line.setUp.push_back({point, stone == Stone::Black ? Color::Black : Color::White});
        }
    }
    line.captured = game.position().captured();
    line.handicap = game.terms().handicap;
    return line;
}

} // namespace shinpan
