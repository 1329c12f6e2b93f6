#include "core/explorer/explorer.h"

#include "core/board/symmetry.h"
#include "core/explorer/explorerquestion.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/explorer/gamefolder.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <map>
#include <set>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// A position of a game, as a plain scan finds it.
struct Scanned
{
    Board board;
    Color toPlay = Color::Black;
    std::optional<Move> next;
    IndexedEnd end = IndexedEnd::Unknown;
    std::size_t game = 0;
};

[[nodiscard]] std::vector<Scanned> scan(const QByteArray &sgf)
{
    std::vector<Scanned> all;
    const SgfCollection games = *readSgfCollection(sgf);
    for (std::size_t game = 0; game < games.size(); ++game) {
        const GameTree tree = games.game(game).tree;
        Replay replay(tree);
        for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
            replay.step(tree, node);
            const NodeId next = tree.firstChild(node);
            all.push_back({replay.board(), replay.toPlay(tree, node),
                           next == NoNode ? std::nullopt : moveAt(tree, next),
                           indexedEndOf(simpleTextAt(tree, tree.root(), "RE")), game});
        }
    }
    return all;
}

/// The board laid by a symmetry, its colours exchanged where that is wanted.
[[nodiscard]] Board laid(const Board &board, int symmetry, bool isExchanged)
{
    Board result(board.size());
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (const Stone stone = board.at(point); stone != Stone::Empty) {
            const Color color = isExchanged ? opposite(colorOf(stone)) : colorOf(stone);
            result.set(transformed(point, board.size(), symmetry), stoneOf(color));
        }
    }
    return result;
}

/// Games through a position and Black's wins among them, by comparing all boards.
struct PlainAnswer
{
    std::set<std::size_t> games;
    std::set<std::size_t> blackWins;
    std::map<int, std::set<std::size_t>> byPoint; ///< in every way that a game is laid there
};

[[nodiscard]] PlainAnswer plainAnswer(const std::vector<Scanned> &all, const Scanned &wanted)
{
    PlainAnswer answer;
    const BoardSize size = wanted.board.size();
    for (const Scanned &scanned : all) {
        const bool isExchanged = scanned.toPlay != wanted.toPlay;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            if (!(laid(scanned.board, symmetry, isExchanged) == wanted.board)) {
                continue;
            }
            answer.games.insert(scanned.game);
            if (scanned.end == (isExchanged ? IndexedEnd::White : IndexedEnd::Black)) {
                answer.blackWins.insert(scanned.game);
            }
            if (scanned.next && scanned.next->point) {
                answer.byPoint[size.indexOf(transformed(*scanned.next->point, size, symmetry))]
                    .insert(scanned.game);
            }
        }
    }
    return answer;
}

} // namespace

/// Explorer.
class ExplorerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersEqualThoseOfAPlainScan();
    void inStepsTheAnswerIsTheSame();
    void resultsCountAsTheColorsAre();
    void playersAndDatesAreFiltered();
    void whatEnginesThoughtIsAveraged();
    void handicapPassesAndSizesAreApart();
    void gamesAreToldWithTheirMove();
    void positionsThatBothColorsWonAreFound();
};

void ExplorerTest::answersEqualThoseOfAPlainScan()
{
    const QByteArray sgf = randomGames(120, 4, 361);
    GameFolder folder;
    folder.write(QStringLiteral("all.sgf"), sgf);
    static_cast<void>(folder.update());
    Explorer explorer = folder.open();
    const std::vector<Scanned> all = scan(sgf);
    std::size_t shared = 0;
    for (std::size_t i = 0; i < all.size(); i += 59) {
        const PlainAnswer plain = plainAnswer(all, all[i]);

        const auto answer = explorer.ask(all[i].board, all[i].toPlay, {});

        QCOMPARE(answer->all.games, static_cast<std::int64_t>(plain.games.size()));
        QCOMPARE(answer->all.black.wins, static_cast<std::int64_t>(plain.blackWins.size()));
        QCOMPARE(answer->games.size(), plain.games.size());
        std::map<int, std::size_t> byPoint;
        for (const ExplorerMove &move : answer->moves) {
            for (const Point point : move.points) {
                byPoint[all[i].board.size().indexOf(point)] =
                    static_cast<std::size_t>(move.tally.games);
            }
        }
        QCOMPARE(byPoint.size(), plain.byPoint.size());
        for (const auto &[point, games] : plain.byPoint) {
            QCOMPARE(byPoint[point], games.size());
        }
        shared += plain.games.size() > 1 ? 1 : 0;
    }
    QVERIFY(shared > 3);
}

void ExplorerTest::inStepsTheAnswerIsTheSame()
{
    GameFolder folder;
    for (int i = 0; i < 20; ++i) { // in runs of their own
        folder.write(QStringLiteral("%1.sgf").arg(i),
                     QStringLiteral("(;SZ[9]DT[%1];B[ee])").arg(2000 + i * 7 % 20).toUtf8());
        static_cast<void>(folder.update());
    }
    Explorer explorer = folder.open();
    const Board board(BoardSize::square(9));
    Explorer::Question question(explorer, board, Color::Black, {}, 3);
    int steps = 1;
    for (Result<bool> isDone = false; !*isDone; ++steps) {
        isDone = question.advance(1);
        QVERIFY(isDone);
    }
    const auto answer = question.answer();
    const auto atOnce = explorer.ask(board, Color::Black, {});

    QVERIFY2(steps > 20, qPrintable(QString::number(steps)));
    QCOMPARE(answer->all.games, 20);
    QCOMPARE(answer->moves.front().tally.games, atOnce->moves.front().tally.games);
    QCOMPARE(answer->games.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(answer->games[i].date, 20190000 - static_cast<int>(i) * 10000);
        QCOMPARE(answer->games[i].path, atOnce->games[i].path);
    }
}

void ExplorerTest::resultsCountAsTheColorsAre()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), "(;SZ[9]RE[B+R];B[cc];W[gg];B[ee])");
    folder.write(QStringLiteral("b.sgf"), "(;SZ[9]RE[B+R]PL[W];W[gc];B[cg];W[ee])");
    static_cast<void>(folder.update());
    Explorer explorer = folder.open();
    Board board(BoardSize::square(9));
    board.play(Color::Black, {2, 6});
    board.play(Color::White, {6, 2});

    const auto joined = explorer.ask(board, Color::Black, {});
    const auto own = explorer.ask(board, Color::Black, {.joinsColors = false});

    QCOMPARE(joined->all.games, 2);
    QCOMPARE(joined->all.black.wins, 1);
    QCOMPARE(joined->all.black.losses, 1);
    QCOMPARE(joined->moves.size(), std::size_t{1});
    QCOMPARE(joined->moves[0].points, (std::vector<Point>{{4, 4}}));
    QCOMPARE(own->all.games, 1);
    QCOMPARE(own->all.black.wins, 1);
}

void ExplorerTest::playersAndDatesAreFiltered()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), "(;SZ[9]PB[Cho Chikun]PW[Otake]DT[1980-01-02];B[ee])");
    folder.write(QStringLiteral("b.sgf"), "(;SZ[9]PB[Rin]PW[CHO U]DT[2005];B[ee])");
    folder.write(QStringLiteral("c.sgf"), "(;SZ[9]PB[Rin]PW[Otake];B[ee])");
    static_cast<void>(folder.update());
    Explorer explorer = folder.open();
    const auto gamesBy = [&](const ExplorerFilter &filter) {
        return explorer.ask(Board(BoardSize::square(9)), Color::Black, filter)->all.games;
    };

    QCOMPARE(gamesBy({}), 3);
    QCOMPARE(gamesBy({.player = QStringLiteral("cho")}), 2);
    QCOMPARE(gamesBy({.player = QStringLiteral("rin")}), 2);
    QCOMPARE(gamesBy({.player = QStringLiteral("nobody")}), 0);
    QCOMPARE(gamesBy({.firstDay = 19800101}), 2);
    QCOMPARE(gamesBy({.firstDay = 19800103}), 1);
    QCOMPARE(gamesBy({.lastDay = 19809999}), 1);
    QCOMPARE(gamesBy({.player = QStringLiteral("cho"), .lastDay = 19809999}), 1);
}

void ExplorerTest::whatEnginesThoughtIsAveraged()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), "(;SZ[9];B[ee]SBKV[60];W[cc]SBKV[30])");
    folder.write(QStringLiteral("b.sgf"), "(;SZ[9];B[ee]C[42]SBKV[50];W[gg])");
    folder.write(QStringLiteral("c.sgf"), "(;SZ[9];B[ee]C[Move 1 of 12])");
    static_cast<void>(folder.update());
    Explorer explorer = folder.open();
    Board board(BoardSize::square(9));

    const auto first = explorer.ask(board, Color::Black, {});
    board.play(Color::Black, {4, 4});
    const auto second = explorer.ask(board, Color::White, {});

    QCOMPARE(first->moves[0].tally.valued, 2);
    QCOMPARE(*first->moves[0].tally.chances(), 0.55);
    QCOMPARE(second->moves.size(), std::size_t{1}); // all corners are one
    QCOMPARE(second->moves[0].points.size(), std::size_t{4});
    QCOMPARE(second->moves[0].tally.games, 2);
    QCOMPARE(*second->moves[0].tally.chances(), 0.3);
    QCOMPARE(second->ended, 1);
}

void ExplorerTest::handicapPassesAndSizesAreApart()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"), "(;SZ[9]HA[2];W[ee])"); // on the fixed points
    folder.write(QStringLiteral("b.sgf"), "(;SZ[13];B[])");
    folder.write(QStringLiteral("c.sgf"), "(;SZ[9];B[ee])");
    static_cast<void>(folder.update());
    Explorer explorer = folder.open();
    Board handicap(BoardSize::square(9));
    handicap.set({6, 6}, Stone::Black);
    handicap.set({2, 2}, Stone::Black);
    const Board large(BoardSize::square(13));

    QCOMPARE(explorer.ask(Board(BoardSize::square(9)), Color::Black, {})->all.games, 1);
    QCOMPARE(explorer.ask(handicap, Color::White, {})->all.games, 1);
    QCOMPARE(explorer.ask(handicap, Color::Black, {})->all.games, 0);
    const auto pass = explorer.ask(large, Color::Black, {});
    QCOMPARE(pass->moves.size(), std::size_t{1});
    QVERIFY(pass->moves[0].points.empty());
    QCOMPARE(explorer.ask(large, Color::White, {})->ended, 1);
}

void ExplorerTest::gamesAreToldWithTheirMove()
{
    GameFolder folder;
    folder.write(QStringLiteral("a.sgf"),
                 "(;SZ[9]PB[Ann]PW[Bob]RE[B+2.5]EV[Cup]DT[2001-05-06];B[ee];W[cc];B[gg])");
    static_cast<void>(folder.update());
    Explorer explorer = folder.open();
    Board board(BoardSize::square(9));
    board.play(Color::Black, {4, 4});
    board.play(Color::White, {6, 6}); // turned

    const auto answer = explorer.ask(board, Color::Black, {});

    QCOMPARE(answer->games.size(), std::size_t{1});
    const ExplorerGame &game = answer->games[0];
    QVERIFY(game.path.endsWith(QStringLiteral("/a.sgf")));
    QCOMPARE(game.moveNumber, 2);
    QCOMPARE(game.players.white, QStringLiteral("Bob"));
    QCOMPARE(game.result, QStringLiteral("B+2.5"));
    QCOMPARE(game.event, QStringLiteral("Cup"));
    QCOMPARE(game.date, 20010506);
    QCOMPARE(answer->moves[0].points, (std::vector<Point>{{2, 2}})); // turned as well
}

void ExplorerTest::positionsThatBothColorsWonAreFound()
{
    GameFolder folder;
    QByteArray games;
    for (int i = 0; i < 5; ++i) {
        games += "(;SZ[9]RE[B+R];B[ee];W[cc];B[gg])(;SZ[9]RE[W+R];B[ee];W[gc];B[ff])";
    }
    games += "(;SZ[9]RE[B+R];B[aa];W[bb])";
    folder.write(QStringLiteral("a.sgf"), games);
    static_cast<void>(folder.update());
    Explorer explorer = folder.open();
    OpeningWish wish{.size = BoardSize::square(9), .moves = 2, .wins = 5};

    const auto won = explorer.wonByBoth(wish);

    QCOMPARE(won->size(), std::size_t{1});
    QCOMPARE(won->front().tally.black, (GameCounts{5, 5, 0}));
    QCOMPARE(won->front().number, std::size_t{0});
    wish.wins = 6;
    QVERIFY(explorer.wonByBoth(wish)->empty());
    wish = {.size = BoardSize::square(9), .moves = 3, .wins = 1};
    QVERIFY(explorer.wonByBoth(wish)->empty()); // one colour won each
}

SHINPAN_TEST(ExplorerTest)
#include "explorer_test.moc"
