#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/tree/gametree.h"

#include <QString>

#include <optional>

namespace shinpan {

/// What a record says of its game as a whole (SGF's root and game-info properties). A value; empty
/// text: not said.
struct GameInfo
{
    BoardSize size;                  ///< SZ
    std::optional<double> komi;      ///< KM; nothing also when its text makes no sense
    int handicap = 0;                ///< HA; 0 also for the 0 and 1 that many programs write
    QString rules;                   ///< RU
    ByColor<QString> playerName;     ///< PB PW
    ByColor<QString> playerRank;     ///< BR WR
    ByColor<QString> playerTeam;     ///< BT WT
    QString result;                  ///< RE: "B+3.5", "W+R", "0", "Void"
    std::optional<double> timeLimit; ///< TM, seconds of main time
    QString overtime;                ///< OT
    QString date;                    ///< DT
    QString event;                   ///< EV
    QString round;                   ///< RO
    QString place;                   ///< PC
    QString gameName;                ///< GN
    QString user;                    ///< US
    QString source;                  ///< SO
    QString annotator;               ///< AN
    QString copyright;               ///< CP
    QString opening;                 ///< ON
    QString gameComment;             ///< GC; the only one that may have line breaks

    friend bool operator==(const GameInfo &, const GameInfo &) = default;
};

/// Reads the root node, as leniently as real files need it: `KM[7,5]`, `KM[375]` (see
/// foreignKomi()), `HA[1]`, `TM[1h]`, `TM[45:00]`, `TM[各2小时]`.
[[nodiscard]] GameInfo readGameInfo(const GameTree &tree);

/// Writes what differs from what the root says now, and leaves alone what does not, however it is
/// spelt. Empty text and no value remove a property. Returns whether anything was written.
bool writeGameInfo(GameTree &tree, const GameInfo &info);

/// The komi where KM does not count points as SGF has it, but as some programs do: hundredths, or
/// stones of area counting. Nothing where KM means what it says.
struct ForeignKomi
{
    double points = 0;
    bool isKnownByProgram = false; ///< AP alone tells; without it the number would be points
};
[[nodiscard]] std::optional<ForeignKomi> foreignKomi(const GameTree &tree);

} // namespace shinpan
