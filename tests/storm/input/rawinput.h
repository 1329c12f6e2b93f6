#pragma once

#include <QPoint>
#include <QPointer>
#include <QString>
#include <QWindow>

namespace shinpan::test {

/// Mouse and keyboard of a window, as its platform would report them, without running the event
/// loop: unlike QTest's, these may be used from within one. Windows may go at any time; what
/// happens to one that is gone is nothing.
class RawInput
{
public:
    void move(const QPointer<QWindow> &window, QPoint point, Qt::KeyboardModifiers modifiers);
    void press(const QPointer<QWindow> &window,
               QPoint point,
               Qt::MouseButton button,
               Qt::KeyboardModifiers modifiers);
    void release(const QPointer<QWindow> &window,
                 QPoint point,
                 Qt::MouseButton button,
                 Qt::KeyboardModifiers modifiers);
    /// Presses a key and releases it; `text` is what the key writes.
    void type(const QPointer<QWindow> &window,
              Qt::Key key,
              Qt::KeyboardModifiers modifiers,
              const QString &text);

private:
    void mouse(const QPointer<QWindow> &window,
               QPoint point,
               Qt::MouseButton button,
               QEvent::Type type,
               Qt::KeyboardModifiers modifiers);

    Qt::MouseButtons m_down;
    int m_clock = 0; ///< ms; from it double clicks are told
};

} // namespace shinpan::test
