#include "ui/explorer/explorerrows.h"

#include "core/record/tree/sgfproperties.h"
#include "core/statistics/elo.h"
#include "ui/words/text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] double shareOf(const ExplorerTally &part, const ExplorerTally &all)
{
    return static_cast<double>(part.games)
         / static_cast<double>(std::max<std::int64_t>(all.games, 1));
}

} // namespace

QString continuationName(const ExplorerMove &move)
{
    return text::moveName(
        {Color::Black, move.points.empty() ? std::nullopt : std::optional(move.points.front())});
}

QString shareText(double share)
{
    return share > 0 && share < 0.005 ? QStringLiteral("<1 %")
                                      : QStringLiteral("%1 %").arg(std::lround(share * 100));
}

std::vector<TableColumn> ContinuationRows::columns()
{
    return {{tr("Move")},
            {tr("Games"), true},
            {tr("Share"), true},
            {tr("Black"), true, tr("Black’s results; a draw counts half")},
            {tr("Range"), true, tr("Where Black’s results lie with a certainty of 95 %")},
            {tr("Last"), true, tr("The year of the latest game")},
            {tr("Engine"), true, tr("Black’s chances as engines see them in these records")}};
}

std::vector<TableRow> ContinuationRows::of(const ExplorerAnswer &answer)
{
    std::vector<TableRow> rows;
    for (const ExplorerMove &move : answer.moves) {
        const ExplorerTally &tally = move.tally;
        const double share = shareOf(tally, answer.all);
        const bool isKnown = tally.black.total() > 0;
        const Estimate score = wilsonInterval(tally.black);
        const std::optional<double> chances = tally.chances();
        const auto ifKnown = [isKnown](double value) {
            return isKnown ? QVariant(value) : QVariant(-1.0);
        };
        TableRow &row = rows.emplace_back();
        row.push_back({continuationName(move)});
        row.push_back({QLocale().toString(qlonglong{tally.games}), qlonglong{tally.games}});
        row.push_back({shareText(share), share});
        row.push_back({isKnown ? shareText(score.value) : QString(), ifKnown(score.value)});
        row.push_back({isKnown ? QStringLiteral("%1–%2")
                                     .arg(std::lround(score.low * 100))
                                     .arg(std::lround(score.high * 100))
                               : QString(),
                       ifKnown(score.low)});
        row.push_back(
            {tally.lastYear > 0 ? QString::number(tally.lastYear) : QString(), tally.lastYear});
        row.push_back({chances ? shareText(*chances) : QString(), chances.value_or(-1)});
    }
    return rows;
}

std::vector<TableColumn> ExploredGameRows::columns()
{
    return {{.title = tr("Players"), .isLong = true},
            {tr("Year"), true},
            {.title = tr("Result"), .isLong = true},
            {tr("Move"), true}};
}

std::vector<TableRow> ExploredGameRows::of(const ExplorerAnswer &answer)
{
    std::vector<TableRow> rows;
    for (const ExplorerGame &game : answer.games) {
        const auto named = [](const QString &name) {
            return name.isEmpty() ? QStringLiteral("?") : name;
        };
        TableRow &row = rows.emplace_back();
        row.push_back({tr("%1 – %2", "Black, White")
                           .arg(named(game.players.black), named(game.players.white))});
        row.push_back({game.date > 0 ? QString::number(game.date / 10000) : QString(), game.date});
        row.push_back({game.result});
        row.push_back({QString::number(game.moveNumber), game.moveNumber});
    }
    return rows;
}

} // namespace shinpan
