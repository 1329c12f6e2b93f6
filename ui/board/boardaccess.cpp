#include "ui/board/boardaccess.h"

#include "ui/board/boarddescription.h"
#include "ui/board/boardview.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/partaccess.h"

#include <QAccessibleWidget>

#include <vector>

namespace shinpan {

namespace {

/// One point of a board.
class PointAccess final
    : public PartAccess<BoardView>
    , public QAccessibleActionInterface
    , public QAccessibleTableCellInterface
{
public:
    PointAccess(BoardView *board, Point point)
        : PartAccess(board)
        , m_point(point)
    { }

    [[nodiscard]] bool isValid() const override
    {
        return widget() != nullptr && widget()->boardSize().contains(m_point);
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid()
                 ? BoardDescription::ofPoint(widget()->scene(), widget()->lastMove(), m_point)
                 : QString();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = widget()->hasFocus() && widget()->cursor() == m_point;
        state.invisible = !widget()->isVisible();
        state.disabled = !widget()->isEnabled();
        return state;
    }

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid()) {
            return {};
        }
        const BoardGeometry geometry = widget()->geometry();
        const qreal cell = geometry.cell() / geometry.ratio();
        const QPointF corner = geometry.centre(m_point) - QPointF(cell, cell) / 2;
        const QRect local = QRectF(corner, QSizeF(cell, cell)).toRect();
        return {widget()->mapToGlobal(local.topLeft()), local.size()};
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface) {
            return static_cast<QAccessibleActionInterface *>(this);
        }
        if (type == QAccessible::TableCellInterface) {
            return static_cast<QAccessibleTableCellInterface *>(this);
        }
        return nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return {pressAction(), setFocusAction()};
    }

    void doAction(const QString &name) override
    {
        if (!isValid() || !widget()->isEnabled()) {
            return;
        }
        if (name == pressAction()) {
            widget()->press(m_point);
        } else if (name == setFocusAction()) {
            widget()->setFocus(Qt::OtherFocusReason);
            widget()->setCursorPoint(m_point);
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

    [[nodiscard]] bool isSelected() const override { return false; }
    [[nodiscard]] QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return seen().column; }
    [[nodiscard]] int rowIndex() const override
    {
        return widget() != nullptr ? widget()->geometry().seenSize().rows - 1 - seen().row : 0;
    }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface *table() const override { return parent(); }

private:
    [[nodiscard]] Point seen() const
    {
        return widget() != nullptr ? widget()->geometry().seen(m_point) : m_point;
    }

    Point m_point;
};

/// A point's place among the children of its board.
[[nodiscard]] int indexIn(const BoardView &board, Point point)
{
    const BoardGeometry geometry = board.geometry();
    const Point seen = geometry.seen(point);
    const BoardSize size = geometry.seenSize();
    return (size.rows - 1 - seen.row) * size.columns + seen.column;
}

/// The board: rows and columns count from the top left of the screen, as in every table.
class BoardAccess final
    : public QAccessibleWidget
    , public QAccessibleTableInterface
{
public:
    explicit BoardAccess(BoardView *board)
        : QAccessibleWidget(board, QAccessible::Table)
    { }
    ~BoardAccess() override { forgetPoints(); }

    [[nodiscard]] int childCount() const override { return board().boardSize().pointCount(); }

    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        const Orientation orientation = board().options().orientation;
        if (m_size != board().boardSize() || m_orientation != orientation) {
            forgetPoints();
            m_size = board().boardSize();
            m_orientation = orientation;
        }
        m_points.resize(static_cast<std::size_t>(childCount()));
        QAccessible::Id &id = m_points[static_cast<std::size_t>(index)];
        if (id == 0) {
            const Point seen{static_cast<std::uint8_t>(index % columnCount()),
                             static_cast<std::uint8_t>(rowCount() - 1 - index / columnCount())};
            id = QAccessible::registerAccessibleInterface(
                new PointAccess(&board(), board().geometry().pointSeenAt(seen)));
        }
        return QAccessible::accessibleInterface(id);
    }

    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const std::optional<Point> point =
            board().geometry().pointAt(board().mapFromGlobal(QPointF(x, y)));
        return point ? child(indexIn(board(), *point)) : nullptr;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            if (m_points[i] != 0 && QAccessible::accessibleInterface(m_points[i]) == child) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }

    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        if (!board().hasFocus()) {
            return nullptr;
        }
        return board().cursor() ? child(indexIn(board(), *board().cursor()))
                                : QAccessible::queryAccessibleInterface(&board());
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString text = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Name || board().announcement().isEmpty()) {
            return text;
        }
        return BoardDescription::withAnnouncement(text, board().announcement());
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QAccessibleInterface *caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *cellAt(int row, int column) const override
    {
        return child(row * columnCount() + column);
    }
    [[nodiscard]] int columnCount() const override { return board().geometry().seenSize().columns; }
    [[nodiscard]] int rowCount() const override { return board().geometry().seenSize().rows; }
    [[nodiscard]] QString columnDescription(int column) const override
    {
        return board().geometry().seenColumnText(column);
    }
    [[nodiscard]] QString rowDescription(int row) const override
    {
        return board().geometry().seenRowText(rowCount() - 1 - row);
    }
    void modelChange(QAccessibleTableModelChangeEvent *) override { } // child() sees for itself

    // Nothing can be selected.
    [[nodiscard]] int selectedCellCount() const override { return 0; }
    [[nodiscard]] QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }

private:
    [[nodiscard]] BoardView &board() const { return *static_cast<BoardView *>(widget()); }

    void forgetPoints() const
    {
        for (const QAccessible::Id id : m_points) {
            if (id != 0) {
                QAccessible::deleteAccessibleInterface(id);
            }
        }
        m_points.clear();
    }

    // What was asked for, by index; 0: nothing yet. Made anew when the board has changed its size
    // or was turned.
    mutable std::vector<QAccessible::Id> m_points;
    mutable BoardSize m_size;
    mutable Orientation m_orientation;
};

[[nodiscard]] QAccessibleInterface *create(const QString &, QObject *object)
{
    auto *board = qobject_cast<BoardView *>(object);
    return board != nullptr ? new BoardAccess(board) : nullptr;
}

} // namespace

void boardaccess::install()
{
    QAccessible::installFactory(&create); // does nothing the second time
}

void boardaccess::tellPosition(BoardView &board)
{
    controlaccess::speakUp(board);
}

void boardaccess::tellPoints(BoardView &board)
{
    QAccessibleTableModelChangeEvent event(&board, QAccessibleTableModelChangeEvent::ModelReset);
    QAccessible::updateAccessibility(&event);
}

void boardaccess::tellCursor(BoardView &board)
{
    if (!board.hasFocus()) {
        return;
    }
    QAccessibleEvent event(&board, QAccessible::Focus);
    if (board.cursor()) {
        event.setChild(indexIn(board, *board.cursor()));
    }
    QAccessible::updateAccessibility(&event);
}

} // namespace shinpan
