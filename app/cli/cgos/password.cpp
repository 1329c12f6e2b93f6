#include "app/cli/cgos/password.h"

#include "app/common/output.h"
#include "core/util/filedescriptor.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace shinpan {

namespace {

constexpr qsizetype LongestPassword = 200;
constexpr char CtrlC = 3;
constexpr char CtrlD = 4;

/// A terminal without echo, and without signals, which would leave it so.
class SilentTerminal
{
public:
    explicit SilentTerminal(int descriptor)
        : m_descriptor(descriptor)
    {
        ::tcgetattr(m_descriptor, &m_before);
        termios mode = m_before;
        mode.c_lflag &= ~static_cast<tcflag_t>(ECHO | ISIG | ICANON);
        mode.c_cc[VMIN] = 1;
        mode.c_cc[VTIME] = 0;
        ::tcsetattr(m_descriptor, TCSAFLUSH, &mode);
    }
    SilentTerminal(const SilentTerminal &) = delete;
    SilentTerminal &operator=(const SilentTerminal &) = delete;
    ~SilentTerminal() { ::tcsetattr(m_descriptor, TCSAFLUSH, &m_before); }

private:
    int m_descriptor;
    termios m_before{};
};

/// What is typed up to the end of the line; nothing if that is broken off.
[[nodiscard]] QByteArray typedLine(int terminal)
{
    const SilentTerminal silent(terminal);
    QByteArray line;
    for (char typed = 0; ::read(terminal, &typed, 1) == 1;) {
        if (typed == '\n' || typed == '\r') {
            return line;
        }
        if (typed == CtrlC || typed == CtrlD || line.size() >= LongestPassword) {
            return {};
        }
        if (typed == '\b' || typed == '\x7f') {
            line.chop(1);
        } else {
            line += typed;
        }
    }
    return {};
}

} // namespace

Result<QString> askForPassword(const QString &question)
{
    const FileDescriptor terminal(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC));
    if (!terminal.isOpen()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "there is no terminal to ask at; use password_file")));
    }
    standardError().write(question);
    const QByteArray line = typedLine(terminal.number());
    standardError().write(QStringLiteral("\n"));
    if (line.isEmpty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "no password was given")));
    }
    return QString::fromUtf8(line);
}

} // namespace shinpan
