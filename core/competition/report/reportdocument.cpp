#include "core/competition/report/reportdocument.h"

#include "core/competition/report/adjudicationblocks.h"
#include "core/competition/report/honestyblocks.h"
#include "core/competition/report/reportwords.h"
#include "core/engine/knowledge/engineknowledge.h"
#include "core/util/spoken.h"

#include <algorithm>

namespace shinpan {

namespace block {

namespace {

using Blocks = std::vector<ReportBlock>;

constexpr std::size_t MostListed = 1000; // the CSV file has the others

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
            {{Picture{spoken(QT_TRANSLATE_NOOP("Messages", "Elo over %1"), name),
                      QStringLiteral("plot-parameter-%1").arg(i), ParameterPicture{&tune, i}}},
             {Picture{spoken(QT_TRANSLATE_NOOP("Messages", "Course of %1"), name),
                      QStringLiteral("plot-tune-%1").arg(i), BestPicture{&tune, i}}}}}});
    }
    for (std::size_t i = 0; i < tune.maps.size(); ++i) {
        const TuneMap &map = tune.maps[i];
        blocks.push_back(
            {Picture{spoken(QT_TRANSLATE_NOOP("Messages", "Elo over %1 and %2"),
                            tune.parameters[map.first].name, tune.parameters[map.second].name),
                     QStringLiteral("plot-map-%1").arg(i), MapPicture{&tune, &map}}});
    }
}

ReportBlock methodOf(const TuneReport &tune)
{
    return {Sentence{spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2 of %3"), tune.method,
                            gamesText(tune.games),
                            counted(tune.candidates, QT_TRANSLATE_NOOP("Messages", "1 candidate"),
                                    QT_TRANSLATE_NOOP("Messages", "%1 candidates")))}};
}

Blocks calibrationBlocks(const CompetitionReport &report)
{
    if (!report.tune || report.tune->levels.empty()) {
        return {};
    }
    const TuneReport &tune = *report.tune;
    Blocks blocks{methodOf(tune),
                  {Table{spoken(QT_TRANSLATE_NOOP("Messages", "Levels")), levelsTable(tune)}}};
    addPictures(blocks, tune);
    return blocks;
}

Blocks tuneBlocks(const CompetitionReport &report)
{
    if (!report.tune || !report.tune->levels.empty()) {
        return {};
    }
    const TuneReport &tune = *report.tune;
    Blocks blocks{
        methodOf(tune),
        {Table{spoken(QT_TRANSLATE_NOOP("Messages", "Parameters")), parametersTable(tune)}}};
    for (const QString &line :
         {strengthText(tune), certaintyText(tune), spoken(certificateText(tune))}) {
        if (!line.isEmpty()) {
            blocks.push_back({Sentence{line}});
        }
    }
    addPictures(blocks, tune);
    blocks.push_back(
        {Lines{tune.status, spoken(QT_TRANSLATE_NOOP("Messages", "The method’s own words"))}});
    return blocks;
}

Blocks standingsBlocks(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table = standingsTable(
        standingsColumns({Place, Player, Points, Elo, Margin, TieBreak, Byes, Games, Score},
                         report.tieBreaks),
        playerStandings(report));
    return {{Pair{{{Table{spoken(QT_TRANSLATE_NOOP("Messages", "Standings")), std::move(table)}},
                   {Picture{spoken(QT_TRANSLATE_NOOP("Messages", "Ratings")),
                            QStringLiteral("plot-ratings"), &report}}},
                  true}}};
}

Blocks roundsBlocks(const CompetitionReport &report, bool isBracket)
{
    Rounds rounds{{}, isBracket};
    for (MeetingRound &meetings : meetingRounds(report)) {
        const auto number = static_cast<int>(rounds.rounds.size());
        rounds.rounds.push_back(
            {isBracket ? roundText(number, report.players.size())
                       : spoken(QT_TRANSLATE_NOOP("Messages", "round %1"), number + 1),
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
        more += spoken(QT_TRANSLATE_NOOP("Messages", "of new games; %1, which add nothing"),
                       gamesText(sprt));
    }
    if (const QString beyond = beyondText(sprt); !beyond.isEmpty()) {
        more += beyond;
    }
    const Facts facts{
        {{spoken(QT_TRANSLATE_NOOP("Messages", "Verdict")), verdictText(sprt)},
         {spoken(QT_TRANSLATE_NOOP("Messages", "Log-likelihood ratio")), signedDecimal(sprt.llr, 2),
          spoken(QT_TRANSLATE_NOOP("Messages", "bounds %1 and %2"), decimal(sprt.lower, 2),
                 decimal(sprt.upper, 2))},
         {spoken(QT_TRANSLATE_NOOP("Messages", "Pairs")), QString::number(sprt.pairs.total()),
          more.join(QStringLiteral("; "))}}};
    return {{Sentence{hypothesesText(sprt.test)}},
            {Pair{{{facts},
                   {Picture{spoken(QT_TRANSLATE_NOOP("Messages", "Its path")),
                            QStringLiteral("plot-llr"), &sprt}}}}}};
}

/// How far it is from what would be enough.
Blocks stopBlocks(const CompetitionReport &report)
{
    const StopRule &stop = report.stop;
    Facts facts;
    if (stop.precision) {
        facts.facts.push_back({spoken(QT_TRANSLATE_NOOP("Messages", "Widest error bar")),
                               report.ratings ? spoken(QT_TRANSLATE_NOOP("Messages", "±%1 Elo"),
                                                       decimal(report.ratings->widestMargin(), 1))
                                              : QStringLiteral("-"),
                               spoken(QT_TRANSLATE_NOOP("Messages", "±%1 or less ends it"),
                                      QString::number(*stop.precision))});
    }
    if (stop.hours) {
        facts.facts.push_back(
            {spoken(QT_TRANSLATE_NOOP("Messages", "Hours of thinking")), decimal(report.hours, 2),
             spoken(QT_TRANSLATE_NOOP("Messages", "%1 end it"), QString::number(*stop.hours))});
    }
    Blocks blocks;
    if (!facts.facts.empty()) {
        blocks.push_back({facts});
    }
    if (stop.test) {
        blocks.push_back(
            {Sentence{spoken(QT_TRANSLATE_NOOP("Messages", "each pair, until it is decided: %1"),
                             hypothesesText(*stop.test))}});
        blocks.push_back(
            {Table{spoken(QT_TRANSLATE_NOOP("Messages", "Sequential tests")), testsTable(report)}});
    }
    return blocks;
}

Blocks crosstableBlocks(const CompetitionReport &report)
{
    return tableOr(
        {spoken(QT_TRANSLATE_NOOP("Messages", "Crosstable")), crosstable(report)},
        {spoken(QT_TRANSLATE_NOOP("Messages", "Scores of a row’s player against a column’s."))});
}

Blocks superiorityBlocks(const CompetitionReport &report)
{
    return tableOr(
        {spoken(QT_TRANSLATE_NOOP("Messages", "Likelihood of superiority")),
         superiorityTable(report)},
        {spoken(QT_TRANSLATE_NOOP("Messages", "How likely a row’s player is stronger than a "
                                              "column’s, from all games of the pool."))});
}

Blocks colorsBlocks(const CompetitionReport &report)
{
    const std::int64_t games = report.colors.black.counts.total();
    if (games == 0) {
        return {};
    }
    Facts facts{
        {{spoken(QT_TRANSLATE_NOOP("Messages", "Black’s score")), percent(report.blackScore.value),
          percentSpan(report.blackScore) + QStringLiteral(", ") + gamesText(games)}}};
    if (report.ratings && report.ratings->colorAdvantage()) {
        const Estimate advantage = *report.ratings->colorAdvantage();
        facts.facts.push_back(
            {spoken(QT_TRANSLATE_NOOP("Messages", "Having Black is worth")),
             spoken(QT_TRANSLATE_NOOP("Messages", "%1 Elo"), signedDecimal(advantage.value, 1)),
             eloRange(advantage)});
    }
    if (report.ratings && report.ratings->fairKomi()) {
        const Estimate komi = *report.ratings->fairKomi();
        facts.facts.push_back({spoken(QT_TRANSLATE_NOOP("Messages", "Fair komi")),
                               decimal(komi.value, 2),
                               spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"),
                                      decimal(komi.low, 2), decimal(komi.high, 2))});
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
    return tableOr(
        {spoken(QT_TRANSLATE_NOOP("Messages", "Results by opening")), openingsTable(report),
         count > MostShown ? spoken(QT_TRANSLATE_NOOP("Messages", "All %1 openings"), count)
                           : QString()});
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
            {spoken(QT_TRANSLATE_NOOP("Messages", "and %1 more, which the other formats list"),
                    all - MostShown)}}});
    }
    return blocks;
}

Blocks machinesBlocks(const CompetitionReport &report)
{
    return tableOr(
        {spoken(QT_TRANSLATE_NOOP("Messages", "Machines")), machinesTable(report.machines, false)},
        report.players.size() == 2
            ? Note{spoken(QT_TRANSLATE_NOOP("Messages", "Scores are those of %1."),
                          QStringLiteral("%1")), // the player's link comes there
                   report.players[0].id}
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
                lines.lines += id + u' ' + spoken(fact->words());
            }
        }
    }
    return lines;
}

Blocks playersBlocks(const CompetitionReport &report)
{
    Blocks blocks{{Table{spoken(QT_TRANSLATE_NOOP("Messages", "Players")), playersTable(report)}}};
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
    const QString summary = spoken(
        QT_TRANSLATE_NOOP("Messages", "%1 without a winner, or not won by playing"), odd.size());
    odd.resize(std::min(odd.size(), MostListed));
    Blocks blocks = tableOr(
        {spoken(QT_TRANSLATE_NOOP("Messages", "Games without a winner, or not won by playing")),
         gamesTable(odd), summary});
    if (all > MostListed) {
        blocks.push_back({Note{
            spoken(QT_TRANSLATE_NOOP("Messages", "The report as CSV lists all %1 games."), all)}});
    } else if (all > 0) {
        blocks.push_back({Table{spoken(QT_TRANSLATE_NOOP("Messages", "All games")),
                                gamesTable(listedGames(report)),
                                spoken(QT_TRANSLATE_NOOP("Messages", "All %1 games"), all)}});
    }
    return blocks;
}

Blocks eventsBlocks(const CompetitionReport &report)
{
    constexpr std::size_t MostShown = 200;
    const std::span<const CompetitionEvent> events(report.events);
    return tableOr(
        {spoken(QT_TRANSLATE_NOOP("Messages", "Events")),
         eventsTable(events.last(std::min(events.size(), MostShown))),
         spoken(QT_TRANSLATE_NOOP("Messages", "%1 events that bear on results"), events.size())});
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
    {"tuning", QT_TRANSLATE_NOOP("Messages", "Tuning"), tuneBlocks, tuneBlocks, tuneBlocks},
    {"tuning", QT_TRANSLATE_NOOP("Messages", "Calibration"), calibrationBlocks, calibrationBlocks,
     calibrationBlocks},
    {"standings", QT_TRANSLATE_NOOP("Messages", "Standings"), standingsBlocks, standingsBlocks,
     standingsBlocks},
    {"bracket", QT_TRANSLATE_NOOP("Messages", "Bracket"), bracketBlocks, bracketBlocks,
     bracketBlocks},
    {"rounds", QT_TRANSLATE_NOOP("Messages", "Rounds"), pairingsBlocks, pairingsBlocks,
     pairingsBlocks},
    {"sprt", QT_TRANSLATE_NOOP("Messages", "Sequential test"), sprtBlocks, sprtBlocks, sprtBlocks},
    {"stop", QT_TRANSLATE_NOOP("Messages", "When it ends"), stopBlocks, stopBlocks, stopBlocks},
    {"crosstable", QT_TRANSLATE_NOOP("Messages", "Crosstable"), crosstableBlocks, crosstableBlocks,
     crosstableBlocks},
    {"superiority", QT_TRANSLATE_NOOP("Messages", "Who is stronger"), superiorityBlocks,
     superiorityBlocks, superiorityBlocks},
    {"colours", QT_TRANSLATE_NOOP("Messages", "Black and White"), colorsBlocks, colorsBlocks,
     colorsBlocks},
    {"adjudication", QT_TRANSLATE_NOOP("Messages", "Adjudication"), adjudicationBlocks,
     adjudicationBlocks, adjudicationBlocks},
    {"matchups", QT_TRANSLATE_NOOP("Messages", "Matchups"), matchupsBlocks, matchupsBlocks,
     fewMatchupsBlocks},
    {"honesty", QT_TRANSLATE_NOOP("Messages", "Honesty of chances"), honestyBlocks, honestyBlocks,
     fewHonestyBlocks},
    {"openings", QT_TRANSLATE_NOOP("Messages", "Openings"), openingsBlocks, fewOpeningsBlocks,
     nullptr},
    {"machines", QT_TRANSLATE_NOOP("Messages", "Machines"), machinesBlocks, machinesBlocks,
     machinesBlocks},
    {"players", QT_TRANSLATE_NOOP("Messages", "Players"), playersBlocks, enginesBlocks, nullptr},
    {"games", QT_TRANSLATE_NOOP("Messages", "Games"), gamesBlocks, nullptr, nullptr},
    {"events", QT_TRANSLATE_NOOP("Messages", "Events"), eventsBlocks, nullptr, nullptr},
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
            chapters.push_back({QLatin1String(row.id), spoken(row.heading), std::move(blocks)});
        }
    }
    return chapters;
}

} // namespace

} // namespace block

ReportDocument documentOf(const CompetitionReport &report, Readers readers)
{
    ReportDocument document{
        &report, spoken(kindOf(report.type).name),  progressText(report), termsOf(report),
        {},      block::chaptersOf(report, readers)};
    if (report.isOver) {
        document.progress +=
            QStringLiteral("; ") + spoken(QT_TRANSLATE_NOOP("Messages", "it is over"));
    }
    for (const QString &warning :
         {spoken(report.note), duplicatesText(report), leftOutText(report)}) {
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
