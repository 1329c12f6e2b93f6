#include "ui/home/shortcutbook.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/play/gameactions.h"
#include "ui/settings/preferences.h"

#include <QAction>
#include <QMenuBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace shinpan;

/// The keys of the window's actions, as they come and as the person wants them.
class ShortcutBookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void everyKeyOfTheMenusCanBeChanged();
    void everyActionHasANameOfItsOwn();
    void anotherKeyWorksAtOnceAndInTheNextRun();
    void aToolTipTellsTheNewKey();
    void aKeyMeansOneThing();
    void bareKeysOfDifferentPlacesDoNotMeet();
    void resettingBringsTheUsualKeysBack();
    void withUpAndDownTheArrowsChangePlaces();
    void noSchemeHasAKeyTwice_data();
    void noSchemeHasAKeyTwice();
    void everyWindowFollows();
    void aHiddenWindowFollowsWhenItIsShown();
    void keysAreGivenInAHiddenWindowToo();
    void pausingKeepsItsKey();

private:
    [[nodiscard]] ShortcutBook &book() const { return m_open->part<ShortcutBook>(); }
    [[nodiscard]] const Shortcut &shortcut(const char *id) const;
    [[nodiscard]] QString keys(const char *id) const
    {
        return QKeySequence::listToString(shortcut(id).action->shortcuts());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&m_open->part<BoardView>(), key, modifiers);
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

const Shortcut &ShortcutBookTest::shortcut(const char *id) const
{
    for (const Shortcut &each : book().all()) {
        if (each.id == QLatin1String(id)) {
            return each;
        }
    }
    qFatal("no shortcut is called %s", id);
}

void ShortcutBookTest::everyKeyOfTheMenusCanBeChanged()
{
    QStringList missing;
    const QList<QMenu *> menus = test::menusOf(*m_open->window->menuBar());
    for (const QMenu *menu : menus) {
        const QList<QAction *> actions = menu->actions();
        for (QAction *action : actions) {
            if (!action->shortcut().isEmpty()
                && std::ranges::find(book().all(), action, &Shortcut::action)
                       == book().all().end()) {
                missing << action->text();
            }
        }
    }
    QCOMPARE(missing, QStringList());
    QVERIFY(book().all().size() > 90);
}

void ShortcutBookTest::everyActionHasANameOfItsOwn()
{
    QSet<QString> ids;
    for (const Shortcut &each : book().all()) {
        QVERIFY2(!ids.contains(each.id), qPrintable(each.id));
        ids.insert(each.id);
        QVERIFY2(!each.name().isEmpty(), qPrintable(each.id));
    }
}

void ShortcutBookTest::anotherKeyWorksAtOnceAndInTheNextRun()
{
    m_open->click("E5");
    book().assign(shortcut("back"), QKeySequence(Qt::Key_B));
    press(Qt::Key_B);
    QCOMPARE(m_open->table.movesToCursor(), QString());
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5"));

    m_open->reopen();

    QCOMPARE(keys("back"), QStringLiteral("B"));
    QVERIFY(book().isChanged(shortcut("back")));
}

void ShortcutBookTest::aToolTipTellsTheNewKey()
{
    QVERIFY(shortcut("step").action->toolTip().endsWith(QLatin1String("(F5)")));

    book().assign(shortcut("step"), QKeySequence(Qt::Key_F2));
    QVERIFY(shortcut("step").action->toolTip().endsWith(QLatin1String("(F2)")));

    book().assign(shortcut("start"), QKeySequence(Qt::Key_F13));
    QVERIFY(shortcut("start").action->toolTip().endsWith(QLatin1String("(F13)")));
}

void ShortcutBookTest::aKeyMeansOneThing()
{
    const QKeySequence save(QKeySequence::Save);
    QCOMPARE(book().owner(save, shortcut("open"))->id, QStringLiteral("save"));
    QCOMPARE(book().owner(save, shortcut("save")), nullptr);
    QCOMPARE(book().owner(QKeySequence(Qt::Key_F13), shortcut("open")), nullptr);

    book().assign(shortcut("open"), save);

    QCOMPARE(keys("save"), QString());
    QCOMPARE(keys("open"), QStringLiteral("Ctrl+S"));
}

void ShortcutBookTest::bareKeysOfDifferentPlacesDoNotMeet()
{
    // It is the key in the list of games and on the board.
    QCOMPARE(keys("remove"), QStringLiteral("Del"));
    QCOMPARE(book().owner(QKeySequence::Delete, shortcut("games.remove")), nullptr);
}

void ShortcutBookTest::resettingBringsTheUsualKeysBack()
{
    book().assign(shortcut("open"), QKeySequence::Save);
    book().reset(shortcut("save"));
    QCOMPARE(keys("save"), QStringLiteral("Ctrl+S"));
    QCOMPARE(keys("open"), QString());

    book().assign(shortcut("pass"), {});
    book().resetAll();
    QCOMPARE(keys("open"), QStringLiteral("Ctrl+O"));
    QCOMPARE(keys("pass"), QStringLiteral("P"));
}

void ShortcutBookTest::withUpAndDownTheArrowsChangePlaces()
{
    m_open->click("E5");
    m_open->click("C3");

    book().setScheme(KeyScheme::UpDown);

    press(Qt::Key_Up);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5"));
    m_open->click("G7");
    press(Qt::Key_Left);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5 C3"));
    press(Qt::Key_Right);
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("E5 G7"));
}

void ShortcutBookTest::noSchemeHasAKeyTwice_data()
{
    QTest::addColumn<KeyScheme>("scheme");
    QTest::newRow("left and right") << KeyScheme::LeftRight;
    QTest::newRow("up and down") << KeyScheme::UpDown;
}

void ShortcutBookTest::noSchemeHasAKeyTwice()
{
    QFETCH(const KeyScheme, scheme);
    book().setScheme(scheme);

    QStringList clashes;
    for (const Shortcut &each : book().all()) {
        const QList<QKeySequence> keys = each.action->shortcuts();
        for (const QKeySequence &key : keys) {
            if (const Shortcut *other = book().owner(key, each)) {
                clashes << key.toString() + u' ' + each.id + u' ' + other->id;
            }
        }
    }
    QCOMPARE(clashes, QStringList());
}

void ShortcutBookTest::everyWindowFollows()
{
    test::GameTable table;
    MainWindow other({m_open->preferences, m_open->store, table.transcript, table.hub, table.game,
                      m_open->questions, m_open->directory.filePath(QStringLiteral("recovery"))});
    other.show();

    book().assign(shortcut("save"), QKeySequence(Qt::Key_F13));

    QCOMPARE(other.actions().save->shortcut(), QKeySequence(Qt::Key_F13));
}

void ShortcutBookTest::aHiddenWindowFollowsWhenItIsShown()
{
    m_open->window->hide();
    m_open->preferences.set(&KeyOptions::scheme, KeyScheme::UpDown);
    setKeysOf(m_open->preferences, QStringLiteral("backTen"), QList<QKeySequence>{Qt::Key_F11});
    const QString before = keys("back");

    m_open->window->show();

    QCOMPARE(before, QStringLiteral("Left"));
    QCOMPARE(keys("back"), QStringLiteral("Up"));
    QCOMPARE(keys("backTen"), QStringLiteral("F11"));
}

void ShortcutBookTest::keysAreGivenInAHiddenWindowToo()
{
    const Shortcut &save = shortcut("save");
    const Shortcut &open = shortcut("open");
    const QKeySequence wanted = open.action->shortcut();
    m_open->window->hide();

    book().assign(save, wanted);

    QCOMPARE(save.action->shortcut(), wanted);
    QVERIFY(!open.action->shortcuts().contains(wanted));

    QSignalSpy changes(&book(), &ShortcutBook::changed); // as a dialog that is open
    setKeysOf(m_open->preferences, QStringLiteral("open"), QList<QKeySequence>{Qt::Key_F11});
    QCOMPARE(changes.size(), 1);
    QCOMPARE(open.action->shortcut(), QKeySequence(Qt::Key_F11));
}

void ShortcutBookTest::pausingKeepsItsKey()
{
    book().assign(shortcut("start"), QKeySequence(Qt::Key_F13));
    QVERIFY(m_open->table.startWithEngine({})); // Start is called Pause

    QCOMPARE(keys("start"), QStringLiteral("F13"));
}

SHINPAN_TEST(ShortcutBookTest)
#include "shortcutbook_test.moc"
