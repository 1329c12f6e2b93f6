#include "core/competition/tune/calibration.h"

#include "core/competition/competitionfiles.h"

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

EngineProfile profileAt(const Competition &calibration,
                        const CalibratedLevel &level,
                        const QString &name)
{
    EngineProfile profile = engineAt(calibration, level);
    const BoardSize size = calibration.setup.size;
    profile.id.clear();
    profile.name = QStringLiteral("%1, %2x%3, %4 Elo from %5")
                       .arg(name)
                       .arg(size.columns)
                       .arg(size.rows)
                       .arg(eloText(level.target), calibration.players[1].id);
    return profile;
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
