#pragma once

#include <QString>

namespace shinpan {

/// How a run ended.
struct RunEnd
{
    enum class Kind {
        Complete, ///< every game was played, or the test is over
        Stopped,  ///< somebody stopped it, or a limit of the run was reached
        Halted,   ///< void games, or players in quarantine; the policies say
        Failed    ///< a player failed its check, or nothing can be written
    };

    Kind kind = Kind::Complete;
    QString reason; ///< a sentence without its full stop; empty if all was played, or the test has
                    ///< its verdict
};

} // namespace shinpan
