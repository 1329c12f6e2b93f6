#include "ui/tree/treefeature.h"

#include "core/record/gamecursor.h"
#include "ui/kit/panel.h"
#include "ui/kit/windowframe.h"
#include "ui/tree/gametreeview.h"

#include <QAction>

namespace shinpan {

TreeFeature::TreeFeature(WindowFrame &frame, GameCursor &cursor)
    : Feature(frame)
    , m_view(new GameTreeView(&frame.window()))
    , m_panel(&addPanel(tr("Game Tree"), QStringLiteral("tree"), m_view, Qt::RightDockWidgetArea))
{
    m_view->setRecord(&cursor.record());
    m_view->setCurrentNode(cursor.node());
    m_panel->toggleViewAction()->setShortcut(Qt::Key_F7);
    connect(&cursor, &GameCursor::moved, m_view, &GameTreeView::setCurrentNode);
    connect(m_view, &GameTreeView::nodeActivated, &cursor, &GameCursor::moveTo);
}

} // namespace shinpan
