#pragma once

#include <chrono>
#include <cstdint>

namespace shinpan {

class OptionsArchive;

/// The side whose moves are guessed.
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

    friend bool operator==(const TrainingOptions &, const TrainingOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, TrainingOptions &options);

} // namespace shinpan
