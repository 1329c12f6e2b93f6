#include "core/analysis/report/manygamesformats.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using test::at;

/// What reviews of several games say together, and the files that say it.
class ManyGamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playersHaveTheirMovesOfAllGames();
    void theWorstMoveIsShownWithItsBoard();
    void whatWasPlayedInTheSamePositionStandsTogether();
    void enginesAreComparedOnTheSameMoves();
    void csvHasALineForEachPlayerAndPhase();
    void foreignWordsAreNoMarkup();
};

namespace {

/// A game of two moves: Black at `vertex`, which loses so much, White at C3, its engine's choice.
struct Sample
{
    GameTree tree;
    GameFindings findings;

    Sample(const char *sgf, const char *vertex, float lost, QString black)
        : tree(readSgf(sgf)->tree)
        , findings{.file = QStringLiteral("a<b>.sgf"),
                   .engine = QStringLiteral("one"),
                   .playerName = {std::move(black), QStringLiteral("Bob")},
                   .size = BoardSize::square(9)}
    {
        const NodeId first = tree.firstChild(tree.root());
        findings.moves = {moveOf(first, 1, {Color::Black, at(vertex)}, lost, 2),
                          moveOf(tree.firstChild(first), 2, {Color::White, at("C3")}, 0, 0)};
    }

    static JudgedMove moveOf(NodeId node, int number, Move move, float lost, int rank)
    {
        JudgedMove judged{.node = node,
                          .number = number,
                          .move = move,
                          .loss = {.winrate = lost, .points = lost * 30},
                          .rank = rank,
                          .visits = 1'000'000,
                          .visitsBefore = 1'000'000};
        judged.choice.move = at("E5");
        return judged;
    }
};

const char FirstGame[] = "(;SZ[9];B[cc];W[cg])";
const char SecondGame[] = "(;SZ[9];B[gg];W[cg])";

ManyGames twoGames()
{
    ManyGames games{MistakeLimits()};
    const Sample first(FirstGame, "C7", 0.3F, QStringLiteral("<Ann>"));
    const Sample second(SecondGame, "G3", 0, QStringLiteral("<Ann>"));
    games.add(first.tree, {first.findings});
    games.add(second.tree, {second.findings});
    return games;
}

QJsonObject objectOf(const ManyGames &games)
{
    return QJsonDocument::fromJson(toJson(games)).object();
}

} // namespace

void ManyGamesTest::playersHaveTheirMovesOfAllGames()
{
    const QJsonObject engine = objectOf(twoGames())[QLatin1String("engines")][0].toObject();
    QCOMPARE(engine[QLatin1String("games")].toInt(), 2);
    QCOMPARE(engine[QLatin1String("moves")].toInt(), 4);
    const QJsonArray players = engine[QLatin1String("players")].toArray();
    QCOMPARE(players.size(), 2);
    const QJsonObject ann = players[0].toObject();
    QCOMPARE(ann[QLatin1String("player")].toString(), QStringLiteral("<Ann>"));
    QCOMPARE(ann[QLatin1String("games")].toInt(), 2);
    QCOMPARE(ann[QLatin1String("mistakes")].toArray(), (QJsonArray{0, 1, 0}));
    QCOMPARE(ann[QLatin1String("accuracy")][QLatin1String("value")].toDouble(), 0.537542);
    const QJsonArray phases = ann[QLatin1String("phases")].toArray();
    QCOMPARE(phases[0][QLatin1String("moves")].toInt(), 2);
    QCOMPARE(phases[1][QLatin1String("moves")].toInt(), 0);
    QCOMPARE(players[1][QLatin1String("choices")].toInt(), 2); // Bob's
}

void ManyGamesTest::theWorstMoveIsShownWithItsBoard()
{
    const ManyGames games = twoGames();
    QCOMPARE(games.engines()[0].worst.size(), std::size_t{1});
    const WorstMove &worst = games.engines()[0].worst[0];
    QCOMPARE(worst.move.number, 1);
    QVERIFY(worst.before == Board(BoardSize::square(9)));
    const QString page = QString::fromUtf8(toHtml(games));
    QCOMPARE(page.count(QStringLiteral("<svg")), 2); // it, and the empty board that both began with
    QVERIFY(page.contains(QStringLiteral("<span class=\"played\">C7</span> lost 30.0%, 9.0 points; "
                                         "better was <span class=\"choice\">E5</span>")));
}

void ManyGamesTest::whatWasPlayedInTheSamePositionStandsTogether()
{
    const std::vector<SharedPosition> shared = twoGames().engines()[0].positions.costliest(5);
    QCOMPARE(shared.size(), std::size_t{1});
    QCOMPARE(shared[0].times, 2);
    QVERIFY(shared[0].toPlay == Color::Black);
    QCOMPARE(shared[0].choice, at("E5"));
    QCOMPARE(shared[0].played.size(), std::size_t{2});
    QCOMPARE(shared[0].played[0].move, at("C7"));
    QVERIFY(std::abs(shared[0].lost - 0.3) < 1e-5);
}

void ManyGamesTest::enginesAreComparedOnTheSameMoves()
{
    Sample sample(FirstGame, "C7", 0.3F, QStringLiteral("Ann"));
    GameFindings other = sample.findings;
    other.engine = QStringLiteral("two");
    other.moves[0].winrate = 0.25F; // 0.5 by the first
    other.moves[0].loss = {.winrate = 0.02F};
    other.moves[1].choice.move = std::nullopt;
    ManyGames games{MistakeLimits()};
    games.add(sample.tree, {sample.findings, other});
    const QJsonObject pair = objectOf(games)[QLatin1String("pairs")][0].toObject();
    QCOMPARE(pair[QLatin1String("moves")].toInt(), 2);
    QCOMPARE(pair[QLatin1String("apart")].toDouble(), 0.125);
    QCOMPARE(pair[QLatin1String("sameChoice")][QLatin1String("value")].toDouble(), 0.5);
    QCOMPARE(pair[QLatin1String("mistakes")][QLatin1String("first")].toInt(), 1);
    QCOMPARE(pair[QLatin1String("mistakes")][QLatin1String("both")].toInt(), 0);
}

void ManyGamesTest::csvHasALineForEachPlayerAndPhase()
{
    const QByteArrayList lines = toCsv(twoGames()).split('\n');
    QCOMPARE(lines.size(), 1 + 3 * 4 + 1); // a heading, all and two players, and the end
    QVERIFY(lines[1].startsWith("one,,,4,4,2,"));
    QVERIFY(lines[6].startsWith("one,<Ann>,opening,2,2,0,0.537542,"));
}

void ManyGamesTest::foreignWordsAreNoMarkup()
{
    ManyGames games = twoGames();
    games.addFault(QStringLiteral("<i>.sgf"), QStringLiteral("<u>"));
    const QString page = QString::fromUtf8(toHtml(games));
    for (const char *markup : {"<Ann>", "a<b>", "<i>", "<u>"}) {
        QVERIFY2(!page.contains(QLatin1String(markup)), markup);
    }
    QVERIFY(page.contains(QStringLiteral("&lt;Ann&gt;")));
}

SHINPAN_TEST(ManyGamesTest)

#include "manygames_test.moc"
