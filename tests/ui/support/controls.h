#pragma once

#include <QLabel>
#include <QMenu>
#include <QMenuBar>

namespace shinpan::test {

/// The control in the window that has this accessible name, or the label with this accessible
/// description (its name is what it says); a missing one ends the test program.
template <typename T>
[[nodiscard]] T *control(const QWidget &window, const char *accessibleName)
{
    const QString name = QString::fromUtf8(accessibleName);
    const QList<T *> candidates = window.findChildren<T *>();
    for (T *candidate : candidates) {
        const bool isLabel = qobject_cast<QLabel *>(candidate) != nullptr;
        if (candidate->accessibleName() == name
            || (isLabel && candidate->accessibleDescription() == name)) {
            return candidate;
        }
    }
    qFatal("no control is named %s", accessibleName);
}

/// The menus of a bar with all below them, whatever their parents are.
[[nodiscard]] inline QList<QMenu *> menusOf(const QMenuBar &bar)
{
    QList<QMenu *> menus;
    QList<QAction *> waiting = bar.actions();
    while (!waiting.isEmpty()) {
        if (auto *menu = waiting.takeFirst()->menu<QMenu *>()) {
            menus.append(menu);
            waiting += menu->actions();
        }
    }
    return menus;
}

/// The button in the window with this text (mnemonics aside); a missing one ends the test program.
template <typename T>
[[nodiscard]] T *buttonWithText(const QWidget &window, const char *text)
{
    const QList<T *> candidates = window.findChildren<T *>();
    for (T *candidate : candidates) {
        if (candidate->text().remove(u'&') == QString::fromUtf8(text)) {
            return candidate;
        }
    }
    qFatal("no button is labelled %s", text);
}

} // namespace shinpan::test
