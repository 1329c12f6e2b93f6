#include "core/competition/report/reportdocument.h"

#include "core/competition/report/adjudicationblocks.h"
#include "core/competition/report/honestyblocks.h"
#include "core/competition/report/reportwords.h"
#include "core/engine/knowledge/engineknowledge.h"

#include <algorithm>

namespace shinpan {

namespace block {

namespace {

using Blocks = std::vector<ReportBlock>;

constexpr std::size_t MostListed = 1000; // the CSV file has the others

QString gamesIn(std::int64_t count)
{
    return counted(count, QStringLiteral("game"), QStringLiteral("games"));
}

/// A table under its note; nothing without rows.
Blocks tableOr(Table table, const Note &note = {})
{
    Blocks blocks;
    if (!table.table.rows.empty()) {
        if (!note.text.isEmpty()) {
            blocks.push_back({note});
        }
        blocks.push_back({std::move(table)});
    }
    return blocks;
}

void addPictures(Blocks &blocks, const TuneReport &tune)
{
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        const QString &name = tune.parameters[i].name;
        blocks.push_back({Pair{
            {{Picture{QStringLiteral("Elo over %1").arg(name),
                      QStringLiteral("plot-parameter-%1").arg(i), ParameterPicture{&tune, i}}},
             {Picture{QStringLiteral("Course of %1").arg(name),
                      QStringLiteral("plot-tune-%1").arg(i), BestPicture{&tune, i}}}}}});
    }
    for (std::size_t i = 0; i < tune.maps.size(); ++i) {
        const TuneMap &map = tune.maps[i];
        blocks.push_back(
            {Picture{QStringLiteral("Elo over %1 and %2")
                         .arg(tune.parameters[map.first].name, tune.parameters[map.second].name),
                     QStringLiteral("plot-map-%1").arg(i), MapPicture{&tune, &map}}});
    }
}

ReportBlock methodOf(const TuneReport &tune)
{
    return {Sentence{QStringLiteral("%1: %2 of %3")
                         .arg(tune.method, gamesIn(tune.games),
                              counted(tune.candidates, QStringLiteral("candidate"),
                                      QStringLiteral("candidates")))}};
}

Blocks calibrationBlocks(const CompetitionReport &report)
{
    if (!report.tune || report.tune->levels.empty()) {
        return {};
    }
    const TuneReport &tune = *report.tune;
    Blocks blocks{methodOf(tune), {Table{QStringLiteral("Levels"), levelsTable(tune)}}};
    addPictures(blocks, tune);
    return blocks;
}

Blocks tuneBlocks(const CompetitionReport &report)
{
    if (!report.tune || !report.tune->levels.empty()) {
        return {};
    }
    const TuneReport &tune = *report.tune;
    Blocks blocks{methodOf(tune), {Table{QStringLiteral("Parameters"), parametersTable(tune)}}};
    for (const QString &line : {strengthText(tune), certaintyText(tune), certificateText(tune)}) {
        if (!line.isEmpty()) {
            blocks.push_back({Sentence{line}});
        }
    }
    addPictures(blocks, tune);
    blocks.push_back({Lines{tune.status, QStringLiteral("What the method says")}});
    return blocks;
}

Blocks standingsBlocks(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table = standingsTable(
        standingsColumns({Place, Player, Points, Elo, Margin, TieBreak, Byes, Games, Score},
                         report.tieBreaks),
        playerStandings(report));
    return {{Pair{{{Table{QStringLiteral("Standings"), std::move(table)}},
                   {Picture{QStringLiteral("Ratings"), QStringLiteral("plot-ratings"), &report}}},
                  true}}};
}

Blocks roundsBlocks(const CompetitionReport &report, bool isBracket)
{
    Rounds rounds{{}, isBracket};
    for (MeetingRound &meetings : meetingRounds(report)) {
        const auto number = static_cast<int>(rounds.rounds.size());
        rounds.rounds.push_back({isBracket ? roundText(number, report.players.size())
                                           : QStringLiteral("round %1").arg(number + 1),
                                 std::move(meetings)});
    }
    return report.matchups.empty() || rounds.rounds.empty() ? Blocks()
                                                            : Blocks{{std::move(rounds)}};
}

Blocks bracketBlocks(const CompetitionReport &report)
{
    return kindOf(report.type).drawing == CompetitionKind::Drawing::Bracket
             ? roundsBlocks(report, true)
             : Blocks();
}

Blocks pairingsBlocks(const CompetitionReport &report)
{
    return kindOf(report.type).drawing == CompetitionKind::Drawing::Pairings
             ? roundsBlocks(report, false)
             : Blocks();
}

Blocks sprtBlocks(const CompetitionReport &report)
{
    if (!report.sprt) {
        return {};
    }
    const SprtReport &sprt = *report.sprt;
    QStringList more;
    if (sprt.copies > 0) {
        more += QStringLiteral("of new games; %1, which add nothing").arg(gamesText(sprt));
    }
    if (const QString beyond = beyondText(sprt); !beyond.isEmpty()) {
        more += beyond;
    }
    const Facts facts{
        {{QStringLiteral("Verdict"), verdictText(sprt)},
         {QStringLiteral("Log-likelihood ratio"), signedDecimal(sprt.llr, 2),
          QStringLiteral("bounds %1 and %2").arg(decimal(sprt.lower, 2), decimal(sprt.upper, 2))},
         {QStringLiteral("Pairs"), QString::number(sprt.pairs.total()),
          more.join(QStringLiteral("; "))}}};
    return {{Sentence{hypothesesText(sprt.test)}},
            {Pair{{{facts},
                   {Picture{QStringLiteral("Its path"), QStringLiteral("plot-llr"), &sprt}}}}}};
}

/// How far it is from what would be enough.
Blocks stopBlocks(const CompetitionReport &report)
{
    const StopRule &stop = report.stop;
    Facts facts;
    if (stop.precision) {
        facts.facts.push_back(
            {QStringLiteral("Widest error bar"),
             report.ratings
                 ? QStringLiteral("±%1 Elo").arg(decimal(report.ratings->widestMargin(), 1))
                 : QStringLiteral("-"),
             QStringLiteral("±%1 or less ends it").arg(QString::number(*stop.precision))});
    }
    if (stop.hours) {
        facts.facts.push_back({QStringLiteral("Hours of thinking"), decimal(report.hours, 2),
                               QStringLiteral("%1 end it").arg(QString::number(*stop.hours))});
    }
    Blocks blocks;
    if (!facts.facts.empty()) {
        blocks.push_back({facts});
    }
    if (stop.test) {
        blocks.push_back({Sentence{QStringLiteral("each pair, until it is decided: ")
                                   + hypothesesText(*stop.test)}});
        blocks.push_back({Table{QStringLiteral("Sequential tests"), testsTable(report)}});
    }
    return blocks;
}

Blocks crosstableBlocks(const CompetitionReport &report)
{
    return tableOr({QStringLiteral("Crosstable"), crosstable(report)},
                   {QStringLiteral("What a row’s player scored against a column’s.")});
}

Blocks superiorityBlocks(const CompetitionReport &report)
{
    return tableOr({QStringLiteral("Likelihood of superiority"), superiorityTable(report)},
                   {QStringLiteral("How likely a row’s player is stronger than a column’s, from "
                                   "all games of the pool.")});
}

Blocks colorsBlocks(const CompetitionReport &report)
{
    const std::int64_t games = report.colors.black.counts.total();
    if (games == 0) {
        return {};
    }
    Facts facts{{{QStringLiteral("Black’s score"), percent(report.blackScore.value),
                  percentSpan(report.blackScore) + QStringLiteral(", ") + gamesIn(games)}}};
    if (report.ratings && report.ratings->colorAdvantage()) {
        const Estimate advantage = *report.ratings->colorAdvantage();
        facts.facts.push_back({QStringLiteral("Having Black is worth"),
                               signedDecimal(advantage.value, 1) + QStringLiteral(" Elo"),
                               eloRange(advantage)});
    }
    if (report.ratings && report.ratings->fairKomi()) {
        const Estimate komi = *report.ratings->fairKomi();
        facts.facts.push_back(
            {QStringLiteral("Fair komi"), decimal(komi.value, 2),
             decimal(komi.low, 2) + QStringLiteral(" to ") + decimal(komi.high, 2)});
    }
    return {{facts}};
}

Blocks matchupsBlocks(const CompetitionReport &report)
{
    Blocks blocks;
    for (std::size_t i = 0; i < report.matchups.size(); ++i) {
        blocks.push_back({block::Matchup{i}});
    }
    return blocks;
}

/// The page of a running competition stays an overview.
Blocks fewMatchupsBlocks(const CompetitionReport &report)
{
    constexpr std::size_t MostShown = 6;
    return report.matchups.size() <= MostShown ? matchupsBlocks(report) : Blocks();
}

Blocks openingsBlocks(const CompetitionReport &report)
{
    constexpr std::size_t MostShown = 12; // longer ones are folded
    const std::size_t count = report.openings.size();
    return tableOr({QStringLiteral("Results by opening"), openingsTable(report),
                    count > MostShown ? QStringLiteral("All %1 openings").arg(count) : QString()});
}

Blocks fewOpeningsBlocks(const CompetitionReport &report)
{
    constexpr std::size_t MostShown = 20; // the other formats have all
    ReportTable table = openingsTable(report);
    const std::size_t all = table.rows.size();
    table.rows.resize(std::min(all, MostShown));
    Blocks blocks = tableOr({{}, std::move(table)});
    if (all > MostShown) {
        blocks.push_back({Lines{
            {QStringLiteral("and %1 more, which the other formats list").arg(all - MostShown)}}});
    }
    return blocks;
}

Blocks machinesBlocks(const CompetitionReport &report)
{
    return tableOr({QStringLiteral("Machines"), machinesTable(report.machines, false)},
                   report.players.size() == 2
                       ? Note{QStringLiteral("Scores are those of %1."), report.players[0].id}
                       : Note());
}

/// What the times mean that some engines tell as those of their processor.
Lines toldTimes(const CompetitionReport &report)
{
    Lines lines;
    for (const auto &[id, engine, tally] : report.players) {
        const bool isTold = tally.all.cpuSeconds.known > 0;
        const EngineKnowledge &known = knowledgeNamed(isTold ? engine.name : QString());
        for (const EngineFact *fact : known.of(FactKind::CpuTime, engine.version)) {
            if (fact->text("means") == QLatin1String("wall")) {
                lines.lines += id + u' ' + fact->words().english();
            }
        }
    }
    return lines;
}

Blocks playersBlocks(const CompetitionReport &report)
{
    Blocks blocks{{Table{QStringLiteral("Players"), playersTable(report)}}};
    if (Lines times = toldTimes(report); !times.lines.isEmpty()) {
        blocks.push_back({std::move(times)});
    }
    return blocks;
}

/// Their letters and names, and the engines as they name themselves, else their commands.
Blocks enginesBlocks(const CompetitionReport &report)
{
    Lines lines;
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const auto &[id, engine, tally] = report.players[i];
        const QString name = (engine.name + u' ' + engine.version).trimmed();
        lines.lines += QStringLiteral("%1 %2: %3")
                           .arg(lettersOf(i), id, name.isEmpty() ? engine.command : name);
    }
    lines.lines += toldTimes(report).lines;
    return {{lines}};
}

/// Whether a game is worth a look: nobody won it, or not by playing.
bool isOdd(const StoredGame &game)
{
    using State = StoredGame::State;
    const GameEnd end = game.result.end;
    const bool isOddEnd = end == GameEnd::Forfeit || end == GameEnd::Time
                       || end == GameEnd::MoveLimit || (!game.result.winner && !game.result.score);
    return game.state == State::Void || (game.state == State::Finished && isOddEnd);
}

std::vector<const StoredGame *> gamesThat(const CompetitionReport &report,
                                          bool (*isWanted)(const StoredGame &))
{
    std::vector<const StoredGame *> games;
    for (const StoredGame &game : report.games) {
        if (isWanted(game)) {
            games.push_back(&game);
        }
    }
    return games;
}

Blocks gamesBlocks(const CompetitionReport &report)
{
    const std::size_t all = report.games.size();
    std::vector<const StoredGame *> odd = gamesThat(report, isOdd);
    const QString summary =
        QStringLiteral("%1 without a winner, or not won by playing").arg(odd.size());
    odd.resize(std::min(odd.size(), MostListed));
    Blocks blocks = tableOr({QStringLiteral("Games without a winner, or not won by playing"),
                             gamesTable(odd), summary});
    if (all > MostListed) {
        blocks.push_back({Note{QStringLiteral("The report as CSV lists all %1 games.").arg(all)}});
    } else if (all > 0) {
        blocks.push_back({Table{QStringLiteral("All games"), gamesTable(listedGames(report)),
                                QStringLiteral("All %1 games").arg(all)}});
    }
    return blocks;
}

Blocks eventsBlocks(const CompetitionReport &report)
{
    constexpr std::size_t MostShown = 200;
    const std::span<const CompetitionEvent> events(report.events);
    return tableOr({QStringLiteral("What happened"),
                    eventsTable(events.last(std::min(events.size(), MostShown))),
                    QStringLiteral("%1 events that bear on results").arg(events.size())});
}

using Maker = Blocks (*)(const CompetitionReport &);

struct ChapterRow
{
    const char *id;
    const char *heading;
    Maker forPage;
    Maker forText;      ///< null: not there
    Maker forOnlookers; ///< likewise
};

constexpr ChapterRow Chapters[] = {
    {"tuning", "Tuning", tuneBlocks, tuneBlocks, tuneBlocks},
    {"tuning", "Calibration", calibrationBlocks, calibrationBlocks, calibrationBlocks},
    {"standings", "Standings", standingsBlocks, standingsBlocks, standingsBlocks},
    {"bracket", "Bracket", bracketBlocks, bracketBlocks, bracketBlocks},
    {"rounds", "Rounds", pairingsBlocks, pairingsBlocks, pairingsBlocks},
    {"sprt", "Sequential test", sprtBlocks, sprtBlocks, sprtBlocks},
    {"stop", "When it ends", stopBlocks, stopBlocks, stopBlocks},
    {"crosstable", "Crosstable", crosstableBlocks, crosstableBlocks, crosstableBlocks},
    {"superiority", "Who is stronger", superiorityBlocks, superiorityBlocks, superiorityBlocks},
    {"colours", "Black and White", colorsBlocks, colorsBlocks, colorsBlocks},
    {"adjudication", "Adjudication", adjudicationBlocks, adjudicationBlocks, adjudicationBlocks},
    {"matchups", "Matchups", matchupsBlocks, matchupsBlocks, fewMatchupsBlocks},
    {"honesty", "Honesty of chances", honestyBlocks, honestyBlocks, fewHonestyBlocks},
    {"openings", "Openings", openingsBlocks, fewOpeningsBlocks, nullptr},
    {"machines", "Machines", machinesBlocks, machinesBlocks, machinesBlocks},
    {"players", "Players", playersBlocks, enginesBlocks, nullptr},
    {"games", "Games", gamesBlocks, nullptr, nullptr},
    {"events", "Events", eventsBlocks, nullptr, nullptr},
};

std::vector<Chapter> chaptersOf(const CompetitionReport &report, Readers readers)
{
    std::vector<Chapter> chapters;
    for (const ChapterRow &row : Chapters) {
        const Maker maker = readers == Readers::OfPage ? row.forPage
                          : readers == Readers::OfText ? row.forText
                                                       : row.forOnlookers;
        Blocks blocks = maker != nullptr ? maker(report) : Blocks();
        if (!blocks.empty()) {
            chapters.push_back(
                {QLatin1String(row.id), QString::fromLatin1(row.heading), std::move(blocks)});
        }
    }
    return chapters;
}

} // namespace

} // namespace block

ReportDocument documentOf(const CompetitionReport &report, Readers readers)
{
    ReportDocument document{
        &report, kindOf(report.type).text,          progressText(report), termsOf(report),
        {},      block::chaptersOf(report, readers)};
    if (report.isOver) {
        document.progress += QStringLiteral("; it is over");
    }
    for (const QString &warning : {report.note, duplicatesText(report), leftOutText(report)}) {
        if (!warning.isEmpty()) {
            document.warnings += warning;
        }
    }
    for (const PonderReport &pondering : report.pondering) {
        document.warnings += ponderText(report, pondering);
    }
    return document;
}

std::vector<const StoredGame *> listedGames(const CompetitionReport &report)
{
    const bool listsAll = report.games.size() <= block::MostListed;
    std::vector<const StoredGame *> games =
        block::gamesThat(report, listsAll ? [](const StoredGame &) { return true; } : block::isOdd);
    games.resize(std::min(games.size(), block::MostListed));
    return games;
}

std::vector<const StoredGame *> shownGames(const CompetitionReport &report)
{
    std::vector<const StoredGame *> games;
    for (const Disagreement &found : report.honesty.disagreements) {
        const auto game = std::ranges::find(report.games, found.game, &StoredGame::id);
        if (game != report.games.end()) {
            games.push_back(&*game);
        }
    }
    const std::vector<const StoredGame *> listed = listedGames(report);
    games.insert(games.end(), listed.begin(), listed.end());
    return games;
}

} // namespace shinpan
