#pragma once

#include <QTableView>

namespace shinpan {

/// A table that is only read. Its columns are as wide as what stands in them, and with fitRows() it
/// is as high as its rows.
class ReadTable final : public QTableView
{
    Q_OBJECT

public:
    /// `model` must outlive it.
    ReadTable(QAbstractItemModel &model, const QString &name, QWidget *parent = nullptr);

    /// Makes the table as high as its rows from now on, `most` of them at most, and keeps room for
    /// `least` of them where the window is low.
    void fitRows(int least, int most);

    /// The last column takes the room that is left: it is a long text.
    void stretchLast();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override;

private:
    [[nodiscard]] int rowsNow() const;
    [[nodiscard]] int heightOf(int rows) const;

    int m_least = 0;
    int m_most = 0; ///< 0: as high as there is room
};

} // namespace shinpan
