#include "ui/competition/competitionmodels.h"

#include "core/competition/report/reportwords.h"
#include "core/competition/store/eventlog.h"
#include "ui/kit/rowsmodel.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

/// Texts of this file, for translators.
struct Tables
{
    Q_DECLARE_TR_FUNCTIONS(CompetitionTables)
};

enum FinishedColumn {
    GameColumn,
    BlackColumn,
    WhiteColumn,
    ResultColumn,
    MovesColumn,
    ReasonColumn
};
constexpr int FinishedColumns = ReasonColumn + 1;

[[nodiscard]] QString eloText(const Estimate &elo)
{
    if (!std::isfinite(elo.value)) {
        return {};
    }
    const double whole = std::round(elo.value);
    const QString value =
        (whole < 0 ? QStringLiteral("−") : QString()) + QString::number(std::abs(whole), 'f', 0);
    const double margin = (elo.high - elo.low) / 2;
    return std::isfinite(margin)
             ? QStringLiteral("%1 ± %2").arg(value).arg(std::round(margin), 0, 'f', 0)
             : value;
}

/// The points with as many digits as reports and the terminal have: a tie-break may be any part of
/// a point.
[[nodiscard]] QString pointsText(double points)
{
    const qsizetype digits = shortPoints(points).section(u'.', 1).size();
    return QLocale().toString(points, 'f', static_cast<int>(digits));
}

[[nodiscard]] QString percentText(double part)
{
    return QStringLiteral("%L1 %").arg(100 * part, 0, 'f', 1);
}

/// Writes cells in the language of the window: those that are not here say the same in all of them.
struct WindowCells
{
    ColumnKind column;

    template <typename Cell>
    QString operator()(const Cell &cell) const
    {
        return textOf(cell);
    }
    QString operator()(const PlayerCell &cell) const
    {
        return cell.isResting ? Tables::tr("%1 (out)").arg(cell.name) : cell.name;
    }
    QString operator()(const MachineCell &cell) const
    {
        const QString name = cell.name.isEmpty() ? Tables::tr("This machine") : cell.name;
        return cell.isOut ? Tables::tr("%1 (out)").arg(name) : name;
    }
    QString operator()(PointsCell cell) const { return pointsText(cell.points); }
    QString operator()(TieBreakCell cell) const { return pointsText(cell.points); }
    QString operator()(RareCell cell) const
    {
        return column == ColumnKind::Byes ? QString::number(cell.count) : textOf(cell);
    }
    QString operator()(ScoreCell cell) const
    {
        return cell.games > 0 ? percentText(cell.points / static_cast<double>(cell.games))
                              : QString();
    }
    QString operator()(ResultCell cell) const
    {
        return text::points(cell.points) + u'–'
             + text::points(static_cast<double>(cell.games) - cell.points);
    }
    QString operator()(const SpanCell &cell) const
    {
        return Tables::tr("%1 to %2")
            .arg(percentText(cell.score.low), percentText(cell.score.high));
    }
    QString operator()(const EloCell &cell) const { return eloText(cell.elo); }
    QString operator()(SelfCell) const { return QStringLiteral("·"); }
};

/// Whether the event is one of games, which the lists of games tell.
[[nodiscard]] bool isOfAGame(CompetitionEvent::Kind kind)
{
    return kind == CompetitionEvent::Kind::GameStarted || kind == CompetitionEvent::Kind::GameEnded;
}

constexpr std::size_t MostEvents = 500;

using ColumnTitle = std::pair<ColumnKind, const char *>;

constexpr ColumnTitle ColumnTitles[] = {
    {ColumnKind::Place, QT_TRANSLATE_NOOP("CompetitionTables", "Place")},
    {ColumnKind::Player, QT_TRANSLATE_NOOP("CompetitionTables", "Player")},
    {ColumnKind::Points, QT_TRANSLATE_NOOP("CompetitionTables", "Points")},
    {ColumnKind::Byes, QT_TRANSLATE_NOOP("CompetitionTables", "Byes")},
    {ColumnKind::Elo, QT_TRANSLATE_NOOP("CompetitionTables", "Elo")},
    {ColumnKind::Score, QT_TRANSLATE_NOOP("CompetitionTables", "Score")},
    {ColumnKind::Games, QT_TRANSLATE_NOOP("CompetitionTables", "Games")},
    {ColumnKind::Won, QT_TRANSLATE_NOOP("CompetitionTables", "Won")},
    {ColumnKind::Lost, QT_TRANSLATE_NOOP("CompetitionTables", "Lost")},
    {ColumnKind::Jigo, QT_TRANSLATE_NOOP("CompetitionTables", "Jigo")},
    {ColumnKind::Unknown, QT_TRANSLATE_NOOP("CompetitionTables", "Unknown")},
    {ColumnKind::Machine, QT_TRANSLATE_NOOP("CompetitionTables", "Machine")},
    {ColumnKind::Tasks, QT_TRANSLATE_NOOP("CompetitionTables", "Tasks")},
    {ColumnKind::TimeLosses, QT_TRANSLATE_NOOP("CompetitionTables", "Lost on time")},
    {ColumnKind::Forfeits, QT_TRANSLATE_NOOP("CompetitionTables", "Forfeits")},
    {ColumnKind::Voids, QT_TRANSLATE_NOOP("CompetitionTables", "Void")},
    {ColumnKind::LostTasks, QT_TRANSLATE_NOOP("CompetitionTables", "Lost tasks")},
    {ColumnKind::Speed, QT_TRANSLATE_NOOP("CompetitionTables", "Speed")},
    {ColumnKind::Opening, QT_TRANSLATE_NOOP("CompetitionTables", "Opening")},
    {ColumnKind::BlackScore, QT_TRANSLATE_NOOP("CompetitionTables", "Black’s score")},
    {ColumnKind::Interval, QT_TRANSLATE_NOOP("CompetitionTables", "95 % interval")},
};

/// Columns of other kinds have names of their own.
[[nodiscard]] QString titleOf(const ReportColumn &column)
{
    const auto *const title = std::ranges::find(ColumnTitles, column.kind, &ColumnTitle::first);
    return title != std::end(ColumnTitles) ? Tables::tr(title->second) : column.name;
}

/// Byes are of interest where they count, and most competitions know all winners. An Elo has its
/// margin beside it.
[[nodiscard]] std::vector<ReportColumn> standingsColumns(const LiveSnapshot &snapshot)
{
    const bool hasUnknown = std::ranges::any_of(
        snapshot.players, [](const PlayerStanding &player) { return player.unknown > 0; });
    std::vector<ReportColumn> columns = runningColumns(snapshot.type);
    std::erase_if(columns, [&](const ReportColumn &column) {
        return column.kind == ColumnKind::Margin
            || (column.kind == ColumnKind::Byes && !kindOf(snapshot.type).countsByes)
            || (column.kind == ColumnKind::Unknown && !hasUnknown);
    });
    return columns;
}

[[nodiscard]] QString timeText(std::chrono::seconds time)
{
    const auto seconds = time.count();
    return seconds < 3600
             ? QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'))
             : QStringLiteral("%1:%2:%3")
                   .arg(seconds / 3600)
                   .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
                   .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

/// Numbers stand under each other by their last digit, and titles as what is under them.
[[nodiscard]] Qt::Alignment alignmentOf(bool isNumber)
{
    return (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

FinishedGamesModel::FinishedGamesModel(const std::vector<StoredGame> &games, QObject *parent)
    : QAbstractTableModel(parent)
    , m_games(games)
    , m_shown(games.size())
{ }

void FinishedGamesModel::addLast()
{
    beginInsertRows({}, 0, 0);
    m_shown = m_games.size();
    endInsertRows();
}

void FinishedGamesModel::replaceAll()
{
    beginResetModel();
    m_shown = m_games.size();
    endResetModel();
}

const StoredGame &FinishedGamesModel::game(int row) const
{
    return m_games[m_shown - 1 - static_cast<std::size_t>(row)];
}

int FinishedGamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown);
}

int FinishedGamesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FinishedColumns;
}

QVariant FinishedGamesModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::TextAlignmentRole && index.column() == MovesColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const StoredGame &shown = game(index.row());
    switch (index.column()) {
    case GameColumn:
        return shown.id;
    case BlackColumn:
        return shown.players.black;
    case WhiteColumn:
        return shown.players.white;
    case ResultColumn:
        return shown.sgfResult;
    case MovesColumn:
        return QString::number(shown.moves);
    case ReasonColumn:
        return text::message(shown.result.reason);
    default:
        return {};
    }
}

QVariant FinishedGamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return QVariant(alignmentOf(section == MovesColumn));
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList titles{Tables::tr("Game"),   Tables::tr("Black"), Tables::tr("White"),
                             Tables::tr("Result"), Tables::tr("Moves"), Tables::tr("Remark")};
    return titles.value(section);
}

void showTable(RowsModel &model, const ReportTable &table, int firstNumber)
{
    QStringList titles;
    for (const ReportColumn &column : table.columns) {
        titles += titleOf(column);
    }
    std::vector<QStringList> rows;
    for (const std::vector<ReportCell> &cells : table.rows) {
        QStringList &row = rows.emplace_back();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            row += std::visit(WindowCells{table.columns[i].kind}, cells[i]);
        }
    }
    model.setColumns(textColumns(titles, firstNumber));
    model.setRows(textRows(rows));
}

ReportTable standingsOf(const LiveSnapshot &snapshot)
{
    return standingsTable(standingsColumns(snapshot), snapshot.players);
}

ReportTable machinesOf(const LiveSnapshot &snapshot)
{
    const WorkforceView view = snapshot.workforce.value_or(WorkforceView());
    return machinesTable(view.machines, view.running + view.waiting > 0);
}

QString repeatsText(const CompetitionReport &report)
{
    if (!repeatsMuch(report)) {
        return {};
    }
    const auto repeats = static_cast<int>(report.duplicates + report.echoes);
    const double worth = std::min(report.effectiveGames, report.effectiveRatedGames);
    const QString text = Tables::tr("%n of %L1 games repeat(s) another one: all numbers are as "
                                    "uncertain as those of %L2 games.",
                                    nullptr, repeats)
                             .arg(report.played - report.unknown)
                             .arg(worth, 0, 'f', 1);
    return text + u' '
         + (report.hasOpenings ? Tables::tr("More openings would make them differ.")
                               : Tables::tr("Openings would make them differ."));
}

QStringList eventsTitles()
{
    return {Tables::tr("Time"), Tables::tr("What happened")};
}

std::vector<QStringList> eventsRows(const std::vector<CompetitionEvent> &events)
{
    std::vector<QStringList> rows;
    for (auto event = events.rbegin(); event != events.rend() && rows.size() < MostEvents;
         ++event) {
        if (!isOfAGame(event->kind)) {
            rows.push_back({QLocale().toString(event->time.toLocalTime(), QLocale::ShortFormat),
                            toText(*event).simplified()});
        }
    }
    return rows;
}

QString tasksSentence(const WorkforceView &view)
{
    const QString tasks = Tables::tr("%n task(s)", nullptr, view.running);
    const QString text = Tables::tr("%1 on %n machine(s)", nullptr, view.playing()).arg(tasks);
    return view.waiting > 0 ? Tables::tr("%1, %2 waiting").arg(text).arg(view.waiting) : text;
}

QStringList runningTitles()
{
    return {Tables::tr("Game"),    Tables::tr("Black"), Tables::tr("White"),
            Tables::tr("To play"), Tables::tr("Moves"), Tables::tr("Time")};
}

std::vector<QStringList> runningRows(const LiveSnapshot &snapshot)
{
    std::vector<QStringList> rows;
    for (const LiveGame &game : snapshot.games) {
        rows.push_back({game.id, game.players.black, game.players.white,
                        game.toPlay == Color::Black ? Tables::tr("Black") : Tables::tr("White"),
                        QString::number(game.moves), timeText(game.time)});
    }
    return rows;
}

} // namespace shinpan
