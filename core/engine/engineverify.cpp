#include "core/engine/boardreading.h"
#include "core/engine/engine.h"

#include <QStringList>

namespace shinpan {

// How well an engine is in step, and whether its own board says so too.

namespace {

/// Moves off the board change nothing, as in Position::playAnyhow().
[[nodiscard]] Board boardAfter(const GameLine &line)
{
    Board board = setUpBoard(line);
    for (const Move &move : line.moves) {
        if (move.point && line.size.contains(*move.point)) {
            board.play(move.color, *move.point);
        }
    }
    return board;
}

[[nodiscard]] QString wordsFor(const std::vector<Point> &points)
{
    constexpr std::size_t Many = 8;
    QStringList vertices;
    for (std::size_t i = 0; i < points.size() && i < Many; ++i) {
        vertices.append(QString::fromStdString(vertexOf(points[i])));
    }
    const QString names = vertices.join(QLatin1String(", "));
    return points.size() > Many
             ? QStringLiteral("%1 and %2 more points").arg(names).arg(points.size() - Many)
             : names;
}

[[nodiscard]] EngineError differenceAt(const std::vector<Point> &points)
{
    return {{},
            {GtpError::Kind::Refused,
             QStringLiteral("has another board than it was told, at %1").arg(wordsFor(points))}};
}

/// Refusals and what cannot be read say nothing about the board.
[[nodiscard]] bool isRefused(const GtpReply &reply)
{
    return !reply.ok() && reply.text.error().kind == GtpError::Kind::Refused;
}

} // namespace

SyncState Engine::syncState() const
{
    if (m_session && m_session->state() == GtpSession::State::Ended) {
        return {SyncState::Kind::OutOfStep, 0, m_session->exit().detail};
    }
    if (m_heading) {
        return {SyncState::Kind::Resyncing, *m_heading, {}};
    }
    if (m_game) {
        return {SyncState::Kind::InStep, static_cast<int>(m_game->line.moves.size()), {}};
    }
    return {m_doubt.isEmpty() ? SyncState::Kind::Unknown : SyncState::Kind::OutOfStep, 0, m_doubt};
}

SyncSkills Engine::syncSkills() const
{
    return {.undo = knows("undo"),
            .undoMany = knows("gg-undo"),
            .handicap = knows("set_free_handicap"),
            .playSequence = knows("gogui-play_sequence"),
            .setPosition = knows("set_position"),
            .setUp = knows("gogui-setup")};
}

void Engine::loseGame(const QString &why)
{
    m_game.reset();
    m_doubt = why;
    announceSync();
}

void Engine::announceSync()
{
    SyncState state = syncState();
    if (state != m_announced) {
        m_announced = std::move(state);
        Q_EMIT syncChanged();
    }
}

/// What its board is asked with; nothing where it cannot be asked.
std::vector<GtpCommand> Engine::boardQuestions() const
{
    if (knows("list_stones")) {
        return {GtpCommand("list_stones", {"black"}), GtpCommand("list_stones", {"white"})};
    }
    return knows("showboard") ? std::vector{GtpCommand("showboard")} : std::vector<GtpCommand>();
}

/// Its board as it is now; nothing where it cannot be read. The questions are queued at once, so
/// that nothing comes between.
QCoro::Task<Result<std::optional<Board>, EngineError>> Engine::readBoard(Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const std::vector<GtpCommand> commands = boardQuestions();
    std::vector<Completion<GtpReply>> asked;
    for (const GtpCommand &command : commands) {
        asked.push_back(send(command, perCommand));
    }
    QStringList answers;
    bool isRefusal = false;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const GtpReply reply = co_await asked[i];
        if (!reply.ok() && !isRefused(reply)) {
            co_return failure(errorOf(commands[i], reply));
        }
        isRefusal = isRefusal || isRefused(reply);
        answers.append(reply.text.value_or(QString()));
    }
    if (answers.isEmpty() || isRefusal) {
        co_return std::optional<Board>();
    }
    const BoardSize size = m_game ? m_game->line.size : m_boardSize;
    std::optional<Board> board = answers.size() == 2 ? boardFromStones(answers[0], answers[1], size)
                                                     : boardFromDrawing(answers[0], size);
    co_return board;
}

/// The points where its board differs from ours; none where the board cannot be read.
QCoro::Task<Result<std::vector<Point>, EngineError>> Engine::compareBoard(Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!m_game) {
        co_return std::vector<Point>();
    }
    const Board ours = boardAfter(m_game->line);
    const Result<std::optional<Board>, EngineError> theirs = co_await readBoard(perCommand);
    if (!theirs) {
        co_return failure(theirs.error());
    }
    if (!*theirs) {
        co_return std::vector<Point>();
    }
    co_return differences(ours, **theirs);
}

/// Whether a command that a person typed has changed its board. By the time of the answer all that
/// was asked before it is known, a move that it was thinking about too. One that it does not list
/// has changed nothing, if it refuses it.
QCoro::Task<> Engine::lookBehind(GtpCommand typed, Completion<GtpReply> answered)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const bool isListed = m_commands.contains(typed.name().toByteArray());
    bool isSame = false;
    ++m_looks;
    if (isListed) {
        const Result<std::optional<Board>, EngineError> theirs = co_await readBoard(Limit(0));
        isSame = !m_game
              || (theirs && *theirs && differences(boardAfter(m_game->line), **theirs).empty());
    } else {
        const GtpReply reply = co_await answered;
        isSame = isRefused(reply);
    }
    --m_looks;
    if (!isSame) {
        noteTampering(typed);
    }
}

void Engine::noteTampering(const GtpCommand &typed)
{
    m_isTamperedWith = true;
    loseGame(QStringLiteral("was sent \"%1\" by hand").arg(QString::fromUtf8(typed.line())));
}

QCoro::Task<EngineDone> Engine::verifyBoard(Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const Result<std::vector<Point>, EngineError> points = co_await compareBoard(perCommand);
    if (!points) {
        co_return failure(points.error());
    }
    if (!points->empty()) {
        const EngineError difference = differenceAt(*points);
        loseGame(difference.sentence());
        co_return failure(difference);
    }
    co_return EngineDone();
}

/// Looks at its board at the end of an errand, and tries once to put right what is wrong.
QCoro::Task<EngineDone> Engine::confirm(int errand, Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const Result<std::vector<Point>, EngineError> points = co_await compareBoard(perCommand);
    if (!points) {
        co_return failure(points.error());
    }
    if (errand != m_errand) {
        co_return failure(replacedError());
    }
    if (points->empty()) {
        co_return EngineDone();
    }
    m_game.reset();
    EngineDone rebuilt = co_await takeSteps(errand, target, perCommand);
    if (!rebuilt) {
        co_return rebuilt;
    }
    co_return co_await verifyBoard(perCommand);
}

} // namespace shinpan
