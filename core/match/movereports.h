#pragma once

#include "core/match/score/adjudicationrule.h"
#include "core/util/message.h"

namespace shinpan {

class Engine;

/// Why an engine that was started cannot report of its moves what the rule reads, in words that
/// follow a name; empty if it can. A remark (gomill-explain_last_move) may tell anything: whether
/// it does is only seen in games.
[[nodiscard]] Message lackOfReports(const Engine &engine, const AdjudicationRule &rule);

} // namespace shinpan
