#pragma once

#include "core/match/score/gameresult.h"
#include "core/util/message.h"

#include <QString>

namespace shinpan {

/// The server's word on a game ("W+7.0", "B+Resign", "W+Time", "B+Illegal", "Draw") with its
/// reason, in our terms. What else it says, "Abort" for one, is a game that does not count.
[[nodiscard]] GameResult cgosVerdict(const QString &result, const Message &reason = {});

} // namespace shinpan
