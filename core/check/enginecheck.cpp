#include "core/check/enginecheck.h"

#include "core/check/checkbench.h"
#include "core/check/factcheck.h"
#include "core/check/probes.h"
#include "core/util/detach.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// An engine that needs more new beginnings is not worth them.
constexpr int MaxRestarts = 12;

/// The probes of a check of this depth.
[[nodiscard]] std::vector<Probe> probesFor(EngineCheck::Depth depth)
{
    std::vector<Probe> chosen;
    for (const std::span<const Probe> probes :
         {protocolProbes(), boardProbes(), moveProbes(), thinkingProbes(), scoringProbes(),
          analysisProbes(), extensionProbes(), leavingProbes()}) {
        std::ranges::copy_if(probes, std::back_inserter(chosen), [depth](const Probe &probe) {
            return depth == EngineCheck::Depth::Full || probe.when == Probe::When::Handshake;
        });
    }
    return chosen;
}

/// Runs one probe, on an empty board if it wants one. The engine is usable.
[[nodiscard]] QCoro::Task<> runProbe(std::shared_ptr<CheckBench> bench, Probe probe)
{
    bench->begin(probe.area, probe.isEssential);
    bool isPrepared = true;
    if (probe.when == Probe::When::EmptyBoard) {
        isPrepared = co_await bench->emptyBoard();
        bench->mark();
    }
    if (isPrepared && (probe.command == nullptr || bench->knows(probe.command))) {
        co_await probe.run(bench);
    } else if (isPrepared && probe.absentId != nullptr) {
        bench->absent(probe.absentId, probe.absence);
    }
}

} // namespace

EngineCheck::EngineCheck(EngineProfile profile,
                         Depth depth,
                         CheckLimits limits,
                         GtpTranscript *transcript,
                         QObject *parent,
                         EngineStart start)
    : QObject(parent)
    , m_limits(limits)
    , m_depth(depth)
    , m_profile(profile)
    , m_bench(
          std::make_shared<CheckBench>(profile, std::move(limits), transcript, std::move(start)))
{
    m_report.command = profile.commandLine;
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &EngineCheck::giveUp);
    connect(m_bench.get(), &CheckBench::noted, this, &EngineCheck::add);
}

EngineCheck::~EngineCheck()
{
    cancel();
}

void EngineCheck::start()
{
    m_clock.start();
    m_deadline.start(m_limits.whole);
    detach(run(this));
}

void EngineCheck::cancel()
{
    m_isStopped = true;
    m_bench->abandon();
    if (m_factBench) {
        m_factBench->abandon();
    }
}

QCoro::Task<> EngineCheck::run(QPointer<EngineCheck> self)
{
    const std::shared_ptr<CheckBench> bench = self->m_bench;
    const std::vector<Probe> probes = probesFor(self->m_depth);
    std::size_t done = 0;
    std::size_t repeated = probes.size(); ///< the probe that was asked twice last
    for (int starts = 0; done < probes.size() && starts <= MaxRestarts; ++starts) {
        bench->begin(CheckArea::Start, true);
        const bool isReady = co_await bench->start();
        while (isReady && self && done < probes.size() && bench->isUsable()) {
            const Probe &probe = probes[done];
            Q_EMIT self->progressed(static_cast<int>(done), static_cast<int>(probes.size()),
                                    Message::of(probe.what));
            co_await runProbe(bench, probe);
            if (!bench->wasOverBefore() || std::exchange(repeated, done) == done) {
                ++done;
            }
        }
        const Completion<ProcessExit> gone = bench->close(bench->limits().quit);
        co_await gone;
        if (!isReady) {
            break;
        }
    }
    const bool isWhole = done == probes.size();
    if (self && isWhole && self->m_depth == Depth::Full) {
        QCoro::Task<> asking = askFacts(self);
        co_await asking;
    }
    if (self) {
        self->finish(isWhole);
    }
}

/// Each is asked of an engine that was just started, as long as half of the time is left; what is
/// known is told all the same.
QCoro::Task<> EngineCheck::askFacts(QPointer<EngineCheck> self)
{
    const std::vector<const EngineFact *> facts =
        factsToTell(self->m_bench->name, self->m_bench->version);
    const int total = static_cast<int>(facts.size());
    for (int i = 0; self && i < total && !self->m_isStopped; ++i) {
        const EngineFact &fact = *facts[static_cast<std::size_t>(i)];
        Q_EMIT self->progressed(i, total,
                                Message::of(QT_TRANSLATE_NOOP("Messages", "what is known of it")));
        const bool hasTime = self && self->m_clock.elapsed() < self->m_limits.whole.count() / 2;
        const std::optional<FactBench> engine =
            hasTime ? benchFor(fact, self->m_profile, self->m_limits) : std::nullopt;
        FactOutcome outcome;
        if (engine) {
            self->m_factBench = engine->bench;
            outcome = co_await askFact(*engine, fact);
        }
        if (self && !self->m_isStopped) {
            self->m_factBench.reset();
            self->add(findingOf(fact, outcome));
        }
    }
}

void EngineCheck::add(const CheckFinding &finding)
{
    m_report.name = m_bench->name;
    m_report.version = m_bench->version;
    m_report.sizes = m_bench->sizes;
    m_report.findings.push_back(finding);
    Q_EMIT found(static_cast<int>(m_report.findings.size()) - 1);
}

void EngineCheck::giveUp()
{
    add({Message::of(
             QT_TRANSLATE_NOOP("Messages", "the check took longer than %1 s and was given up"),
             m_limits.whole.count() / 1000),
         "check.timeout", CheckArea::Leaving, CheckVerdict::Odd});
    cancel();
}

void EngineCheck::finish(bool isComplete)
{
    m_deadline.stop();
    for (const CheckFinding &finding : m_bench->framing().findings()) {
        add(finding);
    }
    m_report.isComplete = isComplete && !m_isStopped;
    m_report.duration = std::chrono::milliseconds(m_clock.elapsed());
    m_isFinished = true;
    Q_EMIT finished();
}

} // namespace shinpan
