#include "core/competition/report/reportstandings.h"

namespace shinpan {

namespace {

/// Players against players, in the order of the standings.
template <typename CellOf>
ReportTable matrix(const CompetitionReport &report, const CellOf &cellOf)
{
    ReportTable table{{{ColumnKind::Player, {}}}, {}};
    for (const StandingRow &row : report.standings) {
        table.columns.push_back({ColumnKind::Opponent, report.players[row.player].id, row.player});
    }
    for (const StandingRow &row : report.standings) {
        std::vector<ReportCell> &cells = table.rows.emplace_back();
        cells.push_back(PlayerCell{row.player, report.players[row.player].id});
        for (const StandingRow &other : report.standings) {
            cells.push_back(row.player == other.player ? SelfCell()
                                                       : cellOf(row.player, other.player));
        }
    }
    return table;
}

} // namespace

std::vector<PlayerStanding> playerStandings(const CompetitionReport &report)
{
    const bool hasRatings = report.ratings && report.players.size() > 2;
    std::vector<PlayerStanding> players;
    for (const StandingRow &row : report.standings) {
        const PlayerReport &player = report.players[row.player];
        players.push_back(
            {row, player.id,
             hasRatings ? std::optional(report.ratings->rating(row.player)) : std::nullopt,
             player.tally.all.counts, player.tally.all.unknown});
    }
    return players;
}

ReportTable crosstable(const CompetitionReport &report)
{
    if (report.players.size() < 3) {
        return {};
    }
    return matrix(report, [&](std::size_t player, std::size_t other) -> ReportCell {
        const CrossCell &cell = report.cell(player, other);
        return cell.games == 0 ? ReportCell() : ScoreCell{cell.points, cell.games};
    });
}

ReportTable superiorityTable(const CompetitionReport &report)
{
    if (!report.ratings || report.players.size() < 3) {
        return {};
    }
    return matrix(report, [&](std::size_t player, std::size_t other) -> ReportCell {
        return LikelihoodCell{report.ratings->likelihoodOfSuperiority(player, other)};
    });
}

} // namespace shinpan
