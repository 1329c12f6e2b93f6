#pragma once

#include "core/board/color.h"

#include <QString>
#include <QStringList>

#include <chrono>

namespace shinpan {

/// What a person should know about an engine that lets them wait.
struct EngineWait
{
    enum class Kind {
        Starting, ///< it has not come to the point of playing yet
        Overdue   ///< it thinks for longer than its profile's patience
    };

    Kind kind = Kind::Starting;
    Color seat = Color::Black; ///< whose engine it is
    QString engineName;
    QString commandLine;
    bool mayInterrupt = false;             ///< it can be made to break off its thoughts
    std::chrono::seconds elapsed{};        ///< since it was started, or asked
    std::chrono::milliseconds allowance{}; ///< for the move, by its profile; of Overdue
    QStringList errorLines;                ///< the last of its standard error, oldest first

    friend bool operator==(const EngineWait &, const EngineWait &) = default;
};

} // namespace shinpan
