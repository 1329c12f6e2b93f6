#include "core/competition/report/honestyblocks.h"

#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

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
    ReportTable table{{column(Player, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "games")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "moves")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "said")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "came true")),
                       column(Number, "Brier"), column(Number, "95%"),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "reliability")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "resolution")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "uncertainty")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "within"))},
                      {}};
    for (const PlayerHonesty &player : report.honesty.players) {
        const ForecastScore &told = player.score;
        table.rows.push_back(
            {PlayerCell{player.player, report.players[player.player].id}, CountCell{told.games},
             CountCell{told.forecasts}, PrintedCell{percent(told.meanForecast, 1)},
             PrintedCell{percent(told.meanOutcome, 1)}, fourDigits(told.brier.value),
             PrintedCell{spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"),
                                decimal(told.brier.low, 3), decimal(told.brier.high, 3))},
             fourDigits(told.reliability), fourDigits(told.resolution),
             fourDigits(told.uncertainty), fourDigits(told.within)});
    }
    return table;
}

[[nodiscard]] ReportTable binsTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Player, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "range")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "moves")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "games")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "said")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "came true")),
                       column(Number, "95%")},
                      {}};
    for (const PlayerHonesty &player : report.honesty.players) {
        for (const ForecastBin &bin : player.score.bins) {
            table.rows.push_back({PlayerCell{player.player, report.players[player.player].id},
                                  TextCell{spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"),
                                                  percent(bin.low, 0), percent(bin.high, 0))},
                                  CountCell{bin.forecasts}, CountCell{bin.games},
                                  PrintedCell{percent(bin.forecast, 1)},
                                  PrintedCell{percent(bin.outcome.value, 1)},
                                  SpanCell{bin.outcome}});
        }
    }
    return table;
}

[[nodiscard]] ReportTable disagreementsTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Heading, QT_TRANSLATE_NOOP("Messages", "game")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "move")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "Black")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "Black said")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "White")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "White said")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "together")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "result"))},
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

/// What these numbers rest on, and what is left out of them.
[[nodiscard]] block::Note basisOf(const HonestyReport &honesty)
{
    QString text =
        spoken(QT_TRANSLATE_NOOP("Messages",
                                 "Each engine’s own chances, as it told them with its moves, "
                                 "against how the games ended: %1, of which %2 by resignation."),
               gamesText(honesty.games), QString::number(honesty.resigned));
    if (honesty.adjudicated > 0) {
        text +=
            u' '
            + spoken(QT_TRANSLATE_NOOP("Messages", "Left out: %1 that the arbiter adjudicated, "
                                                   "since what decided them cannot prove itself."),
                     gamesText(honesty.adjudicated));
    }
    if (honesty.notPlayedOut > 0) {
        text += u' '
              + spoken(QT_TRANSLATE_NOOP(
                           "Messages",
                           "Left out: %1 that ended otherwise (time, faults, claims, unknown)."),
                       gamesText(honesty.notPlayedOut));
    }
    return {text};
}

void addCurves(HonestyBlocks &blocks, const CompetitionReport &report)
{
    constexpr std::size_t MostCurves = 12;
    std::vector<ReportBlock> pictures;
    for (const PlayerHonesty &player : report.honesty.players) {
        if (pictures.size() < MostCurves) {
            pictures.push_back({block::Picture{
                spoken(QT_TRANSLATE_NOOP("Messages", "%1’s chances, and what came true"),
                       report.players[player.player].id),
                QStringLiteral("plot-honesty-%1").arg(player.player), &player}});
        }
    }
    for (std::size_t i = 0; i + 1 < pictures.size(); i += 2) {
        blocks.push_back({block::Pair{{pictures[i], pictures[i + 1]}}});
    }
    if (pictures.size() % 2 == 1) {
        blocks.push_back(pictures.back());
    }
    blocks.push_back({block::Table{
        spoken(QT_TRANSLATE_NOOP("Messages", "Chances told, by tenths")), binsTable(report),
        spoken(QT_TRANSLATE_NOOP("Messages", "The numbers of these curves"))}});
}

void addDisagreements(HonestyBlocks &blocks, const CompetitionReport &report)
{
    ReportTable table = disagreementsTable(report);
    if (!table.rows.empty()) {
        blocks.push_back({block::Note{spoken(QT_TRANSLATE_NOOP(
            "Messages", "Where two engines disagreed most: with two moves in a row they claimed "
                        "together more, or less, than 100 %; the widest of each game."))}});
        blocks.push_back({block::Table{
            spoken(QT_TRANSLATE_NOOP("Messages", "Widest disagreements")), std::move(table)}});
    }
}

[[nodiscard]] HonestyBlocks blocksOf(const CompetitionReport &report, bool hasCurves)
{
    HonestyBlocks blocks;
    if (!report.honesty.players.empty()) {
        blocks.push_back({basisOf(report.honesty)});
        blocks.push_back({block::Table{spoken(QT_TRANSLATE_NOOP("Messages", "Honesty of chances")),
                                       scoresTable(report)}});
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
