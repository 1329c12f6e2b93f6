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
        if (!m_posted && m_scopes == 0) {
            m_posted = true;
            QCoreApplication::postEvent(this, new QEvent(QEvent::User));
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
    void resumeQueued()
    {
        // A resumed coroutine may queue more; those wait for the next event so that input is not
        // starved.
        std::vector<std::coroutine_handle<>> batch;
        batch.swap(m_queue);
        for (const std::coroutine_handle<> coroutine : batch) {
            coroutine.resume();
        }
        if (m_queue.capacity() == 0) {
            batch.clear();
            m_queue.swap(batch); // keeps the buffer: no allocation per round trip
        }
    }

    std::vector<std::coroutine_handle<>> m_queue;
    bool m_posted = false;
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
