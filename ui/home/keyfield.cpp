#include "ui/home/keyfield.h"

#include <QKeyEvent>

namespace shinpan {

namespace {

[[nodiscard]] bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt
        || key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_unknown || key == 0;
}

[[nodiscard]] bool leavesField(const QKeyEvent &event)
{
    return event.modifiers() == Qt::NoModifier && event.key() == Qt::Key_Escape;
}

/// A sign such as "?" is itself, whatever a keyboard needs Shift for.
[[nodiscard]] QKeySequence keyOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QString text = event.text();
    if (!text.isEmpty() && text.front().isPrint() && !text.front().isLetterOrNumber()
        && !text.front().isSpace()) {
        modifiers &= ~Qt::ShiftModifier;
    }
    return QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()));
}

} // namespace

KeyField::KeyField(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void KeyField::setKey(const QKeySequence &key)
{
    m_key = key;
    setText(key.toString(QKeySequence::NativeText));
    Q_EMIT keyChanged();
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // a shortcut's key is to be taken, not obeyed
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (leavesField(*event)) {
        event->ignore();
    } else if (!isModifier(event->key())) {
        setKey(keyOf(*event));
    }
}

} // namespace shinpan
