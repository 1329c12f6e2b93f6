#include "core/engine/profile/enginerank.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginestrength.h"
#include "core/statistics/rankscale.h"
#include "core/util/regularfile.h"
#include "core/util/toml/tomltext.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

/// Q_INIT_RESOURCE() wants no namespace around it.
static void compileIn()
{
    Q_INIT_RESOURCE(ranks);
}

namespace shinpan {

using namespace Qt::StringLiterals;

namespace {

constexpr auto SetParameter = "kata-set-param "_L1;
constexpr auto Profile = "humanSLProfile"_L1;
constexpr int WeakestHuman = -19;
constexpr int StrongestHuman = 9;

/// What makes KataGo play the human network's move instead of its own, as its
/// gtp_human5k_example.cfg has it. It does not resign: it would think of a loss what no person of
/// that rank sees yet.
constexpr std::array<std::pair<QLatin1String, QLatin1String>, 29> HumanParameters{{
    {"humanSLChosenMoveProp"_L1, "1"_L1},
    {"humanSLChosenMoveIgnorePass"_L1, "true"_L1},
    {"humanSLChosenMovePiklLambda"_L1, "100000000"_L1},
    {"humanSLCpuctExploration"_L1, "0.5"_L1},
    {"humanSLCpuctPermanent"_L1, "0.2"_L1},
    {"humanSLRootExploreProbWeightless"_L1, "0"_L1},
    {"humanSLRootExploreProbWeightful"_L1, "0"_L1},
    {"humanSLPlaExploreProbWeightless"_L1, "0"_L1},
    {"humanSLPlaExploreProbWeightful"_L1, "0"_L1},
    {"humanSLOppExploreProbWeightless"_L1, "0"_L1},
    {"humanSLOppExploreProbWeightful"_L1, "0"_L1},
    {"chosenMoveTemperatureEarly"_L1, "0.85"_L1},
    {"chosenMoveTemperature"_L1, "0.7"_L1},
    {"chosenMoveTemperatureHalflife"_L1, "80"_L1},
    {"chosenMoveTemperatureOnlyBelowProb"_L1, "0.01"_L1},
    {"chosenMoveSubtract"_L1, "0"_L1},
    {"chosenMovePrune"_L1, "0"_L1},
    {"ignorePreRootHistory"_L1, "false"_L1},
    {"rootNumSymmetriesToSample"_L1, "2"_L1},
    {"useLcbForSelection"_L1, "false"_L1},
    {"winLossUtilityFactor"_L1, "1"_L1},
    {"staticScoreUtilityFactor"_L1, "0.3"_L1},
    {"dynamicScoreUtilityFactor"_L1, "0"_L1},
    {"useUncertainty"_L1, "false"_L1},
    {"subtreeValueBiasFactor"_L1, "0"_L1},
    {"useNoisePruning"_L1, "false"_L1},
    {"numSearchThreads"_L1, "1"_L1},
    {"maxVisits"_L1, "40"_L1},
    {"allowResignation"_L1, "false"_L1},
}};

[[nodiscard]] double numberIn(const TomlValue &table, QLatin1String key)
{
    const TomlValue *const value = table.find(key);
    const auto *const whole = value != nullptr ? std::get_if<qint64>(&value->data) : nullptr;
    const auto *const number = value != nullptr ? std::get_if<double>(&value->data) : nullptr;
    return whole != nullptr ? static_cast<double>(*whole) : number != nullptr ? *number : 0;
}

[[nodiscard]] MeasuredLevel levelIn(const TomlValue &table)
{
    const TomlValue *const program = table.find("program"_L1);
    const auto *const name = program != nullptr ? std::get_if<QString>(&program->data) : nullptr;
    return {
        .program = name != nullptr ? *name : QString(),
        .level = static_cast<int>(numberIn(table, "level"_L1)),
        .size = static_cast<int>(numberIn(table, "size"_L1)),
        .elo = {numberIn(table, "low"_L1), numberIn(table, "elo"_L1), numberIn(table, "high"_L1)},
        .games = static_cast<int>(numberIn(table, "games"_L1))};
}

[[nodiscard]] Estimate ranksFrom(const Estimate &elo)
{
    const double anchor = measuredLevels().anchor;
    return {rankAbove(anchor, elo.low), rankAbove(anchor, elo.value), rankAbove(anchor, elo.high)};
}

/// A guess: halfway between its neighbours, or as the only one.
[[nodiscard]] EngineRank guessed(const MeasuredLevel &below, const MeasuredLevel &above, int level)
{
    const double way = above.level > below.level
                         ? static_cast<double>(level - below.level) / (above.level - below.level)
                         : 0;
    const double elo = std::lerp(below.elo.value, above.elo.value, std::clamp(way, 0.0, 1.0));
    const double rank = rankAbove(measuredLevels().anchor, elo);
    return {.rank = {rank, rank, rank}};
}

/// The rank of a level by what was measured of its program, on that size or else the nearest one.
[[nodiscard]] std::optional<EngineRank> rankOfLevel(const QString &program, int level, int size)
{
    std::vector<MeasuredLevel> known;
    int nearest = 0;
    for (const MeasuredLevel &measured : measuredLevels().levels) {
        if (measured.program != program) {
            continue;
        }
        if (nearest == 0 || std::abs(measured.size - size) < std::abs(nearest - size)) {
            nearest = measured.size;
            known.clear();
        }
        if (measured.size == nearest) {
            known.push_back(measured);
        }
    }
    if (known.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(known, {}, &MeasuredLevel::level);
    const auto above = std::ranges::lower_bound(known, level, {}, &MeasuredLevel::level);
    if (above != known.end() && above->level == level && nearest == size) {
        const bool isAnchored = std::ranges::count(measuredLevels().anchoredSizes, size) > 0;
        return EngineRank{
            .rank = ranksFrom(above->elo), .games = above->games, .isAnchored = isAnchored};
    }
    const auto upper = above == known.end() ? above - 1 : above;
    const auto lower = upper == known.begin() || upper->level <= level ? upper : upper - 1;
    return guessed(*lower, *upper, level);
}

/// The rank in "kata-set-param humanSLProfile rank_8k".
[[nodiscard]] std::optional<int> imitatedRank(const EngineProfile &profile)
{
    static const QRegularExpression pattern(
        QStringLiteral("^kata-set-param humanSLProfile (?:rank|preaz)_(\\d+)([kd])$"));
    for (const QString &command : profile.startupCommands) {
        if (const auto match = pattern.match(command); match.hasMatch()) {
            const int number = match.captured(1).toInt();
            return match.captured(2) == "k"_L1 ? 1 - number : number;
        }
    }
    return std::nullopt;
}

[[nodiscard]] bool hasHumanNetwork(const EngineProfile &profile)
{
    const EngineTemplate *const known = templateOf(profile);
    if (known == nullptr || known->rankArgument.isEmpty()) {
        return false;
    }
    const Result<CommandWords> words = splitCommandLine(profile.commandLine);
    return words && words->arguments.contains(known->rankArgument);
}

} // namespace

std::optional<MeasuredLevels> readMeasuredLevels(const QByteArray &toml)
{
    const Result<TomlValue, TomlError> text = parseToml(toml);
    const TomlValue *const list = text ? text->find("level"_L1) : nullptr;
    const auto *const tables =
        list != nullptr ? std::get_if<TomlValue::Array>(&list->data) : nullptr;
    if (tables == nullptr) {
        return std::nullopt;
    }
    MeasuredLevels measured{.anchor = numberIn(*text, "anchor"_L1), .levels = {}};
    const TomlValue *const sizes = text->find("anchored"_L1);
    const auto *const known =
        sizes != nullptr ? std::get_if<TomlValue::Array>(&sizes->data) : nullptr;
    for (const TomlValue &size : known != nullptr ? *known : TomlValue::Array()) {
        if (const auto *const number = std::get_if<qint64>(&size.data)) {
            measured.anchoredSizes.push_back(static_cast<int>(*number));
        }
    }
    std::ranges::transform(*tables, std::back_inserter(measured.levels), levelIn);
    return measured;
}

const MeasuredLevels &measuredLevels()
{
    static const MeasuredLevels levels = [] {
        compileIn();
        constexpr qint64 Largest = 1 << 20;
        const Result<QByteArray> bytes =
            readRegularFile(QStringLiteral(":/ranks/ranks.toml"), Largest);
        return bytes ? readMeasuredLevels(*bytes).value_or(MeasuredLevels()) : MeasuredLevels();
    }();
    return levels;
}

std::optional<EngineRank> rankOf(const EngineProfile &profile, int size)
{
    if (const std::optional<int> rank = imitatedRank(profile)) {
        const auto number = static_cast<double>(*rank);
        return EngineRank{.rank = {number, number, number}};
    }
    const EngineStrength *const knob = strengthKnob(profile);
    const EngineTemplate *const known = templateOf(profile);
    const std::optional<int> level = knob != nullptr ? strengthOf(profile, *knob) : std::nullopt;
    const bool isOtherwise = profile.commandLine.contains("--playouts"_L1); // than the level says
    return level && !isOtherwise ? rankOfLevel(known->program, *level, size) : std::nullopt;
}

QString rankWords(double rank)
{
    const int whole = static_cast<int>(std::lround(std::clamp(rank, WeakestRank, StrongestRank)));
    return whole > 0 ? QStringLiteral("%1 dan").arg(whole)
                     : QStringLiteral("%1 kyu").arg(1 - whole);
}

std::vector<EngineProfile::Strength> humanRanks(const EngineProfile &profile)
{
    std::vector<EngineProfile::Strength> ranks;
    if (!hasHumanNetwork(profile)) {
        return ranks;
    }
    QStringList others = profile.startupCommands;
    const QStringList parameters = humanParameters();
    others.removeIf([&](const QString &command) {
        return command.startsWith(SetParameter) && parameters.contains(command.section(u' ', 1, 1));
    });
    for (int rank = WeakestHuman; rank <= StrongestHuman; ++rank) {
        const QString name =
            rank > 0 ? QStringLiteral("%1d").arg(rank) : QStringLiteral("%1k").arg(1 - rank);
        QStringList commands = others;
        commands << SetParameter + Profile + " rank_"_L1 + name;
        for (const auto &[parameter, value] : HumanParameters) {
            commands << SetParameter + parameter + u' ' + value;
        }
        ranks.push_back({rankWords(rank), profile.commandLine, profile.environment, commands});
    }
    return ranks;
}

QStringList humanParameters()
{
    QStringList names{Profile};
    for (const auto &[parameter, value] : HumanParameters) {
        names << parameter;
    }
    return names;
}

} // namespace shinpan
