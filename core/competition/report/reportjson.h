#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

/// One JSON object; reportjson.cpp documents its members. What is infinite is null.
[[nodiscard]] QByteArray toJson(const CompetitionReport &report);

} // namespace shinpan
