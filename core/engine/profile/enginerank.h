#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/statistics/elo.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace shinpan {

/// How strongly an engine plays on boards of one size, in ranks as numbers (rankscale.h).
struct EngineRank
{
    /// The rank with its 95 % interval; where it is a guess, the interval is no wider than that.
    Estimate rank;
    int games = 0;           ///< it was measured by so many on that size; 0: it was not
    bool isAnchored = false; ///< somebody has published a rank on that size that it hangs on

    /// Whether people should be told that nobody knows it.
    [[nodiscard]] bool isGuess() const { return games == 0 || !isAnchored; }
};

/// The rank of a profile's engine on a square board; nothing where nobody knows. The levels of
/// shinpan-engine and of GNU Go have those of ranks.toml, which tests/ranks measured; between two
/// levels and on sizes without a published anchor it is a guess. KataGo with a human network has
/// the one it imitates.
[[nodiscard]] std::optional<EngineRank> rankOf(const EngineProfile &profile, int size);

/// The number as go players say it, in English for names and records: "8 kyu", "2 dan".
[[nodiscard]] QString rankWords(double rank);

/// The ranks that KataGo can imitate with the human network of its command line (`-human-model`),
/// 20 kyu to 9 dan, weakest first; none for other engines. Their start-up commands set the whole
/// group of parameters that belongs to it (KataGo: cpp/configs/gtp_human5k_example.cfg), which
/// KataGo refuses without such a network.
[[nodiscard]] std::vector<EngineProfile::Strength> humanRanks(const EngineProfile &profile);
/// The parameters of that group, which `kata-list-params` must have.
[[nodiscard]] QStringList humanParameters();

/// What was measured of a level, as ranks.toml has it.
struct MeasuredLevel
{
    QString program;
    int level = 0;
    int size = 0;
    Estimate elo; ///< above the anchor
    int games = 0;
};

/// The measured levels and the rank of what they were compared with.
struct MeasuredLevels
{
    double anchor = 0;                ///< its rank
    std::vector<int> anchoredSizes{}; ///< it was published for these
    std::vector<MeasuredLevel> levels;
};

/// Reads such a file; nothing where it is none.
[[nodiscard]] std::optional<MeasuredLevels> readMeasuredLevels(const QByteArray &toml);
/// The file that is compiled in.
[[nodiscard]] const MeasuredLevels &measuredLevels();

} // namespace shinpan
