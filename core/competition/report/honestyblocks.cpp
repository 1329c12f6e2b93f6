#include "core/competition/report/honestyblocks.h"

#include "core/competition/report/reportwords.h"

#include <algorithm>

namespace shinpan {

namespace {

using HonestyBlocks = std::vector<ReportBlock>;

[[nodiscard]] ReportCell fourDigits(double value)
{
    return PrintedCell{decimal(value, 4)};
}

[[nodiscard]] ReportTable scoresTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Player, "player"), column(Number, "games"), column(Number, "moves"),
                       column(Number, "said"), column(Number, "came true"), column(Number, "Brier"),
                       column(Number, "95%"), column(Number, "reliability"),
                       column(Number, "resolution"), column(Number, "uncertainty"),
                       column(Number, "within")},
                      {}};
    for (const PlayerHonesty &player : report.honesty.players) {
        const ForecastScore &told = player.score;
        table.rows.push_back(
            {PlayerCell{player.player, report.players[player.player].id}, CountCell{told.games},
             CountCell{told.forecasts}, PrintedCell{percent(told.meanForecast, 1)},
             PrintedCell{percent(told.meanOutcome, 1)}, fourDigits(told.brier.value),
             PrintedCell{QStringLiteral("%1 to %2")
                             .arg(decimal(told.brier.low, 3), decimal(told.brier.high, 3))},
             fourDigits(told.reliability), fourDigits(told.resolution),
             fourDigits(told.uncertainty), fourDigits(told.within)});
    }
    return table;
}

[[nodiscard]] ReportTable binsTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Player, "player"), column(Text, "range"), column(Number, "moves"),
                       column(Number, "games"), column(Number, "said"), column(Number, "came true"),
                       column(Number, "95%")},
                      {}};
    for (const PlayerHonesty &player : report.honesty.players) {
        for (const ForecastBin &bin : player.score.bins) {
            table.rows.push_back(
                {PlayerCell{player.player, report.players[player.player].id},
                 TextCell{
                     QStringLiteral("%1 to %2").arg(percent(bin.low, 0), percent(bin.high, 0))},
                 CountCell{bin.forecasts}, CountCell{bin.games},
                 PrintedCell{percent(bin.forecast, 1)}, PrintedCell{percent(bin.outcome.value, 1)},
                 SpanCell{bin.outcome}});
        }
    }
    return table;
}

[[nodiscard]] ReportTable disagreementsTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Heading, "game"), column(Number, "move"), column(Text, "Black"),
                       column(Number, "Black said"), column(Text, "White"),
                       column(Number, "White said"), column(Number, "together"),
                       column(Text, "result")},
                      {}};
    for (const Disagreement &found : report.honesty.disagreements) {
        const auto game = std::ranges::find(report.games, found.game, &StoredGame::id);
        if (game == report.games.end()) {
            continue;
        }
        table.rows.push_back({GameCell{&*game, found.move}, CountCell{found.move},
                              TextCell{game->players.black, TextCell::Form::Name},
                              PrintedCell{percent(found.chances.black, 1)},
                              TextCell{game->players.white, TextCell::Form::Name},
                              PrintedCell{percent(found.chances.white, 1)},
                              PrintedCell{percent(1 + found.gap(), 1)}, TextCell{game->sgfResult}});
    }
    return table;
}

[[nodiscard]] QString honestGames(std::int64_t count)
{
    return counted(count, QStringLiteral("game"), QStringLiteral("games"));
}

/// What these numbers rest on, and what is left out of them.
[[nodiscard]] block::Note basisOf(const HonestyReport &honesty)
{
    QString text = QStringLiteral("Each engine’s own chances, as it told them with its moves, "
                                  "against how the games ended: %1, of which %2 by resignation.")
                       .arg(honestGames(honesty.games), QString::number(honesty.resigned));
    if (honesty.adjudicated > 0) {
        text +=
            QStringLiteral(" Left out: %1 that the arbiter adjudicated, since what decided them "
                           "cannot prove itself.")
                .arg(honestGames(honesty.adjudicated));
    }
    if (honesty.notPlayedOut > 0) {
        text +=
            QStringLiteral(" Left out: %1 that ended otherwise (time, faults, claims, unknown).")
                .arg(honestGames(honesty.notPlayedOut));
    }
    return {text};
}

void addCurves(HonestyBlocks &blocks, const CompetitionReport &report)
{
    constexpr std::size_t MostCurves = 12;
    std::vector<ReportBlock> pictures;
    for (const PlayerHonesty &player : report.honesty.players) {
        if (pictures.size() < MostCurves) {
            pictures.push_back(
                {block::Picture{QStringLiteral("What %1 said, and what came true")
                                    .arg(report.players[player.player].id),
                                QStringLiteral("plot-honesty-%1").arg(player.player), &player}});
        }
    }
    for (std::size_t i = 0; i + 1 < pictures.size(); i += 2) {
        blocks.push_back({block::Pair{{pictures[i], pictures[i + 1]}}});
    }
    if (pictures.size() % 2 == 1) {
        blocks.push_back(pictures.back());
    }
    blocks.push_back({block::Table{QStringLiteral("Chances told, by tenths"), binsTable(report),
                                   QStringLiteral("The numbers of these curves")}});
}

void addDisagreements(HonestyBlocks &blocks, const CompetitionReport &report)
{
    ReportTable table = disagreementsTable(report);
    if (!table.rows.empty()) {
        blocks.push_back({block::Note{QStringLiteral(
            "Where two engines disagreed most: with two moves in a row they claimed together more, "
            "or less, than 100 %; the widest of each game.")}});
        blocks.push_back({block::Table{QStringLiteral("Widest disagreements"), std::move(table)}});
    }
}

[[nodiscard]] HonestyBlocks blocksOf(const CompetitionReport &report, bool hasCurves)
{
    HonestyBlocks blocks;
    if (!report.honesty.players.empty()) {
        blocks.push_back({basisOf(report.honesty)});
        blocks.push_back({block::Table{QStringLiteral("Honesty of chances"), scoresTable(report)}});
        if (hasCurves) {
            addCurves(blocks, report);
        }
    }
    addDisagreements(blocks, report);
    return blocks;
}

} // namespace

std::vector<ReportBlock> honestyBlocks(const CompetitionReport &report)
{
    return blocksOf(report, true);
}

std::vector<ReportBlock> fewHonestyBlocks(const CompetitionReport &report)
{
    return blocksOf(report, false);
}

} // namespace shinpan
