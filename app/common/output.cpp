#include "app/common/output.h"

#include "core/util/printable.h"

#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr qsizetype PieceSize = 1 << 16;

// ECMA-48: back to the first column, and erase to the end of the line.
constexpr char NewLine[] = "\r\x1b[K";

/// Both in one, so that neither outlives what the other needs of it.
struct Streams
{
    Output output{STDOUT_FILENO};
    Output error{STDERR_FILENO};
};

[[nodiscard]] Streams &streams()
{
    static Streams instance;
    return instance;
}

void log(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    standardError().writeLine(qFormatLogMessage(type, context, text));
}

} // namespace

Output::Output(int descriptor)
    : m_descriptor(descriptor)
    , m_isTerminal(::isatty(descriptor) == 1)
{ }

Output::~Output()
{
    clearProgress();
    flush();
}

void Output::write(const QString &text)
{
    pass(printableLines(text).toUtf8());
}

void Output::writeStrangersLine(const QString &text)
{
    if (!m_ofStrangers.takes(text.size() + 1)) {
        return;
    }
    if (const qint64 leftOut = m_ofStrangers.takeLeftOut(); leftOut > 0) {
        writeLine(
            QStringLiteral("(%1 lines were left out, of callers and their engines)").arg(leftOut));
    }
    writeLine(text);
}

void Output::writeData(QByteArrayView bytes)
{
    if (m_isTerminal) {
        write(QString::fromUtf8(bytes));
    } else {
        pass(bytes);
    }
}

void Output::showProgress(const QString &line)
{
    if (m_isTerminal) {
        m_showsProgress = false;
        pass(NewLine + printable(line).toUtf8());
        m_showsProgress = true;
    }
}

void Output::clearProgress()
{
    if (std::exchange(m_showsProgress, false)) {
        pass(NewLine);
    }
}

void Output::pass(QByteArrayView bytes)
{
    standardError().clearProgress();
    if (!m_isOpen) {
        return;
    }
    m_pending.append(bytes);
    const bool isError = m_descriptor == STDERR_FILENO;
    if (isError) {
        standardOutput().flush();
    }
    if (isError || m_isTerminal || m_pending.size() >= PieceSize) {
        flush();
    }
}

void Output::flush()
{
    if (m_taker) {
        m_taker(std::exchange(m_pending, {}));
        return;
    }
    QByteArrayView rest = m_pending;
    while (m_isOpen && !rest.isEmpty()) {
        const ssize_t written =
            ::write(m_descriptor, rest.data(), static_cast<std::size_t>(rest.size()));
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

Output &standardOutput()
{
    return streams().output;
}

Output &standardError()
{
    return streams().error;
}

void logToStandardError()
{
    qInstallMessageHandler(log);
}

} // namespace shinpan
