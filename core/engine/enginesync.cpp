#include "core/engine/engine.h"
#include "core/engine/gtptext.h"
#include "core/engine/setupplacement.h"

#include <algorithm>

namespace shinpan {

// How an engine is kept in step with a game.

namespace {

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
        return GtpCommand("clear_board");
    case SyncStep::Kind::Rules: // these have functions of their own
    case SyncStep::Kind::Time:
    case SyncStep::Kind::SetUp:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace

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
    EngineGame start = target;
    start.line.moves.clear();
    for (const SyncStep &step : steps) {
        if (errand != m_errand) {
            if (step.kind != SyncStep::Kind::Play && step.kind != SyncStep::Kind::Undo) {
                m_game.reset(); // it lacks what noteDone() took for told with the empty board
            }
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
        co_return failure(replacedError());
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
        m_notices.clear();
    }
    if (step.kind == SyncStep::Kind::Rules) {
        co_await tellRules(start.rules, perCommand);
        co_return EngineDone();
    }
    if (step.kind == SyncStep::Kind::Time) {
        co_await tellTime(start.time, perCommand);
        co_return EngineDone();
    }
    const GtpCommand command = commandOf(step, start);
    const GtpReply reply = co_await send(command, perCommand);
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
    case SyncStep::Kind::Rules:
        if (m_game) {
            m_game->rules = start.rules;
        }
        break;
    case SyncStep::Kind::Time:
        if (m_game) {
            m_game->time = start.time;
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

QCoro::Task<> Engine::tellTimeLeft(ByColor<std::optional<TimeLeft>> left, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!m_toldTime || !knows("time_left")) {
        co_return;
    }
    std::vector<GtpCommand> commands;
    std::vector<Completion<GtpReply>> asked;
    for (const Color color : BothColors) {
        if (left[color]) {
            commands.push_back(
                timeLeftCommand(m_toldTime->dialect, m_toldTime->control, color, *left[color]));
            asked.push_back(send(commands.back(), perCommand));
        }
    }
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const GtpReply reply = co_await asked[i];
        if (!reply.ok()) {
            noteFailure(errorOf(commands[i], reply));
        }
    }
}

/// Once for each command: a `time_left` that is refused is so before every move.
void Engine::noteFailure(const EngineError &error)
{
    const auto isSameCommand = [&error](const EngineError &notice) {
        return notice.command.section(u' ', 0, 0) == error.command.section(u' ', 0, 0);
    };
    if (std::ranges::none_of(m_notices, isSameCommand)) {
        m_notices.push_back(error);
    }
}

} // namespace shinpan
