#include "app/cli/sgf/sgfmerge.h"

#include "app/cli/sgf/sgfinput.h"

namespace shinpan {

namespace {

constexpr char Help[] = R"(
Joins the games of all files, in their order, to one collection.

  -o, --output FILE   write it there; without it, it is printed
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --encoding NAME     read the files in this character set, whatever they say
)";

void addOptions(QCommandLineParser &parser)
{
    parser.addOptions({OutputOption, RecursiveOption, EncodingOption});
}

void merge(SgfRun &run)
{
    // Written file by file, so that only one is in memory.
    QByteArray games;
    const QString path = run.arguments().value(OutputOption);
    const bool isPrinted = !run.arguments().isSet(OutputOption);
    forEachCollection(run, SgfFormats::All, [&](const SgfInput &, const SgfCollection &collection) {
        if (isPrinted) {
            run.out().writeData(writeSgfCollection(collection));
        } else {
            games += writeSgfCollection(collection);
        }
    });
    if (!isPrinted && !games.isEmpty()) {
        run.save(games, path);
    }
}

} // namespace

const Verb SgfMergeVerb{.name = QLatin1String("merge"),
                        .summary = "join files to one collection",
                        .usage = "FILES... [options]",
                        .help = Help,
                        .moreHelp = sgfHelpEnd,
                        .wrongCall = SgfFailed,
                        .addOptions = addOptions,
                        .run = [](const QCommandLineParser &arguments) -> Result<int> {
                            return runSgfVerb(SgfMergeVerb, arguments, merge);
                        }};

} // namespace shinpan
