#pragma once

#include <QDockWidget>

namespace shinpan {

/// A dockable part of the window with a slim title. Every panel is one of these.
class Panel : public QDockWidget
{
    Q_OBJECT

public:
    /// `name` is the object name under which the window remembers its place; the panel takes
    /// `content`.
    Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent = nullptr);

    /// Shows it, before those that share its place.
    void bringUp();
};

} // namespace shinpan
