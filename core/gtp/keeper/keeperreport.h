#pragma once

namespace shinpan {

/// What comes through a pipe, whole, from a child process of ours that starts an engine: first one
/// of the others, then, if it started, how the engine ended.
struct KeeperReport
{
    enum class Kind : int {
        Started,     ///< the engine runs; `number` is its process
        NoDirectory, ///< it could not enter its working directory; `number` as in errno
        NoProgram,   ///< it could not execute the program, or not even fork; `number` as in errno
        Ended,       ///< `number` is the engine's status as wait() tells it
    };

    Kind kind;
    int number;
    int helpers; ///< Ended: how many processes the engine left when it ended by itself
};

} // namespace shinpan
