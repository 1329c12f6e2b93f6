#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "core/record/import/gamefile.h"
#include "core/record/problem/problemsurvey.h"
#include "core/util/spoken.h"

#include <QJsonArray>

namespace shinpan {

namespace {

constexpr char ProblemsHelp[] = R"(
Counts the problems in files: positions with moves that solve them, as the window's Solve
Problems takes them. What is odd is one line on standard output:

    hard.sgf:12: has no line that ends right
    hard.sgf:40: cannot be played along its own solution

A line is right or wrong by the mark nearest above its end: RIGHT in a comment, a comment
"+", one that begins with "Correct", "Wrong" or their like; TE, BM, WV, GB and GW.
Without a mark the first of the solver's moves is right; where no line of a position is
marked right, the main line is the solution. Each solution is played to the end, with the
file's own answers.

  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --charset NAME      read the files in this character set, whatever they say
  --json              print one JSON object for each file, on a line of its own; see below
  -q, --quiet         print nothing but the sum of all files
)";

constexpr char ProblemsJson[] =
    R"(A file:
  file                 text
  games, problems      integer
  solved, unsolved     integer   whether the solution was played to its end
  marked               integer   that say what is right
  moves                integer   of the solutions
  lines, rightLines    integer
  oddities[].game, oddities[].position  integer
  oddities[].text      text
)";

const QList<QCommandLineOption> ProblemsOptions{RecursiveOption, CharsetOption, JsonOption,
                                                QuietOption};

/// What was found in a file, or in all of them.
struct ProblemCount
{
    std::size_t games = 0;
    std::size_t problems = 0;
    std::size_t solved = 0;
    std::size_t marked = 0;
    std::size_t moves = 0;
    std::size_t lines = 0;
    std::size_t rightLines = 0;

    void add(const ProblemReport &report)
    {
        ++problems;
        solved += report.isSolvable ? 1 : 0;
        marked += report.isMarked ? 1 : 0;
        moves += report.solutionMoves;
        lines += report.lines;
        rightLines += report.rightLines;
    }
    void add(const ProblemCount &more)
    {
        games += more.games;
        problems += more.problems;
        solved += more.solved;
        marked += more.marked;
        moves += more.moves;
        lines += more.lines;
        rightLines += more.rightLines;
    }
};

/// Counts a file's problems; calls `odd` with the number of the game, from 1, that of the position
/// in it, and what is odd there.
template <typename Odd>
[[nodiscard]] ProblemCount countProblems(const SgfCollection &collection, const Odd &odd)
{
    ProblemCount count;
    for (std::size_t index = 0; index < collection.size(); ++index) {
        if (!collection.isGo(index)) {
            continue;
        }
        ++count.games;
        const std::vector<ProblemReport> reports = surveyOf(collection.game(index).tree);
        for (std::size_t place = 0; place < reports.size(); ++place) {
            count.add(reports[place]);
            for (const Message &oddity : reports[place].oddities) {
                odd(index + 1, place + 1, oddity);
            }
        }
        if (reports.empty()) {
            odd(index + 1, 0,
                Message::of(QT_TRANSLATE_NOOP("Messages", "has no position to solve")));
        }
    }
    return count;
}

[[nodiscard]] QString sumOf(const ProblemCount &count)
{
    return spoken(QT_TRANSLATE_NOOP("Messages",
                                    "%1 games, %2 problems: %3 solved by their own solution, %4 "
                                    "without; %5 marked, %6 of %7 lines are right"),
                  count.games, count.problems, count.solved, count.problems - count.solved,
                  count.marked, count.rightLines, count.lines);
}

[[nodiscard]] QByteArray jsonOf(const QString &path,
                                const ProblemCount &count,
                                const QJsonArray &oddities)
{
    const auto number = [](std::size_t value) { return static_cast<qint64>(value); };
    return jsonLine(QJsonObject{{QStringLiteral("file"), path},
                                {QStringLiteral("games"), number(count.games)},
                                {QStringLiteral("problems"), number(count.problems)},
                                {QStringLiteral("solved"), number(count.solved)},
                                {QStringLiteral("unsolved"), number(count.problems - count.solved)},
                                {QStringLiteral("marked"), number(count.marked)},
                                {QStringLiteral("moves"), number(count.moves)},
                                {QStringLiteral("lines"), number(count.lines)},
                                {QStringLiteral("rightLines"), number(count.rightLines)},
                                {QStringLiteral("oddities"), oddities}});
}

void checkProblems(SgfRun &run)
{
    const bool isJson = run.arguments().isSet(JsonOption);
    const bool isQuiet = run.arguments().isSet(QuietOption);
    ProblemCount all;
    forEachCollection(
        run, SgfFormats::All, [&](const SgfInput &input, const SgfCollection &collection) {
            QJsonArray oddities;
            const ProblemCount count = countProblems(
                collection, [&](std::size_t game, std::size_t position, const Message &oddity) {
                    run.worsen(ExitNo);
                    if (isJson) {
                        oddities.append(
                            QJsonObject{{QStringLiteral("game"), static_cast<qint64>(game)},
                                        {QStringLiteral("position"), static_cast<qint64>(position)},
                                        {QStringLiteral("text"), oddity.english()}});
                    } else if (!isQuiet) {
                        const QString place =
                            QStringLiteral("%1:%2").arg(input.path, QString::number(game));
                        run.out().writeLine(
                            (position > 1 ? spoken(QT_TRANSLATE_NOOP("Messages", "%1, position %2"),
                                                   place, position)
                                          : place)
                            + QStringLiteral(": ") + spoken(oddity));
                    }
                });
            all.add(count);
            if (isJson) {
                run.out().writeData(jsonOf(input.path, count, oddities) + '\n');
            }
        });
    if (!isJson) {
        run.out().writeLine(sumOf(all));
    }
}

} // namespace

const Verb SgfProblemsVerb = sgfVerb<SgfProblemsVerb, ProblemsOptions, checkProblems>(
    {.name = QLatin1String("problems"),
     .summary = "count problems and say what is odd in them",
     .usage = "FILES... [options]",
     .help = ProblemsHelp,
     .json = {ProblemsJson},
     .done = "every problem can be solved",
     .no = "something is odd"});

} // namespace shinpan
