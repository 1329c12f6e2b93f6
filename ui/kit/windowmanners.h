#pragma once

#include <QObject>

namespace shinpan {

/// Has every window come up where it can be seen: as large as its screen allows, in the middle of
/// the window that it belongs to or else of the screen, its title bar in reach. One that somebody
/// has placed keeps its place, as far as that is on the screen. And the buttons at the end of a
/// dialog have keys (Alt with a letter) where their texts bring none.
///
/// In an open menu a letter chooses an entry, whatever it does in the window.
class WindowManners final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks after the widget if it is a window with a frame, or a menu. Twice is as good as once.
    void teach(QWidget &widget);
    /// The same for the place of a window that is shown already and was put elsewhere.
    static void keepOnScreen(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace shinpan
