#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "core/explorer/gamejoin.h"
#include "core/explorer/samegames.h"
#include "core/record/import/gamefile.h"
#include "core/record/import/gamefolder.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/util/spoken.h"

#include <QJsonArray>

#include <algorithm>
#include <vector>

namespace shinpan {

namespace {

constexpr char DuplicatesHelp[] = R"(
Lists the games that FILES, or all files in folders and below them, hold more than once: with other
names or comments, on a board that is turned or mirrored, with some moves in another order, or cut
short. Two games are the same where they go through the same positions nearly to the end of the
shorter one, for at least 51 moves on 19x19 (a seventh of the points); shorter ones only if both
players' names are the same too. The fullest record of each game comes first, the others say in what
they differ from it.

  --merge             write all games to one collection, each once: what several records of a game
                      say is joined, so that no comment, mark or variation is lost; other names,
                      dates, results and judgements stand in comments
  -o, --output FILE   where --merge writes to
  --json              print one JSON object for each game that is there several times, on a line of
                      its own; see below
)";

constexpr char DuplicatesJson[] =
    R"(A game and its records, the fullest one first:
  games[].file         text
  games[].game         integer   its number in the file, from 1
  games[].moves        integer
  games[].sameUpTo     integer   the move up to which it is the same as the first one
  games[].turned       boolean   or mirrored
  games[].reordered    boolean   some moves are in another order
  games[].otherWords   boolean   comments and marks
  games[].otherInfo    boolean   names, date, result and the like
)";

const QCommandLineOption JoinOption(QStringLiteral("merge"));
const QList<QCommandLineOption> DuplicatesOptions{JoinOption, OutputOption, JsonOption};

/// The games of an archive, read again when they are wanted.
class Archive
{
public:
    explicit Archive(SgfRun &run)
    {
        for (const QString &place : run.files()) {
            forEachGameFile(place, [this](const QFileInfo &file) { m_paths += file.filePath(); });
        }
        m_paths.sort();
        m_paths.removeDuplicates();
        for (int file = 0; file < m_paths.size(); ++file) {
            if (const auto games = loadGameFile(m_paths[file])) {
                addGames(*games, file);
            } else {
                run.complain(m_paths[file], games.error());
            }
        }
    }

    [[nodiscard]] std::size_t size() const { return m_places.size(); }
    [[nodiscard]] std::vector<std::vector<std::size_t>> groups() const { return m_same.groups(); }
    [[nodiscard]] const QString &pathOf(std::size_t game) const
    {
        return m_paths[m_places[game].file];
    }
    /// The game's number in its file, from 0.
    [[nodiscard]] std::size_t numberOf(std::size_t game) const { return m_places[game].number; }
    /// An empty one where the file has changed meanwhile.
    [[nodiscard]] GameTree tree(std::size_t game)
    {
        const Place &place = m_places[game];
        if (place.file != m_open) {
            m_open = place.file;
            m_games = loadGameFile(m_paths[place.file]).value_or(SgfCollection());
        }
        return place.number < m_games.size() ? m_games.game(place.number).tree : GameTree();
    }

private:
    struct Place
    {
        int file = 0;
        std::size_t number = 0;
    };

    void addGames(const SgfCollection &games, int file)
    {
        for (std::size_t number = 0; number < games.size(); ++number) {
            if (games.isGo(number)) {
                m_same.add(games.game(number).tree);
                m_places.push_back({file, number});
            }
        }
    }

    QStringList m_paths;
    std::vector<Place> m_places;
    SameGames m_same;
    int m_open = -1; ///< the file that was read last
    SgfCollection m_games;
};

/// Records of one game, the fullest first.
struct ListedGroup
{
    std::vector<std::size_t> games;
    std::vector<Likeness> likenesses; ///< to the first, of the others
};

[[nodiscard]] ListedGroup listed(Archive &archive, std::vector<std::size_t> games)
{
    ListedGroup group{std::move(games), {}};
    const GameTree first = archive.tree(group.games.front());
    for (std::size_t i = 1; i < group.games.size(); ++i) {
        group.likenesses.push_back(likenessOf(archive.tree(group.games[i]), first));
    }
    return group;
}

[[nodiscard]] QString textOf(const Likeness &likeness)
{
    QStringList words;
    if (likeness.symmetry != 0) {
        words += spoken(QT_TRANSLATE_NOOP("Messages", "turned or mirrored"));
    }
    if (likeness.moves < likeness.ofMoves) {
        words += spoken(QT_TRANSLATE_NOOP("Messages", "ends after %1 of %2 moves"), likeness.moves,
                        likeness.ofMoves);
    }
    if (likeness.sameUpTo < likeness.moves) {
        words += spoken(QT_TRANSLATE_NOOP("Messages", "differs after move %1"), likeness.sameUpTo);
    }
    if (likeness.isReordered) {
        words += spoken(QT_TRANSLATE_NOOP("Messages", "moves in another order"));
    }
    if (likeness.hasOtherWords) {
        words += spoken(QT_TRANSLATE_NOOP("Messages", "other comments or variations"));
    }
    if (likeness.hasOtherInfo) {
        words += spoken(QT_TRANSLATE_NOOP("Messages", "other words about the game"));
    }
    return words.isEmpty() ? spoken(QT_TRANSLATE_NOOP("Messages", "the same"))
                           : words.join(QStringLiteral("; "));
}

void print(SgfRun &run, Archive &archive, const ListedGroup &group)
{
    const GameInfo info = readGameInfo(archive.tree(group.games.front()));
    run.out().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1 - %2, %3: %4 records"),
                               info.playerName.black, info.playerName.white, info.date,
                               group.games.size()));
    for (std::size_t i = 0; i < group.games.size(); ++i) {
        const QString place =
            QStringLiteral("  ")
            + spoken(QT_TRANSLATE_NOOP("Messages", "%1, game %2"), archive.pathOf(group.games[i]),
                     archive.numberOf(group.games[i]) + 1);
        run.out().writeLine(
            i == 0 ? place : place + QStringLiteral(": ") + textOf(group.likenesses[i - 1]));
    }
}

[[nodiscard]] QByteArray jsonOf(const Archive &archive, const ListedGroup &group)
{
    QJsonArray games;
    for (std::size_t i = 0; i < group.games.size(); ++i) {
        const Likeness likeness = i > 0 ? group.likenesses[i - 1] : Likeness();
        const int moves = i > 0 ? likeness.moves : group.likenesses.front().ofMoves;
        games.append(QJsonObject{
            {QStringLiteral("file"), archive.pathOf(group.games[i])},
            {QStringLiteral("game"), static_cast<int>(archive.numberOf(group.games[i])) + 1},
            {QStringLiteral("moves"), moves},
            {QStringLiteral("sameUpTo"), i > 0 ? likeness.sameUpTo : moves},
            {QStringLiteral("turned"), likeness.symmetry != 0},
            {QStringLiteral("reordered"), likeness.isReordered},
            {QStringLiteral("otherWords"), likeness.hasOtherWords},
            {QStringLiteral("otherInfo"), likeness.hasOtherInfo}});
    }
    return jsonLine({{QStringLiteral("games"), games}});
}

/// All records of a game as one.
[[nodiscard]] GameTree joined(Archive &archive, const ListedGroup &group)
{
    GameTree game = archive.tree(group.games.front());
    for (std::size_t i = 1; i < group.games.size(); ++i) {
        GameTree other = archive.tree(group.games[i]);
        turnGame(other, group.likenesses[i - 1].symmetry);
        joinGame(game, other);
    }
    return game;
}

/// Each game of the archive once, the joined ones where the first of their records stands.
[[nodiscard]] QByteArray merged(Archive &archive, const std::vector<ListedGroup> &groups)
{
    constexpr std::size_t Alone = 0;
    std::vector<std::size_t> groupOf(archive.size(), Alone); // from 1
    for (std::size_t i = 0; i < groups.size(); ++i) {
        for (const std::size_t game : groups[i].games) {
            groupOf[game] = i + 1;
        }
    }
    QByteArray bytes;
    std::vector<bool> isWritten(groups.size());
    for (std::size_t game = 0; game < archive.size(); ++game) {
        if (groupOf[game] == Alone) {
            bytes += writeSgf(archive.tree(game));
        } else if (const std::size_t group = groupOf[game] - 1; !isWritten[group]) {
            isWritten[group] = true;
            bytes += writeSgf(joined(archive, groups[group]));
        }
    }
    return bytes;
}

void findDuplicates(SgfRun &run)
{
    if (run.files().isEmpty()) {
        run.complain(spoken(QT_TRANSLATE_NOOP("Messages", "say which files or folders")));
        return;
    }
    if (run.has(JoinOption) != run.has(OutputOption)) {
        run.complain(
            spoken(QT_TRANSLATE_NOOP("Messages", "--merge and --output FILE belong together")));
        return;
    }
    Archive archive(run);
    std::vector<ListedGroup> groups;
    for (std::vector<std::size_t> &games : archive.groups()) {
        groups.push_back(listed(archive, std::move(games)));
        if (run.has(JsonOption)) {
            run.out().writeData(jsonOf(archive, groups.back()) + '\n');
        } else {
            print(run, archive, groups.back());
        }
    }
    if (!run.has(JsonOption)) {
        run.out().writeLine(
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 of %2 games are there more than once"),
                   groups.size(), archive.size()));
    }
    if (run.has(OutputOption)) {
        run.save(merged(archive, groups), run.arguments().value(OutputOption));
    }
}

} // namespace

const Verb SgfDuplicatesVerb = sgfVerb<SgfDuplicatesVerb, DuplicatesOptions, findDuplicates>(
    {.name = QLatin1String("duplicates"),
     .summary = "list, and merge, games that are there more than once",
     .usage = "FILES... [options]",
     .help = DuplicatesHelp,
     .json = {DuplicatesJson}});

} // namespace shinpan
