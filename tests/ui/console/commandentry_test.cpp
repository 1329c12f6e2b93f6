#include "ui/console/commandentry.h"

#include "tests/support/testmain.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

class CommandEntryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterSendsTheTrimmedLineAndClears();
    void aBlankLineIsNotSent();
    void upAndDownWalkThroughTheHistory();
    void theDraftComesBackFromTheHistory();
    void theSameLineTwiceIsRememberedOnce();
    void tabCompletesTheName_data();
    void tabCompletesTheName();
    void enterInTheListOfCompletionsOnlyTakesOne();
    void enterInTheListTakesAnArgument();
    void tabLeavesTheFieldWhenThereIsNothingToComplete();
    void noListHidesTheBoardWhereAVertexIsExpected();
    void theListGoesWithTheCommand();
    void aWordIsTakenForWhatIsBeingTyped();
    void whatIsStillToComeIsDescribed();
    void escapeEmptiesTheFieldAndIsThenTold();
    void anOldHistoryIsWalkedThrough();

private:
    static void send(CommandEntry &entry, const QString &line)
    {
        entry.setText(line);
        QTest::keyClick(&entry, Qt::Key_Return);
    }
};

void CommandEntryTest::enterSendsTheTrimmedLineAndClears()
{
    CommandEntry entry;
    const QSignalSpy lines(&entry, &CommandEntry::commandEntered);

    QTest::keyClicks(&entry, QStringLiteral(" showboard "));
    QTest::keyClick(&entry, Qt::Key_Return);

    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines[0][0].toString(), QStringLiteral("showboard"));
    QCOMPARE(entry.text(), QString());
}

void CommandEntryTest::aBlankLineIsNotSent()
{
    CommandEntry entry;
    const QSignalSpy lines(&entry, &CommandEntry::commandEntered);

    send(entry, QStringLiteral("  "));

    QCOMPARE(lines.size(), 0);
}

void CommandEntryTest::upAndDownWalkThroughTheHistory()
{
    CommandEntry entry;
    send(entry, QStringLiteral("name"));
    send(entry, QStringLiteral("version"));

    QTest::keyClick(&entry, Qt::Key_Up);
    QCOMPARE(entry.text(), QStringLiteral("version"));
    QTest::keyClick(&entry, Qt::Key_Up);
    QCOMPARE(entry.text(), QStringLiteral("name"));
    QTest::keyClick(&entry, Qt::Key_Up);
    QCOMPARE(entry.text(), QStringLiteral("name"));
    QTest::keyClick(&entry, Qt::Key_Down);
    QCOMPARE(entry.text(), QStringLiteral("version"));
}

void CommandEntryTest::theDraftComesBackFromTheHistory()
{
    CommandEntry entry;
    send(entry, QStringLiteral("name"));
    entry.setText(QStringLiteral("half"));

    QTest::keyClick(&entry, Qt::Key_Up);
    QTest::keyClick(&entry, Qt::Key_Down);
    QCOMPARE(entry.text(), QStringLiteral("half"));
    QTest::keyClick(&entry, Qt::Key_Down);
    QCOMPARE(entry.text(), QStringLiteral("half"));
}

void CommandEntryTest::theSameLineTwiceIsRememberedOnce()
{
    CommandEntry entry;
    send(entry, QStringLiteral("name"));
    send(entry, QStringLiteral("showboard"));
    send(entry, QStringLiteral("showboard"));

    QTest::keyClick(&entry, Qt::Key_Up);
    QTest::keyClick(&entry, Qt::Key_Up);

    QCOMPARE(entry.text(), QStringLiteral("name"));
}

void CommandEntryTest::tabCompletesTheName_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("completed");

    QTest::newRow("the only match") << QStringLiteral("sh") << QStringLiteral("showboard ");
    QTest::newRow("as far as it is clear") << QStringLiteral("f") << QStringLiteral("final_s");
    QTest::newRow("between matches") << QStringLiteral("final_s") << QStringLiteral("final_s");
    QTest::newRow("an argument") << QStringLiteral("final_status_list de")
                                 << QStringLiteral("final_status_list dead ");
    QTest::newRow("a command as an argument")
        << QStringLiteral("known_command sh") << QStringLiteral("known_command showboard ");
    QTest::newRow("behind an id") << QStringLiteral("7 sh") << QStringLiteral("7 showboard ");
    QTest::newRow("in another letter case")
        << QStringLiteral("SHOW") << QStringLiteral("showboard ");
}

void CommandEntryTest::tabCompletesTheName()
{
    QFETCH(QString, typed);
    QFETCH(QString, completed);
    CommandEntry entry;
    entry.setCommands({QStringLiteral("showboard"), QStringLiteral("final_status_list"),
                       QStringLiteral("final_score")});
    entry.setText(typed);

    QTest::keyClick(&entry, Qt::Key_Tab);

    QCOMPARE(entry.text(), completed);
}

void CommandEntryTest::enterInTheListOfCompletionsOnlyTakesOne()
{
    CommandEntry entry;
    entry.setCommands({QStringLiteral("showboard"), QStringLiteral("final_status_list"),
                       QStringLiteral("final_score")});
    const QSignalSpy lines(&entry, &CommandEntry::commandEntered);
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    entry.setFocus();
    QTest::keyClicks(&entry, QStringLiteral("fin"));
    QAbstractItemView *popup = entry.completer()->popup();
    QTRY_VERIFY(popup->isVisible());

    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QCOMPARE(entry.text(), QStringLiteral("final_score "));
    QCOMPARE(lines.size(), 0);

    QTest::keyClick(&entry, Qt::Key_Return);
    QCOMPARE(lines.size(), 1);
}

void CommandEntryTest::enterInTheListTakesAnArgument()
{
    CommandEntry entry;
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    entry.setFocus();
    QTest::keyClicks(&entry, QStringLiteral("final_status_list d"));
    QAbstractItemView *popup = entry.completer()->popup();
    QTRY_VERIFY(popup->isVisible());

    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);

    QCOMPARE(entry.text(), QStringLiteral("final_status_list dead "));
}

void CommandEntryTest::noListHidesTheBoardWhereAVertexIsExpected()
{
    CommandEntry entry;
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    entry.setFocus();

    QTest::keyClicks(&entry, QStringLiteral("play b "));
    QVERIFY(!entry.completer()->popup()->isVisible());

    QTest::keyClicks(&entry, QStringLiteral("p"));
    QTRY_VERIFY(entry.completer()->popup()->isVisible());
}

void CommandEntryTest::theListGoesWithTheCommand()
{
    CommandEntry entry;
    entry.setCommands({QStringLiteral("final_score")});
    entry.show();
    QVERIFY(QTest::qWaitForWindowActive(&entry));
    entry.setFocus();
    QTest::keyClicks(&entry, QStringLiteral("final_score"));
    QTRY_VERIFY(entry.completer()->popup()->isVisible());

    QTest::keyClick(&entry, Qt::Key_Return);

    QVERIFY(!entry.completer()->popup()->isVisible());
}

void CommandEntryTest::aWordIsTakenForWhatIsBeingTyped()
{
    CommandEntry entry;
    entry.setText(QStringLiteral("play b "));
    QVERIFY(entry.place().kind == CommandPlace::Kind::Vertex);

    entry.completeWord(QStringLiteral("D4"));
    QCOMPARE(entry.text(), QStringLiteral("play b D4 "));

    entry.setText(QStringLiteral("play b Q"));
    entry.completeWord(QStringLiteral("D4"));
    QCOMPARE(entry.text(), QStringLiteral("play b D4 "));
}

void CommandEntryTest::whatIsStillToComeIsDescribed()
{
    CommandEntry entry;
    QTest::keyClicks(&entry, QStringLiteral("play b "));
    QCOMPARE(entry.accessibleDescription(), QStringLiteral("vertex"));

    entry.clear();
    QCOMPARE(entry.accessibleDescription(), QString());
}

void CommandEntryTest::escapeEmptiesTheFieldAndIsThenTold()
{
    CommandEntry entry;
    const QSignalSpy escapes(&entry, &CommandEntry::escaped);
    entry.setText(QStringLiteral("half"));

    QTest::keyClick(&entry, Qt::Key_Escape);
    QCOMPARE(entry.text(), QString());
    QCOMPARE(escapes.size(), 0);

    QTest::keyClick(&entry, Qt::Key_Escape);
    QCOMPARE(escapes.size(), 1);
}

void CommandEntryTest::anOldHistoryIsWalkedThrough()
{
    CommandEntry entry;
    entry.setHistory({QStringLiteral("name"), QStringLiteral("version")});
    send(entry, QStringLiteral("showboard"));

    QTest::keyClick(&entry, Qt::Key_Up);
    QTest::keyClick(&entry, Qt::Key_Up);

    QCOMPARE(entry.text(), QStringLiteral("version"));
}

void CommandEntryTest::tabLeavesTheFieldWhenThereIsNothingToComplete()
{
    QWidget window;
    auto *entry = new CommandEntry(&window);
    auto *other = new QLineEdit(&window);
    entry->setCommands({QStringLiteral("showboard")});
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    entry->setFocus();
    entry->setText(QStringLiteral("play b D4"));

    QTest::keyClick(entry, Qt::Key_Tab);

    QVERIFY(other->hasFocus());
}

SHINPAN_TEST(CommandEntryTest)
#include "commandentry_test.moc"
