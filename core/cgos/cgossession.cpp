#include "core/cgos/cgossession.h"

#include "core/util/message.h"

#include <QDeadlineTimer>
#include <QPointer>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The longest line is the set-up of a long game, ten bytes a move.
constexpr std::size_t LongestLine = 256 * 1024;

constexpr auto QuitGrace = 2s;

} // namespace

CgosSession::CgosSession(CgosLogin login, std::unique_ptr<GtpTransport> transport, QObject *parent)
    : CgosSession(std::move(login), std::move(transport), Limits(), parent)
{ }

CgosSession::CgosSession(CgosLogin login,
                         std::unique_ptr<GtpTransport> transport,
                         Limits limits,
                         QObject *parent)
    : QObject(parent)
    , m_login(std::move(login))
    , m_limits(limits)
    , m_transport(std::move(transport))
    , m_lines(LongestLine)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        end(CgosSessionEnd::Kind::Lost,
            Message::of(QT_TRANSLATE_NOOP("Messages", "does not ask who we are")));
    });
    connect(m_transport.get(), &GtpTransport::bytesReceived, this, &CgosSession::receive);
    connect(m_transport.get(), &GtpTransport::ended, this, [this](const ProcessExit &exit) {
        // The remark is what to do about an engine that cannot be reached.
        end(m_isOusted ? CgosSessionEnd::Kind::Ousted : CgosSessionEnd::Kind::Lost,
            exit.detail.withoutRemark());
    });
}

void CgosSession::start()
{
    m_patience.start(m_limits.login);
    m_transport->start();
}

void CgosSession::say(const QByteArray &line)
{
    if (!m_hasEnded) {
        m_transport->write(line + '\n');
        Q_EMIT recorded("> " + line);
    }
}

void CgosSession::quit()
{
    say(QByteArrayLiteral("quit"));
    m_transport->close(QuitGrace);
}

void CgosSession::receive(QByteArrayView bytes)
{
    m_lines.feed(bytes);
    hearLines();
}

/// Hears as many lines as a turn of the event loop may take; the rest wait for the next one, and
/// until then nothing more is read.
void CgosSession::hearLines()
{
    const QPointer<CgosSession> self(this);
    const QDeadlineTimer turn(m_limits.turn, Qt::PreciseTimer);
    while (self && !m_hasEnded) {
        const std::optional<LineSplitter::Line> line = m_lines.next();
        if (!line) {
            m_transport->setPaused(false);
            return;
        }
        if (isFlooded(line->text.size())) {
            end(CgosSessionEnd::Kind::Flooded,
                Message::of(QT_TRANSLATE_NOOP("Messages", "floods us with lines")));
            return;
        }
        hearLine(line->text.toByteArray()); // a copy: a listener may have more fed
        if (self && !m_hasEnded && turn.hasExpired()) {
            m_transport->setPaused(true);
            QMetaObject::invokeMethod(this, &CgosSession::hearLines, Qt::QueuedConnection);
            return;
        }
    }
}

/// This is more in a second than any server has to say.
bool CgosSession::isFlooded(qsizetype bytes)
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_second >= 1s) {
        m_second = now;
        m_linesInSecond = 0;
        m_bytesInSecond = 0;
    }
    m_bytesInSecond += bytes;
    return ++m_linesInSecond > m_limits.linesInASecond || m_bytesInSecond > m_limits.bytesInASecond;
}

void CgosSession::hearLine(QByteArrayView line)
{
    const QPointer<CgosSession> self(this);
    Q_EMIT recorded("< " + line.toByteArray());
    if (!self || m_hasEnded || line.trimmed().isEmpty()) {
        return;
    }
    const Result<CgosMessage> message = parseCgosMessage(line);
    if (!message) {
        if (++m_nonsense > m_limits.nonsense) {
            end(CgosSessionEnd::Kind::Lost,
                Message::of(QT_TRANSLATE_NOOP("Messages", "does not speak CGOS: what it says %1"),
                            message.error()));
        }
        return;
    }
    if (const auto *question = std::get_if<CgosQuestion>(&*message)) {
        if (!m_isLoggedIn) {
            answer(*question);
        }
        return;
    }
    if (const auto *refusal = std::get_if<CgosRefusal>(&*message)) {
        end(CgosSessionEnd::Kind::Refused,
            Message::of(QT_TRANSLATE_NOOP("Messages", "refuses: %1"), refusal->text));
        return;
    }
    if (const auto *info = std::get_if<CgosInfo>(&*message)) {
        m_isOusted = m_isOusted || info->text.startsWith(QLatin1String("another login "));
    }
    Q_EMIT heard(*message);
}

void CgosSession::answer(const CgosQuestion &question)
{
    switch (question.kind) {
    case CgosQuestion::Kind::Protocol:
        m_takesAnalysis = question.takesAnalysis;
        say(m_takesAnalysis ? "e1 Shinpan " SHINPAN_VERSION " genmove_analyze"
                            : "e1 Shinpan " SHINPAN_VERSION);
        break;
    case CgosQuestion::Kind::UserName:
        say(m_login.name.toUtf8());
        break;
    case CgosQuestion::Kind::Password:
        m_transport->write(m_login.password.toUtf8() + '\n');
        m_patience.stop();
        m_isLoggedIn = true;
        Q_EMIT recorded("> (the password)");
        Q_EMIT loggedIn();
        break;
    }
}

void CgosSession::end(CgosSessionEnd::Kind kind, const Message &reason)
{
    if (m_hasEnded) {
        return;
    }
    m_hasEnded = true;
    m_patience.stop();
    m_transport->close(0ms);
    Q_EMIT ended({kind, reason});
}

} // namespace shinpan
