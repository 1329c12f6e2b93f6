#include "tests/support/reaping.h"

#include <QCoreApplication>
#include <QTest>
#include <sys/wait.h>

#include <cerrno>

namespace shinpan::test {

bool everyProcessIsReaped()
{
    const auto isChildless = [] {
        siginfo_t info{};
        return ::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == -1 && errno == ECHILD;
    };
    const bool isReaped = QTest::qWaitFor(isChildless, 30'000);
    QCoreApplication::processEvents();
    return isReaped;
}

} // namespace shinpan::test
