#include "tests/support/outcome.h"

#include <QCoreApplication>
#include <QTimer>

namespace shinpan::test {

using namespace std::chrono_literals;

namespace {

QCoro::Task<> handOnEnd(QCoro::Task<> task, Completion<std::monostate> ended)
{
    co_await task;
    ended.complete({});
}

} // namespace

Completion<std::monostate> running(QCoro::Task<> task)
{
    const Completion<std::monostate> ended;
    handOnEnd(std::move(task), ended);
    return ended;
}

bool eventually(const std::function<bool()> &condition)
{
    QTimer limit;
    limit.setSingleShot(true);
    limit.start(30s);
    QTimer looks; // what other processes do makes no event here
    looks.start(10ms);
    bool isSo = condition(); // it may be so for a moment only
    while (!isSo && limit.isActive()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        isSo = condition();
    }
    return isSo;
}

} // namespace shinpan::test
