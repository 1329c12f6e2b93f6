#include "app/cli/live/livesections.h"

#include "core/competition/report/reporttable.h"
#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace shinpan {

namespace {

/// A column of a table on a terminal.
struct LiveColumn
{
    QString title;
    bool isRight = false; ///< numbers
    int least = 0;        ///< columns to which it may be narrowed; 0: it may not
    int dropOrder = 0;    ///< the highest is left out first where there is no room; 0: never
};

using LiveRow = std::vector<TextSpan>; ///< one for each column

constexpr int Gap = 2;

/// A column that is shown, and how wide.
struct Place
{
    std::size_t column;
    int width;
};

/// The places of the columns in which there is anything.
[[nodiscard]] std::vector<Place> naturalPlaces(const std::vector<LiveColumn> &columns,
                                               const std::vector<LiveRow> &rows)
{
    std::vector<Place> places;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        int width = columnsOf(columns[i].title);
        for (const LiveRow &row : rows) {
            width = std::max(width, columnsOf(row[i].text));
        }
        if (width > 0) {
            places.push_back({i, width});
        }
    }
    return places;
}

[[nodiscard]] int excessOf(const std::vector<Place> &places, int width)
{
    int excess = Gap * (static_cast<int>(places.size()) - 1) - width;
    for (const Place &place : places) {
        excess += place.width;
    }
    return excess;
}

/// How much narrower the columns can get.
[[nodiscard]] int slackOf(const std::vector<Place> &places, const std::vector<LiveColumn> &columns)
{
    int slack = 0;
    for (const Place &place : places) {
        const int least = columns[place.column].least;
        slack += least > 0 ? std::max(0, place.width - least) : 0;
    }
    return slack;
}

[[nodiscard]] std::vector<Place>::iterator nextToDrop(std::vector<Place> &places,
                                                      const std::vector<LiveColumn> &columns)
{
    const auto order = [&columns](const Place &place) { return columns[place.column].dropOrder; };
    const auto last = std::ranges::max_element(places, {}, order);
    return last != places.end() && order(*last) > 0 ? last : places.end();
}

/// The widest of those that may be narrowed loses a column, again and again.
void narrow(std::vector<Place> &places, const std::vector<LiveColumn> &columns, int excess)
{
    for (; excess > 0; --excess) {
        Place *widest = nullptr;
        for (Place &place : places) {
            const int least = columns[place.column].least;
            if (least > 0 && place.width > least && (!widest || place.width > widest->width)) {
                widest = &place;
            }
        }
        if (!widest) {
            return; // the line is cut off
        }
        --widest->width;
    }
}

[[nodiscard]] std::vector<Place> placesFor(const std::vector<LiveColumn> &columns,
                                           const std::vector<LiveRow> &rows,
                                           int width)
{
    std::vector<Place> places = naturalPlaces(columns, rows);
    while (excessOf(places, width) > slackOf(places, columns)) {
        const auto dropped = nextToDrop(places, columns);
        if (dropped == places.end()) {
            break;
        }
        places.erase(dropped);
    }
    narrow(places, columns, excessOf(places, width));
    return places;
}

/// The rows under their titles, in at most `width` columns of the terminal: what is too much is
/// narrowed first and left out then.
[[nodiscard]] std::vector<TextLine> tableLines(const std::vector<LiveColumn> &columns,
                                               const std::vector<LiveRow> &rows,
                                               int width)
{
    const std::vector<Place> places = placesFor(columns, rows, width);
    const auto lineOf = [&](const auto &spanOf) {
        TextLine line;
        for (const Place &place : places) {
            const TextSpan span = spanOf(place.column);
            const QString text = elided(span.text, place.width);
            const bool isLast = place.column == places.back().column;
            const bool isRight = columns[place.column].isRight;
            line.push_back({line.empty() ? QString() : QString(Gap, u' '), Ink::Plain});
            line.push_back(
                {isLast && !isRight ? text : padded(text, place.width, isRight), span.ink});
        }
        return elided(line, width);
    };
    std::vector<TextLine> lines{lineOf([&](std::size_t column) {
        return TextSpan{columns[column].title, Ink::Dim};
    })};
    for (const LiveRow &row : rows) {
        lines.push_back(lineOf([&](std::size_t column) { return row[column]; }));
    }
    return lines;
}

[[nodiscard]] TextSpan number(double value, int decimals = 0, Ink ink = Ink::Plain)
{
    return {spokenNumber(value, decimals), ink};
}

[[nodiscard]] QString signedText(double value)
{
    const double rounded = std::round(value);
    return (rounded > 0 ? QStringLiteral("+") : QString()) + QString::number(rounded + 0.0, 'f', 0);
}

/// The drop orders (see LiveColumn) by ColumnKind.
constexpr int DropOrders[] = {0, 0, 0, 1, 3, 0, 0, 0, 4, 6, 7, 8, 9, 0};

/// Writes cells of a column, with `ink` for what counts most in the row: those that are not here
/// as texts.
struct LiveCells
{
    ColumnKind column;
    Ink ink;

    template <typename Cell>
    TextSpan operator()(const Cell &cell) const
    {
        return {textOf(cell)};
    }
    TextSpan operator()(const PlayerCell &cell) const
    {
        return {cell.isResting ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 (out)"), cell.name)
                               : cell.name,
                ink};
    }
    TextSpan operator()(const MachineCell &cell) const
    {
        return {cell.isOut ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 (out)"), textOf(cell))
                           : textOf(cell),
                ink};
    }
    TextSpan operator()(PointsCell cell) const { return {shortPoints(cell.points), ink}; }
    TextSpan operator()(TieBreakCell cell) const { return {shortPoints(cell.points)}; }
    TextSpan operator()(CountCell cell) const
    {
        const bool isFault = column == ColumnKind::Unknown;
        const bool isNone = cell.count == 0 && (isFault || column == ColumnKind::Jigo);
        return {textOf(cell), column == ColumnKind::Place || isNone ? Ink::Dim
                              : isFault                             ? Ink::Bad
                                                                    : Ink::Plain};
    }
    TextSpan operator()(RareCell cell) const
    {
        return {textOf(cell), column == ColumnKind::Byes ? Ink::Plain
                              : cell.count == 0          ? Ink::Dim
                                                         : Ink::Bad};
    }
    TextSpan operator()(ScoreCell cell) const
    {
        return cell.games > 0 ? number(100 * cell.points / static_cast<double>(cell.games), 1)
                              : TextSpan();
    }
    // Blank where nothing is known or bounded.
    TextSpan operator()(const EloCell &cell) const
    {
        return {std::isfinite(cell.elo.value) ? signedText(cell.elo.value) : QString(), ink};
    }
    TextSpan operator()(const MarginCell &cell) const
    {
        const double margin = (cell.elo.high - cell.elo.low) / 2;
        const bool isKnown = std::isfinite(cell.elo.value) && std::isfinite(margin);
        return {isKnown ? QString::number(std::round(margin), 'f', 0) : QString(), Ink::Dim};
    }
};

/// What orders the players stays the longest.
[[nodiscard]] std::vector<LiveColumn> standingsColumns(const std::vector<ReportColumn> &columns,
                                                       bool byPoints)
{
    std::vector<LiveColumn> live;
    for (const ReportColumn &column : columns) {
        if (column.kind == ColumnKind::Place) {
            live.push_back({QStringLiteral(" #"), true, 0, 1});
        } else if (column.kind == ColumnKind::Player) {
            live.push_back({column.name, false, 12, 0});
        } else if (column.kind == ColumnKind::Elo) {
            live.push_back({QStringLiteral("  Elo"), true, 0, byPoints ? 2 : 0});
        } else if (column.kind == ColumnKind::Margin) {
            live.push_back({QStringLiteral("±95%"), true, 0, byPoints ? 5 : 2});
        } else if (column.kind == ColumnKind::Score) {
            live.push_back(
                {spoken(QT_TRANSLATE_NOOP("Messages", "score %")), true, 0, byPoints ? 5 : 3});
        } else {
            const auto kind = static_cast<std::size_t>(column.kind);
            live.push_back({column.name, true, 0, DropOrders[kind]});
        }
    }
    return live;
}

[[nodiscard]] LiveRow rowOf(const std::vector<ReportCell> &cells,
                            const std::vector<ReportColumn> &columns,
                            Ink ink)
{
    LiveRow row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        row.push_back(std::visit(LiveCells{columns[i].kind, ink}, cells[i]));
    }
    return row;
}

/// Byes have a column only where there are any.
[[nodiscard]] std::vector<ReportColumn> columnsFor(const LiveSnapshot &snapshot)
{
    std::vector<ReportColumn> columns = runningColumns(snapshot.type);
    if (std::ranges::all_of(snapshot.players,
                            [](const PlayerStanding &player) { return player.row.byes == 0; })) {
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

/// How many of them have no room on a terminal of that size.
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
    const ReportTable table = standingsTable(columnsFor(snapshot), shownOf(snapshot.players, size));
    std::vector<LiveRow> rows;
    for (const std::vector<ReportCell> &cells : table.rows) {
        const auto &player = std::get<PlayerCell>(cells[1]);
        rows.push_back(
            rowOf(cells, table.columns, player.isResting || player.isOut ? Ink::Dim : Ink::Strong));
    }
    return {tableLines(standingsColumns(table.columns, goesByPoints(snapshot.type)), rows,
                       size.columns),
            omitted(snapshot.players, size), 3, true};
}

namespace {

/// What a player told of its own chances and lead: "57% +3.5".
[[nodiscard]] QString viewText(const MoveThought &thought)
{
    QStringList parts;
    if (thought.chances) {
        parts.append(QString::number(100 * *thought.chances, 'f', 0) + u'%');
    }
    if (thought.lead) {
        parts.append((*thought.lead < 0 ? QString() : QStringLiteral("+"))
                     + spokenNumber(*thought.lead, 1));
    }
    return parts.join(u' ');
}

/// The line that the latest mover told, and how much it rests on: "D4 Q16 (1600 visits)".
[[nodiscard]] QString expectedText(const LiveGame &game)
{
    const MoveThought &thought = game.thoughts[opposite(game.toPlay)];
    const QString visits = thought.visits
                             ? spoken(QT_TRANSLATE_NOOP("Messages", "(%1 visits)"), *thought.visits)
                             : QString();
    return (thought.line + u' ' + visits).trimmed();
}

} // namespace

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
                        {clockText(game.time)},
                        {viewText(game.thoughts.black), inkOf(Color::Black)},
                        {viewText(game.thoughts.white), inkOf(Color::White)},
                        {expectedText(game)}});
    }
    if (rows.empty()) {
        return {};
    }
    const bool isAnybodyTelling = std::ranges::any_of(snapshot.games, [](const LiveGame &game) {
        return !game.thoughts.black.isEmpty() || !game.thoughts.white.isEmpty();
    });
    const auto titleIf = [isAnybodyTelling](const char *title) {
        return isAnybodyTelling ? spoken(title) : QString();
    };
    const std::vector<LiveColumn> columns{
        {QStringLiteral(" @"), true, 0, 3},
        {spoken(QT_TRANSLATE_NOOP("Messages", "game")), false, 6, 2},
        {spoken(QT_TRANSLATE_NOOP("Messages", "running")), false, 9, 0},
        {QString(), false, 9, 0},
        {spoken(QT_TRANSLATE_NOOP("Messages", "moves")), true, 0, 0},
        {QStringLiteral("   ") + spoken(QT_TRANSLATE_NOOP("Messages", "time")), true, 0, 1},
        {titleIf(QT_TRANSLATE_NOOP("Messages", "Black’s view")), true, 0, 4},
        {titleIf(QT_TRANSLATE_NOOP("Messages", "White’s view")), true, 0, 4},
        {titleIf(QT_TRANSLATE_NOOP("Messages", "expected")), false, 9, 5},
    };
    return {tableLines(columns, rows, size.columns), omitted(snapshot.games, size), 2, true};
}

LiveSection machinesSection(const LiveSnapshot &snapshot, TerminalSize size)
{
    if (!snapshot.workforce || snapshot.workforce->machines.empty()) {
        return {};
    }
    std::vector<MachineStanding> machines = snapshot.workforce->machines;
    std::ranges::stable_sort(machines, std::ranges::greater(), &MachineStanding::tasks);
    const ReportTable table = machinesTable(shownOf(machines, size), true);
    std::vector<LiveColumn> columns;
    for (const ReportColumn &column : table.columns) {
        const bool isName = column.kind == ColumnKind::Machine;
        const bool isVital =
            isName || column.kind == ColumnKind::Tasks || column.kind == ColumnKind::Games;
        columns.push_back(
            {column.kind == ColumnKind::Score ? spoken(QT_TRANSLATE_NOOP("Messages", "score %"))
                                              : column.name,
             !isName, isName ? 8 : 0, isVital ? 0 : static_cast<int>(columns.size())});
    }
    std::vector<LiveRow> rows;
    for (const std::vector<ReportCell> &cells : table.rows) {
        const bool isOut = std::get<MachineCell>(cells.front()).isOut;
        rows.push_back(rowOf(cells, table.columns, isOut ? Ink::Bad : Ink::Plain));
    }
    return {tableLines(columns, rows, size.columns), omitted(machines, size), 2, true};
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
        {spoken(QT_TRANSLATE_NOOP("Messages", "ended")), false, 6, 2},
        {QString(), false, 9, 0},
        {QString(), false, 9, 0},
        {spoken(QT_TRANSLATE_NOOP("Messages", "result")), false, 0, 0},
        {spoken(QT_TRANSLATE_NOOP("Messages", "moves")), true, 0, 3},
        {QString(), false, 6, 4},
    };
    return {tableLines(columns, rows, size.columns), 0, 2};
}

LiveSection tuningSection(const LiveSnapshot &snapshot, TerminalSize size)
{
    if (snapshot.tuning.isEmpty()) {
        return {};
    }
    constexpr int Least = 3;
    LiveSection section{
        {elided(TextLine{{spoken(QT_TRANSLATE_NOOP("Messages", "tuning")), Ink::Dim}},
                size.columns)},
        0,
        Least};
    const qsizetype shown = std::min<qsizetype>(snapshot.tuning.size(), size.rows);
    for (const QString &line : snapshot.tuning.mid(0, shown)) {
        const bool isBest = section.lines.size() == 1;
        section.lines.push_back(
            elided(TextLine{{line, isBest ? Ink::Strong : Ink::Plain}}, size.columns));
    }
    section.omitted = static_cast<int>(snapshot.tuning.size() - shown);
    section.countsHidden = true;
    return section;
}

LiveSection warningsSection(const LiveSnapshot &snapshot, TerminalSize size)
{
    if (snapshot.warnings.isEmpty()) {
        return {};
    }
    constexpr qsizetype Most = 4;
    LiveSection section{
        {elided(TextLine{{spoken(QT_TRANSLATE_NOOP("Messages", "warnings")), Ink::Dim}},
                size.columns)},
        0,
        1};
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
