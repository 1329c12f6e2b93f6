#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/common/output.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/store/resultstore.h"
#include "core/competition/store/storeexport.h"
#include "core/util/spoken.h"

#include <QBuffer>

namespace shinpan {

namespace {

const QCommandLineOption JsonOption(QStringLiteral("json"));
const QCommandLineOption PlayedOutOption(QStringLiteral("without-adjudicated"));
const QCommandLineOption FormatOption(QStringLiteral("format"), {}, QStringLiteral("VALUE"));

constexpr char ShowHelp[] = R"(
Prints how the competition stands, whether or not it is running; a run is not disturbed. What was played
is shown under the settings it was played with; a line says what the file says otherwise by now.

  --json         print one JSON object with all the numbers of the report
  --without-adjudicated
                 leave games that a rule of adjudication has ended out of all numbers: standings,
                 ratings, crosstable and the others, but what a tune has found
  --help         print this
)";

constexpr char ReportHelp[] = R"(
Writes the report beside the competition's file, as every run does at its end: NAME.report.txt,
.html (a single page with plots), .json and .csv, all with the same numbers. A run is not disturbed.
What was played is reported under the settings it was played with, whatever the file says by now.

  --without-adjudicated
                 leave games that a rule of adjudication has ended out of all numbers; the files
                 say so, until the report is written again
  --help         print this
)";

constexpr char ExportHelp[] = R"(
Writes all finished games to one file, under the settings they were played with.

  --format F     sgf (default): all records as one collection; json: the whole report; csv: a line per
                 game; matchups: CSV with a line per matchup. In CSV, an apostrophe goes before
                 text that a spreadsheet would take for a formula
  --without-adjudicated
                 leave games that a rule of adjudication has ended out of json, csv and matchups
  -o, --output FILE
                 instead of standard output; without --format, its ending says the format
  --help         print this
)";

/// The report; nothing, as the log says, of a damaged record: half of a result is a wrong one.
[[nodiscard]] std::optional<CompetitionReport> wholeReport(const QCommandLineParser &arguments,
                                                           const PlayedRecord &record)
{
    const CountedGames counted =
        arguments.isSet(PlayedOutOption) ? CountedGames::PlayedOut : CountedGames::All;
    CompetitionReport report = reportOf(record.played, *record.store, counted);
    return record.store->damage().isEmpty() ? std::optional(std::move(report)) : std::nullopt;
}

Result<int> show(const QCommandLineParser &arguments)
{
    const std::optional<PlayedRecord> record = playedRecordOf(arguments);
    const std::optional<CompetitionReport> report =
        record ? wholeReport(arguments, *record) : std::nullopt;
    if (!report) {
        return ExitFailed;
    }
    if (arguments.isSet(JsonOption)) {
        tellNote(record->played);
        return writeOutput(toJson(*report) + '\n');
    }
    standardOutput().write(toText(*report));
    return ExitDone;
}

Result<int> writeReport(const QCommandLineParser &arguments)
{
    const std::optional<PlayedRecord> record = playedRecordOf(arguments);
    const std::optional<CompetitionReport> report =
        record ? wholeReport(arguments, *record) : std::nullopt;
    if (!report) {
        return ExitFailed;
    }
    tellNote(record->played);
    const Result<QStringList> paths =
        writeReportFiles(*report, arguments.positionalArguments().first());
    if (!paths) {
        return complainOf(paths.error());
    }
    for (const QString &path : *paths) {
        standardOutput().writeLine(path);
    }
    return ExitDone;
}

[[nodiscard]] QString formatOf(const QCommandLineParser &arguments)
{
    if (arguments.isSet(FormatOption)) {
        return arguments.value(FormatOption).toLower();
    }
    const QString path = arguments.value(CompeteOutputOption);
    const bool isKnown = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
                      || path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    return isKnown ? path.section(u'.', -1).toLower() : QStringLiteral("sgf");
}

int exportRecords(const QCommandLineParser &arguments, const PlayedRecord &record)
{
    QByteArray records;
    QBuffer buffer(&records);
    buffer.open(QIODevice::WriteOnly);
    const Result<void> written =
        exportRecord(*record.store, record.played.competition.file, buffer);
    if (!written) {
        return complainOf(written.error());
    }
    return record.store->damage().isEmpty()
             ? writeOutput(records, arguments.value(CompeteOutputOption))
             : ExitFailed;
}

Result<int> exportGames(const QCommandLineParser &arguments)
{
    const QString format = formatOf(arguments);
    const QStringList formats{QStringLiteral("sgf"), QStringLiteral("json"), QStringLiteral("csv"),
                              QStringLiteral("matchups")};
    if (!formats.contains(format)) {
        return complainOf(
            spoken(QT_TRANSLATE_NOOP("Messages",
                                     "--format: \"%1\" is none of sgf, json, csv and matchups"),
                   format));
    }
    const std::optional<PlayedRecord> record = playedRecordOf(arguments);
    if (!record) {
        return ExitFailed;
    }
    tellNote(record->played);
    if (format == QLatin1String("sgf")) {
        return exportRecords(arguments, *record);
    }
    const std::optional<CompetitionReport> report = wholeReport(arguments, *record);
    if (!report) {
        return ExitFailed;
    }
    const QByteArray bytes = format == QLatin1String("json") ? toJson(*report) + '\n'
                           : format == QLatin1String("csv")  ? toCsv(*report)
                                                             : toCsv(*report, CsvTable::Matchups);
    return writeOutput(bytes, arguments.value(CompeteOutputOption));
}

} // namespace

const Verb CompeteShowVerb{.name = QLatin1String("show"),
                           .summary = "print how a competition stands",
                           .usage = "FILE [options]",
                           .help = ShowHelp,
                           .json = {ReportShape},
                           .addOptions =
                               [](QCommandLineParser &parser) {
                                   parser.addOptions({JsonOption, PlayedOutOption});
                               },
                           .run = show};
const Verb CompeteReportVerb{
    .name = QLatin1String("report"),
    .summary = "write its report again",
    .usage = "FILE [options]",
    .help = ReportHelp,
    .addOptions = [](QCommandLineParser &parser) { parser.addOptions({PlayedOutOption}); },
    .run = writeReport};
const Verb CompeteExportVerb{
    .name = QLatin1String("export"),
    .summary = "write all its games to one file",
    .usage = "FILE [options]",
    .help = ExportHelp,
    .addOptions =
        [](QCommandLineParser &parser) {
            parser.addOptions({FormatOption, PlayedOutOption, CompeteOutputOption});
        },
    .run = exportGames};

} // namespace shinpan
