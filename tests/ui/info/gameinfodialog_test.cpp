#include "ui/info/gameinfodialog.h"

#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/processortime.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/kit/fieldnote.h"

#include <QCalendarWidget>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <memory>

using namespace shinpan;

/// Everything that a record says of its game can be seen and edited; what is not edited stays.
class GameInfoDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPropertyIsShown_data();
    void everyPropertyIsShown();
    void everyPropertyIsEdited_data();
    void everyPropertyIsEdited();
    void allChangesAreOneStepOfUndo();
    void oddValuesAreKeptUnlessEdited();
    void numbersMustBeNumbers();
    void remarksStandBesideTheField_data();
    void remarksStandBesideTheField();
    void whatOthersWroteDoesNotWidenTheDialog();
    void aTimeIsWrittenInSeconds();
    void editedOvertimeReplacesThatOfOtherPrograms();
    void aDayIsChosenFromTheCalendar();
    void theStyleOfVariationsIsChosen();
    void whatIsTooLongToEditIsKept();
    void theCommentKeepsItsLines();
    void aLongCommentIsKeptWhole();
    void cancelChangesNothing();
    void anotherGameClosesIt();
    void everyControlHasAName();

private:
    void open(const QByteArray &sgf);
    [[nodiscard]] QLineEdit &field(const char *name) const
    {
        return *test::control<QLineEdit>(*m_dialog, name);
    }
    void enter(const char *name, const char *text) const;
    void apply() const { test::buttonWithText<QPushButton>(*m_dialog, "Apply")->click(); }
    [[nodiscard]] QByteArray raw(const char *property) const
    {
        return m_record->tree().values(m_record->tree().root(), property).first().toByteArray();
    }
    [[nodiscard]] bool has(const char *property) const
    {
        return m_record->tree().has(m_record->tree().root(), property);
    }

    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<GameInfoDialog> m_dialog;
};

void GameInfoDialogTest::open(const QByteArray &sgf)
{
    m_dialog.reset();
    m_record = std::make_unique<GameRecord>(readSgf(sgf).value().tree);
    m_dialog = std::make_unique<GameInfoDialog>(*m_record);
    m_dialog->show();
}

void GameInfoDialogTest::enter(const char *name, const char *text) const
{
    QLineEdit &edit = field(name);
    edit.selectAll();
    QTest::keyClick(&edit, Qt::Key_Delete);
    QTest::keyClicks(&edit, QString::fromUtf8(text));
}

void GameInfoDialogTest::everyPropertyIsShown_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *property, const char *name) {
        QTest::newRow(property) << QByteArray(property) << QByteArray(name);
    };
    row("PB", "Black’s name");
    row("BR", "Black’s rank");
    row("BT", "Black’s team");
    row("PW", "White’s name");
    row("WR", "White’s rank");
    row("WT", "White’s team");
    row("RE", "Result");
    row("DT", "Date");
    row("RU", "Rules");
    row("KM", "Komi");
    row("HA", "Handicap");
    row("TM", "Main time");
    row("OT", "Overtime");
    row("GN", "Name of the game");
    row("EV", "Event");
    row("RO", "Round");
    row("PC", "Place");
    row("ON", "Opening");
    row("AN", "Annotator");
    row("SO", "Source");
    row("US", "Entered by");
    row("CP", "Copyright");
}

void GameInfoDialogTest::everyPropertyIsShown()
{
    QFETCH(QByteArray, property);
    QFETCH(QByteArray, name);

    open("(;SZ[9]" + property + "[4])");

    QCOMPARE(field(name.constData()).text(), QStringLiteral("4"));
}

void GameInfoDialogTest::everyPropertyIsEdited_data()
{
    everyPropertyIsShown_data();
}

void GameInfoDialogTest::everyPropertyIsEdited()
{
    QFETCH(QByteArray, property);
    QFETCH(QByteArray, name);
    open("(;SZ[9])");

    enter(name.constData(), "5");
    apply();
    QCOMPARE(raw(property.constData()), property == "KM" ? QByteArray("5.0") : QByteArray("5"));

    open("(;SZ[9]" + property + "[5])");
    enter(name.constData(), "");
    apply();
    QVERIFY(!has(property.constData()));
}

void GameInfoDialogTest::allChangesAreOneStepOfUndo()
{
    open("(;SZ[9]PB[Old])");

    enter("Black’s name", "New");
    enter("Event", "Cup");
    enter("Komi", "6.5");
    apply();
    m_record->undo();

    QCOMPARE(raw("PB"), QByteArray("Old"));
    QVERIFY(!has("EV"));
    QVERIFY(!has("KM"));
    QVERIFY(!m_record->mayUndo());
}

void GameInfoDialogTest::oddValuesAreKeptUnlessEdited()
{
    open("(;SZ[9]KM[seven\\: or so]HA[1]DT[13/5/95]TM[1h]RE[Black wins])");

    enter("Event", "Cup");
    apply();

    QCOMPARE(raw("KM"), QByteArray("seven\\: or so"));
    QCOMPARE(raw("HA"), QByteArray("1"));
    QCOMPARE(raw("DT"), QByteArray("13/5/95"));
    QCOMPARE(raw("TM"), QByteArray("1h"));
    QCOMPARE(raw("RE"), QByteArray("Black wins"));
    QCOMPARE(raw("EV"), QByteArray("Cup"));
}

void GameInfoDialogTest::numbersMustBeNumbers()
{
    open("(;SZ[9])");

    enter("Komi", "much");
    QVERIFY(!test::buttonWithText<QPushButton>(*m_dialog, "Apply")->isEnabled());
    QVERIFY(!field("Komi").accessibleDescription().isEmpty());

    enter("Komi", "7,5");
    QVERIFY(test::buttonWithText<QPushButton>(*m_dialog, "Apply")->isEnabled());
    apply();
    QCOMPARE(raw("KM"), QByteArray("7.5"));
}

void GameInfoDialogTest::remarksStandBesideTheField_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("remark");
    const auto row = [](const char *name, const char *text, const char *remark) {
        QTest::addRow("%s: %s", name, text)
            << QByteArray(name) << QByteArray(text) << QString::fromUtf8(remark);
    };
    row("Result", "W+3.5", "White wins by 3.5 points");
    row("Result", "B+R", "Black wins by resignation");
    row("Result", "Void", "The game does not count");
    row("Result", "nobody", "Other programs understand");
    row("Date", "2004-02-30", "There is no such day as “2004-02-30”.");
    row("Date", "yesterday", "“yesterday” is not a date");
    row("Rules", "Marsian", "These rules are unknown here");
    row("Handicap", "1", "A handicap has 2 stones or more.");
    row("Main time", "1:30:00", "1 h 30 min");
    row("Main time", "soon", "A time is a number of seconds");
    row("Overtime", "5x30 byo-yomi", "5 × 30 s");
    row("Overtime", "fast", "Not understood here");
}

void GameInfoDialogTest::remarksStandBesideTheField()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, remark);
    open("(;SZ[9])");

    enter(name.constData(), text.constData());

    const QString told = field(name.constData()).accessibleDescription();
    QVERIFY2(told.contains(remark), qPrintable(told));
}

/// It was 4400 pixels wide for a date that was none.
void GameInfoDialogTest::whatOthersWroteDoesNotWidenTheDialog()
{
    open("(;SZ[9])");
    const int width = m_dialog->width();
    const QByteArray word(3000, 'x');

    open("(;SZ[9]DT[" + word + "]RE[B+" + QByteArray(3000, '9') + "]RU[" + word + "]OT[" + word
         + "]PB[" + word + "])");
    QCoreApplication::processEvents();

    QVERIFY2(m_dialog->width() <= width, qPrintable(QString::number(m_dialog->width())));
}

void GameInfoDialogTest::aTimeIsWrittenInSeconds()
{
    open("(;SZ[9])");

    enter("Main time", "90 min");
    apply();

    QCOMPARE(raw("TM"), QByteArray("5400"));
}

void GameInfoDialogTest::editedOvertimeReplacesThatOfOtherPrograms()
{
    open("(;SZ[9]TC[3]TT[60])");
    QCOMPARE(field("Overtime").text(), QStringLiteral("3x60 byo-yomi"));

    enter("Overtime", "5x30 byo-yomi");
    apply();

    QCOMPARE(raw("OT"), QByteArray("5x30 byo-yomi"));
    QVERIFY(!has("TC"));
    QVERIFY(!has("TT"));
}

void GameInfoDialogTest::aDayIsChosenFromTheCalendar()
{
    open("(;SZ[9]DT[2004-03-15])");
    auto *calendar = test::control<QCalendarWidget>(*m_dialog, "Date of the game");

    Q_EMIT calendar->activated(QDate(2004, 3, 16));
    QCOMPARE(field("Date").text(), QStringLiteral("2004-03-15,16"));

    Q_EMIT calendar->activated(QDate(2003, 1, 2));
    QCOMPARE(field("Date").text(), QStringLiteral("2003-01-02"));
}

void GameInfoDialogTest::theStyleOfVariationsIsChosen()
{
    open("(;SZ[9]ST[7])");
    auto *style = test::control<QComboBox>(*m_dialog, "How variations are shown");
    QCOMPARE(style->currentText(), QStringLiteral("7")); // odd, but kept

    style->setCurrentIndex(style->findData(QByteArray("2")));
    apply();

    QCOMPARE(raw("ST"), QByteArray("2"));
}

void GameInfoDialogTest::whatIsTooLongToEditIsKept()
{
    const QByteArray longText(3000, 'x');
    open("(;SZ[9]EV[" + longText + "]RU[" + longText + "]OT[" + longText + "]PB[Old])");
    for (const char *name : {"Event", "Rules", "Overtime"}) {
        QVERIFY2(field(name).isReadOnly(), name);
        QVERIFY2(field(name).accessibleDescription().contains(QLatin1String("3,000")), name);
    }
    test::control<QComboBox>(*m_dialog, "Rules")->setCurrentIndex(0); // all of it, on purpose
    enter("Black’s name", "New");
    apply();

    QCOMPARE(raw("PB"), QByteArray("New"));
    QCOMPARE(raw("EV"), longText);
    QCOMPARE(raw("OT"), longText);
    QVERIFY(raw("RU").size() < 100);
}

void GameInfoDialogTest::theCommentKeepsItsLines()
{
    open("(;SZ[9]GC[One]GC[two])");
    auto *comment = test::control<QPlainTextEdit>(*m_dialog, "Comment on the game");
    QCOMPARE(comment->toPlainText(), QStringLiteral("One\ntwo"));

    comment->moveCursor(QTextCursor::End);
    QTest::keyClicks(comment, QStringLiteral("]!"));
    apply();

    QCOMPARE(raw("GC"), QByteArray("One\ntwo\\]!"));
}

void GameInfoDialogTest::aLongCommentIsKeptWhole()
{
    const QByteArray whole(400'000, 'x');
    const test::ProcessorTime time;
    open("(;SZ[9]GC[" + whole + "])");
    auto *comment = test::control<QPlainTextEdit>(*m_dialog, "Comment on the game");
    m_dialog->findChild<QTabWidget *>()->setCurrentIndex(2);
    QVERIFY(!m_dialog->grab().isNull());
    QVERIFY2(time.seconds() < 5, qPrintable(QString::number(time.seconds())));
    QVERIFY(comment->toPlainText().size() < 150'000);

    comment->moveCursor(QTextCursor::Start);
    QTest::keyClicks(comment, QStringLiteral("y"));
    apply();
    QVERIFY(raw("GC") == "y" + whole);
}

void GameInfoDialogTest::cancelChangesNothing()
{
    open("(;SZ[9]PB[Old])");
    enter("Black’s name", "New");

    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);

    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(raw("PB"), QByteArray("Old"));
}

void GameInfoDialogTest::anotherGameClosesIt()
{
    open("(;SZ[9])");

    m_record->replaceTree(readSgf("(;SZ[13])").value().tree);

    QVERIFY(!m_dialog->isVisible());
}

void GameInfoDialogTest::everyControlHasAName()
{
    open("(;SZ[9])");

    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(GameInfoDialogTest)
#include "gameinfodialog_test.moc"
