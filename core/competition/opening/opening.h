#pragma once

#include "core/rules/gameline.h"
#include "core/rules/ruleset.h"
#include "core/util/message.h"
#include "core/util/result.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace shinpan {

/// What stands on the board when the players take over.
struct Opening
{
    GameLine line; ///< with the handicap that its record speaks of
    QString name;  ///< where it is from: "fuseki.sgf game 3", "openings.txt line 7", "random 12"
    std::optional<double> komi{}; ///< as its record says; nothing: it does not
    QString rules{};              ///< likewise, RU as it is; empty: it says none

    friend bool operator==(const Opening &, const Opening &) = default;
};

/// What openings are made for.
struct OpeningTerms
{
    BoardSize size;
    Ruleset rules;
    int mostPlies = 0; ///< longer ones are cut there; 0: none are
    std::uint64_t seed = 0;
    bool followsOpenings = false; ///< each is played by the rules that its record says
    QString stem{}; ///< of the competition's files; empty: it has none, see takeOpenings()
};

/// The rules that the opening's record says; nothing where it says none, or none that are known.
[[nodiscard]] std::optional<Ruleset> saidRules(const Opening &opening);

/// Why a game cannot go on from an opening: it is on another board, a set-up stone has no
/// liberties, a move is illegal, or the game is over with it. Says nothing if it can.
[[nodiscard]] Message mistakeIn(const Opening &opening, const OpeningTerms &terms);

/// Equal for openings that lead to the same position, however they came there and however the board
/// is turned: stones, the side to play and the point that it may not retake. (64 bits of a hash:
/// others are different for all practical purposes.)
[[nodiscard]] std::uint64_t positionKey(const GameLine &line, const Ruleset &rules);

} // namespace shinpan
