#pragma once

#include <QList>

#include <functional>

class QAction;
class QWidget;

namespace shinpan {
class MainWindow;
}

namespace shinpan::test {

/// All that the menus of the page offer, but what ends the window or opens another.
[[nodiscard]] QList<QAction *> menuActions(const MainWindow &page);

/// Closes all windows but this one.
void closeOthers(const QWidget &kept);

/// Opens every dialog that the menus offer, one after the other, until a look at one fails.
void openEachDialog(const MainWindow &page, const std::function<void(QWidget &dialog)> &look);

} // namespace shinpan::test
