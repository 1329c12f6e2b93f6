#include "app/cli/live/livesections.h"

#include "app/cli/live/livetable.h"
#include "core/competition/report/reporttable.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace shinpan {

namespace {

[[nodiscard]] TextSpan number(double value, int decimals = 0, Ink ink = Ink::Plain)
{
    return {QString::number(value, 'f', decimals), ink};
}

[[nodiscard]] QString signedText(double value)
{
    const double rounded = std::round(value);
    return (rounded > 0 ? QStringLiteral("+") : QString()) + QString::number(rounded + 0.0, 'f', 0);
}

/// See LiveColumn.
[[nodiscard]] int dropOrderOf(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::TieBreak:
        return 1;
    case ColumnKind::Byes:
        return 3;
    case ColumnKind::Games:
        return 4;
    case ColumnKind::Won:
        return 6;
    case ColumnKind::Lost:
        return 7;
    case ColumnKind::Jigo:
        return 8;
    case ColumnKind::Unknown:
        return 9;
    case ColumnKind::Place:
    case ColumnKind::Player:
    case ColumnKind::Points:
    case ColumnKind::Elo:
    case ColumnKind::Score:
    case ColumnKind::Opponent:
        return 0;
    }
    Q_UNREACHABLE();
}

/// Elo and half of its interval; blank where nothing is known or bounded.
[[nodiscard]] LiveRow eloCells(const ReportCell &cell, Ink ink)
{
    const auto *elo = std::get_if<Estimate>(&cell);
    if (!elo || !std::isfinite(elo->value)) {
        return {{{}, ink}, {{}, Ink::Dim}};
    }
    const double margin = (elo->high - elo->low) / 2;
    return {{signedText(elo->value), ink},
            {std::isfinite(margin) ? QString::number(std::round(margin), 'f', 0) : QString(),
             Ink::Dim}};
}

[[nodiscard]] TextSpan countCell(std::int64_t count, ColumnKind column)
{
    switch (column) {
    case ColumnKind::Place:
        return {QString::number(count), Ink::Dim};
    case ColumnKind::Byes:
        return {count > 0 ? QString::number(count) : QString()};
    case ColumnKind::Jigo:
        return {QString::number(count), count > 0 ? Ink::Plain : Ink::Dim};
    case ColumnKind::Unknown:
        return {QString::number(count), count > 0 ? Ink::Bad : Ink::Dim};
    case ColumnKind::Player:
    case ColumnKind::Points:
    case ColumnKind::TieBreak:
    case ColumnKind::Elo:
    case ColumnKind::Score:
    case ColumnKind::Games:
    case ColumnKind::Won:
    case ColumnKind::Lost:
    case ColumnKind::Opponent:
        return {QString::number(count)};
    }
    Q_UNREACHABLE();
}

/// `ink`: of what counts most in the row.
[[nodiscard]] TextSpan cellOf(const ReportCell &cell, ColumnKind column, Ink ink)
{
    if (const auto *player = std::get_if<PlayerCell>(&cell)) {
        return {player->name + (player->isResting ? QStringLiteral(" (out)") : QString()), ink};
    }
    if (const auto *value = std::get_if<PointsCell>(&cell)) {
        return {shortPoints(value->points), column == ColumnKind::Points ? ink : Ink::Plain};
    }
    if (const auto *value = std::get_if<CountCell>(&cell)) {
        return countCell(value->count, column);
    }
    const auto *score = std::get_if<ScoreCell>(&cell);
    return score && score->games > 0
             ? number(100 * score->points / static_cast<double>(score->games), 1)
             : TextSpan();
}

/// What orders the players stays the longest; Elo takes two columns.
[[nodiscard]] std::vector<LiveColumn> standingsColumns(const std::vector<ReportColumn> &columns,
                                                       bool byPoints)
{
    std::vector<LiveColumn> live;
    for (const ReportColumn &column : columns) {
        switch (column.kind) {
        case ColumnKind::Place:
            live.push_back({QStringLiteral(" #"), true, 0, 1});
            break;
        case ColumnKind::Player:
            live.push_back({column.name, false, 12, 0});
            break;
        case ColumnKind::Elo:
            live.push_back({QStringLiteral("  Elo"), true, 0, byPoints ? 2 : 0});
            live.push_back({QStringLiteral("±95%"), true, 0, byPoints ? 5 : 2});
            break;
        case ColumnKind::Score:
            live.push_back({QStringLiteral("score %"), true, 0, byPoints ? 5 : 3});
            break;
        case ColumnKind::Points:
        case ColumnKind::TieBreak:
        case ColumnKind::Byes:
        case ColumnKind::Games:
        case ColumnKind::Won:
        case ColumnKind::Lost:
        case ColumnKind::Jigo:
        case ColumnKind::Unknown:
        case ColumnKind::Opponent:
            live.push_back({column.name, true, 0, dropOrderOf(column.kind)});
        }
    }
    return live;
}

[[nodiscard]] LiveRow standingsRow(const std::vector<ReportCell> &cells,
                                   const std::vector<ReportColumn> &columns)
{
    const auto &player = std::get<PlayerCell>(cells[1]);
    const Ink ink = player.isResting || player.isOut ? Ink::Dim : Ink::Strong;
    LiveRow row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (columns[i].kind == ColumnKind::Elo) {
            std::ranges::move(eloCells(cells[i], ink), std::back_inserter(row));
        } else {
            row.push_back(cellOf(cells[i], columns[i].kind, ink));
        }
    }
    return row;
}

/// Byes have a column only where there are any.
[[nodiscard]] std::vector<ReportColumn> columnsFor(const LiveSnapshot &snapshot)
{
    std::vector<ReportColumn> columns = runningColumns(snapshot.type);
    if (std::ranges::all_of(snapshot.players,
                            [](const LivePlayer &player) { return player.standing.byes == 0; })) {
        std::erase_if(columns,
                      [](const ReportColumn &column) { return column.kind == ColumnKind::Byes; });
    }
    return columns;
}

/// Those for which a terminal of that size may have room.
template <typename T>
[[nodiscard]] std::span<const T> shownOf(const std::vector<T> &all, TerminalSize size)
{
    const auto most = static_cast<std::size_t>(std::max(0, size.rows));
    return std::span(all).first(std::min(all.size(), most));
}

/// How many of them no terminal of that size has room for.
template <typename T>
[[nodiscard]] int omitted(const std::vector<T> &all, TerminalSize size)
{
    return std::max(0, static_cast<int>(all.size()) - size.rows);
}

/// "● name": whose stones, in two cells.
[[nodiscard]] TextSpan nameCell(const ByColor<QString> &players, Color color, Ink ink = Ink::Plain)
{
    return {
        QStringLiteral("%1 %2").arg(QChar(color == Color::Black ? u'●' : u'○')).arg(players[color]),
        ink};
}

} // namespace

LiveSection standingsSection(const LiveSnapshot &snapshot, TerminalSize size)
{
    std::vector<PlayerStanding> players;
    for (const LivePlayer &player : shownOf(snapshot.players, size)) {
        players.push_back({player.standing, player.name, player.elo, player.games, player.unknown,
                           player.isResting});
    }
    const ReportTable table = standingsTable(columnsFor(snapshot), players);
    std::vector<LiveRow> rows;
    for (const std::vector<ReportCell> &cells : table.rows) {
        rows.push_back(standingsRow(cells, table.columns));
    }
    return {tableLines(standingsColumns(table.columns, goesByPoints(snapshot.type)), rows,
                       size.columns),
            omitted(snapshot.players, size), 3, true};
}

LiveSection gamesSection(const LiveSnapshot &snapshot, TerminalSize size)
{
    std::vector<LiveRow> rows;
    for (const LiveGame &game : shownOf(snapshot.games, size)) {
        const auto inkOf = [&game](Color color) {
            return game.toPlay == color ? Ink::Strong : Ink::Plain;
        };
        rows.push_back({{QString::number(game.slot), Ink::Dim},
                        {game.id, Ink::Dim},
                        nameCell(game.players, Color::Black, inkOf(Color::Black)),
                        nameCell(game.players, Color::White, inkOf(Color::White)),
                        {QString::number(game.moves)},
                        {clockText(game.time)}});
    }
    if (rows.empty()) {
        return {};
    }
    const std::vector<LiveColumn> columns{
        {QStringLiteral(" @"), true, 0, 3},       {QStringLiteral("game"), false, 6, 2},
        {QStringLiteral("running"), false, 9, 0}, {QString(), false, 9, 0},
        {QStringLiteral("moves"), true, 0, 0},    {QStringLiteral("   time"), true, 0, 1},
    };
    return {tableLines(columns, rows, size.columns), omitted(snapshot.games, size), 2, true};
}

LiveSection resultsSection(const LiveSnapshot &snapshot, TerminalSize size)
{
    std::vector<LiveRow> rows;
    for (const LiveResult &result : shownOf(snapshot.results, size)) {
        const auto inkOf = [&result](Color color) {
            return result.winner == color ? Ink::Good : Ink::Plain;
        };
        rows.push_back({{result.id, Ink::Dim},
                        nameCell(result.players, Color::Black, inkOf(Color::Black)),
                        nameCell(result.players, Color::White, inkOf(Color::White)),
                        {result.result, result.winner ? Ink::Strong : Ink::Bad},
                        {QString::number(result.moves)},
                        {result.remark, Ink::Dim}});
    }
    if (rows.empty()) {
        return {};
    }
    const std::vector<LiveColumn> columns{
        {QStringLiteral("ended"), false, 6, 2},
        {QString(), false, 9, 0},
        {QString(), false, 9, 0},
        {QStringLiteral("result"), false, 0, 0},
        {QStringLiteral("moves"), true, 0, 3},
        {QString(), false, 6, 4},
    };
    return {tableLines(columns, rows, size.columns), 0, 2};
}

LiveSection warningsSection(const LiveSnapshot &snapshot, TerminalSize size)
{
    if (snapshot.warnings.isEmpty()) {
        return {};
    }
    constexpr qsizetype Most = 4;
    LiveSection section{
        {elided(TextLine{{QStringLiteral("warnings"), Ink::Dim}}, size.columns)}, 0, 1};
    for (const QString &warning : snapshot.warnings.mid(0, Most)) {
        section.lines.push_back(
            elided(TextLine{{QStringLiteral("▲ "), Ink::Bad}, {warning}}, size.columns));
    }
    return section;
}

QString clockText(std::chrono::seconds time)
{
    const auto count = std::max<std::int64_t>(0, time.count());
    const auto two = [](std::int64_t value) {
        return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0'));
    };
    const QString seconds = two(count % 60);
    const std::int64_t minutes = count / 60 % 60;
    const std::int64_t hours = count / 3600 % 24;
    const std::int64_t days = count / 86'400;
    if (days > 0) {
        return QStringLiteral("%1 d %2:%3").arg(days).arg(two(hours), two(minutes));
    }
    return hours > 0 ? QStringLiteral("%1:%2:%3").arg(hours).arg(two(minutes), seconds)
                     : QStringLiteral("%1:%2").arg(minutes).arg(seconds);
}

} // namespace shinpan
