#include "ui/collection/gamelistmodel.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/document/gameloader.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QMimeData>
#include <QTest>

#include <memory>

using namespace shinpan;

/// The games of a document as a list: searched, sorted, and there at once however many they are.
class GameListModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void gamesAreListedInTheOrderOfTheFile();
    void aRowSaysAllToWhoeverCannotSeeIt();
    void whatIsVeryLongIsCutInItsRow();
    void everyWordIsSearchedInAllTexts();
    void nothingMayBeFound();
    void gamesAreSorted_data();
    void gamesAreSorted();
    void whatIsNotKnownComesLast();
    void equalsStayInTheOrderOfTheFile();
    void anotherFileIsListedWhole();
    void anEditIsSeenInItsRow();
    void aSearchGoesOnWhenGamesAreAdded();
    void onlyTheWholeListCanBeDragged();
    void tenThousandGamesAreListedAtOnce();

private:
    void open(const QByteArray &sgf);
    [[nodiscard]] QString names() const;
    [[nodiscard]] bool shows(const char *names) const;
    [[nodiscard]] QString textOf(int row, int role) const
    {
        return m_model->data(m_model->index(row), role).toString();
    }

    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<CollectionDocument> m_games;
    std::unique_ptr<GameListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

namespace {

constexpr QByteArrayView Games =
    "(;GN[a]PB[Honinbo Shusaku]BR[4p]PW[Gennan Inseki]WR[8p]RE[B+2]DT[1846-09-11];B[qd];W[dc])"
    "(;GN[b]PB[Go Seigen]PW[Honinbo Shusai]RE[W+2]DT[1933-10-16]EV[Game of the Century];B[qc])"
    "(;GN[c]PB[Cho Chikun]PW[Kobayashi Koichi]RE[W+R]EV[Kisei];B[qd];W[dc];B[pq])";

} // namespace

void GameListModelTest::init()
{
    m_table = std::make_unique<test::GameTable>();
    m_table->set({}, {});
    m_games = std::make_unique<CollectionDocument>(m_table->game);
    m_model = std::make_unique<GameListModel>(*m_games);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void GameListModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_games.reset();
    m_table.reset();
}

void GameListModelTest::open(const QByteArray &sgf)
{
    GameLoader loader;
    bool isRead = false;
    loader.readBytes(sgf, {}, [this, &isRead](Result<LoadedGames, SgfError> loaded) {
        m_games->open(std::move(loaded.value()));
        isRead = true;
    });
    if (!test::eventually([&isRead] { return isRead; })) {
        qFatal("the games are not read");
    }
}

QString GameListModelTest::names() const
{
    QString names;
    for (const GameId game : m_model->shownGames()) {
        names += m_model->summary(game).gameName;
    }
    return names;
}

/// Whether it comes within a moment.
bool GameListModelTest::shows(const char *wanted) const
{
    return test::eventually([&] { return names() == QLatin1String(wanted); });
}

void GameListModelTest::gamesAreListedInTheOrderOfTheFile()
{
    open(Games.toByteArray());

    QCOMPARE(names(), QStringLiteral("abc"));
    QCOMPARE(textOf(0, Qt::DisplayRole), QStringLiteral("Honinbo Shusaku 4p – Gennan Inseki 8p"));
    QVERIFY(m_model->isWhole());
}

void GameListModelTest::aRowSaysAllToWhoeverCannotSeeIt()
{
    open(Games.toByteArray());

    QCOMPARE(textOf(0, Qt::AccessibleTextRole),
             QStringLiteral("Game 1, Honinbo Shusaku 4p – Gennan Inseki 8p, B+2, "
                            "1846-09-11 · 2 move(s) · a, on the board"));
}

void GameListModelTest::whatIsVeryLongIsCutInItsRow()
{
    const QByteArray word(100'000, 'x');
    const QByteArray shared = "RE[" + word + "]EV[" + word + "]RO[" + word + "];B[aa])";
    open("(;PB[" + word + "]PW[" + word + "]" + shared + "(;GN[" + word + "]" + shared);
    for (int row = 0; row < 2; ++row) {
        for (const int role : {Qt::DisplayRole, Qt::AccessibleTextRole}) {
            QVERIFY(textOf(row, role).contains(QStringLiteral("… (100000 characters)")));
            QVERIFY2(textOf(row, role).size() < 2000, qPrintable(textOf(row, role).left(100)));
        }
    }
}

void GameListModelTest::everyWordIsSearchedInAllTexts()
{
    open(Games.toByteArray());

    m_model->search(QStringLiteral("honinbo"));
    QVERIFY(shows("ab"));
    m_model->search(QStringLiteral("HONINBO w+"));
    QVERIFY(shows("b"));
    m_model->search(QStringLiteral("century"));
    QVERIFY(shows("b"));
    m_model->search(QStringLiteral("1846"));
    QVERIFY(shows("a"));
    m_model->search({});
    QVERIFY(shows("abc"));
}

void GameListModelTest::nothingMayBeFound()
{
    open(Games.toByteArray());

    m_model->search(QStringLiteral("Dosaku"));

    QVERIFY(shows(""));
    QCOMPARE(m_model->rowOf(m_games->current()), -1);
}

void GameListModelTest::gamesAreSorted_data()
{
    QTest::addColumn<int>("sorting");
    QTest::addColumn<QByteArray>("ascending");
    QTest::addColumn<QByteArray>("descending");

    const auto row = [](const char *name, GameSorting sorting, const char *up, const char *down) {
        QTest::newRow(name) << static_cast<int>(sorting) << QByteArray(up) << QByteArray(down);
    };
    row("file", GameSorting::File, "abc", "cba");
    row("black", GameSorting::Black, "cba", "abc");
    row("white", GameSorting::White, "abc", "cba");
    row("result", GameSorting::Result, "abc", "cba");
    row("date", GameSorting::Date, "abc", "bac");
    row("moves", GameSorting::Moves, "bac", "cab");
    row("event", GameSorting::Event, "abc", "cba");
}

void GameListModelTest::gamesAreSorted()
{
    QFETCH(int, sorting);
    QFETCH(QByteArray, ascending);
    QFETCH(QByteArray, descending);
    open(Games.toByteArray());

    m_model->sortBy(static_cast<GameSorting>(sorting), Qt::AscendingOrder);
    QVERIFY2(shows(ascending.constData()), qPrintable(names()));
    m_model->sortBy(static_cast<GameSorting>(sorting), Qt::DescendingOrder);

    QVERIFY2(shows(descending.constData()), qPrintable(names()));
    QVERIFY(!m_model->isWhole());
    QCOMPARE(m_games->placeOf(m_games->current()), std::size_t{0});
}

void GameListModelTest::whatIsNotKnownComesLast()
{
    open("(;GN[a])(;GN[b]DT[2001])(;GN[c])(;GN[d]DT[2000])");

    m_model->sortBy(GameSorting::Date, Qt::AscendingOrder);
    QVERIFY(shows("dbac"));
    m_model->sortBy(GameSorting::Date, Qt::DescendingOrder);

    QVERIFY(shows("bdac"));
}

void GameListModelTest::equalsStayInTheOrderOfTheFile()
{
    open("(;GN[a]PB[x])(;GN[b]PB[X])(;GN[c]PB[x])");

    m_model->sortBy(GameSorting::Black, Qt::DescendingOrder);

    QVERIFY(shows("abc"));
}

void GameListModelTest::anotherFileIsListedWhole()
{
    open(Games.toByteArray());
    m_model->search(QStringLiteral("kisei"));
    QVERIFY(shows("c"));

    open("(;GN[x])(;GN[y])");

    QCOMPARE(names(), QStringLiteral("xy"));
}

void GameListModelTest::anEditIsSeenInItsRow()
{
    open("(;GN[a]SZ[9])(;GN[b])");
    QCOMPARE(textOf(0, Qt::DisplayRole), QStringLiteral("a"));
    GameInfo info = m_table->game.record().info();
    info.playerName.black = QStringLiteral("Dosaku");

    m_table->game.record().setInfo(info);

    QVERIFY(test::eventually(
        [this] { return textOf(0, Qt::DisplayRole) == QStringLiteral("Dosaku – ?"); }));
}

void GameListModelTest::aSearchGoesOnWhenGamesAreAdded()
{
    open(Games.toByteArray());
    m_model->search(QStringLiteral("kisei"));
    QVERIFY(shows("c"));

    m_games->insert(0, {readSgf("(;GN[x]EV[Kisei])")->tree, readSgf("(;GN[y])")->tree});

    QVERIFY(shows("xc"));
}

void GameListModelTest::onlyTheWholeListCanBeDragged()
{
    open(Games.toByteArray());
    QVERIFY(m_model->flags(m_model->index(0)).testFlag(Qt::ItemIsDragEnabled));

    m_model->sortBy(GameSorting::Black, Qt::AscendingOrder);

    QVERIFY(!m_model->flags(m_model->index(0)).testFlag(Qt::ItemIsDragEnabled));
    QVERIFY(!m_model->flags({}).testFlag(Qt::ItemIsDropEnabled));
}

void GameListModelTest::tenThousandGamesAreListedAtOnce()
{
    m_tester.reset(); // looks at every row
    QByteArray sgf;
    for (int game = 0; game < 10'000; ++game) {
        sgf += "(;GM[1]FF[4]PB[Black " + QByteArray::number(game % 100) + "]PW[White "
             + QByteArray::number(game) + "]RE[B+R];B[aa];W[bb])\n";
    }
    open(sgf);
    QCOMPARE(m_model->rowCount(), 10'000);

    m_model->search(QStringLiteral("\"black 7\""));
    QVERIFY(shows(""));
    m_model->search(QStringLiteral("white 9999"));

    QVERIFY(test::eventually([this] { return m_model->rowCount() == 1; }));
    QCOMPARE(textOf(0, Qt::DisplayRole), QStringLiteral("Black 99 – White 9999"));
}

SHINPAN_TEST(GameListModelTest)
#include "gamelistmodel_test.moc"
