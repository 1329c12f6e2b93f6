#include "core/engine/enginesync.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/engine/dialect/gtptext.h"
#include "core/engine/engineboard.h"
#include "core/engine/profile/enginerules.h"
#include "core/util/detach.h"
#include "core/util/message.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

namespace shinpan {

namespace {

using Kind = SyncStep::Kind;

[[nodiscard]] GtpCommand commandOf(const SyncStep &step,
                                   const EngineGame &target,
                                   const SyncSkills &skills)
{
    switch (step.kind) {
    case Kind::BoardSize:
        return boardSizeCommand(target.line.size);
    case Kind::Komi:
        return GtpCommand("komi", {QByteArray::number(toldKomi(target, skills))});
    case Kind::Undo:
        return GtpCommand("undo");
    case Kind::UndoMany:
        return GtpCommand("gg-undo", {QByteArray::number(step.count)});
    case Kind::Play:
        return playCommand(step.move);
    case Kind::ClearBoard:
        return GtpCommand("clear_board");
    case Kind::Rules: // these have functions of their own
    case Kind::Time:
    case Kind::SetUp:
    case Kind::SetPosition:
    case Kind::PlaySequence:
        break;
    }
    Q_UNREACHABLE();
}

/// Whether a game is known in full after it: what follows an empty board is only supposed so far.
[[nodiscard]] bool leavesKnownGame(Kind kind)
{
    return kind == Kind::Play || kind == Kind::PlaySequence || kind == Kind::Undo
        || kind == Kind::UndoMany;
}

/// Whether an engine may refuse a step on which the game does not depend: then it is told the whole
/// game. GTP 2 has engines support a limited number of undos.
[[nodiscard]] bool mayBeRefused(Kind kind)
{
    return kind == Kind::Undo || kind == Kind::UndoMany;
}

/// Whether a line of moves begins with these. Most times both have the same bytes, so that the last
/// moves of a long game cost no more than the first: four kilobytes for a thousand moves.
[[nodiscard]] bool beginsWith(const std::vector<Move> &line, const std::vector<Move> &moves)
{
    static_assert(std::is_trivially_copyable_v<Move>);
    return moves.size() <= line.size()
        && (moves.empty()
            || std::memcmp(moves.data(), line.data(), moves.size() * sizeof(Move)) == 0
            || std::equal(moves.begin(), moves.end(), line.begin()));
}

using EnginePointer = std::shared_ptr<Engine>;
using Target = std::shared_ptr<const EngineGame>;

/// A refusal does not say which move is meant, and nothing was played: then one by one.
[[nodiscard]] QCoro::Task<EngineDone> playSequence(EnginePointer engine,
                                                   SyncStep step,
                                                   Target target,
                                                   Engine::Limit perCommand)
{
    const std::span<const Move> moves =
        std::span(target->line.moves).subspan(step.first, step.count);
    const GtpCommand sequence = playSequenceCommand(moves);
    const EngineDone done = co_await engine->order(sequence, perCommand);
    if (done || done.error().error.kind != GtpError::Kind::Refused) {
        co_return done;
    }
    const std::vector<Move> oneByOne(moves.begin(), moves.end());
    co_return co_await playMoves(engine, oneByOne, perCommand);
}

/// The points that the answer names, all different: as many as asked for, or fewer but two at
/// least, as GTP 2 §4.1.2 allows where an engine needs no more to win.
[[nodiscard]] std::optional<std::vector<Point>> handicapPoints(const QString &answer,
                                                               BoardSize size,
                                                               int stones)
{
    std::optional<std::vector<Point>> points = pointsFromVertices(answer, size);
    if (!points || points->size() < 2 || points->size() > static_cast<std::size_t>(stones)) {
        return std::nullopt;
    }
    std::vector<Point> sorted = *points;
    std::ranges::sort(sorted);
    const bool isRepeated = std::ranges::adjacent_find(sorted) != sorted.end();
    return isRepeated ? std::nullopt : points;
}

[[nodiscard]] bool isListed(const Engine &engine, const GtpCommand &command)
{
    return engine.handshake().commands.contains(command.name().toByteArray());
}

} // namespace

EngineSync::EngineSync(Engine &engine)
    : m_engine(engine)
{
    m_syncDone.complete({});
}

SyncState EngineSync::state() const
{
    const GtpSession *const session = m_engine.session();
    if (session != nullptr && session->state() == GtpSession::State::Ended) {
        return {SyncState::Kind::OutOfStep, 0, session->exit().detail};
    }
    if (m_heading) {
        return {SyncState::Kind::Resyncing, *m_heading, {}};
    }
    if (const EngineGame *const known = game()) {
        return {SyncState::Kind::InStep, static_cast<int>(known->line.moves.size()), {}};
    }
    const Message &doubt = m_told.doubt();
    return {doubt.isEmpty() ? SyncState::Kind::Unknown : SyncState::Kind::OutOfStep, 0, doubt};
}

void EngineSync::learnSkills()
{
    m_skills = {.undo = m_engine.knows("undo"),
                .undoMany = m_engine.knows("gg-undo"),
                .handicap = m_engine.knows("set_free_handicap"),
                .playSequence = m_engine.knows("gogui-play_sequence"),
                .setPosition = m_engine.knows("set_position"),
                .setUp = m_engine.knows("gogui-setup"),
                .compensation = ownCompensation(m_engine.profile()),
                .undoTakesKomi = m_engine.traits().undoTakesKomi};
}

void EngineSync::announce()
{
    SyncState now = state();
    if (now != m_announced) {
        m_announced = std::move(now);
        Q_EMIT changed();
    }
}

void EngineSync::distrustGame(const Message &doubt)
{
    m_told.forget(doubt);
    announce();
}

QCoro::Task<EngineDone> EngineSync::runSync(EngineGame game, Way way, Limit perCommand)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    const int number = ++m_syncNumber;
    const Completion<std::monostate> previous = std::exchange(m_syncDone, {});
    const Completion<std::monostate> done = m_syncDone;
    co_await previous; // it stops after the step that it is at
    if (way == Way::Rebuild || m_looks > 0) {
        m_told.forget(m_told.doubt());
    }
    const Target target = std::make_shared<const EngineGame>(std::move(game));
    m_heading = static_cast<int>(target->line.moves.size());
    announce();
    EngineDone result = co_await takeSteps(number, target, perCommand);
    if (result && engine->profile().verifiesBoard) {
        result = co_await confirm(number, target, perCommand);
    }
    m_heading.reset();
    announce();
    done.complete({});
    co_return result;
}

QCoro::Task<EngineDone> EngineSync::takeSteps(int number, Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    const std::vector<SyncStep> steps = stepsBetween(game(), *target, skills());
    for (const SyncStep &step : steps) {
        if (number != m_syncNumber) {
            if (!leavesKnownGame(step.kind)) {
                distrustGame(); // it lacks what noteStep() took for told with the empty board
            }
            co_return failure(replacedError());
        }
        EngineDone taken = co_await takeStep(step, target, perCommand);
        if (!taken && mayBeRefused(step.kind)
            && taken.error().error.kind == GtpError::Kind::Refused) {
            m_told.forget(m_told.doubt());
            co_return co_await takeSteps(number, target, perCommand);
        }
        if (!taken) {
            distrustGame(taken.error().sentence());
            co_return taken;
        }
        m_told.noteStep(step, *target);
    }
    if (number != m_syncNumber) {
        co_return failure(replacedError());
    }
    m_told.noteLine(target->line);
    co_return EngineDone();
}

QCoro::Task<EngineDone> EngineSync::takeStep(SyncStep step, Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    if (step.kind == Kind::ClearBoard || step.kind == Kind::SetPosition) {
        m_told.noteEmptying();
    }
    if (step.kind == Kind::SetUp) {
        co_return co_await placeSetUp(engine, target->line, perCommand);
    }
    if (step.kind == Kind::SetPosition) {
        co_return co_await setPosition(engine, target->line, perCommand);
    }
    if (step.kind == Kind::PlaySequence) {
        co_return co_await playSequence(engine, step, target, perCommand);
    }
    if (step.kind == Kind::Rules) {
        co_await tellRules(*target, perCommand);
        co_return EngineDone();
    }
    if (step.kind == Kind::Time) {
        co_await tellTime(target->time, perCommand);
        co_return EngineDone();
    }
    const GtpCommand command = commandOf(step, *target, skills());
    co_return co_await engine->order(command, perCommand);
}

QCoro::Task<> EngineSync::tellRules(EngineGame game, Limit perCommand)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    const QSet<QByteArray> &known = engine->handshake().commands;
    std::optional<GtpCommand> command = rulesCommand(*toldRules(game), known);
    if (!command) {
        command = rulesCommand(*game.rules, known); // there are no such rules by that name
    }
    if (!command) {
        co_return;
    }
    const EngineDone told = co_await engine->order(*command, perCommand);
    if (!told) {
        noteFailure(told.error());
    }
}

QCoro::Task<> EngineSync::tellTime(TimeControl time, Limit perCommand)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    if (!time.isLimited() && !m_told.isTimed()) {
        co_return;
    }
    const std::vector<TimeSettings> ways = timeSettingsFor(time, engine->handshake().commands);
    for (const TimeSettings &way : ways) {
        const EngineDone told = co_await engine->order(way.command, perCommand);
        if (told) {
            m_told.noteTime(time, way.dialect);
            co_return;
        }
        noteFailure(told.error());
    }
}

QCoro::Task<EngineDone> EngineSync::verifyBoard(Limit perCommand)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    if (game() == nullptr) {
        co_return EngineDone();
    }
    const auto points = co_await compareBoard(engine, game()->line, perCommand);
    if (!points) {
        co_return failure(points.error());
    }
    if (!points->empty()) {
        const EngineError difference = differenceAt(*points);
        distrustGame(difference.sentence());
        co_return failure(difference);
    }
    co_return EngineDone();
}

/// Looks at its board at the end of a bringTo(), and tries once to put right what is wrong.
QCoro::Task<EngineDone> EngineSync::confirm(int number, Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    if (game() == nullptr) {
        co_return EngineDone();
    }
    const auto points = co_await compareBoard(engine, game()->line, perCommand);
    if (!points) {
        co_return failure(points.error());
    }
    if (number != m_syncNumber) {
        co_return failure(replacedError());
    }
    if (points->empty()) {
        co_return EngineDone();
    }
    m_told.forget(m_told.doubt());
    EngineDone rebuilt = co_await takeSteps(number, target, perCommand);
    if (!rebuilt) {
        co_return rebuilt;
    }
    co_return co_await verifyBoard(perCommand);
}

QCoro::Task<Result<std::vector<Point>, EngineError>> EngineSync::placeFreeHandicap(BoardSize size,
                                                                                   int stones,
                                                                                   Limit limit)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    const bool isThere = game() != nullptr && game()->line.size == size;
    EngineGame empty = isThere ? *game() : EngineGame();
    empty.line = GameLine{size, {}, empty.line.firstToPlay, {}};
    const EngineDone ready = co_await bringTo(empty, limit);
    if (!ready) {
        co_return failure(ready.error());
    }
    const int number = m_syncNumber;
    const GtpCommand command("place_free_handicap", {QByteArray::number(stones)});
    const GtpReply reply = co_await engine->ask(command, limit);
    if (number != m_syncNumber) {
        co_return failure(replacedError());
    }
    const auto points = reply.ok() ? handicapPoints(*reply.text, size, stones) : std::nullopt;
    if (!points) {
        distrustGame(); // stones may stand there although it failed
        const EngineDone emptied = co_await bringTo(empty, limit);
        co_return failure(reply.ok() ? malformedError(command, *reply.text)
                                     : errorOf(command, reply));
    }
    m_told.noteHandicap(*points);
    co_return *points;
}

Completion<GtpReply> EngineSync::sendFromConsole(const GtpCommand &command)
{
    GtpSession *const session = m_engine.session();
    if (session == nullptr) {
        return m_engine.ask(command, Limit(0));
    }
    const CommandTraits traits = traitsOf(command.name());
    if (traits.isChange()) {
        noteTampering(command);
    }
    if (traits.isInterruptible()) {
        return session->stream(command, [](QByteArrayView) {});
    }
    const Completion<GtpReply> reply = session->send(command, NoDeadline);
    if (traits.effect == CommandEffect::Unknown) {
        ++m_looks;
        const std::weak_ptr<Engine> engine = m_engine.weak_from_this();
        if (isListed(m_engine, command)) {
            detach(lookBehind(engine, command, askForBoard(m_engine, Limit(0)), {}));
        } else {
            const Completion<GtpReply> seen; // a completion has one waiter only
            detach(lookBehind(engine, command, {reply}, seen));
            return seen;
        }
    }
    return reply;
}

/// Whether a command that a person typed has changed its board. By the time of the answers all that
/// was asked before is known, a move that it was thinking about too; `seen` hands on the last one.
/// Keeps nobody alive: a command may never be answered.
QCoro::Task<> EngineSync::lookBehind(std::weak_ptr<Engine> engine,
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
        self->sync().judgeTyped(typed, answers);
    }
    if (!answers.empty()) {
        seen.complete(answers.back());
    }
}

/// A command that it does not list has changed nothing, if it refuses it; behind others, the
/// answers tell its board.
void EngineSync::judgeTyped(const GtpCommand &typed, const std::vector<GtpReply> &answers)
{
    --m_looks;
    bool isSame = false;
    if (!isListed(m_engine, typed)) {
        const GtpReply &answer = answers.front();
        isSame = !answer.ok() && answer.text.error().kind == GtpError::Kind::Refused;
    } else if (game() == nullptr) {
        isSame = true;
    } else {
        const auto points = differencesFrom(game()->line, answers);
        isSame = points && points->empty();
    }
    if (!isSame) {
        noteTampering(typed);
    }
}

void EngineSync::noteTampering(const GtpCommand &typed)
{
    m_told.forgetTampered(Message::of(QT_TRANSLATE_NOOP("Messages", "was sent \"%1\" by hand"),
                                      QString::fromUtf8(typed.line())));
    announce();
}

bool EngineSync::isWithinOneMoveOf(const EngineGame &terms, const GameLine &line) const
{
    if (game() == nullptr || m_looks > 0 || !m_syncDone.isComplete()) {
        return false;
    }
    const EngineGame &known = *game();
    const std::vector<Move> &moves = known.line.moves;
    return known.komi == terms.komi && known.rules == terms.rules && known.time == terms.time
        && known.line.size == line.size && known.line.setUp == line.setUp
        && known.line.handicap == line.handicap && known.line.firstToPlay == line.firstToPlay
        && line.moves.size() <= moves.size() + 1 && beginsWith(line.moves, moves);
}

Completion<std::monostate> EngineSync::holdSync()
{
    m_syncDone = Completion<std::monostate>();
    return m_syncDone;
}

void EngineSync::noteMove(const Move &move)
{
    m_told.noteMove(move);
    announce();
}

} // namespace shinpan
