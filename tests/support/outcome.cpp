#include "tests/support/outcome.h"

#include <QCoreApplication>
#include <QTimer>

namespace shinpan::test {

using namespace std::chrono_literals;

bool eventually(const std::function<bool()> &condition)
{
    QTimer limit;
    limit.setSingleShot(true);
    limit.start(30s);
    while (!condition() && limit.isActive()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return condition();
}

} // namespace shinpan::test
