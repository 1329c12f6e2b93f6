#pragma once

#include "core/competition/report/report.h"

#include <QJsonObject>

namespace shinpan {

/// The report for people at a terminal of 80 columns: Gomill's blocks, and what statistics have to
/// add.
[[nodiscard]] QString toText(const CompetitionReport &report);

/// What it has there of one of its matchups.
[[nodiscard]] QString toText(const CompetitionReport &report, const MatchupReport &matchup);

/// One file that needs no other, for screens of any width, light and dark, and paper. The games, as
/// gameTextsOf() makes them, can be looked at in it; without any it has no script.
[[nodiscard]] QByteArray toHtml(const CompetitionReport &report, const QJsonObject &games = {});

/// The page as a server has it, which hands out the games as well: by script and by name.
[[nodiscard]] QByteArray toServedHtml(const CompetitionReport &report);

/// One JSON object with the members of ReportShape.
[[nodiscard]] QByteArray toJson(const CompetitionReport &report);
/// Help for those who read that: all members and their types.
extern const char ReportShape[];

enum class CsvTable : std::uint8_t { Games, Matchups };
/// RFC 4180, in UTF-8, with a line of names; an unknown value is empty.
[[nodiscard]] QByteArray toCsv(const CompetitionReport &report, CsvTable table = CsvTable::Games);

/// The endings of the files that reports are written into, without the dot.
inline constexpr QLatin1String ReportEndings[] = {QLatin1String("txt"), QLatin1String("html"),
                                                  QLatin1String("json"), QLatin1String("csv")};
/// What the file of that ending holds, which is one of these.
[[nodiscard]] QByteArray reportAs(QStringView ending,
                                  const CompetitionReport &report,
                                  const QJsonObject &games = {});

} // namespace shinpan
