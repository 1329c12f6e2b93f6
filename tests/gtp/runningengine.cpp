#include "tests/gtp/runningengine.h"

#include <QCoreApplication>
#include <QTimer>

#include <cerrno>
#include <csignal>

namespace shinpan::test {

using namespace std::chrono_literals;

namespace {

constexpr auto Patience = 60s;

} // namespace

ProcessSpec fakeEngine(const QStringList &options)
{
    return {.program = QStringLiteral(SHINPAN_FAKE_ENGINE), .arguments = options};
}

bool waitUntil(const std::function<bool()> &condition)
{
    QTimer limit;
    limit.setSingleShot(true);
    limit.start(Patience);
    while (!condition() && limit.isActive()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return condition();
}

bool groupVanishes(qint64 group)
{
    QTimer pulse;
    pulse.start(2ms);
    return waitUntil([group] {
        return group == 0 || (::kill(static_cast<pid_t>(-group), 0) != 0 && errno == ESRCH);
    });
}

RunningEngine::RunningEngine(const ProcessSpec &spec, GtpTranscript *transcript)
{
    auto transport = std::make_unique<ProcessTransport>(spec);
    const ProcessTransport *const process = transport.get();
    const int source = transcript == nullptr ? 0 : transcript->addSource(spec.program);
    m_session = std::make_unique<GtpSession>(std::move(transport), transcript, source);
    QObject::connect(m_session.get(), &GtpSession::started, m_session.get(),
                     [this, process] { m_group = process->processId(); });
    m_session->start();
}

GtpReply RunningEngine::ask(const QByteArray &line, std::chrono::milliseconds deadline)
{
    const Result<GtpCommand> command = GtpCommand::parse(line);
    if (!command) {
        return {.text = failure(GtpError{GtpError::Kind::BadCommand, command.error()})};
    }
    const Completion<GtpReply> reply = m_session->send(*command, deadline);
    if (!waitUntil([&reply] { return reply.isComplete(); })) {
        return {.text = failure(
                    GtpError{GtpError::Kind::Malformed,
                             Message::verbatim(QStringLiteral("the test waited too long"))})};
    }
    return reply.value();
}

ProcessExit RunningEngine::close(std::chrono::milliseconds grace)
{
    const Completion<ProcessExit> closed = m_session->close(grace);
    if (!waitUntil([&closed] { return closed.isComplete(); })) {
        return ProcessExit::closed(Message::verbatim(QStringLiteral("the test waited too long")));
    }
    return groupVanishes(m_group) ? closed.value()
                                  : ProcessExit::closed(Message::verbatim(
                                      QStringLiteral("something of the engine is left")));
}

ProcessExit forced(ProcessExit exit)
{
    exit.wasForced = true;
    return exit;
}

ProcessExit leavingHelpers(ProcessExit exit)
{
    exit.leftHelpers = true;
    return exit;
}

} // namespace shinpan::test
