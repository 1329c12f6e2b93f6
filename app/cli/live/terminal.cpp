#include "app/cli/live/terminal.h"

#include <fcntl.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstring>

namespace shinpan {

namespace {

// ECMA-48, and xterm's private modes that every terminal of today has.
constexpr char Enter[] = "\x1b[?1049h\x1b[?25l\x1b[2J";
constexpr char Leave[] = "\x1b[?25h\x1b[?1049l";
constexpr char Clear[] = "\x1b[2J";
constexpr char ClearToLineEnd[] = "\x1b[K";

/// The terminal of standard output, opened anew, so that its settings do not reach the shell and
/// others that share it.
[[nodiscard]] int openedTerminal()
{
    const char *const name = ::ttyname(STDOUT_FILENO);
    return name != nullptr ? ::open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) : -1;
}

/// Keys at once and without echo. Ctrl-C stays; Ctrl-Z does not, since engines' clocks would go on
/// while nobody attends to them, nor does Ctrl-S, which only confuses.
[[nodiscard]] termios withKeysAtOnce(termios mode)
{
    mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
    mode.c_iflag &= ~static_cast<tcflag_t>(IXON);
    mode.c_cc[VSUSP] = _POSIX_VDISABLE;
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    return mode;
}

} // namespace

std::unique_ptr<Terminal> Terminal::takeOver()
{
    const QByteArray kind = qgetenv("TERM");
    if (::isatty(STDOUT_FILENO) == 0 || kind.isEmpty() || kind == "dumb"
        || ::tcgetpgrp(STDOUT_FILENO) != ::getpgrp()) {
        return nullptr;
    }
    const int descriptor = openedTerminal();
    termios before{};
    if (descriptor < 0 || ::tcgetattr(descriptor, &before) != 0) {
        if (descriptor >= 0) {
            ::close(descriptor);
        }
        return nullptr;
    }
    return std::unique_ptr<Terminal>(new Terminal(descriptor, before));
}

Terminal::Terminal(int descriptor, const termios &before)
    : m_descriptor(descriptor)
    , m_before(before)
    , m_keys(descriptor, QSocketNotifier::Read)
{
    const termios mode = withKeysAtOnce(before);
    ::tcsetattr(m_descriptor, TCSANOW, &mode);
    connect(&m_keys, &QSocketNotifier::activated, this, &Terminal::readKeys);
    write(Enter);
}

Terminal::~Terminal()
{
    m_keys.setEnabled(false);
    ::fcntl(m_descriptor, F_SETFL, O_RDWR); // these bytes must arrive
    write(Leave);
    ::tcsetattr(m_descriptor, TCSADRAIN, &m_before);
    ::close(m_descriptor);
}

TerminalSize Terminal::size() const
{
    winsize window{};
    if (::ioctl(m_descriptor, TIOCGWINSZ, &window) != 0 || window.ws_col == 0) {
        return {};
    }
    return {window.ws_col, window.ws_row};
}

TerminalStyle Terminal::style()
{
    const char *const charset = ::nl_langinfo(CODESET); // of the locale that Qt has set
    return {charset != nullptr && std::strcmp(charset, "UTF-8") == 0,
            qgetenv("NO_COLOR").isEmpty()};
}

void Terminal::show(const std::vector<TextLine> &lines)
{
    const TerminalSize now = size();
    QByteArray changes;
    if (now != m_shownSize) {
        m_shownSize = now;
        m_shown.clear();
    }
    if (m_shown.isEmpty()) {
        changes += Clear;
    }
    QByteArrayList wanted;
    for (const TextLine &line : lines) {
        wanted.append(encoded(line, m_style));
    }
    while (wanted.size() < m_shown.size()) {
        wanted.append(QByteArray());
    }
    for (qsizetype row = 0; row < wanted.size(); ++row) {
        if (m_shown.value(row) != wanted[row]) {
            changes += "\x1b[" + QByteArray::number(row + 1) + ";1H" + wanted[row] + ClearToLineEnd;
        }
    }
    m_shown = wanted;
    write(changes);
}

/// What does not go out at once is forgotten: the next show() begins anew.
void Terminal::write(const QByteArray &bytes)
{
    if (!bytes.isEmpty()
        && ::write(m_descriptor, bytes.constData(), static_cast<std::size_t>(bytes.size()))
               != bytes.size()) {
        m_shown.clear();
    }
}

void Terminal::readKeys()
{
    constexpr char CtrlX = 0x18;
    char keys[64];
    const ssize_t count = ::read(m_descriptor, keys, sizeof keys);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) {
        m_keys.setEnabled(false); // the terminal is gone
    }
    if (count > 0 && std::memchr(keys, CtrlX, static_cast<std::size_t>(count)) != nullptr) {
        Q_EMIT stopKeyPressed();
    }
}

} // namespace shinpan
