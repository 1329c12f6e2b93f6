#include "ui/collection/collectiondock.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/collection/collectionactions.h"
#include "ui/collection/gamelistmodel.h"
#include "ui/collection/gamelistview.h"
#include "ui/document/documentcontroller.h"
#include "ui/home/arrangement.h"
#include "ui/kit/noticebar.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace shinpan;

/// The list of games in the window, and what can be done with it.
class CollectionDockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void itComesWithACollectionAndGoesWithIt();
    void sixGamesAreSeenInTheLayoutForAnalysis();
    void whoeverOpensItForOneGameKeepsIt();
    void aClickPutsAGameOnTheBoard();
    void returnPutsAGameOnTheBoard();
    void keysGoToTheNextGameAndBack();
    void theNextGameIsTheNextOneFound();
    void aGameOfSomethingElseIsNotShown();
    void aRunningGameIsAskedAbout();
    void addingAGameMakesACollection();
    void gamesOfAFileAreAdded();
    void gamesArePasted();
    void whatIsPastedMustBeAGame();
    void theSelectionIsDuplicated();
    void theSelectionIsRemovedAndBroughtBack();
    void keysMoveTheSelection();
    void aSelectionIsDropped();
    void theSortedOrderCanBeKept();
    void selectedGamesAreExtracted();
    void aSearchIsCounted();
    void theWholeCollectionIsSaved();
    void theWholeCollectionIsRecovered();

private:
    void open(const QByteArray &sgf, const char *name = "games.sgf");
    [[nodiscard]] QString path(const char *name) const
    {
        return m_open->directory.filePath(QLatin1String(name));
    }
    [[nodiscard]] DocumentController &document() const { return m_open->window->document(); }
    [[nodiscard]] CollectionActions &actions() const
    {
        return m_open->part<CollectionDock>().actions();
    }
    [[nodiscard]] GameListView &list() const { return m_open->part<GameListView>(); }
    [[nodiscard]] QString names() const;
    [[nodiscard]] QString shown() const { return m_open->table.game.record().info().gameName; }
    [[nodiscard]] static QString namesIn(const QString &file);
    void select(std::initializer_list<int> rows) const;
    void chooseFile(const QString &file) const;

    std::unique_ptr<test::OpenWindow> m_open;
};

void CollectionDockTest::open(const QByteArray &sgf, const char *name)
{
    QVERIFY(saveWholeFile(sgf, path(name)));
    document().openFile(path(name));
}

QString CollectionDockTest::names() const
{
    QString names;
    for (const GameId game : document().games().games()) {
        const QString name = document().games().summary(game).gameName;
        names += name.isEmpty() ? QStringLiteral("-") : name;
    }
    return names;
}

QString CollectionDockTest::namesIn(const QString &file)
{
    QString names;
    if (const auto games = readSgfCollectionFile(file)) {
        for (std::size_t game = 0; game < games->size(); ++game) {
            names += games->summary(game).gameName;
        }
    }
    return names;
}

void CollectionDockTest::select(std::initializer_list<int> rows) const
{
    std::vector<GameId> games;
    for (const int row : rows) {
        games.push_back(document().games().games()[static_cast<std::size_t>(row)]);
    }
    list().selectGames(games);
}

void CollectionDockTest::chooseFile(const QString &file) const
{
    QDialog *dialog = m_open->window->findChild<QFileDialog *>();
    QVERIFY2(dialog, "no file is asked for");
    static_cast<QFileDialog *>(dialog)->selectFile(file);
    dialog->accept();
}

void CollectionDockTest::itComesWithACollectionAndGoesWithIt()
{
    const auto &dock = m_open->part<CollectionDock>();
    QVERIFY(dock.isHidden());

    open("(;GN[a])(;GN[b])");
    QVERIFY(dock.isVisible());
    QVERIFY(list().selectedGames() == std::vector<GameId>{document().games().current()});
    open("(;GN[c])", "one.sgf");

    QVERIFY(dock.isHidden());
}

/// The screen is 1280×800, with the panels of that layout.
void CollectionDockTest::sixGamesAreSeenInTheLayoutForAnalysis()
{
    m_open->window->resize(1280, 740);
    open("(;GN[a])(;GN[b])(;GN[c])(;GN[d])(;GN[e])(;GN[f])(;GN[g])(;GN[h])");

    m_open->window->arrangement().choose(WindowLayout::Analyse);

    const auto seen = [this] { return list().viewport()->visibleRegion().boundingRect(); };
    const auto sixth = [this] { return list().visualRect(list().model()->index(5, 0)); };
    QTRY_VERIFY2(!seen().isEmpty() && seen().contains(sixth()),
                 qPrintable(QStringLiteral("%1 of %2").arg(sixth().bottom()).arg(seen().bottom())));
}

void CollectionDockTest::whoeverOpensItForOneGameKeepsIt()
{
    auto &dock = m_open->part<CollectionDock>();
    dock.toggleViewAction()->trigger();
    QVERIFY(dock.isVisible());

    open("(;GN[a])(;GN[b])");
    open("(;GN[c])", "one.sgf");

    QVERIFY(dock.isVisible());
}

void CollectionDockTest::aClickPutsAGameOnTheBoard()
{
    open("(;GN[a])(;GN[b])");

    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(list().model()->index(1, 0)).center());

    QCOMPARE(shown(), QStringLiteral("b"));
}

void CollectionDockTest::returnPutsAGameOnTheBoard()
{
    open("(;GN[a])(;GN[b])(;GN[c])");
    list().setFocus();

    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(shown(), QStringLiteral("a"));
    QTest::keyClick(&list(), Qt::Key_Return);

    QCOMPARE(shown(), QStringLiteral("b"));
}

void CollectionDockTest::keysGoToTheNextGameAndBack()
{
    open("(;GN[a])(;GN[b])");
    QVERIFY(!actions().previous->isEnabled());

    QTest::keyClick(m_open->window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(shown(), QStringLiteral("b"));
    QVERIFY(!actions().next->isEnabled());
    QTest::keyClick(m_open->window.get(), Qt::Key_PageUp, Qt::ControlModifier);

    QCOMPARE(shown(), QStringLiteral("a"));
}

void CollectionDockTest::theNextGameIsTheNextOneFound()
{
    open("(;GN[a]PB[x])(;GN[b])(;GN[c]PB[x])");
    test::control<QLineEdit>(*m_open->window, "Search the games")->setText(QStringLiteral("x"));
    QVERIFY(test::eventually([this] { return list().model()->rowCount() == 2; }));

    actions().next->trigger();

    QCOMPARE(shown(), QStringLiteral("c"));
}

void CollectionDockTest::aGameOfSomethingElseIsNotShown()
{
    open("(;GN[a])(;GM[2]GN[othello])");

    actions().next->trigger();

    QCOMPARE(shown(), QStringLiteral("a"));
    QVERIFY(m_open->part<NoticeBar>().text().startsWith(QLatin1String("This is not a game of Go")));
}

void CollectionDockTest::aRunningGameIsAskedAbout()
{
    open("(;GN[a]SZ[9])(;GN[b])");
    m_open->table.game.start();

    actions().next->trigger();
    QCOMPARE(shown(), QStringLiteral("a"));
    QVERIFY(m_open->table.game.status().isRunning());
    auto *box = m_open->window->findChild<QMessageBox *>();
    QVERIFY2(box, "nothing is asked");
    test::buttonWithText<QPushButton>(*box, "End Game")->click();

    QCOMPARE(shown(), QStringLiteral("b"));
    QVERIFY(!m_open->table.game.status().isRunning());
}

void CollectionDockTest::addingAGameMakesACollection()
{
    open("(;GN[a]SZ[9])");

    actions().addEmpty->trigger();

    QCOMPARE(names(), QStringLiteral("a-"));
    QVERIFY(m_open->part<CollectionDock>().isVisible());
    QCOMPARE(m_open->table.game.record().boardSize().columns, std::uint8_t{9});
    QCOMPARE(document().games().placeOf(document().games().current()), std::size_t{1});
    QVERIFY(document().isModified());
}

void CollectionDockTest::gamesOfAFileAreAdded()
{
    open("(;GN[a])(;GN[b])");
    QVERIFY(saveWholeFile("(;GN[x])(;GN[y])", path("more.sgf")));

    actions().addFile->trigger();
    chooseFile(path("more.sgf"));

    QVERIFY(test::eventually([this] { return names() == QLatin1String("axyb"); }));
    QCOMPARE(shown(), QStringLiteral("x"));
    QCOMPARE(document().filePath(), path("games.sgf"));
}

void CollectionDockTest::gamesArePasted()
{
    open("(;GN[a])");
    QGuiApplication::clipboard()->setText(QStringLiteral("(;GN[\u5FA1]CA[GB2312])"));

    actions().paste->trigger();

    QVERIFY(test::eventually([this] { return names() == QStringLiteral("a\u5FA1"); }));
}

void CollectionDockTest::whatIsPastedMustBeAGame()
{
    open("(;GN[a])");
    QGuiApplication::clipboard()->setText(QStringLiteral("good morning"));

    actions().paste->trigger();

    QCOMPARE(names(), QStringLiteral("a"));
    QVERIFY(m_open->part<NoticeBar>().text().startsWith(QLatin1String("What was pasted")));
}

void CollectionDockTest::theSelectionIsDuplicated()
{
    open("(;GN[a])(;GN[b])(;GN[c])");
    select({0, 1});

    actions().duplicate->trigger();

    QCOMPARE(names(), QStringLiteral("ababc"));
}

void CollectionDockTest::theSelectionIsRemovedAndBroughtBack()
{
    open("(;GN[a])(;GN[b])(;GN[c])");
    select({1, 2});
    list().setFocus();

    QTest::keyClick(&list(), Qt::Key_Delete);
    QCOMPARE(names(), QStringLiteral("a"));
    auto &notices = m_open->part<NoticeBar>();
    QCOMPARE(notices.text(), QStringLiteral("2 game(s) were removed."));
    test::buttonWithText<QPushButton>(notices, "Undo")->click();

    QCOMPARE(names(), QStringLiteral("abc"));
}

void CollectionDockTest::keysMoveTheSelection()
{
    open("(;GN[a])(;GN[b])(;GN[c])(;GN[d])");
    select({1, 2});
    list().setFocus();

    QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(names(), QStringLiteral("bcad"));
    QVERIFY(!actions().moveUp->isEnabled());
    QTest::keyClick(&list(), Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(&list(), Qt::Key_Down, Qt::AltModifier);

    QCOMPARE(names(), QStringLiteral("adbc"));
    QVERIFY(!actions().moveDown->isEnabled());
    QCOMPARE(list().selectedGames().size(), std::size_t{2});
}

void CollectionDockTest::aSelectionIsDropped()
{
    open("(;GN[a])(;GN[b])(;GN[c])(;GN[d])");
    select({0, 2});

    Q_EMIT list().selectionDropped(4);
    QCOMPARE(names(), QStringLiteral("bdac"));
    Q_EMIT list().selectionDropped(1);

    QCOMPARE(names(), QStringLiteral("bacd"));
    QCOMPARE(shown(), QStringLiteral("a"));
}

void CollectionDockTest::theSortedOrderCanBeKept()
{
    open("(;GN[a]DT[3])(;GN[b]DT[1])(;GN[c]DT[2])");
    QVERIFY(!actions().keepOrder->isEnabled());
    auto &model = *m_open->window->findChild<GameListModel *>();
    model.sortBy(GameSorting::Date, Qt::AscendingOrder);
    QVERIFY(test::eventually([this] { return actions().keepOrder->isEnabled(); }));
    QCOMPARE(names(), QStringLiteral("abc"));

    actions().keepOrder->trigger();

    QCOMPARE(names(), QStringLiteral("bca"));
}

void CollectionDockTest::selectedGamesAreExtracted()
{
    open("(;GN[a])(;GN[b])(;GN[c])");
    select({0, 2});

    actions().extract->trigger();
    chooseFile(path("some.sgf"));

    QCOMPARE(namesIn(path("some.sgf")), QStringLiteral("ac"));
    QCOMPARE(document().filePath(), path("games.sgf"));
    QVERIFY(!document().isModified());
}

void CollectionDockTest::aSearchIsCounted()
{
    open("(;GN[a])(;GN[b])(;GN[b])");
    const auto *count = test::control<QLabel>(*m_open->window, "Number of games");
    QTRY_COMPARE(count->text(), QStringLiteral("3 game(s)"));

    test::control<QLineEdit>(*m_open->window, "Search the games")->setText(QStringLiteral("b"));

    QVERIFY(test::eventually([&] { return count->text() == QLatin1String("2 of 3 game(s)"); }));
}

void CollectionDockTest::theWholeCollectionIsSaved()
{
    open("(;GN[a]SZ[9])(;GN[b]SZ[9])(;GN[c])");
    m_open->table.play("E5");
    actions().next->trigger();
    m_open->table.play("C3");
    select({2});
    actions().moveUp->trigger();

    document().save();

    QVERIFY(!document().isModified());
    QCOMPARE(namesIn(path("games.sgf")), QStringLiteral("acb"));
    const auto saved = readSgfCollectionFile(path("games.sgf"));
    QCOMPARE(saved->summary(0).moves, 1U);
    QCOMPARE(saved->summary(2).moves, 1U);
}

void CollectionDockTest::theWholeCollectionIsRecovered()
{
    open("(;GN[a]SZ[9])(;GN[b]SZ[9])");
    m_open->table.play("E5");
    actions().next->trigger();
    m_open->table.play("C3");
    const QString copy = path("recovery/dead.sgf");
    QVERIFY(QDir().mkpath(path("recovery")));
    QVERIFY(test::eventually([this] {
        const QStringList copies =
            QDir(path("recovery")).entryList({QStringLiteral("*.sgf")}, QDir::Files);
        return !copies.isEmpty()
            && readSgfCollectionFile(path("recovery/") + copies.first())->summary(1).moves == 1;
    }));
    const QString own =
        QDir(path("recovery")).entryList({QStringLiteral("*.sgf")}, QDir::Files).first();
    QVERIFY(QFile::copy(path("recovery/") + own, copy));
    document().forgetChanges();

    document().recover(copy);

    QCOMPARE(names(), QStringLiteral("ab"));
    QVERIFY(document().isModified());
    QCOMPARE(document().games().summary(document().games().games()[0]).moves, 1U);
    QCOMPARE(document().games().summary(document().games().games()[1]).moves, 1U);
    QVERIFY(!QFile::exists(copy));
}

SHINPAN_TEST(CollectionDockTest)
#include "collectiondock_test.moc"
