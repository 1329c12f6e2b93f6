#include "core/analysis/report/manygamesformats.h"
#include "core/record/tree/sgfproperties.h"
#include "core/report/numberwords.h"
#include "core/report/page.h"
#include "core/report/pageboard.h"
#include "core/report/pagemarkup.h"
#include "core/report/pagetable.h"
#include "core/statistics/meanestimate.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr std::size_t MostPlayers = 200; // a table of more is for a program: CSV has them all
constexpr std::size_t MostBoards = 12;
constexpr std::size_t MostPositions = 8;
constexpr std::size_t MostMoves = 6; // of a position
constexpr char PlayedColor[] = "#d0261c";
constexpr char ChoiceColor[] = "#17822b";

constexpr char Style[] = R"(
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1.6rem; }
.boards article { min-width: 0; } .boards h3 { margin: .5rem 0 .2rem; overflow-wrap: anywhere; }
.boards p { margin: .1rem 0; } .boards svg text { font-size: .55px; fill: #3b2a14; }
.played { color: #b3261c; font-weight: 600; } .choice { color: #17702b; font-weight: 600; }
@media (prefers-color-scheme: dark) { .played { color: #ff8a7a; } .choice { color: #8fd694; } }
)";

[[nodiscard]] QString shown(const Estimate &estimate)
{
    return percent(estimate.value, 1);
}

/// The interval; empty where nothing bounds it.
[[nodiscard]] QString spanOf(const Estimate &estimate)
{
    return std::isfinite(estimate.low) ? percentSpan(estimate, 1) : QString();
}

[[nodiscard]] QString lossText(double rate, const std::optional<double> &points)
{
    return percent(rate, 1)
         + (points ? QStringLiteral(", %1 points").arg(decimal(*points, 1)) : QString());
}

[[nodiscard]] std::optional<double> widened(const std::optional<float> &value)
{
    return value ? std::optional(double(*value)) : std::nullopt;
}

[[nodiscard]] QString gamesText(int games)
{
    return games == 1 ? QStringLiteral("1 game") : QStringLiteral("%1 games").arg(games);
}

[[nodiscard]] QString note(const QString &text)
{
    return QStringLiteral("<p class=\"note\">%1</p>\n").arg(escaped(text));
}

[[nodiscard]] std::vector<PageColumn> tallyColumns(const QString &what)
{
    return {{.heading = what, .headsRows = true},    {.heading = QStringLiteral("Games")},
            {.heading = QStringLiteral("Moves")},    {.heading = QStringLiteral("Accuracy")},
            {.heading = QStringLiteral("95 %")},     {.heading = QStringLiteral("Choice")},
            {.heading = QStringLiteral("Loss")},     {.heading = QStringLiteral("Points")},
            {.heading = QStringLiteral("Mistakes")}, {.heading = QStringLiteral("Per 100")},
            {.heading = QStringLiteral("Small")},    {.heading = QStringLiteral("Middle")},
            {.heading = QStringLiteral("Large")}};
}

[[nodiscard]] PageCell countCell(std::int64_t count)
{
    return {QString::number(count)};
}

[[nodiscard]] std::vector<PageCell> tallyRow(const QString &heading, const MoveTally &tally)
{
    const Estimate accuracy = tally.accuracy();
    const std::optional<double> points = tally.averagePointLoss();
    const auto moves = static_cast<double>(std::max<std::int64_t>(tally.moves(), 1));
    return {{heading},
            countCell(static_cast<std::int64_t>(tally.games())),
            countCell(tally.moves()),
            {shown(accuracy), heatClass(accuracy.value)},
            {spanOf(accuracy), QStringLiteral("soft")},
            {percent(static_cast<double>(tally.choices()) / moves, 1)},
            {percent(tally.averageLoss(), 1)},
            {points ? decimal(*points, 2) : QString()},
            countCell(tally.mistakes()),
            {decimal(static_cast<double>(tally.mistakes()) * 100 / moves, 1)},
            countCell(tally.mistakes(MistakeSize::Small)),
            countCell(tally.mistakes(MistakeSize::Middle)),
            countCell(tally.mistakes(MistakeSize::Large))};
}

using NamedTallies = std::pair<QString, const PhaseTallies *>;

/// The most accurate first.
[[nodiscard]] std::vector<NamedTallies> ranked(const EngineFindings &engine)
{
    std::vector<NamedTallies> players;
    for (const auto &[name, tallies] : engine.players) {
        if (tallies.all.moves() > 0) {
            players.emplace_back(name, &tallies);
        }
    }
    std::ranges::stable_sort(players, std::ranges::greater(), [](const NamedTallies &player) {
        return player.second->all.accuracy().value;
    });
    return players;
}

[[nodiscard]] QString playersMarkup(const EngineFindings &engine)
{
    const std::vector<NamedTallies> players = ranked(engine);
    std::vector<std::vector<PageCell>> rows;
    std::vector<std::vector<PageCell>> byPhase;
    for (const auto &[name, tallies] : players) {
        if (rows.size() == MostPlayers) {
            break;
        }
        rows.push_back(tallyRow(nameMarkup(name), tallies->all));
        byPhase.push_back({{nameMarkup(name)}});
        for (const MoveTally &tally : tallies->byPhase) {
            const bool isKnown = tally.moves() > 0;
            const Estimate accuracy = tally.accuracy();
            byPhase.back().push_back({isKnown ? shown(accuracy) : QStringLiteral("–"),
                                      isKnown ? heatClass(accuracy.value) : QString()});
            byPhase.back().push_back({QString::number(tally.mistakes())});
        }
    }
    QString text =
        tableMarkup(tallyColumns(QStringLiteral("Player")), rows, QStringLiteral("Players"));
    std::vector<PageColumn> columns{{.heading = QStringLiteral("Player"), .headsRows = true}};
    for (const GamePhase phase : AllPhases) {
        columns.push_back({.heading = capitalized(phaseName(phase))});
        columns.push_back({.heading = QStringLiteral("Mistakes")});
    }
    text += QStringLiteral("<h3>Accuracy and mistakes by phase</h3>\n")
          + tableMarkup(columns, byPhase, QStringLiteral("Accuracy and mistakes by phase"));
    if (players.size() > MostPlayers) {
        text += note(QStringLiteral("%1 more players are in the JSON and CSV reports.")
                         .arg(players.size() - MostPlayers));
    }
    return text;
}

[[nodiscard]] QString phasesMarkup(const EngineFindings &engine)
{
    std::vector<std::vector<PageCell>> rows;
    for (const GamePhase phase : AllPhases) {
        rows.push_back(tallyRow(capitalized(phaseName(phase)),
                                engine.all.byPhase[static_cast<std::size_t>(phase)]));
    }
    rows.push_back(tallyRow(QStringLiteral("All"), engine.all.all));
    return tableMarkup(tallyColumns(QStringLiteral("Phase")), rows, QStringLiteral("Phases"));
}

[[nodiscard]] std::vector<Point> pointsOf(const std::optional<Point> &point)
{
    return point ? std::vector{*point} : std::vector<Point>();
}

[[nodiscard]] QString article(const QString &picture, const QString &heading, const QString &text)
{
    return QStringLiteral("<article>\n%1<h3>%2</h3>\n%3</article>\n").arg(picture, heading, text);
}

[[nodiscard]] QString worstMarkup(const WorstMove &worst)
{
    const JudgedMove &move = worst.move;
    PageBoard picture(worst.before);
    picture.addDots(pointsOf(move.move.point), 0.94,
                    move.move.color == Color::Black ? "#111" : "#fff");
    picture.addMarks(pointsOf(move.move.point), PageBoard::Ring, PlayedColor);
    picture.addMarks(pointsOf(move.choice.move), PageBoard::Square, ChoiceColor);
    const QString side = QLatin1String(move.move.color == Color::Black ? "Black" : "White");
    const QString game = worst.game > 1 ? QStringLiteral(", game %1").arg(worst.game) : QString();
    const QString played = vertexText(move.move.point);
    return article(
        picture.markup(QStringLiteral("The board before move %1").arg(move.number)),
        QStringLiteral("%1, %2").arg(nameMarkup(worst.player), side),
        QStringLiteral("<p>Move %1 <span class=\"played\">%2</span> lost %3; better was "
                       "<span class=\"choice\">%4</span></p>\n<p class=\"soft\">%5</p>\n")
            .arg(QString::number(move.number), played,
                 lossText(double(move.loss.winrate), widened(move.loss.points)),
                 vertexText(move.choice.move), nameMarkup(worst.file) + game));
}

[[nodiscard]] QString worstMarkup(const EngineFindings &engine)
{
    QString text;
    for (std::size_t i = 0; i < std::min(engine.worst.size(), MostBoards); ++i) {
        text += worstMarkup(engine.worst[i]);
    }
    return text.isEmpty() ? note(QStringLiteral("There are no mistakes."))
                          : QStringLiteral("<div class=\"boards\">\n%1</div>\n").arg(text);
}

[[nodiscard]] QString positionMarkup(const SharedPosition &position)
{
    PageBoard picture(position.board);
    std::vector<Point> played;
    std::vector<std::vector<PageCell>> rows;
    for (const SharedPosition::Played &move : position.played) {
        const bool isShown = rows.size() < MostMoves;
        if (move.move && isShown) {
            played.push_back(*move.move);
        }
        if (isShown) {
            const std::optional<double> points =
                move.withPoints > 0 ? std::optional(move.pointsLost / move.withPoints)
                                    : std::nullopt;
            rows.push_back({{vertexText(move.move)},
                            countCell(move.times),
                            {percent(move.lost / move.times, 1)},
                            {points ? decimal(*points, 1) : QString()}});
        }
    }
    picture.addMarks(played, PageBoard::Ring, PlayedColor);
    picture.addMarks(pointsOf(position.choice), PageBoard::Square, ChoiceColor);
    const QString side = QLatin1String(position.toPlay == Color::Black ? "Black" : "White");
    const QString caption = QStringLiteral("%1 to play, %2 games").arg(side).arg(position.times);
    return article(picture.markup(caption), caption,
                   tableMarkup({{.heading = QStringLiteral("Move"), .headsRows = true},
                                {.heading = QStringLiteral("Games")},
                                {.heading = QStringLiteral("Loss")},
                                {.heading = QStringLiteral("Points")}},
                               rows, caption));
}

[[nodiscard]] QString positionsMarkup(const std::vector<SharedPosition> &positions)
{
    QString text;
    for (const SharedPosition &position : positions) {
        text += positionMarkup(position);
    }
    return note(QStringLiteral("Opening positions that several games came to, those first where "
                               "most was lost: rings are what was played, a square is the engine's "
                               "choice."))
         + QStringLiteral("<div class=\"boards\">\n%1</div>\n").arg(text);
}

[[nodiscard]] QString pairsMarkup(const ManyGames &games)
{
    std::vector<std::vector<PageCell>> rows;
    for (const EnginePair &pair : games.pairs()) {
        const auto moves = static_cast<double>(std::max<std::int64_t>(pair.moves, 1));
        const Estimate same = meanEstimate(pair.sameChoice);
        rows.push_back(
            {{nameMarkup(games.engines()[pair.first].engine) + QStringLiteral(" / ")
              + nameMarkup(games.engines()[pair.second].engine)},
             countCell(pair.moves),
             {shown(same)},
             {spanOf(same), QStringLiteral("soft")},
             {percent(pair.rateApart / moves, 1)},
             {pair.withLead > 0 ? decimal(pair.leadApart / static_cast<double>(pair.withLead), 1)
                                : QString()},
             countCell(pair.bothMistakes),
             countCell(pair.firstMistakes),
             countCell(pair.secondMistakes)});
    }
    return note(QStringLiteral("The same positions, judged by two engines: how often they would "
                               "play the same move, how far apart their values are, and which "
                               "mistakes both or only one of them saw."))
         + tableMarkup({{.heading = QStringLiteral("Engines"), .headsRows = true},
                        {.heading = QStringLiteral("Moves")},
                        {.heading = QStringLiteral("Same choice")},
                        {.heading = QStringLiteral("95 %")},
                        {.heading = QStringLiteral("Apart")},
                        {.heading = QStringLiteral("Points apart")},
                        {.heading = QStringLiteral("Mistakes of both")},
                        {.heading = QStringLiteral("First only")},
                        {.heading = QStringLiteral("Second only")}},
                       rows, QStringLiteral("Engines compared"));
}

[[nodiscard]] QString readingMarkup(const MistakeLimits &limits)
{
    const auto term = [](const QString &name, const QString &text) {
        return QStringLiteral("<dt>%1</dt><dd>%2</dd>\n").arg(name, escaped(text));
    };
    QString sizes;
    for (const auto &[name, size] :
         {std::pair("small: ", MistakeSize::Small), std::pair("middle: ", MistakeSize::Middle),
          std::pair("large: ", MistakeSize::Large)}) {
        sizes += (sizes.isEmpty() ? QString() : QStringLiteral("; ")) + QLatin1String(name)
               + mistakeSizeText(size, limits);
    }
    return QStringLiteral("<dl class=\"terms\">\n")
         + term(QStringLiteral("Accuracy"),
                QStringLiteral(
                    "Of a move: 0.75 to the power of the points it lost, so that a point lost "
                    "leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % "
                    "of the chance to win count as three. The engine's own choice loses nothing. "
                    "Of a player in a game: the mean of the moves. Of several games: the mean of "
                    "the games, with a 95 % interval (Student's) from how they differ; one game "
                    "has none."))
         + term(QStringLiteral("Mistakes"),
                QStringLiteral("Moves that lost more than the engine is unsure of: ") + sizes
                    + QStringLiteral(". The percents are of the chance to win."))
         + term(QStringLiteral("Choice, loss, points"),
                QStringLiteral(
                    "The part of the moves that were the engine's first choice, and what a "
                    "move lost on average: of the chance to win, and points."))
         + term(QStringLiteral("Phases"),
                QStringLiteral("On 19×19 the opening is the first 50 moves and the endgame begins "
                               "with move 151; on smaller boards earlier in proportion."))
         + QStringLiteral("</dl>\n");
}

[[nodiscard]] QString faultsMarkup(const std::vector<FileFault> &faults)
{
    std::vector<std::vector<PageCell>> rows;
    for (const FileFault &fault : faults) {
        rows.push_back({{nameMarkup(fault.file)}, {escaped(fault.fault), QStringLiteral("wrap")}});
    }
    return tableMarkup({{.heading = QStringLiteral("File"), .headsRows = true},
                        {.heading = QStringLiteral("Fault"), .isText = true}},
                       rows, QStringLiteral("Faults"));
}

[[nodiscard]] QString headerMarkup(const ManyGames &games)
{
    QString text = QStringLiteral("<header>\n<p class=\"kind\">Review</p>\n<h1>%1</h1>\n")
                       .arg(gamesText(games.games()));
    QStringList terms;
    for (const EngineFindings &engine : games.engines()) {
        terms.append(QStringLiteral("by ") + engine.engine);
    }
    text += note((terms + games.terms()).join(QStringLiteral(" · ")));
    if (games.engines().empty()) {
        return text + QStringLiteral("</header>\n");
    }
    const EngineFindings &first = games.engines().front();
    const Estimate accuracy = first.all.all.accuracy();
    const auto fact = [](const char *name, const QString &value, const QString &more) {
        return QStringLiteral("<div><dt>%1</dt><dd>%2<small>%3</small></dd></div>\n")
            .arg(QLatin1String(name), value, more);
    };
    const std::int64_t moves = first.all.all.moves();
    const std::int64_t mistakes = first.all.all.mistakes();
    return text + QStringLiteral("<dl class=\"facts\">\n")
         + fact("Players", QString::number(first.players.size()), {})
         + fact("Moves", QString::number(moves), {})
         + fact("Accuracy", shown(accuracy), spanOf(accuracy))
         + fact("Mistakes", QString::number(mistakes),
                decimal(static_cast<double>(mistakes) * 100
                            / static_cast<double>(std::max<std::int64_t>(moves, 1)),
                        1)
                    + QStringLiteral(" per 100 moves"))
         + QStringLiteral("</dl>\n</header>\n");
}

} // namespace

QByteArray toHtml(const ManyGames &games)
{
    ReportPage page{.title = QStringLiteral("Review: ") + gamesText(games.games()),
                    .header = headerMarkup(games),
                    .language = QStringLiteral("en")};
    page.style = Style;
    int number = 0;
    for (const EngineFindings &engine : games.engines()) {
        const QString id = QString(number++, u'x'); // ids are made of letters
        const QString whose = games.engines().size() > 1
                                ? QStringLiteral(", by ") + nameMarkup(engine.engine)
                                : QString();
        page.chapters.push_back({QStringLiteral("players") + id, QStringLiteral("Players") + whose,
                                 playersMarkup(engine)});
        page.chapters.push_back({QStringLiteral("phases") + id, QStringLiteral("Phases") + whose,
                                 phasesMarkup(engine)});
        page.chapters.push_back({QStringLiteral("worst") + id,
                                 QStringLiteral("Worst mistakes") + whose, worstMarkup(engine)});
    }
    const std::vector<SharedPosition> shared =
        games.engines().empty() ? std::vector<SharedPosition>()
                                : games.engines().front().positions.costliest(MostPositions);
    if (!shared.empty()) {
        page.chapters.push_back({QStringLiteral("positions"), QStringLiteral("The same positions"),
                                 positionsMarkup(shared)});
    }
    if (!games.pairs().empty()) {
        page.chapters.push_back(
            {QStringLiteral("engines"), QStringLiteral("Engines compared"), pairsMarkup(games)});
    }
    if (!games.faults().empty()) {
        page.chapters.push_back(
            {QStringLiteral("faults"), QStringLiteral("Faults"), faultsMarkup(games.faults())});
    }
    page.chapters.push_back({QStringLiteral("reading"), QStringLiteral("How to read this"),
                             readingMarkup(games.limits())});
    return toHtml(page);
}

} // namespace shinpan
