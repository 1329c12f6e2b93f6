#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"

#include <QJsonArray>

#include <tuple>

namespace shinpan {

namespace {

constexpr char CheckHelp[] = R"(
Says what is wrong with SGF files, one line for each finding on standard output:

    game.sgf:3:14: an unescaped "]" was taken for text

Lines and columns count from 1, columns in characters. A file that is no SGF at all
is named on standard error.

  -r, --recursive     look into directories, for *.sgf
  --encoding NAME     read the files in this character set, whatever they say
  --json              print one JSON object for each file, on a line of its own:
                      {"file":"game.sgf","status":"clean"|"warnings"|"unreadable",
                       "charset":"UTF-8","games":1,
                       "warnings":[{"line":3,"column":14,"text":"..."}],
                       "omittedWarnings":0,"error":null|{"line":1,"column":1,"text":"..."}}
                      omittedWarnings counts what is beyond 1000 for one game
  -q, --quiet         print only what is unreadable; the exit code says the rest
)";

const QList<QCommandLineOption> CheckOptions{RecursiveOption, EncodingOption, JsonOption,
                                             QuietOption};

bool isBefore(const SgfWarning &a, const SgfWarning &b)
{
    return std::tie(a.line, a.column) < std::tie(b.line, b.column);
}

/// Calls `visit` for each warning about a file; returns how many more there were.
std::size_t forEachWarning(const SgfCollection &collection,
                           const std::function<void(const SgfWarning &)> &visit)
{
    auto outside = collection.warnings().begin(); // what stands between games
    const auto outsideEnd = collection.warnings().end();
    std::size_t omitted = collection.omittedWarnings();
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const SgfGame game = collection.game(i);
        for (const SgfWarning &warning : game.warnings) {
            for (; outside != outsideEnd && isBefore(*outside, warning); ++outside) {
                visit(*outside);
            }
            visit(warning);
        }
        omitted += game.omittedWarnings;
    }
    std::for_each(outside, outsideEnd, visit);
    return omitted;
}

void checkInText(SgfRun &run, const SgfInput &input, const SgfCollection &collection)
{
    const bool isQuiet = run.arguments().isSet(QuietOption);
    const auto print = [&](const QString &place, const QString &text) {
        run.worsen(ExitNo);
        if (!isQuiet) {
            run.out().writeLine(place + QStringLiteral(": ") + text);
        }
    };
    const std::size_t omitted = forEachWarning(collection, [&](const SgfWarning &warning) {
        print(located(input.path, warning.line, warning.column), describe(warning));
    });
    if (omitted > 0) {
        print(input.path, QStringLiteral("%1 more warnings").arg(omitted));
    }
}

QJsonObject placedText(const SgfError &error)
{
    return {{QStringLiteral("line"), error.line},
            {QStringLiteral("column"), error.column},
            {QStringLiteral("text"), error.text}};
}

void checkInJson(SgfRun &run, const SgfInput &input)
{
    const auto collection = readSgfCollection(input.bytes, input.options);
    QJsonArray warnings;
    std::size_t omitted = 0;
    if (collection) {
        omitted = forEachWarning(*collection, [&](const SgfWarning &warning) {
            warnings.append(placedText({warning.line, warning.column, describe(warning)}));
        });
    }
    const bool isClean = warnings.isEmpty() && omitted == 0;
    run.worsen(!collection ? ExitFailed : isClean ? ExitDone : ExitNo);
    const QByteArray report = jsonLine(QJsonObject{
        {QStringLiteral("file"), input.path},
        {QStringLiteral("status"), QLatin1String(!collection ? "unreadable"
                                                 : isClean   ? "clean"
                                                             : "warnings")},
        {QStringLiteral("charset"),
         collection ? QJsonValue(QString::fromLatin1(collection->charset().name)) : QJsonValue()},
        {QStringLiteral("games"), collection ? static_cast<int>(collection->size()) : 0},
        {QStringLiteral("warnings"), warnings},
        {QStringLiteral("omittedWarnings"), static_cast<int>(omitted)},
        {QStringLiteral("error"),
         collection ? QJsonValue() : QJsonValue(placedText(collection.error()))}});
    run.out().writeData(report + '\n');
}

void check(SgfRun &run)
{
    if (run.arguments().isSet(JsonOption)) {
        forEachInput(run, SgfFormats::SgfOnly,
                     [&run](const SgfInput &input) { checkInJson(run, input); });
        return;
    }
    forEachCollection(run, SgfFormats::SgfOnly,
                      [&run](const SgfInput &input, const SgfCollection &collection) {
                          checkInText(run, input, collection);
                      });
}

} // namespace

const Verb SgfCheckVerb =
    sgfVerb<SgfCheckVerb, CheckOptions, check>({.name = QLatin1String("check"),
                                                .summary = "report what is odd or wrong in files",
                                                .usage = "FILES... [options]",
                                                .help = CheckHelp,
                                                .done = "nothing to complain about",
                                                .no = "there are warnings"});

} // namespace shinpan
