#pragma once

#include <QDockWidget>

#include <functional>

namespace shinpan {

/// A dockable part of the window with a slim title. Every panel is one of these.
class Panel : public QDockWidget
{
    Q_OBJECT

public:
    /// `name` is the object name under which the window remembers its place; the panel takes
    /// `content`.
    Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent = nullptr);

    using Maker = std::function<QWidget *()>;
    /// As above, but `make` is asked for the content when the panel is first shown: a window whose
    /// panels stay closed opens sooner. Until then widget() is null.
    Panel(const QString &title, const QString &name, Maker make, QWidget *parent = nullptr);

    void setVisible(bool isVisible) override;

    /// Shows it, before those that share its place.
    void bringUp();

private:
    Maker m_make; ///< empty once there is content
};

} // namespace shinpan
