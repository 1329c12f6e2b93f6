#include "core/gtp/gtpdiagnosis.h"

#include "core/gtp/occasion.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// How it ended while it was asked something; `command` is empty if it was at none.
[[nodiscard]] Message endDuring(const ProcessExit &exit, const QString &command)
{
    const bool isAsked = !command.isEmpty();
    switch (exit.kind) {
    case ProcessExit::Kind::Exited:
        return isAsked
                 ? Message::of(QT_TRANSLATE_NOOP("Messages", "exited with code %1 during \"%2\""),
                               exit.code, command)
                       .inPlainWords(
                           Message::of(QT_TRANSLATE_NOOP("Messages", "quit unexpectedly %1"),
                                       occasionOf(command)))
                 : exit.detail;
    case ProcessExit::Kind::Signalled: {
        const QString name = signalName(exit.code);
        return isAsked ? Message::of(QT_TRANSLATE_NOOP(
                                         "Messages", "was killed by signal %1 (%2) during \"%3\""),
                                     exit.code, name, command)
                             .inPlainWords(Message::of(QT_TRANSLATE_NOOP("Messages", "crashed %1"),
                                                       occasionOf(command)))
                       : Message::of(QT_TRANSLATE_NOOP("Messages", "was killed by signal %1 (%2)"),
                                     exit.code, name)
                             .inPlainWords(Message::of(QT_TRANSLATE_NOOP("Messages", "crashed")));
    }
    case ProcessExit::Kind::FailedToStart:
    case ProcessExit::Kind::Unreachable:
    case ProcessExit::Kind::Closed:
        break;
    }
    return isAsked
             ? Message::of(QT_TRANSLATE_NOOP("Messages", "%1 during \"%2\""), exit.detail, command)
             : exit.detail;
}

/// Why flatpak-spawn (flatpak-xdg-utils 1.0.5) could not start the engine outside of the Flatpak
/// that we are in, with advice where that lacks the permission: the host's service is then not
/// there for us.
[[nodiscard]] Message complaintOfFlatpak(const QByteArray &line)
{
    const Message words = Message::of(QT_TRANSLATE_NOOP("Messages", "flatpak-spawn wrote \"%1\""),
                                      decodeEngineText(line));
    if (!line.endsWith(".ServiceUnknown")
        && !line.contains("org.freedesktop.Flatpak was not provided")) {
        return words;
    }
    const QString ours = qEnvironmentVariable("FLATPAK_ID", QStringLiteral("org.shinpan.Shinpan"));
    return words.followedBy(Message::of(
        QT_TRANSLATE_NOOP("Messages", "a Flatpak may start no programs of this computer until you "
                                      "allow it in a terminal: %1"),
        QStringLiteral("flatpak override --user --talk-name=org.freedesktop.Flatpak ") + ours));
}

} // namespace

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

Message GtpDiagnosis::hint() const
{
    if (!m_panic.isEmpty()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it wrote \"%1\""),
                           decodeEngineText(m_panic));
    }
    if (m_hasReplied) {
        return {};
    }
    if (m_repeatsInput) {
        return Message::of(QT_TRANSLATE_NOOP(
            "Messages",
            "it repeats its input: it is not a GTP engine, or a terminal stands in between"));
    }
    if (m_firstLine) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it does not speak GTP but wrote \"%1\""),
                           decodeEngineText(*m_firstLine));
    }
    return {};
}

GtpError GtpDiagnosis::errorAfter(const ProcessExit &exit, const QByteArray &command) const
{
    if (exit.kind == ProcessExit::Kind::FailedToStart) {
        return {GtpError::Kind::FailedToStart, exit.detail};
    }
    if (exit.kind == ProcessExit::Kind::Unreachable) {
        return {GtpError::Kind::Unreachable, exit.detail};
    }
    if (const Message complaint = complaintOfSandbox(exit); !complaint.isEmpty()) {
        return {GtpError::Kind::FailedToStart, complaint};
    }
    return {GtpError::Kind::EngineEnded,
            endDuring(exit, decodeEngineText(command)).followedBy(hintAfter(exit))};
}

/// The hint() once the engine has ended and ssh may have had the last word.
Message GtpDiagnosis::hintAfter(const ProcessExit &exit) const
{
    constexpr int SshFailed = 255; // ssh(1), "Exit status": else it is the remote command's
    const bool maySshHaveFailed = exit.kind == ProcessExit::Kind::Exited && exit.code == SshFailed;
    const Message complaint = maySshHaveFailed ? complaintOfSsh() : Message();
    return complaint.isEmpty() ? hint() : complaint;
}

/// What ssh wrote about a connection that it could not make or keep, with advice; empty if it wrote
/// nothing that only ssh writes (OpenSSH 9.2).
Message GtpDiagnosis::complaintOfSsh() const
{
    const auto complaint = [](const QByteArray &line) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "ssh wrote \"%1\""),
                           decodeEngineText(line));
    };
    for (auto line = m_errorLines.crbegin(); line != m_errorLines.crend(); ++line) {
        if (line->startsWith("Host key verification failed")
            || line->contains("Permission denied (")) {
            return complaint(*line).followedBy(Message::of(
                QT_TRANSLATE_NOOP("Messages", "nobody can answer its questions here, so log in "
                                              "with a key, once in a terminal first")));
        }
        if (line->startsWith("ssh: ") || line->startsWith("kex_exchange_identification: ")
            || line->startsWith("client_loop: ") || line->startsWith("Timeout, server ")
            || line->startsWith("Connection closed by ")
            || (line->startsWith("Connection to ") && line->contains("closed by remote host"))) {
            return complaint(*line);
        }
    }
    return {};
}

/// Why bwrap could not start the engine, or flatpak-spawn outside of the sandbox that we are in;
/// empty if it could, or says nothing.
Message GtpDiagnosis::complaintOfSandbox(const ProcessExit &exit) const
{
    constexpr int SandboxFailed = 1; // bwrap(1), flatpak-spawn(1): else it is the engine's status
    if (m_hasReplied || exit.kind != ProcessExit::Kind::Exited || exit.code != SandboxFailed) {
        return {};
    }
    for (const QByteArray &line : m_errorLines) {
        if (line.startsWith("bwrap: ")) {
            return Message::of(QT_TRANSLATE_NOOP("Messages", "its sandbox failed: %1"),
                               decodeEngineText(line));
        }
        if (line.startsWith("Portal call failed: ")) {
            return complaintOfFlatpak(line);
        }
    }
    return {};
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

Message noAnswerInWords(const QString &command, std::chrono::milliseconds time)
{
    const QString wait = waitInWords(time);
    return Message::of(QT_TRANSLATE_NOOP("Messages", "did not answer \"%1\" within %2"), command,
                       wait)
        .inPlainWords(Message::of(QT_TRANSLATE_NOOP("Messages", "gave no answer %1 (waited %2)"),
                                  occasionOf(command), wait));
}

} // namespace shinpan
