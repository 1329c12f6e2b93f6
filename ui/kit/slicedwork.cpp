#include "ui/kit/slicedwork.h"

#include <utility>

namespace shinpan {

SlicedWork::SlicedWork(QObject *parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &SlicedWork::doSlice);
}

void SlicedWork::start(Step step)
{
    startLater(std::move(step));
    doSlice();
}

void SlicedWork::startLater(Step step)
{
    ++m_run;
    m_step = std::move(step);
    m_timer.start(0);
}

void SlicedWork::cancel()
{
    ++m_run;
    m_timer.stop();
    m_step = nullptr;
}

void SlicedWork::doSlice()
{
    const int run = m_run;
    const Step step = m_step; // it may start other work here
    if (step() && run == m_run) {
        cancel();
    }
}

} // namespace shinpan
