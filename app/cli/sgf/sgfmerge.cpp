#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"

namespace shinpan {

namespace {

constexpr char MergeHelp[] = R"(
Joins the games of all files, in order, into one collection.

  -o, --output FILE   write to this file instead of standard output
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --charset NAME      read the files in this character set, whatever they say
)";

const QList<QCommandLineOption> MergeOptions{OutputOption, RecursiveOption, CharsetOption};

void merge(SgfRun &run)
{
    // Written file by file, so that only one is in memory.
    QByteArray games;
    const QString path = run.arguments().value(OutputOption);
    const bool isPrinted = !run.arguments().isSet(OutputOption);
    forEachCollection(run, SgfFormats::All,
                      [&](const SgfInput &input, const SgfCollection &collection) {
                          const QByteArray text = writeTellingWarnings(input.path, collection);
                          if (isPrinted) {
                              run.out().writeData(text);
                          } else {
                              games += text;
                          }
                      });
    if (!isPrinted && !games.isEmpty()) {
        run.save(games, path);
    }
}

} // namespace

const Verb SgfMergeVerb = sgfVerb<SgfMergeVerb, MergeOptions, merge>(
    {QLatin1String("merge"), "join files into one collection", "FILES... [options]", MergeHelp});

} // namespace shinpan
