#include "core/util/logging.h"

namespace shinpan {

Q_LOGGING_CATEGORY(logGtp, "shinpan.gtp", QtWarningMsg)
Q_LOGGING_CATEGORY(logEngine, "shinpan.engine", QtWarningMsg)
Q_LOGGING_CATEGORY(logMatch, "shinpan.match", QtWarningMsg)
Q_LOGGING_CATEGORY(logRecord, "shinpan.record", QtWarningMsg)

} // namespace shinpan
