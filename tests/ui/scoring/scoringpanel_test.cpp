#include "ui/scoring/scoringpanel.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/play/gamepanel.h"
#include "ui/scoring/opinionrow.h"
#include "ui/scoring/scoringcontroller.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace shinpan;

/// The score in the window, settled with mouse and keyboard.
class ScoringPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_open.reset(); }

    void theScoreComesInPlaceOfThePlayers();
    void theResultAndItsPartsAreTold();
    void openBordersAreSaidAndShown();
    void clicksMarkStones();
    void theKeyboardAloneSettlesTheScore();
    void escapePutsTheCursorAwayThenGoesBack();
    void returnInThePanelPressesWhatHasTheFocus();
    void unknownRulesAreAskedFor();
    void everyRuleSetIsOfferedOnce();
    void anOpinionIsShownWhileItsButtonHasTheFocus();
    void anotherResultIsAskedAbout();
    void everythingHasAName();

private:
    template <typename T>
    [[nodiscard]] T &part() const
    {
        return m_open->part<T>();
    }
    /// A record with a dead white stone at A3 in Black's left half, shown at its end and scored by
    /// key.
    void score(const char *root) const;
    [[nodiscard]] QString textOf(const char *name) const;
    [[nodiscard]] QString description() const { return part<BoardView>().accessibleDescription(); }

    std::unique_ptr<test::OpenWindow> m_open;
};

void ScoringPanelTest::init()
{
    m_open = std::make_unique<test::OpenWindow>();
}

void ScoringPanelTest::score(const char *root) const
{
    m_open->table.game.showTree(
        readSgf(QByteArray("(;SZ[5]") + root
                + "AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce][ac];B[];W[])")
            ->tree);
    m_open->table.game.cursor().toEnd();
    QTest::keyClick(m_open->window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
}

QString ScoringPanelTest::textOf(const char *name) const
{
    return test::control<QLabel>(*m_open->window, name)->text();
}

void ScoringPanelTest::theScoreComesInPlaceOfThePlayers()
{
    QVERIFY(m_open->window->findChild<ScoringPanel *>() == nullptr);
    score("RU[Japanese]KM[0.5]");
    QVERIFY(part<ScoringPanel>().isVisible());
    QVERIFY(!part<GamePanel>().isVisible());
    QVERIFY(part<BoardView>().hasFocus());

    QTest::keyClick(&part<BoardView>(), Qt::Key_Escape);

    QVERIFY(!part<ScoringPanel>().isVisible());
    QVERIFY(part<GamePanel>().isVisible());
}

void ScoringPanelTest::theResultAndItsPartsAreTold()
{
    score("RU[Japanese]KM[0.5]");
    QCOMPARE(textOf("Result"), QStringLiteral("White wins by 4.5 points"));
    QVERIFY(test::control<QLabel>(*m_open->window, "Territory, Black: 5")->isVisible());
    QVERIFY(test::control<QLabel>(*m_open->window, "Total, White: 10.5")->isVisible());
    QVERIFY(!test::control<QLabel>(*m_open->window, "Pass stones, White: 0")->isVisible());
    QVERIFY(description().contains(QLatin1String("Dead stones: A3.")));
}

void ScoringPanelTest::openBordersAreSaidAndShown()
{
    m_open->table.game.showTree(
        readSgf("(;SZ[7]RU[Chinese]AB[cb][cc][cd][ce][cf][cg]AW[eb][ec][ed][ee][ef][eg];B[];W[])")
            ->tree);
    m_open->table.game.cursor().toEnd();
    QTest::keyClick(m_open->window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(part<ScoringPanel>().accessibleDescription().contains(
                 QStringLiteral("37 points are nobody’s, because borders are open.")),
             qPrintable(part<ScoringPanel>().accessibleDescription()));
    QVERIFY(test::buttonWithText<QPushButton>(part<ScoringPanel>(), "Done")->isDefault());
    const BoardMarkup markup = part<ScoringController>().markup();
    QCOMPARE(static_cast<int>(std::ranges::count(markup, MarkKind::Label, &Mark::kind)), 37);
}

void ScoringPanelTest::clicksMarkStones()
{
    score("RU[Japanese]KM[0.5]");
    m_open->click("A3");
    QVERIFY(!description().contains(QLatin1String("Dead stones")));
    m_open->click("B2");
    QVERIFY(description().contains(QLatin1String("Dead stones: B1, B2, B3, B4, B5.")));
    QCOMPARE(textOf("Result"), QStringLiteral("White wins by 24.5 points"));
    QTest::keyClick(m_open->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(m_open->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(textOf("Result"), QStringLiteral("White wins by 4.5 points"));
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("pass pass"));
}

void ScoringPanelTest::theKeyboardAloneSettlesTheScore()
{
    score("RU[Chinese]KM[0.5]");
    auto &board = part<BoardView>();
    QTest::keyClick(&board, Qt::Key_Left); // the cursor comes, beside the middle: B3
    QVERIFY(description().startsWith(QLatin1String("Cursor at B3, a black stone.")));
    QTest::keyClick(&board, Qt::Key_Left);
    QVERIFY(description().startsWith(
        QStringLiteral("Cursor at A3, a dead white stone, Black’s territory.")));
    QTest::keyClick(&board, Qt::Key_Return); // as a move is played
    QVERIFY(description().startsWith(QLatin1String("Cursor at A3, a white stone")));
    QTest::keyClick(&board, Qt::Key_S);
    QVERIFY(description().contains(QLatin1String("Stones in seki: A3.")));
    QTest::keyClick(&board, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(description().contains(QLatin1String("Dead stones: A3.")));

    QTest::keyClick(&board, Qt::Key_Return, Qt::ControlModifier);

    QCOMPARE(m_open->table.game.record().info().result, QStringLiteral("W+5.5"));
    QVERIFY(!part<ScoringPanel>().isVisible());
    QVERIFY(description().contains(QLatin1String("Dead stones: A3."))); // from TB and TW
}

void ScoringPanelTest::escapePutsTheCursorAwayThenGoesBack()
{
    score("RU[Japanese]KM[0.5]");
    auto &board = part<BoardView>();
    QTest::keyClick(&board, Qt::Key_Left);
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!board.cursor());
    QVERIFY(part<ScoringPanel>().isVisible());
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!part<ScoringPanel>().isVisible());
    QCOMPARE(m_open->table.game.record().info().result, QString());
}

void ScoringPanelTest::returnInThePanelPressesWhatHasTheFocus()
{
    score("RU[Japanese]KM[0.5]");
    auto *back = test::buttonWithText<QPushButton>(part<ScoringPanel>(), "Back");
    back->setFocus();
    QTest::keyClick(back, Qt::Key_Return);
    QVERIFY(!part<ScoringPanel>().isVisible());
    QCOMPARE(m_open->table.game.record().info().result, QString());
}

void ScoringPanelTest::unknownRulesAreAskedFor()
{
    score("RU[Calvinball]KM[0.5]");
    auto *rules = test::control<QComboBox>(*m_open->window, "Rules to count by");
    QVERIFY(rules->isVisible());
    const int japanese = rules->findText(QStringLiteral("Japanese rules"));
    QVERIFY(japanese >= 0);
    rules->setCurrentIndex(japanese);
    Q_EMIT rules->activated(japanese);
    QCOMPARE(textOf("Result"), QStringLiteral("White wins by 4.5 points"));
}

/// Korean rules are Japanese rules by another name.
void ScoringPanelTest::everyRuleSetIsOfferedOnce()
{
    score("RU[Calvinball]KM[0.5]");
    const auto *rules = test::control<QComboBox>(*m_open->window, "Rules to count by");
    QStringList names;
    for (int i = 0; i < rules->count(); ++i) {
        names.append(rules->itemText(i));
    }
    QVERIFY(names.contains(QStringLiteral("Japanese rules")));
    QCOMPARE(names.removeDuplicates(), 0);
}

void ScoringPanelTest::anOpinionIsShownWhileItsButtonHasTheFocus()
{
    score("RU[Japanese]KM[0.5]");
    m_open->click("A3");
    QVERIFY(!description().contains(QLatin1String("Dead stones")));
    auto *use = test::buttonWithText<QPushButton>(part<OpinionRow>(), "Use");
    QVERIFY(use->accessibleDescription().contains(QLatin1String("Sees it differently at A3")));

    use->setFocus();
    QVERIFY(description().contains(QLatin1String("Dead stones: A3.")));
    part<BoardView>().setFocus();
    QVERIFY(!description().contains(QLatin1String("Dead stones")));
    use->setFocus();
    QTest::keyClick(use, Qt::Key_Return);
    part<BoardView>().setFocus();
    QVERIFY(description().contains(QLatin1String("Dead stones: A3.")));
    QVERIFY(use->accessibleDescription().contains(QLatin1String("Agrees about the 1 dead stones")));
}

void ScoringPanelTest::anotherResultIsAskedAbout()
{
    score("RU[Japanese]KM[0.5]RE[B+R]");
    QTest::keyClick(&part<BoardView>(), Qt::Key_Return, Qt::ControlModifier);
    auto *box = m_open->window->findChild<QMessageBox *>();
    QVERIFY(box);
    QCOMPARE(m_open->table.game.record().info().result, QStringLiteral("B+R"));
    test::buttonWithText<QPushButton>(*box, "Replace")->click();
    QCOMPARE(m_open->table.game.record().info().result, QStringLiteral("W+4.5"));
    QVERIFY(!part<ScoringPanel>().isVisible());
}

void ScoringPanelTest::everythingHasAName()
{
    score("KM[0.5]");
    QCOMPARE(test::unnamedControls(part<ScoringPanel>()), QStringList());
}

SHINPAN_TEST(ScoringPanelTest)
#include "scoringpanel_test.moc"
