// Where the rows of a TranscriptView are, and how they are painted, reached and selected.

#include "ui/console/transcriptaccess.h"
#include "ui/console/transcriptdelegate.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>

namespace shinpan {

int TranscriptView::topRow() const
{
    return verticalScrollBar()->value();
}

int TranscriptView::rowsInSight() const
{
    const int room = (viewport()->height() + m_rowHeight - 1) / m_rowHeight;
    return std::clamp(m_model.rowCount() - topRow(), 0, room);
}

int TranscriptView::rowsPerPage() const
{
    return std::max(viewport()->height() / m_rowHeight, 1);
}

QRect TranscriptView::visualRect(const QModelIndex &index) const
{
    return {0, (index.row() - topRow()) * m_rowHeight, viewport()->width(), m_rowHeight};
}

QModelIndex TranscriptView::indexAt(const QPoint &point) const
{
    return point.y() < 0 ? QModelIndex() : m_model.index(topRow() + point.y() / m_rowHeight);
}

void TranscriptView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int row = index.row();
    const int page = rowsPerPage();
    const int lowestTop = row - page + 1;
    int top = topRow();
    switch (hint) {
    case EnsureVisible:
        top = std::clamp(top, lowestTop, row);
        break;
    case PositionAtTop:
        top = row;
        break;
    case PositionAtBottom:
        top = lowestTop;
        break;
    case PositionAtCenter:
        top = row - page / 2;
        break;
    }
    verticalScrollBar()->setValue(top);
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State state = option.state;
    const int end = topRow() + rowsInSight();
    bool isAnyPending = false;
    for (int row = topRow(); row < end; ++row) {
        const QModelIndex index = m_model.index(row);
        option.rect = visualRect(index);
        if (!event->region().intersects(option.rect)) {
            continue;
        }
        option.state = state;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        m_delegate->paint(&painter, option, index);
        isAnyPending = isAnyPending || index.data(TranscriptModel::IsPendingRole).toBool();
    }
    if (isAnyPending && !m_pendingTick.isActive()) {
        m_pendingTick.start();
    }
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    placeOverlays();
}

void TranscriptView::changeEvent(QEvent *event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometries();
    }
}

void TranscriptView::scrollContentsBy(int, int dy)
{
    if (std::abs(dy) < rowsPerPage()) {
        viewport()->scroll(0, dy * m_rowHeight);
    } else {
        viewport()->update();
    }
}

void TranscriptView::rowsInserted(const QModelIndex &parent, int first, int last)
{
    const bool isInSight = first <= topRow() + rowsPerPage();
    QAbstractItemView::rowsInserted(parent, first, last);
    updateGeometries();
    if (isInSight) {
        viewport()->update();
    }
    returnToPlace();
}

void TranscriptView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    transcriptaccess::tellCurrent(*this);
}

void TranscriptView::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    m_rowHeight = std::max(m_delegate->sizeHint(option, {}).height(), 1);
    verticalScrollBar()->setPageStep(rowsPerPage());
    verticalScrollBar()->setSingleStep(1);
    verticalScrollBar()->setRange(0, std::max(m_model.rowCount() - rowsPerPage(), 0));
    if (m_isFollowing) {
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    }
}

QModelIndex TranscriptView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int last = m_model.rowCount() - 1;
    const int here = std::max(currentIndex().row(), 0);
    int row = here;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        row = here - 1;
        break;
    case MoveDown:
    case MoveNext:
        row = here + 1;
        break;
    case MovePageUp:
        row = here - rowsPerPage();
        break;
    case MovePageDown:
        row = here + rowsPerPage();
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = last;
        break;
    case MoveLeft:
    case MoveRight:
        break;
    }
    return last < 0 ? QModelIndex() : m_model.index(std::clamp(row, 0, last));
}

void TranscriptView::setSelection(const QRect &area, QItemSelectionModel::SelectionFlags flags)
{
    const int last = m_model.rowCount() - 1;
    if (last < 0) {
        return;
    }
    const auto rowAt = [this, last](int y) {
        const int above = y < 0 ? 1 : 0; // division rounds towards zero
        return std::clamp(topRow() + y / m_rowHeight - above, 0, last);
    };
    selectionModel()->select(
        QItemSelection(m_model.index(rowAt(area.top())), m_model.index(rowAt(area.bottom()))),
        flags);
}

QRegion TranscriptView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        const int top = std::max(range.top(), topRow());
        const int bottom = std::min(range.bottom(), topRow() + rowsInSight() - 1);
        if (top <= bottom) {
            region += visualRect(m_model.index(top)).united(visualRect(m_model.index(bottom)));
        }
    }
    return region;
}

} // namespace shinpan
