#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "core/util/spoken.h"

namespace shinpan {

namespace {

constexpr char FormatHelp[] = R"(
Writes SGF as the standard (FF[4]) wants it: UTF-8, a stable order of properties,
lines of about 80 columns, moves and points spelt properly. The contents, unknown
properties included, stay as they are; formatting twice changes nothing.

Prints the result, or with -i replaces the files. A file is replaced in one step: at
any moment it is either the old or the new one, with the same permissions; a symbolic
link stays a link. Files that are in order are not touched.

  -i, --in-place      replace the files
  --force             with -i: even if something was lost in reading, such as stray text
                      or the end of a truncated file (sgf check shows it)
  -o, --output FILE   write the result there (one input only)
  -r, --recursive     look into directories, for *.sgf
  --charset NAME      read the files in this character set, whatever they say
  -q, --quiet         with -i: do not say which files were rewritten
)";

const QCommandLineOption InPlaceOption(QStringList{QStringLiteral("in-place"),
                                                   QStringLiteral("i")});
const QList<QCommandLineOption> FormatOptions{InPlaceOption,   ForceOption,   OutputOption,
                                              RecursiveOption, CharsetOption, QuietOption};

std::optional<SgfWarning> firstLoss(const SgfCollection &collection)
{
    const auto lossIn = [](const std::vector<SgfWarning> &warnings) -> std::optional<SgfWarning> {
        const auto found = std::ranges::find_if(warnings, losesText, &SgfWarning::kind);
        return found == warnings.end() ? std::nullopt : std::optional(*found);
    };
    std::optional<SgfWarning> loss = lossIn(collection.warnings());
    for (std::size_t i = 0; i < collection.size() && !loss; ++i) {
        loss = lossIn(collection.game(i).warnings);
    }
    return loss;
}

void formatInPlace(SgfRun &run, const SgfInput &input, const SgfCollection &collection)
{
    if (input.path == QLatin1String("-")) {
        run.complain(input.path,
                     spoken(QT_TRANSLATE_NOOP(
                         "Messages", "standard input cannot be changed in place; leave out -i")));
        return;
    }
    const bool isQuiet = run.arguments().isSet(QuietOption);
    const QByteArray text = writeSgfCollection(collection);
    if (text == input.bytes) {
        if (!isQuiet) {
            run.out().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1: unchanged"), input.path));
        }
        return;
    }
    if (const auto loss = firstLoss(collection); loss && !run.arguments().isSet(ForceOption)) {
        run.complain(
            input.path,
            SgfError{loss->line, loss->column,
                     Message::of(QT_TRANSLATE_NOOP("Messages", "%1; not rewritten without --force"),
                                 describe(*loss))});
        return;
    }
    if (run.save(text, input.path) && !isQuiet) {
        run.out().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1: rewritten"), input.path));
        run.out().flush(); // writing takes its time; let people see it go on
    }
}

void format(SgfRun &run)
{
    const QCommandLineParser &arguments = run.arguments();
    const bool isInPlace = arguments.isSet(InPlaceOption);
    const bool hasOutput = arguments.isSet(OutputOption);
    if (isInPlace && hasOutput) {
        run.complain(spoken(QT_TRANSLATE_NOOP("Messages", "-i and -o exclude each other")));
        return;
    }
    if (hasOutput && arguments.positionalArguments().size() > 1) {
        run.complain(spoken(QT_TRANSLATE_NOOP(
            "Messages", "-o takes the result of one file; sgf merge joins several")));
        return;
    }
    forEachCollection(
        run, SgfFormats::SgfOnly, [&](const SgfInput &input, const SgfCollection &collection) {
            if (isInPlace) {
                formatInPlace(run, input, collection);
                return;
            }
            if (const auto loss = firstLoss(collection)) {
                standardError().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1: warning: %2"),
                                                 located(input.path, loss->line, loss->column),
                                                 describe(*loss)));
            }
            if (hasOutput) {
                run.save(writeSgfCollection(collection), arguments.value(OutputOption));
            } else {
                run.out().writeData(writeSgfCollection(collection));
            }
        });
}

} // namespace

const Verb SgfFormatVerb = sgfVerb<SgfFormatVerb, FormatOptions, format>(
    {QLatin1String("format"), "rewrite files as the standard wants it", "FILES... [options]",
     FormatHelp});

} // namespace shinpan
