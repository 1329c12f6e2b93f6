#pragma once

#include "core/record/tree/gametree.h"

#include <QList>
#include <QObject>
#include <QPoint>

class QAction;
class QMenu;

namespace shinpan {

class GameTreeView;

/// The menu of a node in the game tree, by right click or the Menu key: the node becomes the
/// current one, and the menu offers what edits it, what collapses and expands, and its path for
/// `shinpan-cli`.
class NodeMenu final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NodeMenu)

public:
    /// `editing` are actions about the current node, with null between groups; whoever owns them
    /// keeps their enabled state true. The tree owns the menu.
    NodeMenu(GameTreeView &tree, QList<QAction *> editing);

private:
    void open(NodeId node, QPoint globalPosition);
    void fill(QMenu &menu, NodeId node);
    void addEditing(QMenu &menu) const;
    void addFolding(QMenu &menu, NodeId node);
    void copyPath(NodeId node) const;

    GameTreeView &m_tree;
    QList<QAction *> m_editing;
};

} // namespace shinpan
