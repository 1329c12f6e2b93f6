#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/common/output.h"
#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionexample.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/import/competitionimport.h"
#include "core/competition/store/resultstore.h"
#include "core/util/regularfile.h"
#include "core/util/spoken.h"
#include "core/util/wholefile.h"

#include <QFileInfo>

namespace shinpan {

namespace {

constexpr char ExampleHelp[] = R"(
Prints a working competition file that explains every key, its allowed values and its default.

  -o, --output FILE
                 instead of standard output
  --help         print this
)";

constexpr char ImportHelp[] = R"(
Converts another program's file into a competition file, and lists whatever cannot be converted, one item
per line. X.ctl is a control file of Gomill's ringmaster: it is written in Python, which is understood as far
as it declares things; nothing is executed. X.dat is a table of gogui-twogtp; its games go into the record.

  -o, --output FILE
                 the file to write (default: the same name, ending in .toml)
  --force        overwrite an existing file
  --help         print this
)";

// What is written by hand, and two hundred thousand games; both take a hundred times their size.
constexpr qint64 LargestControlFile = MiB;
constexpr qint64 LargestTable = 8 * MiB;

const QCommandLineOption ForceOption(QStringLiteral("force"));

Result<int> printExample(const QCommandLineParser &arguments)
{
    if (!arguments.positionalArguments().isEmpty()) {
        return complainOf(
            spoken(QT_TRANSLATE_NOOP("Messages", "\"%1\": unexpected; -o names the file to write"),
                   arguments.positionalArguments().first()));
    }
    return writeOutput(competitionExample().toUtf8(), arguments.value(CompeteOutputOption));
}

/// The file to which the competition is to be written.
[[nodiscard]] QString targetOf(const QCommandLineParser &arguments, const QString &source)
{
    const QFileInfo file(source);
    const QString usual = file.path() + u'/' + file.completeBaseName() + QStringLiteral(".toml");
    const bool isNamed = arguments.isSet(CompeteOutputOption);
    return QFileInfo(isNamed ? arguments.value(CompeteOutputOption) : usual).absoluteFilePath();
}

[[nodiscard]] bool isTable(const QString &path)
{
    return path.endsWith(QLatin1String(".dat"), Qt::CaseInsensitive);
}

/// Keeps games in the record beside the competition's file, which is read anew, as runs do.
[[nodiscard]] int keepGames(const std::vector<StoredGame> &games, const QString &competitionFile)
{
    const auto competition = readCompetition(competitionFile);
    if (!competition) {
        return complainOf(competition.error());
    }
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForRun(*competition);
    if (!store) {
        return complainOf(store.error());
    }
    for (const StoredGame &game : games) {
        (*store)->beginGame(game);
        if (game.state == StoredGame::State::Void) {
            (*store)->voidGame(game);
        } else {
            (*store)->finishGame(game);
        }
    }
    const Result<void> flushed = (*store)->flush();
    return flushed ? ExitDone : complainOf(flushed.error());
}

[[nodiscard]] int save(const ImportedCompetition &what, const QString &target)
{
    const QByteArray toml = toToml(what.competition).toUtf8();
    if (const Result<void> saved = saveWholeFile(toml, target); !saved) {
        return complainOf(inFile(target, saved.error()));
    }
    standardOutput().writeLine(target);
    return what.games.empty() ? ExitDone : keepGames(what.games, target);
}

Result<int> importFile(const QCommandLineParser &arguments)
{
    const std::optional<QString> path = onlyFile(arguments);
    if (!path) {
        return ExitFailed;
    }
    const Result<QByteArray> bytes =
        readRegularFile(*path, isTable(*path) ? LargestTable : LargestControlFile);
    if (!bytes) {
        return complainOf(inFile(*path, bytes.error()));
    }
    const QString target = targetOf(arguments, *path);
    const bool isNew = !QFileInfo::exists(target) || arguments.isSet(ForceOption);
    if (!isNew || QFileInfo::exists(CompetitionFiles(target).database())) {
        return complainOf(
            isNew
                ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 has been played already; see reset"),
                         target)
                : spoken(QT_TRANSLATE_NOOP("Messages", "%1 already exists; --force writes over it"),
                         target));
    }
    const auto what = isTable(*path) ? importDat(*bytes, *path, QFileInfo(*path).lastModified())
                                     : importCtl(*bytes, *path);
    if (!what) {
        return complainOf(what.error());
    }
    for (const Message &omitted : what->notTaken) {
        standardError().writeLine(
            spoken(QT_TRANSLATE_NOOP("Messages", "%1: not taken over: %2"), *path, omitted));
    }
    return save(*what, target);
}

} // namespace

const Verb CompeteImportVerb{.name = QLatin1String("import"),
                             .summary = "convert Gomill control files and gogui-twogtp tables",
                             .usage = "FILE.ctl|FILE.dat [options]",
                             .help = ImportHelp,
                             .addOptions =
                                 [](QCommandLineParser &parser) {
                                     parser.addOptions({CompeteOutputOption, ForceOption});
                                 },
                             .run = importFile};
const Verb CompeteExampleVerb{
    .name = QLatin1String("example"),
    .summary = "print a file to start from",
    .usage = "[options]",
    .help = ExampleHelp,
    .addOptions = [](QCommandLineParser &parser) { parser.addOptions({CompeteOutputOption}); },
    .run = printExample};

} // namespace shinpan
