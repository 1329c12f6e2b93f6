#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "core/explorer/indexing.h"
#include "core/util/spoken.h"

#include <QElapsedTimer>

#include <chrono>

namespace shinpan {

namespace {

constexpr char IndexHelp[] = R"(
Makes an index of the games in FOLDERS (and in folders below them), in which shinpan-cli sgf explore
and the window find every position again. An index knows its folders: without any, it is brought up
to date with those that it has. Files that are new or have changed are read, what is gone goes, and
a file that cannot be read is told and left out.

Main lines alone are indexed. The index is one file that may be deleted at any time; about ten bytes
a position. Whoever kills this loses the last three million positions at most.

  -o, --output FILE   the index (default: the one of the window)
  --forget FOLDER     leave this folder out from now on; may be given several times
  --json              print how far it has come, as a JSON object on a line of its own now and then
                      and at the end, and what cannot be read; see below
)";

constexpr char IndexJson[] =
    R"(A progress:
  files                integer   that were looked at
  ofFiles, newFiles, goneFiles  integer
  faults               integer   files that could not be read, now or earlier
  games, positions     integer
  done                 boolean

A fault:
  fault                text      the file
  why                  text
)";

const QCommandLineOption ForgetOption(QStringLiteral("forget"), {}, QStringLiteral("FOLDER"));
const QList<QCommandLineOption> IndexOptions{OutputOption, ForgetOption, JsonOption};

constexpr std::chrono::milliseconds BetweenReports{200};

[[nodiscard]] QByteArray jsonOf(const IndexProgress &progress, bool isDone)
{
    return jsonLine({{QStringLiteral("files"), progress.files},
                     {QStringLiteral("ofFiles"), progress.ofFiles},
                     {QStringLiteral("newFiles"), progress.newFiles},
                     {QStringLiteral("goneFiles"), progress.goneFiles},
                     {QStringLiteral("faults"), progress.faults},
                     {QStringLiteral("games"), progress.games},
                     {QStringLiteral("positions"), progress.positions},
                     {QStringLiteral("done"), isDone}});
}

void tell(SgfRun &run, const IndexFault &fault)
{
    if (run.has(JsonOption)) {
        run.out().writeData(jsonLine({{QStringLiteral("fault"), fault.path},
                                      {QStringLiteral("why"), fault.reason.english()}})
                            + '\n');
        run.worsen(ExitFailed);
    } else {
        run.complain(fault.path, spoken(fault.reason));
    }
}

void report(SgfRun &run, const IndexProgress &progress, bool isDone)
{
    if (run.has(JsonOption)) {
        run.out().writeData(jsonOf(progress, isDone) + '\n');
        run.out().flush();
    } else if (!isDone) {
        standardError().showProgress(
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 of %2 files, %3 games"), progress.files,
                   progress.ofFiles, progress.games));
    } else {
        standardError().clearProgress();
        run.out().writeLine(
            spoken(QT_TRANSLATE_NOOP("Messages",
                                     "%1 files: %2 read, %3 gone; %4 games added, %5 positions"),
                   progress.ofFiles, progress.newFiles, progress.goneFiles, progress.games,
                   progress.positions));
    }
}

void index(SgfRun &run)
{
    const QString path =
        run.has(OutputOption) ? run.arguments().value(OutputOption) : IndexFile::usualPath();
    Result<Indexing> indexing =
        Indexing::begin(path, run.files(), run.arguments().values(ForgetOption));
    if (!indexing) {
        run.complain(spoken(indexing.error()));
        return;
    }
    QElapsedTimer sinceReport;
    Result<bool> isDone = false;
    while (isDone && !*isDone && run.out().isOpen()) {
        if (!sinceReport.isValid() || sinceReport.hasExpired(BetweenReports.count())) {
            sinceReport.start();
            report(run, indexing->progress(), false);
        }
        isDone = indexing->advance();
        for (const IndexFault &fault : indexing->takeFaults()) {
            tell(run, fault);
        }
    }
    if (!isDone) {
        run.complain(spoken(isDone.error()));
        return;
    }
    report(run, indexing->progress(), true);
}

} // namespace

const Verb SgfIndexVerb = sgfVerb<SgfIndexVerb, IndexOptions, index>(
    {.name = QLatin1String("index"),
     .summary = "index folders of games, to find every position again",
     .usage = "[FOLDERS...] [options]",
     .help = IndexHelp,
     .json = {IndexJson}});

} // namespace shinpan
