#include "ui/kit/controlaccess.h"

#include "tests/support/testmain.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace shinpan;

/// The names and roles that a screen reader has for controls which Qt leaves without.
class ControlAccessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { controlaccess::install(); }

    void aListIsCalledByItsPurposeAndChoice();
    void aListBesideItsLabelIsCalledByItsChoice();
    void aListIsOpenedAndClosedByAction();
    void aListHasItsChoicesAsAChild();
    void theButtonThatClearsALineSaysSo();
    void aButtonInALineIsCalledByItsAction();
    void aPictureInALineIsCalledAsTheLine();
    void whatHoldsPagesIsAPane();
    void aWidgetIsWhatItSays();

private:
    [[nodiscard]] static QAccessibleInterface &face(QWidget &widget)
    {
        return *QAccessible::queryAccessibleInterface(&widget);
    }
    [[nodiscard]] static QString nameOf(QWidget &widget)
    {
        return face(widget).text(QAccessible::Name);
    }
    [[nodiscard]] static QWidget &buttonOf(QLineEdit &line)
    {
        return *line.findChild<QToolButton *>();
    }
};

void ControlAccessTest::aListIsCalledByItsPurposeAndChoice()
{
    QComboBox list;
    list.addItems({QStringLiteral("GNU Go"), QStringLiteral("KataGo")});
    QCOMPARE(nameOf(list), QStringLiteral("GNU Go"));
    list.setAccessibleName(QStringLiteral("Opponent"));

    list.setCurrentIndex(1);

    QCOMPARE(nameOf(list), QStringLiteral("Opponent: KataGo"));
    QCOMPARE(face(list).text(QAccessible::Value), QStringLiteral("KataGo"));
    QCOMPARE(face(list).role(), QAccessible::ComboBox);
}

/// The label is told as such, beside the name.
void ControlAccessTest::aListBesideItsLabelIsCalledByItsChoice()
{
    QWidget form;
    QHBoxLayout row(&form);
    QLabel label(QStringLiteral("Opponent"));
    QComboBox list;
    row.addWidget(&label);
    row.addWidget(&list);
    list.addItem(QStringLiteral("GNU Go"));
    list.setAccessibleName(QStringLiteral("Opponent"));

    label.setBuddy(&list);

    QCOMPARE(nameOf(list), QStringLiteral("GNU Go"));
}

void ControlAccessTest::aListIsOpenedAndClosedByAction()
{
    QComboBox list;
    list.addItem(QStringLiteral("GNU Go"));
    list.show();
    QAccessibleActionInterface *actions = face(list).actionInterface();
    QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::showMenuAction()));

    actions->doAction(QAccessibleActionInterface::showMenuAction());
    QVERIFY(list.view()->isVisible());
    actions->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(!list.view()->isVisible());
}

void ControlAccessTest::aListHasItsChoicesAsAChild()
{
    QComboBox list;
    list.addItem(QStringLiteral("GNU Go"));
    QCOMPARE(face(list).childCount(), 1);
    list.setEditable(true);

    QCOMPARE(face(list).childCount(), 2);
    QCOMPARE(face(list).child(0)->object(), list.view());
    QCOMPARE(face(list).child(1)->object(), list.lineEdit());
    QCOMPARE(face(list).indexOfChild(face(list).child(1)), 1);
    QVERIFY(!face(list).child(2));
}

void ControlAccessTest::theButtonThatClearsALineSaysSo()
{
    QLineEdit line(QStringLiteral("words"));
    line.setClearButtonEnabled(true);
    line.show();
    QWidget &button = buttonOf(line);

    QCOMPARE(nameOf(button), QStringLiteral("Clear"));
    face(button).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(line.text(), QString());
}

void ControlAccessTest::aButtonInALineIsCalledByItsAction()
{
    QLineEdit line;
    QAction action(QStringLiteral("&Fix"));
    line.addAction(&action, QLineEdit::TrailingPosition);

    QCOMPARE(nameOf(buttonOf(line)), QStringLiteral("Fix"));
}

void ControlAccessTest::aPictureInALineIsCalledAsTheLine()
{
    QLineEdit line;
    line.setAccessibleName(QStringLiteral("Search"));
    line.addAction(QIcon(), QLineEdit::LeadingPosition);

    QCOMPARE(nameOf(buttonOf(line)), QStringLiteral("Search"));
}

void ControlAccessTest::whatHoldsPagesIsAPane()
{
    QTabWidget tabs;

    QCOMPARE(face(tabs).role(), QAccessible::Pane);
}

void ControlAccessTest::aWidgetIsWhatItSays()
{
    QWidget graph;
    controlaccess::setRole(graph, QAccessible::Chart);
    graph.setAccessibleName(QStringLiteral("Graph"));

    QCOMPARE(face(graph).role(), QAccessible::Chart);
    QCOMPARE(nameOf(graph), QStringLiteral("Graph"));
}

SHINPAN_TEST(ControlAccessTest)
#include "controlaccess_test.moc"
