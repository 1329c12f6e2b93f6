#include "ui/regression/suitewindow.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/gametable.h"
#include "ui/board/boardview.h"
#include "ui/console/transcriptview.h"
#include "ui/regression/suiterows.h"
#include "ui/settings/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace shinpan;
using namespace shinpan::test;

/// A suite as a list, run and looked at.
class SuiteWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }

    void aTestShowsItsPositionWithWhatIsExpected();
    void runningTellsVerdictsAndShowsAnswersDrawingsAndTheExchange();
    void whatPassesCanBeHidden();
    void judgesCanBeChanged();
    void aRunCanBeStopped();
    void aPositionBecomesAGame();
    void everythingHasAName();

private:
    [[nodiscard]] QTreeView &list() const { return *m_window->findChild<QTreeView *>(); }
    [[nodiscard]] BoardView &board() const { return *m_window->findChild<BoardView *>(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return list().model()->index(row, column).data().toString();
    }
    void choose(int row) const { list().setCurrentIndex(list().model()->index(row, 0)); }
    [[nodiscard]] QPushButton *button(const QString &text) const
    {
        const auto buttons = m_window->findChildren<QPushButton *>();
        for (QPushButton *one : buttons) {
            if (one->text() == text) {
                return one;
            }
        }
        return nullptr;
    }
    /// "Square D4, Circle E5": what is drawn on the board, in its order.
    [[nodiscard]] QString signsOnTheBoard() const;
    /// Chooses fakeengine with these options and runs the tests to their end.
    void run(const QStringList &options);

    QTemporaryDir m_directory;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<SuiteWindow> m_window;
};

void SuiteWindowTest::init()
{
    m_preferences =
        std::make_unique<Preferences>(m_directory.filePath(QStringLiteral("shinpan.ini")));
    m_store =
        std::make_unique<EngineProfileStore>(m_directory.filePath(QStringLiteral("engines.json")));
    m_window = std::make_unique<SuiteWindow>(*m_preferences, *m_store);
    RegressionSuite suite = readSuite("boardsize 5\nclear_board\nplay black C3\n"
                                      "10 reg_genmove white\n#? [D4]\n"
                                      "genmove black\n"
                                      "20 name\n#? [other]*\n"
                                      "version\n#? [.*]\n");
    suite.path = m_directory.filePath(QStringLiteral("a.tst"));
    suite.name = QStringLiteral("a.tst");
    m_window->showSuite(suite);
    m_window->show();
}

QString SuiteWindowTest::signsOnTheBoard() const
{
    QStringList signs;
    for (const BoardLayer::Sign &sign : board().scene().signs) {
        const QString kind = sign.kind == MarkKind::Square ? QStringLiteral("square ")
                           : sign.kind == MarkKind::Circle ? QStringLiteral("circle ")
                           : sign.kind == MarkKind::Cross  ? QStringLiteral("cross ")
                                                           : QStringLiteral("other ");
        signs += kind + QString::fromStdString(vertexOf(sign.point));
    }
    return signs.join(QStringLiteral(", "));
}

void SuiteWindowTest::run(const QStringList &options)
{
    m_store->add(fakeEngine(options));
    QPushButton *const run = button(QStringLiteral("&Run"));
    QVERIFY(run != nullptr && run->isEnabled());
    run->click();
    QCOMPARE(run->text(), QStringLiteral("&Stop"));
    QVERIFY(eventually([run] { return run->text() == QStringLiteral("&Run"); }));
}

void SuiteWindowTest::aTestShowsItsPositionWithWhatIsExpected()
{
    QCOMPARE(list().model()->rowCount(), 2);
    QCOMPARE(cell(0, SuiteRows::Command), QStringLiteral("reg_genmove white"));
    QCOMPARE(cell(1, SuiteRows::Verdict), QStringLiteral("known to fail"));
    choose(0);
    QCOMPARE(board().position().size(), BoardSize::square(5));
    QCOMPARE(board().position().at({2, 2}), Stone::Black);
    QCOMPARE(signsOnTheBoard(), QStringLiteral("square D4"));
    choose(1); // nobody here knows what the engine played
    QVERIFY(!board().isEnabled());
    QCOMPARE(signsOnTheBoard(), QString());
    QVERIFY(!button(QStringLiteral("&Run"))->isEnabled()); // there is no engine
}

void SuiteWindowTest::runningTellsVerdictsAndShowsAnswersDrawingsAndTheExchange()
{
    run({QStringLiteral("--answer"), QStringLiteral("reg_genmove=E5"), QStringLiteral("--errors"),
         QStringLiteral("reg_genmove=gogui-gfx: MARK A1\\n")});

    QCOMPARE(cell(0, SuiteRows::Answer), QStringLiteral("E5"));
    QCOMPARE(cell(0, SuiteRows::Verdict), QStringLiteral("fails"));
    QCOMPARE(cell(1, SuiteRows::Answer), QStringLiteral("fakeengine"));
    QCOMPARE(cell(1, SuiteRows::Verdict), QStringLiteral("fails, as expected"));
    choose(1);
    choose(0);
    QCOMPARE(signsOnTheBoard(), QStringLiteral("cross A1, square D4, circle E5"));
    auto *console = m_window->findChild<TranscriptView *>();
    choose(1); // its set-up was the genmove
    QVERIFY2(console->currentIndex().data().toString().contains(QStringLiteral("genmove black")),
             qPrintable(console->currentIndex().data().toString()));
}

void SuiteWindowTest::whatPassesCanBeHidden()
{
    auto *hides = m_window->findChild<QCheckBox *>();
    hides->click();
    QVERIFY(!list().isRowHidden(0, {})); // nobody knows yet

    run({QStringLiteral("--answer"), QStringLiteral("reg_genmove=D4")});

    QCOMPARE(cell(0, SuiteRows::Verdict), QStringLiteral("passes"));
    QVERIFY(list().isRowHidden(0, {}));
    QVERIFY(!list().isRowHidden(1, {})); // which fails, as expected
    hides->click();
    QVERIFY(!list().isRowHidden(0, {}));
}

void SuiteWindowTest::judgesCanBeChanged()
{
    QComboBox *judge = nullptr;
    const auto combos = m_window->findChildren<QComboBox *>();
    for (QComboBox *combo : combos) {
        judge = combo->count() == 2 ? combo : judge;
    }
    judge->setCurrentIndex(1);
    Q_EMIT judge->activated(1);

    QCOMPARE(list().model()->rowCount(), 3); // GoGui needs no number
    QCOMPARE(cell(2, SuiteRows::Test), QStringLiteral("line 9"));
    run({});
    QCOMPARE(cell(2, SuiteRows::Verdict), QStringLiteral("passes"));
}

void SuiteWindowTest::aRunCanBeStopped()
{
    m_store->add(fakeEngine({QStringLiteral("--freeze-at"), QStringLiteral("genmove")}));
    QPushButton *const run = button(QStringLiteral("&Run"));
    run->click();
    QVERIFY(eventually([this] {
        return !cell(0, SuiteRows::Answer).isEmpty() || !cell(0, SuiteRows::Verdict).isEmpty();
    }));
    run->click();
    QVERIFY(eventually([run] { return run->text() == QStringLiteral("&Run"); }));

    QVERIFY(cell(1, SuiteRows::Verdict) != QStringLiteral("passes"));
}

void SuiteWindowTest::aPositionBecomesAGame()
{
    QByteArray sgf;
    connect(m_window.get(), &SuiteWindow::gameWanted, this,
            [&sgf](const QByteArray &wanted) { sgf = wanted; });
    choose(0);

    button(QStringLiteral("Open as &Game"))->click();

    const Result<SgfGame, SgfError> game = readSgf(sgf);
    QVERIFY(game);
    const NodeId root = game->tree.root();
    const Replay replay = replayTo(game->tree, root);
    QVERIFY(replay.board() == board().position());
    QCOMPARE(replay.toPlay(game->tree, root), Color::White);
    QVERIFY2(sgf.contains("C[reg_genmove white\n[D4\\]]"), sgf.constData());
}

void SuiteWindowTest::everythingHasAName()
{
    QCOMPARE(unnamedControls(*m_window), QStringList());
}

SHINPAN_TEST(SuiteWindowTest)
#include "suitewindow_test.moc"
