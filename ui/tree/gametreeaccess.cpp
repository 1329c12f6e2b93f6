#include "ui/tree/gametreeaccess.h"

#include "ui/tree/gametreeview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <algorithm>
#include <unordered_map>

namespace shinpan {

namespace {

/// One node of a tree.
class NodeAccess final
    : public QAccessibleInterface
    , public QAccessibleActionInterface
{
public:
    NodeAccess(GameTreeView *tree, NodeId node)
        : m_tree(tree)
        , m_node(node)
    { }

    [[nodiscard]] NodeId node() const { return m_node; }

    [[nodiscard]] bool isValid() const override
    {
        return m_tree && m_tree->layout().contains(m_node);
    }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override
    {
        return m_tree ? m_tree->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_tree);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_tree->textOf(m_node) : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::TreeItem; }
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QRect rect() const override;
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
                 ? static_cast<QAccessibleActionInterface *>(this)
                 : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return {pressAction(), toggleAction()};
    }
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<GameTreeView> m_tree;
    NodeId m_node;
};

QAccessible::State NodeAccess::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const bool isCurrent = m_tree->currentNode() == m_node;
    state.focusable = true;
    state.selectable = true;
    state.selected = isCurrent;
    state.focused = isCurrent && m_tree->hasFocus();
    state.expandable = m_tree->hasChildren(m_node);
    state.collapsed = m_tree->layout().isCollapsed(m_node);
    state.expanded = state.expandable && !state.collapsed;
    state.invisible = !m_tree->isVisible();
    state.offscreen = !m_tree->viewport()->rect().intersects(m_tree->cellOf(m_node));
    return state;
}

QRect NodeAccess::rect() const
{
    if (!isValid()) {
        return {};
    }
    const QRect cell = m_tree->cellOf(m_node);
    return {m_tree->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
}

void NodeAccess::doAction(const QString &name)
{
    if (!isValid()) {
        return;
    }
    if (name == pressAction()) {
        Q_EMIT m_tree->nodeActivated(m_node);
    } else if (name == toggleAction()) {
        m_tree->toggle(m_node);
    }
}

/// The tree, with the nodes in view as children.
class TreeAccess final : public QAccessibleWidget
{
public:
    explicit TreeAccess(GameTreeView *tree)
        : QAccessibleWidget(tree, QAccessible::Tree)
    { }
    ~TreeAccess() override { forgetNodes(); }

    [[nodiscard]] int childCount() const override
    {
        return static_cast<int>(tree()->visibleNodes().size());
    }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        const std::vector<NodeId> nodes = tree()->visibleNodes();
        const bool exists = index >= 0 && static_cast<std::size_t>(index) < nodes.size();
        return exists ? faceOf(nodes[static_cast<std::size_t>(index)]) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        return faceOf(tree()->nodeAt(tree()->viewport()->mapFromGlobal(QPoint(x, y))));
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return tree()->hasFocus() ? faceOf(tree()->currentNode()) : nullptr;
    }

    /// Null for a node that has no place.
    [[nodiscard]] QAccessibleInterface *faceOf(NodeId node) const;

private:
    static constexpr std::size_t MostFaces = 5000; ///< kept, of those that were asked for

    [[nodiscard]] GameTreeView *tree() const { return static_cast<GameTreeView *>(widget()); }
    void forgetNodes() const;

    mutable std::unordered_map<NodeId, QAccessible::Id> m_faces;
};

int TreeAccess::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *face = dynamic_cast<const NodeAccess *>(child);
    const std::vector<NodeId> nodes = tree()->visibleNodes();
    const auto found = std::ranges::find(nodes, face != nullptr ? face->node() : NoNode);
    return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
}

QAccessibleInterface *TreeAccess::faceOf(NodeId node) const
{
    if (!tree()->layout().contains(node)) {
        return nullptr;
    }
    if (const auto known = m_faces.find(node); known != m_faces.end()) {
        return QAccessible::accessibleInterface(known->second);
    }
    if (m_faces.size() >= MostFaces) {
        forgetNodes();
    }
    auto *face = new NodeAccess(tree(), node);
    m_faces.emplace(node, QAccessible::registerAccessibleInterface(face)); // who owns it now
    return face;
}

void TreeAccess::forgetNodes() const
{
    for (const auto &[node, id] : m_faces) {
        QAccessible::deleteAccessibleInterface(id);
    }
    m_faces.clear();
}

QAccessibleInterface *create(const QString &, QObject *object)
{
    auto *tree = qobject_cast<GameTreeView *>(object);
    return tree != nullptr ? new TreeAccess(tree) : nullptr;
}

} // namespace

void treeaccess::install()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(&create);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void treeaccess::tellCurrent(GameTreeView &tree)
{
    if (!QAccessible::isActive() || !tree.hasFocus()) {
        return;
    }
    auto *face = dynamic_cast<TreeAccess *>(QAccessible::queryAccessibleInterface(&tree));
    if (QAccessibleInterface *node = face != nullptr ? face->faceOf(tree.currentNode()) : nullptr) {
        QAccessibleEvent event(node, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace shinpan
