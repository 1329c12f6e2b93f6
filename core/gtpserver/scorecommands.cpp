#include "core/gtpserver/gtpcommands.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] Count countOf(EngineHost &host)
{
    const Settlement settlement = host.started().settle(host.game());
    return countGame(host.game().position(), host.game().terms(), settlement);
}

GtpAnswer finalScore(EngineHost &host, const GtpQuery &)
{
    return toSgf(countOf(host).score);
}

/// A string on each line: the stones that are dead, in seki or neither.
[[nodiscard]] std::string stringsThatAre(std::string_view status,
                                         const Board &board,
                                         const Count &count)
{
    const auto isIn = [](const std::vector<Point> &points, Point point) {
        return std::ranges::find(points, point) != points.end();
    };
    const auto statusAt = [&](Point point) {
        return isIn(count.dead, point) ? "dead" : isIn(count.seki, point) ? "seki" : "alive";
    };
    std::string text;
    std::vector<bool> isTold(static_cast<std::size_t>(board.size().pointCount()));
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point first = board.size().pointAt(i);
        if (board.at(first) == Stone::Empty || isTold[static_cast<std::size_t>(i)]
            || statusAt(first) != status) {
            continue;
        }
        std::vector<Point> stones;
        board.forEachInChain(first, [&](Point stone) {
            isTold[static_cast<std::size_t>(board.size().indexOf(stone))] = true;
            stones.push_back(stone);
        });
        std::ranges::sort(stones);
        text += gtpwords::wordsFor(stones) + '\n';
    }
    return text;
}

/// GTP's three statuses, and what GNU Go says of the empty points.
GtpAnswer finalStatusList(EngineHost &host, const GtpQuery &query)
{
    const std::string_view status = query.word(0);
    if (status == "alive" || status == "dead" || status == "seki") {
        return stringsThatAre(status, host.game().board(), countOf(host));
    }
    const bool isBlack = status == "black_territory";
    const bool isWhite = status == "white_territory";
    if (!isBlack && !isWhite && status != "dame") {
        return syntaxError();
    }
    const Stone owner = isBlack ? Stone::Black : isWhite ? Stone::White : Stone::Empty;
    const Count count = countOf(host);
    const Board &board = host.game().board();
    const auto isOwned = [&](Point point) {
        const auto index = static_cast<std::size_t>(board.size().indexOf(point));
        const bool isEmpty = board.at(point) == Stone::Empty
                          || std::ranges::find(count.dead, point) != count.dead.end();
        return isEmpty && count.owner[index] == owner;
    };
    return gtpwords::wordsFor(pointsWhere(board.size(), isOwned));
}

GtpAnswer estimateScore(EngineHost &host, const GtpQuery &)
{
    const double lead = host.started().estimate(host.game()).lead;
    return toSgf(Score{std::round(10 * lead) / 10});
}

/// GoGui's "dboard": a row of numbers for each of the board, from the top.
GtpAnswer ownership(EngineHost &host, const GtpQuery &)
{
    const std::vector<double> map = host.started().estimate(host.game()).ownership;
    const BoardSize size = host.game().size();
    if (map.size() != static_cast<std::size_t>(size.pointCount())) {
        return failure("the engine does not estimate it");
    }
    std::string text;
    for (int row = size.rows - 1; row >= 0; --row) {
        for (int column = 0; column < size.columns; ++column) {
            const auto index = static_cast<std::size_t>(row * size.columns + column);
            text += gtpwords::wordFor(map[index], 2) + (column + 1 < size.columns ? ' ' : '\n');
        }
    }
    return text;
}

// Rules

GtpAnswer kataGetRules(EngineHost &host, const GtpQuery &)
{
    return toKataGoJson(host.game().rules());
}

[[nodiscard]] GtpAnswer setRules(EngineHost &host, const std::string &name)
{
    const std::optional<Ruleset> rules = rulesetFromText(name);
    if (!rules || !host.engine().takesRules(*rules)) {
        return failure("unknown rules");
    }
    if (*rules != host.game().rules()) {
        host.changeGame().setRules(*rules);
    }
    return {};
}

/// A name or JSON, which may hold blanks.
GtpAnswer kataSetRules(EngineHost &host, const GtpQuery &query)
{
    return setRules(host, query.rest());
}

/// KGS's Chinese rules have superko.
GtpAnswer kgsRules(EngineHost &host, const GtpQuery &query)
{
    const std::string name(query.word(0));
    return setRules(host, name == "chinese" ? "chinese-kgs" : name);
}

} // namespace

std::span<const GtpCommandRow> scoreCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"final_score", finalScore},       {"final_status_list", finalStatusList},
        {"estimate_score", estimateScore}, {"shinpan-ownership", ownership},
        {"kata-get-rules", kataGetRules},  {"kata-set-rules", kataSetRules},
        {"kgs-rules", kgsRules},
    };
    return Rows;
}

} // namespace shinpan
