#include "core/analysis/reviewedgame.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/cli/commandline.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/review/reviewingengine.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/graphview.h"
#include "ui/board/boardview.h"
#include "ui/kit/panel.h"
#include "ui/review/mistakerows.h"
#include "ui/review/reviewactions.h"
#include "ui/review/reviewcontroller.h"
#include "ui/review/reviewdialog.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/reviewsummary.h"
#include "ui/review/savereviewdialog.h"
#include "ui/tree/gametreeview.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>

using namespace shinpan;
using namespace shinpan::test;

/// A review as a person has it: dialog, panel, keys and a process.
class ReviewWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theDialogStartsItAndThePanelListsTheMistakes();
    void theReviewIsShownAlthoughAnotherEngineIsTheMainOne();
    void aRowShowsThePositionBeforeItsMove();
    void whatWasFoundStaysWhenItsEngineIsUnticked();
    void aKeyGoesFromMistakeToMistake();
    void graphAndTreeMarkTheMistakes();
    void whatIsAMistakeIsThePersonsChoice();
    void noMistakeIsSaidToBeOfDoubtOrOfPlay();
    void whatWasFoundIsSavedAsOneStep();
    void aSavedReviewIsThereAfterReopening_data();
    void aSavedReviewIsThereAfterReopening();
    void theNumbersAreThoseOfTheCommandLine();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] AnalysisController &analysis() const
    {
        return m_open->part<AnalysisController>();
    }
    [[nodiscard]] Panel *panel() const
    {
        return m_open->window->findChild<Panel *>(QStringLiteral("review"));
    }
    [[nodiscard]] QTreeView *table() const { return panel()->findChild<QTreeView *>(); }
    [[nodiscard]] BoardView &focusedBoard() const;
    /// The numbers of the moves that the table shows.
    [[nodiscard]] QList<int> numbers() const;
    /// Reviews by way of the dialog.
    void review();

    std::unique_ptr<OpenWindow> m_open;
    EngineProfile m_engine;
};

void ReviewWindowTest::init()
{
    m_open = std::make_unique<OpenWindow>();
    m_engine = reviewingEngine(m_open->directory.path());
    m_engine.id = m_open->store.add(m_engine);
    game().showTree(treeFrom(ReviewedGame));
}

void ReviewWindowTest::cleanup()
{
    game().record().setModified(false); // no recovery copy is wanted
    m_open.reset();
}

BoardView &ReviewWindowTest::focusedBoard() const
{
    auto &board = m_open->part<BoardView>();
    m_open->window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_open->window.get())) {
        qFatal("the window is not in front");
    }
    board.setFocus();
    return board;
}

QList<int> ReviewWindowTest::numbers() const
{
    QList<int> numbers;
    const QAbstractItemModel *model = table()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        numbers.append(model->index(row, MistakeRows::NumberColumn).data().toInt());
    }
    return numbers;
}

void ReviewWindowTest::review()
{
    QTest::keyClick(m_open->window.get(), Qt::Key_F12);
    auto *dialog = m_open->window->findChild<ReviewDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QListWidget *>()->item(0)->setCheckState(Qt::Checked);
    dialog->accept();
    auto &review = m_open->part<ReviewController>();
    QCOMPARE(review.state(), ReviewController::State::Running);
    QVERIFY(eventually([&] { return review.state() == ReviewController::State::Idle; }));
}

void ReviewWindowTest::theDialogStartsItAndThePanelListsTheMistakes()
{
    review();
    QVERIFY(panel()->isVisible());
    QTRY_COMPARE(numbers(), (QList<int>{6, 7, 8}));
    QCOMPARE(m_open->part<ReviewSummary>().sentence(Color::Black),
             QStringLiteral(
                 "Black: lost 7.0% per move; the engine’s choice in 0 of 4 moves; mistakes: 1; "
                 "loss per move by phase: opening: 7.0%, middle game: –, endgame: –"));
    QVERIFY(!game().record().isModified());
}

void ReviewWindowTest::theReviewIsShownAlthoughAnotherEngineIsTheMainOne()
{
    EngineProfile other = m_engine;
    other.name = QStringLiteral("Other");
    other.id = m_open->store.add(other);
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.engines = {other.id};
    m_open->preferences.set(options);
    QTest::keyClick(m_open->window.get(), Qt::Key_F12);
    auto *dialog = m_open->window->findChild<ReviewDialog *>();
    QVERIFY(dialog);
    auto *list = dialog->findChild<QListWidget *>();
    for (int row = 0; row < list->count(); ++row) {
        const bool isReviewer = list->item(row)->text() == m_engine.name;
        list->item(row)->setCheckState(isReviewer ? Qt::Checked : Qt::Unchecked);
    }

    dialog->accept();
    auto &review = m_open->part<ReviewController>();
    QVERIFY(eventually([&] { return review.state() == ReviewController::State::Idle; }));

    QCOMPARE(analysis().analysts().front()->profile().name, QStringLiteral("Other"));
    QTRY_COMPARE(numbers(), (QList<int>{6, 7, 8}));
    QVERIFY(analysis().isMistake(game().record().tree().pathTo(
        game().record().tree().endOfLine(game().record().tree().root()))[6]));
}

void ReviewWindowTest::aRowShowsThePositionBeforeItsMove()
{
    review();
    QList<std::vector<Point>> lit;
    connect(&m_open->part<ReviewPanel>(), &ReviewPanel::pointsLit, this,
            [&lit](const std::vector<Point> &points) { lit.append(points); });
    QTRY_COMPARE(numbers().size(), 3);
    const QModelIndex second = table()->model()->index(1, 0);
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                      table()->visualRect(second).center());
    QCOMPARE(game().cursor().moveNumber(), 6);
    QCOMPARE(table()->currentIndex().row(), 1);  // although a mistake leads here
    QCOMPARE(lit.last().size(), std::size_t(2)); // the move and the better one
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(game().cursor().moveNumber(), 7);
    game().cursor().back(1);
    QTRY_COMPARE(table()->currentIndex().row(), 1); // it follows
    QVERIFY(lit.last().empty());
}

void ReviewWindowTest::whatWasFoundStaysWhenItsEngineIsUnticked()
{
    review();
    QTRY_COMPARE(numbers().size(), 3);

    m_open->preferences.set(&AnalysisOptions::engines, QStringList());

    QVERIFY(analysis().analysts().empty());
    QVERIFY(!analysis().found().isEmpty());
    QTRY_COMPARE(numbers().size(), 3);
}

/// It goes to the position before each, as a click on a row does, not to the clicked one again.
void ReviewWindowTest::aKeyGoesFromMistakeToMistake()
{
    review();
    QTRY_COMPARE(numbers(), (QList<int>{6, 7, 8}));
    QList<std::vector<Point>> lit;
    connect(&m_open->part<ReviewPanel>(), &ReviewPanel::pointsLit, this,
            [&lit](const std::vector<Point> &points) { lit.append(points); });
    auto &board = focusedBoard();
    QTest::keyClick(&board, Qt::Key_N);
    QCOMPARE(game().cursor().moveNumber(), 5);
    QCOMPARE(table()->currentIndex().row(), 0);
    QCOMPARE(lit.last().size(), std::size_t(2));

    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                      table()->visualRect(table()->model()->index(1, 0)).center());
    QCOMPARE(game().cursor().moveNumber(), 6);
    const auto &panel = m_open->part<ReviewPanel>();
    test::control<QToolButton>(panel, "Next Mistake")->click();
    QCOMPARE(game().cursor().moveNumber(), 7);
    QCOMPARE(table()->currentIndex().row(), 2);
    test::control<QToolButton>(panel, "Previous Mistake")->click();
    QCOMPARE(game().cursor().moveNumber(), 6);
}

void ReviewWindowTest::graphAndTreeMarkTheMistakes()
{
    m_open->window->findChild<Panel *>(QStringLiteral("graph"))->show();
    auto &tree = m_open->part<GameTreeView>();
    const GameTree &record = game().record().tree();
    const std::vector<NodeId> path = record.pathTo(record.endOfLine(record.root()));
    const auto isMarked = [&](std::size_t move) {
        return tree.textOf(path[move]).contains(QLatin1String("mistake by the evaluation"));
    };
    QVERIFY(!isMarked(6));
    review();
    QVERIFY(!isMarked(5));
    QVERIFY(isMarked(6));
    const auto marked = [this] { return m_open->part<GraphView>().line().mistakes.size(); };
    QTRY_COMPARE(marked(), std::size_t(3));
}

void ReviewWindowTest::whatIsAMistakeIsThePersonsChoice()
{
    review();
    QTRY_COMPARE(numbers().size(), 3);
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.mistakes.rate = 0.06;
    m_open->preferences.set(options);
    QTRY_COMPARE(numbers(), (QList<int>{4, 5, 6, 7, 8}));
    QTest::keyClick(&focusedBoard(), Qt::Key_N);
    QCOMPARE(game().cursor().moveNumber(), 3); // the position before it
}

void ReviewWindowTest::noMistakeIsSaidToBeOfDoubtOrOfPlay()
{
    review();
    QTRY_COMPARE(numbers().size(), 3);
    const auto isTold = [this](const QString &words) {
        return std::ranges::any_of(panel()->findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(words);
        });
    };
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.mistakes.visits = 1'000'000; // more than there were
    m_open->preferences.set(options);
    QTRY_VERIFY(isTold(QStringLiteral("No mistake is certain")));
    options.mistakes.rate = 0.9;
    m_open->preferences.set(options);
    QTRY_VERIFY(isTold(QStringLiteral("No mistake was found.")));
}

void ReviewWindowTest::whatWasFoundIsSavedAsOneStep()
{
    QAction *save = m_open->part<ReviewActions>().save;
    QVERIFY(!save->isEnabled()); // nothing is known yet
    review();
    save->trigger();
    auto *dialog = m_open->window->findChild<SaveReviewDialog *>();
    QVERIFY(dialog);
    QVERIFY(!game().record().isModified());
    dialog->accept();

    const GameTree &tree = game().record().tree();
    QCOMPARE(commentAt(tree, tree.endOfLine(tree.root())),
             QStringLiteral("Black 58%, 108 visits (Judge)\n"
                            "White lost 15.0%; better was A1"));
    QVERIFY(game().record().isModified());
    QCOMPARE(game().record().stepToUndo()->what, QStringLiteral("Save Analysis"));
    game().record().undo();
    QVERIFY(!game().record().isModified());
    QCOMPARE(outlineOf(tree), outlineOf(treeFrom(ReviewedGame)));
}

void ReviewWindowTest::aSavedReviewIsThereAfterReopening_data()
{
    QTest::addColumn<MergeLevel>("level");
    QTest::addColumn<QString>("better");
    QTest::newRow("values") << MergeLevel::Values << QString();
    QTest::newRow("comments") << MergeLevel::Comments << QStringLiteral("A1");
    QTest::newRow("variations") << MergeLevel::Variations << QStringLiteral("A1");
}

void ReviewWindowTest::aSavedReviewIsThereAfterReopening()
{
    QFETCH(const MergeLevel, level);
    QFETCH(const QString, better);
    m_open->preferences.set(&ReviewSaving::level, level);
    review();
    m_open->part<ReviewActions>().save->trigger();
    m_open->window->findChild<SaveReviewDialog *>()->accept();
    const QByteArray file = writeSgf(game().record().tree());
    game().record().setModified(false);

    m_open->reopen();
    game().showTree(readSgf(file)->tree);
    panel()->show();

    QVERIFY(analysis().found().isEmpty());
    QTRY_COMPARE(numbers(), (QList<int>{6, 7, 8}));
    const QAbstractItemModel *model = table()->model();
    QCOMPARE(model->index(0, MistakeRows::ChoiceColumn).data().toString(), better);
    QCOMPARE(model->index(2, MistakeRows::LossColumn).data().toString(), QStringLiteral("15.0%"));
    QCOMPARE(m_open->part<ReviewSummary>().sentence(Color::Black),
             QStringLiteral("Black: lost 7.0% per move; mistakes: 1; "
                            "loss per move by phase: opening: 7.0%, middle game: –, endgame: –"));
    game().cursor().toEnd();
    const float lost = analysis().lossAt(game().cursor().node())->winrate;
    QVERIFY(std::abs(lost - 0.15F) < 0.001F);
}

void ReviewWindowTest::theNumbersAreThoseOfTheCommandLine()
{
    review();
    const GameTree &tree = game().record().tree();
    const std::vector<JudgedMove> moves = judgedMoves(
        reviewStops(tree, tree.endOfLine(tree.root())), analysis().found(), m_engine.id);

    const QString path = m_open->directory.filePath(QStringLiteral("game.sgf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(ReviewedGame) > 0);
    file.close();
    const Run headless = runCli({QStringLiteral("analyze"), path, QStringLiteral("--engine"),
                                 m_engine.commandLine, QStringLiteral("--json")});
    QCOMPARE(headless.exitCode, 0);
    const QJsonObject said = QJsonDocument::fromJson(headless.output).object();
    const QJsonArray saidMoves = said[QLatin1String("moves")].toArray();

    const auto isSame = [](double exact, const QJsonValue &rounded) {
        return std::abs(exact - rounded.toDouble(-1)) <= 0.00005;
    };
    QCOMPARE(saidMoves.size(), qsizetype(moves.size()));
    QCOMPARE(moves.size(), std::size_t(8));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const JudgedMove &move = moves[i];
        const QJsonObject other = saidMoves[int(i)].toObject();
        QCOMPARE(move.number, other[QLatin1String("number")].toInt());
        QVERIFY(isSame(double(move.winrate), other[QLatin1String("winrate")]));
        QVERIFY(isSame(double(move.loss.winrate), other[QLatin1String("loss")]));
        QCOMPARE(double(move.visits), other[QLatin1String("visits")].toDouble());
        QVERIFY(!move.rank && other[QLatin1String("rank")].isNull());
        QCOMPARE(QString::fromStdString(vertexOf(*move.choice.move)),
                 other[QLatin1String("choice")].toString());
    }
    const PlayerReview black = reviewOf(Color::Black, moves);
    const QJsonObject saidBlack = said[QLatin1String("black")].toObject();
    QCOMPARE(black.moves, saidBlack[QLatin1String("moves")].toInt());
    QCOMPARE(black.choices, saidBlack[QLatin1String("choices")].toInt());
    QVERIFY(isSame(double(black.averageLoss), saidBlack[QLatin1String("averageLoss")]));
}

SHINPAN_TEST(ReviewWindowTest)
#include "reviewwindow_test.moc"
