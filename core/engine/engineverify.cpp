#include "core/engine/dialect/boardreading.h"
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

/// Queued at once, so that nothing comes between.
std::vector<Completion<GtpReply>> Engine::askForBoard(Limit perCommand)
{
    std::vector<Completion<GtpReply>> asked;
    for (const GtpCommand &question : boardQuestions()) {
        asked.push_back(send(question, perCommand));
    }
    return asked;
}

/// Its board as these answers tell it; nothing where it cannot be read.
std::optional<Board> Engine::boardFrom(const std::vector<GtpReply> &answers) const
{
    const BoardSize size = m_game ? m_game->line.size : m_boardSize;
    QStringList texts;
    for (const GtpReply &answer : answers) {
        if (!answer.ok()) {
            return std::nullopt;
        }
        texts.append(*answer.text);
    }
    return texts.size() == 2 ? boardFromStones(texts[0], texts[1], size)
         : texts.size() == 1 ? boardFromDrawing(texts[0], size)
                             : std::nullopt;
}

/// The points where its board differs from ours; none where the board cannot be read.
QCoro::Task<Result<std::vector<Point>, EngineError>> Engine::compareBoard(Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!m_game) {
        co_return std::vector<Point>();
    }
    const Board ours = boardAfter(m_game->line);
    const std::vector<GtpCommand> questions = boardQuestions();
    const std::vector<Completion<GtpReply>> asked = askForBoard(perCommand);
    std::vector<GtpReply> answers;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const GtpReply answer = co_await asked[i];
        if (!answer.ok() && !isRefused(answer)) {
            co_return failure(errorOf(questions[i], answer));
        }
        answers.push_back(answer);
    }
    const std::optional<Board> theirs = boardFrom(answers);
    if (!theirs) {
        co_return std::vector<Point>();
    }
    co_return differences(ours, *theirs);
}

/// Whether a command that a person typed has changed its board. By the time of the answers all that
/// was asked before is known, a move that it was thinking about too; `seen` hands on the last one.
/// Keeps nobody alive: a command may never be answered.
QCoro::Task<> Engine::lookBehind(std::weak_ptr<Engine> engine,
                                 GtpCommand typed,
                                 std::vector<Completion<GtpReply>> asked,
                                 Completion<GtpReply> seen)
{
    std::vector<GtpReply> answers;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const GtpReply answer = co_await asked[i];
        answers.push_back(answer);
    }
    const std::shared_ptr<Engine> self = engine.lock();
    if (self) {
        self->judgeTyped(typed, answers);
    }
    if (!answers.empty()) {
        seen.complete(answers.back());
    }
}

/// A command that it does not list has changed nothing, if it refuses it; behind others, the
/// answers tell its board.
void Engine::judgeTyped(const GtpCommand &typed, const std::vector<GtpReply> &answers)
{
    --m_looks;
    bool isSame = false;
    if (isListed(typed)) {
        const std::optional<Board> theirs = boardFrom(answers);
        isSame = !m_game || (theirs && differences(boardAfter(m_game->line), *theirs).empty());
    } else {
        isSame = isRefused(answers.front());
    }
    if (!isSame) {
        noteTampering(typed);
    }
}

bool Engine::isListed(const GtpCommand &command) const
{
    return m_commands.contains(command.name().toByteArray());
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
