#pragma once

#include "core/record/gamerecord.h"
#include "ui/tree/gametreemodel.h"
#include "ui/tree/gametreepainter.h"
#include "ui/tree/gametreesprites.h"
#include "ui/tree/picturescroll.h"

#include <QAbstractScrollArea>

#include <functional>
#include <vector>

namespace shinpan {

/// The record as a picture of its lines: click a node to go there. Lines run to the right in a wide
/// panel and downwards in a tall one. Shows a record and a place in it; moving the place is the
/// owner's affair.
///
/// Only what is visible is painted, and however many nodes change in one turn of the event loop,
/// they are laid out once. While it has the focus, arrow keys go
/// where they point; Home and End to the start and the end of the line; minus and plus collapse and
/// expand what is below the current node, the asterisk expands everything. Shift or the middle
/// button with a click collapse and expand a node too, Ctrl shows it one level deep. Dragging
/// scrolls, Ctrl with the wheel or with plus, minus and 0 zooms.
class GameTreeView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit GameTreeView(QWidget *parent = nullptr);

    /// May be null. The record is observed, not owned; its root becomes the current node.
    void setRecord(const GameRecord *record) { m_model.setRecord(record); }
    /// Highlights a node of the record and the way to it, and scrolls it into view.
    void setCurrentNode(NodeId node);

    /// What says which moves are mistakes; at first the record alone does (see isMistake()).
    void setMistakeTest(NodeTest test);
    /// The test may say something else of this node and those after it; NoNode: of all.
    void retestMistakes(NodeId node);

    [[nodiscard]] const GameRecord *record() const { return m_model.record(); }
    [[nodiscard]] NodeId currentNode() const { return m_model.currentNode(); }
    /// The layout, brought up to date with the record.
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
    /// The node in words, for those who do not see it.
    [[nodiscard]] QString textOf(NodeId node);

    /// Hides or shows what is below a node. The current node is never hidden: when it would be, the
    /// collapsed one is activated.
    void collapse(NodeId node);
    void expand(NodeId node) { fold(&GameTreeLayout::expand, node); }
    void toggle(NodeId node);
    void expandOneLevel(NodeId node) { fold(&GameTreeLayout::expandOneLevel, node); }
    void expandAll() { fold(&GameTreeLayout::expandAll); }
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
    [[nodiscard]] GameTreeGrid grid() const;
    void scheduleLayout();
    void ensureLayout();
    /// Calls that function of the layout, which hides or shows nodes.
    template <typename Fold, typename... Arguments>
    void fold(Fold GameTreeLayout::*change, const Arguments &...arguments)
    {
        ensureLayout();
        rearrange([&] { m_model.fold(change, arguments...); });
    }
    void rearrange(const std::function<void()> &change);
    void fitScrollBars();
    void scrollToCurrent();
    void announceCurrent(bool isElsewhere);
    void setHovered(NodeId node);
    void click(NodeId node, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool isOwnKey(const QKeyEvent &event) const;
    void foldByKey(int key);
    void paintHint(QPainter &painter) const;

    GameTreeModel m_model;
    GameTreeSprites m_sprites;
    NodeId m_hovered = NoNode;
    PictureScroll m_scroll;
    qreal m_zoom = 1;
    bool m_currentIsNew = false;
    bool m_needsLayout = false;
    bool m_layoutIsScheduled = false;
};

} // namespace shinpan
