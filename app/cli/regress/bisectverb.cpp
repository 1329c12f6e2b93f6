#include "app/cli/regress/bisectverb.h"

#include "app/cli/regress/runoptions.h"
#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/regression/bisection.h"
#include "core/regression/regressionreport.h"
#include "core/regression/regressionrun.h"
#include "core/util/regularfile.h"

#include <QCommandLineParser>
#include <QObject>

#include <algorithm>
#include <memory>

namespace shinpan {

namespace {

constexpr int Found = 0;
constexpr int NoneFails = 1;
constexpr int CouldNotRun = 2;
constexpr int Interrupted = 130;

constexpr qint64 LargestList = MiB;

struct BisectOptions
{
    std::vector<RegressionSuite> suites;
    QStringList commands; ///< the builds', as they were given
    std::vector<EngineProfile> builds;
    RegressionTerms terms;
};

/// Runs the tests with one build after the other until it is known which is the first that fails.
class BisectRun final : public QObject
{
    Q_OBJECT

public:
    explicit BisectRun(const BisectOptions &options)
        : m_options(options)
        , m_bisection(options.builds.size())
    { }

    void start() { runNext(); }
    void cancel();

    [[nodiscard]] const Bisection &bisection() const { return m_bisection; }
    [[nodiscard]] int runs() const { return m_runs; }

Q_SIGNALS:
    /// A build was run. What failed is what there is to tell of it.
    void tried(int build, shinpan::Bisection::Outcome outcome, const QString &failures);
    void finished();

private:
    void runNext();
    void noteEnd();

    const BisectOptions &m_options;
    Bisection m_bisection;
    std::unique_ptr<RegressionRun> m_run;
    std::size_t m_build = 0; ///< that runs
    int m_runs = 0;
    bool m_isCancelled = false;
};

void BisectRun::cancel()
{
    m_isCancelled = true;
    if (m_run) {
        m_run->cancel();
    }
}

void BisectRun::runNext()
{
    const std::optional<std::size_t> next = m_bisection.next();
    if (!next || m_isCancelled) {
        Q_EMIT finished();
        return;
    }
    m_build = *next;
    m_run = std::make_unique<RegressionRun>(m_options.suites, m_options.builds[m_build],
                                            m_options.terms, 1);
    connect(m_run.get(), &RegressionRun::finished, this, &BisectRun::noteEnd, Qt::QueuedConnection);
    m_run->start();
}

void BisectRun::noteEnd()
{
    const std::vector<TestResult> results = m_run->results();
    QString failures;
    for (const TestResult &result : results) {
        if (result.isUnexpectedFailure()) {
            failures += QStringLiteral("  %1 %2: %3\n")
                            .arg(testName(result), verdictText(result), outcomeText(result));
        }
    }
    const bool isRun = std::ranges::any_of(
        results, [](const TestResult &result) { return result.verdict != Verdict::NoAnswer; });
    const Bisection::Outcome outcome = !isRun             ? Bisection::Outcome::Unknown
                                     : failures.isEmpty() ? Bisection::Outcome::Passes
                                                          : Bisection::Outcome::Fails;
    if (!m_isCancelled) {
        ++m_runs;
        m_bisection.note(m_build, outcome);
        Q_EMIT tried(static_cast<int>(m_build), outcome, failures);
    }
    runNext();
}

void addBisectOptions(QCommandLineParser &parser)
{
    addOption(parser, "test",
              "The test: a suite, or some of its tests, reading.tst:4,10-17. May be given more "
              "than once; a build fails if any test does that is not known to.",
              "SUITE");
    addRunOptions(parser);
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] QString bisectHelp()
{
    const QString description = QStringLiteral(
        "Finds the first of several builds of an engine that fails a test, with the fewest runs: "
        "4 for up to 15 builds, 7 for up to 127. BUILDS are command lines, each quoted, the "
        "oldest first; @FILE names a file with one on each line. From the first that fails, all "
        "are taken to fail. One that cannot be run is left out.");
    return optionsHelp(addBisectOptions, description) + verdictsHelp() + QStringLiteral(R"(
Exit codes: 0 it was found, 1 no build fails, 2 it could not be found (also: bad call),
130 interrupted.
)");
}

/// The words, with the lines of the file where one is @FILE.
[[nodiscard]] Result<QStringList> commandsOf(const QStringList &words)
{
    QStringList commands;
    for (const QString &word : words) {
        if (!word.startsWith(u'@')) {
            commands += word;
            continue;
        }
        const Result<QByteArray> text = readRegularFile(word.sliced(1), LargestList);
        if (!text) {
            return failure(QStringLiteral("%1: %2").arg(word.sliced(1), text.error()));
        }
        for (const QByteArray &line : text->split('\n')) {
            const QString command = QString::fromUtf8(line).trimmed();
            if (!command.isEmpty() && !command.startsWith(u'#')) {
                commands += command;
            }
        }
    }
    return commands;
}

[[nodiscard]] Result<BisectOptions> readBisectOptions(const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("test"))) {
        return failure(QStringLiteral("say which test, with --test"));
    }
    BisectOptions options;
    FirstFailure failed;
    options.commands = failed.valueOf(commandsOf(parser.positionalArguments()));
    options.suites = failed.valueOf(
        suiteChoices(parser.values(QStringLiteral("test")))
            .and_then([](const std::vector<SuiteChoice> &choices) { return readSuites(choices); }));
    options.terms = failed.valueOf(readRunOptions(parser));
    if (failed.text()) {
        return failure(*failed.text());
    }
    if (options.commands.isEmpty()) {
        return failure(QStringLiteral("say which builds"));
    }
    for (const QString &command : options.commands) {
        // A build that is not there is found out when it is run, like one that does not start.
        EngineProfile build = storedEngineOr(parser, command).value_or(EngineProfile());
        build.commandLine = build.commandLine.isEmpty() ? command : build.commandLine;
        options.builds.push_back(build);
    }
    return options;
}

[[nodiscard]] QString buildName(const BisectOptions &options, std::size_t build)
{
    return QStringLiteral("build %1 of %2, %3")
        .arg(build + 1)
        .arg(options.builds.size())
        .arg(options.commands.at(static_cast<qsizetype>(build)));
}

[[nodiscard]] QLatin1String outcomeWord(Bisection::Outcome outcome)
{
    return outcome == Bisection::Outcome::Passes ? QLatin1String("passes")
         : outcome == Bisection::Outcome::Fails  ? QLatin1String("fails")
                                                 : QLatin1String("cannot be run");
}

/// Says what was found; the exit code.
[[nodiscard]] int conclude(const BisectOptions &options, const BisectRun &run)
{
    const std::vector<std::size_t> first = run.bisection().firstFailing();
    const QString runs = QStringLiteral(" (%1 %2)\n")
                             .arg(run.runs())
                             .arg(QLatin1String(run.runs() == 1 ? "run" : "runs"));
    if (first.empty()) {
        standardOutput().write(QStringLiteral("\nno build fails that could be run") + runs);
        return NoneFails;
    }
    standardOutput().write((first.size() == 1
                                ? QStringLiteral("\nthe first that fails: ")
                                : QStringLiteral("\nthe first that fails is one of %1, the last of "
                                                 "which does: ")
                                      .arg(first.size()))
                           + buildName(options, first.back()) + runs);
    return first.size() == 1 ? Found : CouldNotRun;
}

Result<int> runBisect(const QCommandLineParser &arguments)
{
    const Result<BisectOptions> options = readBisectOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    BisectRun run(*options);
    QObject::connect(&run, &BisectRun::tried, qApp,
                     [&options](int build, Bisection::Outcome outcome, const QString &failures) {
                         standardOutput().write(
                             QStringLiteral("%1: %2\n%3")
                                 .arg(buildName(*options, static_cast<std::size_t>(build)),
                                      outcomeWord(outcome),
                                      outcome == Bisection::Outcome::Fails ? failures : QString()));
                         standardOutput().flush();
                     });
    return runToEnd(run) ? Interrupted : conclude(*options, run);
}

} // namespace

const Verb BisectVerb{.name = QLatin1String("bisect"),
                      .summary = "find the first build of an engine that fails a test",
                      .usage = "[options] --test SUITE BUILDS...",
                      .help = "",
                      .moreHelp = bisectHelp,
                      .wrongCall = CouldNotRun,
                      .addOptions = addBisectOptions,
                      .run = runBisect};

} // namespace shinpan

#include "bisectverb.moc"
