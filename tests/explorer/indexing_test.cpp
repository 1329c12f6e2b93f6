#include "core/explorer/indexing.h"

#include "tests/explorer/gamefolder.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr char Game[] = "(;SZ[9]PB[Ann]PW[Bob]RE[B+R]DT[2001-02-03];B[ee];W[cc])";
constexpr char OtherGame[] = "(;SZ[9]PB[Cy]PW[Dee]RE[W+3.5]DT[2004];B[ee];W[gg];B[cc])";

/// How many games of the index begin on an empty 9×9 board.
[[nodiscard]] std::int64_t gamesIn(const GameFolder &folder)
{
    Explorer explorer = folder.open();
    return explorer.ask(Board(BoardSize::square(9)), Color::Black, {})->all.games;
}

} // namespace

/// Indexing, and what it leaves in an IndexFile.
class IndexingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatHasNotChangedIsNotReadAgain();
    void newAndChangedFilesAreReadAndGoneOnesGo();
    void aFaultyFileIsToldOnceAndTheRestGoesOn();
    void allGamesOfACollectionAreThere();
    void whatWasNotCommittedIsReadAgain();
    void aSecondWriterIsRefused();
    void runsAreJoinedAndAnswersStayTheSame();
    void somethingElseIsNoIndex();
    void aDamagedIndexIsTold();
    void datesAndEndsAreReadAsPeopleWriteThem();
};

void IndexingTest::whatHasNotChangedIsNotReadAgain()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), Game);
    folder.write(QStringLiteral("notes.txt"), "no game");

    QCOMPARE(folder.update().newFiles, 1);

    const IndexProgress again = folder.update();
    QCOMPARE(again.newFiles, 0);
    QCOMPARE(again.ofFiles, 1);
    QCOMPARE(gamesIn(folder), 1);
}

void IndexingTest::newAndChangedFilesAreReadAndGoneOnesGo()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), Game);
    folder.write(QStringLiteral("b.sgf"), Game);
    folder.write(QStringLiteral("c.sgf"), Game);
    static_cast<void>(folder.update());
    folder.write(QStringLiteral("a.sgf"), OtherGame);
    folder.write(QStringLiteral("d.sgf"), Game);
    folder.remove(QStringLiteral("b.sgf"));

    const IndexProgress update = folder.update();

    QCOMPARE(update.newFiles, 2);
    QCOMPARE(update.goneFiles, 1);
    Explorer explorer = folder.open();
    const auto answer = explorer.ask(Board(BoardSize::square(9)), Color::Black, {});
    QCOMPARE(answer->all.games, 3);
    QCOMPARE(answer->all.black.wins, 2);
    QCOMPARE(answer->all.black.losses, 1);
    QCOMPARE(answer->all.lastYear, 2004);
}

void IndexingTest::aFaultyFileIsToldOnceAndTheRestGoesOn()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), Game);
    folder.write(QStringLiteral("b.sgf"), "this is no game");
    folder.write(QStringLiteral("c.sgf"), Game);
    std::vector<IndexFault> faults;

    QCOMPARE(folder.update(&faults).faults, 1);

    QCOMPARE(faults.size(), std::size_t{1});
    QVERIFY(faults.front().path.endsWith(QStringLiteral("/b.sgf")));
    QVERIFY(!faults.front().reason.isEmpty());
    QCOMPARE(gamesIn(folder), 2);
    QCOMPARE(folder.update(&faults).faults, 1); // still known
    QVERIFY(faults.empty());
}

void IndexingTest::allGamesOfACollectionAreThere()
{
    GameFolder folder;
    folder.write(QStringLiteral("all.sgf"), QByteArray(Game) + "(;GM[2];)" + OtherGame);
    static_cast<void>(folder.update());

    Explorer explorer = folder.open();
    const auto answer = explorer.ask(Board(BoardSize::square(9)), Color::Black, {});

    QCOMPARE(answer->games.size(), std::size_t{2});
    QCOMPARE(answer->games[0].number, std::size_t{2}); // the latest
    QCOMPARE(answer->games[0].players.black, QStringLiteral("Cy"));
    QCOMPARE(answer->games[0].date, 20040000);
    QCOMPARE(answer->games[1].number, std::size_t{0});
}

void IndexingTest::whatWasNotCommittedIsReadAgain()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), Game);
    folder.write(QStringLiteral("b.sgf"), OtherGame);
    {
        auto cutOff = Indexing::begin(folder.indexPath(), {folder.path({})});
        QVERIFY(cutOff.has_value());
        for (int step = 0; step < 4; ++step) {
            QVERIFY(!*cutOff->advance());
        }
    }

    QCOMPARE(folder.update().newFiles, 2);

    QCOMPARE(gamesIn(folder), 2);
}

void IndexingTest::aSecondWriterIsRefused()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), Game);
    const auto first = Indexing::begin(folder.indexPath(), {folder.path({})});
    QVERIFY(first.has_value());

    const auto second = Indexing::begin(folder.indexPath(), {});

    QVERIFY(!second);
    QVERIFY(second.error().english().contains(QStringLiteral("already")));
}

void IndexingTest::runsAreJoinedAndAnswersStayTheSame()
{
    GameFolder folder;
    QByteArray all;
    for (unsigned file = 0; file < 2 * MostRuns; ++file) {
        const QByteArray games = randomGames(3, 5, file);
        all += games;
        folder.write(QStringLiteral("%1.sgf").arg(file), games);
        static_cast<void>(folder.update());
    }
    GameFolder once;
    once.write(QStringLiteral("all.sgf"), all);
    static_cast<void>(once.update());

    Explorer joined = folder.open();
    Explorer plain = once.open();

    QVERIFY(joined.file().runs()->size() <= MostRuns);
    QCOMPARE(plain.file().runs()->size(), std::size_t{1});
    Board board(BoardSize::square(5));
    for (const Point point : {Point{2, 2}, Point{1, 2}}) {
        const Color toPlay = board.hash() == 0 ? Color::Black : Color::White;
        const auto one = joined.ask(board, toPlay, {});
        const auto other = plain.ask(board, toPlay, {});
        QVERIFY(one->all.games > 0);
        QCOMPARE(one->all.games, other->all.games);
        QCOMPARE(one->moves.size(), other->moves.size());
        for (std::size_t i = 0; i < one->moves.size(); ++i) {
            QCOMPARE(one->moves[i].tally.games, other->moves[i].tally.games);
            QCOMPARE(one->moves[i].tally.black, other->moves[i].tally.black);
        }
        board.play(toPlay, point);
    }
}

void IndexingTest::somethingElseIsNoIndex()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), Game);

    QVERIFY(!Explorer::open(folder.path(QStringLiteral("a.sgf"))));
    QVERIFY(!Indexing::begin(folder.path(QStringLiteral("a.sgf")), {folder.path({})}));
    QVERIFY(!Explorer::open(folder.path(QStringLiteral("none"))));
    QVERIFY(!Indexing::begin(folder.indexPath(), {folder.path(QStringLiteral("none"))}));
}

void IndexingTest::aDamagedIndexIsTold()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), Game);
    static_cast<void>(folder.update());
    {
        auto file = SqliteConnection::open(folder.indexPath(), SqliteConnection::Mode::ReadWrite);
        QVERIFY(file->execute("UPDATE block SET data = x'ffffffffffffffffffff'").has_value());
    }

    Explorer explorer = folder.open();
    int failures = 0;
    Board board(BoardSize::square(9));
    for (const auto &[color, point] :
         {std::pair(Color::Black, Point{4, 4}), std::pair(Color::White, Point{2, 6}),
          std::pair(Color::Black, Point{0, 0})}) {
        failures += explorer.ask(board, color, {}) ? 0 : 1;
        board.play(color, point);
    }

    QVERIFY(failures > 0); // whichever keys come before that of the only block
}

void IndexingTest::datesAndEndsAreReadAsPeopleWriteThem()
{
    QCOMPARE(dateNumberOf(QStringLiteral("2004-03-15,16")), 20040315);
    QCOMPARE(dateNumberOf(QStringLiteral("Mar 15, 2004")), 20040315);
    QCOMPARE(dateNumberOf(QStringLiteral("soon")), 0);
    QCOMPARE(indexedEndOf(QStringLiteral("B+R")), IndexedEnd::Black);
    QCOMPARE(indexedEndOf(QStringLiteral("white wins by half a point")), IndexedEnd::White);
    QCOMPARE(indexedEndOf(QStringLiteral("Jigo")), IndexedEnd::Draw);
    QCOMPARE(indexedEndOf(QStringLiteral("Void")), IndexedEnd::Unknown);
    QCOMPARE(*filterDay(QStringLiteral("2004"), true), 20049999);
    QCOMPARE(*filterDay(QStringLiteral("2004-03"), false), 20040300);
    QVERIFY(!filterDay(QStringLiteral("soon"), false));
}

SHINPAN_TEST(IndexingTest)
#include "indexing_test.moc"
