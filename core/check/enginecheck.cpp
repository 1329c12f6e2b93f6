#include "core/check/enginecheck.h"

#include "core/check/checkbench.h"
#include "core/check/probes.h"
#include "core/util/detach.h"

#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// The probes of a check of this depth.
[[nodiscard]] std::vector<Probe> probesFor(EngineCheck::Depth depth)
{
    std::vector<Probe> chosen;
    for (const Probe &probe : allProbes()) {
        if (depth == EngineCheck::Depth::Full || probe.isPartOfHandshake) {
            chosen.push_back(probe);
        }
    }
    return chosen;
}

} // namespace

EngineCheck::EngineCheck(EngineProfile profile,
                         Depth depth,
                         CheckLimits limits,
                         GtpTranscript *transcript,
                         QObject *parent)
    : QObject(parent)
    , m_limits(limits)
    , m_depth(depth)
    , m_bench(CheckBench::create(profile, std::move(limits), transcript))
{
    m_report.command = profile.commandLine;
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &EngineCheck::giveUp);
    connect(m_bench.get(), &CheckBench::noted, this, &EngineCheck::add);
}

EngineCheck::~EngineCheck()
{
    m_bench->abandon();
}

void EngineCheck::start()
{
    m_clock.start();
    m_patience.start(m_limits.whole);
    detach(run(this));
}

void EngineCheck::cancel()
{
    m_isStopped = true;
    m_bench->abandon();
}

QCoro::Task<> EngineCheck::run(QPointer<EngineCheck> self)
{
    const std::shared_ptr<CheckBench> bench = self->m_bench;
    const std::vector<Probe> probes = probesFor(self->m_depth);
    bench->begin(CheckArea::Start, true);
    bool isReady = bench->start();
    if (isReady) {
        isReady = co_await bench->greet();
    }
    for (std::size_t i = 0; isReady && self && i < probes.size(); ++i) {
        const Probe &probe = probes[i];
        Q_EMIT self->progressed(static_cast<int>(i), static_cast<int>(probes.size()),
                                QString::fromUtf8(probe.what));
        bench->begin(probe.area, probe.isEssential);
        co_await probe.run(bench);
        if (!bench->isUsable()) {
            break;
        }
    }
    const Completion<ProcessExit> gone = bench->close(bench->limits().quit);
    co_await gone;
    if (self) {
        self->m_report.isComplete = isReady && !self->m_isStopped;
        self->finish();
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
    CheckFinding finding;
    finding.text =
        QT_TRANSLATE_NOOP("EngineCheck", "the check took longer than %1 s and was given up");
    finding.arguments = {QString::number(m_limits.whole.count() / 1000)};
    finding.id = "check.timeout";
    finding.area = CheckArea::Leaving;
    finding.verdict = CheckVerdict::Odd;
    add(finding);
    cancel();
}

void EngineCheck::finish()
{
    m_patience.stop();
    m_report.duration = std::chrono::milliseconds(m_clock.elapsed());
    m_isFinished = true;
    Q_EMIT finished();
}

} // namespace shinpan
