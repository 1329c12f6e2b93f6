#include "core/analysis/report/manygamesformats.h"
#include "core/record/tree/sgfproperties.h"
#include "core/report/numberwords.h"
#include "core/report/page.h"
#include "core/report/pageboard.h"
#include "core/report/pagemarkup.h"
#include "core/report/pagetable.h"
#include "core/statistics/meanestimate.h"
#include "core/util/language.h"
#include "core/util/spoken.h"

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
         + (points ? spoken(QT_TRANSLATE_NOOP("Messages", ", %1 points"), decimal(*points, 1))
                   : QString());
}

[[nodiscard]] std::optional<double> widened(const std::optional<float> &value)
{
    return value ? std::optional(double(*value)) : std::nullopt;
}

[[nodiscard]] QString gamesText(int games)
{
    return counted(games, QT_TRANSLATE_NOOP("Messages", "1 game"),
                   QT_TRANSLATE_NOOP("Messages", "%1 games"));
}

[[nodiscard]] QString phaseWord(GamePhase phase)
{
    switch (phase) {
    case GamePhase::Opening:
        return spoken(QT_TRANSLATE_NOOP("Messages", "Opening"));
    case GamePhase::MiddleGame:
        return spoken(QT_TRANSLATE_NOOP("Messages", "Middle game"));
    case GamePhase::Endgame:
        return spoken(QT_TRANSLATE_NOOP("Messages", "Endgame"));
    }
    Q_UNREACHABLE();
}

[[nodiscard]] QString sideWord(Color color)
{
    return color == Color::Black ? spoken(QT_TRANSLATE_NOOP("Messages", "Black"))
                                 : spoken(QT_TRANSLATE_NOOP("Messages", "White"));
}

[[nodiscard]] QString note(const QString &text)
{
    return QStringLiteral("<p class=\"note\">%1</p>\n").arg(escaped(text));
}

[[nodiscard]] std::vector<PageColumn> tallyColumns(const QString &what)
{
    return {{.heading = what, .headsRows = true},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Games"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Moves"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Accuracy"))},
            {.heading = QStringLiteral("95 %")},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Choice"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Loss"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Points"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Mistakes"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Per 100"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Small"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Middle"))},
            {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Large"))}};
}

[[nodiscard]] PageCell countCell(std::int64_t count)
{
    return {QString::number(count)};
}

[[nodiscard]] std::vector<PageCell> tallyRow(const QString &heading, const MoveTally &tally)
{
    const Estimate accuracy = tally.accuracy();
    const std::optional<double> points = tally.averagePointLoss();
    const bool isKnown = tally.moves() > 0;
    const auto moves = static_cast<double>(std::max<std::int64_t>(tally.moves(), 1));
    const auto known = [isKnown](const QString &text) {
        return isKnown ? text : QStringLiteral("–");
    };
    return {{heading},
            countCell(static_cast<std::int64_t>(tally.games())),
            countCell(tally.moves()),
            {known(shown(accuracy)), isKnown ? heatClass(accuracy.value) : QString()},
            {spanOf(accuracy), QStringLiteral("soft")},
            {known(percent(static_cast<double>(tally.choices()) / moves, 1))},
            {known(percent(tally.averageLoss(), 1))},
            {points ? decimal(*points, 2) : QString()},
            countCell(tally.mistakes()),
            {known(decimal(static_cast<double>(tally.mistakes()) * 100 / moves, 1))},
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
    QString text = tableMarkup(tallyColumns(spoken(QT_TRANSLATE_NOOP("Messages", "Player"))), rows,
                               spoken(QT_TRANSLATE_NOOP("Messages", "Players")));
    const QString byPhaseHeading =
        spoken(QT_TRANSLATE_NOOP("Messages", "Accuracy and mistakes by phase"));
    std::vector<PageColumn> columns{
        {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Player")), .headsRows = true}};
    for (const GamePhase phase : AllPhases) {
        columns.push_back({.heading = phaseWord(phase)});
        columns.push_back({.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Mistakes"))});
    }
    text += QStringLiteral("<h3>%1</h3>\n").arg(byPhaseHeading)
          + tableMarkup(columns, byPhase, byPhaseHeading);
    if (players.size() > MostPlayers) {
        text += note(spoken(
            QT_TRANSLATE_NOOP("Messages", "%1 more players are in the JSON and CSV reports."),
            players.size() - MostPlayers));
    }
    return text;
}

[[nodiscard]] QString phasesMarkup(const EngineFindings &engine)
{
    std::vector<std::vector<PageCell>> rows;
    for (const GamePhase phase : AllPhases) {
        rows.push_back(
            tallyRow(phaseWord(phase), engine.all.byPhase[static_cast<std::size_t>(phase)]));
    }
    rows.push_back(tallyRow(spoken(QT_TRANSLATE_NOOP("Messages", "All")), engine.all.all));
    return tableMarkup(tallyColumns(spoken(QT_TRANSLATE_NOOP("Messages", "Phase"))), rows,
                       spoken(QT_TRANSLATE_NOOP("Messages", "Phases")));
}

[[nodiscard]] std::vector<Point> pointsOf(const std::optional<Point> &point)
{
    return point ? std::vector{*point} : std::vector<Point>();
}

[[nodiscard]] QString article(const QString &picture, const QString &heading, const QString &text)
{
    return QStringLiteral("<article>\n%1<h3>%2</h3>\n%3</article>\n").arg(picture, heading, text);
}

[[nodiscard]] QString spanMarkup(const char *name, const QString &text)
{
    return QStringLiteral("<span class=\"%1\">%2</span>").arg(QLatin1String(name), text);
}

[[nodiscard]] QString worstMarkup(const WorstMove &worst)
{
    const JudgedMove &move = worst.move;
    PageBoard picture(worst.before);
    picture.addDots(pointsOf(move.move.point), 0.94,
                    move.move.color == Color::Black ? "#111" : "#fff");
    picture.addMarks(pointsOf(move.move.point), PageBoard::Ring, PlayedColor);
    picture.addMarks(pointsOf(move.choice.move), PageBoard::Square, ChoiceColor);
    const QString side = sideWord(move.move.color);
    const QString file = nameMarkup(worst.file);
    return article(
        picture.markup(
            spoken(QT_TRANSLATE_NOOP("Messages", "The board before move %1"), move.number)),
        QStringLiteral("%1, %2").arg(nameMarkup(worst.player), side),
        QStringLiteral("<p>%1</p>\n<p class=\"soft\">%2</p>\n")
            .arg(spoken(QT_TRANSLATE_NOOP("Messages", "Move %1 %2 lost %3; better was %4"),
                        move.number, spanMarkup("played", vertexText(move.move.point)),
                        lossText(double(move.loss.winrate), widened(move.loss.points)),
                        spanMarkup("choice", vertexText(move.choice.move))),
                 worst.game > 1
                     ? spoken(QT_TRANSLATE_NOOP("Messages", "%1, game %2"), file, worst.game)
                     : file));
}

[[nodiscard]] QString worstMarkup(const EngineFindings &engine)
{
    QString text;
    for (std::size_t i = 0; i < std::min(engine.worst.size(), MostBoards); ++i) {
        text += worstMarkup(engine.worst[i]);
    }
    return text.isEmpty() ? note(spoken(QT_TRANSLATE_NOOP("Messages", "There are no mistakes.")))
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
    const QString side = sideWord(position.toPlay);
    const QString caption =
        spoken(QT_TRANSLATE_NOOP("Messages", "%1 to play, %2 games"), side, position.times);
    return article(
        picture.markup(caption), caption,
        tableMarkup({{.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Move")), .headsRows = true},
                     {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Games"))},
                     {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Loss"))},
                     {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Points"))}},
                    rows, caption));
}

[[nodiscard]] QString positionsMarkup(const std::vector<SharedPosition> &positions)
{
    QString text;
    for (const SharedPosition &position : positions) {
        text += positionMarkup(position);
    }
    return note(spoken(QT_TRANSLATE_NOOP(
               "Messages", "Opening positions that several games came to, those first where "
                           "most was lost: rings are what was played, a square is the engine's "
                           "choice.")))
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
    return note(spoken(QT_TRANSLATE_NOOP(
               "Messages", "The same positions, judged by two engines: how often they would "
                           "play the same move, how far apart their values are, and which "
                           "mistakes both or only one of them saw.")))
         + tableMarkup(
               {{.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Engines")), .headsRows = true},
                {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Moves"))},
                {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Same choice"))},
                {.heading = QStringLiteral("95 %")},
                {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Apart"))},
                {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Points apart"))},
                {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Mistakes of both"))},
                {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "First only"))},
                {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Second only"))}},
               rows, spoken(QT_TRANSLATE_NOOP("Messages", "Engines compared")));
}

[[nodiscard]] QString readingMarkup(const MistakeLimits &limits)
{
    const auto term = [](const QString &name, const QString &text) {
        return QStringLiteral("<dt>%1</dt><dd>%2</dd>\n").arg(name, escaped(text));
    };
    const QString sizes = spoken(QT_TRANSLATE_NOOP("Messages", "small: %1; middle: %2; large: %3"),
                                 spoken(mistakeSizeText(MistakeSize::Small, limits)),
                                 spoken(mistakeSizeText(MistakeSize::Middle, limits)),
                                 spoken(mistakeSizeText(MistakeSize::Large, limits)));
    return QStringLiteral("<dl class=\"terms\">\n")
         + term(spoken(QT_TRANSLATE_NOOP("Messages", "Accuracy")),
                spoken(QT_TRANSLATE_NOOP(
                    "Messages",
                    "Of a move: 0.75 to the power of the points it lost, so that a point lost "
                    "leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % "
                    "of the chance to win count as three. The engine's own choice loses nothing. "
                    "Of a player in a game: the mean of the moves. Of several games: the mean of "
                    "the games, with a 95 % interval (Student's) from how they differ; one game "
                    "has none.")))
         + term(spoken(QT_TRANSLATE_NOOP("Messages", "Mistakes")),
                spoken(QT_TRANSLATE_NOOP("Messages",
                                         "Moves that lost more than the engine is unsure "
                                         "of: %1. The percents are of the chance to win."),
                       sizes))
         + term(spoken(QT_TRANSLATE_NOOP("Messages", "Choice, loss, points")),
                spoken(QT_TRANSLATE_NOOP(
                    "Messages",
                    "The share of the moves that were the engine's first choice, and what a "
                    "move lost on average: of the chance to win, and points.")))
         + term(spoken(QT_TRANSLATE_NOOP("Messages", "Phases")),
                spoken(QT_TRANSLATE_NOOP(
                    "Messages", "On 19×19 the opening is the first 50 moves and the endgame begins "
                                "with move 151; on smaller boards earlier in proportion.")))
         + QStringLiteral("</dl>\n");
}

[[nodiscard]] QString faultsMarkup(const std::vector<FileFault> &faults)
{
    std::vector<std::vector<PageCell>> rows;
    for (const FileFault &fault : faults) {
        rows.push_back({{nameMarkup(fault.file)}, {escaped(fault.fault), QStringLiteral("wrap")}});
    }
    return tableMarkup(
        {{.heading = spoken(QT_TRANSLATE_NOOP("Messages", "File")), .headsRows = true},
         {.heading = spoken(QT_TRANSLATE_NOOP("Messages", "Fault")), .isText = true}},
        rows, spoken(QT_TRANSLATE_NOOP("Messages", "Faults")));
}

[[nodiscard]] QString headerMarkup(const ManyGames &games)
{
    QString text =
        QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1>%2</h1>\n")
            .arg(spoken(QT_TRANSLATE_NOOP("Messages", "Review")), gamesText(games.games()));
    QStringList terms;
    for (const EngineFindings &engine : games.engines()) {
        terms.append(spoken(QT_TRANSLATE_NOOP("Messages", "by %1"), engine.engine));
    }
    text += note((terms + games.terms()).join(QStringLiteral(" · ")));
    if (games.engines().empty()) {
        return text + QStringLiteral("</header>\n");
    }
    const EngineFindings &first = games.engines().front();
    const Estimate accuracy = first.all.all.accuracy();
    const auto fact = [](const QString &name, const QString &value, const QString &more) {
        return QStringLiteral("<div><dt>%1</dt><dd>%2<small>%3</small></dd></div>\n")
            .arg(name, value, more);
    };
    const std::int64_t moves = first.all.all.moves();
    const std::int64_t mistakes = first.all.all.mistakes();
    return text + QStringLiteral("<dl class=\"facts\">\n")
         + fact(spoken(QT_TRANSLATE_NOOP("Messages", "Players")),
                QString::number(first.players.size()), {})
         + fact(spoken(QT_TRANSLATE_NOOP("Messages", "Moves")), QString::number(moves), {})
         + fact(spoken(QT_TRANSLATE_NOOP("Messages", "Accuracy")), shown(accuracy),
                spanOf(accuracy))
         + fact(spoken(QT_TRANSLATE_NOOP("Messages", "Mistakes")), QString::number(mistakes),
                spoken(QT_TRANSLATE_NOOP("Messages", "%1 per 100 moves"),
                       decimal(static_cast<double>(mistakes) * 100
                                   / static_cast<double>(std::max<std::int64_t>(moves, 1)),
                               1)))
         + QStringLiteral("</dl>\n</header>\n");
}

} // namespace

QByteArray toHtml(const ManyGames &games)
{
    ReportPage page{
        .title = spoken(QT_TRANSLATE_NOOP("Messages", "Review: %1"), gamesText(games.games())),
        .header = headerMarkup(games),
        .language = languageFor(QLocale())};
    page.style = Style;
    int number = 0;
    for (const EngineFindings &engine : games.engines()) {
        const QString id = QString(number++, u'x'); // ids are made of letters
        const QString whose =
            games.engines().size() > 1
                ? spoken(QT_TRANSLATE_NOOP("Messages", ", by %1"), nameMarkup(engine.engine))
                : QString();
        page.chapters.push_back({QStringLiteral("players") + id,
                                 spoken(QT_TRANSLATE_NOOP("Messages", "Players")) + whose,
                                 playersMarkup(engine)});
        page.chapters.push_back({QStringLiteral("phases") + id,
                                 spoken(QT_TRANSLATE_NOOP("Messages", "Phases")) + whose,
                                 phasesMarkup(engine)});
        page.chapters.push_back({QStringLiteral("worst") + id,
                                 spoken(QT_TRANSLATE_NOOP("Messages", "Worst mistakes")) + whose,
                                 worstMarkup(engine)});
    }
    const std::vector<SharedPosition> shared =
        games.engines().empty() ? std::vector<SharedPosition>()
                                : games.engines().front().positions.costliest(MostPositions);
    if (!shared.empty()) {
        page.chapters.push_back({QStringLiteral("positions"),
                                 spoken(QT_TRANSLATE_NOOP("Messages", "The same positions")),
                                 positionsMarkup(shared)});
    }
    if (!games.pairs().empty()) {
        page.chapters.push_back({QStringLiteral("engines"),
                                 spoken(QT_TRANSLATE_NOOP("Messages", "Engines compared")),
                                 pairsMarkup(games)});
    }
    if (!games.faults().empty()) {
        page.chapters.push_back({QStringLiteral("faults"),
                                 spoken(QT_TRANSLATE_NOOP("Messages", "Faults")),
                                 faultsMarkup(games.faults())});
    }
    page.chapters.push_back({QStringLiteral("reading"),
                             spoken(QT_TRANSLATE_NOOP("Messages", "How to read this")),
                             readingMarkup(games.limits())});
    return toHtml(page);
}

} // namespace shinpan
