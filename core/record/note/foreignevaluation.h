#pragma once

#include "core/record/note/evaluation.h"

namespace shinpan {

/// The evaluation that another program wrote for a node, see evaluationAt().
[[nodiscard]] std::optional<Evaluation> foreignEvaluationAt(const GameTree &tree, NodeId node);

} // namespace shinpan
