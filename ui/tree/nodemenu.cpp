#include "ui/tree/nodemenu.h"

#include "core/record/gamerecord.h"
#include "core/record/tree/nodepath.h"
#include "ui/tree/gametreeview.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <utility>

namespace shinpan {

NodeMenu::NodeMenu(GameTreeView &tree, QList<QAction *> editing)
    : QObject(&tree)
    , m_tree(tree)
    , m_editing(std::move(editing))
{
    connect(&tree, &GameTreeView::menuRequested, this, &NodeMenu::open);
}

void NodeMenu::open(NodeId node, QPoint globalPosition)
{
    Q_EMIT m_tree.nodeActivated(node);
    auto *menu = new QMenu(&m_tree);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Node"));
    fill(*menu, node);
    menu->popup(globalPosition);
}

void NodeMenu::fill(QMenu &menu, NodeId node)
{
    if (m_tree.currentNode() == node) { // the actions would change another one else
        addEditing(menu);
        menu.addSeparator();
    }
    addFolding(menu, node);
    menu.addSeparator();
    menu.addAction(tr("Copy Pat&h"), this, [this, node] { copyPath(node); });
}

void NodeMenu::addEditing(QMenu &menu) const
{
    for (QAction *action : m_editing) {
        if (action != nullptr) {
            menu.addAction(action);
        } else {
            menu.addSeparator();
        }
    }
}

void NodeMenu::addFolding(QMenu &menu, NodeId node)
{
    const bool isCollapsed = m_tree.layout().isCollapsed(node);
    const auto add = [&](const QString &text, const QKeySequence &key, auto &&act) {
        QAction *action = menu.addAction(text, this, act);
        action->setShortcut(key); // shown; the tree knows it
        action->setShortcutContext(Qt::WidgetShortcut);
        return action;
    };
    add(isCollapsed ? tr("&Expand") : tr("Co&llapse"), isCollapsed ? Qt::Key_Plus : Qt::Key_Minus,
        [this, node] { m_tree.toggle(node); })
        ->setEnabled(m_tree.hasChildren(node));
    add(tr("Show One Le&vel"), {}, [this, node] {
        m_tree.expandOneLevel(node);
    })->setEnabled(m_tree.hasChildren(node));
    add(tr("Collapse Other&s"), {}, [this, node] { m_tree.collapseOthers(node); });
    add(tr("Expand &All"), Qt::Key_Asterisk, [this] { m_tree.expandAll(); });
}

void NodeMenu::copyPath(NodeId node) const
{
    if (const GameRecord *record = m_tree.record(); record && record->tree().contains(node)) {
        QGuiApplication::clipboard()->setText(pathOf(record->tree(), node));
    }
}

} // namespace shinpan
