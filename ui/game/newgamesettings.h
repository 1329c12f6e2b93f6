#pragma once

#include "core/board/color.h"
#include "core/clock/timecontrol.h"
#include "core/engine/profile/engineprofile.h"
#include "core/match/matchsetup.h"

#include <optional>
#include <vector>

namespace shinpan {

class Preferences;

/// Who plays one colour: an engine, or the person at the board.
struct Seat
{
    std::optional<EngineProfile> engine;

    [[nodiscard]] bool isHuman() const { return !engine; }

    friend bool operator==(const Seat &, const Seat &) = default;
};

/// What a new game is to be, as the New Game dialog asks it and remembers it.
struct NewGameSettings
{
    ByColor<Seat> seats;
    int size = 19; ///< of a square board, 1 to MaxGtpSide
    Ruleset rules = defaultRules();
    double komi = 7.5;
    int handicap = 0; ///< 0, or 2 to mostHandicap()
    /// Free: Black places the stones, whoever plays Black.
    HandicapStyle handicapStyle = HandicapStyle::Fixed;
    ByColor<TimeControl> time;

    friend bool operator==(const NewGameSettings &, const NewGameSettings &) = default;
};

/// The most handicap stones that a game on this board is offered with: as many as custom knows, and
/// fewer on boards that so many would fill.
[[nodiscard]] int mostHandicap(int size, HandicapStyle style);

/// The last new game. Engines are remembered by id and looked up among `profiles`; one that is gone
/// becomes the person.
[[nodiscard]] NewGameSettings lastGame(const Preferences &preferences,
                                       const std::vector<EngineProfile> &profiles);
void rememberGame(Preferences &preferences, const NewGameSettings &settings);

} // namespace shinpan
