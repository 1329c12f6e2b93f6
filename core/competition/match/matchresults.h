#pragma once

#include "core/competition/result/storedgame.h"
#include "core/competition/store/seriessettings.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace shinpan {

class Match;

/// What a finished game is called besides what it knows itself.
struct MatchLabel
{
    int game = 1;                     ///< its number in the series
    std::optional<QString> referee{}; ///< the third engine's command line
    std::optional<QString> record{};  ///< path of the SGF file
    /// The settings that decide results, in the first line of a call, for one that goes on with the
    /// match.
    std::optional<SeriesSettings> settings{};
};

/// One finished game for the results file: a JSON object on one line, without a line feed. Every
/// key is always there; what is not known is null. `shinpan-cli match --help` tells what they mean.
[[nodiscard]] QByteArray resultsLine(const Match &match,
                                     const StoredGame &game,
                                     const MatchLabel &label);

} // namespace shinpan
