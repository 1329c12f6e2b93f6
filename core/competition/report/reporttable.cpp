#include "core/competition/report/reporttable.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace shinpan {

namespace {

[[nodiscard]] ReportCell cellOf(const PlayerStanding &player, const ReportColumn &column)
{
    const StandingRow &row = player.row;
    const GameCounts &games = player.games;
    switch (column.kind) {
    case ColumnKind::Place:
        return CountCell{row.place};
    case ColumnKind::Player:
        return PlayerCell{row.player, player.name, !row.isStillIn, player.isResting};
    case ColumnKind::Points:
        return PointsCell{row.points};
    case ColumnKind::TieBreak:
        return PointsCell{row.tieBreaks[column.index]};
    case ColumnKind::Byes:
        return CountCell{row.byes};
    case ColumnKind::Elo:
        return player.elo ? ReportCell(*player.elo) : ReportCell();
    case ColumnKind::Score:
        return ScoreCell{static_cast<double>(games.wins) + static_cast<double>(games.jigos) / 2,
                         games.total()};
    case ColumnKind::Games:
        return CountCell{games.total() + player.unknown};
    case ColumnKind::Won:
        return CountCell{games.wins};
    case ColumnKind::Lost:
        return CountCell{games.losses};
    case ColumnKind::Jigo:
        return CountCell{games.jigos};
    case ColumnKind::Unknown:
        return CountCell{player.unknown};
    case ColumnKind::Opponent:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace

ReportColumn standingsColumn(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Place:
        return {kind, QStringLiteral("#")};
    case ColumnKind::Player:
        return {kind, QStringLiteral("player")};
    case ColumnKind::Points:
        return {kind, QStringLiteral("points")};
    case ColumnKind::Byes:
        return {kind, QStringLiteral("byes")};
    case ColumnKind::Elo:
        return {kind, QStringLiteral("Elo")};
    case ColumnKind::Score:
        return {kind, QStringLiteral("score")};
    case ColumnKind::Games:
        return {kind, QStringLiteral("games")};
    case ColumnKind::Won:
        return {kind, QStringLiteral("won")};
    case ColumnKind::Lost:
        return {kind, QStringLiteral("lost")};
    case ColumnKind::Jigo:
        return {kind, QStringLiteral("jigo")};
    case ColumnKind::Unknown:
        return {kind, QStringLiteral("unknown")};
    case ColumnKind::TieBreak:
    case ColumnKind::Opponent:
        break;
    }
    Q_UNREACHABLE();
}

std::vector<ReportColumn> tieBreakColumns(const std::vector<TieBreak> &tieBreaks)
{
    std::vector<ReportColumn> columns;
    for (std::size_t i = 0; i < tieBreaks.size(); ++i) {
        columns.push_back({ColumnKind::TieBreak, tieBreakName(tieBreaks[i]), i});
    }
    return columns;
}

std::vector<ReportColumn> runningColumns(CompetitionType type)
{
    std::vector<ReportColumn> columns{standingsColumn(ColumnKind::Place),
                                      standingsColumn(ColumnKind::Player)};
    if (goesByPoints(type)) {
        columns.push_back(standingsColumn(ColumnKind::Points));
        std::ranges::move(tieBreakColumns(shownTieBreaks(type)), std::back_inserter(columns));
        columns.push_back(standingsColumn(ColumnKind::Byes));
    }
    for (const ColumnKind kind :
         {ColumnKind::Elo, ColumnKind::Score, ColumnKind::Games, ColumnKind::Won, ColumnKind::Lost,
          ColumnKind::Jigo, ColumnKind::Unknown}) {
        columns.push_back(standingsColumn(kind));
    }
    return columns;
}

ReportTable standingsTable(std::vector<ReportColumn> columns,
                           const std::vector<PlayerStanding> &players)
{
    ReportTable table{std::move(columns), {}};
    for (const PlayerStanding &player : players) {
        std::vector<ReportCell> &row = table.rows.emplace_back();
        for (const ReportColumn &column : table.columns) {
            row.push_back(cellOf(player, column));
        }
    }
    return table;
}

QString shortPoints(double points)
{
    const int digits = points == std::floor(points)         ? 0
                     : 2 * points == std::floor(2 * points) ? 1
                                                            : 2;
    return QString::number(points, 'f', digits);
}

} // namespace shinpan
