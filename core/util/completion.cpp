#include "core/util/completion.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

#include <vector>

namespace shinpan {

namespace {

/// Resumes queued coroutines from one posted event per batch, which is cheaper than one queued call
/// each, or at the end of a ResumptionScope.
class Resumer final : public QObject
{
public:
    void enqueue(std::coroutine_handle<> coroutine)
    {
        m_queue.push_back(coroutine);
        if (m_scopes == 0 && !m_isResuming) {
            post();
        }
    }

    void enterScope() { ++m_scopes; }

    void leaveScope()
    {
        if (--m_scopes == 0) {
            resumeQueued();
        }
    }

protected:
    void customEvent(QEvent * /*event*/) override
    {
        m_posted = false;
        resumeQueued();
    }

private:
    void post()
    {
        if (!std::exchange(m_posted, true)) {
            QCoreApplication::postEvent(this, new QEvent(QEvent::User));
        }
    }

    /// A resumed coroutine may queue more, mostly its next step. Only a few steps are taken at
    /// once; further ones wait for the next event, so that input is not starved.
    void resumeQueued()
    {
        constexpr int MaxSteps = 16;
        const bool isNested = std::exchange(m_isResuming, true);
        for (int step = 0; step < MaxSteps && !m_queue.empty(); ++step) {
            std::vector<std::coroutine_handle<>> batch = std::exchange(m_queue, std::move(m_spare));
            for (const std::coroutine_handle<> coroutine : batch) {
                coroutine.resume();
            }
            batch.clear();
            m_spare = std::move(batch); // keeps the buffer: no allocation per round trip
        }
        m_isResuming = isNested;
        if (!m_queue.empty()) {
            post();
        }
    }

    std::vector<std::coroutine_handle<>> m_queue;
    std::vector<std::coroutine_handle<>> m_spare; ///< an empty buffer
    bool m_posted = false;
    bool m_isResuming = false;
    int m_scopes = 0;
};

Resumer &resumer()
{
    static Resumer instance;
    return instance;
}

} // namespace

void resumeLater(std::coroutine_handle<> coroutine)
{
    if (QCoreApplication::instance() != nullptr) {
        resumer().enqueue(coroutine);
    }
}

ResumptionScope::ResumptionScope()
{
    resumer().enterScope();
}

ResumptionScope::~ResumptionScope()
{
    resumer().leaveScope();
}

void drainResumptions()
{
    constexpr int EnoughForAnyChain = 64;
    for (int i = 0; i < EnoughForAnyChain; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace shinpan
