#include "core/competition/tune/calibration.h"

#include "core/competition/competitionfiles.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginerank.h"
#include "core/statistics/rankscale.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QString eloText(double elo)
{
    return (elo > 0 ? QStringLiteral("+") : QString()) + QString::number(elo);
}

[[nodiscard]] EngineProfile engineAt(const Competition &calibration, const CalibratedLevel &level)
{
    const ParameterSpace space = spaceOf(*calibration.tune);
    return withValues(calibration.players.front().engine, valuesAt(space, {level.where.value}));
}

} // namespace

bool isCalibration(const Competition &competition)
{
    return competition.tune
        && std::holds_alternative<CalibrationSettings>(competition.tune->method);
}

std::vector<CalibratedLevel> levelsOf(const TuneCourse &course)
{
    return std::get<CalibrationStatus>(course.tuner().status()).levels;
}

EngineProfile::Strength strengthAt(const Competition &calibration, const CalibratedLevel &level)
{
    const EngineProfile engine = engineAt(calibration, level);
    const BoardSize size = calibration.setup.size;
    const CompetitionPlayer &anchor = calibration.players[1];
    const bool isSquare = size.columns == size.rows;
    const auto known = isSquare ? rankOf(anchor.engine, size.columns) : std::nullopt;
    const QString rank =
        known ? rankWords(rankAbove(known->rank.value, level.target)) + QLatin1String(", ")
              : QString();
    return {QStringLiteral("%1x%2, %3%4 Elo from %5")
                .arg(size.columns)
                .arg(size.rows)
                .arg(rank, eloText(level.target), anchor.id),
            engine.commandLine, engine.environment, engine.startupCommands};
}

EngineProfile withLevels(const EngineProfile &engine,
                         const Competition &calibration,
                         std::vector<CalibratedLevel> levels)
{
    EngineProfile other = engine;
    std::ranges::sort(levels, {}, &CalibratedLevel::target);
    for (const CalibratedLevel &level : levels) {
        if (level.isWithin) {
            EngineProfile::Strength strength = strengthAt(calibration, level);
            std::erase_if(other.strengths, [&](const EngineProfile::Strength &known) {
                return known.name == strength.name;
            });
            other.strengths.push_back(std::move(strength));
        }
    }
    return other;
}

EngineProfile calibratedEngine(const Competition &calibration, const QString &name)
{
    EngineProfile profile =
        withValues(calibration.players.front().engine, usualValues(calibration));
    profile.id.clear();
    profile.name = name;
    return profile;
}

QStringList keepLevels(EngineProfileStore &store,
                       const Competition &calibration,
                       const std::vector<CalibratedLevel> &levels,
                       const QString &name)
{
    std::vector<EngineProfile> stored = store.list().stored();
    auto engine = std::ranges::find(stored, name, &EngineProfile::name);
    if (engine == stored.end()) {
        engine = stored.insert(engine, calibratedEngine(calibration, name));
        engine->id = newEngineProfileId();
    }
    *engine = withLevels(*engine, calibration, levels);
    store.setStored(stored);
    QStringList names;
    for (const CalibratedLevel &level : levels) {
        if (level.isWithin) {
            names.append(strengthAt(calibration, level).name);
        }
    }
    return names;
}

Competition checkOf(const Competition &calibration,
                    const std::vector<CalibratedLevel> &levels,
                    int games)
{
    Competition check = calibration;
    check.file = CompetitionFiles(calibration.file).stem() + QStringLiteral("-check.toml");
    check.name = QStringLiteral("%1: the levels among themselves").arg(calibration.name);
    check.type = CompetitionType::AllPlayAll;
    check.games = games;
    check.seed = calibration.seed + 1;
    check.tune.reset();
    if (!check.openings.sources.empty()) {
        check.openings.order = OpeningPlan::Order::Random;
    }
    check.players.clear();
    for (std::size_t i = 0; i < levels.size(); ++i) {
        CompetitionPlayer player = calibration.players.front();
        player.engine = engineAt(calibration, levels[i]);
        player.id = QStringLiteral("level-%1").arg(i + 1);
        player.engine.name = player.id;
        check.players.push_back(std::move(player));
        check.description +=
            QStringLiteral("%1: %2 Elo from %3\n")
                .arg(check.players.back().id, eloText(levels[i].target), calibration.players[1].id);
    }
    CompetitionPlayer anchor = calibration.players[1];
    anchor.engine = withValues(anchor.engine, usualValues(calibration));
    check.players.push_back(std::move(anchor));
    return check;
}

} // namespace shinpan
