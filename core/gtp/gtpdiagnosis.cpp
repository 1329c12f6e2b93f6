#include "core/gtp/gtpdiagnosis.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

void GtpDiagnosis::noteErrorLine(QByteArrayView line)
{
    if (m_errorLines.size() == MaxErrorLines) {
        m_errorLines.pop_front();
    }
    m_errorLines.push_back(line.first(std::min(line.size(), MaxErrorLineLength)).toByteArray());
}

QStringList GtpDiagnosis::lastErrorLines() const
{
    QStringList lines;
    for (const QByteArray &line : m_errorLines) {
        lines.append(decodeEngineText(line));
    }
    return lines;
}

void GtpDiagnosis::noteCommand(QByteArrayView line)
{
    if (!m_hasReplied) {
        m_lastCommand = line.toByteArray();
    }
}

void GtpDiagnosis::noteStray(QByteArrayView line)
{
    if (line.startsWith('!')) {
        m_panic = line.first(std::min(line.size(), MaxErrorLineLength)).toByteArray();
    }
    if (m_hasReplied) {
        return;
    }
    m_repeatsInput = m_repeatsInput || line == m_lastCommand;
    if (!m_firstLine && line.size() < MaxFirstLine) {
        m_firstLine = line.toByteArray();
    }
}

void GtpDiagnosis::noteReply(bool hasOurId)
{
    m_hasReplied = true;
    m_hasEchoedId = m_hasEchoedId || hasOurId;
}

QString GtpDiagnosis::hint() const
{
    if (!m_panic.isEmpty()) {
        return QStringLiteral("; it wrote \"%1\"").arg(decodeEngineText(m_panic));
    }
    if (m_hasReplied) {
        return {};
    }
    if (m_repeatsInput) {
        return QStringLiteral(
            "; it repeats its input: it is not a GTP engine, or a terminal stands in between");
    }
    if (m_firstLine) {
        return QStringLiteral("; it does not speak GTP but wrote \"%1\"")
            .arg(decodeEngineText(*m_firstLine));
    }
    return {};
}

GtpError GtpDiagnosis::errorAfter(const ProcessExit &exit, const QByteArray &command) const
{
    if (exit.kind == ProcessExit::Kind::FailedToStart) {
        return {GtpError::Kind::FailedToStart, exit.detail};
    }
    if (const QString complaint = complaintOfSandbox(exit); !complaint.isEmpty()) {
        return {GtpError::Kind::FailedToStart, complaint};
    }
    const QString during = command.isEmpty()
                             ? QString()
                             : QStringLiteral(" during \"%1\"").arg(decodeEngineText(command));
    const QString how = exit.kind == ProcessExit::Kind::Signalled
                          ? QStringLiteral("was ") + exit.detail
                          : exit.detail;
    return {GtpError::Kind::EngineEnded, how + during + hintAfter(exit)};
}

/// As hint(), once the engine has ended and ssh may have had the last word.
QString GtpDiagnosis::hintAfter(const ProcessExit &exit) const
{
    constexpr int SshFailed = 255; // ssh(1), "Exit status": else it is the remote command's
    const bool maySshHaveFailed = exit.kind == ProcessExit::Kind::Exited && exit.code == SshFailed;
    const QString complaint = maySshHaveFailed ? complaintOfSsh() : QString();
    return complaint.isEmpty() ? hint() : complaint;
}

/// What ssh wrote about a connection that it could not make or keep, with advice; empty if it wrote
/// nothing that only ssh writes (OpenSSH 9.2).
QString GtpDiagnosis::complaintOfSsh() const
{
    const QString words = QStringLiteral("; ssh wrote \"%1\"");
    const QString login = QStringLiteral(
        "; nobody can answer its questions here, so log in with a key, once in a terminal first");
    for (auto line = m_errorLines.crbegin(); line != m_errorLines.crend(); ++line) {
        if (line->startsWith("Host key verification failed")
            || line->contains("Permission denied (")) {
            return words.arg(decodeEngineText(*line)) + login;
        }
        if (line->startsWith("ssh: ") || line->startsWith("kex_exchange_identification: ")
            || line->startsWith("client_loop: ") || line->startsWith("Timeout, server ")
            || line->startsWith("Connection closed by ")
            || (line->startsWith("Connection to ") && line->contains("closed by remote host"))) {
            return words.arg(decodeEngineText(*line));
        }
    }
    return {};
}

/// Why bwrap could not start the engine; empty if it could, or says nothing.
QString GtpDiagnosis::complaintOfSandbox(const ProcessExit &exit) const
{
    constexpr int SandboxFailed = 1; // bwrap(1): else it is the engine's status
    if (m_hasReplied || exit.kind != ProcessExit::Kind::Exited || exit.code != SandboxFailed) {
        return {};
    }
    const auto complaint = std::ranges::find_if(
        m_errorLines, [](const QByteArray &line) { return line.startsWith("bwrap: "); });
    return complaint == m_errorLines.end()
             ? QString()
             : QStringLiteral("its sandbox failed: %1").arg(decodeEngineText(*complaint));
}

QString decodeEngineText(QByteArrayView bytes)
{
    return bytes.isValidUtf8() ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
}

QString waitInWords(std::chrono::milliseconds time)
{
    if (time < 1s) {
        return QStringLiteral("%1 ms").arg(time.count());
    }
    if (time < 2min || time % 1min != 0ms) {
        return QStringLiteral("%1 s").arg(std::chrono::duration<double>(time).count());
    }
    return QStringLiteral("%1 min").arg(time / 1min);
}

QString noAnswerInWords(const QString &command, std::chrono::milliseconds time)
{
    return QStringLiteral("did not answer \"%1\" within %2").arg(command, waitInWords(time));
}

} // namespace shinpan
