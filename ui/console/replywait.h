#pragma once

#include <QString>

#include <chrono>

namespace shinpan {

/// A command that a person typed and that has no answer for a long time.
struct ReplyWait
{
    int source = 0; ///< of the engine, in the transcript
    QString engineName;
    QString command;                ///< that the engine is at: perhaps one before the typed one
    std::chrono::seconds elapsed{}; ///< since it is at it
    bool mayInterrupt = false;
    bool mayRestart = false;

    friend bool operator==(const ReplyWait &, const ReplyWait &) = default;
};

} // namespace shinpan
