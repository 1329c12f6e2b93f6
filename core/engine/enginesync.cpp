#include "core/engine/dialect/gtptext.h"
#include "core/engine/engine.h"
#include "core/engine/setupplacement.h"

#include <algorithm>
#include <span>

namespace shinpan {

// How an engine is kept in step with a game.

namespace {

using Kind = SyncStep::Kind;

/// A notice is kept as long as the engine; its sentence shows no more of what the engine said.
constexpr qsizetype LongestNotice = 200;

[[nodiscard]] GtpCommand commandOf(const SyncStep &step, const EngineGame &target)
{
    switch (step.kind) {
    case Kind::BoardSize:
        return boardSizeCommand(target.line.size);
    case Kind::Komi:
        return GtpCommand("komi", {QByteArray::number(target.komi)});
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

[[nodiscard]] std::span<const Move> movesOf(const SyncStep &step, const EngineGame &target)
{
    return std::span(target.line.moves).subspan(step.first, step.count);
}

} // namespace

void Engine::forgetGame()
{
    interruptSync();
    loseGame({});
}

void Engine::distrustGame()
{
    loseGame({});
}

void Engine::interruptSync()
{
    ++m_errand;
}

QCoro::Task<EngineDone> Engine::bringTo(EngineGame target, Limit perCommand)
{
    return runErrand(std::move(target), Way::Shortest, perCommand);
}

QCoro::Task<EngineDone> Engine::rebuild(EngineGame target, Limit perCommand)
{
    return runErrand(std::move(target), Way::Anew, perCommand);
}

QCoro::Task<EngineDone> Engine::runErrand(EngineGame game, Way way, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const int errand = ++m_errand;
    const Completion<std::monostate> previous = std::exchange(m_errandDone, {});
    const Completion<std::monostate> done = m_errandDone;
    co_await previous; // it stops after the step that it is at
    if (way == Way::Anew || m_looks > 0) {
        m_game.reset();
    }
    const Target target = std::make_shared<const EngineGame>(std::move(game));
    m_heading = static_cast<int>(target->line.moves.size());
    announceSync();
    EngineDone result = co_await takeSteps(errand, target, perCommand);
    if (result && m_profile.verifiesBoard) {
        result = co_await confirm(errand, target, perCommand);
    }
    m_heading.reset();
    announceSync();
    done.complete({});
    co_return result;
}

QCoro::Task<EngineDone> Engine::takeSteps(int errand, Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const std::vector<SyncStep> steps = stepsBetween(game(), *target, syncSkills());
    for (const SyncStep &step : steps) {
        if (errand != m_errand) {
            if (!leavesKnownGame(step.kind)) {
                loseGame({}); // it lacks what noteDone() took for told with the empty board
            }
            co_return failure(replacedError());
        }
        EngineDone taken = co_await takeStep(step, target, perCommand);
        if (!taken) {
            loseGame(taken.error().sentence());
            co_return taken;
        }
        noteDone(step, *target);
    }
    if (errand != m_errand) {
        co_return failure(replacedError());
    }
    if (m_game) {
        m_game->line = target->line; // who plays first, and what was captured, is not told
    }
    co_return EngineDone();
}

QCoro::Task<EngineDone> Engine::takeStep(SyncStep step, Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (step.kind == Kind::ClearBoard || step.kind == Kind::SetPosition) {
        m_isTamperedWith = false;
        m_notices.clear();
    }
    if (step.kind == Kind::SetUp) {
        co_return co_await placeSetUp(self, target->line, perCommand);
    }
    if (step.kind == Kind::SetPosition) {
        co_return co_await setPosition(target, perCommand);
    }
    if (step.kind == Kind::PlaySequence) {
        co_return co_await playSequence(step, target, perCommand);
    }
    if (step.kind == Kind::Rules) {
        co_await tellRules(target->rules, perCommand);
        co_return EngineDone();
    }
    if (step.kind == Kind::Time) {
        co_await tellTime(target->time, perCommand);
        co_return EngineDone();
    }
    const GtpCommand command = commandOf(step, *target);
    const GtpReply reply = co_await send(command, perCommand);
    if (!reply.ok()) {
        co_return failure(errorOf(command, reply));
    }
    co_return EngineDone();
}

/// A position that it finds impossible (stones without liberties) may be refused; then it is told
/// the common way.
QCoro::Task<EngineDone> Engine::setPosition(Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const GtpCommand command = setUpCommand("set_position", target->line.setUp);
    const GtpReply reply = co_await send(command, perCommand);
    if (reply.ok()) {
        co_return EngineDone();
    }
    if (reply.text.error().kind != GtpError::Kind::Refused) {
        co_return failure(errorOf(command, reply));
    }
    const GtpCommand clear("clear_board");
    const GtpReply emptied = co_await send(clear, perCommand);
    if (!emptied.ok()) {
        co_return failure(errorOf(clear, emptied));
    }
    co_return co_await placeSetUp(self, target->line, perCommand);
}

/// A refusal does not say which move is meant, and nothing was played: then one by one.
QCoro::Task<EngineDone> Engine::playSequence(SyncStep step, Target target, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const std::span<const Move> moves = movesOf(step, *target);
    const GtpCommand sequence = playSequenceCommand(moves);
    const GtpReply reply = co_await send(sequence, perCommand);
    if (reply.ok()) {
        co_return EngineDone();
    }
    if (reply.text.error().kind != GtpError::Kind::Refused) {
        co_return failure(errorOf(sequence, reply));
    }
    for (const Move &move : moves) {
        const GtpCommand command = playCommand(move);
        const GtpReply played = co_await send(command, perCommand);
        if (!played.ok()) {
            co_return failure(errorOf(command, played));
        }
    }
    co_return EngineDone();
}

void Engine::noteDone(const SyncStep &step, const EngineGame &target)
{
    if (step.kind == Kind::BoardSize) {
        m_game.reset();
        m_boardSize = target.line.size;
    } else if (step.kind == Kind::ClearBoard || step.kind == Kind::SetPosition) {
        if (!m_isTamperedWith) {
            m_game = target;
            m_game->line.moves.clear();
        }
    }
    if (!m_game) { // a person may have typed a command meanwhile
        return;
    }
    std::vector<Move> &moves = m_game->line.moves;
    switch (step.kind) {
    case Kind::Komi:
        m_game->komi = target.komi;
        break;
    case Kind::Rules:
        m_game->rules = target.rules;
        break;
    case Kind::Time:
        m_game->time = target.time;
        break;
    case Kind::Undo:
    case Kind::UndoMany:
        moves.resize(moves.size() - step.count);
        break;
    case Kind::Play:
        moves.push_back(step.move);
        break;
    case Kind::PlaySequence: {
        const std::span<const Move> played = movesOf(step, target);
        moves.insert(moves.end(), played.begin(), played.end());
        break;
    }
    case Kind::BoardSize:
    case Kind::ClearBoard:
    case Kind::SetUp:
    case Kind::SetPosition:
        break;
    }
}

QCoro::Task<> Engine::tellRules(std::optional<Ruleset> rules, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const std::optional<GtpCommand> command = rulesCommand(*rules, m_commands);
    if (!command) {
        co_return;
    }
    const GtpReply reply = co_await send(*command, perCommand);
    if (!reply.ok()) {
        noteFailure(errorOf(*command, reply));
    }
}

QCoro::Task<> Engine::tellTime(TimeControl time, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!time.isLimited() && !m_toldTime) {
        co_return;
    }
    const std::vector<TimeSettings> ways = timeSettingsFor(time, m_commands);
    for (const TimeSettings &way : ways) {
        const GtpReply reply = co_await send(way.command, perCommand);
        if (reply.ok()) {
            m_toldTime.reset();
            if (time.isLimited()) {
                m_toldTime = ToldTime{time, way.dialect};
            }
            co_return;
        }
        noteFailure(errorOf(way.command, reply));
    }
}

void Engine::noteFailures(const AskedTime &told)
{
    for (const Color color : BothColors) {
        if (told[color] && told[color]->reply.isComplete() && !told[color]->reply.value().ok()) {
            noteFailure(errorOf(told[color]->command, told[color]->reply.value()));
        }
    }
}

/// As much of it as its sentence holds, once for each command: a `time_left` that is refused is so
/// before every move.
void Engine::noteFailure(const EngineError &error)
{
    const auto isSameCommand = [&error](const EngineError &notice) {
        return notice.command.section(u' ', 0, 0) == error.command.section(u' ', 0, 0);
    };
    if (std::ranges::none_of(m_notices, isSameCommand)) {
        m_notices.push_back(error);
        m_notices.back().error.text.truncate(LongestNotice);
    }
}

} // namespace shinpan
