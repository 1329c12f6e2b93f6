#include "tests/cli/pseudoterminal.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>

namespace shinpan::test {

PseudoTerminal::PseudoTerminal(int columns, int rows)
    : m_end(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK))
{
    if (m_end < 0 || ::grantpt(m_end) != 0 || ::unlockpt(m_end) != 0) {
        qFatal("there is no terminal to be had");
    }
    resize(columns, rows);
}

PseudoTerminal::~PseudoTerminal()
{
    ::close(m_end);
}

void PseudoTerminal::resize(int columns, int rows) const
{
    const winsize size{static_cast<unsigned short>(rows), static_cast<unsigned short>(columns), 0,
                       0};
    ::ioctl(m_end, TIOCSWINSZ, &size);
}

void PseudoTerminal::give(QProcess &process) const
{
    const QByteArray name = ::ptsname(m_end);
    process.setChildProcessModifier([name] {
        ::setsid(); // the first terminal that is opened now is the session's
        const int end = ::open(name.constData(), O_RDWR);
        ::dup2(end, STDIN_FILENO);
        ::dup2(end, STDOUT_FILENO);
        ::dup2(end, STDERR_FILENO);
    });
}

bool PseudoTerminal::type(QByteArrayView keys) const
{
    return ::write(m_end, keys.data(), static_cast<std::size_t>(keys.size())) == keys.size();
}

const QByteArray &PseudoTerminal::told()
{
    char bytes[4096];
    ssize_t count = 0;
    while ((count = ::read(m_end, bytes, sizeof bytes)) > 0) {
        m_told.append(bytes, count);
    }
    return m_told;
}

} // namespace shinpan::test
