#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "core/record/check/recordcheck.h"
#include "core/record/import/gamefile.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/spoken.h"

#include <QJsonArray>

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

namespace shinpan {

namespace {

constexpr char CheckHelp[] = R"(
Says what is wrong with game records, one line for each finding on standard output:

    game.sgf:3:14: a "]" in the middle of a text; taken for a part of the text
    game.sgf:1:40: KM: "6,5" is not a number with a decimal point; read as 6.5
    game.sgf:1:9: note: FF: version 3 of the format, of which the newest is 4

That is: what had to be mended to read it; values that are not as the standard has them,
with what they are read as; properties in the wrong kind of node; points that are named
twice; facts that contradict each other. What is merely old or unusual is a note, which
leaves the exit code alone. Of other formats than SGF (see shinpan-cli sgf convert --help)
it says what was not understood.

Lines and columns count from 1, columns in characters. A file that is no record at all is
named on standard error.

  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --strict            for archives: notes count as findings, and further ones are made: what
                      the file should say of itself, and what only one program knows
  --charset NAME      read the files in this character set, whatever they say
  --json              print one JSON object for each file, on a line of its own; see below
  -q, --quiet         print only what is unreadable; the exit code says the rest
)";

constexpr char CheckJson[] =
    R"(A file:
  file                 text
  status               text      clean, notes, warnings or unreadable
  charset              text?
  games                integer
  warnings[].line, warnings[].column  integer
  warnings[].level     text      warning or note
  warnings[].text      text
  omittedWarnings      integer   what is beyond 1000 of a kind for one game
  error                error?    why it cannot be read

An error:
  line, column         integer
  text                 text
)";

const QCommandLineOption StrictOption(QStringLiteral("strict"));
const QList<QCommandLineOption> CheckOptions{RecursiveOption, StrictOption, CharsetOption,
                                             JsonOption, QuietOption};

/// A line of the report.
struct Remark
{
    SgfPlace place;
    bool isNote = false;
    Message text;
};

/// What the report holds, in the order of the file.
struct Remarks
{
    std::vector<Remark> list;
    std::size_t omitted = 0;
};

/// Small letters in names were right before FF[4], and komi in hundredths are read rightly.
bool isNote(SgfWarning::Kind kind, const GameTree &tree)
{
    const int format = wholeFromSgf(tree.values(tree.root(), "FF").first()).value_or(1);
    return kind == SgfWarning::Kind::ForeignKomi
        || (kind == SgfWarning::Kind::UnknownSpelling && format < 4);
}

/// The remarks about one game.
Remarks remarksOn(const SgfCollection &collection, std::size_t index, CheckDepth depth)
{
    const SgfGame game = collection.game(index);
    Remarks remarks{{}, game.omittedWarnings};
    std::set<SgfWarning::Kind> noted; // old files would repeat themselves with each move
    for (const SgfWarning &warning : game.warnings) {
        const bool isNoted = isNote(warning.kind, game.tree);
        if (!isNoted || noted.insert(warning.kind).second) {
            remarks.list.push_back({warning.place(), isNoted, describe(warning)});
        }
    }
    if (collection.isGo(index)) {
        const RecordFindings findings = checkRecord(game.tree, depth);
        std::vector<SgfCollection::Spot> spots;
        for (const RecordFinding &finding : findings.list) {
            spots.push_back({finding.node, finding.where});
        }
        const std::vector<SgfPlace> places = collection.placesOf(index, game.tree, spots);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const RecordFinding &finding = findings.list[i];
            remarks.list.push_back(
                {places[i], finding.level == RecordFinding::Level::Note, finding.text});
        }
        remarks.omitted += findings.omitted;
    }
    std::ranges::stable_sort(remarks.list, {}, &Remark::place);
    return remarks;
}

/// Calls `visit` for each remark about a file; returns how many more there were.
std::size_t forEachRemark(const SgfCollection &collection,
                          bool isStrict,
                          const std::function<void(const Remark &)> &visit)
{
    const auto say = [&](Remark remark) {
        remark.isNote = remark.isNote && !isStrict;
        visit(remark);
    };
    auto outside = collection.warnings().begin(); // what stands between games
    const auto outsideEnd = collection.warnings().end();
    std::size_t omitted = collection.omittedWarnings();
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const Remarks remarks =
            remarksOn(collection, i, isStrict ? CheckDepth::Archive : CheckDepth::Usual);
        for (const Remark &remark : remarks.list) {
            for (; outside != outsideEnd && outside->place() < remark.place; ++outside) {
                say({outside->place(), false, describe(*outside)});
            }
            say(remark);
        }
        omitted += remarks.omitted;
    }
    for (; outside != outsideEnd; ++outside) {
        say({outside->place(), false, describe(*outside)});
    }
    return omitted;
}

void checkInText(SgfRun &run, const SgfInput &input, const SgfCollection &collection)
{
    const bool isQuiet = run.arguments().isSet(QuietOption);
    const auto print = [&](const QString &place, const QString &text) {
        if (!isQuiet) {
            run.out().writeLine(place + QStringLiteral(": ") + text);
        }
    };
    const std::size_t omitted =
        forEachRemark(collection, run.arguments().isSet(StrictOption), [&](const Remark &remark) {
            run.worsen(remark.isNote ? ExitDone : ExitNo);
            print(located(input.path, remark.place.line, remark.place.column),
                  remark.isNote ? spoken(QT_TRANSLATE_NOOP("Messages", "note: %1"), remark.text)
                                : spoken(remark.text));
        });
    if (omitted > 0) {
        run.worsen(ExitNo);
        print(input.path, spoken(QT_TRANSLATE_NOOP("Messages", "%1 more warnings"), omitted));
    }
}

QJsonObject placedText(const SgfError &error)
{
    return {{QStringLiteral("line"), error.line},
            {QStringLiteral("column"), error.column},
            {QStringLiteral("text"), error.text.english()}};
}

QJsonObject jsonOf(const Remark &remark)
{
    QJsonObject object = placedText({remark.place.line, remark.place.column, remark.text});
    object.insert(QStringLiteral("level"),
                  remark.isNote ? QStringLiteral("note") : QStringLiteral("warning"));
    return object;
}

void checkInJson(SgfRun &run, const SgfInput &input)
{
    const auto collection = readGameFile(input.bytes, input.options);
    QJsonArray warnings;
    std::size_t omitted = 0;
    bool hasOnlyNotes = true;
    if (collection) {
        omitted = forEachRemark(*collection, run.arguments().isSet(StrictOption),
                                [&](const Remark &remark) {
                                    warnings.append(jsonOf(remark));
                                    hasOnlyNotes = hasOnlyNotes && remark.isNote;
                                });
    }
    const bool isFine = hasOnlyNotes && omitted == 0;
    run.worsen(!collection ? ExitFailed : isFine ? ExitDone : ExitNo);
    const QByteArray report = jsonLine(QJsonObject{
        {QStringLiteral("file"), input.path},
        {QStringLiteral("status"), QLatin1String(!collection          ? "unreadable"
                                                 : !isFine            ? "warnings"
                                                 : warnings.isEmpty() ? "clean"
                                                                      : "notes")},
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
        forEachInput(
            run, SgfFormats::All, [&run](const SgfInput &input) { checkInJson(run, input); },
            eachAlone);
        return;
    }
    const auto check = [&run](const SgfInput &input, const SgfCollection &collection) {
        checkInText(run, input, collection);
    };
    forEachCollection(run, SgfFormats::All, check, eachAlone);
}

} // namespace

const Verb SgfCheckVerb =
    sgfVerb<SgfCheckVerb, CheckOptions, check>({.name = QLatin1String("check"),
                                                .summary = "report what is odd or wrong in files",
                                                .usage = "FILES... [options]",
                                                .help = CheckHelp,
                                                .json = {CheckJson},
                                                .done = "nothing to complain about",
                                                .no = "there are warnings"});

} // namespace shinpan
