#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "core/record/sgf/sgfdate.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"
#include "core/report/texttable.h"
#include "core/util/spoken.h"

#include <QJsonArray>

#include <optional>

namespace shinpan {

namespace {

constexpr char InfoHelp[] = R"(
Prints what files say about their games: players, result, date and so on.

  --game N            only the N-th game of each file
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --charset NAME      read the files in this character set, whatever they say
  --json              print one JSON object for each game, on a line of its own; see below

What was odd in the files is told on standard error.
)";

constexpr char InfoJson[] =
    R"(A game; texts that its file does not give are empty:
  file, charset        text
  game                 integer   its number in the file, from 1
  games                integer   of the file
  size[]               integer   columns and rows
  komi                 number?
  handicap             integer
  rules                text
  black, white         player
  result               text
  resultRead           text      as SGF writes it; empty: it is not understood
  date, event, round, place, name, user, source, annotator, copyright, opening, comment  text
  timeLimit            number?   in seconds
  overtime             text
  application          text      that wrote the file
  moves                integer   of the main line
  nodes                integer
  variations           integer   other lines than the main one
  warnings             integer   about the game and its file

A player:
  name, rank, team     text
)";

const QList<QCommandLineOption> InfoOptions{GameOption, RecursiveOption, CharsetOption, JsonOption};

/// The size of a game's tree.
struct Extent
{
    int moves = 0; ///< of the main line, passes included
    int nodes = 0;
    int variations = 0; ///< lines beside the main one
};

Extent extentOf(const GameTree &tree)
{
    Extent extent;
    const BoardSize size = boardSizeOf(tree);
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        extent.moves += moveAt(tree, node, size) ? 1 : 0;
    }
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        ++extent.nodes;
        extent.variations += tree.nextSibling(node) != NoNode ? 1 : 0;
    }
    return extent;
}

QJsonObject sideOf(const GameInfo &info, Color color)
{
    return {{QStringLiteral("name"), info.playerName[color]},
            {QStringLiteral("rank"), info.playerRank[color]},
            {QStringLiteral("team"), info.playerTeam[color]}};
}

/// About the game and about its file as a whole.
std::size_t warningCount(const SgfListedGame &listed)
{
    return listed.game.warnings.size() + listed.game.omittedWarnings
         + listed.collection.warnings().size() + listed.collection.omittedWarnings();
}

QByteArray jsonOf(const SgfListedGame &listed)
{
    const GameTree &tree = listed.game.tree;
    const GameInfo info = readGameInfo(tree);
    const Extent extent = extentOf(tree);
    return jsonLine(QJsonObject{
        {QStringLiteral("file"), listed.path},
        {QStringLiteral("game"), static_cast<int>(listed.index) + 1},
        {QStringLiteral("games"), static_cast<int>(listed.collection.size())},
        {QStringLiteral("charset"), QString::fromLatin1(listed.collection.charset().name)},
        {QStringLiteral("size"), QJsonArray{info.size.columns, info.size.rows}},
        {QStringLiteral("komi"), jsonValue(info.komi)},
        {QStringLiteral("handicap"), info.handicap},
        {QStringLiteral("rules"), info.rules},
        {QStringLiteral("black"), sideOf(info, Color::Black)},
        {QStringLiteral("white"), sideOf(info, Color::White)},
        {QStringLiteral("result"), info.result},
        {QStringLiteral("resultRead"), resultFromWords(info.result).value_or(QString())},
        {QStringLiteral("date"), info.date},
        {QStringLiteral("event"), info.event},
        {QStringLiteral("round"), info.round},
        {QStringLiteral("place"), info.place},
        {QStringLiteral("name"), info.gameName},
        {QStringLiteral("user"), info.user},
        {QStringLiteral("source"), info.source},
        {QStringLiteral("annotator"), info.annotator},
        {QStringLiteral("copyright"), info.copyright},
        {QStringLiteral("opening"), info.opening},
        {QStringLiteral("comment"), info.gameComment},
        {QStringLiteral("timeLimit"), jsonValue(info.timeLimit)},
        {QStringLiteral("overtime"), info.overtime},
        {QStringLiteral("application"), simpleTextAt(tree, tree.root(), "AP")},
        {QStringLiteral("moves"), extent.moves},
        {QStringLiteral("nodes"), extent.nodes},
        {QStringLiteral("variations"), extent.variations},
        {QStringLiteral("warnings"), static_cast<int>(warningCount(listed))}});
}

QString playerText(const GameInfo &info, Color color)
{
    QString text = info.playerName[color];
    if (const QString &rank = info.playerRank[color]; !rank.isEmpty()) {
        text += (text.isEmpty() ? QStringLiteral("? (%1)") : QStringLiteral(" (%1)")).arg(rank);
    }
    if (const QString &team = info.playerTeam[color]; !team.isEmpty()) {
        text += QStringLiteral(", ") + team;
    }
    return text;
}

QString timeText(const GameInfo &info)
{
    QStringList parts;
    if (info.timeLimit) {
        parts += spoken(QT_TRANSLATE_NOOP("Messages", "%1 s"), spokenNumber(*info.timeLimit));
    }
    if (!info.overtime.isEmpty()) {
        parts += info.overtime;
    }
    return parts.join(QStringLiteral(" + "));
}

/// "白中盘胜 (W+R)": what is written, and what that is read as if it is something else.
QString withReading(const QString &written, const std::optional<QString> &reading)
{
    return reading && *reading != written ? QStringLiteral("%1 (%2)").arg(written, *reading)
                                          : written;
}

QString extentText(const Extent &extent)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 moves, %2 nodes, %3 variations"), extent.moves,
                  extent.nodes, extent.variations);
}

/// What a game says, for people: one line for each thing that is said.
QString textOf(const SgfListedGame &listed)
{
    const GameInfo info = readGameInfo(listed.game.tree);
    QString text = listed.collection.size() > 1
                     ? spoken(QT_TRANSLATE_NOOP("Messages", "%1, game %2 of %3"), listed.path,
                              listed.index + 1, listed.collection.size())
                     : listed.path;
    const auto add = [&text](const char *name, const QString &value) {
        if (!value.isEmpty()) {
            QString indented = value;
            indented.replace(u'\n', QStringLiteral("\n              "));
            const QString heading = spoken(name);
            text += QStringLiteral("\n  ") + heading + blanksBeside(heading, 12) + indented;
        }
    };
    add(QT_TRANSLATE_NOOP("Messages", "Black"), playerText(info, Color::Black));
    add(QT_TRANSLATE_NOOP("Messages", "White"), playerText(info, Color::White));
    add(QT_TRANSLATE_NOOP("Messages", "Result"),
        withReading(info.result, resultFromWords(info.result)));
    add(QT_TRANSLATE_NOOP("Messages", "Date"),
        withReading(info.date, datesFromSgf(info.date) ? std::nullopt : dateFromWords(info.date)));
    add(QT_TRANSLATE_NOOP("Messages", "Event"), info.event);
    add(QT_TRANSLATE_NOOP("Messages", "Round"), info.round);
    add(QT_TRANSLATE_NOOP("Messages", "Place"), info.place);
    add(QT_TRANSLATE_NOOP("Messages", "Name"), info.gameName);
    add(QT_TRANSLATE_NOOP("Messages", "Board"),
        QStringLiteral("%1×%2").arg(info.size.columns).arg(info.size.rows));
    add(QT_TRANSLATE_NOOP("Messages", "Komi"), info.komi ? spokenNumber(*info.komi) : QString());
    add(QT_TRANSLATE_NOOP("Messages", "Handicap"),
        info.handicap > 0 ? QString::number(info.handicap) : QString());
    add(QT_TRANSLATE_NOOP("Messages", "Rules"), info.rules);
    add(QT_TRANSLATE_NOOP("Messages", "Time"), timeText(info));
    add(QT_TRANSLATE_NOOP("Messages", "Opening"), info.opening);
    add(QT_TRANSLATE_NOOP("Messages", "Annotator"), info.annotator);
    add(QT_TRANSLATE_NOOP("Messages", "User"), info.user);
    add(QT_TRANSLATE_NOOP("Messages", "Source"), info.source);
    add(QT_TRANSLATE_NOOP("Messages", "Copyright"), info.copyright);
    add(QT_TRANSLATE_NOOP("Messages", "Comment"), info.gameComment);
    add(QT_TRANSLATE_NOOP("Messages", "Written by"),
        simpleTextAt(listed.game.tree, listed.game.tree.root(), "AP"));
    add(QT_TRANSLATE_NOOP("Messages", "Length"), extentText(extentOf(listed.game.tree)));
    return text;
}

void showInfo(SgfRun &run)
{
    const bool isJson = run.arguments().isSet(JsonOption);
    const auto show = [&](const SgfListedGame &listed) {
        if (isJson) {
            run.out().writeData(jsonOf(listed) + '\n');
            return;
        }
        run.separate();
        run.out().writeLine(textOf(listed));
    };
    forEachGame(run, show, eachAlone);
}

} // namespace

const Verb SgfInfoVerb =
    sgfVerb<SgfInfoVerb, InfoOptions, showInfo>({.name = QLatin1String("info"),
                                                 .summary = "print players, result and so on",
                                                 .usage = "FILES... [options]",
                                                 .help = InfoHelp,
                                                 .json = {InfoJson}});

} // namespace shinpan
