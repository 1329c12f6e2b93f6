#include "app/cli/sgfoutput.h"

#include <unistd.h>

#include <cerrno>

namespace shinpan {

namespace {

constexpr qsizetype PieceSize = 1 << 16;

} // namespace

void StandardOutput::write(QByteArrayView text)
{
    if (!m_isOpen) {
        return;
    }
    m_pending.append(text);
    if (m_pending.size() >= PieceSize) {
        flush();
    }
}

void StandardOutput::writeLine(const QByteArray &text)
{
    write(text);
    write("\n");
}

void StandardOutput::flush()
{
    QByteArrayView rest = m_pending;
    while (m_isOpen && !rest.isEmpty()) {
        const ssize_t written =
            ::write(STDOUT_FILENO, rest.data(), static_cast<std::size_t>(rest.size()));
        if (written >= 0) {
            rest = rest.sliced(written);
        } else if (errno != EINTR) {
            m_isOpen = false;
            if (errno != EPIPE) {
                m_error = qt_error_string(errno);
            }
        }
    }
    m_pending.clear();
}

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
