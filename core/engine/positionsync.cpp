#include "core/engine/positionsync.h"

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] bool startsAlike(const GameLine &a, const GameLine &b)
{
    return a.size == b.size && a.setUp == b.setUp && a.firstToPlay == b.firstToPlay;
}

void appendMoves(std::vector<SyncStep> &steps, const std::vector<Move> &moves, std::size_t from)
{
    for (std::size_t i = from; i < moves.size(); ++i) {
        steps.push_back({SyncStep::Kind::Play, moves[i]});
    }
}

/// From an empty board of the right size and komi.
void appendStart(std::vector<SyncStep> &steps, const EngineGame *known, const EngineGame &target)
{
    if (target.rules && (known == nullptr || known->rules != target.rules)) {
        steps.push_back({SyncStep::Kind::Rules, {}});
    }
    if (target.time.isLimited() || known == nullptr || known->time != target.time) {
        steps.push_back({SyncStep::Kind::Time, {}});
    }
    if (!target.line.setUp.empty()) {
        steps.push_back({SyncStep::Kind::SetUp, {}});
    }
    appendMoves(steps, target.line.moves, 0);
}

/// What has changed besides the line.
void appendTerms(std::vector<SyncStep> &steps, const EngineGame &known, const EngineGame &target)
{
    if (target.rules && known.rules != target.rules) {
        steps.push_back({SyncStep::Kind::Rules, {}});
    }
    if (known.time != target.time) {
        steps.push_back({SyncStep::Kind::Time, {}});
    }
}

} // namespace

std::vector<SyncStep> stepsBetween(const EngineGame *known, const EngineGame &target, bool canUndo)
{
    std::vector<SyncStep> steps;
    if (known == nullptr || known->line.size != target.line.size) {
        steps = {{SyncStep::Kind::BoardSize, {}},
                 {SyncStep::Kind::ClearBoard, {}},
                 {SyncStep::Kind::Komi, {}}};
        appendStart(steps, nullptr, target);
        return steps;
    }
    if (known->komi != target.komi) {
        steps.push_back({SyncStep::Kind::Komi, {}});
    }

    const std::vector<Move> &told = known->line.moves;
    const std::vector<Move> &moves = target.line.moves;
    const auto shared =
        static_cast<std::size_t>(std::ranges::mismatch(told, moves).in1 - told.begin());
    const std::size_t undos = told.size() - shared;
    const std::size_t rebuild = 1 + (target.line.setUp.empty() ? 0 : 1) + moves.size();
    const bool canContinue = startsAlike(known->line, target.line)
                          && (undos == 0 || (canUndo && undos + moves.size() - shared < rebuild));
    if (canContinue) {
        appendTerms(steps, *known, target);
        steps.insert(steps.end(), undos, {SyncStep::Kind::Undo, {}});
        appendMoves(steps, moves, shared);
    } else {
        steps.push_back({SyncStep::Kind::ClearBoard, {}});
        appendStart(steps, known, target);
    }
    return steps;
}

} // namespace shinpan
