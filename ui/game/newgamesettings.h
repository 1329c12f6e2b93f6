#pragma once

#include "core/board/color.h"
#include "core/clock/timecontrol.h"
#include "core/engine/profile/engineprofile.h"
#include "core/match/matchsetup.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

class OptionsArchive;
class Preferences;

/// The player of one colour: an engine, or the person at the board.
struct Seat
{
    std::optional<EngineProfile> engine;
    QString name{}; ///< the person's, for the record; empty: not said

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
    /// The points of a teaching game from which a loss of the person's moves is a mistake; 0: it
    /// is none, and nobody judges the moves.
    double teaching = 0;
    /// Whether the person wants no help while the game lasts; see GameStatus::isAdviceWithheld().
    bool isSerious = false;

    friend bool operator==(const NewGameSettings &, const NewGameSettings &) = default;
};

/// What new games begin with, whatever was played before.
struct GameDefaults
{
    QString name;  ///< of the person; empty: not said
    int size = 0;  ///< of the board; 0: as in the last game
    QString rules; ///< their toText(); empty: as in the last game
    QString komi;  ///< a number, where there is no handicap; empty: as in the last game

    friend bool operator==(const GameDefaults &, const GameDefaults &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, GameDefaults &defaults);

/// The most handicap stones that a game on this board is offered with: as many as custom knows, and
/// fewer on boards that these would fill.
[[nodiscard]] int mostHandicap(int size, HandicapStyle style);

/// The settings that the New Game dialog begins with: the last new game, except for what the
/// preferences want. Engines are remembered by id, with their strengths, and looked up among
/// `profiles`; one that is gone becomes the person.
[[nodiscard]] NewGameSettings lastGame(const Preferences &preferences,
                                       const std::vector<EngineProfile> &profiles);
void rememberGame(Preferences &preferences, const NewGameSettings &settings);

/// The same of what the start page asks of a game: seats and board. `card` is the card's name, as
/// each remembers its own; the New Game dialog begins with the last of them too.
[[nodiscard]] NewGameSettings lastStart(const Preferences &preferences,
                                        const std::vector<EngineProfile> &profiles,
                                        const QString &card);
void rememberStart(Preferences &preferences, const NewGameSettings &settings, const QString &card);

} // namespace shinpan
