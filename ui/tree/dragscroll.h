#pragma once

#include <QPoint>

#include <optional>

class QAbstractScrollArea;
class QMouseEvent;

namespace shinpan {

/// A button that went down over a scroll area and becomes a click, or a drag that scrolls.
class DragScroll
{
public:
    /// The area outlives it.
    explicit DragScroll(QAbstractScrollArea &area);

    void press(const QMouseEvent &event);
    /// Forgets the button that is down.
    void cancel() { m_press.reset(); }
    [[nodiscard]] bool isPressed() const { return m_press.has_value(); }
    /// Scrolls along with the mouse; returns whether it is being dragged.
    bool moveTo(QPoint position);
    /// Where the button clicked; nothing after a drag, or if it is not the one that went down.
    [[nodiscard]] std::optional<QPoint> release(const QMouseEvent &event);

private:
    struct Press
    {
        Qt::MouseButton button;
        QPoint start;
        QPoint scrolled; ///< the scroll bars' values then
        bool isDrag = false;
    };

    QAbstractScrollArea &m_area;
    std::optional<Press> m_press;
};

} // namespace shinpan
