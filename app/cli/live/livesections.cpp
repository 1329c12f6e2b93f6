#include "app/cli/live/livesections.h"

#include "app/cli/live/livetable.h"

#include <algorithm>
#include <cmath>
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

/// Elo and half of its interval; blank where nothing is known or bounded.
[[nodiscard]] std::pair<QString, QString> eloTexts(const std::optional<Estimate> &elo)
{
    if (!elo || !std::isfinite(elo->value)) {
        return {};
    }
    const double margin = (elo->high - elo->low) / 2;
    return {signedText(elo->value),
            std::isfinite(margin) ? QString::number(std::round(margin), 'f', 0) : QString()};
}

/// Halves have a digit; what is divided by games has two.
[[nodiscard]] TextSpan pointsCell(double value, Ink ink = Ink::Plain)
{
    const int decimals = value == std::floor(value)         ? 0
                       : 2 * value == std::floor(2 * value) ? 1
                                                            : 2;
    return number(value, decimals, ink);
}

/// The columns of the standings; what orders the players stays the longest.
[[nodiscard]] std::vector<LiveColumn> standingsColumns(const LiveSnapshot &snapshot)
{
    const bool byPoints = goesByPoints(snapshot.type);
    std::vector<LiveColumn> columns{{QStringLiteral(" #"), true, 0, 1},
                                    {QStringLiteral("player"), false, 12, 0}};
    if (byPoints) {
        columns.push_back({QStringLiteral("points"), true, 0, 0});
        for (const TieBreak tieBreak : shownTieBreaks(snapshot.type)) {
            columns.push_back({tieBreakName(tieBreak), true, 0, 1});
        }
        const bool hasByes = std::ranges::any_of(
            snapshot.players, [](const LivePlayer &player) { return player.standing.byes > 0; });
        columns.push_back({hasByes ? QStringLiteral("byes") : QString(), true, 0, 3});
    }
    columns.insert(columns.end(), {
                                      {QStringLiteral("  Elo"), true, 0, byPoints ? 2 : 0},
                                      {QStringLiteral("±95%"), true, 0, byPoints ? 5 : 2},
                                      {QStringLiteral("score %"), true, 0, byPoints ? 5 : 3},
                                      {QStringLiteral("games"), true, 0, 4},
                                      {QStringLiteral("won"), true, 0, 6},
                                      {QStringLiteral("lost"), true, 0, 7},
                                      {QStringLiteral("jigo"), true, 0, 8},
                                      {QStringLiteral("unknown"), true, 0, 9},
                                  });
    return columns;
}

[[nodiscard]] LiveRow standingsRow(const LivePlayer &player, CompetitionType type)
{
    const auto [elo, margin] = eloTexts(player.elo);
    const GameCounts &games = player.games;
    const auto all = static_cast<double>(games.total());
    const double score = static_cast<double>(games.wins) + static_cast<double>(games.jigos) / 2;
    const StandingRow &standing = player.standing;
    const Ink ink = player.isResting || !standing.isStillIn ? Ink::Dim : Ink::Strong;
    LiveRow row{{QString::number(standing.place), Ink::Dim},
                {player.name + (player.isResting ? QStringLiteral(" (out)") : QString()), ink}};
    if (goesByPoints(type)) {
        row.push_back(pointsCell(standing.points, ink));
        for (std::size_t i = 0; i < shownTieBreaks(type).size(); ++i) {
            row.push_back(pointsCell(standing.tieBreaks[i]));
        }
        row.push_back({standing.byes > 0 ? QString::number(standing.byes) : QString()});
    }
    row.insert(row.end(),
               {{elo, ink},
                {margin, Ink::Dim},
                all > 0 ? number(100 * score / all, 1) : TextSpan(),
                {QString::number(games.total() + player.unknown)},
                {QString::number(games.wins)},
                {QString::number(games.losses)},
                {QString::number(games.jigos), games.jigos > 0 ? Ink::Plain : Ink::Dim},
                {QString::number(player.unknown), player.unknown > 0 ? Ink::Bad : Ink::Dim}});
    return row;
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
    std::vector<LiveRow> rows;
    for (const LivePlayer &player : shownOf(snapshot.players, size)) {
        rows.push_back(standingsRow(player, snapshot.type));
    }
    return {tableLines(standingsColumns(snapshot), rows, size.columns),
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
