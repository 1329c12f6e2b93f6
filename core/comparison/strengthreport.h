#pragma once

#include "core/comparison/askedplace.h"
#include "core/statistics/elo.h"
#include "core/statistics/outcomes.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The games that were played on from a place, after the choice of either build.
struct PlayedOut
{
    std::size_t place = 0;       ///< its number among all that were asked about
    ByBuild<GameCounts> games{}; ///< seen by the side that chose

    /// The second build's score less the first's, -1 to 1; nothing where either has no game.
    [[nodiscard]] std::optional<double> worth() const;
};

/// The places where two builds of an engine choose otherwise, and what that is worth.
struct StrengthReport
{
    ByBuild<QString> builds; ///< their command lines
    QString player;          ///< of the one that played out
    int games = 0;
    std::optional<GameCounts> match{}; ///< the games, seen by the second build, if it played them
    std::vector<AskedPlace> asked;
    std::vector<PlayedOut> playedOut; ///< some of those where the two differ
};

/// What places are told apart by.
enum class Division : std::uint8_t { Phase, Kind, Distance };

/// The places that have something in common.
struct ChoiceGroup
{
    const char *name = ""; ///< marked for translation
    int asked = 0;         ///< of Division::Distance those where the builds differ
    int otherwise = 0;
    int playedOut = 0;
    Estimate worth; ///< of one of the second build's choices, as PlayedOut has it
    /// What all of its choices come to in a game, in wins: as often as they come up for one side.
    Estimate aGame;
};

/// The groups in a fixed order; those without a place are left out.
[[nodiscard]] std::vector<ChoiceGroup> groupsOf(const StrengthReport &report, Division division);
/// The group of all places.
[[nodiscard]] ChoiceGroup wholeOf(const StrengthReport &report);

/// The choices that cost most, whichever build made them: at most `most` of those played out, the
/// worst first.
[[nodiscard]] std::vector<PlayedOut> worstOf(const StrengthReport &report, std::size_t most);

/// The report for people, 80 columns wide.
[[nodiscard]] QString toText(const StrengthReport &report, std::size_t mostWorst);
/// One object with the members of StrengthShape.
[[nodiscard]] QByteArray toJson(const StrengthReport &report);
/// Help for those who read that: all members and their types.
extern const char StrengthShape[];
/// The worst as a suite of tests, which the second build is expected to fail where the choice was
/// its own.
[[nodiscard]] QByteArray toSuite(const StrengthReport &report, std::size_t mostWorst, double komi);

} // namespace shinpan
