#pragma once

#include "core/rules/scoring.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

class ScoringSession;

/// What somebody says about a finished board.
struct ScoringOpinion
{
    QString who;
    /// The answer about the score, raw; empty when there was none.
    QString answer;
    /// The answer understood, or what the dead stones count to.
    std::optional<Score> score;
    /// Who is dead and in seki; nothing when only a score was named.
    std::optional<Settlement> settlement;
    /// Why there is no answer; empty when there is one.
    QString note;
};

/// Our own opinion, when nobody else is there to ask.
[[nodiscard]] ScoringOpinion ownOpinion(const Settlement &estimate, const ScoringSession &session);

/// The stones that an opinion calls dead and the session does not, or the other way round; sorted.
[[nodiscard]] std::vector<Point> differences(const ScoringOpinion &opinion,
                                             const ScoringSession &session);

} // namespace shinpan
