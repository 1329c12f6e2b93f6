#include "ui/home/shortcutsdialog.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/home/shortcutbook.h"
#include "ui/kit/fieldnote.h"
#include "ui/play/gameactions.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace shinpan;

/// The list of shortcuts and their editor.
class ShortcutsDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_open.reset(); }

    void theHelpMenuListsEveryShortcut();
    void aSearchFindsNamesAndKeys();
    void aFreeKeyIsAssigned();
    void aTakenKeyIsToldOfAndTaken();
    void signsAreThemselvesAndModifiersAreNoKeys();
    void keysAreTakenAwayAndComeBack();
    void theSchemeOfTheArrowsIsChosen();
    void withoutAChoiceNothingCanBeAssigned();
    void everyControlHasAName();

private:
    [[nodiscard]] QTreeWidgetItem *item(const char *name) const;
    [[nodiscard]] QStringList shown() const;
    void choose(const char *name) const
    {
        m_dialog->findChild<QTreeWidget *>()->setCurrentItem(item(name));
    }
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_dialog->findChild<KeyField *>(), key, modifiers);
    }
    void press(const char *button) const
    {
        test::buttonWithText<QPushButton>(*m_dialog, button)->click();
    }
    void search(const char *text) const
    {
        test::control<QLineEdit>(*m_dialog, "Search shortcuts")->setText(QString::fromUtf8(text));
    }

    std::unique_ptr<test::OpenWindow> m_open;
    ShortcutsDialog *m_dialog = nullptr;
};

void ShortcutsDialogTest::init()
{
    m_open = std::make_unique<test::OpenWindow>();
    QTest::keyClick(&m_open->part<BoardView>(), Qt::Key_F1, Qt::ShiftModifier);
    m_dialog = m_open->window->findChild<ShortcutsDialog *>();
    QVERIFY(m_dialog);
    QTRY_VERIFY(m_dialog->isVisible());
}

QTreeWidgetItem *ShortcutsDialogTest::item(const char *name) const
{
    const auto found = m_dialog->findChild<QTreeWidget *>()->findItems(
        QString::fromUtf8(name), Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty()) {
        qFatal("no shortcut is called %s", name);
    }
    return found.last();
}

QStringList ShortcutsDialogTest::shown() const
{
    QStringList names;
    const auto all = m_dialog->findChild<QTreeWidget *>()->findItems(
        QString(), Qt::MatchContains | Qt::MatchRecursive);
    for (const QTreeWidgetItem *each : all) {
        if (each->parent() && !each->isHidden()) {
            names << each->text(0);
        }
    }
    return names;
}

void ShortcutsDialogTest::theHelpMenuListsEveryShortcut()
{
    QCOMPARE(item("Save")->text(1), QStringLiteral("Ctrl+S"));
    QCOMPARE(item("Save")->parent()->text(0), QStringLiteral("File"));
    QVERIFY(item("Back Ten")->text(1).contains(QLatin1String("Shift+Left")));
    QCOMPARE(item("Resign")->text(1), QString());
}

void ShortcutsDialogTest::aSearchFindsNamesAndKeys()
{
    search("main line");
    QCOMPARE(shown(), (QStringList{QStringLiteral("Make Main Line"),
                                   QStringLiteral("Back to the Main Line")}));
    search("F9");
    QCOMPARE(shown(), QStringList{QStringLiteral("Type a GTP Command")});
}

void ShortcutsDialogTest::aFreeKeyIsAssigned()
{
    choose("Resign");
    type(Qt::Key_F13);
    QVERIFY(m_dialog->findChild<FieldNote *>()->text().isEmpty());

    press("Assign");

    QCOMPARE(item("Resign")->text(1), QStringLiteral("F13"));
    QCOMPARE(m_open->window->actions().resign->shortcut(), QKeySequence(Qt::Key_F13));
}

void ShortcutsDialogTest::aTakenKeyIsToldOfAndTaken()
{
    choose("Resign");
    type(Qt::Key_S, Qt::ControlModifier);
    const QString note = m_dialog->findChild<FieldNote *>()->text();
    QCOMPARE(note, QString::fromUtf8("Ctrl+S is the key of “Save”, which would lose it."));
    QCOMPARE(item("Save")->text(1), QStringLiteral("Ctrl+S"));

    press("Take It");

    QCOMPARE(item("Resign")->text(1), QStringLiteral("Ctrl+S"));
    QCOMPARE(item("Save")->text(1), QString());
}

void ShortcutsDialogTest::signsAreThemselvesAndModifiersAreNoKeys()
{
    choose("Resign");
    const auto *field = m_dialog->findChild<KeyField *>();
    type(Qt::Key_Question, Qt::ShiftModifier);
    QCOMPARE(field->key().toString(), QStringLiteral("?"));
    type(Qt::Key_A, Qt::ShiftModifier);
    QCOMPARE(field->key().toString(), QStringLiteral("Shift+A"));
    type(Qt::Key_Control, Qt::ControlModifier);
    QCOMPARE(field->key().toString(), QStringLiteral("Shift+A"));
}

void ShortcutsDialogTest::keysAreTakenAwayAndComeBack()
{
    choose("Save");
    press("No Key");
    QCOMPARE(item("Save")->text(1), QString());
    press("Default");
    QCOMPARE(item("Save")->text(1), QStringLiteral("Ctrl+S"));

    press("No Key");
    press("Reset All");
    QCOMPARE(item("Save")->text(1), QStringLiteral("Ctrl+S"));
}

void ShortcutsDialogTest::theSchemeOfTheArrowsIsChosen()
{
    test::control<QComboBox>(*m_dialog, "Arrow keys")->setCurrentIndex(1);

    QCOMPARE(item("Back")->text(1), QStringLiteral("Up"));
    QCOMPARE(item("Previous Variation")->text(1), QStringLiteral("Left"));
}

void ShortcutsDialogTest::withoutAChoiceNothingCanBeAssigned()
{
    for (const char *button : {"Assign", "No Key", "Default"}) {
        QVERIFY(!test::buttonWithText<QPushButton>(*m_dialog, button)->isEnabled());
    }
    choose("File"); // a menu
    QVERIFY(!test::buttonWithText<QPushButton>(*m_dialog, "No Key")->isEnabled());
}

void ShortcutsDialogTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(ShortcutsDialogTest)
#include "shortcutsdialog_test.moc"
