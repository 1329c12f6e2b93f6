#include "tests/kill/stops.h"

#include "tests/support/heldup.h"

#include <QFile>
#include <sys/types.h>

#include <csignal>
#include <vector>

namespace shinpan::test {

namespace {

constexpr std::chrono::milliseconds MomentOfEngine{200};

[[nodiscard]] std::vector<pid_t> childrenOf(pid_t process)
{
    QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(process));
    std::vector<pid_t> children;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &child : file.readAll().simplified().split(' ')) {
            if (!child.isEmpty()) {
                children.push_back(child.toInt());
            }
        }
    }
    return children;
}

/// All that the children of the process, its engines' keepers, started in turn.
[[nodiscard]] std::vector<pid_t> enginesOf(pid_t process)
{
    std::vector<pid_t> engines;
    for (const pid_t keeper : childrenOf(process)) {
        const std::vector<pid_t> children = childrenOf(keeper);
        engines.insert(engines.end(), children.begin(), children.end());
    }
    for (std::size_t i = 0; i < engines.size(); ++i) {
        const std::vector<pid_t> children = childrenOf(engines[i]);
        engines.insert(engines.end(), children.begin(), children.end());
    }
    return engines;
}

} // namespace

Stops::Stops(int rarity, std::chrono::milliseconds pause, unsigned seed)
    : m_rarity(rarity)
    , m_pause(pause)
    , m_random(seed)
{ }

bool Stops::hold(const QProcess &process)
{
    if (m_rarity == 0 || m_random() % static_cast<unsigned>(m_rarity) != 0) {
        return false;
    }
    const auto arbiter = static_cast<pid_t>(process.processId());
    const std::vector<pid_t> engines = enginesOf(arbiter);
    const bool isEngine = !engines.empty() && m_random() % 2 == 0;
    const pid_t stopped = isEngine ? engines[m_random() % engines.size()] : arbiter;
    ::kill(stopped, SIGSTOP);
    ++(isEngine ? m_ofEngines : m_ofProcess);
    static_cast<void>(heldUpFor(isEngine ? MomentOfEngine : m_pause));
    if (m_random() % 4 != 0) {
        ::kill(stopped, SIGCONT);
    }
    return true;
}

} // namespace shinpan::test
