#pragma once

#include "core/engine/engine.h"
#include "core/regression/testresult.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class GtpTranscript;

/// How tests are run.
struct RegressionTerms
{
    Compat compat = Compat::GnuGo;
    std::chrono::milliseconds startLimit = std::chrono::minutes(1); ///< to an engine's first answer
    std::chrono::milliseconds limit = std::chrono::minutes(5);      ///< for each command
};

/// What running a suite came to.
struct SuiteOutcome
{
    std::vector<TestResult> results; ///< of all its tests, in their order
    /// Set-up that was refused, and what the engine had to be started anew for.
    std::vector<SuiteWarning> notes;
    QString engine; ///< what it calls itself, with its version; empty if it did not say
    /// Why it was not run to its end, a sentence without its subject, which is the engine.
    std::optional<Message> failure;
    double seconds = 0; ///< from its engine's start to its end
};

/// Runs one suite with one engine, a command after the other.
///
/// The engine runs in the suite's folder, where the paths of its `loadsgf` start. One that ends,
/// does not answer in time or says what is not GTP is started anew, and told again what had set up
/// the board; the suite goes on with the next test. Where set-up itself does that, tests are not
/// asked until the next `loadsgf` or `clear_board`.
class SuiteRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SuiteRun)

public:
    /// `transcript` may be null and must outlive it.
    SuiteRun(RegressionSuite suite,
             EngineProfile engine,
             const RegressionTerms &terms,
             GtpTranscript *transcript = nullptr,
             QObject *parent = nullptr);
    /// Kills the engine if it still runs.
    ~SuiteRun() override;

    /// Call once.
    void start();
    /// Kills the engine; tests without an answer have none. finished() follows.
    void cancel();

    [[nodiscard]] const SuiteOutcome &outcome() const { return m_outcome; }

Q_SIGNALS:
    /// outcome() has the result of another test.
    void tested();
    /// It comes once, when nothing is left of the engine.
    void finished();

private:
    static QCoro::Task<> run(QPointer<SuiteRun> self);
    static QCoro::Task<> startEngine(QPointer<SuiteRun> self, std::size_t next);
    static QCoro::Task<> setUp(QPointer<SuiteRun> self, std::size_t index);
    static QCoro::Task<> test(QPointer<SuiteRun> self, std::size_t index);
    static QCoro::Task<> dropEngine(QPointer<SuiteRun> self, std::chrono::milliseconds grace);

    [[nodiscard]] TestResult resultOf(const SuiteStep &step) const;
    void take(const TestResult &result);
    void noteSetUp(const SuiteStep &step, const GtpReply &reply);
    void giveUp(const Message &reason);

    RegressionSuite m_suite;
    EngineProfile m_profile;
    RegressionTerms m_terms;
    GtpTranscript *m_transcript;
    SuiteOutcome m_outcome;
    std::shared_ptr<Engine> m_engine;  ///< null: to be started
    std::vector<std::size_t> m_deadly; ///< steps of the set-up that an engine did not survive
    bool m_isLost = false;             ///< the board is not what the next tests are about
    bool m_isCancelled = false;
    QElapsedTimer m_clock;
};

/// The engine in this folder: its program is the one that it would be in its own.
[[nodiscard]] Result<EngineProfile> engineInFolder(EngineProfile engine, const QString &folder);

} // namespace shinpan
