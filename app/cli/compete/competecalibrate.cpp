#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeplay.h"
#include "app/cli/compete/competeverbs.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/tune/calibration.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/util/spoken.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace shinpan {

namespace {

const QCommandLineOption ProfileOption(QStringLiteral("profile"), {}, QStringLiteral("NAME"));
const QCommandLineOption CheckOption(QStringLiteral("check"), {}, QStringLiteral("GAMES"));

constexpr char CalibrateHelp[] = R"(
Finds the settings of an engine that are so many Elo stronger or weaker than another one, the anchor, and
makes strengths of them. FILE is a competition with the engine as its first player and the anchor as its
second one:

  type = "tune"
  [tune]
  method = "calibration"
  levels = [-400, -300, -200, -100, 0]   # Elo from the anchor
  precision = 30                         # to which each is to be known, 95 %
  [[parameter]]
  name = "visits"                        # stands as {visits} in the first player's command
  low = 1
  high = 3200
  scale = "log"
  integer = true

It is played as by "compete run", and goes on where it was; what it knows so far says "compete show".

  --profile NAME     when all levels are known, keep them as strengths of the engine NAME in your
                     list, "9x9, -100 Elo from ANCHOR", where New Game and the start page offer them;
                     the engine is added if there is none of that name
  --check GAMES      then have the levels and the anchor play a round robin of fresh games, so many
                     of each pair: NAME-check.toml
  --help             print this

As for "compete run":

)";

/// Keeps the strengths in the engine of that name in the person's list, which is added where there
/// is none. Returns the names of the strengths; the failure is a sentence.
[[nodiscard]] Result<QStringList> keepStrengths(const Competition &calibration,
                                                const std::vector<CalibratedLevel> &levels,
                                                const QString &name)
{
    const QString directory = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    EngineProfileStore store(QDir(directory).filePath(QStringLiteral("engines.json")));
    if (const Result<void> read = store.load(); !read) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "your engines cannot be read: %1"),
                                   read.error()));
    }
    const QStringList names = keepLevels(store, calibration, levels, name);
    const Result<void> saved = store.save();
    return saved ? Result<QStringList>(names) : failure(saved.error());
}

/// How far the levels are from the anchor in the round robin: a line each.
void tellCheck(const Competition &check, const std::vector<CalibratedLevel> &levels)
{
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(check.file);
    if (!store) {
        return;
    }
    const CompetitionReport report = reportOf(check, **store);
    for (std::size_t i = 0; report.ratings && i < levels.size(); ++i) {
        const Estimate elo = report.ratings->difference(i, levels.size());
        standardOutput().writeLine(spoken(
            QT_TRANSLATE_NOOP("Messages", "%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin"),
            check.players[i].id, spokenNumber(levels[i].target), check.players.back().id,
            spokenNumber(elo.value, 0), spokenNumber(elo.high - elo.value, 0)));
    }
}

[[nodiscard]] std::vector<CalibratedLevel> levelsInRecord(const Competition &calibration)
{
    const Result<std::unique_ptr<ResultStore>> store =
        ResultStore::openForReading(calibration.file);
    TuneCourse course(calibration);
    if (store) {
        course.restore((*store)->games());
    }
    return levelsOf(course);
}

Result<int> calibrate(const QCommandLineParser &arguments)
{
    const Result<RunOptions> options = readCompeteRunOptions(arguments);
    const Result<std::optional<int>> games =
        readWholeNumber(arguments, QStringLiteral("check"), 2, 100'000);
    if (!options || !games) {
        return failure(options ? games.error() : options.error());
    }
    const std::optional<Competition> competition = readCompetitionOf(arguments);
    if (!competition) {
        return ExitFailed;
    }
    if (!isCalibration(*competition)) {
        return complainOf(spoken(
            QT_TRANSLATE_NOOP("Messages", "%1 is no calibration: that is type = \"tune\" with "
                                          "method = \"calibration\" in [tune]"),
            competition->file));
    }
    const Played played = playOne(arguments, *competition, *options, otherSettingsFor(arguments));
    if (!played.isComplete || played.exitCode != ExitDone) {
        return played.exitCode;
    }
    const std::vector<CalibratedLevel> levels = levelsInRecord(*competition);
    if (arguments.isSet(ProfileOption)) {
        const Result<QStringList> kept =
            keepStrengths(*competition, levels, arguments.value(ProfileOption));
        if (!kept) {
            return complainOf(kept.error());
        }
        for (const QString &strength : *kept) {
            standardOutput().writeLine(
                spoken(QT_TRANSLATE_NOOP("Messages", "“%1” is kept as a strength of “%2”"),
                       strength, arguments.value(ProfileOption)));
        }
    }
    if (!*games) {
        return ExitDone;
    }
    const Competition check = checkOf(*competition, levels, **games);
    const Played checked = playBeside(arguments, check, *options);
    tellCheck(check, levels);
    return checked.exitCode;
}

} // namespace

const Verb CompeteCalibrateVerb{.name = QLatin1String("calibrate"),
                                .summary = "find an engine's settings of wanted strengths",
                                .usage = "FILE [options]",
                                .help = CalibrateHelp,
                                .moreHelp = competeRunOptionsHelp,
                                .done = "every game was played, or it was stopped in good order",
                                .no = "it gave up: games were void, or players are in quarantine",
                                .addOptions =
                                    [](QCommandLineParser &parser) {
                                        addCompeteRunOptions(parser);
                                        parser.addOptions({ProfileOption, CheckOption});
                                    },
                                .run = calibrate};

} // namespace shinpan
