#include "app/engine/remarks.h"

#include "core/gtpserver/gtpwords.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using gtpwords::wordFor;

[[nodiscard]] std::string percent(double rate)
{
    return wordFor(100 * rate, 0) + " %";
}

/// The number as "12,345".
[[nodiscard]] std::string counted(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), ",");
    }
    return digits;
}

[[nodiscard]] std::string playouts(std::uint64_t number)
{
    return counted(number) + (number == 1 ? " playout" : " playouts");
}

/// A move with fewer visits has no number of its own.
constexpr std::uint64_t Looked = 30;

/// The chance after a move; where it was hardly looked at, that of all moves together.
[[nodiscard]] double chanceOf(const SearchCandidate &move, const SearchResult &result)
{
    double wins = 0;
    double visits = 0;
    for (const SearchCandidate &candidate : result.candidates) {
        wins += candidate.winrate * static_cast<double>(candidate.visits);
        visits += static_cast<double>(candidate.visits);
    }
    return move.visits >= Looked || visits == 0 ? move.winrate : wins / visits;
}

/// Nothing where it would contradict the chance: points are the mean of all games that were tried,
/// a few of which may be lost by far.
[[nodiscard]] std::string sentenceOnScore(const SearchResult &result, Color color, double chance)
{
    const double lead = color == Color::Black ? result.score : -result.score;
    if (std::abs(lead) < 0.5) {
        return " The score is about even.";
    }
    if ((lead > 0) != (chance > 0.5)) {
        return {};
    }
    return std::string(lead > 0 ? " I am ahead" : " I am behind") + " by about "
         + wordFor(std::abs(lead), 0) + (std::round(std::abs(lead)) == 1 ? " point." : " points.");
}

/// Whether the second choice was worse, or was only looked at less.
[[nodiscard]] std::string sentenceOnOther(const SearchCandidate &chosen,
                                          const SearchCandidate &other,
                                          int level)
{
    const std::string name = wordFor(other.move);
    const std::string facts = percent(other.winrate) + " after " + playouts(other.visits);
    const double loss = chosen.winrate - other.winrate;
    const bool isKnown = chosen.visits >= Looked && other.visits >= Looked;
    if (loss < 0 && other.visits >= chosen.visits) {
        return name + " seemed better (" + facts + "), but at level " + std::to_string(level)
             + " I do not always play the best move I see.";
    }
    const std::string why = isKnown && loss >= 0.005
                              ? "it wins " + wordFor(100 * loss, 1) + " % less often"
                              : "it was not looked at as deeply, because it seemed worse at first";
    return "Second choice: " + name + " (" + facts + "); " + why + ".";
}

} // namespace

std::string remarkOn(const SearchResult &result, const MoveReasons &reasons)
{
    const auto isChosen = [&](const SearchCandidate &candidate) {
        return candidate.move == reasons.point;
    };
    const auto &candidates = result.candidates;
    const auto chosen = std::ranges::find_if(candidates, isChosen);
    const SearchCandidate &move = chosen == candidates.end() ? candidates.front() : *chosen;
    const double rate = chanceOf(move, result);
    const std::string chance = "Chance to win: " + percent(rate) + ", after "
                             + playouts(result.playouts) + "."
                             + sentenceOnScore(result, reasons.color, rate);
    if (reasons.resigns) {
        return "I resign: there is hardly a chance left. " + chance;
    }
    std::string text = reasons.point ? chance : "I pass: nothing is left to gain. " + chance;
    if (move.line.size() > 1) {
        constexpr std::size_t LongestLine = 10;
        text += "\nExpected:";
        for (std::size_t i = 0; i < std::min(LongestLine, move.line.size()); ++i) {
            text += ' ' + wordFor(move.line[i]);
        }
    }
    const auto other = std::ranges::find_if(candidates, [&](const SearchCandidate &candidate) {
        return !isChosen(candidate) && candidate.visits > 0;
    });
    if (reasons.point && other != candidates.end()) {
        text += '\n' + sentenceOnOther(move, *other, reasons.level);
    }
    return text;
}

} // namespace shinpan
