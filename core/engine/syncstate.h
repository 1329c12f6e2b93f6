#pragma once

#include "core/util/message.h"

namespace shinpan {

/// How well an engine's board is known to us.
struct SyncState
{
    enum class Kind {
        Unknown,   ///< it was told no game yet, or is to be told the next one anew
        InStep,    ///< it is where it was told to be
        Resyncing, ///< it is on the way
        OutOfStep  ///< its board cannot be relied on
    };

    Kind kind = Kind::Unknown;
    int moveNumber = 0; ///< of its game: where it is, or will be; 0 where that is not known
    Message reason;     ///< why it is out of step: "answered … with the failure …"

    friend bool operator==(const SyncState &, const SyncState &) = default;
};

} // namespace shinpan
