#pragma once

#include "core/analysis/reviewedgame.h"

#include <QTimer>
#include <QWidget>

class QDoubleSpinBox;
class QSortFilterProxyModel;
class QTreeView;
class QVBoxLayout;

namespace shinpan {

class AnalysisController;
class EmptyHint;
class OpenGame;
class Preferences;
class ReviewActions;
class ReviewController;
class ReviewSummary;
class RowsModel;

/// The mistakes on the line that the cursor is on, as the main engine sees them, whether a review
/// found them or live analysis, and how both players did. A row goes to the position before its
/// move.
class ReviewPanel final : public QWidget
{
    Q_OBJECT

public:
    /// What the panel shows and steers; everything outlives it.
    struct Parts
    {
        ReviewController &review;
        ReviewActions &actions;
        AnalysisController &analysis;
        OpenGame &game;
        Preferences &preferences;
    };

    /// `steps` lead from mistake to mistake.
    ReviewPanel(const Parts &parts, const QList<QAction *> &steps, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The move of a mistake and the better one are to be marked; no points: no longer.
    void pointsLit(const std::vector<shinpan::Point> &points);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void createBar(QVBoxLayout &column, const QList<QAction *> &steps);
    void createLimits(QVBoxLayout &column);
    void createTable(QVBoxLayout &column);
    void observe();
    void limitTable();
    void limitHeight();
    void scheduleRefresh();
    void followCursor();
    void refresh();
    void setMoves(std::vector<JudgedMove> moves);
    [[nodiscard]] const JudgedMove &moveAt(const QModelIndex &index) const;
    void showMistake(const JudgedMove &mistake);
    void markMistake();
    void showCurrent();
    void showLimits();
    void setLimits();
    [[nodiscard]] QString hint() const;

    Parts m_parts;
    ReviewSummary *m_summary;
    QDoubleSpinBox *m_rate;
    QDoubleSpinBox *m_points;
    QWidget *m_limits;
    RowsModel *m_model;
    std::vector<JudgedMove> m_moves; ///< in the rows of the model
    QSortFilterProxyModel *m_sorted;
    QTreeView *m_table;
    EmptyHint *m_hint;
    QTimer m_pause;            ///< before the next refresh
    NodeId m_mistake = NoNode; ///< that is marked, while the position before it is shown
    bool m_isEmpty = true;     ///< nothing is known and nothing goes on
};

} // namespace shinpan
