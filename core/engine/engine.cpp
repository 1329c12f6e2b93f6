#include "core/engine/engine.h"

#include "core/engine/gtptext.h"
#include "core/engine/setupplacement.h"
#include "core/gtp/gtptranscript.h"
#include "core/gtp/processtransport.h"
#include "core/util/logging.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Our "zero means as long as it takes" in the session's terms.
[[nodiscard]] std::chrono::milliseconds deadlineOf(Engine::Limit limit)
{
    return limit > 0ms ? limit : NoDeadline;
}

/// True where the engine is alive and merely said no.
[[nodiscard]] bool isRefusal(const GtpReply &reply)
{
    return reply.ok() || reply.text.error().kind == GtpError::Kind::Refused;
}

/// Commands that leave an engine's board alone; after any other one typed by a person we tell it
/// everything anew.
[[nodiscard]] bool leavesBoardAlone(QByteArrayView name)
{
    static const QSet<QByteArray> harmless{"protocol_version",
                                           "name",
                                           "version",
                                           "known_command",
                                           "list_commands",
                                           "help",
                                           "showboard",
                                           "final_score",
                                           "final_status_list",
                                           "final_status",
                                           "estimate_score",
                                           "list_stones",
                                           "is_legal",
                                           "all_legal",
                                           "captures",
                                           "last_move",
                                           "move_history",
                                           "get_komi",
                                           "get_handicap",
                                           "query_boardsize",
                                           "cputime",
                                           "time_left",
                                           "time_settings",
                                           "gomill-cpu_time",
                                           "gomill-describe_engine",
                                           "gomill-explain_last_move",
                                           "reg_genmove",
                                           "top_moves",
                                           "top_moves_black",
                                           "top_moves_white",
                                           "gogui-analyze_commands",
                                           "kata-get-rules",
                                           "kata-get-param",
                                           "lz-analyze",
                                           "kata-analyze",
                                           "analyze",
                                           "echo",
                                           "echo_err",
                                           "printsgf",
                                           "heatmap"};
    return harmless.contains(name.toByteArray());
}

/// What we use of an engine beyond the required commands.
[[nodiscard]] const std::vector<QByteArray> &optionalCommands()
{
    static const std::vector<QByteArray> names{"undo",
                                               "fixed_handicap",
                                               "set_free_handicap",
                                               "final_score",
                                               "final_status_list",
                                               "gomill-explain_last_move",
                                               "gomill-describe_engine",
                                               "gomill-cpu_time"};
    return names;
}

[[nodiscard]] GtpCommand commandOf(const SyncStep &step, const EngineGame &start)
{
    switch (step.kind) {
    case SyncStep::Kind::BoardSize:
        return boardSizeCommand(start.line.size);
    case SyncStep::Kind::Komi:
        return GtpCommand("komi", {QByteArray::number(start.komi)});
    case SyncStep::Kind::Undo:
        return GtpCommand("undo");
    case SyncStep::Kind::Play:
        return playCommand(step.move);
    case SyncStep::Kind::ClearBoard:
    case SyncStep::Kind::SetUp: // told by placeSetUp()
        return GtpCommand("clear_board");
    }
    Q_UNREACHABLE();
}

} // namespace

std::shared_ptr<Engine> Engine::create(EngineProfile profile,
                                       GtpTranscript *transcript,
                                       const QString &label)
{
    return std::shared_ptr<Engine>(new Engine(std::move(profile), transcript, label));
}

Engine::Engine(EngineProfile profile, GtpTranscript *transcript, const QString &label)
    : m_profile(std::move(profile))
    , m_transcript(transcript)
    , m_label(label.isEmpty() ? m_profile.name : label)
{
    m_errandDone.complete({});
}

Engine::~Engine() = default;

QStringList Engine::commands() const
{
    QStringList names;
    names.reserve(m_commands.size());
    for (const QByteArray &name : m_commands) {
        names.append(QString::fromUtf8(name));
    }
    names.sort();
    return names;
}

QStringList Engine::lastErrorLines() const
{
    return m_session ? m_session->lastErrorLines() : QStringList();
}

Result<std::monostate, EngineError> Engine::spawn()
{
    const Result<ProcessSpec> spec = processSpec(m_profile);
    if (!spec) {
        return failure(EngineError{{}, {GtpError::Kind::FailedToStart, spec.error()}});
    }
    if (m_transcript != nullptr) {
        m_source = m_transcript->addSource(m_label);
    }
    m_session = std::make_unique<GtpSession>(std::make_unique<ProcessTransport>(*spec),
                                             m_transcript, m_source);
    connect(m_session.get(), &GtpSession::ended, this, &Engine::ended);
    m_session->start();
    return std::monostate{};
}

QCoro::Task<EngineDone> Engine::start(Limit limit, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    Q_ASSERT(!m_session);
    EngineDone spawned = spawn();
    if (!spawned) {
        co_return spawned;
    }
    EngineDone done = co_await shakeHands(limit, perCommand);
    if (done) {
        Q_EMIT ready();
    }
    co_return done;
}

QCoro::Task<EngineDone> Engine::shakeHands(Limit limit, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const GtpCommand protocol("protocol_version");
    const GtpReply first = co_await m_session->send(protocol, deadlineOf(limit));
    if (!isRefusal(first)) {
        co_return failure(errorOf(protocol, first));
    }
    const GtpCommand askName("name");
    const GtpReply nameReply = co_await m_session->send(askName, deadlineOf(perCommand));
    const GtpCommand askVersion("version");
    const GtpReply versionReply = co_await m_session->send(askVersion, deadlineOf(perCommand));
    m_name = nameReply.text.value_or(QString()).simplified();
    m_version = versionReply.text.value_or(QString()).simplified();
    co_await learnCommands(perCommand);

    for (const QString &line : m_profile.startupCommands) {
        const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
        if (!command) {
            const EngineError error{line, {GtpError::Kind::BadCommand, command.error()}};
            co_return failure(error);
        }
        const GtpReply reply = co_await m_session->send(*command, deadlineOf(perCommand));
        if (!isRefusal(
                reply)) { // a refused start-up command is visible in the console and does no harm
            co_return failure(errorOf(*command, reply));
        }
    }
    if (!m_session->isRunning()) {
        const EngineError error{QStringLiteral("list_commands"),
                                {GtpError::Kind::EngineEnded, m_session->exit().detail}};
        co_return failure(error);
    }
    co_return EngineDone();
}

QCoro::Task<> Engine::learnCommands(Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const GtpCommand list("list_commands");
    const GtpReply reply = co_await m_session->send(list, deadlineOf(perCommand));
    if (reply.ok()) {
        for (const QString &line : reply.text->split(u'\n', Qt::SkipEmptyParts)) {
            m_commands.insert(line.trimmed().toUtf8());
        }
        co_return;
    }
    // Without a list we ask for what we use and can do without.
    for (const QByteArray &name : optionalCommands()) {
        const GtpCommand known("known_command", {name});
        const GtpReply answer = co_await m_session->send(known, deadlineOf(perCommand));
        if (answer.ok() && answer.text->trimmed() == QLatin1String("true")) {
            m_commands.insert(name);
        }
    }
}

QCoro::Task<GtpReply> Engine::ask(GtpCommand command, Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    co_return co_await m_session->send(command, deadlineOf(limit));
}

void Engine::sendFromConsole(const GtpCommand &command)
{
    if (!m_session) {
        return;
    }
    if (!leavesBoardAlone(command.name())) {
        m_game.reset();
        m_isTamperedWith = true;
    }
    [[maybe_unused]] const auto unread = m_session->send(command, NoDeadline);
}

void Engine::forgetGame()
{
    m_game.reset();
    ++m_errand;
}

QCoro::Task<EngineDone> Engine::bringTo(EngineGame target, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const int errand = ++m_errand;
    const Completion<std::monostate> previous = std::exchange(m_errandDone, {});
    const Completion<std::monostate> done = m_errandDone;
    co_await previous; // it stops after the step that it is at
    EngineDone result = co_await takeSteps(errand, std::move(target), perCommand);
    done.complete({});
    co_return result;
}

QCoro::Task<EngineDone> Engine::takeSteps(int errand, EngineGame target, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const std::vector<SyncStep> steps = stepsBetween(game(), target, knows("undo"));
    const EngineGame start{{target.line.size, target.line.setUp, target.line.firstToPlay, {}},
                           target.komi};
    for (const SyncStep &step : steps) {
        if (errand != m_errand) {
            break;
        }
        EngineDone taken = co_await takeStep(step, start, perCommand);
        if (!taken) {
            m_game.reset();
            co_return taken;
        }
        noteDone(step, start);
    }
    if (errand != m_errand) {
        const GtpError replaced{GtpError::Kind::Cancelled,
                                QStringLiteral("another game was wanted")};
        const EngineError error{{}, replaced};
        co_return failure(error);
    }
    co_return EngineDone();
}

QCoro::Task<EngineDone> Engine::takeStep(SyncStep step, EngineGame start, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (step.kind == SyncStep::Kind::SetUp) {
        co_return co_await placeSetUp(self, start.line, perCommand);
    }
    if (step.kind == SyncStep::Kind::ClearBoard) {
        m_isTamperedWith = false;
    }
    const GtpCommand command = commandOf(step, start);
    const GtpReply reply = co_await m_session->send(command, deadlineOf(perCommand));
    if (!reply.ok()) {
        co_return failure(errorOf(command, reply));
    }
    co_return EngineDone();
}

void Engine::noteDone(const SyncStep &step, const EngineGame &start)
{
    switch (step.kind) {
    case SyncStep::Kind::BoardSize:
        m_game.reset();
        m_boardSize = start.line.size;
        break;
    case SyncStep::Kind::ClearBoard:
        if (!m_isTamperedWith) {
            m_game = start;
        }
        break;
    case SyncStep::Kind::Komi:
        if (m_game) {
            m_game->komi = start.komi;
        }
        break;
    case SyncStep::Kind::SetUp:
        break;
    case SyncStep::Kind::Undo:
        if (m_game) { // a person may have typed a command meanwhile
            m_game->line.moves.pop_back();
        }
        break;
    case SyncStep::Kind::Play:
        if (m_game) {
            m_game->line.moves.push_back(step.move);
        }
        break;
    }
}

QCoro::Task<Result<GeneratedMove, EngineError>> Engine::generateMove(Color color, Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const BoardSize size = m_boardSize;
    const GtpCommand command("genmove", {colorWord(color)});
    const Completion<GtpReply> asked = m_session->send(command, deadlineOf(limit));
    // Queued at once, so that nothing that a person types meanwhile comes before it.
    const Completion<GtpReply> explanation = askToExplain(limit);
    const GtpReply reply = co_await asked;
    if (!reply.ok()) {
        m_session->cancel(explanation);
        m_game.reset();
        co_return failure(errorOf(command, reply));
    }
    GeneratedMove generated;
    generated.elapsed = reply.elapsed;
    const std::optional<GenmoveAnswer> answer = parseGenmove(*reply.text, size);
    if (!answer) {
        m_game.reset();
        const EngineError error{QString::fromUtf8(command.line()),
                                {GtpError::Kind::Malformed, *reply.text}};
        co_return failure(error);
    }
    if (answer->resigns) {
        generated.action = GeneratedMove::Resigns();
    } else {
        const Move move{color, answer->point};
        generated.action = move;
        if (m_game) {
            m_game->line.moves.push_back(move);
        }
    }
    const GtpReply remarks = co_await explanation;
    generated.comment = remarks.text.value_or(QString());
    co_return generated;
}

Completion<GtpReply> Engine::askToExplain(Limit limit)
{
    const QByteArray name = QByteArrayLiteral("gomill-explain_last_move");
    if (knows(name)) {
        return m_session->send(GtpCommand(name), deadlineOf(limit));
    }
    Completion<GtpReply> nothingToSay;
    nothingToSay.complete({});
    return nothingToSay;
}

QCoro::Task<QString> Engine::describe(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (knows("gomill-describe_engine")) {
        const GtpCommand command("gomill-describe_engine");
        const GtpReply reply = co_await m_session->send(command, deadlineOf(limit));
        const QString text = reply.text.value_or(QString()).trimmed();
        if (!text.isEmpty()) {
            co_return text;
        }
    }
    co_return m_version.isEmpty() ? m_name : m_name + u':' + m_version;
}

QCoro::Task<std::optional<double>> Engine::cpuTime(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const QByteArray name = knows("gomill-cpu_time") ? QByteArrayLiteral("gomill-cpu_time")
                                                     : QByteArrayLiteral("cputime");
    if (!knows(name)) {
        co_return std::nullopt;
    }
    const GtpCommand command(name);
    const GtpReply reply = co_await m_session->send(command, deadlineOf(limit));
    bool isNumber = false;
    const double seconds = reply.text.value_or(QString()).trimmed().toDouble(&isNumber);
    if (!isNumber || seconds < 0) {
        co_return std::nullopt;
    }
    co_return seconds;
}

QCoro::Task<QString> Engine::finalScore(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!knows("final_score")) {
        co_return QString();
    }
    const GtpCommand command("final_score");
    const GtpReply reply = co_await m_session->send(command, deadlineOf(limit));
    co_return reply.text.value_or(QString()).trimmed();
}

QCoro::Task<std::optional<std::vector<Point>>> Engine::deadStones(BoardSize size, Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!knows("final_status_list")) {
        co_return std::nullopt;
    }
    const GtpCommand command("final_status_list", {QByteArrayLiteral("dead")});
    const GtpReply reply = co_await m_session->send(command, deadlineOf(limit));
    if (!reply.ok()) {
        co_return std::nullopt;
    }
    co_return pointsFromVertices(*reply.text, size);
}

Completion<ProcessExit> Engine::close(Limit grace)
{
    if (!m_session) {
        Completion<ProcessExit> nothingToClose;
        nothingToClose.complete({});
        return nothingToClose;
    }
    return m_session->close(grace);
}

} // namespace shinpan
