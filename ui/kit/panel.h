#pragma once

#include <QDockWidget>

#include <functional>

namespace shinpan {

/// A dockable part of the window with a slim title, which may also stand in a window of its own.
/// Every panel is one of these. Its content scrolls where it needs more room than a small screen
/// can spare, as with very large texts.
class Panel : public QDockWidget
{
    Q_OBJECT

public:
    /// `name` is the object name under which the window remembers its place; the panel takes
    /// `content`.
    Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent = nullptr);

    using Maker = std::function<QWidget *()>;
    /// Asks `make` for the content when the panel is first shown: a window whose panels stay closed
    /// opens sooner. Until then widget() and content() are null.
    Panel(const QString &title, const QString &name, Maker make, QWidget *parent = nullptr);

    /// What it shows. (Its widget() is what that scrolls in.)
    [[nodiscard]] QWidget *content() const;
    /// The size that it needs to show its content without scrolling.
    [[nodiscard]] QSize wholeSize() const;
    /// Whether it may be made no smaller than that. Not at first, nor while it has no content.
    void keepWhole(Qt::Orientation direction, bool isKept);

    void setVisible(bool isVisible) override;

    /// Gives it a window of its own, where it is brought up, or takes that away again; named after
    /// the panel, for a menu.
    [[nodiscard]] QAction *windowAction() const { return m_windowAction; }

    /// Shows it, before those that share its place.
    void bringUp();

private:
    void setContent(QWidget *content);
    void dressWindow(bool isApart);

    Maker m_make; ///< empty once there is content
    QAction *m_windowAction;
};

} // namespace shinpan
