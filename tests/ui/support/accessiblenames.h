#pragma once

#include <QStringList>

class QWidget;

namespace shinpan::test {

/// Describes every widget in the window that takes the keyboard focus, but that a screen reader
/// could not name.
[[nodiscard]] QStringList unnamedControls(QWidget &window);

} // namespace shinpan::test
