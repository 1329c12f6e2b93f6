#pragma once

#include "core/record/gamerecord.h"
#include "ui/tree/gametreegrid.h"
#include "ui/tree/gametreelayout.h"
#include "ui/tree/gametreesprites.h"
#include "ui/tree/nodedescription.h"
#include "ui/tree/nodefacts.h"

#include <QAbstractScrollArea>
#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

namespace shinpan {

/// The record as a picture of its lines: click a node to go there. Lines run to the right in a wide
/// panel and downwards in a tall one. Shows a record and a place in it; moving the place is the
/// owner's affair.
///
/// Only what is visible is painted, only what moves is laid out again, and however many nodes
/// change in one turn of the event loop, that is done once. While it has the focus, arrow keys go
/// where they point; Home and End to the start and the end of the line; minus and plus collapse and
/// expand what is below the current node, the asterisk expands everything. Shift or the middle
/// button with a click collapse and expand a node too, Ctrl shows it one level deep. Dragging
/// scrolls, Ctrl with the wheel or with plus, minus and 0 zooms.
class GameTreeView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit GameTreeView(QWidget *parent = nullptr);
    ~GameTreeView() override;

    /// May be null. The record is observed, not owned; its root becomes the current node.
    void setRecord(const GameRecord *record);
    /// Highlights a node of the record and the way to it, and scrolls it into view.
    void setCurrentNode(NodeId node);

    /// What says which moves are mistakes; at first the record alone does (see isMistake()).
    void setMistakeTest(NodeTest test);
    /// The test may say something else of this node and those after it; NoNode: of all.
    void retestMistakes(NodeId node);

    [[nodiscard]] const GameRecord *record() const { return m_record; }
    [[nodiscard]] NodeId currentNode() const { return m_current; }
    /// Up to date with the record.
    [[nodiscard]] const GameTreeLayout &layout();
    /// The node under a position of the viewport.
    [[nodiscard]] NodeId nodeAt(QPoint position);
    /// The middle of a node that is not hidden in the viewport's coordinates; may be out of sight.
    [[nodiscard]] QPoint positionOf(NodeId node);
    /// The cell of a node in the viewport's coordinates.
    [[nodiscard]] QRect cellOf(NodeId node);
    /// Those whose cells are in the viewport, column by column.
    [[nodiscard]] std::vector<NodeId> visibleNodes();
    [[nodiscard]] bool hasChildren(NodeId node) const;
    /// In words, for those who do not see it.
    [[nodiscard]] QString textOf(NodeId node);

    /// Hides or shows what is below a node. The current node is never hidden: when it would be, the
    /// collapsed one is activated.
    void collapse(NodeId node);
    void expand(NodeId node);
    void toggle(NodeId node);
    void expandOneLevel(NodeId node);
    void expandAll();
    /// Collapses what turns off the way to a node.
    void collapseOthers(NodeId node);

    /// 1 is the size that suits the text.
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    /// What lies at `fixed` in the viewport stays there.
    void setZoom(qreal zoom, QPoint fixed);

    [[nodiscard]] QSize sizeHint() const override { return {320, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {96, 72}; }

Q_SIGNALS:
    /// The user wants to go to a node.
    void nodeActivated(shinpan::NodeId node);
    /// The user wants to know what can be done with a node.
    void menuRequested(shinpan::NodeId node, QPoint globalPosition);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    using Change = GameTreeLayout::Change;
    /// A button that went down and may become a click or a drag.
    struct Press
    {
        Qt::MouseButton button;
        QPoint start;
        QPoint scrolled; ///< the scroll bars' values then
        bool isDrag = false;
    };

    [[nodiscard]] GameTreeGrid grid() const;
    /// From the viewport's top left corner to the picture's.
    [[nodiscard]] QPoint origin() const;
    [[nodiscard]] bool isEmpty() const;
    void observe(const GameRecord &record);
    void noteChange(Change change);
    void scheduleSettling();
    void requestLayout();
    void settle();
    void layOutChanges();
    void rearrange(const std::function<void()> &change);
    void updatePath();
    void updateScrollBars();
    void scrollToCurrent();
    void announceCurrent(bool isElsewhere);
    void setHovered(NodeId node);
    void click(NodeId node, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] NodeId neighbour(int key) const;
    [[nodiscard]] bool isOwnKey(const QKeyEvent &event) const;
    void zoomByKey(int key);
    void foldByKey(int key);
    [[nodiscard]] DescribedNode describe(NodeId node);
    void paintHint(QPainter &painter) const;

    QPointer<const GameRecord> m_record;
    GameTreeLayout m_layout;
    GameTreeSprites m_sprites;
    NodeFacts m_facts;
    std::vector<Change> m_changes; ///< not yet laid out
    std::vector<NodeId> m_path;    ///< from the root to the current node
    NodeId m_current = NoNode;
    NodeId m_hovered = NoNode;
    std::optional<Press> m_press;
    qreal m_zoom = 1;
    bool m_layoutIsOld = false; ///< all of it
    bool m_currentIsNew = false;
    bool m_needsSettling = false;
    bool m_settlingIsScheduled = false;
};

} // namespace shinpan
