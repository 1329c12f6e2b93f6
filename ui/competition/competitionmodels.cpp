#include "ui/competition/competitionmodels.h"

#include "core/competition/report/reporttable.h"
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
    const QString value = QStringLiteral("%1").arg(std::round(elo.value) + 0.0, 0, 'f', 0);
    const double margin = (elo.high - elo.low) / 2;
    return std::isfinite(margin)
             ? QStringLiteral("%1 ± %2").arg(value).arg(std::round(margin), 0, 'f', 0)
             : value;
}

[[nodiscard]] QString cellText(const ReportCell &cell)
{
    if (const auto *player = std::get_if<PlayerCell>(&cell)) {
        return player->isResting ? Tables::tr("%1 (out)").arg(player->name) : player->name;
    }
    if (const auto *value = std::get_if<PointsCell>(&cell)) {
        return text::points(value->points);
    }
    if (const auto *value = std::get_if<CountCell>(&cell)) {
        return QString::number(value->count);
    }
    if (const auto *score = std::get_if<ScoreCell>(&cell); score && score->games > 0) {
        return QStringLiteral("%L1 %").arg(100 * score->points / static_cast<double>(score->games),
                                           0, 'f', 1);
    }
    const auto *elo = std::get_if<Estimate>(&cell);
    return elo ? eloText(*elo) : QString();
}

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
};

/// Columns of other kinds have names of their own.
[[nodiscard]] QString titleOf(const ReportColumn &column)
{
    const auto *const title = std::ranges::find(ColumnTitles, column.kind, &ColumnTitle::first);
    return title != std::end(ColumnTitles) ? Tables::tr(title->second) : column.name;
}

/// Only a Swiss is known for its byes.
[[nodiscard]] std::vector<ReportColumn> standingsColumns(CompetitionType type)
{
    std::vector<ReportColumn> columns = runningColumns(type);
    if (type != CompetitionType::Swiss) {
        std::erase_if(columns,
                      [](const ReportColumn &column) { return column.kind == ColumnKind::Byes; });
    }
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

} // namespace

TextRowsModel::TextRowsModel(QStringList titles, int firstNumber, QObject *parent)
    : QAbstractTableModel(parent)
    , m_titles(std::move(titles))
    , m_firstNumber(firstNumber)
{ }

void TextRowsModel::setTitles(const QStringList &titles)
{
    if (m_titles != titles) {
        beginResetModel();
        m_titles = titles;
        m_rows.clear();
        endResetModel();
    }
}

void TextRowsModel::setRows(const std::vector<QStringList> &rows)
{
    const int before = rowCount();
    const int now = static_cast<int>(rows.size());
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    for (int row = 0; row < std::min(before, now); ++row) {
        const auto place = static_cast<std::size_t>(row);
        if (m_rows[place] != rows[place]) {
            m_rows[place] = rows[place];
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
        }
    }
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_rows = rows;
        endInsertRows();
    }
}

int TextRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TextRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
}

QVariant TextRowsModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::DisplayRole) {
        return m_rows[static_cast<std::size_t>(index.row())].value(index.column());
    }
    if (role == Qt::TextAlignmentRole && index.column() >= m_firstNumber) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    return {};
}

QVariant TextRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? m_titles.value(section)
                                                                    : QVariant();
}

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
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList titles{Tables::tr("Game"),   Tables::tr("Black"), Tables::tr("White"),
                             Tables::tr("Result"), Tables::tr("Moves"), Tables::tr("Remark")};
    return titles.value(section);
}

QStringList standingsTitles(CompetitionType type)
{
    QStringList titles;
    for (const ReportColumn &column : standingsColumns(type)) {
        titles += titleOf(column);
    }
    return titles;
}

std::vector<QStringList> standingsRows(const LiveSnapshot &snapshot)
{
    std::vector<QStringList> rows;
    const ReportTable table = standingsTable(standingsColumns(snapshot.type), snapshot.players);
    for (const std::vector<ReportCell> &cells : table.rows) {
        QStringList &row = rows.emplace_back();
        for (const ReportCell &cell : cells) {
            row += cellText(cell);
        }
    }
    return rows;
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
