#pragma once

#include "core/util/message.h"

#include <QStringList>

namespace shinpan {

/// The one of these lines of an engine's standard error that says best why it ended, as "it wrote
/// …"; empty where there are none.
[[nodiscard]] Message lastWords(const QStringList &errorLines);

} // namespace shinpan
