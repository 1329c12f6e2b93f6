#pragma once

#include "core/clock/duration.h"
#include "core/match/score/gameresult.h"

#include <QString>

#include <chrono>
#include <optional>

namespace shinpan {

// How the referee puts what it decided.

[[nodiscard]] inline QString colorName(Color color)
{
    return color == Color::Black ? QStringLiteral("Black") : QStringLiteral("White");
}

/// Rounded up to the millisecond.
[[nodiscard]] inline QString inWords(std::chrono::nanoseconds time)
{
    return QString::fromStdString(toText(std::chrono::ceil<std::chrono::milliseconds>(time)));
}

/// Lost by a fault of the loser's own.
[[nodiscard]] inline GameResult lost(Color loser, GameEnd end, QString reason)
{
    return {end, opposite(loser), std::nullopt, loser, std::move(reason)};
}

[[nodiscard]] inline GameResult nobodyWins(GameEnd end,
                                           std::optional<Color> culprit,
                                           QString reason)
{
    return {end, std::nullopt, std::nullopt, culprit, std::move(reason)};
}

} // namespace shinpan
