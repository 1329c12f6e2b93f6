#include "ui/engines/enginewaitcard.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

class EngineWaitCardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEngineThatLoadsIsShown();
    void whatItWritesIsShownAsItComes();
    void theNewestLinesAreInSight();
    void anEngineThatIsOverdueIsShown();
    void buttonsReportWhatIsWantedAndForWhom_data();
    void buttonsReportWhatIsWantedAndForWhom();
    void everyControlHasAName();

private:
    const EngineWait m_loading{EngineWait::Kind::Starting,
                               Color::White,
                               QStringLiteral("Leela Zero"),
                               QStringLiteral("leelaz --gtp"),
                               false,
                               63s,
                               {},
                               {}};
    const EngineWait m_overdue{EngineWait::Kind::Overdue,
                               Color::Black,
                               QStringLiteral("GNU Go"),
                               QStringLiteral("gnugo"),
                               false,
                               12s,
                               10s,
                               {}};
};

void EngineWaitCardTest::anEngineThatLoadsIsShown()
{
    EngineWaitCard card;
    card.showWait(m_loading);

    QVERIFY(card.isVisible());
    QCOMPARE(card.accessibleName(), QStringLiteral("White’s engine is loading: Leela Zero"));
    QCOMPARE(test::control<QLabel>(card, "Time waited")->text(), QStringLiteral("1 min 3 s"));
    QCOMPARE(test::control<QLabel>(card, "Command line of the engine")->text(),
             m_loading.commandLine);
    QVERIFY(test::buttonWithText<QPushButton>(card, "Cancel")->isVisible());
    QVERIFY(!test::buttonWithText<QPushButton>(card, "Keep Waiting")->isVisible());
    QVERIFY(!test::control<QPlainTextEdit>(card, "Last words of the engine")->isVisible());
}

void EngineWaitCardTest::whatItWritesIsShownAsItComes()
{
    EngineWaitCard card;
    card.showWait(m_loading);
    EngineWait later = m_loading;
    later.errorLines = QStringList{QStringLiteral("loading net"), QStringLiteral("50 %")};

    card.showWait(later);

    const auto *words = test::control<QPlainTextEdit>(card, "Last words of the engine");
    QVERIFY(words->isVisible());
    QCOMPARE(words->toPlainText(), QStringLiteral("loading net\n50 %"));
    QVERIFY(test::control<QLabel>(card, "What is going on")
                ->text()
                .endsWith(QLatin1String("Meanwhile it prints:")));
}

void EngineWaitCardTest::theNewestLinesAreInSight()
{
    EngineWaitCard card;
    EngineWait wait = m_loading;
    for (int line = 1; line <= 30; ++line) {
        wait.errorLines.append(QStringLiteral("block %1").arg(line));
    }

    card.showWait(wait);

    const auto *words = test::control<QPlainTextEdit>(card, "Last words of the engine");
    const auto newestIsInSight = [words] {
        const QScrollBar *bar = words->verticalScrollBar();
        return bar->maximum() > 0 && bar->value() == bar->maximum();
    };
    QTRY_VERIFY(newestIsInSight());
    wait.errorLines.append(QStringLiteral("block 31"));
    card.showWait(wait);
    QTRY_VERIFY(newestIsInSight());
}

void EngineWaitCardTest::anEngineThatIsOverdueIsShown()
{
    EngineWaitCard card;
    card.showWait(m_loading);
    card.showWait(m_overdue);

    QCOMPARE(card.accessibleName(), QStringLiteral("Black’s engine does not move: GNU Go"));
    QVERIFY(
        test::control<QLabel>(card, "What is going on")->text().contains(QLatin1String("10 s")));
    QVERIFY(!test::buttonWithText<QPushButton>(card, "Cancel")->isVisible());
    QVERIFY(test::buttonWithText<QPushButton>(card, "Restart it")->isVisible());
}

void EngineWaitCardTest::buttonsReportWhatIsWantedAndForWhom_data()
{
    QTest::addColumn<bool>("isLoading");
    QTest::addColumn<QByteArray>("button"); // "" for Escape
    QTest::addColumn<QByteArray>("request");
    const QByteArray cancel = SIGNAL(cancelRequested(Color));
    const QByteArray patience = SIGNAL(patienceRequested(Color));

    QTest::newRow("cancel") << true << QByteArray("Cancel") << cancel;
    QTest::newRow("console") << true << QByteArray("Open Console")
                             << QByteArray(SIGNAL(consoleRequested(Color)));
    QTest::newRow("wait") << false << QByteArray("Keep Waiting") << patience;
    QTest::newRow("restart") << false << QByteArray("Restart it")
                             << QByteArray(SIGNAL(restartRequested(Color)));
    QTest::newRow("Escape, loading") << true << QByteArray() << cancel;
    QTest::newRow("Escape, overdue") << false << QByteArray() << patience;
}

void EngineWaitCardTest::buttonsReportWhatIsWantedAndForWhom()
{
    QFETCH(bool, isLoading);
    QFETCH(QByteArray, button);
    QFETCH(QByteArray, request);
    EngineWaitCard card;
    const EngineWait wait = isLoading ? m_loading : m_overdue;
    card.showWait(wait);
    const QSignalSpy requests(&card, request.constData());

    if (button.isEmpty()) {
        QTest::keyClick(&card, Qt::Key_Escape);
    } else {
        test::buttonWithText<QPushButton>(card, button.constData())->click();
    }

    QCOMPARE(requests.size(), 1);
    QCOMPARE(requests[0][0].value<Color>(), wait.seat);
}

void EngineWaitCardTest::everyControlHasAName()
{
    EngineWaitCard card;
    EngineWait wait = m_loading;
    wait.errorLines = QStringList{QStringLiteral("loading")};
    card.showWait(wait);

    QCOMPARE(test::unnamedControls(card), QStringList());
}

SHINPAN_TEST(EngineWaitCardTest)
#include "enginewaitcard_test.moc"
