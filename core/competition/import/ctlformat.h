#pragma once

#include "core/competition/import/ctlvalue.h"
#include "core/util/result.h"

namespace shinpan {

/// Python's "format % values". The failure says what is wrong with it.
[[nodiscard]] Result<QString> ctlPercent(const QString &format, const CtlValue &values);

/// Python's "format".format(…) of a call's arguments.
[[nodiscard]] Result<QString> ctlFormat(const QString &format, const CtlValue &arguments);

} // namespace shinpan
