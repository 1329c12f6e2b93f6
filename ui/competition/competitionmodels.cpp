#include "ui/competition/competitionmodels.h"

#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

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

[[nodiscard]] QString eloText(const std::optional<Estimate> &elo)
{
    if (!elo || !std::isfinite(elo->value)) {
        return {};
    }
    const QString value = QStringLiteral("%1").arg(std::round(elo->value) + 0.0, 0, 'f', 0);
    const double margin = (elo->high - elo->low) / 2;
    return std::isfinite(margin)
             ? QStringLiteral("%1 ± %2").arg(value).arg(std::round(margin), 0, 'f', 0)
             : value;
}

[[nodiscard]] QString scoreText(const GameCounts &games)
{
    const double points = static_cast<double>(games.wins) + static_cast<double>(games.jigos) / 2;
    return games.total() > 0 ? QStringLiteral("%1 %").arg(
               100 * points / static_cast<double>(games.total()), 0, 'f', 1)
                             : QString();
}

/// Halves have a digit; what is divided by games has two.
[[nodiscard]] QString pointsText(double value)
{
    const int digits = value == std::floor(value) ? 0 : 2 * value == std::floor(2 * value) ? 1 : 2;
    return QString::number(value, 'f', digits);
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
    QStringList titles{Tables::tr("Place"), Tables::tr("Player")};
    if (goesByPoints(type)) {
        titles += Tables::tr("Points");
        for (const TieBreak tieBreak : shownTieBreaks(type)) {
            titles += tieBreakName(tieBreak);
        }
    }
    if (type == CompetitionType::Swiss) {
        titles += Tables::tr("Byes");
    }
    return titles + QStringList{Tables::tr("Elo"),    Tables::tr("Score"), Tables::tr("Games"),
                                Tables::tr("Won"),    Tables::tr("Lost"),  Tables::tr("Jigo"),
                                Tables::tr("Unknown")};
}

std::vector<QStringList> standingsRows(const LiveSnapshot &snapshot)
{
    std::vector<QStringList> rows;
    for (const LivePlayer &player : snapshot.players) {
        const StandingRow &standing = player.standing;
        QStringList row{QString::number(standing.place),
                        player.isResting ? Tables::tr("%1 (out)").arg(player.name) : player.name};
        if (goesByPoints(snapshot.type)) {
            row += pointsText(standing.points);
            for (std::size_t i = 0; i < shownTieBreaks(snapshot.type).size(); ++i) {
                row += pointsText(standing.tieBreaks[i]);
            }
        }
        if (snapshot.type == CompetitionType::Swiss) {
            row += QString::number(standing.byes);
        }
        const GameCounts &games = player.games;
        row += {eloText(player.elo),
                scoreText(games),
                QString::number(games.total() + player.unknown),
                QString::number(games.wins),
                QString::number(games.losses),
                QString::number(games.jigos),
                QString::number(player.unknown)};
        rows.push_back(row);
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
