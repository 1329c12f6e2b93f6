#pragma once

#include "core/competition/match/matchoptions.h"
#include "core/competition/run/competitionrunner.h"
#include "core/regression/bisection.h"
#include "core/regression/regressionrun.h"

#include <QObject>
#include <QProcess>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// The builds of which the first one that fails is sought, and the test that it fails.
struct BisectOptions
{
    struct Build
    {
        QString name; ///< its command, or its revision
        EngineProfile engine;
    };

    std::vector<Build> builds;           ///< the oldest first
    QString buildScript;                 ///< makes one that is missing; empty: nobody does
    std::vector<RegressionSuite> suites; ///< that a good build passes
    RegressionTerms terms;
    /// A match with a test judges builds instead of suites: the build has the first seat of game 1,
    /// and the match names its opponent.
    MatchOptions match;
};

/// Tries one build after the other until it is known which is the first that fails.
class BisectRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BisectRun)

public:
    /// `options` outlives it. The oldest builds, `known` in number, are known to pass and not
    /// tried.
    BisectRun(const BisectOptions &options, std::size_t known);
    ~BisectRun() override;

    void start() { tryNext(); }
    void cancel();

    [[nodiscard]] const Bisection &bisection() const { return m_bisection; }
    [[nodiscard]] int runs() const { return m_runs; }

Q_SIGNALS:
    /// A build was tried; `details` is what there is to tell of it, lines, perhaps none.
    void tried(int build, shinpan::Bisection::Outcome outcome, const QString &details);
    void finished();

private:
    void tryNext();
    [[nodiscard]] bool isMissing() const;
    void make();
    void tryBuild();
    void runTests();
    void playMatch();
    void judgeTests();
    void judgeMatch();
    void note(Bisection::Outcome outcome, const QString &details);

    const BisectOptions &m_options;
    Bisection m_bisection;
    std::unique_ptr<QProcess> m_script;
    std::unique_ptr<RegressionRun> m_tests;
    std::unique_ptr<CompetitionRunner> m_match;
    std::size_t m_build = 0; ///< that is tried
    int m_runs = 0;
    bool m_isCancelled = false;
};

} // namespace shinpan
