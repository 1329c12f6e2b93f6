#pragma once

#include "core/util/message.h"

namespace shinpan {

/// What an engine is busy with at a GTP command line, for people who know no GTP: "when asked for a
/// move".
[[nodiscard]] Message occasionOf(const QString &command);

} // namespace shinpan
