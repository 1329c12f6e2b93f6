// fuzz_words: what engines, files and people write for rules, clocks, scores and scoring ladders.
// Nothing may be read out of bounds; what is read keeps within the limits that its header names,
// and our own spelling of it is read back as the same.
//
//   fuzz_words -dict=tests/fuzz/words/words.dict -max_total_time=60

#include "core/clock/duration.h"
#include "core/clock/gameclock.h"
#include "core/match/score/scorekeeper.h"
#include "core/match/score/scoringpolicy.h"
#include "core/record/timesettings.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfgrammar.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace shinpan;
using std::chrono::milliseconds;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

void readRules(std::string_view text)
{
    const std::optional<Ruleset> rules = rulesetFromText(text);
    if (const RulesetPreset *preset = findRulesetPreset(text)) {
        require(rules == preset->rules);
    }
    if (!rules) {
        return;
    }
    require(rules->passesToEnd > 0);
    require(rulesetFromText(toText(*rules)) == rules);
    const std::optional<Ruleset> asKataGoHasThem = rulesetFromText(toKataGoJson(*rules));
    require(asKataGoHasThem.has_value() && asKataGoHasThem->scoring == rules->scoring);
}

/// A clock that runs by the control until its flag falls.
void useUp(const TimeControl &control)
{
    require(control.isPlayable());
    GameClock clock({control, control});
    const auto budget = clock.budget(Color::Black);
    require(budget.has_value() == control.isLimited());
    if (!budget) {
        return;
    }
    require(*budget > milliseconds::zero());
    require(clock.charge(Color::Black, *budget));
    require(!clock.charge(Color::White, *budget + milliseconds(1)));
}

void readTimes(std::string_view text)
{
    if (const auto duration = durationFromText(text)) {
        require(*duration >= milliseconds::zero() && *duration <= MaxTime);
        require(durationFromText(toText(*duration)) == duration);
    }
    if (const auto control = timeControlFromText(text)) {
        useUp(*control);
        require(timeControlFromText(toText(*control)) == control);
    }
}

/// The first line stands in the properties of numbers, the rest in OT.
void readRecord(QByteArrayView text)
{
    const qsizetype lineEnd = text.indexOf('\n');
    const QByteArrayView firstLine = text.first(std::max<qsizetype>(lineEnd, 0));
    const QByteArray number = rawSgfText(QString::fromUtf8(firstLine));
    const QByteArray words = rawSgfText(QString::fromUtf8(text.sliced(lineEnd + 1)));
    GameTree tree;
    for (const char *name : {"KM", "TM", "BL", "OB", "WL"}) {
        tree.setValue(tree.root(), name, number);
    }
    tree.setValue(tree.root(), "OT", words);
    GameInfo info = readGameInfo(tree);
    const ByColor<TimeControl> controls = timeControlsOf(info);
    useUp(controls.black);
    useUp(controls.white);
    setTimeControls(info, controls);
    writeGameInfo(tree, info);
    require(timeControlsOf(readGameInfo(tree)) == controls);
    GameClock clock(controls);
    for (const Color color : BothColors) {
        if (const auto left = timeLeftOf(timeLeftAt(tree, tree.root())[color])) {
            clock.restore(color, *left);
            require(clock.timeLeft(color).time >= milliseconds::zero());
        }
    }
    const Count count = countGame(Position(BoardSize::square(2)), {info.komi.value_or(0), 0});
    require(scoreFromText(toSgf(count.score)).has_value());
}

void readScores(std::string_view text)
{
    constexpr double Rounding = 0.001; // toSgf() writes thousandths
    if (const auto score = scoreFromText(text)) {
        const auto again = scoreFromText(toSgf(*score));
        require(again.has_value());
        require(std::abs(again->blackMargin - score->blackMargin) < Rounding);
    }
    if (const auto vote =
            gomillVote(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())))) {
        const auto score = vote->score();
        require(!score || scoreFromText(toSgf(*score)).has_value());
    }
}

void readLadder(const QString &text)
{
    const Result<ScoringPolicy> policy = scoringPolicyFromText(text);
    if (!policy) {
        require(!policy.error().isEmpty());
        return;
    }
    require(!policy->ladder.empty());
    for (const ScoringStep step : policy->ladder) {
        require(std::ranges::count(policy->ladder, step) == 1);
    }
    const Result<ScoringPolicy> again = scoringPolicyFromText(toText(*policy));
    require(again && *again == *policy);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    readRules(text);
    readTimes(text);
    readScores(text);
    readRecord(QByteArrayView(data, static_cast<qsizetype>(size)));
    readLadder(
        QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    return 0;
}
