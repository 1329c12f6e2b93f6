#include "core/comparison/bisectrun.h"

#include "core/engine/profile/engineaddress.h"
#include "core/regression/regressionreport.h"
#include "core/util/spoken.h"

#include <algorithm>

namespace shinpan {

BisectRun::BisectRun(const BisectOptions &options, std::size_t known)
    : m_options(options)
    , m_bisection(options.builds.size())
{
    if (known > 0) {
        m_bisection.note(known - 1, Bisection::Outcome::Passes);
    }
}

BisectRun::~BisectRun() = default;

void BisectRun::cancel()
{
    m_isCancelled = true;
    if (m_script) {
        m_script->kill();
    }
    if (m_tests) {
        m_tests->cancel();
    }
    if (m_match) {
        m_match->stop(StopMode::Now);
    }
}

void BisectRun::tryNext()
{
    m_script.reset();
    m_tests.reset();
    m_match.reset();
    const std::optional<std::size_t> next = m_bisection.next();
    if (!next || m_isCancelled) {
        Q_EMIT finished();
        return;
    }
    m_build = *next;
    if (isMissing() && !m_options.buildScript.isEmpty()) {
        make();
    } else {
        tryBuild();
    }
}

bool BisectRun::isMissing() const
{
    const EngineProfile &engine = m_options.builds[m_build].engine;
    return !tcpAddressOf(engine.commandLine) && !processSpec(engine);
}

/// Whether it has succeeded shows when the build is tried.
void BisectRun::make()
{
    m_script = std::make_unique<QProcess>();
    m_script->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_script->setStandardOutputFile(QProcess::nullDevice());
    connect(m_script.get(), &QProcess::finished, this, &BisectRun::tryBuild, Qt::QueuedConnection);
    connect(
        m_script.get(), &QProcess::errorOccurred, this,
        [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart) {
                note(Bisection::Outcome::Unknown,
                     QStringLiteral("  %1: %2\n")
                         .arg(m_options.buildScript, m_script->errorString()));
            }
        },
        Qt::QueuedConnection);
    m_script->start(m_options.buildScript, {m_options.builds[m_build].name});
    m_script->closeWriteChannel();
}

void BisectRun::tryBuild()
{
    if (m_isCancelled) {
        tryNext();
    } else if (m_options.match.sprt) {
        playMatch();
    } else {
        runTests();
    }
}

void BisectRun::runTests()
{
    m_tests = std::make_unique<RegressionRun>(m_options.suites, m_options.builds[m_build].engine,
                                              m_options.terms, 1);
    connect(m_tests.get(), &RegressionRun::finished, this, &BisectRun::judgeTests,
            Qt::QueuedConnection);
    m_tests->start();
}

void BisectRun::judgeTests()
{
    const std::vector<TestResult> results = m_tests->results();
    QString failures;
    for (const TestResult &result : results) {
        if (result.isUnexpectedFailure()) {
            failures +=
                QStringLiteral("  %1 %2: %3\n")
                    .arg(spoken(testName(result)), verdictText(result), spoken(outcomeOf(result)));
        }
    }
    const bool isRun = std::ranges::any_of(
        results, [](const TestResult &result) { return result.verdict != Verdict::NoAnswer; });
    if (!isRun) {
        note(Bisection::Outcome::Unknown, {});
    } else if (failures.isEmpty()) {
        note(Bisection::Outcome::Passes, {});
    } else {
        note(Bisection::Outcome::Fails, failures);
    }
}

void BisectRun::playMatch()
{
    MatchOptions match = m_options.match;
    match.engines.black = m_options.builds[m_build].engine;
    match.engines.black.timeouts = match.engines.white.timeouts;
    RunOptions run;
    run.skipsChecks = true;
    run.countsVoids = true;
    run.stopsDecided = true;
    m_match = std::make_unique<CompetitionRunner>(competitionOf(match), run, nullptr);
    connect(m_match.get(), &CompetitionRunner::finished, this, &BisectRun::judgeMatch,
            Qt::QueuedConnection);
    m_match->start();
}

/// A test that comes to no verdict leaves the build unknown, as does an engine that does not run.
void BisectRun::judgeMatch()
{
    const std::optional<SprtState> state = m_match->sprt();
    if (!state) {
        note(Bisection::Outcome::Unknown, {});
        return;
    }
    const QString details = QStringLiteral("  %1\n").arg(spoken(
        QT_TRANSLATE_NOOP("Messages", "LLR %1 (%2 to %3) after %4"), spokenNumber(state->llr, 2),
        spokenNumber(state->lower, 2), spokenNumber(state->upper, 2), gamesText(*state)));
    note(state->verdict == SprtVerdict::AcceptH0   ? Bisection::Outcome::Fails
         : state->verdict == SprtVerdict::AcceptH1 ? Bisection::Outcome::Passes
                                                   : Bisection::Outcome::Unknown,
         details);
}

void BisectRun::note(Bisection::Outcome outcome, const QString &details)
{
    if (!m_isCancelled) {
        ++m_runs;
        m_bisection.note(m_build, outcome);
        Q_EMIT tried(static_cast<int>(m_build), outcome, details);
    }
    tryNext();
}

} // namespace shinpan
