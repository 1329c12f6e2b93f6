#include "app/cli/sgf/indexaccess.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "app/common/gameoptions.h"
#include "core/explorer/explorer.h"
#include "core/record/tree/nodepath.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/report/texttable.h"
#include "core/statistics/elo.h"
#include "core/util/spoken.h"

#include <QJsonArray>

#include <limits>

namespace shinpan {

namespace {

constexpr char ExploreHelp[] = R"(
Looks for a position of FILE's first game in the index of games (see sgf index) and prints how games
went on from there: how often each move was played, how these games ended for Black, the last year
of each, what engines thought of it where the records say so, and the games, the latest first. Boards
that are turned or mirrored are the same, as is a position with colours and turn exchanged: its
results count as the colours are in FILE. Intervals are Wilson's, 95 %; a draw counts half.

  --move N            the position after move N of the main line (default: its end); passes
                      count; 0 is before the first
  --node PATH         the position at a node; sgf position --help says how it is named
  --game N            the N-th game of the file (default: the first)
  --index FILE        the index (default: the one of the window)
  --player NAME       only games of players whose names have this in them, in any case
  --from DATE         only games since a day, month or year: 2004-03-15, 2004-03 or 2004
  --to DATE           only games up to then, that day, month or year included
  --own-colors        do not count positions with colours exchanged
  --most N            how many games to print (default: 10)
  --charset NAME      read the file in this character set, whatever it says
  --json              print one JSON object; see below
)";

constexpr char ExploreJson[] =
    R"(What was found, of all games and of each move:
  ended                integer   games that ended there
  moves[]              continuation
  list[].file, list[].black, list[].white, list[].date, list[].result, list[].event  text
  list[].game          integer   its number in the file, from 1
  list[].move          integer   the number of the last move before the position
  list[].size[]        integer   columns and rows
  list[].handicap      integer
  list[].colorsExchanged  boolean
  *                    tally

A continuation:
  move                 text
  points[]             text      those that are the same to the position
  *                    tally

A tally:
  games                integer
  black, white, draws  integer   who won
  score, low, high     number?   Black's, and its interval
  lastYear             integer?
  chances              number?   Black's by engines
  valued               integer   how many games these are from
)";

constexpr int LoadedAtOnce = 100'000;
constexpr int UsualGames = 10;

const QCommandLineOption PlayerOption(QStringLiteral("player"), {}, QStringLiteral("NAME"));
const QCommandLineOption FromOption(QStringLiteral("from"), {}, QStringLiteral("DATE"));
const QCommandLineOption ToOption(QStringLiteral("to"), {}, QStringLiteral("DATE"));
const QCommandLineOption OwnColorsOption(QStringLiteral("own-colors"));
const QCommandLineOption MostGamesOption(QStringLiteral("most"), {}, QStringLiteral("VALUE"));
const QList<QCommandLineOption> ExploreOptions{
    MoveOption, NodeOption,      GameOption,      IndexOption,   PlayerOption, FromOption,
    ToOption,   OwnColorsOption, MostGamesOption, CharsetOption, JsonOption};

/// What the call asks for.
struct ExploreCall
{
    ExplorerFilter filter;
    QString place; ///< as findPlace() has it
    std::size_t most = 0;
};

[[nodiscard]] Result<ExploreCall> readCall(const QCommandLineParser &arguments)
{
    FirstFailure failed;
    ExploreCall call;
    const auto move = failed.valueOf(
        readWholeNumber(arguments, QStringLiteral("move"), 0, std::numeric_limits<int>::max() - 1));
    call.place = arguments.value(move ? MoveOption : NodeOption);
    if (move && arguments.isSet(NodeOption)) {
        failed.add(failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "--move and --node exclude each other"))));
    }
    call.most = static_cast<std::size_t>(failed.valueOf(readWholeNumber(
        arguments, QStringLiteral("most"), 0, static_cast<int>(Explorer::MostGames), UsualGames)));
    call.filter.player = arguments.value(PlayerOption);
    call.filter.firstDay = failed.valueOf(filterDay(arguments.value(FromOption), false));
    call.filter.lastDay = failed.valueOf(filterDay(arguments.value(ToOption), true));
    call.filter.joinsColors = !arguments.isSet(OwnColorsOption);
    return failed.orElse(call);
}

[[nodiscard]] QString dayText(int date)
{
    QString text = QString::number(date / 10000).rightJustified(4, u'0');
    for (const int part : {date / 100 % 100, date % 100}) {
        text += part == 0 ? QString() : u'-' + QString::number(part).rightJustified(2, u'0');
    }
    return date == 0 ? QString() : text;
}

[[nodiscard]] QString inPercent(double share)
{
    return spokenNumber(share * 100, 1);
}

[[nodiscard]] QString scoreText(const ExplorerTally &tally)
{
    if (tally.black.total() == 0) {
        return QStringLiteral("-");
    }
    const Estimate score = wilsonInterval(tally.black);
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 % (%2 to %3)"), inPercent(score.value),
                  inPercent(score.low), inPercent(score.high));
}

[[nodiscard]] QString moveText(const ExplorerMove &move)
{
    return vertexText(move.points.empty() ? std::nullopt : std::optional(move.points.front()));
}

void print(SgfRun &run, const ExplorerAnswer &answer)
{
    const auto row = [&run](const QString &move, const QString &games, const QString &share,
                            const QString &score, const QString &year, const QString &value) {
        const QString line = move + blanksBeside(move, 6) + blanksBeside(games, 8) + games
                           + blanksBeside(share, 8) + share + QStringLiteral("  ") + score
                           + blanksBeside(score, 25) + year + blanksBeside(year, 6) + value;
        run.out().writeLine(line.trimmed());
    };
    const auto tell = [&](const QString &move, const ExplorerTally &tally) {
        const std::optional<double> chances = tally.chances();
        row(move, QString::number(tally.games),
            inPercent(static_cast<double>(tally.games)
                      / static_cast<double>(std::max<std::int64_t>(answer.all.games, 1)))
                + QStringLiteral(" %"),
            scoreText(tally), tally.lastYear > 0 ? QString::number(tally.lastYear) : QString(),
            chances ? inPercent(*chances) + QStringLiteral(" %") : QString());
    };
    row(spoken(QT_TRANSLATE_NOOP("Messages", "move")),
        spoken(QT_TRANSLATE_NOOP("Messages", "games")),
        spoken(QT_TRANSLATE_NOOP("Messages", "share")),
        spoken(QT_TRANSLATE_NOOP("Messages", "Black's score")),
        spoken(QT_TRANSLATE_NOOP("Messages", "last")),
        spoken(QT_TRANSLATE_NOOP("Messages", "engines")));
    tell(spoken(QT_TRANSLATE_NOOP("Messages", "all")), answer.all);
    for (const ExplorerMove &move : answer.moves) {
        tell(moveText(move), move.tally);
    }
    if (answer.ended > 0) {
        row(spoken(QT_TRANSLATE_NOOP("Messages", "end")), QString::number(answer.ended), {}, {}, {},
            {});
    }
    for (const ExplorerGame &game : answer.games) {
        run.out().writeLine(
            spoken(QT_TRANSLATE_NOOP("Messages", "%1, game %2, move %3: %4 - %5, %6 %7"), game.path,
                   game.number + 1, game.moveNumber, game.players.black, game.players.white,
                   dayText(game.date), game.result)
                .trimmed());
    }
}

[[nodiscard]] QJsonObject jsonOf(const ExplorerTally &tally)
{
    const bool isKnown = tally.black.total() > 0;
    const Estimate score = wilsonInterval(tally.black);
    const auto ifKnown = [isKnown](double value) {
        return isKnown ? QJsonValue(value) : QJsonValue();
    };
    return {{QStringLiteral("games"), qint64{tally.games}},
            {QStringLiteral("black"), qint64{tally.black.wins}},
            {QStringLiteral("white"), qint64{tally.black.losses}},
            {QStringLiteral("draws"), qint64{tally.black.jigos}},
            {QStringLiteral("score"), ifKnown(score.value)},
            {QStringLiteral("low"), ifKnown(score.low)},
            {QStringLiteral("high"), ifKnown(score.high)},
            {QStringLiteral("lastYear"),
             tally.lastYear > 0 ? QJsonValue(tally.lastYear) : QJsonValue()},
            {QStringLiteral("chances"), jsonValue(tally.chances())},
            {QStringLiteral("valued"), qint64{tally.valued}}};
}

[[nodiscard]] QJsonObject jsonOf(const ExplorerGame &game)
{
    return {{QStringLiteral("file"), game.path},
            {QStringLiteral("game"), static_cast<int>(game.number) + 1},
            {QStringLiteral("move"), game.moveNumber},
            {QStringLiteral("black"), game.players.black},
            {QStringLiteral("white"), game.players.white},
            {QStringLiteral("date"), dayText(game.date)},
            {QStringLiteral("size"), QJsonArray{game.size.columns, game.size.rows}},
            {QStringLiteral("handicap"), game.handicap},
            {QStringLiteral("result"), game.result},
            {QStringLiteral("event"), game.event},
            {QStringLiteral("colorsExchanged"), game.hasColorsExchanged}};
}

[[nodiscard]] QByteArray jsonOf(const ExplorerAnswer &answer)
{
    QJsonObject json = jsonOf(answer.all);
    QJsonArray moves;
    for (const ExplorerMove &move : answer.moves) {
        QJsonObject row = jsonOf(move.tally);
        QJsonArray points;
        for (const Point point : move.points) {
            points.append(vertexText(point));
        }
        row.insert(QStringLiteral("move"), moveText(move));
        row.insert(QStringLiteral("points"), points);
        moves.append(row);
    }
    QJsonArray games;
    for (const ExplorerGame &game : answer.games) {
        games.append(jsonOf(game));
    }
    json.insert(QStringLiteral("ended"), qint64{answer.ended});
    json.insert(QStringLiteral("moves"), moves);
    json.insert(QStringLiteral("list"), games);
    return jsonLine(json);
}

/// The answer for a place of a game.
[[nodiscard]] Result<ExplorerAnswer> answerFor(Explorer &explorer,
                                               const GameTree &tree,
                                               const NodePlace &place,
                                               const ExploreCall &call)
{
    if (!place.isBeforeMove) {
        const Replay replay = replayTo(tree, place.node);
        return explorer.ask(replay.board(), replay.toPlay(tree, place.node), call.filter,
                            call.most);
    }
    Replay replay(tree);
    replay.setUp(tree, place.node);
    return explorer.ask(replay.board(), moveAt(tree, place.node)->color, call.filter, call.most);
}

void explore(SgfRun &run)
{
    const Result<ExploreCall> call = readCall(run.arguments());
    if (!call) {
        run.complain(spoken(call.error()));
        return;
    }
    Result<Explorer> explorer = openIndex(run);
    const std::optional<SgfGame> game = explorer ? readOnlyGame(run) : std::nullopt;
    if (!game) {
        return;
    }
    const Result<NodePlace> place = findPlace(game->tree, call->place);
    if (!place) {
        run.complain(run.files().first(), spoken(place.error()));
        return;
    }
    const Result<ExplorerAnswer> answer = answerFor(*explorer, game->tree, *place, *call);
    if (!answer) {
        run.complain(spoken(answer.error()));
    } else if (run.arguments().isSet(JsonOption)) {
        run.out().writeData(jsonOf(*answer) + '\n');
    } else {
        print(run, *answer);
    }
}

} // namespace

Result<Explorer> openIndex(SgfRun &run)
{
    Result<Explorer> explorer =
        Explorer::open(run.arguments().isSet(IndexOption) ? run.arguments().value(IndexOption)
                                                          : IndexFile::usualPath());
    while (explorer && !explorer->isLoaded()) {
        if (const Result<bool> loaded = explorer->load(LoadedAtOnce); !loaded) {
            run.complain(spoken(loaded.error()));
            return failure(loaded.error());
        }
    }
    if (!explorer) {
        run.complain(spoken(explorer.error()));
    }
    return explorer;
}

const Verb SgfExploreVerb = sgfVerb<SgfExploreVerb, ExploreOptions, explore>(
    {.name = QLatin1String("explore"),
     .summary = "find a position in the index of games",
     .usage = "FILE [options]",
     .help = ExploreHelp,
     .json = {ExploreJson}});

} // namespace shinpan
