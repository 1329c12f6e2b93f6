#include "ui/competition/tunefit.h"

#include <utility>

namespace shinpan {

TuneFit::~TuneFit()
{
    if (m_thread) {
        m_thread->wait();
    }
}

void TuneFit::start(TuneFindings findings)
{
    auto report = std::make_shared<TuneReport>();
    m_thread.reset(QThread::create(
        [report, findings = std::move(findings)] { *report = withModel(findings); }));
    connect(m_thread.get(), &QThread::finished, this, [this, report] {
        m_thread->wait(); // it has told, but may not have ended yet
        m_thread.reset();
        Q_EMIT done(report);
    });
    m_thread->start(QThread::LowPriority);
}

} // namespace shinpan
