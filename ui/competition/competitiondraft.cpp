#include "ui/competition/competitiondraft.h"

#include "core/competition/tune/calibration.h"
#include "core/competition/tune/tunecourse.h"

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
    return draft.games == 0 ? most : std::min((draft.games + 1) / 2, most);
}

/// Replaces the openings.
void setOpenings(OpeningPlan &plan, const CompetitionDraft &draft)
{
    const DraftOpenings &wanted = draft.openings;
    plan.sources.clear();
    plan.mostPlies = 0;
    if (wanted.kind == DraftOpenings::Kind::Sgf) {
        plan.sources.emplace_back(SgfOpenings{.path = QFileInfo(wanted.sgf).absoluteFilePath()});
        plan.mostPlies = wanted.mostMoves;
        plan.terms = wanted.hasOwnTerms ? OpeningPlan::Terms::Opening : OpeningPlan::Terms::Game;
    } else if (const int count = openingsFor(draft);
               wanted.kind == DraftOpenings::Kind::Random && count > 0) {
        plan.sources.emplace_back(RandomOpenings{.count = count, .plies = wanted.randomMoves});
    }
}

[[nodiscard]] DraftOpenings openingsOf(const OpeningPlan &plan)
{
    DraftOpenings openings;
    const auto *const random =
        plan.sources.size() == 1 ? std::get_if<RandomOpenings>(&plan.sources.front()) : nullptr;
    const auto *const sgf =
        plan.sources.size() == 1 ? std::get_if<SgfOpenings>(&plan.sources.front()) : nullptr;
    if (plan.sources.empty()) {
        openings.kind = DraftOpenings::Kind::Empty;
    } else if (random != nullptr) {
        openings.randomMoves = random->plies;
    } else if (sgf != nullptr && sgf->lines == SgfOpenings::Lines::Main) {
        openings.kind = DraftOpenings::Kind::Sgf;
        openings.sgf = sgf->path;
        openings.mostMoves = plan.mostPlies;
        openings.hasOwnTerms = plan.terms == OpeningPlan::Terms::Opening;
    } else {
        openings.kind = DraftOpenings::Kind::Others;
    }
    return openings;
}

[[nodiscard]] CompetitionType typeOf(CompetitionPurpose purpose)
{
    switch (purpose) {
    case CompetitionPurpose::Stronger:
        return CompetitionType::SprtMatch;
    case CompetitionPurpose::Ranking:
        return CompetitionType::AllPlayAll;
    case CompetitionPurpose::Pool:
        return CompetitionType::Pool;
    case CompetitionPurpose::Gauntlet:
        return CompetitionType::Gauntlet;
    case CompetitionPurpose::Knockout:
        return CompetitionType::Knockout;
    case CompetitionPurpose::Swiss:
        return CompetitionType::Swiss;
    case CompetitionPurpose::Rounds:
        return CompetitionType::RoundRobin;
    case CompetitionPurpose::Tune:
    case CompetitionPurpose::Calibrate:
        return CompetitionType::Tune;
    case CompetitionPurpose::Matchups:
    case CompetitionPurpose::Others:
        break;
    }
    return CompetitionType::Playoff;
}

[[nodiscard]] CompetitionPurpose purposeOf(const Competition &competition)
{
    if (isCalibration(competition)) {
        return CompetitionPurpose::Calibrate;
    }
    CompetitionPurpose purpose = CompetitionPurpose::Stronger;
    while (purpose != CompetitionPurpose::Others && typeOf(purpose) != competition.type) {
        purpose = static_cast<CompetitionPurpose>(static_cast<int>(purpose) + 1);
    }
    return purpose;
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

void addPlayer(Competition &competition, const EngineProfile &engine)
{
    const QString id = idOf(engine.name);
    CompetitionPlayer player{.id = id, .engine = engine};
    for (int self = 2; isTaken(competition.players, player.id); ++self) {
        player.id = QStringLiteral("%1#%2").arg(id, QString::number(self));
    }
    player.engine.name = player.id;
    player.engine.id.clear();
    player.engine.strengths.clear(); // which no file of a competition has
    competition.players.push_back(player);
}

/// What a matchup has not of its own, it has from the competition.
void changeMatchups(Competition &changed, const Competition &before)
{
    for (CompetitionMatchup &matchup : changed.matchups) {
        const auto follow = [&](auto &own, const auto &was, const auto &is) {
            own = own == was ? is : own;
        };
        follow(matchup.games, before.games, changed.games);
        follow(matchup.setup.size, before.setup.size, changed.setup.size);
        follow(matchup.setup.rules, before.setup.rules, changed.setup.rules);
        follow(matchup.setup.komi, before.setup.komi, changed.setup.komi);
        follow(matchup.setup.time, before.setup.time, changed.setup.time);
        follow(matchup.setup.adjudication, before.setup.adjudication, changed.setup.adjudication);
    }
}

/// Those of the file that are still wanted, in its order, and the others behind them.
void changePlayers(Competition &competition, std::vector<EngineProfile> wanted)
{
    std::erase_if(competition.players, [&wanted](const CompetitionPlayer &player) {
        const auto found = std::ranges::find(wanted, player.engine);
        if (found != wanted.end()) {
            wanted.erase(found);
            return false;
        }
        return true;
    });
    for (const EngineProfile &engine : wanted) {
        addPlayer(competition, engine);
    }
}

/// The rule, where there can be one. A test of the file stays as it is unless it has other Elo now.
void setStop(Competition &competition, const CompetitionDraft &draft)
{
    const CompetitionKind &kind = kindOf(competition);
    std::optional<Sprt> test = competition.stop.test;
    if (kind.mayStop) {
        competition.stop = draft.stop;
    }
    if (kind.mayTestPairs && draft.elo > 0) {
        const bool isSame = test && test->elo1 == draft.elo;
        test = isSame ? test : Sprt{.elo0 = -draft.elo, .elo1 = draft.elo};
        competition.stop.test = test;
    }
}

/// Puts the parameters in, for the first player and its second self.
void setTune(Competition &competition, const DraftTune &tune)
{
    competition.tune = tune.plan;
    if (competition.players.size() == 1) {
        CompetitionPlayer self = competition.players.front();
        self.id += QLatin1String("#2");
        self.engine.name = self.id;
        competition.players.push_back(std::move(self));
    }
    const std::size_t selves = meetsItself(competition) ? 2 : 1;
    for (std::size_t i = 0; i < std::min(selves, competition.players.size()); ++i) {
        competition.players[i].engine.commandLine = tune.commandLine;
        competition.players[i].engine.startupCommands = tune.startupCommands;
    }
}

} // namespace

int usualGames(CompetitionPurpose purpose)
{
    switch (purpose) {
    case CompetitionPurpose::Stronger:
    case CompetitionPurpose::Pool:
    case CompetitionPurpose::Calibrate:
        return 0;
    case CompetitionPurpose::Tune:
        return 1000;
    case CompetitionPurpose::Knockout:
    case CompetitionPurpose::Swiss:
    case CompetitionPurpose::Rounds:
        return 2;
    case CompetitionPurpose::Ranking:
    case CompetitionPurpose::Gauntlet:
    case CompetitionPurpose::Matchups:
    case CompetitionPurpose::Others:
        break;
    }
    return 20;
}

bool mayStop(CompetitionPurpose purpose)
{
    return kindOf(typeOf(purpose)).mayStop;
}

Competition competitionOf(const CompetitionDraft &draft, const QString &path)
{
    Competition competition;
    competition.file = path;
    competition.name = QFileInfo(path).completeBaseName();
    competition.type = typeOf(draft.purpose);
    for (const EngineProfile &engine : draft.players) {
        addPlayer(competition, engine);
    }
    competition.setup = draft.setup;
    competition.games = draft.games > 0 ? std::optional(draft.games) : std::nullopt;
    competition.rounds = draft.rounds;
    competition.parallel = draft.parallel;
    competition.machines = draft.machines;
    const CompetitionKind::Parts parts = kindOf(competition).parts;
    if (parts == CompetitionKind::Parts::Test) {
        competition.sprt = Sprt{.elo0 = 0, .elo1 = draft.elo};
    }
    setStop(competition, draft);
    setOpenings(competition.openings, draft);
    const bool isRandom = draft.openings.kind == DraftOpenings::Kind::Random;
    const bool isMatch =
        draft.purpose != CompetitionPurpose::Pool; // its games are those of all pairs
    if (const int openings = openingsFor(draft);
        isRandom && isMatch && draft.games == 0 && openings > 0) {
        competition.games = 2 * openings;
    }
    for (const DraftPair &pair : draft.pairs) {
        if (parts == CompetitionKind::Parts::Matchups) {
            competition.matchups.push_back({.id = QString::number(competition.matchups.size()),
                                            .name = {},
                                            .first = pair.first,
                                            .second = pair.second,
                                            .games = competition.games,
                                            .setup = competition.setup});
        }
    }
    if (draft.tune) {
        setTune(competition, *draft.tune);
    }
    return competition;
}

CompetitionDraft draftOf(const Competition &competition)
{
    CompetitionDraft draft;
    draft.purpose = purposeOf(competition);
    for (const CompetitionPlayer &player : competition.players) {
        draft.players.push_back(player.engine);
    }
    if (competition.tune) {
        const EngineProfile &tuned = competition.players.front().engine;
        draft.tune = {*competition.tune, tuned.commandLine, tuned.startupCommands};
    }
    if (meetsItself(competition)) {
        draft.players.pop_back();
    }
    draft.games = competition.games.value_or(0);
    draft.rounds = competition.rounds;
    draft.elo = competition.sprt ? competition.sprt->elo1 : draft.elo;
    if (kindOf(competition).mayTestPairs) {
        draft.elo = competition.stop.test ? competition.stop.test->elo1 : 0;
    }
    draft.stop = {.precision = competition.stop.precision, .hours = competition.stop.hours};
    draft.setup = competition.setup;
    draft.openings = openingsOf(competition.openings);
    draft.parallel = competition.parallel;
    draft.machines = competition.machines;
    return draft;
}

Competition changedBy(const Competition &competition, const CompetitionDraft &draft)
{
    const CompetitionDraft own = draftOf(competition);
    Competition changed = competition;
    changed.games = draft.games > 0 ? std::optional(draft.games) : std::nullopt;
    changed.rounds = draft.rounds;
    changed.parallel = draft.parallel;
    changed.machines = draft.machines;
    changed.setup.size = draft.setup.size;
    changed.setup.rules = draft.setup.rules;
    changed.setup.komi = draft.setup.komi;
    changed.setup.time = draft.setup.time;
    changed.setup.adjudication = draft.setup.adjudication;
    if (changed.sprt) {
        changed.sprt->elo1 = draft.elo;
    }
    setStop(changed, draft);
    if (draft.openings != own.openings) {
        setOpenings(changed.openings, draft);
    }
    changeMatchups(changed, competition);
    if (draft.players != own.players) {
        changePlayers(changed, draft.players);
    }
    if (draft.tune) {
        setTune(changed, *draft.tune);
    }
    return changed;
}

} // namespace shinpan
