#pragma once

#include "ui/kit/slicedwork.h"

#include <QAbstractItemView>
#include <QTimer>

class QLabel;
class QPushButton;

namespace shinpan {

class TranscriptDelegate;
class TranscriptModel;

/// Shows a TranscriptModel, and costs the same for ten lines and for a million: all rows are
/// equally high, and only those in sight are looked at.
///
/// It follows the newest line until the person scrolls up, and again from the end on; a button
/// leads there. Lines that vanish at the top do not move what is being read, and a new filter
/// leaves it in sight. Copies selected lines.
class TranscriptView : public QAbstractItemView
{
    Q_OBJECT

public:
    /// `model` must outlive the view.
    explicit TranscriptView(TranscriptModel &model, QWidget *parent = nullptr);

    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }

    /// Stands in the middle while there is no line.
    void setEmptyText(const QString &text);

    /// Marks this text in the lines.
    void setSearchText(const QString &text);

    /// Switches that also stand in the context menu: fold what analyses stream, and show standard
    /// error in a lane of its own.
    [[nodiscard]] QAction *foldAction() const { return m_fold; }
    [[nodiscard]] QAction *errorLaneAction() const { return m_errorLane; }

    /// The first row in sight, and how many are, wholly or in part.
    [[nodiscard]] int topRow() const;
    [[nodiscard]] int rowsInSight() const;

    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    /// Typing is not a search here: a million rows would have to be read.
    void keyboardSearch(const QString &) override { }

public Q_SLOTS:
    void jumpToNewest();
    void copySelection();

Q_SIGNALS:
    void followingChanged(bool isFollowing);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void rowsInserted(const QModelIndex &parent, int first, int last) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers) override;
    [[nodiscard]] int horizontalOffset() const override { return 0; }
    [[nodiscard]] int verticalOffset() const override { return topRow() * m_rowHeight; }
    [[nodiscard]] bool isIndexHidden(const QModelIndex &) const override { return false; }
    void setSelection(const QRect &area, QItemSelectionModel::SelectionFlags flags) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection &selection) const override;

private:
    void addActions();
    void connectModel();
    void noticeScrolling(int value);
    void setFollowing(bool isFollowing);
    void keepPlace(int removedRows);
    void notePlace();
    void returnToPlace();
    void placeOverlays();
    /// Rows that are wholly in sight, if there are so many; at least 1.
    [[nodiscard]] int rowsPerPage() const;

    TranscriptModel &m_model;
    TranscriptDelegate *m_delegate;
    QPushButton *m_newest;
    QLabel *m_empty;
    QAction *m_fold = nullptr;
    QAction *m_errorLane = nullptr;
    int m_rowHeight = 1; ///< in device-independent pixels
    bool m_isFollowing = true;
    qint64 m_place = -1;          ///< the line to be found again after a new filter; -1: none
    bool m_isPlaceChosen = false; ///< by the person, so that it becomes the current one again
    QTimer m_pendingTick;         ///< runs while a command that waits is in sight
    SlicedWork m_copying;
};

} // namespace shinpan
