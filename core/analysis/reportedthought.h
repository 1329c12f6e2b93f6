#pragma once

#include "core/board/move.h"
#include "core/engine/profile/perspective.h"
#include "core/record/note/movethought.h"

#include <QByteArray>

namespace shinpan {

/// What an engine's last report says of the move that it then made.
struct ReportedThought
{
    MoveThought thought{};
    qint64 searched = 0; ///< visits of all moves together, from which one sees how old it was
};

/// What the last line of an engine's answer to `command` (kata-genmove_analyze, lz-genmove_analyze,
/// genmove_analyze, cgos-genmove_analyze) says of the move that it then made: the values and the
/// line of that move where the line lists it. Where it does not, as Leela Zero's may not, they are
/// those of the position, with the line of the move that was the best by then. Empty where the line
/// cannot be read.
[[nodiscard]] ReportedThought reportedThought(const QByteArray &command,
                                              const QByteArray &line,
                                              const Move &made,
                                              BoardSize size,
                                              Perspective toldAs = Perspective::SideToMove);

} // namespace shinpan
