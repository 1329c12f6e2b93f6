#pragma once

#include "core/board/color.h"
#include "core/rules/scoring.h"
#include "core/util/message.h"
#include "ui/board/painting/boardmarkup.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

class ScoringSession;
struct ScoreSheet;

/// What somebody says about a finished board.
struct ScoringOpinion
{
    QString who;
    /// The answer about the score, raw; empty when there was none.
    QString answer;
    /// The answer understood, or what the dead stones count to.
    std::optional<Score> score;
    /// The stones that are dead or in seki; nothing when only a score was named.
    std::optional<Settlement> settlement;
    /// Why there is no answer; empty when there is one.
    Message note;
};

/// The opinions of all that were asked at the end of a game: the engines that play, named by their
/// seats (empty: a person), the third engine, our own estimate.
[[nodiscard]] std::vector<ScoringOpinion> opinionsOf(const ScoreSheet &sheet,
                                                     const ByColor<QString> &seats,
                                                     const ScoringSession &session);

/// Our own opinion, when nobody else is there to ask.
[[nodiscard]] ScoringOpinion ownOpinion(const Settlement &estimate, const ScoringSession &session);

/// The stones that an opinion calls dead and the session does not, or the other way round; sorted.
[[nodiscard]] std::vector<Point> differences(const ScoringOpinion &opinion,
                                             const ScoringSession &session);

/// What a count of ours rests on.
[[nodiscard]] Settlement settlementOf(const Count &count);

/// A counted board: whose territory each point is, the dead stones, the stones in seki, a question
/// mark on what is open or unsettled, and a ring around the points about which somebody differs.
[[nodiscard]] BoardMarkup markupOf(const Board &board,
                                   const Count &count,
                                   const std::vector<Point> &differences = {});

} // namespace shinpan
