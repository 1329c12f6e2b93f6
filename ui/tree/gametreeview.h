#pragma once

#include "core/record/gametree.h"
#include "ui/tree/gametreegrid.h"
#include "ui/tree/gametreelayout.h"

#include <QAbstractScrollArea>
#include <QPointer>

#include <optional>
#include <vector>

namespace shinpan {

class GameRecord;

/// The record as a picture of its lines: click a node to go there. Lines run to the right in a wide
/// panel and downwards in a tall one. Shows a record and a place in it; moving the place is the
/// owner's affair.
///
/// Only what is visible is painted, and however many nodes change in one turn of the event loop, it
/// is laid out once. While it has the focus, arrow keys go where they point; Home and End to the
/// start and the end of the line.
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

    [[nodiscard]] NodeId currentNode() const { return m_current; }
    /// Up to date with the record.
    [[nodiscard]] const GameTreeLayout &layout();
    /// The node under a position of the viewport.
    [[nodiscard]] NodeId nodeAt(QPoint position);
    /// The middle of a node in the viewport's coordinates; may be out of sight.
    [[nodiscard]] QPoint positionOf(NodeId node);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user wants to go to a node.
    void nodeActivated(shinpan::NodeId node);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] GameTreeGrid grid() const;
    /// From the viewport's top left corner to the picture's.
    [[nodiscard]] QPoint origin() const;
    [[nodiscard]] bool isEmpty() const;
    void scheduleSettling();
    void requestLayout();
    void settle();
    void updateScrollBars();
    void scrollToCurrent();
    void setHovered(NodeId node);
    [[nodiscard]] NodeId neighbour(int key) const;
    [[nodiscard]] QString textOf(NodeId node) const;
    void paintHint(QPainter &painter) const;

    QPointer<const GameRecord> m_record;
    GameTreeLayout m_layout;
    std::vector<int> m_moveNumbers; ///< by node
    std::vector<NodeId> m_path;     ///< from the root to the current node
    NodeId m_current = NoNode;
    NodeId m_hovered = NoNode;
    bool m_layoutIsOld = false;
    bool m_pathIsOld = false;
    bool m_settlingIsScheduled = false;
};

} // namespace shinpan
