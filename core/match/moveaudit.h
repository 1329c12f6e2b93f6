#pragma once

#include "core/board/color.h"
#include "core/clock/gameclock.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>

namespace shinpan {

/// How a move of a game came about.
struct MoveAudit
{
    Color color = Color::Black;
    QByteArray command{};            ///< what its engine was asked; empty: a person moved
    QString reply{};                 ///< the engine's answer, as it came
    std::chrono::nanoseconds used{}; ///< what the clock was charged
    std::optional<TimeLeft> left{};  ///< on the mover's clock after it; nothing without a limit
};

} // namespace shinpan
