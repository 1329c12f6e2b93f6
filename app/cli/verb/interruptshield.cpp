#include "app/cli/verb/interruptshield.h"

namespace shinpan {

InterruptShield::InterruptShield()
    : m_before{}
{
    sigset_t interrupts;
    sigemptyset(&interrupts);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        sigaddset(&interrupts, signal);
    }
    sigprocmask(SIG_BLOCK, &interrupts, &m_before);
}

bool InterruptShield::hasStopped() const
{
    sigset_t waiting;
    sigpending(&waiting);
    return sigismember(&waiting, SIGINT) == 1 || sigismember(&waiting, SIGTERM) == 1
        || sigismember(&waiting, SIGHUP) == 1;
}

InterruptShield::~InterruptShield()
{
    sigprocmask(SIG_SETMASK, &m_before, nullptr);
}

} // namespace shinpan
