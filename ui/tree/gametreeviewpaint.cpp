// How the game tree's view appears on the screen, and in words.

#include "core/record/gamerecord.h"
#include "ui/kit/style.h"
#include "ui/tree/gametreeaccess.h"
#include "ui/tree/gametreepainter.h"
#include "ui/tree/gametreeview.h"

#include <QPaintEvent>
#include <QPainter>

#include <cmath>

namespace shinpan {

void GameTreeView::paintEvent(QPaintEvent *event)
{
    settle();
    QPainter painter(viewport());
    if (isEmpty()) {
        paintHint(painter);
        return;
    }
    const GameTreeScene scene{m_record->tree(), m_record->boardSize(), m_layout, m_facts, m_path,
                              m_hovered};
    const GameTreeGrid places = grid();
    m_sprites.prepare(places.pitch(), places.lines(), devicePixelRatioF(), palette());
    painter.translate(origin());
    GameTreePainter(scene, places, m_sprites, palette(), font())
        .paint(painter, event->rect().translated(-origin()));
}

void GameTreeView::paintHint(QPainter &painter) const
{
    painter.setPen(styleColors(palette()).muted);
    const int margin = spacing::Section;
    painter.drawText(
        viewport()->rect().adjusted(margin, margin, -margin, -margin),
        Qt::AlignCenter | Qt::TextWordWrap,
        tr("The moves of the game appear here, with their variations.\nClick one to go there."));
}

/// Only what comes into view is painted; where our pixels are no whole number of the screen's,
/// everything is.
void GameTreeView::scrollContentsBy(int dx, int dy)
{
    const qreal ratio = devicePixelRatioF();
    if (ratio == std::floor(ratio)) {
        viewport()->scroll(dx, dy);
    } else {
        viewport()->update();
    }
}

void GameTreeView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    settle();
    updateScrollBars();
    scrollToCurrent();
}

void GameTreeView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    treeaccess::tellCurrent(*this);
}

void GameTreeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        scheduleSettling();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Game tree"));
        announceCurrent(false);
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

QString GameTreeView::textOf(NodeId node)
{
    return NodeDescription::of(describe(node));
}

DescribedNode GameTreeView::describe(NodeId node)
{
    const GameTree &tree = m_record->tree();
    const BoardSize size = m_record->boardSize();
    return {tree,
            node,
            size,
            m_facts.moveNumber(tree, node, size),
            m_facts.marks(tree, node),
            m_layout.hiddenBelow(tree, node)};
}

} // namespace shinpan
