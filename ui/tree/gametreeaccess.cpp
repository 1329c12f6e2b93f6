#include "ui/tree/gametreeaccess.h"

#include "ui/kit/partaccess.h"
#include "ui/tree/gametreeview.h"

#include <QAccessibleWidget>

#include <algorithm>
#include <unordered_map>

namespace shinpan {

namespace {

/// One node of a tree.
class NodeAccess final
    : public PartAccess<GameTreeView>
    , public QAccessibleActionInterface
{
public:
    NodeAccess(GameTreeView *tree, NodeId node)
        : PartAccess(tree)
        , m_node(node)
    { }

    [[nodiscard]] NodeId node() const { return m_node; }

    [[nodiscard]] bool isValid() const override
    {
        return widget() != nullptr && widget()->layout().contains(m_node);
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? widget()->textOf(m_node) : QString();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::TreeItem; }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool isCurrent = widget()->currentNode() == m_node;
        state.focusable = true;
        state.selectable = true;
        state.selected = isCurrent;
        state.focused = isCurrent && widget()->hasFocus();
        state.expandable = widget()->hasChildren(m_node);
        state.collapsed = widget()->layout().isCollapsed(m_node);
        state.expanded = state.expandable && !state.collapsed;
        state.invisible = !widget()->isVisible();
        state.offscreen = !widget()->viewport()->rect().intersects(widget()->cellOf(m_node));
        return state;
    }

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid()) {
            return {};
        }
        const QRect cell = widget()->cellOf(m_node);
        return {widget()->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
    }

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

    void doAction(const QString &name) override
    {
        if (!isValid()) {
            return;
        }
        if (name == pressAction()) {
            Q_EMIT widget()->nodeActivated(m_node);
        } else if (name == toggleAction()) {
            widget()->toggle(m_node);
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    NodeId m_node;
};

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

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *face = dynamic_cast<const NodeAccess *>(child);
        const std::vector<NodeId> nodes = tree()->visibleNodes();
        const auto found = std::ranges::find(nodes, face != nullptr ? face->node() : NoNode);
        return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
    }

    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        return faceOf(tree()->nodeAt(tree()->viewport()->mapFromGlobal(QPoint(x, y))));
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return tree()->hasFocus() ? faceOf(tree()->currentNode()) : nullptr;
    }

    /// Null for a node that has no place.
    [[nodiscard]] QAccessibleInterface *faceOf(NodeId node) const
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
        // The register owns it now.
        m_faces.emplace(node, QAccessible::registerAccessibleInterface(face));
        return face;
    }

private:
    static constexpr std::size_t MostFaces = 5000; ///< kept, of those that were asked for

    [[nodiscard]] GameTreeView *tree() const { return static_cast<GameTreeView *>(widget()); }

    void forgetNodes() const
    {
        for (const auto &[node, id] : m_faces) {
            QAccessible::deleteAccessibleInterface(id);
        }
        m_faces.clear();
    }

    mutable std::unordered_map<NodeId, QAccessible::Id> m_faces;
};

QAccessibleInterface *create(const QString &, QObject *object)
{
    auto *tree = qobject_cast<GameTreeView *>(object);
    return tree != nullptr ? new TreeAccess(tree) : nullptr;
}

} // namespace

void treeaccess::install()
{
    QAccessible::installFactory(&create); // does nothing the second time
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
