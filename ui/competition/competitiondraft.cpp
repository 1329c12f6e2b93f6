#include "ui/competition/competitiondraft.h"

#include <QFileInfo>

#include <algorithm>

namespace shinpan {

namespace {

/// How many openings the games want, each of which is played twice with swapped colours; no more
/// than the board surely has. A test that has not decided after that many will hardly ever.
[[nodiscard]] int openingsFor(const CompetitionDraft &draft)
{
    const int side = std::min<int>(draft.setup.size.columns, draft.setup.size.rows);
    const int most = side < 5 ? 0 : side < 7 ? 40 : side < 9 ? 400 : 2000;
    return draft.randomMoves == 0 ? 0
         : draft.games == 0       ? most
                                  : std::min((draft.games + 1) / 2, most);
}

[[nodiscard]] CompetitionType typeOf(CompetitionPurpose purpose)
{
    switch (purpose) {
    case CompetitionPurpose::Stronger:
        return CompetitionType::SprtMatch;
    case CompetitionPurpose::Ranking:
        return CompetitionType::AllPlayAll;
    case CompetitionPurpose::Gauntlet:
        return CompetitionType::Gauntlet;
    case CompetitionPurpose::Knockout:
        return CompetitionType::Knockout;
    case CompetitionPurpose::Swiss:
        break;
    }
    return CompetitionType::Swiss;
}

/// The name with what an id may not have left out: "GNU Go (level 5)" is "GNU-Go-level-5".
[[nodiscard]] QString idOf(const QString &name)
{
    QString id;
    for (const QChar sign : name.simplified()) {
        const QString next = sign == u' ' ? QStringLiteral("-") : QString(sign);
        if (isCompetitionId(id + next) && id.size() < LongestCompetitionId / 4) {
            id += next;
        }
    }
    return id.isEmpty() ? QStringLiteral("player") : id;
}

[[nodiscard]] bool isTaken(const std::vector<CompetitionPlayer> &players, const QString &id)
{
    return std::ranges::find(players, id, &CompetitionPlayer::id) != players.end();
}

} // namespace

int usualGames(CompetitionPurpose purpose)
{
    switch (purpose) {
    case CompetitionPurpose::Stronger:
        return 0;
    case CompetitionPurpose::Knockout:
    case CompetitionPurpose::Swiss:
        return 2;
    case CompetitionPurpose::Ranking:
    case CompetitionPurpose::Gauntlet:
        break;
    }
    return 20;
}

Competition competitionOf(const CompetitionDraft &draft, const QString &path)
{
    Competition competition;
    competition.file = path;
    competition.name = QFileInfo(path).completeBaseName();
    competition.type = typeOf(draft.purpose);
    for (const EngineProfile &engine : draft.players) {
        const QString id = idOf(engine.name);
        CompetitionPlayer player{.id = id, .engine = engine};
        for (int self = 2; isTaken(competition.players, player.id); ++self) {
            player.id = QStringLiteral("%1#%2").arg(id).arg(self);
        }
        player.engine.name = player.id;
        player.engine.id.clear();
        competition.players.push_back(player);
    }
    competition.setup = draft.setup;
    competition.games = draft.games > 0 ? std::optional(draft.games) : std::nullopt;
    competition.rounds = draft.rounds;
    competition.parallel = draft.parallel;
    if (competition.type == CompetitionType::SprtMatch) {
        competition.sprt = Sprt{.elo0 = 0, .elo1 = draft.elo};
    }
    if (const int openings = openingsFor(draft); openings > 0) {
        competition.openings.sources.emplace_back(
            RandomOpenings{.count = openings, .plies = draft.randomMoves});
        competition.games = draft.games > 0 ? draft.games : 2 * openings;
    }
    return competition;
}

} // namespace shinpan
