#pragma once

#include "core/match/score/gameresult.h"
#include "core/rules/position.h"

#include <QString>

namespace shinpan {

/// What the program's values are called on the screen. The only place where enumerators become
/// words.
namespace text {

/// "Black", "White".
[[nodiscard]] QString colorName(Color color);

/// The move as "D4", or "pass".
[[nodiscard]] QString moveName(const Move &move);

/// "White wins by 3.5 points", "Black wins by resignation", "Void: …".
[[nodiscard]] QString result(const GameResult &result);

/// "White wins by 3.5 points", "A tie".
[[nodiscard]] QString score(const Score &score);

/// The number with that many decimals, and a true minus sign before what is not zero: "−3.15".
[[nodiscard]] QString decimal(double number, int decimals);

/// What a record's RE says, in SGF's terms or in others (resultFromWords()): "Black wins by
/// resignation"; "Result: …" for what is not understood.
[[nodiscard]] QString recordedResult(const QString &written);

/// A number of points: "6.5", "−7".
[[nodiscard]] QString points(double number);

/// "Japanese rules", also where only the ko rule differs; "Custom rules" without a name.
[[nodiscard]] QString rulesName(const Ruleset &rules);

/// Why a move cannot be played there.
[[nodiscard]] QString illegality(Illegality reason);

} // namespace text
} // namespace shinpan
