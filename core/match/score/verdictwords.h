#pragma once

#include "core/clock/duration.h"
#include "core/match/score/adjudication.h"
#include "core/match/score/gameresult.h"
#include "core/util/message.h"

#include <QString>

#include <chrono>
#include <optional>

namespace shinpan {

// How the referee puts what it decided.

[[nodiscard]] inline Message colorName(Color color)
{
    return Message::of(color == Color::Black ? QT_TRANSLATE_NOOP("Messages", "Black")
                                             : QT_TRANSLATE_NOOP("Messages", "White"));
}

/// A sentence from one that lacks its subject.
[[nodiscard]] inline Message deedOf(Color player, const Message &deed)
{
    return Message::of(player == Color::Black ? QT_TRANSLATE_NOOP("Messages", "Black %1")
                                              : QT_TRANSLATE_NOOP("Messages", "White %1"),
                       deed);
}

/// The time is rounded up to the millisecond.
[[nodiscard]] inline QString inWords(std::chrono::nanoseconds time)
{
    return QString::fromStdString(toText(std::chrono::ceil<std::chrono::milliseconds>(time)));
}

/// Lost by a fault of the loser's own.
[[nodiscard]] inline GameResult lost(Color loser, GameEnd end, Message reason)
{
    return {end, opposite(loser), std::nullopt, loser, std::move(reason)};
}

[[nodiscard]] inline GameResult nobodyWins(GameEnd end,
                                           std::optional<Color> culprit,
                                           Message reason)
{
    return {end, std::nullopt, std::nullopt, culprit, std::move(reason)};
}

/// The reason of an audited game's result, with what the rule said behind it.
[[nodiscard]] inline Message auditedReason(const Message &reason, const Adjudication &verdict)
{
    const Message audit = Message::of(
        QT_TRANSLATE_NOOP("Messages", "an audited game, played on where the rule said: %1"),
        verdict.evidence);
    return reason.isEmpty() ? audit : reason.followedBy(audit);
}

} // namespace shinpan
