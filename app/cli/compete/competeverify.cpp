#include "app/cli/compete/competecall.h"
#include "app/cli/compete/competeverbs.h"
#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/cli/verb/jsonline.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/competition/seal/enginetrial.h"
#include "core/competition/seal/verification.h"

namespace shinpan {

namespace {

const QCommandLineOption EnginesOption(QStringLiteral("engines"),
                                       {},
                                       QStringLiteral("PLAYER=COMMAND"));
const QCommandLineOption DeterministicOption(QStringLiteral("deterministic"),
                                             {},
                                             QStringLiteral("PLAYER"));
const QCommandLineOption SampleOption(QStringLiteral("sample"), {}, QStringLiteral("N"));
const QCommandLineOption SampleSeedOption(QStringLiteral("seed"), {}, QStringLiteral("N"));
const QCommandLineOption ManifestOption(QStringLiteral("manifest"), {}, QStringLiteral("SHA256"));
const QCommandLineOption VerifyJsonOption(QStringLiteral("json"));

constexpr char VerifyHelp[] = R"(
Checks a competition that `compete seal` has put into one file, without its engines: the manifest, every
move by the rules, every score, clocks, records and logs against the games, and every number of the report.
Whatever differs is listed by game and move. Nothing is unpacked to the disk.

  --manifest H   the SHA-256 of its manifest, as whoever sealed it published it: without that, somebody may
                 have written the manifest anew, and what cannot be seen then is listed
  --engines PLAYER=COMMAND
                 ask this engine of yours for moves of that player again, if the settings say that it plays
                 the same again (seed, one thread, visits or playouts); may be given for several players.
                 Nothing of the bundle is executed: commands are yours alone
  --deterministic PLAYER
                 that player's engine does play the same again, whatever its command says
  --sample N     how many moves, 1 to 100000 (default 20); those before them in their games are asked too
  --seed N       draw another sample (default 1)
  --sandbox      run engines in a sandbox (bwrap)
  --json         print one JSON object
  --help         print this
)";

[[nodiscard]] Result<EngineTrialOptions> readTrialOptions(const QCommandLineParser &arguments)
{
    constexpr int MostMoves = 100'000;
    EngineTrialOptions options;
    const auto moves = readWholeNumber(arguments, QStringLiteral("sample"), 1, MostMoves, 20);
    const auto seed = readWholeNumber(arguments, QStringLiteral("seed"), 0, MostCounted, 1);
    if (!moves || !seed) {
        return failure(moves ? seed.error() : moves.error());
    }
    options.moves = *moves;
    options.seed = static_cast<quint64>(*seed);
    const QStringList players = arguments.values(DeterministicOption);
    options.deterministic = QSet<QString>(players.begin(), players.end());
    const QStringList engines = arguments.values(EnginesOption);
    for (const QString &engine : engines) {
        const qsizetype equals = engine.indexOf(u'=');
        if (equals <= 0) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "--engines: \"%1\" is not PLAYER=COMMAND"), engine));
        }
        const Result<EngineProfile> profile = storedEngineOr(arguments, engine.mid(equals + 1));
        if (!profile) {
            return failure(profile.error());
        }
        options.engines.insert(engine.left(equals), *profile);
    }
    return options;
}

Result<int> verify(const QCommandLineParser &arguments)
{
    const std::optional<QString> bundle = onlyFile(arguments);
    if (!bundle) {
        return ExitFailed;
    }
    const Result<EngineTrialOptions> trialOptions = readTrialOptions(arguments);
    if (!trialOptions) {
        return failure(trialOptions.error());
    }
    Result<Verification> found =
        verifyBundle(*bundle, arguments.value(ManifestOption).toLower().toLatin1());
    if (!found) {
        return complainOf(found.error());
    }
    if (!trialOptions->engines.isEmpty()) {
        EngineTrial trial(*bundle, *trialOptions, *found);
        if (runToEnd(trial)) {
            return ExitInterrupted;
        }
    }
    if (arguments.isSet(VerifyJsonOption)) {
        standardOutput().writeData(jsonLine(toJson(*found)) + '\n');
    } else {
        standardOutput().write(toText(*found));
    }
    return found->isClean() ? ExitDone : ExitNo;
}

} // namespace

const Verb CompeteVerifyVerb{.name = QLatin1String("verify"),
                             .summary = "check what was sealed",
                             .usage = "BUNDLE [options]",
                             .help = VerifyHelp,
                             .json = {VerificationShape},
                             .done = "everything is as it was sealed",
                             .no = "something differs",
                             .failed = "bad call, or it is no bundle",
                             .addOptions =
                                 [](QCommandLineParser &parser) {
                                     parser.addOptions({ManifestOption, EnginesOption,
                                                        DeterministicOption, SampleOption,
                                                        SampleSeedOption, VerifyJsonOption});
                                     addSandboxOption(parser);
                                 },
                             .run = verify};

} // namespace shinpan
