#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/console/gtpconsole.h"
#include "ui/console/transcriptview.h"
#include "ui/tree/gametreeview.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTest>
#include <QWidgetAction>

using namespace shinpan;

namespace {

/// The widgets in which, and in all that is in them, a key of the action works.
[[nodiscard]] QWidgetList reachOf(const QAction &action, QWidget *window)
{
    if (action.shortcutContext() == Qt::WindowShortcut) {
        return {window};
    }
    QWidgetList reach;
    const QList<QObject *> owners = action.associatedObjects();
    for (QObject *owner : owners) {
        if (auto *widget = qobject_cast<QWidget *>(owner);
            widget && !qobject_cast<QMenu *>(owner)) {
            reach << widget;
        }
    }
    return reach;
}

} // namespace

/// Everything in the window can be named, and reached by keys that mean one thing.
class WindowAccessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void everyActionHasAText();
    void everyShortcutIsUnique();
    void everyMnemonicIsUniqueInItsMenu();
    void everyControlHasAnAccessibleName();
    void bareKeysMoveThroughTheGame();
    void bareKeysBelongToTextsListsAndBoxes();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] bool meet(const QAction &one, const QAction &other) const;

    std::unique_ptr<test::OpenWindow> m_open;
};

void WindowAccessTest::everyActionHasAText()
{
    const QList<QAction *> actions = m_open->window->findChildren<QAction *>();
    for (const QAction *action : actions) {
        // Qt's own: the button that clears a line, the menu for a bar without room.
        const QMenu *menu = action->menu<QMenu *>();
        const bool isQtsOwn = action->parent()->inherits("QLineEdit")
                           || (menu
                               && (menu->parent() == m_open->window->menuBar()
                                   || menu->parent()->inherits("QToolBarExtension")));
        QVERIFY2(!action->text().isEmpty() || action->isSeparator() || isQtsOwn
                     || qobject_cast<const QWidgetAction *>(action),
                 qPrintable(QStringLiteral("%1 %2 of %3")
                                .arg(QLatin1String(action->parent()->metaObject()->className()),
                                     action->parent()->objectName(),
                                     QLatin1String(
                                         action->parent()->parent()->metaObject()->className()))));
    }
}

/// Whether a key of both could mean either somewhere.
bool WindowAccessTest::meet(const QAction &one, const QAction &other) const
{
    const QWidgetList reach = reachOf(one, m_open->window.get());
    const QWidgetList others = reachOf(other, m_open->window.get());
    for (const QWidget *widget : reach) {
        for (const QWidget *another : others) {
            if (widget == another || widget->isAncestorOf(another)
                || another->isAncestorOf(widget)) {
                return true;
            }
        }
    }
    return false;
}

void WindowAccessTest::everyShortcutIsUnique()
{
    QMap<QString, QList<QAction *>> users;
    const QList<QAction *> actions = m_open->window->findChildren<QAction *>();
    for (QAction *action : actions) {
        const QList<QKeySequence> shortcuts = action->shortcuts();
        for (const QKeySequence &shortcut : shortcuts) {
            users[shortcut.toString()].append(action);
        }
    }
    QVERIFY(users.size() > 15);
    for (auto user = users.cbegin(); user != users.cend(); ++user) {
        for (qsizetype i = 0; i < user->size(); ++i) {
            for (qsizetype other = 0; other < i; ++other) {
                QVERIFY2(
                    !meet(*user->at(i), *user->at(other)),
                    qPrintable(QStringLiteral("%1: %2, %3")
                                   .arg(user.key(), user->at(i)->text(), user->at(other)->text())));
            }
        }
    }
}

void WindowAccessTest::everyMnemonicIsUniqueInItsMenu()
{
    const auto check = [](const QList<QAction *> &actions) {
        QMap<QString, QString> users;
        for (const QAction *action : actions) {
            const QString key = QKeySequence::mnemonic(action->text()).toString();
            if (!key.isEmpty()) {
                const QString other = users.value(key);
                QVERIFY2(other.isEmpty(), qPrintable(other + u'/' + action->text()));
                users[key] = action->text();
            }
        }
    };
    const auto checkAll = [&] {
        check(m_open->window->menuBar()->actions());
        const QList<QMenu *> menus = test::menusOf(*m_open->window->menuBar());
        for (const QMenu *menu : menus) {
            check(menu->actions());
        }
    };
    checkAll();
    QVERIFY(m_open->table.startWithEngine({})); // Start is called Pause
    checkAll();
    game().pace().pause(); // and then Resume
    checkAll();
}

void WindowAccessTest::everyControlHasAnAccessibleName()
{
    m_open->showConsole();
    Q_EMIT game().engineFailed({Color::Black,
                                QStringLiteral("Ghost"),
                                QStringLiteral("ghost"),
                                QStringLiteral("died"),
                                {QStringLiteral("oops")}});
    m_open->window->tell(QStringLiteral("News"));
    QStringList offenders;
    const QList<QWidget *> widgets = m_open->window->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        const bool isControl =
            qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
            || qobject_cast<QComboBox *>(widget) || qobject_cast<QPlainTextEdit *>(widget)
            || qobject_cast<QAbstractItemView *>(widget) || qobject_cast<BoardView *>(widget)
            || qobject_cast<GameTreeView *>(widget);
        // The mouse's way to clear a line; Qt gives it no name, and no key reaches it.
        const bool isForTheMouse = widget->inherits("QLineEditIconButton");
        const bool isOfAPopup = widget->window() != m_open->window.get();
        // It has the focus itself, and the name.
        const bool isOfASpinBox = qobject_cast<QAbstractSpinBox *>(widget->parentWidget());
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        if (isControl && !isOfAPopup && !isForTheMouse && !isOfASpinBox
            && (!face || face->text(QAccessible::Name).isEmpty())) {
            offenders.append(QString::fromLatin1(widget->metaObject()->className()) + u' '
                             + widget->objectName());
        }
    }
    QCOMPARE(offenders.join(u'|'), QString());
    QCOMPARE(test::unnamedControls(*m_open->window), QStringList());
}

void WindowAccessTest::bareKeysMoveThroughTheGame()
{
    m_open->click("E5");
    m_open->click("C3");

    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_Left);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5"));
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_P);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5 pass"));
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_Up);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5 C3"));
    m_open->part<GameTreeView>().setFocus();
    QTest::keyClick(&m_open->part<GameTreeView>(), Qt::Key_Home);
    QCOMPARE(m_open->table.movesToCursor(), QString());
}

void WindowAccessTest::bareKeysBelongToTextsListsAndBoxes()
{
    m_open->click("E5");
    m_open->click("C3");
    const auto press = [](QWidget *widget) {
        widget->setFocus();
        for (const Qt::Key key :
             {Qt::Key_Left, Qt::Key_Down, Qt::Key_Home, Qt::Key_PageUp, Qt::Key_P}) {
            QTest::keyClick(widget, key);
        }
    };
    m_open->showConsole();
    auto *comment = test::control<QPlainTextEdit>(*m_open->window, "Comment on this position");
    auto *pace = test::control<QComboBox>(*m_open->window, "Least time per move of an engine");

    press(comment);
    QCOMPARE(comment->toPlainText(), QStringLiteral("p"));
    game().setSeat(Color::Black, {test::fakeEngine()});
    game().setSeat(Color::White, {test::fakeEngine()});
    QTRY_VERIFY(pace->isVisible());
    pace->setFocus();
    QTest::keyClick(pace, Qt::Key_Down);
    QCOMPARE(pace->currentIndex(), 1);
    press(pace);
    press(m_open->part<GtpConsole>().findChild<TranscriptView *>());

    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5 C3"));
    QCOMPARE(game().record().tree().nodeCount(), std::size_t(3));
}

SHINPAN_TEST(WindowAccessTest)
#include "windowaccess_test.moc"
