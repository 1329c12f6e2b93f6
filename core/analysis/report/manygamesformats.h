#pragma once

#include "core/analysis/report/manygames.h"

namespace shinpan {

/// One file that needs no other; see ReportPage.
[[nodiscard]] QByteArray toHtml(const ManyGames &games);
[[nodiscard]] QByteArray toJson(const ManyGames &games);
/// Help for those who read that: all members and their types.
extern const char ReviewsShape[];
/// A line for each engine, player ("" for all together) and phase ("" for all).
[[nodiscard]] QByteArray toCsv(const ManyGames &games);

/// The endings of the files that it is written into, without the dot.
inline constexpr QLatin1String ManyGamesEndings[] = {QLatin1String("html"), QLatin1String("json"),
                                                     QLatin1String("csv")};
/// What the file of that ending holds, which is one of these.
[[nodiscard]] QByteArray manyGamesAs(QStringView ending, const ManyGames &games);

/// "opening", "middle game", "endgame".
[[nodiscard]] QString phaseName(GamePhase phase);
inline constexpr GamePhase AllPhases[] = {GamePhase::Opening, GamePhase::MiddleGame,
                                          GamePhase::Endgame};

} // namespace shinpan
