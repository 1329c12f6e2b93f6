#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "core/util/spoken.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

constexpr char ConvertHelp[] = R"(
Turns game records of other programs, and SGF in other character sets, into SGF in
UTF-8: GIB (Tygem), NGF (WBaduk, Cyberoro), UGF and UGI (PandaNet). What a file
is shows from its content. What was not understood is told on standard error. The
other verbs, except format, read these files, too.

  -o, --output FILE|DIR
                      where to write: a file for one input; a directory, made if need be,
                      for several, each file keeping its name with the ending .sgf.
                      Without it the result is printed
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --charset NAME      read the files in this character set, whatever they say
  -q, --quiet         do not print the names of the files written
)";

const QList<QCommandLineOption> ConvertOptions{OutputOption, RecursiveOption, CharsetOption,
                                               QuietOption};

/// The file for the conversion of an input; nothing if it is printed.
std::optional<QString> targetOf(const SgfRun &run, const QString &path)
{
    const QCommandLineParser &arguments = run.arguments();
    if (!arguments.isSet(OutputOption)) {
        return std::nullopt;
    }
    const QString output = arguments.value(OutputOption);
    const bool isDirectory = arguments.positionalArguments().size() > 1
                          || arguments.isSet(RecursiveOption) || output.endsWith(u'/')
                          || QFileInfo(output).isDir();
    const QString name =
        path == QLatin1String("-") ? QStringLiteral("stdin") : QFileInfo(path).completeBaseName();
    return isDirectory ? QDir(output).filePath(name + QStringLiteral(".sgf")) : output;
}

void convert(SgfRun &run)
{
    const auto convertFile = [&run](const SgfInput &input, const SgfCollection &collection) {
        const QByteArray text = writeTellingWarnings(input.path, collection);
        const auto target = targetOf(run, input.path);
        if (!target) {
            run.out().writeData(text);
        } else if (!QDir().mkpath(QFileInfo(*target).path())) {
            run.complain(QFileInfo(*target).path(),
                         spoken(QT_TRANSLATE_NOOP("Messages", "the folder cannot be created")));
        } else if (run.save(text, *target) && !run.arguments().isSet(QuietOption)) {
            run.out().writeLine(*target);
        }
    };
    // Of files of one name the last one stays.
    forEachCollection(run, SgfFormats::All, convertFile,
                      [&run](const QString &path) { return targetOf(run, path).value_or(path); });
}

} // namespace

const Verb SgfConvertVerb = sgfVerb<SgfConvertVerb, ConvertOptions, convert>(
    {QLatin1String("convert"), "turn other files into SGF in UTF-8", "FILES... [options]",
     ConvertHelp});

} // namespace shinpan
