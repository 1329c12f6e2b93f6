#pragma once

#include <QLoggingCategory>

namespace shinpan {

// One category per area, so that QT_LOGGING_RULES="shinpan.gtp.debug=true" shows just that.
Q_DECLARE_LOGGING_CATEGORY(logGtp)
Q_DECLARE_LOGGING_CATEGORY(logEngine)
Q_DECLARE_LOGGING_CATEGORY(logMatch)
Q_DECLARE_LOGGING_CATEGORY(logRecord)

} // namespace shinpan
