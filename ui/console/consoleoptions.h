#pragma once

namespace shinpan {

/// How the person likes the console.
struct ConsoleOptions
{
    bool foldsStreams = true;    ///< what an analysis streams is one row
    bool hasErrorLane = false;   ///< standard error stands beside the rest
    bool showsWholeLine = false; ///< the current line stands below, or beside, in full

    friend bool operator==(const ConsoleOptions &, const ConsoleOptions &) = default;
};

} // namespace shinpan
