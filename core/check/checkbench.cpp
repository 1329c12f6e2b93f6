#include "core/check/checkbench.h"

#include "core/engine/dialect/boardreading.h"
#include "core/engine/dialect/gtpone.h"
#include "core/engine/dialect/gtptext.h"
#include "core/engine/profile/engineaddress.h"
#include "core/gtp/gtptranscript.h"

#include <QTimer>

#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Bytes; an engine that says more below the session than this never comes to an end.
constexpr qsizetype MaxTalk = 64 * 1024;

/// Whether the reply with this id is among these bytes, whole.
[[nodiscard]] bool holdsReply(const QByteArray &bytes, const QByteArray &id)
{
    for (const char status : {'=', '?'}) {
        const qsizetype at = ('\n' + bytes).indexOf('\n' + (status + id));
        if (at >= 0 && (bytes.indexOf("\n\n", at) >= 0 || bytes.indexOf("\n\r\n", at) >= 0)) {
            return true;
        }
    }
    return false;
}

[[nodiscard]] GtpReply notRunning()
{
    return {failure(GtpError{GtpError::Kind::Closed,
                             Message::of(QT_TRANSLATE_NOOP("Messages", "it is not running"))})};
}

[[nodiscard]] GtpReply noCommand(const Message &why)
{
    return {failure(GtpError{GtpError::Kind::BadCommand, why})};
}

} // namespace

CheckBench::CheckBench(EngineProfile profile,
                       CheckLimits limits,
                       GtpTranscript *transcript,
                       EngineStart start)
    : m_profile(std::move(profile))
    , m_start(std::move(start))
    , m_limits(std::move(limits))
    , m_transcript(transcript)
{ }

bool CheckBench::spawn()
{
    if (m_isAbandoned) {
        return false;
    }
    m_isBroken = false;
    m_isLeaving = false;
    m_passes = 0;
    m_boardSize = BoardSize();
    Result<std::unique_ptr<GtpTransport>> transport = transportFor(m_profile, m_start);
    if (const Message mistake = mistakeInAliases(m_profile); !mistake.isEmpty()) {
        transport = failure(mistake);
    }
    if (!transport) {
        wrong("start.fails", QT_TRANSLATE_NOOP("Messages", "cannot be started: %1"),
              transport.error());
        return false;
    }
    if (m_transcript && m_source < 0) {
        m_source = m_transcript->addSource(m_profile.name);
    }
    auto tap = std::make_unique<WireTap>(std::move(*transport));
    m_tap = tap.get();
    m_mark = 0;
    m_framing.beginProcess();
    connect(m_tap, &WireTap::inputTapped, this,
            [this](QByteArrayView bytes) { m_framing.noteCommand(bytes); });
    connect(m_tap, &WireTap::outputTapped, this,
            [this](QByteArrayView bytes) { m_framing.feed(bytes); });
    m_session = std::make_unique<GtpSession>(std::move(tap), m_transcript, m_source);
    m_gone = Completion<ProcessExit>();
    connect(m_session.get(), &GtpSession::ended, this,
            [gone = m_gone](const ProcessExit &exit) { gone.complete(exit); });
    m_session->start();
    return true;
}

QCoro::Task<bool> CheckBench::start()
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    if (!spawn()) {
        co_return false;
    }
    const auto begun = std::chrono::steady_clock::now();
    const GtpReply first = co_await ask("protocol_version", m_limits.startUp);
    if (!isUsable()) {
        co_return false;
    }
    greeting = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - begun);
    if (first.ok()) {
        protocolVersion = first.text->trimmed();
    }
    for (const QString &line : m_profile.startupCommands) {
        mark();
        const GtpReply reply = co_await ask(line.toUtf8());
        if (!reply.ok() && isUsable()) { // refused, or no command at all
            wrong("start.command",
                  QT_TRANSLATE_NOOP("Messages", "refuses the start-up command “%1”: %2"), line,
                  wordsOf(reply));
        }
    }
    co_return isUsable();
}

QCoro::Task<GtpReply> CheckBench::ask(QByteArray line, Limit limit)
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    const Result<GtpCommand> command = GtpCommand::parse(line);
    if (!isUsable()) {
        co_return notRunning();
    }
    if (!command) {
        co_return noCommand(command.error());
    }
    const GtpCommand sent = sentCommand(m_profile, *command);
    const GtpCommand spoken = speaksGtpOne ? inGtpOne(sent, commands, m_boardSize) : sent;
    const bool wasOver = m_session->state() == GtpSession::State::Ended;
    const Completion<GtpReply> answer = m_session->send(spoken, limit > 0ms ? limit : NoDeadline);
    const GtpReply reply = co_await answer;
    const bool wasFirst = !std::exchange(m_hasAsked, true);
    if (reply.ok()) {
        notePasses(line);
        noteSize(*command);
    }
    if (!reply.ok() && !isRefused(reply) && isUsable()) {
        m_framing.noteSilence();
        if (wasOver) {
            wrong("breakdown.ends-unasked",
                  QT_TRANSLATE_NOOP("Messages", "ended without being asked anything: %1"),
                  reply.text.error().text);
            m_wasOverBefore = wasFirst;
        } else {
            noteBreakdown(line, limit, reply.text.error());
        }
        m_isBroken = true;
    }
    co_return reply;
}

void CheckBench::noteSize(const GtpCommand &command)
{
    const std::vector<QByteArray> words = command.arguments();
    const int side = words.size() == 1 ? words.front().toInt() : 0;
    if (command.name() == "boardsize" && side >= 1 && side <= MaxBoardSide) {
        m_boardSize = BoardSize::square(side);
    }
}

/// A game goes on, or another begins, with everything but questions and passes.
void CheckBench::notePasses(const QByteArray &line)
{
    const QByteArray command = line.left(line.indexOf(' '));
    if (command == "play" && line.toLower().endsWith(" pass")) {
        ++m_passes;
    } else if (command == "play" || command == "genmove" || command == "undo"
               || command == "boardsize" || command == "clear_board" || command == "loadsgf") {
        m_passes = 0;
    }
}

QCoro::Task<int> CheckBench::askAll(QByteArrayList lines)
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    int taken = 0;
    for (const QByteArray &line : lines) {
        const GtpReply reply = co_await ask(line);
        if (!reply.ok()) {
            break;
        }
        ++taken;
    }
    co_return taken;
}

QCoro::Task<QByteArrayList> CheckBench::refusedOf(QByteArrayList lines)
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    QByteArrayList refused;
    for (const QByteArray &line : lines) {
        const GtpReply reply = co_await ask(line);
        if (!reply.ok()) {
            refused.append(line);
        }
    }
    co_return refused;
}

QCoro::Task<QByteArray> CheckBench::talk(QByteArray bytes, QByteArray lastId)
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    if (!isUsable()) {
        co_return QByteArray();
    }
    const auto heard = std::make_shared<QByteArray>();
    const Completion<bool> listening = listenUntil(lastId, heard);
    m_tap->write(bytes);
    const bool isAnswered = co_await listening;
    if (isUsable()) {
        m_tap->divert({});
    }
    co_return isAnswered ? *heard : *heard + '\n';
}

Completion<bool> CheckBench::listenUntil(const QByteArray &id,
                                         const std::shared_ptr<QByteArray> &heard)
{
    Completion<bool> done;
    m_tap->divert([heard, done, id](QByteArrayView bytes) {
        heard->append(bytes);
        if (holdsReply(*heard, id)) {
            done.complete(true);
        } else if (heard->size() > MaxTalk) {
            done.complete(false);
        }
    });
    QTimer::singleShot(m_limits.command, m_tap, [done] { done.complete(false); });
    connect(m_tap, &GtpTransport::ended, m_tap, [done] { done.complete(false); });
    connect(m_tap, &QObject::destroyed, this, [done] { done.complete(false); });
    return done;
}

Completion<GtpReply> CheckBench::stream(const QByteArray &line, GtpSession::LineSink sink)
{
    const Result<GtpCommand> command = GtpCommand::parse(line);
    if (isUsable() && command) {
        return m_session->stream(sentCommand(m_profile, *command), std::move(sink));
    }
    Completion<GtpReply> nothing;
    nothing.complete(notRunning());
    return nothing;
}

Completion<ProcessExit> CheckBench::close(Limit grace)
{
    if (!m_session) {
        Completion<ProcessExit> nothingToClose;
        nothingToClose.complete({});
        return nothingToClose;
    }
    m_isLeaving = true;
    return m_session->close(m_isBroken || m_isAbandoned ? 0ms : grace);
}

void CheckBench::endInput(Limit grace)
{
    m_isLeaving = true;
    m_tap->close(grace); // below the session, which would say quit
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
    m_hasAsked = false;
    m_wasOverBefore = false;
    mark();
}

void CheckBench::note(CheckVerdict verdict, bool hampersGames, const char *id, const Message &text)
{
    if (m_isBroken || m_isAbandoned) {
        return;
    }
    const QString evidence = m_tap != nullptr ? m_tap->exchangeSince(m_mark) : QString();
    Q_EMIT noted({text, id, m_area, verdict, hampersGames, evidence});
}

void CheckBench::noteBreakdown(const QByteArray &line, Limit limit, const GtpError &error)
{
    const QString command = QString::fromUtf8(line);
    const Message seconds = decimal(QString::number(static_cast<double>(limit.count()) / 1000));
    // Matches begin with these questions, and an engine may refuse them, but not leave them.
    const bool isHandshake = line == "protocol_version" || line == "name" || line == "version"
                          || line == "list_commands";
    const auto tell = [&](const char *id, const Message &text) {
        note(CheckVerdict::Wrong, isHandshake || (m_isEssential && !isGameOver()), id, text);
    };
    switch (error.kind) {
    case GtpError::Kind::FailedToStart:
    case GtpError::Kind::Unreachable:
        spoils("start.fails", QT_TRANSLATE_NOOP("Messages", "cannot be started: %1"), error.text);
        break;
    case GtpError::Kind::TimedOut:
        tell("breakdown.silent",
             Message::of(isGameOver()
                             ? QT_TRANSLATE_NOOP(
                                 "Messages", "does not answer “%1” after two passes within %2 s")
                             : QT_TRANSLATE_NOOP("Messages", "does not answer “%1” within %2 s"),
                         command, seconds)
                 .followedBy(error.text.remark()));
        break;
    case GtpError::Kind::Protocol:
        tell("breakdown.garbage",
             Message::of(isGameOver()
                             ? QT_TRANSLATE_NOOP(
                                 "Messages", "writes what is not GTP when asked for “%1” after two "
                                             "passes: %2")
                             : QT_TRANSLATE_NOOP("Messages",
                                                 "writes what is not GTP when asked for “%1”: %2"),
                         command, error.text));
        break;
    default:
        tell("breakdown.ends",
             Message::of(isGameOver()
                             ? QT_TRANSLATE_NOOP("Messages",
                                                 "ends when asked for “%1” after two passes: %2")
                             : QT_TRANSLATE_NOOP("Messages", "ends when asked for “%1”: %2"),
                         command, error.text));
        break;
    }
}

bool isRefused(const GtpReply &reply)
{
    return !reply.ok() && reply.text.error().kind == GtpError::Kind::Refused;
}

bool refusesWith(const GtpReply &reply, const char *words)
{
    return isRefused(reply) && wordsOf(reply).startsWith(QLatin1String(words), Qt::CaseInsensitive);
}

QString wordsOf(const GtpReply &reply)
{
    return reply.ok() ? *reply.text : reply.text.error().text.english();
}

Message decimal(const QString &number)
{
    const QStringList parts = number.split(u'.');
    return parts.size() == 2
             ? Message::of(QT_TRANSLATE_NOOP("Messages", "%1.%2"), parts.first(), parts.last())
             : Message::verbatim(number);
}

std::optional<std::vector<Point>> pointsIn(const GtpReply &reply, BoardSize size)
{
    return reply.ok() ? pointsFromVertices(*reply.text, size) : std::nullopt;
}

QString verticesOf(const std::vector<Point> &points)
{
    QStringList vertices;
    for (const Point point : points) {
        vertices.append(QString::fromStdString(vertexOf(point)));
    }
    return vertices.join(u' ');
}

QString quoted(const QByteArrayList &lines)
{
    QStringList words;
    for (const QByteArray &line : lines) {
        words.append(u'“' + QString::fromUtf8(line) + u'”');
    }
    return words.join(QLatin1String(", "));
}

QCoro::Task<bool> CheckBench::emptyBoard()
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    if (!size()) {
        co_return false;
    }
    mark();
    const QByteArrayList lines = {"boardsize " + QByteArray::number(size()->columns),
                                  "clear_board"};
    const int taken = co_await askAll(lines);
    const bool isEmpty = taken == lines.size();
    if (!isEmpty && isUsable() && !std::exchange(m_hasToldUnprepared, true)) {
        wrong("board.empty",
              QT_TRANSLATE_NOOP("Messages", "refuses “%1”, so that nothing can be played"),
              QString::fromUtf8(lines.at(taken)));
    }
    // Both may be refused: some have one komi only, or no clock.
    const GtpReply komi = co_await ask("komi 6.5");
    if (knows("time_settings")) {
        const GtpReply time = co_await ask("time_settings 0 1 1");
    }
    co_return isEmpty;
}

QCoro::Task<std::optional<Board>> CheckBench::readBoard()
{
    const std::shared_ptr<CheckBench> self = shared_from_this();
    if (!size()) {
        co_return std::nullopt;
    }
    if (knows("list_stones")) {
        const GtpReply black = co_await ask("list_stones black");
        const GtpReply white = co_await ask("list_stones white");
        if (black.ok() && white.ok()) {
            co_return boardFromStones(*black.text, *white.text, *size());
        }
    }
    if (knows("showboard")) {
        const GtpReply drawing = co_await ask("showboard");
        if (drawing.ok()) {
            co_return boardFromDrawing(*drawing.text, *size());
        }
    }
    co_return std::nullopt;
}

std::optional<BoardSize> CheckBench::size() const
{
    std::vector<int> wanted = m_limits.sizes.empty() ? std::vector<int>{9, 19, 13} : m_limits.sizes;
    wanted.insert(wanted.end(), sizes.rbegin(), sizes.rend());
    for (const int side : wanted) {
        if (takes(side) && side >= 5 && side <= MaxGtpSide) {
            return BoardSize::square(side);
        }
    }
    return std::nullopt;
}

} // namespace shinpan
