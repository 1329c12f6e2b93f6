#pragma once

#include "core/match/score/scoresheet.h"

#include <QString>

#include <optional>

namespace shinpan {

/// What was said and counted about a finished game, as a JSON array with an object for each step of
/// the ladder: `step`, `outcome`, `decides`, and of whoever was asked, `black`, `white`, `referee`:
/// `score` (raw), `dead`, `seki`, `note`; our own `count`: `score`, `dead`, `seki`. What is not
/// known is left out.
[[nodiscard]] QString evidenceJson(const ScoreSheet &sheet);

/// What others said of a finished game, as evidenceJson() has it.
struct ScoreWitnesses
{
    ByColor<ScoreOpinion> players;       ///< those who were not asked say so
    std::optional<ScoreOpinion> referee; ///< nothing: nobody asked one
};

/// Reads them back; nothing of what is no such JSON. An opinion with a note is doubted: its score
/// counts only where the note said something else, which the caller finds out.
[[nodiscard]] std::optional<ScoreWitnesses> witnessesFromEvidence(const QString &json,
                                                                  BoardSize size);

} // namespace shinpan
