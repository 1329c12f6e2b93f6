#include "core/gtpserver/gtpcommands.h"

#include <algorithm>

namespace shinpan {

namespace {

using Kind = EngineQuestion::Kind;

/// Answers as GTP 1 has it, too: "genmove_black".
GtpAnswer genmove(EngineHost &host, const GtpQuery &query)
{
    const std::string_view name = query.name;
    const std::size_t colorBegin = name.find('_') + 1;
    const auto color =
        gtpwords::colorFrom(colorBegin > 0 ? name.substr(colorBegin) : query.word(0));
    return color ? host.generate({.question = {.color = *color}}) : syntaxError();
}

GtpAnswer regressionGenmove(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    if (!color) {
        return syntaxError();
    }
    const EngineAnswer answer = host.ask({.question = {.color = *color, .kind = Kind::Regression}});
    const bool isMove = answer.kind == EngineAnswer::Kind::Move;
    return isMove ? gtpwords::wordFor(answer.point) : GtpAnswer("resign");
}

/// Plays on after two passes about which the players disagree: nobody may pass while stones of the
/// opponent are dead and still there.
GtpAnswer cleanupGenmove(EngineHost &host, const GtpQuery &query)
{
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    if (!color) {
        return syntaxError();
    }
    EngineQuestion question{.color = *color, .kind = Kind::Cleanup};
    const Stone theirs = stoneOf(opposite(*color));
    const std::vector<Point> dead = host.started().settle(host.game()).dead;
    const auto isTheirs = [&](Point point) { return host.game().board().at(point) == theirs; };
    if (std::ranges::any_of(dead, isTheirs)) {
        question.limits.push_back({.color = *color, .moves = {std::nullopt}});
    }
    return host.generate({.question = question});
}

/// Tells the keywords that it knows if there are no arguments; others are to be ignored.
GtpAnswer extendedGenmove(EngineHost &host, const GtpQuery &query)
{
    if (query.words.empty()) {
        return host.engine().claims() ? "claim" : "";
    }
    const std::optional<Color> color = gtpwords::colorFrom(query.word(0));
    if (!color) {
        return syntaxError();
    }
    const bool mayClaim =
        std::find(query.words.begin() + 1, query.words.end(), "claim") != query.words.end();
    return host.generate({.question = {.color = *color, .mayClaim = mayClaim}});
}

} // namespace

std::span<const GtpCommandRow> moveCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"genmove", genmove},
        {"genmove_black", genmove},
        {"genmove_white", genmove},
        {"reg_genmove", regressionGenmove},
        {"kgs-genmove_cleanup", cleanupGenmove},
        {"gomill-genmove_ex", extendedGenmove},
    };
    return Rows;
}

} // namespace shinpan
