#include "tests/ui/home/menudialogs.h"

#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include <set>

namespace shinpan::test {

namespace {

[[nodiscard]] QWidget *openedDialog()
{
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget *one : windows) {
        if (one->isVisible() && one->isWindow() && qobject_cast<QDialog *>(one)) {
            return one;
        }
    }
    return nullptr;
}

} // namespace

QList<QAction *> menuActions(const MainWindow &page)
{
    const QStringList left{QStringLiteral("quit"), QStringLiteral("close"),
                           QStringLiteral("newWindow"), QStringLiteral("newTab")};
    QList<QAction *> found;
    const QList<QMenu *> menus = page.menus().findChildren<QMenu *>();
    std::set<QAction *> seen;
    for (const QMenu *menu : menus) {
        const auto entries = menu->actions();
        for (QAction *action : entries) {
            if (!action->isSeparator() && action->menu() == nullptr
                && !left.contains(action->objectName()) && seen.insert(action).second) {
                found.append(action);
            }
        }
    }
    return found;
}

void closeOthers(const QWidget &kept)
{
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (window != &kept && window->isVisible()) {
            if (auto *dialog = qobject_cast<QDialog *>(window)) {
                dialog->reject();
            } else {
                window->close();
            }
        }
    }
}

void openEachDialog(const MainWindow &page, const std::function<void(QWidget &dialog)> &look)
{
    const auto all = menuActions(page);
    for (QAction *action : all) {
        if (!action->isEnabled() || !action->text().contains(u'…')) {
            continue;
        }
        action->trigger();
        if (!QTest::qWaitFor([] { return openedDialog() != nullptr; }, 500)) {
            continue; // it asks on the board, or in a bar
        }
        look(*openedDialog());
        if (QTest::currentTestFailed()) {
            return;
        }
        closeOthers(*page.window());
        QTRY_VERIFY(openedDialog() == nullptr);
    }
}

} // namespace shinpan::test
