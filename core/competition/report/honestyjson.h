#pragma once

#include "core/competition/report/report.h"

#include <QJsonArray>
#include <QJsonObject>

namespace shinpan {

// Members of the report's JSON object, which reportjson.cpp documents.

[[nodiscard]] QJsonObject honestyJson(const CompetitionReport &report);
[[nodiscard]] QJsonArray ponderingJson(const CompetitionReport &report);

} // namespace shinpan
