#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

/// For people at a terminal of 80 columns: Gomill's blocks, and what statistics have to add.
[[nodiscard]] QString toText(const CompetitionReport &report);

/// One file that needs no other and no script, for screens of any width, light and dark, and paper.
[[nodiscard]] QByteArray toHtml(const CompetitionReport &report);

/// One JSON object; reportjson.cpp documents its members. What is infinite is null.
[[nodiscard]] QByteArray toJson(const CompetitionReport &report);

enum class CsvTable : std::uint8_t { Games, Matchups };
/// RFC 4180, in UTF-8, with a line of names; an unknown value is empty.
[[nodiscard]] QByteArray toCsv(const CompetitionReport &report, CsvTable table = CsvTable::Games);

} // namespace shinpan
