#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "core/board/symmetry.h"
#include "core/record/import/gamefile.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"
#include "core/util/regularfile.h"
#include "core/util/spoken.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <concepts>
#include <map>
#include <vector>

namespace shinpan {

namespace {

constexpr char CompareHelp[] = R"(
Compares two sets of games move by move: how many are the same, and where the others differ first.
A set is a folder of records, whose games are compared by the names of their files, a file with one
game or many, by their order, or the results of shinpan-cli match (--results), by their numbers.
A board that is turned or mirrored is the same one.

    game-2.sgf: differ from move 12 (D4, E5), 43 of 80 moves alike; 80 and 75 moves, B+3.5 and W+R

  --json              print one JSON object for each game, on a line of its own; see below
  -q, --quiet         print only the summary
)";

constexpr char CompareJson[] =
    R"(A game:
  game                 text      its name
  same                 boolean
  differsAt            integer?  the number of the move
  first, second        text?     these moves; null as well where that game is over by then
  alike                integer   moves that are the same at the same place, from the beginning to
                                 the end of the shorter game
  moves[]              integer   of both
  results[]            text
)";

const QList<QCommandLineOption> CompareOptions{JsonOption, QuietOption};

constexpr qint64 LargestResults = 1024 * MiB;

struct ComparedGame
{
    Message name;
    GameLine line;
    QString result;
};

/// Games by what they are called in both sets, in English.
using GameSet = std::map<QString, ComparedGame>;

[[nodiscard]] Message numbered(std::integral auto game)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "game %1"), game);
}

/// The games of a file; one that has several has them numbered.
[[nodiscard]] Result<void> addFile(GameSet &games, const QString &path, const Message &name)
{
    const Result<SgfCollection, SgfError> collection = loadGameFile(path);
    if (!collection) {
        return failure(inFile(path, collection.error().text));
    }
    for (std::size_t i = 0; i < collection->size(); ++i) {
        if (!collection->isGo(i)) {
            continue;
        }
        const Message called =
            name.isEmpty() ? numbered(i + 1)
            : collection->size() == 1
                ? name
                : Message::of(QT_TRANSLATE_NOOP("Messages", "%1, game %2"), name, i + 1);
        const GameTree tree = collection->game(i).tree;
        games[called.english()] = {called, gameLineTo(tree, tree.endOfLine(tree.root())),
                                   readGameInfo(tree).result};
    }
    return {};
}

[[nodiscard]] Result<GameSet> gamesIn(const QDir &folder)
{
    GameSet games;
    QStringList patterns;
    for (const QString &suffix : suffixesOf(SgfFormats::All)) {
        patterns += QStringLiteral("*.") + suffix;
    }
    QDirIterator files(folder.absolutePath(), patterns, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (const Result<void> added =
                addFile(games, path, Message::verbatim(folder.relativeFilePath(path)));
            !added) {
            return failure(added.error());
        }
    }
    return games;
}

/// The records that a results file of `match` names, by paths from its folder or from here.
[[nodiscard]] Result<GameSet> gamesOfResults(const QString &path)
{
    const Result<QByteArray> bytes = readRegularFile(path, LargestResults);
    if (!bytes) {
        return failure(inFile(path, bytes.error()));
    }
    GameSet games;
    for (const QByteArray &line : bytes->split('\n')) {
        const QJsonObject game = QJsonDocument::fromJson(line).object();
        const QString record = game[u"sgf"].toString();
        if (game.isEmpty()) {
            continue;
        }
        if (record.isEmpty()) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "%1: it names no record of game %2; match keeps them with --sgf"),
                path, game[u"game"].toInt()));
        }
        const QString beside = QFileInfo(path).dir().filePath(record);
        const QString file = QFileInfo::exists(beside) ? beside : record;
        if (const Result<void> added = addFile(games, file, numbered(game[u"game"].toInt()));
            !added) {
            return failure(added.error());
        }
    }
    return games;
}

[[nodiscard]] Result<GameSet> readSet(const QString &path)
{
    Result<GameSet> games =
        failure(Message::of(QT_TRANSLATE_NOOP("Messages", "there is no game in it")));
    if (QFileInfo(path).isDir()) {
        games = gamesIn(QDir(path));
    } else if (suffixesOf(SgfFormats::All)
                   .contains(QFileInfo(path).suffix(), Qt::CaseInsensitive)) {
        GameSet found;
        const Result<void> added = addFile(found, path, {});
        games = added ? Result<GameSet>(std::move(found)) : failure(added.error());
    } else {
        games = gamesOfResults(path);
    }
    if (games && games->empty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: there is no game in it"), path));
    }
    return games;
}

/// The place where two games part.
struct Parting
{
    std::size_t at = 0;    ///< moves that are the same in front
    std::size_t alike = 0; ///< the same at the same place, in all
};

[[nodiscard]] Move turned(const Move &move, BoardSize size, int symmetry)
{
    return {move.color,
            move.point ? std::optional(transformed(*move.point, size, symmetry)) : std::nullopt};
}

[[nodiscard]] bool haveSameBeginning(const GameLine &a, const GameLine &b, int symmetry)
{
    std::vector<SetUpStone> stones = b.setUp;
    for (SetUpStone &stone : stones) {
        stone.point = transformed(stone.point, b.size, symmetry);
    }
    return a.size == b.size && std::ranges::is_permutation(a.setUp, stones);
}

/// Compares with the second board as it lies and, if that is `symmetry`, turned.
[[nodiscard]] Parting partingOf(const GameLine &a, const GameLine &b, int symmetry)
{
    Parting parting;
    if (!haveSameBeginning(a, b, symmetry)) {
        return parting;
    }
    const std::size_t shorter = std::min(a.moves.size(), b.moves.size());
    for (std::size_t i = 0; i < shorter; ++i) {
        const bool isSame = a.moves[i] == turned(b.moves[i], b.size, symmetry);
        parting.at += isSame && parting.at == i ? 1 : 0;
        parting.alike += isSame ? 1 : 0;
    }
    return parting;
}

/// How two games compare, the second one's board laid so that most is the same.
struct Comparison
{
    const ComparedGame &first;
    const ComparedGame &second;
    Parting parting;
    int symmetry = 0;

    Comparison(const ComparedGame &a, const ComparedGame &b)
        : first(a)
        , second(b)
        , parting(partingOf(a.line, b.line, 0))
    {
        for (int i = 1; i < symmetryCount(b.line.size); ++i) {
            const Parting other = partingOf(a.line, b.line, i);
            if (other.at > parting.at) {
                parting = other;
                symmetry = i;
            }
        }
    }

    [[nodiscard]] bool isSame() const
    {
        return parting.at == first.line.moves.size() && parting.at == second.line.moves.size()
            && haveSameBeginning(first.line, second.line, symmetry);
    }
    /// What the game plays where they part; nothing if it is over.
    [[nodiscard]] std::optional<QString> nextOf(const GameLine &line, int how) const
    {
        if (parting.at >= line.moves.size()) {
            return std::nullopt;
        }
        const Move move = turned(line.moves[parting.at], line.size, how);
        return move.point ? QString::fromStdString(vertexOf(*move.point)) : QStringLiteral("pass");
    }
    [[nodiscard]] std::optional<QString> nextOfFirst() const { return nextOf(first.line, 0); }
    [[nodiscard]] std::optional<QString> nextOfSecond() const
    {
        return nextOf(second.line, symmetry);
    }
    [[nodiscard]] bool hasSameResult() const { return first.result == second.result; }
};

[[nodiscard]] QByteArray jsonOf(const QString &name, const Comparison &games)
{
    const bool isSame = games.isSame();
    return jsonLine(QJsonObject{
        {QStringLiteral("game"), name},
        {QStringLiteral("same"), isSame},
        {QStringLiteral("differsAt"),
         isSame ? QJsonValue() : QJsonValue(static_cast<int>(games.parting.at) + 1)},
        {QStringLiteral("first"), isSame ? QJsonValue() : jsonValue(games.nextOfFirst())},
        {QStringLiteral("second"), isSame ? QJsonValue() : jsonValue(games.nextOfSecond())},
        {QStringLiteral("alike"), static_cast<int>(games.parting.alike)},
        {QStringLiteral("moves"), QJsonArray{static_cast<int>(games.first.line.moves.size()),
                                             static_cast<int>(games.second.line.moves.size())}},
        {QStringLiteral("results"), QJsonArray{games.first.result, games.second.result}}});
}

[[nodiscard]] QString textOf(const Comparison &games)
{
    const std::size_t first = games.first.line.moves.size();
    const std::size_t second = games.second.line.moves.size();
    const QString end = spoken(QT_TRANSLATE_NOOP("Messages", "the end"));
    const QString results = games.hasSameResult()
                              ? spoken(QT_TRANSLATE_NOOP("Messages", "both %1"), games.first.result)
                              : spoken(QT_TRANSLATE_NOOP("Messages", "%1 and %2"),
                                       games.first.result, games.second.result);
    return spoken(QT_TRANSLATE_NOOP("Messages",
                                    "%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 "
                                    "and %8 moves, %9"),
                  games.first.name, games.parting.at + 1, games.nextOfFirst().value_or(end),
                  games.nextOfSecond().value_or(end), games.parting.alike, std::min(first, second),
                  first, second, results);
}

/// The outcome of all comparisons.
struct CompareSummary
{
    std::size_t games = 0;
    std::size_t results = 0;         ///< that are the same
    std::vector<std::size_t> partAt; ///< the move, from 1, of each that differs
    QStringList onlyFirst;
    QStringList onlySecond;

    [[nodiscard]] QString text()
    {
        QString lines =
            spoken(QT_TRANSLATE_NOOP("Messages",
                                     "%1 of %2 games are the same, %3 have the same result"),
                   games - partAt.size(), games, results)
            + u'\n';
        if (!partAt.empty()) {
            std::ranges::sort(partAt);
            lines += spoken(QT_TRANSLATE_NOOP("Messages",
                                              "the others differ from move %1 to %2, move %3 "
                                              "in the middle"),
                            partAt.front(), partAt.back(), partAt[partAt.size() / 2])
                   + u'\n';
        }
        for (const auto &[names, where] :
             {std::pair(onlyFirst, QT_TRANSLATE_NOOP("Messages", "only in the first: %1")),
              std::pair(onlySecond, QT_TRANSLATE_NOOP("Messages", "only in the second: %1"))}) {
            if (!names.isEmpty()) {
                lines += spoken(where, names.join(QStringLiteral(", "))) + u'\n';
            }
        }
        return lines;
    }
};

void compare(SgfRun &run)
{
    if (run.files().size() != 2) {
        run.complain(spoken(QT_TRANSLATE_NOOP(
            "Messages", "say which two sets of games: folders, files or results")));
        return;
    }
    const Result<GameSet> first = readSet(run.files()[0]);
    const Result<GameSet> second = readSet(run.files()[1]);
    if (!first || !second) {
        run.complain(first ? spoken(second.error()) : spoken(first.error()));
        return;
    }
    const bool isJson = run.arguments().isSet(JsonOption);
    CompareSummary summary;
    for (const auto &[name, game] : *first) {
        const auto other = second->find(name);
        if (other == second->end()) {
            summary.onlyFirst += spoken(game.name);
            continue;
        }
        const Comparison games(game, other->second);
        ++summary.games;
        summary.results += games.hasSameResult() ? 1 : 0;
        if (!games.isSame()) {
            summary.partAt.push_back(games.parting.at + 1);
        }
        if (isJson) {
            run.out().writeData(jsonOf(name, games) + '\n');
        } else if (!games.isSame() && !run.arguments().isSet(QuietOption)) {
            run.out().writeLine(textOf(games));
        }
    }
    for (const auto &[name, game] : *second) {
        if (!first->contains(name)) {
            summary.onlySecond += spoken(game.name);
        }
    }
    if (!isJson) {
        run.out().write(summary.text());
    }
    const bool isAll = summary.onlyFirst.isEmpty() && summary.onlySecond.isEmpty();
    run.worsen(summary.partAt.empty() && isAll ? ExitDone : ExitNo);
}

} // namespace

const Verb SgfCompareVerb = sgfVerb<SgfCompareVerb, CompareOptions, compare>(
    {.name = QLatin1String("compare"),
     .summary = "compare two sets of games move by move",
     .usage = "FIRST SECOND [options]",
     .help = CompareHelp,
     .json = {CompareJson},
     .done = "all games are the same",
     .no = "some differ, or are in one of the sets only"});

} // namespace shinpan
