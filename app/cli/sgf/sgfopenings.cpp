#include "app/cli/sgf/indexaccess.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/common/gameoptions.h"
#include "core/record/import/gamefile.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/spoken.h"

namespace shinpan {

namespace {

constexpr char OpeningsHelp[] = R"(
Writes the positions of the index of games (see sgf index) that both colours have won often, as
openings for competitions: a collection of games of N moves, which an opening book of kind sgf
takes. The most played comes first. Boards that are turned or mirrored are the same, and so are
positions that other orders of moves lead to.

  --wins N            how many games each colour must have won at least (default: 40)
  --moves N           how many moves lead to the position (default: 10)
  --size N            the size of the board (default: 19)
  --index FILE        the index (default: the one of the window)
  -o, --output FILE   write to this file instead of standard output
)";

const QCommandLineOption WinsOption(QStringLiteral("wins"), {}, QStringLiteral("VALUE"));
const QCommandLineOption MovesOption(QStringLiteral("moves"), {}, QStringLiteral("VALUE"));
const QCommandLineOption BoardSideOption(QStringLiteral("size"), {}, QStringLiteral("VALUE"));
const QList<QCommandLineOption> OpeningsOptions{WinsOption, MovesOption, BoardSideOption,
                                                IndexOption, OutputOption};

constexpr int MostWins = 1'000'000'000;

[[nodiscard]] Result<OpeningWish> readWish(const QCommandLineParser &arguments)
{
    FirstFailure failed;
    OpeningWish wish;
    wish.wins = failed.valueOf(readWholeNumber(arguments, QStringLiteral("wins"), 1, MostWins,
                                               static_cast<int>(wish.wins)));
    wish.moves = failed.valueOf(
        readWholeNumber(arguments, QStringLiteral("moves"), 1, GameWalk::MostMoves, wish.moves));
    wish.size = BoardSize::square(
        failed.valueOf(readWholeNumber(arguments, QStringLiteral("size"), 1, MaxBoardSide, 19)));
    return failed.orElse(wish);
}

/// The first moves of a game as one of their own; nothing where it does not begin on an empty
/// board.
[[nodiscard]] std::optional<GameTree> openingOf(const GameTree &game,
                                                const OpeningWish &wish,
                                                const ExplorerTally &tally)
{
    const GameLine line = gameLineTo(game, game.endOfLine(game.root()));
    const auto moves = static_cast<std::size_t>(wish.moves);
    if (!line.setUp.empty() || line.moves.size() < moves) {
        return std::nullopt;
    }
    GameTree opening;
    opening.setValue(opening.root(), "SZ", rawBoardSize(line.size));
    NodeId node = opening.root();
    for (std::size_t i = 0; i < moves; ++i) {
        node = opening.appendChild(node);
        opening.setValue(node, rawColor(line.moves[i].color), rawMove(line.moves[i], line.size));
    }
    opening.setValue(node, "C",
                     QStringLiteral("%1 games: Black won %2, White %3")
                         .arg(tally.games)
                         .arg(tally.black.wins)
                         .arg(tally.black.losses)
                         .toUtf8());
    return opening;
}

void writeOpenings(SgfRun &run)
{
    const Result<OpeningWish> wish = readWish(run.arguments());
    if (!wish) {
        run.complain(spoken(wish.error()));
        return;
    }
    Result<Explorer> explorer = openIndex(run);
    if (!explorer) {
        return;
    }
    const Result<std::vector<WonPosition>> positions = explorer->wonByBoth(*wish);
    if (!positions) {
        run.complain(spoken(positions.error()));
        return;
    }
    QByteArray games;
    for (const WonPosition &position : *positions) {
        const Result<SgfCollection, SgfError> file = loadGameFile(position.path);
        if (!file || position.number >= file->size()) {
            run.complain(position.path, file ? spoken(QT_TRANSLATE_NOOP(
                                            "Messages", "it has changed; index it anew"))
                                             : spoken(file.error().text));
            continue;
        }
        if (const auto opening =
                openingOf(file->game(position.number).tree, *wish, position.tally)) {
            games += writeSgf(*opening);
        }
    }
    if (games.isEmpty()) {
        run.complain(
            spoken(QT_TRANSLATE_NOOP("Messages",
                                     "no position after %1 moves was won by both colours %2 times; "
                                     "ask for fewer --wins or --moves"),
                   wish->moves, wish->wins));
    } else if (run.has(OutputOption)) {
        run.save(games, run.arguments().value(OutputOption));
    } else {
        run.out().writeData(games);
    }
}

} // namespace

const Verb SgfOpeningsVerb = sgfVerb<SgfOpeningsVerb, OpeningsOptions, writeOpenings>(
    {.name = QLatin1String("openings"),
     .summary = "write openings that both colours won often",
     .usage = "[options]",
     .help = OpeningsHelp});

} // namespace shinpan
