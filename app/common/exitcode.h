#pragma once

namespace shinpan {

/// What our programs end with, in every verb. What a verb's own 0, 1 and 2 are, its help says.
enum ExitCode : int {
    ExitDone = 0,
    ExitNo = 1,            ///< the answer is no: a game is void, answers differ, a test fails
    ExitFailed = 2,        ///< a bad call, or it could not be run, read or written
    ExitInterrupted = 130, ///< as shells have it for Ctrl+C
};

} // namespace shinpan
