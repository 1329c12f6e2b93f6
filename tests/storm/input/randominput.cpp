#include "tests/storm/input/randominput.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <array>

namespace shinpan::test {

namespace {

constexpr int LongestStay = 60; // in a dialog or menu, before Escape

/// What looks into the file system or sends something to a printer.
bool isForeign(const QWidget &window)
{
    for (const char *name :
         {"QFileDialog", "QPrintDialog", "QPrintPreviewDialog", "QPageSetupDialog"}) {
        if (window.inherits(name)) {
            return true;
        }
    }
    return false;
}

bool isTarget(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && !widget.size().isEmpty();
}

/// Quitting would only end the storm.
bool mayTrigger(const QAction &action)
{
    return action.isEnabled() && action.isVisible() && !action.menu() && !action.isSeparator()
        && action.shortcut() != QKeySequence(QKeySequence::Quit)
        && action.menuRole() != QAction::QuitRole;
}

} // namespace

RandomInput::RandomInput(std::uint32_t seed, std::FILE *log)
    : m_random(seed)
    , m_log(log)
{ }

int RandomInput::below(int limit)
{
    return static_cast<int>(m_random() % static_cast<std::uint32_t>(std::max(limit, 1)));
}

void RandomInput::act()
{
    if (!m_untyped.isEmpty()) {
        typeLetter();
        return;
    }
    QWidget *window = chooseWindow();
    if (!window || !window->windowHandle()) {
        return;
    }
    ++m_actions;
    const bool isPassing = window->isModal() || window->windowType() == Qt::Popup;
    m_stay = isPassing && window == m_lastWindow ? m_stay + 1 : 0;
    m_lastWindow = window;
    if (isForeign(*window) || m_stay > LongestStay) {
        leave(*window);
        return;
    }
    QWidget *widget = chooseWidget(*window);
    const int choice = below(100);
    if (choice < 35) {
        click(*widget);
    } else if (choice < 43) {
        drag(*widget);
    } else if (choice < 53) {
        scroll(*widget);
    } else if (choice < 83) {
        pressKey(*window);
    } else if (choice < 89) {
        type(*window);
    } else if (choice < 99) {
        trigger(*window);
    } else {
        resize(*window);
    }
}

QWidget *RandomInput::chooseWindow()
{
    if (QWidget *popup = QApplication::activePopupWidget()) {
        return popup;
    }
    if (QWidget *modal = QApplication::activeModalWidget()) {
        return modal;
    }
    QWidgetList windows = QApplication::topLevelWidgets();
    windows.removeIf([](const QWidget *window) {
        return !isTarget(*window) || window->windowType() == Qt::ToolTip;
    });
    if (windows.isEmpty()) {
        return nullptr;
    }
    // The order is that of their age, so that a seed means the same in every run.
    std::ranges::sort(windows, {}, [](const QWidget *window) { return window->winId(); });
    QWidget *window = windows.at(below(static_cast<int>(windows.size())));
    if (QApplication::activeWindow() != window) {
        window->activateWindow();
    }
    return window;
}

QWidget *RandomInput::chooseWidget(QWidget &window)
{
    QWidgetList widgets = window.findChildren<QWidget *>();
    widgets.removeIf([&window](const QWidget *widget) {
        return !isTarget(*widget) || widget->window() != &window;
    });
    if (widgets.isEmpty()) {
        return &window;
    }
    // People look at the board and the tree, not at every label alike.
    if (happens(40)) {
        QWidgetList places = widgets;
        places.removeIf([](const QWidget *widget) {
            return !widget->inherits("shinpan::BoardView")
                && !widget->inherits("shinpan::GameTreeView");
        });
        if (!places.isEmpty()) {
            return places.at(below(static_cast<int>(places.size())));
        }
    }
    return widgets.at(below(static_cast<int>(widgets.size())));
}

QPoint RandomInput::pointIn(const QWidget &widget)
{
    const QPoint point(below(widget.width()), below(widget.height()));
    return widget.mapTo(widget.window(), point);
}

Qt::KeyboardModifiers RandomInput::chooseModifiers()
{
    constexpr std::array<Qt::KeyboardModifiers, 12> Choices{
        Qt::NoModifier,      Qt::NoModifier,    Qt::NoModifier,
        Qt::NoModifier,      Qt::NoModifier,    Qt::NoModifier,
        Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier,
        Qt::ControlModifier, Qt::ShiftModifier, Qt::ControlModifier | Qt::ShiftModifier};
    return Choices[static_cast<std::size_t>(below(Choices.size()))];
}

Qt::MouseButton RandomInput::chooseButton()
{
    constexpr std::array Choices{Qt::LeftButton,  Qt::LeftButton,  Qt::LeftButton,  Qt::LeftButton,
                                 Qt::RightButton, Qt::RightButton, Qt::MiddleButton};
    return Choices[static_cast<std::size_t>(below(Choices.size()))];
}

void RandomInput::leave(QWidget &window)
{
    note("leave", window);
    m_hand.type(window.windowHandle(), Qt::Key_Escape, {}, {});
    if (m_stay <= LongestStay + 2) {
        return;
    }
    if (auto *dialog = qobject_cast<QDialog *>(&window)) { // Escape does not help
        dialog->reject();
    } else {
        window.close();
    }
}

void RandomInput::click(QWidget &widget)
{
    QWindow *window = widget.window()->windowHandle();
    const QPoint point = pointIn(widget);
    const Qt::MouseButton button = chooseButton();
    const Qt::KeyboardModifiers modifiers = chooseModifiers();
    note("click", widget, QStringLiteral("%1,%2 %3").arg(point.x()).arg(point.y()).arg(button));
    const QPointer<QWindow> handle(window);
    m_hand.move(handle, point, {});
    for (int clicks = happens(10) ? 2 : 1; clicks > 0; --clicks) {
        m_hand.press(handle, point, button, modifiers);
        m_hand.release(handle, point, button, modifiers);
    }
}

void RandomInput::drag(QWidget &widget)
{
    const QPointer<QWidget> target(&widget);
    const QPointer<QWindow> window(widget.window()->windowHandle());
    const Qt::MouseButton button = chooseButton();
    const Qt::KeyboardModifiers modifiers = chooseModifiers();
    QPoint point = pointIn(widget);
    note("drag", widget, QStringLiteral("%1,%2").arg(point.x()).arg(point.y()));
    m_hand.press(window, point, button, modifiers);
    for (int steps = 1 + below(6); steps > 0 && target && window; --steps) {
        point = pointIn(*target);
        m_hand.move(window, point, modifiers);
    }
    m_hand.release(window, point, button, modifiers);
}

void RandomInput::scroll(QWidget &widget)
{
    const QPoint point(below(widget.width()), below(widget.height()));
    const int angle = (below(2) == 0 ? 1 : -1) * (happens(30) ? below(120) : 120 * (1 + below(4)));
    note("scroll", widget, QString::number(angle));
    QWheelEvent event(point, widget.mapToGlobal(point), {}, {0, angle}, Qt::NoButton,
                      chooseModifiers(), Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void RandomInput::pressKey(QWidget &window)
{
    constexpr std::array Keys{
        Qt::Key_Left, Qt::Key_Right,    Qt::Key_Up,        Qt::Key_Down,   Qt::Key_Home,
        Qt::Key_End,  Qt::Key_PageUp,   Qt::Key_Left,      Qt::Key_Right,  Qt::Key_Up,
        Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Return,    Qt::Key_Space,  Qt::Key_Escape,
        Qt::Key_Tab,  Qt::Key_Backtab,  Qt::Key_Delete,    Qt::Key_Insert, Qt::Key_Menu,
        Qt::Key_Plus, Qt::Key_Minus,    Qt::Key_Backspace, Qt::Key_F2,     Qt::Key_F3,
        Qt::Key_F5,   Qt::Key_F6,       Qt::Key_F7,        Qt::Key_F8,     Qt::Key_F9,
        Qt::Key_A,    Qt::Key_C,        Qt::Key_E,         Qt::Key_F,      Qt::Key_G,
        Qt::Key_I,    Qt::Key_L,        Qt::Key_M,         Qt::Key_N,      Qt::Key_P,
        Qt::Key_T,    Qt::Key_V,        Qt::Key_X,         Qt::Key_Y,      Qt::Key_Z,
        Qt::Key_Z,    Qt::Key_1,        Qt::Key_Comma};
    const Qt::Key key = Keys[static_cast<std::size_t>(below(Keys.size()))];
    const Qt::KeyboardModifiers modifiers = chooseModifiers();
    note("key", window, QKeySequence(QKeyCombination(modifiers, key)).toString());
    const bool writes =
        key >= Qt::Key_Space && key <= Qt::Key_Z && !(modifiers & Qt::ControlModifier);
    m_hand.type(window.windowHandle(), key, modifiers, writes ? QString(QChar(key)) : QString());
}

void RandomInput::type(QWidget &window)
{
    constexpr QLatin1String Letters("aeio 0123456789.,"); // spells no command
    QString text;
    for (int length = 1 + below(8); length > 0; --length) {
        text += Letters.at(below(static_cast<int>(Letters.size())));
    }
    note("type", window, text);
    m_untyped = text;
    m_typedInto = window.windowHandle();
    typeLetter();
}

void RandomInput::typeLetter()
{
    const QChar letter = m_untyped.front();
    m_untyped.remove(0, 1);
    m_hand.type(m_typedInto, static_cast<Qt::Key>(letter.toUpper().unicode()), {}, letter);
}

void RandomInput::trigger(QWidget &window)
{
    QList<QAction *> actions = window.findChildren<QAction *>();
    actions.removeIf([](const QAction *action) { return !mayTrigger(*action); });
    if (!actions.isEmpty()) {
        QAction *action = actions.at(below(static_cast<int>(actions.size())));
        note("trigger", *action, action->text());
        action->trigger();
    }
}

void RandomInput::resize(QWidget &window)
{
    if (window.windowType() == Qt::Window) {
        const QSize size(500 + below(900), 400 + below(700));
        note("resize", window, QStringLiteral("%1x%2").arg(size.width()).arg(size.height()));
        window.resize(size);
    }
}

void RandomInput::note(const char *what, const QObject &target, const QString &detail)
{
    m_lastAction = QStringLiteral("%1 %2 %3 %4")
                       .arg(QLatin1String(what), QLatin1String(target.metaObject()->className()),
                            target.objectName(), detail);
    if (m_log) {
        std::fprintf(m_log, "%ld %s\n", m_actions, qPrintable(m_lastAction));
        std::fflush(m_log);
    }
}

} // namespace shinpan::test
