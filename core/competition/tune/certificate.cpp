#include "core/competition/tune/certificate.h"

#include "core/competition/competitionfiles.h"

namespace shinpan {

namespace {

[[nodiscard]] CompetitionPlayer playerOf(const Competition &tune,
                                         const QString &id,
                                         const TunedValues &values)
{
    CompetitionPlayer player = tune.players.front();
    player.engine = withValues(player.engine, values);
    player.id = player.engine.name = id;
    return player;
}

} // namespace

QString certificateFile(const QString &tuneFile)
{
    return CompetitionFiles(tuneFile).stem() + QStringLiteral("-certificate.toml");
}

Competition certificateOf(const Competition &tune, const TuningPoint &found)
{
    const TuneCertificate &certificate = *tune.tune->certificate;
    const TunedValues values = valuesAt(spaceOf(*tune.tune), found);
    const TunedValues usual = usualValues(tune);
    Competition match = tune;
    match.file = certificateFile(tune.file);
    match.name = QStringLiteral("%1: the certificate").arg(tune.name);
    match.description = QStringLiteral("found: %1\nown: %2").arg(toText(values), toText(usual));
    match.players = {playerOf(tune, QStringLiteral("found"), values),
                     playerOf(tune, QStringLiteral("own"), usual)};
    match.type = CompetitionType::SprtMatch;
    match.sprt = certificate.test;
    match.games = certificate.games;
    match.tune.reset();
    match.seed = tune.seed + 1;
    if (certificate.openings) {
        match.openings = *certificate.openings;
    } else if (!match.openings.sources.empty()) {
        match.openings.order = OpeningPlan::Order::Random;
    }
    return match;
}

} // namespace shinpan
