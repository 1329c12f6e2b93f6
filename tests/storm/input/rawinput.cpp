#include "tests/storm/input/rawinput.h"

#include <QTest> // declares qt_handleMouseEvent() and qt_handleKeyEvent() of Qt Gui

#include <algorithm>

namespace shinpan::test {

namespace {

constexpr int Step = 40; // ms between two events: two clicks in a row are a double click

/// The range of the mouse. Without an end to it, windows that are dragged wider by their left edge
/// grow for ever, for the next point is reckoned from that edge.
constexpr QRect Desktop(0, 0, 1920, 1200);

QPoint onDesktop(QPoint point)
{
    return {std::clamp(point.x(), Desktop.left(), Desktop.right()),
            std::clamp(point.y(), Desktop.top(), Desktop.bottom())};
}

} // namespace

void RawInput::mouse(const QPointer<QWindow> &window,
                     QPoint point,
                     Qt::MouseButton button,
                     QEvent::Type type,
                     Qt::KeyboardModifiers modifiers)
{
    m_clock += Step;
    if (window) {
        const QPoint place = onDesktop(window->mapToGlobal(point));
        qt_handleMouseEvent(window, window->mapFromGlobal(place), place, m_down, button, type,
                            modifiers, m_clock);
    }
}

void RawInput::move(const QPointer<QWindow> &window, QPoint point, Qt::KeyboardModifiers modifiers)
{
    mouse(window, point, Qt::NoButton, QEvent::MouseMove, modifiers);
}

void RawInput::press(const QPointer<QWindow> &window,
                     QPoint point,
                     Qt::MouseButton button,
                     Qt::KeyboardModifiers modifiers)
{
    m_down.setFlag(button);
    mouse(window, point, button, QEvent::MouseButtonPress, modifiers);
}

void RawInput::release(const QPointer<QWindow> &window,
                       QPoint point,
                       Qt::MouseButton button,
                       Qt::KeyboardModifiers modifiers)
{
    m_down.setFlag(button, false);
    mouse(window, point, button, QEvent::MouseButtonRelease, modifiers);
}

void RawInput::type(const QPointer<QWindow> &window,
                    Qt::Key key,
                    Qt::KeyboardModifiers modifiers,
                    const QString &text)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        if (window) {
            qt_handleKeyEvent(window, type, key, modifiers, text);
        }
    }
}

} // namespace shinpan::test
