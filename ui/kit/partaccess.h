#pragma once

#include <QAccessible>
#include <QPointer>
#include <QWidget>
#include <QWindow>

namespace shinpan {

/// What assistive technology meets of one part of a widget that paints its parts itself, such as a
/// board its points: no object, without children, below its widget. Derived classes say what it is,
/// where, and whether it is still there; they may outlive the widget.
template <typename Widget>
class PartAccess : public QAccessibleInterface
{
public:
    explicit PartAccess(Widget *widget)
        : m_widget(widget)
    { }

    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override
    {
        return m_widget ? m_widget->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override { }

protected:
    /// The widget; null when it is gone.
    [[nodiscard]] Widget *widget() const { return m_widget; }

private:
    QPointer<Widget> m_widget;
};

} // namespace shinpan
