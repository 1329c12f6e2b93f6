#include "ui/collection/gamelistview.h"

#include "ui/collection/gamelistdelegate.h"
#include "ui/collection/gamelistmodel.h"
#include "ui/collection/thumbnailcache.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace shinpan {

GameListView::GameListView(GameListModel &model, ThumbnailCache &thumbnails, QWidget *parent)
    : QListView(parent)
    , m_model(model)
{
    setModel(&model);
    setItemDelegate(new GameListDelegate(model, thumbnails, this));
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setDragDropMode(InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setAccessibleName(tr("Games of the file"));
    connect(&thumbnails, &ThumbnailCache::painted, this, [this](GameId game) {
        if (const int row = m_model.rowOf(game); row >= 0) {
            update(m_model.index(row));
        }
    });
}

std::vector<GameId> GameListView::selectedGames() const
{
    std::vector<int> rows;
    const QModelIndexList indexes = selectionModel()->selectedIndexes();
    for (const QModelIndex &index : indexes) {
        rows.push_back(index.row());
    }
    std::ranges::sort(rows);
    std::vector<GameId> games(rows.size());
    std::ranges::transform(rows, games.begin(), [this](int row) { return m_model.gameAt(row); });
    return games;
}

void GameListView::selectGames(const std::vector<GameId> &games)
{
    QItemSelection selection;
    QModelIndex first;
    for (const GameId game : games) {
        if (const int row = m_model.rowOf(game); row >= 0) {
            const QModelIndex index = m_model.index(row);
            selection.select(index, index);
            first = first.isValid() && first.row() < row ? first : index;
        }
    }
    if (first.isValid()) {
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        scrollTo(first);
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

QSize GameListView::sizeHint() const
{
    constexpr int Characters = 44;
    return {Characters * fontMetrics().averageCharWidth(), 400};
}

void GameListView::choose(const QModelIndex &index)
{
    if (index.isValid()) {
        Q_EMIT gameChosen(m_model.gameAt(index.row()));
    }
}

void GameListView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        choose(currentIndex());
    } else {
        QListView::keyPressEvent(event);
    }
}

/// A plain click opens; one that selects or drags does not.
void GameListView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier
                      && state() != DraggingState && state() != DragSelectingState;
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (isClick && index == currentIndex()) {
        choose(index);
    }
}

void GameListView::dropEvent(QDropEvent *event)
{
    if (event->source() != this || !m_model.isWhole()) {
        return;
    }
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool isBelow = index.isValid() && event->position().y() > visualRect(index).center().y();
    const int row = index.isValid() ? index.row() + (isBelow ? 1 : 0) : m_model.rowCount();
    event->setDropAction(Qt::IgnoreAction); // the model is put in order by its owner
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    Q_EMIT selectionDropped(row);
}

void GameListView::selectionChanged(const QItemSelection &selected,
                                    const QItemSelection &deselected)
{
    QListView::selectionChanged(selected, deselected);
    Q_EMIT selectedGamesChanged();
}

} // namespace shinpan
