#include "app/cli/regress/regressverb.h"

#include "app/cli/regress/runoptions.h"
#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/regression/regressionreport.h"
#include "core/regression/regressionrun.h"
#include "core/util/spoken.h"
#include "core/util/wholefile.h"

#include <QCommandLineParser>

#include <algorithm>
#include <map>

namespace shinpan {

namespace {

constexpr int MaxJobs = 1024;

/// What `shinpan-cli regress` is asked to do.
struct RegressOptions
{
    std::vector<RegressionSuite> suites;
    EngineProfile engine;
    RegressionTerms terms;
    int jobs = 1;
    bool isJson = false;
    bool showsAll = false;
    QString junit; ///< files to write; empty: none
    QString html;
    std::optional<std::vector<TestResult>> earlier;
};

void addRegressOptions(QCommandLineParser &parser)
{
    addOption(parser, "engine",
              "The engine: its command line, quoted, or the name of one of your "
              "engines. It runs in the folder of each suite.",
              "COMMAND");
    addOption(parser, "j jobs",
              "How many suites to run at once, each with its own engine (default 1).", "N");
    addRunOptions(parser);
    addOption(parser, "compare",
              "Report what has changed since an earlier run, given as its --json output.", "FILE");
    addOption(parser, "all", "Print every test, not only the unexpected results.");
    addOption(parser, "json", "Print one JSON object per test; see below.");
    addOption(parser, "junit", "Also write JUnit XML.", "FILE");
    addOption(parser, "html",
              "Also write a page that shows the position of every unexpected or "
              "changed result.",
              "FILE");
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] QString regressHelp()
{
    const QString description =
        QStringLiteral("Runs regression tests with a GTP engine: .tst files as used by GNU Go "
                       "and GoGui. A suite may name the tests to run, as in "
                       "reading.tst:4,10-17, and @FILE names a list of suites.");
    return optionsHelp(addRegressOptions, description) + verdictsHelp();
}

/// The failure names option, value and what is allowed.
[[nodiscard]] Result<RegressOptions> readRegressOptions(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().isEmpty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "no suite is given")));
    }
    if (!parser.isSet(QStringLiteral("engine"))) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "no engine is given; say which with --%1"),
                        QStringLiteral("engine")));
    }
    RegressOptions options;
    FirstFailure failed;
    options.suites = failed.valueOf(
        suiteChoices(parser.positionalArguments())
            .and_then([](const std::vector<SuiteChoice> &choices) { return readSuites(choices); }));
    options.engine = failed.valueOf(storedEngineOr(parser, parser.value(QStringLiteral("engine"))));
    options.terms = failed.valueOf(readRunOptions(parser));
    options.jobs = failed.valueOf(readWholeNumber(parser, QStringLiteral("jobs"), 1, MaxJobs, 1));
    if (parser.isSet(QStringLiteral("compare"))) {
        options.earlier = failed.valueOf(readResultsFile(parser.value(QStringLiteral("compare"))));
    }
    options.isJson = parser.isSet(QStringLiteral("json"));
    options.showsAll = parser.isSet(QStringLiteral("all"));
    options.junit = parser.value(QStringLiteral("junit"));
    options.html = parser.value(QStringLiteral("html"));
    return failed.orElse(options);
}

/// Tells each suite as soon as it, and all before it, are over.
class RegressionTeller
{
public:
    RegressionTeller(const RegressOptions &options, const RegressionRun &run)
        : m_options(options)
        , m_run(run)
    {
        m_report.command = options.engine.commandLine;
        m_report.compat = options.terms.compat;
    }

    void tell(int suite);
    /// Prints and writes what can be told at the end only. The exit code.
    [[nodiscard]] int finish();

private:
    void printJson(const SuiteReport &suite);
    [[nodiscard]] bool write(const QByteArray &bytes, const QString &path) const;
    [[nodiscard]] int exitCode() const;

    const RegressOptions &m_options;
    const RegressionRun &m_run;
    RegressionReport m_report;
};

void RegressionTeller::tell(int suite)
{
    const auto index = static_cast<std::size_t>(suite);
    m_report.suites.push_back({m_run.suites()[index], m_run.outcome(index)});
    if (m_options.isJson) {
        printJson(m_report.suites.back());
    } else {
        standardOutput().write(toText(m_report.suites.back(), m_options.showsAll));
    }
    standardOutput().flush();
    standardError().showProgress(spoken(QT_TRANSLATE_NOOP("Messages", "%1 of %2 suites"),
                                        m_report.suites.size(), m_run.suites().size()));
}

void RegressionTeller::printJson(const SuiteReport &suite)
{
    std::map<int, Verdict> before; // by line
    if (m_options.earlier) {
        for (const TestChange &change : changesBetween(*m_options.earlier, suite.outcome.results)) {
            if (change.now && change.before) {
                before.emplace(change.now->line, change.before->verdict);
            }
        }
    }
    for (const TestResult &result : suite.outcome.results) {
        const auto earlier = before.find(result.line);
        standardOutput().writeData(
            toJson(result, earlier != before.end() ? std::optional(earlier->second) : std::nullopt)
            + '\n');
    }
}

bool RegressionTeller::write(const QByteArray &bytes, const QString &path) const
{
    const Result<void> written = saveWholeFile(bytes, path);
    if (!written) {
        standardError().writeLine(
            QStringLiteral("shinpan-cli regress: %1: %2").arg(path, spoken(written.error())));
    }
    return written.has_value();
}

int RegressionTeller::exitCode() const
{
    const std::vector<TestResult> results = m_run.results();
    const bool isAsked = std::ranges::any_of(
        results, [](const TestResult &result) { return result.verdict != Verdict::NoAnswer; });
    if (!isAsked) {
        return ExitFailed;
    }
    return std::ranges::any_of(results, &TestResult::isUnexpectedFailure) ? ExitNo : ExitDone;
}

int RegressionTeller::finish()
{
    if (m_options.earlier) {
        m_report.changes = changesBetween(*m_options.earlier, m_run.results());
    }
    if (!m_options.isJson) {
        standardOutput().write(u'\n' + summaryText(m_report));
    }
    bool isWritten = true;
    if (!m_options.junit.isEmpty()) {
        isWritten = write(toJUnit(m_report), m_options.junit);
    }
    if (!m_options.html.isEmpty()) {
        isWritten = write(toHtml(m_report), m_options.html) && isWritten;
    }
    return isWritten ? exitCode() : ExitFailed;
}

Result<int> runRegress(const QCommandLineParser &arguments)
{
    const Result<RegressOptions> options = readRegressOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    RegressionRun run(options->suites, options->engine, options->terms, options->jobs);
    RegressionTeller teller(*options, run);
    QObject::connect(&run, &RegressionRun::suiteFinished, qApp,
                     [&teller](int suite) { teller.tell(suite); });
    const bool isInterrupted = runToEnd(run);
    const int exitCode = teller.finish();
    return isInterrupted ? ExitInterrupted : exitCode;
}

} // namespace

const Verb RegressVerb{.name = QLatin1String("regress"),
                       .summary = "run a GTP engine's regression tests",
                       .usage = "[options] SUITE... --engine COMMAND",
                       .help = "",
                       .moreHelp = regressHelp,
                       .json = {TestResultShape},
                       .done = "nothing unexpected",
                       .no = "an unexpected failure",
                       .addOptions = addRegressOptions,
                       .run = runRegress};

} // namespace shinpan
