#include "core/engine/positionsync.h"

#include "core/engine/dialect/gtptext.h"
#include "core/rules/handicap.h"

#include <algorithm>

namespace shinpan {

namespace {

using Kind = SyncStep::Kind;
using Steps = std::vector<SyncStep>;

/// How many stones Black has on the board before White's first move, where nothing but black
/// stones is set up: what engines that count for themselves (KataGo) take for a handicap.
[[nodiscard]] std::size_t headStart(const GameLine &line)
{
    if (!isBlackOnly(line.setUp)) {
        return 0;
    }
    const auto isBlackPlay = [](const Move &move) {
        return move.color == Color::Black && move.point;
    };
    const auto firstOther = std::ranges::find_if_not(line.moves, isBlackPlay);
    return line.setUp.size() + static_cast<std::size_t>(firstOther - line.moves.begin());
}

/// Whether the stones tell the engine of the whole handicap.
[[nodiscard]] bool isToldAsStones(const GameLine &line)
{
    return setsUpHandicap(line) && headStart(line) == line.setUp.size();
}

void appendUndos(Steps &steps, std::size_t moves, const SyncSkills &skills)
{
    if (skills.undoMany && moves > (skills.undo ? 1U : 0U)) {
        steps.push_back({Kind::UndoMany, {}, moves});
    } else {
        steps.insert(steps.end(), moves, {Kind::Undo});
    }
}

/// The line's moves from the `from`th on.
void appendMoves(Steps &steps, const GameLine &line, std::size_t from, const SyncSkills &skills)
{
    const std::vector<Move> &moves = line.moves;
    while (from < moves.size()) {
        const std::size_t count =
            skills.playSequence ? std::min(moves.size() - from, MaxSequence) : 1;
        if (count > 1) {
            steps.push_back({Kind::PlaySequence, {}, count, from});
        } else {
            steps.push_back({Kind::Play, moves[from]});
        }
        from += count;
    }
}

/// What has changed besides the line.
void appendTerms(Steps &steps, const EngineGame &known, const EngineGame &target)
{
    if (target.rules && toldRules(known) != toldRules(target)) {
        steps.push_back({Kind::Rules});
    }
    if (known.time != target.time) {
        steps.push_back({Kind::Time});
    }
}

/// The steps back to what both games share, then forward; nothing if that is no way.
[[nodiscard]] std::optional<Steps> stepsOn(const EngineGame &known,
                                           const EngineGame &target,
                                           const SyncSkills &skills)
{
    const std::vector<Move> &told = known.line.moves;
    const auto firstOther = std::ranges::mismatch(told, target.line.moves).in1;
    const auto shared = static_cast<std::size_t>(firstOther - told.begin());
    const bool isTakenBack = shared < told.size();
    const bool startsTimedGame = isTakenBack && shared == 0 && target.time.isLimited();
    // The side that plays first is told with every move, and earlier captures are not told at all.
    const bool startsAlike = known.line.size == target.line.size
                          && known.line.setUp == target.line.setUp
                          && setsUpHandicap(known.line) == setsUpHandicap(target.line);
    if (!startsAlike || startsTimedGame || (isTakenBack && !skills.undo && !skills.undoMany)) {
        return std::nullopt;
    }
    Steps steps;
    appendTerms(steps, known, target);
    appendUndos(steps, told.size() - shared, skills);
    if (isTakenBack && skills.undoTakesKomi) {
        steps.push_back({Kind::Komi});
    }
    appendMoves(steps, target.line, shared, skills);
    return steps;
}

/// The steps from an empty board of the right size and komi; `known` may be null.
[[nodiscard]] Steps stepsAnew(const EngineGame *known,
                              const EngineGame &target,
                              const SyncSkills &skills)
{
    const bool setsPosition =
        skills.setPosition && !target.line.setUp.empty() && !setsUpHandicap(target.line);
    Steps steps;
    if (!setsPosition) {
        steps.push_back({Kind::ClearBoard});
    }
    if (known == nullptr) {
        steps.push_back({Kind::Komi});
    }
    if (target.rules && (known == nullptr || toldRules(*known) != toldRules(target))) {
        steps.push_back({Kind::Rules});
    }
    if (target.time.isLimited() || known == nullptr || known->time != target.time) {
        steps.push_back({Kind::Time});
    }
    if (!target.line.setUp.empty()) {
        steps.push_back({setsPosition ? Kind::SetPosition : Kind::SetUp});
    }
    appendMoves(steps, target.line, 0, skills);
    return steps;
}

} // namespace

double toldKomi(const EngineGame &game, const SyncSkills &skills)
{
    if (!game.rules) {
        return game.komi;
    }
    const HandicapCompensation ours = game.rules->handicapCompensation;
    const HandicapCompensation theirs =
        isToldAsStones(game.line) ? skills.compensation.value_or(ours) : HandicapCompensation::None;
    return game.komi + compensationFor(game.line.handicap, ours)
         - compensationFor(game.line.handicap, theirs);
}

std::optional<Ruleset> toldRules(const EngineGame &game)
{
    std::optional<Ruleset> rules = game.rules;
    if (rules && headStart(game.line) >= 2 && !isToldAsStones(game.line)) {
        rules->handicapCompensation = HandicapCompensation::None;
    }
    return rules;
}

std::vector<SyncStep> stepsBetween(const EngineGame *known,
                                   const EngineGame &target,
                                   const SyncSkills &skills)
{
    Steps steps;
    if (known == nullptr || known->line.size != target.line.size) {
        steps = stepsAnew(nullptr, target, skills);
        steps.insert(steps.begin(), {Kind::BoardSize});
        return steps;
    }
    const Steps anew = stepsAnew(known, target, skills);
    const std::optional<Steps> on = stepsOn(*known, target, skills);
    const bool isShorter =
        on && commandCount(*on, target, skills) < commandCount(anew, target, skills);
    if (toldKomi(*known, skills) != toldKomi(target, skills)) {
        steps.push_back({Kind::Komi});
    }
    const Steps &rest = isShorter ? *on : anew;
    steps.insert(steps.end(), rest.begin(), rest.end());
    return steps;
}

std::size_t commandCount(const std::vector<SyncStep> &steps,
                         const EngineGame &target,
                         const SyncSkills &skills)
{
    std::size_t commands = steps.size();
    const bool isAtOnce = setsUpHandicap(target.line) ? skills.handicap : skills.setUp;
    if (std::ranges::find(steps, Kind::SetUp, &SyncStep::kind) != steps.end() && !isAtOnce) {
        commands += target.line.setUp.size() - 1;
    }
    return commands;
}

} // namespace shinpan
