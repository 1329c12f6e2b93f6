#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

enum class CsvTable : std::uint8_t { Games, Matchups };
/// RFC 4180, in UTF-8, with a line of names; an unknown value is empty.
[[nodiscard]] QByteArray toCsv(const CompetitionReport &report, CsvTable table = CsvTable::Games);

} // namespace shinpan
