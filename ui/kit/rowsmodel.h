#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <vector>

namespace shinpan {

/// A column of a table. Numbers stand under each other by their last digit, and titles as what is
/// under them.
struct TableColumn
{
    QString title;
    bool isNumber = false;
    QString tip = {};    ///< what the title means
    bool isLong = false; ///< its texts may be cut: tool tips tell them

    friend bool operator==(const TableColumn &, const TableColumn &) = default;
};

/// What stands in a cell of a table.
struct TableCell
{
    QString text;
    QVariant order = {}; ///< what its column is sorted by; nothing: the text
    QString spoken = {}; ///< what screen readers say; empty: the text
    QIcon icon = {};
    bool isBold = false;

    friend bool operator==(const TableCell &one, const TableCell &other)
    {
        return one.text == other.text && one.order == other.order && one.spoken == other.spoken
            && one.icon.cacheKey() == other.icon.cacheKey() && one.isBold == other.isBold;
    }
};

using TableRow = std::vector<TableCell>;

/// Columns with these titles, numbers from the one of that index on, and rows of texts for them.
[[nodiscard]] std::vector<TableColumn> textColumns(const QStringList &titles, int firstNumber);
[[nodiscard]] std::vector<TableRow> textRows(const std::vector<QStringList> &rows);

/// A table of cells. Views hear of changed rows one by one, and rows come and go at the end, so
/// that selections and places stay.
class RowsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int SortRole = Qt::UserRole;

    explicit RowsModel(std::vector<TableColumn> columns, QObject *parent = nullptr);

    /// Titles that differ from those before make all rows new.
    void setColumns(const std::vector<TableColumn> &columns);
    /// Each has a cell for each column.
    void setRows(std::vector<TableRow> rows);
    /// As many other rows, each of which is made when it is seen for the first time.
    void setRows(int count, std::function<TableRow(int)> make);
    void setRow(int row, TableRow cells);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    void resize(int count);
    [[nodiscard]] bool take(int row, TableRow cells);
    [[nodiscard]] const TableRow &cellsOf(int row) const;

    std::vector<TableColumn> m_columns;
    mutable std::vector<TableRow> m_rows; ///< empty ones are still to be made
    std::function<TableRow(int)> m_make;
};

} // namespace shinpan
