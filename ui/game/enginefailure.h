#pragma once

#include "core/board/color.h"
#include "core/match/score/playeraction.h"

#include <QString>
#include <QStringList>

namespace shinpan {

/// What a person should know about an engine that could not start, died or stopped making sense.
struct EngineFailure
{
    Color seat = Color::Black; ///< whose engine it was
    QString engineName;
    QString commandLine;
    QString what;           ///< the exit code or signal in words, or what was wrong with an answer
    QStringList errorLines; ///< the last of its standard error, oldest first
    PlayerFailure::Kind kind = PlayerFailure::Kind::Ended;
};

} // namespace shinpan
