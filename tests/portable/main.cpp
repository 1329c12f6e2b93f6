#include "core/board/move.h"
#include "core/clock/gameclock.h"
#include "core/clock/timecontrol.h"
#include "core/rules/position.h"
#include "core/rules/ruleset.h"
#include "core/rules/scoring.h"
#include "core/search/treesearch.h"
#include "core/statistics/elo.h"
#include "core/statistics/sprt.h"

#include <cmath>
#include <cstdio>
#include <string>

// Runs tables of the rooms that know no Qt, on any system with a C++ compiler; README.md says how.

namespace {

using namespace shinpan;

int s_checked = 0;
int s_wrong = 0;

void expect(const char *what, const std::string &found, const std::string &expected)
{
    ++s_checked;
    if (found != expected) {
        ++s_wrong;
        std::printf("%s: %s, but should be %s\n", what, found.c_str(), expected.c_str());
    }
}

[[nodiscard]] std::string rounded(double value)
{
    return std::to_string(std::lround(value * 1000));
}

/// "B" and "W" in front of GTP vertices, blanks between them; the last move is judged, not played.
struct RulesRow
{
    const char *what;
    const char *rules;
    int size;
    const char *moves;
    const char *verdict;
};

constexpr RulesRow RulesRows[] = {
    {"an empty point", "Chinese", 9, "BE5", "legal"},
    {"an occupied point", "Chinese", 9, "BE5 WE5", "occupied"},
    {"a point off the board", "Chinese", 9, "BT19", "malformed"},
    {"suicide", "Chinese", 5, "BA2 WE5 BB1 WA1", "suicide"},
    {"suicide of several", "Tromp-Taylor", 5, "BA3 WA2 BB2 WE5 BB1 WA1", "legal"},
    {"suicide of one, which is a repetition", "Tromp-Taylor", 5, "BA2 WE5 BB1 WA1", "superko"},
    {"a ko", "Japanese", 5, "BB1 WC1 BA2 WD2 BB3 WC3 BC2 WB2 BC2", "ko"},
};

[[nodiscard]] std::string nameOf(const std::optional<Illegality> &illegality)
{
    constexpr const char *Names[] = {"off board", "occupied", "suicide", "ko", "superko"};
    return illegality ? Names[static_cast<std::size_t>(*illegality)] : "legal";
}

[[nodiscard]] std::string verdictOf(const RulesRow &row)
{
    Position position(BoardSize::square(row.size), *rulesetFromText(row.rules));
    std::string verdict;
    const std::string moves = std::string(row.moves) + ' ';
    for (std::size_t begin = 0; begin < moves.size();) {
        const std::size_t end = moves.find(' ', begin);
        const auto point =
            pointFromVertex(moves.substr(begin + 1, end - begin - 1), position.board().size());
        if (!point) {
            return "malformed";
        }
        const Move move{moves[begin] == 'B' ? Color::Black : Color::White, point};
        verdict = nameOf(position.check(move));
        if (end + 1 < moves.size()) {
            position.playAnyhow(move);
        }
        begin = end + 1;
    }
    return verdict;
}

void checkRules()
{
    for (const RulesRow &row : RulesRows) {
        expect(row.what, verdictOf(row), row.verdict);
    }
    for (const RulesetPreset &preset : rulesetPresets()) {
        const auto read = rulesetFromText(toText(preset.rules));
        expect("a rule set that is read back", read && *read == preset.rules ? "same" : "other",
               "same");
    }
    Position split(BoardSize::square(5), *rulesetFromText("Chinese"));
    for (std::uint8_t row = 0; row < 5; ++row) {
        split.play({Color::Black, Point{1, row}});
        split.play({Color::White, Point{2, row}});
    }
    expect("a board of two colours", toSgf(countGame(split, {.komi = 0.5}).score), "W+5.5");
}

void checkClock()
{
    constexpr const char *Controls[] = {"none",      "10m",       "10m+5s",
                                        "10m+5x30s", "10m+25/5m", "10s/move"};
    for (const char *text : Controls) {
        const auto control = timeControlFromText(text);
        expect("a time control", control ? toText(*control) : "unread", text);
    }
    expect("nonsense", timeControlFromText("10q") ? "read" : "unread", "unread");
    const TimeControl minute = *timeControlFromText("1m");
    GameClock clock({minute, minute});
    expect("half a minute", clock.charge(Color::Black, std::chrono::seconds(30)) ? "up" : "down",
           "up");
    expect("the rest and more",
           clock.charge(Color::Black, std::chrono::seconds(31)) ? "up" : "down", "down");
}

void checkStatistics()
{
    expect("Elo of 75 %", rounded(eloOfScore(0.75)), "190849");
    expect("the score of 100 Elo", rounded(scoreOfElo(100)), "640");
    expect("five of six", rounded(binomialPValue(5, 1)), "219");
    expect("where H1 is accepted", rounded(upperBound({})), "2944");
}

void checkSearch()
{
    SearchPosition position{.start = Board(BoardSize::square(7)), .moves = {}, .komi = 0.5};
    TreeSearch search({.playouts = 200, .mostNodes = 20'000});
    search.run(position, [] { return false; });
    const SearchResult first = search.result();
    expect("playouts", std::to_string(first.playouts), "200");
    expect("a move", first.candidates.front().move ? "stone" : "pass", "stone");
    TreeSearch again({.playouts = 200, .mostNodes = 20'000});
    again.run(position, [] { return false; });
    expect("the same search again",
           again.result().candidates.front().move == first.candidates.front().move ? "same"
                                                                                   : "other",
           "same");
}

} // namespace

int main()
{
    checkRules();
    checkClock();
    checkStatistics();
    checkSearch();
    std::printf("%d checked, %d wrong\n", s_checked, s_wrong);
    return s_wrong == 0 ? 0 : 1;
}
