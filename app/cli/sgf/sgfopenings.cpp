#include "app/cli/sgf/indexaccess.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/common/gameoptions.h"
#include "core/explorer/wonopenings.h"
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
    const Result<WonOpenings> openings = wonOpenings(*explorer, *wish);
    if (!openings) {
        run.complain(spoken(openings.error()));
        return;
    }
    for (const auto &[path, fault] : openings->faults) {
        run.complain(path, spoken(fault));
    }
    if (openings->games.isEmpty()) {
        run.complain(spoken(noneWon(*wish)));
    } else if (run.has(OutputOption)) {
        run.save(openings->games, run.arguments().value(OutputOption));
    } else {
        run.out().writeData(openings->games);
    }
}

} // namespace

const Verb SgfOpeningsVerb = sgfVerb<SgfOpeningsVerb, OpeningsOptions, writeOpenings>(
    {.name = QLatin1String("openings"),
     .summary = "write openings that both colours won often",
     .usage = "[options]",
     .help = OpeningsHelp});

} // namespace shinpan
