#include "ui/training/quizwindow.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/training/quizcourse.h"
#include "ui/board/boardview.h"
#include "ui/settings/preferences.h"
#include "ui/training/guessquiz.h"
#include "ui/training/problemquiz.h"
#include "ui/training/verdictcard.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Questions on a board in a window.
class QuizWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void aTryWithTheKeyboardIsJudgedAndAnnounced();
    void keysDoWhatButtonsDo();
    void anotherCourseTakesThePlace();
    void everythingHasAName();

private:
    [[nodiscard]] BoardView &board() const { return *m_window->findChild<BoardView *>(); }
    [[nodiscard]] VerdictCard &verdict() const { return *m_window->findChild<VerdictCard *>(); }

    QTemporaryDir m_directory;
    GameTable m_table;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<QuizWindow> m_window;
};

void QuizWindowTest::init()
{
    m_preferences = std::make_unique<Preferences>(m_directory.filePath(QStringLiteral("a.ini")));
    m_window = std::make_unique<QuizWindow>(*m_preferences);
    m_window->showQuiz(
        std::make_unique<ProblemQuiz>(gamesOf({ThreeInARow, ThreeInARow}), 0,
                                      ProblemQuiz::Parts{m_table.hub, *m_preferences, {}, 1}),
        QStringLiteral("Problems"));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void QuizWindowTest::aTryWithTheKeyboardIsJudgedAndAnnounced()
{
    QVERIFY(verdict().isHidden());
    board().setCursorPoint(at("A1"));
    QTest::keyClick(&board(), Qt::Key_Return);
    QVERIFY(verdict().isVisible());
    QCOMPARE(verdict().accessibleName(), QStringLiteral("Wrong"));
    QCOMPARE(verdict().accessibleDescription(), QStringLiteral("Two eyes."));
    QCOMPARE(board().position().at(at("B1")), Stone::White);
    board().press(at("J9")); // nothing is asked any more
    QCOMPARE(board().position().at(at("J9")), Stone::Empty);
}

void QuizWindowTest::keysDoWhatButtonsDo()
{
    board().press(at("A1"));
    QTest::keyClick(m_window.get(), Qt::Key_Backspace);
    QVERIFY(verdict().isHidden());
    QTest::keyClick(m_window.get(), Qt::Key_PageDown);
    QVERIFY(m_window->quiz()->scene().heading.contains(u'2'));
    const auto buttons = m_window->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), m_window->quiz()->actions().size() + 1); // and Close
    for (const QPushButton *button : buttons) {
        QVERIFY(!button->toolTip().isEmpty());
    }
}

void QuizWindowTest::anotherCourseTakesThePlace()
{
    m_window->showQuiz(std::make_unique<GuessQuiz>(gamesOf({"(;SZ[9];B[ee];W[cc])"}), 0, NoNode,
                                                   GuessQuiz::Finder(), *m_preferences),
                       QStringLiteral("Guess the Move"));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Guess the Move"));
    board().press(at("E5"));
    QCOMPARE(verdict().accessibleName(), QStringLiteral("E5: exactly there"));
    const auto buttons = m_window->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), m_window->quiz()->actions().size() + 1);
    test::buttonWithText<QPushButton>(*m_window, "Close")->click();
    QVERIFY(m_window->isHidden());
}

void QuizWindowTest::everythingHasAName()
{
    QCOMPARE(unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(QuizWindowTest)
#include "quizwindow_test.moc"
