#pragma once

#include "core/analysis/analysis.h"
#include "ui/analysis/analysisoptions.h"

#include <QAbstractTableModel>

#include <optional>

namespace shinpan {

/// The candidates of an analysis as rows, best first, with everything that engines tell of them.
class CandidateModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        MoveColumn,
        WinRateColumn,
        LeadColumn,
        LossColumn,
        VisitsColumn,
        LcbColumn,
        PolicyColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: nothing. Candidates without visits are left out.
    void setAnalysis(const Analysis *analysis, Perspective perspective);

    /// The move of a row, which must exist; none for a pass.
    [[nodiscard]] std::optional<Point> moveAt(int row) const;
    /// The one in the first row; null if there is none.
    [[nodiscard]] const Candidate *best() const
    {
        return m_analysis.candidates.empty() ? nullptr : &m_analysis.candidates.front();
    }
    /// The row of a move; -1 if it is not there.
    [[nodiscard]] int rowOf(const std::optional<Point> &move) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    void resizeTo(int rows);

    Analysis m_analysis; ///< only candidates that are shown
    Color m_viewer = Color::Black;
};

} // namespace shinpan
