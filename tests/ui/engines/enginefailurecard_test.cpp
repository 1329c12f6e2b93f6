#include "ui/engines/enginefailurecard.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace shinpan;

class EngineFailureCardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingThatIsKnownIsShown();
    void anEngineThatSaidNothingIsSaidToHaveSaidNothing();
    void itIsSlim();
    void longTextsKeepItLow();
    void aSecondFailureReplacesTheFirst();
    void buttonsReportWhatIsWantedAndForWhom_data();
    void buttonsReportWhatIsWantedAndForWhom();
    void closingHidesTheCard_data();
    void closingHidesTheCard();
    void everyControlHasAName();

private:
    const EngineFailure m_crash{Color::White,
                                QStringLiteral("Leela Zero"),
                                QStringLiteral("leelaz --gtp"),
                                QStringLiteral("killed by signal 6 (SIGABRT)"),
                                {QStringLiteral("first"), QStringLiteral("Aborted")}};
};

void EngineFailureCardTest::everythingThatIsKnownIsShown()
{
    EngineFailureCard card;
    card.showFailure(m_crash);

    QVERIFY(card.isVisible());
    QCOMPARE(card.accessibleName(), QStringLiteral("White’s engine stopped: Leela Zero"));
    QCOMPARE(test::control<QLabel>(card, "What happened")->text(), m_crash.what);
    QCOMPARE(test::control<QLabel>(card, "Command line of the engine")->text(),
             m_crash.commandLine);
    const auto *words = test::control<QPlainTextEdit>(card, "Last words of the engine");
    QCOMPARE(words->toPlainText(), QStringLiteral("first\nAborted"));
    QVERIFY(words->isReadOnly());
    QVERIFY(words->isVisible());
}

void EngineFailureCardTest::anEngineThatSaidNothingIsSaidToHaveSaidNothing()
{
    EngineFailure silent = m_crash;
    silent.errorLines.clear();
    EngineFailureCard card;
    card.showFailure(silent);

    QVERIFY(!test::control<QPlainTextEdit>(card, "Last words of the engine")->isVisible());
    QVERIFY(test::control<QLabel>(card, "What can be done")
                ->text()
                .startsWith(QLatin1String("It left no message. ")));
}

void EngineFailureCardTest::itIsSlim()
{
    EngineFailure wordy = m_crash;
    for (int line = 0; line < 40; ++line) {
        wordy.errorLines.append(QStringLiteral("line %1").arg(line));
    }
    EngineFailureCard card;
    card.resize(560, 100); // as wide as messages are over a board
    card.showFailure(wordy);

    const int lines = card.heightForWidth(560) / card.fontMetrics().lineSpacing();
    QVERIFY2(lines <= 14, qPrintable(QString::number(lines)));
}

void EngineFailureCardTest::longTextsKeepItLow()
{
    EngineFailureCard card;
    card.resize(800, 300);
    card.showFailure(m_crash);
    const int usual = card.heightForWidth(800);

    EngineFailure pasted = m_crash;
    pasted.commandLine = QStringLiteral("a move and its comment\n").repeated(2000);
    pasted.engineName = pasted.what = pasted.commandLine;
    card.showFailure(pasted);

    QVERIFY(card.heightForWidth(800) < usual + 300);
    const QString shown = test::control<QLabel>(card, "Command line of the engine")->text();
    QVERIFY(shown.startsWith(QStringLiteral("a move and its comment a move")));
    QVERIFY(shown.contains(u'…'));
}

void EngineFailureCardTest::aSecondFailureReplacesTheFirst()
{
    EngineFailureCard card;
    card.showFailure(m_crash);

    card.showFailure({Color::Black,
                      QStringLiteral("GNU Go"),
                      QStringLiteral("gnugo"),
                      QStringLiteral("exited with code 1"),
                      {}});

    QCOMPARE(card.accessibleName(), QStringLiteral("Black’s engine stopped: GNU Go"));
    QCOMPARE(test::control<QLabel>(card, "What happened")->text(),
             QStringLiteral("exited with code 1"));
}

void EngineFailureCardTest::buttonsReportWhatIsWantedAndForWhom_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<QByteArray>("request");

    QTest::newRow("retry") << QByteArray("Retry") << QByteArray(SIGNAL(retryRequested(Color)));
    QTest::newRow("edit") << QByteArray("Edit engine…") << QByteArray(SIGNAL(editRequested(Color)));
    QTest::newRow("console") << QByteArray("Open Console")
                             << QByteArray(SIGNAL(consoleRequested(Color)));
}

void EngineFailureCardTest::buttonsReportWhatIsWantedAndForWhom()
{
    QFETCH(QByteArray, button);
    QFETCH(QByteArray, request);
    EngineFailureCard card;
    card.showFailure(m_crash);
    const QSignalSpy requests(&card, request.constData());

    test::buttonWithText<QPushButton>(card, button.constData())->click();

    QCOMPARE(requests.size(), 1);
    QCOMPARE(requests[0][0].value<Color>(), Color::White);
}

void EngineFailureCardTest::closingHidesTheCard_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("button") << false;
    QTest::newRow("Escape") << true;
}

void EngineFailureCardTest::closingHidesTheCard()
{
    QFETCH(bool, byKey);
    EngineFailureCard card;
    card.showFailure(m_crash);
    const QSignalSpy dismissals(&card, &EngineFailureCard::dismissed);

    if (byKey) {
        QTest::keyClick(test::buttonWithText<QPushButton>(card, "Retry"), Qt::Key_Escape);
    } else {
        test::control<QToolButton>(card, "Close")->click();
    }

    QVERIFY(!card.isVisible());
    QCOMPARE(dismissals.size(), 1);
}

void EngineFailureCardTest::everyControlHasAName()
{
    EngineFailureCard card;
    card.showFailure(m_crash);

    QCOMPARE(test::unnamedControls(card), QStringList());
}

SHINPAN_TEST(EngineFailureCardTest)
#include "enginefailurecard_test.moc"
