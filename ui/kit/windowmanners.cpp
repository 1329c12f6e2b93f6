#include "ui/kit/windowmanners.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace shinpan {

namespace {

/// What the window manager adds around a window: as it did for one that is shown already, or as
/// most do.
[[nodiscard]] QMargins frameLike(const QWidget *shown, const QStyle &style)
{
    const QRect inner = shown ? shown->geometry() : QRect();
    const QRect outer = shown ? shown->frameGeometry() : QRect();
    if (outer != inner) {
        return {inner.left() - outer.left(), inner.top() - outer.top(),
                outer.right() - inner.right(), outer.bottom() - inner.bottom()};
    }
    constexpr int Side = 4;
    return {Side, style.pixelMetric(QStyle::PM_TitleBarHeight), Side, Side};
}

/// Never larger than the room, and within it as far as it fits.
[[nodiscard]] QRect within(const QRect &room, const QRect &rect)
{
    QRect inside(rect.topLeft(), rect.size().boundedTo(room.size()));
    inside.moveRight(std::min(inside.right(), room.right()));
    inside.moveBottom(std::min(inside.bottom(), room.bottom()));
    inside.moveTopLeft({std::max(inside.left(), room.left()), std::max(inside.top(), room.top())});
    return inside;
}

[[nodiscard]] const QWidget *shownParentOf(const QWidget &window)
{
    const QWidget *parent = window.parentWidget() ? window.parentWidget()->window() : nullptr;
    return parent != nullptr && parent->isVisible() ? parent : nullptr;
}

[[nodiscard]] QRect roomFor(const QWidget &window, const QScreen &screen)
{
    return screen.availableGeometry().marginsRemoved(
        frameLike(shownParentOf(window), *window.style()));
}

[[nodiscard]] bool isFree(const QWidget &window)
{
    return !(window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen));
}

void place(QWidget &window)
{
    const QWidget *parent = shownParentOf(window);
    const bool isPlaced = window.testAttribute(Qt::WA_Moved);
    const QScreen *screen = parent && !isPlaced ? parent->screen() : window.screen();
    const QRect room = roomFor(window, *screen);
    QRect wanted = window.geometry();
    if (!isPlaced) {
        wanted.moveCenter((parent ? parent->geometry() : room).center());
    }
    window.setGeometry(within(room, wanted));
}

/// It became larger by itself. And Qt 6.4 moves a window back where it was when it is resized
/// before the window manager has answered to its being moved.
void keepInPlace(QWidget &window)
{
    const QRect wanted = window.geometry();
    const QRect kept(within(roomFor(window, *window.screen()), wanted).topLeft(), wanted.size());
    if (QWindow *native = window.windowHandle(); native && native->geometry() != kept) {
        native->setGeometry(kept);
    }
}

[[nodiscard]] QChar mnemonicOf(const QString &text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QChar() : key.toString().back().toUpper();
}

/// The letters that lead somewhere already.
[[nodiscard]] QString takenLetters(const QWidget &window)
{
    QString taken;
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (const QAbstractButton *button : buttons) {
        taken += mnemonicOf(button->text());
    }
    const auto labels = window.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->buddy() != nullptr) {
            taken += mnemonicOf(label->text());
        }
    }
    return taken;
}

/// Whether keyboards have it: those of Chinese, Japanese and Korean make their characters of
/// several keys.
[[nodiscard]] bool isKey(QChar letter)
{
    return letter.isUpper() || letter.isLower();
}

/// For a text without a key of its own: that of Cancel and Close first, as most of them are these.
constexpr QLatin1String UsualKeys("CABDEFGHIJKLMNOPQRSTUVWXYZ");

void giveKeys(QWidget &window)
{
    QString taken = takenLetters(window);
    const auto boxes = window.findChildren<QDialogButtonBox *>();
    for (const QDialogButtonBox *box : boxes) {
        const auto buttons = box->buttons();
        for (QAbstractButton *button : buttons) {
            const QString text = button->text();
            if (!mnemonicOf(text).isNull()) {
                continue;
            }
            const bool hasKeys = std::ranges::any_of(text, isKey);
            const QString letters = hasKeys ? text : UsualKeys;
            const auto *const free = std::ranges::find_if(letters, [&taken](QChar letter) {
                return isKey(letter) && !taken.contains(letter.toUpper());
            });
            if (free != letters.cend()) {
                taken += free->toUpper();
                button->setText(hasKeys ? QString(text).insert(free - letters.cbegin(), u'&')
                                        : QStringLiteral("%1(&%2)").arg(text, *free));
            }
        }
    }
}

/// Whether it types a letter or the like.
[[nodiscard]] bool isTyping(const QKeyEvent &event)
{
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        && !event.text().isEmpty();
}

} // namespace

void WindowManners::teach(QWidget &widget)
{
    const Qt::WindowType type = widget.windowType();
    const bool isMenu = qobject_cast<QMenu *>(&widget) != nullptr;
    if (isMenu || (widget.isWindow() && (type == Qt::Window || type == Qt::Dialog))) {
        widget.installEventFilter(this);
    }
}

void WindowManners::keepOnScreen(QWidget &window)
{
    if (isFree(window)) {
        place(window);
    }
}

bool WindowManners::eventFilter(QObject *watched, QEvent *event)
{
    if (qobject_cast<QMenu *>(watched) != nullptr) {
        if (event->type() == QEvent::ShortcutOverride
            && isTyping(*static_cast<QKeyEvent *>(event))) {
            event->accept(); // to the menu then, not to a shortcut of the window
            return true;
        }
        return QObject::eventFilter(watched, event);
    }
    auto &window = *static_cast<QWidget *>(watched);
    if (event->spontaneous() || !window.isWindow() || !isFree(window)) {
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::Show) {
        giveKeys(window);
        place(window);
    } else if (event->type() == QEvent::Resize && window.isVisible()) {
        keepInPlace(window);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace shinpan
