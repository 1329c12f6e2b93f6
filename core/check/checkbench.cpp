#include "core/check/checkbench.h"

#include "core/gtp/gtptranscript.h"
#include "core/gtp/processtransport.h"

#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

std::shared_ptr<CheckBench> CheckBench::create(EngineProfile profile,
                                               CheckLimits limits,
                                               GtpTranscript *transcript)
{
    return std::shared_ptr<CheckBench>(
        new CheckBench(std::move(profile), std::move(limits), transcript));
}

CheckBench::CheckBench(EngineProfile profile, CheckLimits limits, GtpTranscript *transcript)
    : m_profile(std::move(profile))
    , m_limits(std::move(limits))
    , m_transcript(transcript)
{ }

CheckBench::~CheckBench() = default;

bool CheckBench::start()
{
    if (m_isAbandoned) {
        return false;
    }
    m_isBroken = false;
    const Result<ProcessSpec> spec = processSpec(m_profile);
    if (!spec) {
        wrong("start.fails", QT_TRANSLATE_NOOP("EngineCheck", "cannot be started: %1"),
              {spec.error()});
        return false;
    }
    if (m_transcript && m_source < 0) {
        m_source = m_transcript->addSource(m_profile.name);
    }
    auto tap = std::make_unique<WireTap>(std::make_unique<ProcessTransport>(*spec));
    m_tap = tap.get();
    m_mark = 0;
    m_session = std::make_unique<GtpSession>(std::move(tap), m_transcript, m_source);
    m_session->start();
    return true;
}

QCoro::Task<bool> CheckBench::greet()
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    const GtpReply first = co_await ask("protocol_version", m_limits.startUp);
    if (!isUsable()) {
        co_return false;
    }
    for (const QString &line : m_profile.startupCommands) {
        mark();
        const GtpReply reply = co_await ask(line.toUtf8());
        if (isRefused(reply)) {
            wrong("start.command",
                  QT_TRANSLATE_NOOP("EngineCheck", "refuses the start-up command “%1”: %2"),
                  {line, wordsOf(reply)});
        }
    }
    co_return isUsable();
}

QCoro::Task<GtpReply> CheckBench::ask(QByteArray line, Limit limit)
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    GtpReply closed;
    closed.text = failure(GtpError{GtpError::Kind::Closed, QStringLiteral("it is not running")});
    const Result<GtpCommand> command = GtpCommand::parse(line);
    if (!isUsable() || !command) {
        co_return closed;
    }
    const Completion<GtpReply> answer = m_session->send(*command, limit > 0ms ? limit : NoDeadline);
    const GtpReply reply = co_await answer;
    if (!reply.ok() && !isRefused(reply) && isUsable()) {
        noteBreakdown(line, limit, reply.text.error());
    }
    co_return reply;
}

QCoro::Task<GtpReply> CheckBench::ask(QByteArray line)
{
    return ask(std::move(line), m_limits.command);
}

Completion<ProcessExit> CheckBench::close(Limit grace)
{
    if (!m_session) {
        Completion<ProcessExit> nothingToClose;
        nothingToClose.complete({});
        return nothingToClose;
    }
    return m_session->close(m_isBroken || m_isAbandoned ? 0ms : grace);
}

void CheckBench::abandon()
{
    m_isAbandoned = true;
    [[maybe_unused]] const auto unread = close(0ms);
}

void CheckBench::begin(CheckArea area, bool isEssential)
{
    m_area = area;
    m_isEssential = isEssential;
    mark();
}

void CheckBench::mark()
{
    m_mark = m_tap != nullptr ? m_tap->mark() : 0;
}

void CheckBench::works(const char *id, const char *text, const QStringList &arguments)
{
    note(CheckVerdict::Works, id, text, arguments);
}

void CheckBench::absent(const char *id, const char *text, const QStringList &arguments)
{
    note(CheckVerdict::Absent, id, text, arguments);
}

void CheckBench::odd(const char *id, const char *text, const QStringList &arguments)
{
    note(CheckVerdict::Odd, id, text, arguments);
}

void CheckBench::wrong(const char *id, const char *text, const QStringList &arguments)
{
    note(CheckVerdict::Wrong, id, text, arguments);
}

void CheckBench::note(CheckVerdict verdict,
                      const char *id,
                      const char *text,
                      const QStringList &arguments)
{
    if (m_isBroken || m_isAbandoned) {
        return;
    }
    CheckFinding finding;
    finding.text = text;
    finding.arguments = arguments;
    finding.id = id;
    finding.area = m_area;
    finding.verdict = verdict;
    finding.hampersGames = verdict == CheckVerdict::Wrong && m_isEssential;
    finding.evidence = m_tap != nullptr ? m_tap->exchangeSince(m_mark) : QString();
    Q_EMIT noted(finding);
}

void CheckBench::noteBreakdown(const QByteArray &line, Limit limit, const GtpError &error)
{
    const QString command = QString::fromUtf8(line);
    switch (error.kind) {
    case GtpError::Kind::FailedToStart:
        wrong("start.fails", QT_TRANSLATE_NOOP("EngineCheck", "cannot be started: %1"),
              {error.text});
        break;
    case GtpError::Kind::TimedOut:
        wrong("breakdown.silent",
              QT_TRANSLATE_NOOP("EngineCheck", "does not answer “%1” within %2 s"),
              {command, QString::number(static_cast<double>(limit.count()) / 1000)});
        break;
    case GtpError::Kind::Protocol:
        wrong("breakdown.garbage",
              QT_TRANSLATE_NOOP("EngineCheck", "writes what is no GTP when asked for “%1”: %2"),
              {command, error.text});
        break;
    default:
        wrong("breakdown.ends", QT_TRANSLATE_NOOP("EngineCheck", "ends when asked for “%1”: %2"),
              {command, error.text});
        break;
    }
    m_isBroken = true;
}

bool isRefused(const GtpReply &reply)
{
    return !reply.ok() && reply.text.error().kind == GtpError::Kind::Refused;
}

QString wordsOf(const GtpReply &reply)
{
    return reply.ok() ? *reply.text : reply.text.error().text;
}

} // namespace shinpan
