#pragma once

#include "core/engine/profile/perspective.h"
#include "core/record/note/recordjumps.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>

namespace shinpan {

class OptionsArchive;

/// A number that engines tell of a move they consider.
enum class CandidateValue : std::uint8_t {
    WinRate,
    Lead,
    Loss, ///< how much worse it is than the best move: in points, or else in chances to win
    Visits,
    Lcb,    ///< the chance to win that its player can rely on
    Policy, ///< how likely the network takes it before it thinks
    Order,
    Nothing
};

/// How a person wants to see analyses, and how far engines go.
struct AnalysisOptions
{
    Perspective perspective = Perspective::Black;
    CandidateValue first = CandidateValue::WinRate; ///< written on a candidate
    CandidateValue second = CandidateValue::Visits; ///< below it
    bool showsCandidates = true;
    bool showsOwnership = false;
    bool showsPolicy = false;
    std::int64_t visits = 0;         ///< for each position; 0: without limit
    std::chrono::seconds duration{}; ///< the same; zero: without limit
    QStringList engines;             ///< ids of the profiles that analyse, the main one first
    MistakeLimits mistakes;          ///< what is marked as one
    bool keepsMistakes = false;      ///< those of reviewed games of the person become questions

    friend bool operator==(const AnalysisOptions &, const AnalysisOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, AnalysisOptions &options);

} // namespace shinpan
