#pragma once

#include <QWidget>

namespace shinpan::test {

/// The control in the window that has this accessible name; a missing one ends the test program.
template <typename T>
[[nodiscard]] T *control(const QWidget &window, const char *accessibleName)
{
    const QList<T *> candidates = window.findChildren<T *>();
    for (T *candidate : candidates) {
        if (candidate->accessibleName() == QString::fromUtf8(accessibleName)) {
            return candidate;
        }
    }
    qFatal("no control is named %s", accessibleName);
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
