#include "ui/kit/rowsmodel.h"

#include <QFont>

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QVariant alignmentOf(const TableColumn &column)
{
    return QVariant((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

[[nodiscard]] QVariant boldFont()
{
    QFont font;
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

std::vector<TableColumn> textColumns(const QStringList &titles, int firstNumber)
{
    std::vector<TableColumn> columns;
    for (const QString &title : titles) {
        columns.push_back({title, static_cast<int>(columns.size()) >= firstNumber});
    }
    return columns;
}

std::vector<TableRow> textRows(const std::vector<QStringList> &rows)
{
    std::vector<TableRow> cells;
    for (const QStringList &row : rows) {
        TableRow &texts = cells.emplace_back();
        for (const QString &text : row) {
            texts.push_back({text});
        }
    }
    return cells;
}

RowsModel::RowsModel(std::vector<TableColumn> columns, QObject *parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns))
{ }

void RowsModel::setColumns(const std::vector<TableColumn> &columns)
{
    if (m_columns != columns) {
        beginResetModel();
        m_columns = columns;
        m_rows.clear();
        endResetModel();
    }
}

void RowsModel::setRows(std::vector<TableRow> rows)
{
    const int before = rowCount();
    const int now = static_cast<int>(rows.size());
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    int first = now;
    int last = -1;
    for (int row = 0; row < std::min(before, now); ++row) {
        if (take(row, std::move(rows[static_cast<std::size_t>(row)]))) {
            first = std::min(first, row);
            last = row;
        }
    }
    if (last >= 0) { // once for all, as a view may measure all rows each time
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
    }
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + before),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }
}

void RowsModel::setRows(int count, std::function<TableRow(int)> make)
{
    m_make = std::move(make);
    setRows(std::vector<TableRow>(static_cast<std::size_t>(count)));
}

/// What the row says, which is made now if nobody has seen it.
const TableRow &RowsModel::cellsOf(int row) const
{
    TableRow &cells = m_rows[static_cast<std::size_t>(row)];
    if (cells.empty()) {
        cells = m_make(row);
    }
    return cells;
}

void RowsModel::setRow(int row, TableRow cells)
{
    if (take(row, std::move(cells))) {
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

/// Whether the row has changed.
bool RowsModel::take(int row, TableRow cells)
{
    TableRow &present = m_rows[static_cast<std::size_t>(row)];
    const bool isNew = present != cells;
    if (isNew) {
        present = std::move(cells);
    }
    return isNew;
}

int RowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const TableColumn &column = m_columns[static_cast<std::size_t>(index.column())];
    const TableCell &cell = cellsOf(index.row())[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return column.isLong ? QVariant(cell.text) : QVariant();
    case Qt::AccessibleTextRole:
        return cell.spoken.isEmpty() ? QVariant() : QVariant(cell.spoken);
    case Qt::DecorationRole:
        return cell.icon.isNull() ? QVariant() : QVariant(cell.icon);
    case Qt::FontRole:
        return cell.isBold ? boldFont() : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case SortRole:
        return cell.order.isValid() ? cell.order : QVariant(cell.text);
    default:
        return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const TableColumn &column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return column.tip.isEmpty() ? QVariant() : QVariant(column.tip);
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    default:
        return {};
    }
}

} // namespace shinpan
