#pragma once

#include "core/analysis/reviewedgame.h"

#include <QAbstractTableModel>

#include <vector>

namespace shinpan {

/// Moves of a game with what they lost, one row each.
class MistakeModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        MoveColumn,
        LossColumn,
        PointsColumn,
        ChoiceColumn,
        VisitsColumn,
        ColumnCount
    };
    /// What columns are sorted by.
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setMoves(std::vector<JudgedMove> moves);
    [[nodiscard]] const JudgedMove &move(int row) const
    {
        return m_moves[static_cast<std::size_t>(row)];
    }
    /// The row of a node's move; -1 if it is not there.
    [[nodiscard]] int rowOf(NodeId node) const;
    /// Whether some of them tell points.
    [[nodiscard]] bool tellsPoints() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<JudgedMove> m_moves;
};

} // namespace shinpan
