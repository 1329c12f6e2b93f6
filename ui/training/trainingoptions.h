#pragma once

#include "core/board/color.h"

#include <QStringList>

#include <chrono>
#include <cstdint>

namespace shinpan {

class OptionsArchive;

/// The side whose moves are guessed, or whose mistakes are asked.
enum class GuessedSide : std::uint8_t { Both, Black, White };

/// How a person practises.
struct TrainingOptions
{
    static constexpr std::chrono::milliseconds ShortestPace{200};
    static constexpr std::chrono::milliseconds LongestPace{60'000};

    GuessedSide guessedSide = GuessedSide::Both;
    bool turnsBoards = false;             ///< problems are turned and mirrored at random
    bool swapsColors = false;             ///< and their colours exchanged
    std::chrono::milliseconds pace{2000}; ///< between two moves of a game that plays by itself
    bool keepsAnswers = true;             ///< mistakes that were asked are asked again later
    QStringList ownNames;                 ///< the person is called so in records

    friend bool operator==(const TrainingOptions &, const TrainingOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, TrainingOptions &options);

/// Gives the side whose moves are the person's own in a game of these players; both where neither
/// name is known, or both are. Whoever plays here without a name has none in the game that is kept,
/// so that a player without one, beside one with a name, is the person.
[[nodiscard]] GuessedSide ownSideOf(const TrainingOptions &options,
                                    const ByColor<QString> &players);
/// The person has said so of a game of these players.
void rememberOwnSide(TrainingOptions &options, const ByColor<QString> &players, GuessedSide side);

} // namespace shinpan
