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
void appendStart(std::vector<SyncStep> &steps, const GameLine &line)
{
    if (!line.setUp.empty()) {
        steps.push_back({SyncStep::Kind::SetUp, {}});
    }
    appendMoves(steps, line.moves, 0);
}

} // namespace

std::vector<SyncStep> stepsBetween(const EngineGame *known, const EngineGame &target, bool canUndo)
{
    std::vector<SyncStep> steps;
    const std::vector<Move> &moves = target.line.moves;
    if (known == nullptr || known->line.size != target.line.size) {
        steps = {{SyncStep::Kind::BoardSize, {}},
                 {SyncStep::Kind::ClearBoard, {}},
                 {SyncStep::Kind::Komi, {}}};
        appendStart(steps, target.line);
        return steps;
    }
    if (known->komi != target.komi) {
        steps.push_back({SyncStep::Kind::Komi, {}});
    }

    const std::vector<Move> &told = known->line.moves;
    const auto shared =
        static_cast<std::size_t>(std::ranges::mismatch(told, moves).in1 - told.begin());
    const std::size_t undos = told.size() - shared;
    const std::size_t rebuild = 1 + (target.line.setUp.empty() ? 0 : 1) + moves.size();
    const bool canContinue = startsAlike(known->line, target.line)
                          && (undos == 0 || (canUndo && undos + moves.size() - shared < rebuild));
    if (canContinue) {
        steps.insert(steps.end(), undos, {SyncStep::Kind::Undo, {}});
        appendMoves(steps, moves, shared);
    } else {
        steps.push_back({SyncStep::Kind::ClearBoard, {}});
        appendStart(steps, target.line);
    }
    return steps;
}

} // namespace shinpan
