#pragma once

#include <QPoint>
#include <QSize>

#include <optional>

class QAbstractScrollArea;
class QMouseEvent;

namespace shinpan {

/// The place of a picture in a scroll area: its scroll bars, and dragging it with the mouse.
class PictureScroll
{
public:
    /// The area outlives it.
    explicit PictureScroll(QAbstractScrollArea &area);

    /// The way from the viewport's top left corner to the picture's.
    [[nodiscard]] QPoint origin() const;
    /// Scrolls as near to that as the bars allow.
    void setOrigin(QPoint origin);
    /// Fits the bars to a picture of that size; `step` is what one step of theirs is.
    void fit(QSize picture, int step);
    /// Scrolls no farther than is needed to see what is `around` a place of the picture; from far
    /// away the place comes to the middle.
    void show(QPoint place, int around);

    /// A button went down, and may click or drag.
    void press(const QMouseEvent &event);
    /// Forgets the button that is down.
    void cancel() { m_press.reset(); }
    [[nodiscard]] bool isPressed() const { return m_press.has_value(); }
    /// Scrolls along with the mouse; returns whether it is being dragged.
    bool moveTo(QPoint position);
    /// The place of a click; nothing after a drag, or if the button is not the one that went down.
    [[nodiscard]] std::optional<QPoint> release(const QMouseEvent &event);

private:
    struct Press
    {
        Qt::MouseButton button;
        QPoint start;
        QPoint origin; ///< the picture's then
        bool isDrag = false;
    };

    QAbstractScrollArea &m_area;
    std::optional<Press> m_press;
};

} // namespace shinpan
