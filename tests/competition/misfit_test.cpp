#include "core/competition/machines/misfit.h"

#include "tests/competition/sampleresults.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <functional>

using namespace shinpan;

/// What comes from other machines is believed only as far as it fits what was given out.
class MisfitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anHonestResultFits();
    void whatWasNotGivenOutDoesNotFit_data();
    void whatWasNotGivenOutDoesNotFit();
    void whatARuleDecidedFollowsFromItsReports_data();
    void whatARuleDecidedFollowsFromItsReports();
    void aFreeHandicapIsWhatBlackPlaced_data();
    void aFreeHandicapIsWhatBlackPlaced();
    void onlyARecordOfTheGameIsKept_data();
    void onlyARecordOfTheGameIsKept();
    void aResultThatUnpacksToTooMuchIsOversized();
    void whatDoesNotFitIntoAResultStaysBehind();
    void aBlockThatNoCompetitionHasIsRefused_data();
    void aBlockThatNoCompetitionHasIsRefused();

private:
    [[nodiscard]] static Block someBlock();
    [[nodiscard]] static BlockResult honestResult();
};

using Forgery = std::function<void(BlockResult &, StoredGame &)>;
Q_DECLARE_METATYPE(Forgery)

/// One game.
Block MisfitTest::someBlock()
{
    const Competition cup = test::sampleCup(QStringLiteral("/nowhere"), 8);
    GamePlan plan;
    plan.id = QStringLiteral("AvB_4");
    plan.pairing = {0, 4, {0, 1}};
    plan.players = {QStringLiteral("a"), QStringLiteral("b")};
    plan.setup = cup.setup;
    plan.start = startOf(plan.setup);
    return {3, {plan}, {Matchup(0, 1)}, {}, QStringLiteral("token")};
}

BlockResult MisfitTest::honestResult()
{
    const Block block = someBlock();
    const GamePlan &plan = block.games.front();
    BlockResult result;
    result.block = block.number;
    result.speed = 100;
    result.games = {test::sampleGame(plan.id, plan.pairing.number, plan.players)};
    return result;
}

void MisfitTest::anHonestResultFits()
{
    const auto reason = misfit(honestResult(), someBlock());
    QVERIFY2(!reason, qPrintable(reason.value_or(QString())));
    QVERIFY(!misfit(BlockResult(), someBlock())); // which has played nothing
}

void MisfitTest::whatWasNotGivenOutDoesNotFit_data()
{
    QTest::addColumn<Forgery>("forge");
    const auto row = [](const char *name, const Forgery &forge) { QTest::newRow(name) << forge; };
    const auto game = [&row](const char *name, void (*forge)(StoredGame &)) {
        row(name, [forge](BlockResult &, StoredGame &one) { forge(one); });
    };
    using namespace std::chrono_literals;
    game("a path", [](StoredGame &one) { one.id = QStringLiteral("../../outside"); });
    game("another game", [](StoredGame &one) { one.id = QStringLiteral("AvB_5"); });
    game("another number", [](StoredGame &one) { one.number = 999'999'999; });
    game("another matchup", [](StoredGame &one) { one.matchup = 1; });
    game("swapped players",
         [](StoredGame &one) { std::swap(one.players.black, one.players.white); });
    game("no size", [](StoredGame &one) { one.size = {0, 9}; });
    game("another size", [](StoredGame &one) { one.size = BoardSize::square(19); });
    game("another komi", [](StoredGame &one) { one.komi = 0; });
    game("no komi", [](StoredGame &one) { one.komi = std::nan(""); });
    game("a handicap", [](StoredGame &one) { one.handicap = 2; });
    game("stones", [](StoredGame &one) { one.stones.black = QStringList{QStringLiteral("D4")}; });
    game("another opening", [](StoredGame &one) { one.opening = QStringLiteral("low Chinese"); });
    game("a candidate", [](StoredGame &one) { one.candidate = 3; });
    game("parameters", [](StoredGame &one) { one.parameters.white = QStringLiteral("[]"); });
    game("a time before time", [](StoredGame &one) { one.time.black = -1ns; });
    game("a time without end",
         [](StoredGame &one) { one.time.white = std::chrono::nanoseconds::max(); });
    game("a slot", [](StoredGame &one) { one.slot = -1; });
    game("other moves than it says", [](StoredGame &one) { ++one.moves; });
    game("void with a winner", [](StoredGame &one) { one.state = StoredGame::State::Void; });
    game("finished and void", [](StoredGame &one) { one.result.end = GameEnd::Void; });
    game("a resignation by points", [](StoredGame &one) { one.result.score = Score{3}; });
    game("nobody resigned", [](StoredGame &one) { one.result.winner.reset(); });
    game("the winner's fault", [](StoredGame &one) {
        one.result.end = GameEnd::Forfeit;
        one.result.culprit = one.result.winner;
    });
    game("counted without passes", [](StoredGame &one) {
        one.result = {GameEnd::Passes, Color::Black, Score{3}, {}, {}, false};
    });
    game("counted for the other", [](StoredGame &one) {
        one.result = {GameEnd::Passes, Color::Black, Score{-3}, {}, {}, false};
    });
    game("stopped early",
         [](StoredGame &one) { one.result = {GameEnd::MoveLimit, {}, {}, {}, {}, false}; });
    row("a move off the board", [](BlockResult &result, StoredGame &) {
        result.games[0].moves[3].vertex = QStringLiteral("T19");
    });
    row("a move that is none", [](BlockResult &result, StoredGame &) {
        result.games[0].moves[3].vertex = QStringLiteral("../..");
    });
    row("a move on a stone", [](BlockResult &result, StoredGame &) {
        result.games[0].moves[1].vertex = result.games[0].moves[0].vertex;
    });
    row("a move out of turn",
        [](BlockResult &result, StoredGame &) { result.games[0].moves[1].color = Color::Black; });
    row("moves after the end", [](BlockResult &result, StoredGame &) {
        result.games[0].moves[2].vertex = result.games[0].moves[3].vertex = QStringLiteral("pass");
    });
    row("a move in no time",
        [](BlockResult &result, StoredGame &) { result.games[0].moves[1].used = -5ns; });
    row("a clock that is none", [](BlockResult &result, StoredGame &) {
        result.games[0].moves[1].clock = QString(1000, u'9');
    });
    row("a speed", [](BlockResult &result, StoredGame &) { result.speed = -1; });
    row("no speed", [](BlockResult &result, StoredGame &) { result.speed = std::nan(""); });
    row("logs", [](BlockResult &result, StoredGame &) {
        result.games[0].logs.gtp = QByteArray(MostLogs + 1, 'x');
    });
}

void MisfitTest::whatWasNotGivenOutDoesNotFit()
{
    QFETCH(const Forgery, forge);
    BlockResult result = honestResult();
    forge(result, result.games.front().game);

    const auto reason = misfit(result, someBlock());

    QVERIFY(reason);
    QVERIFY2(reason->size() < 200, qPrintable(*reason));
}

void MisfitTest::whatARuleDecidedFollowsFromItsReports_data()
{
    QTest::addColumn<Forgery>("forge");
    QTest::addColumn<bool>("isAudited");
    QTest::addColumn<QString>("reason");
    const QString notDue =
        QStringLiteral("its reports do not meet the rule of adjudication as it says");
    const auto row = [](const char *name, void (*forge)(StoredGame &), bool isAudited = false,
                        const QString &reason = {}) {
        QTest::newRow(name) << Forgery([forge](BlockResult &, StoredGame &one) { forge(one); })
                            << isAudited << reason;
    };
    row("as they say", [](StoredGame &) {});
    row(
        "audited", [](StoredGame &one) { one.result.end = GameEnd::Resignation; }, true);
    row(
        "won by the other in the end",
        [](StoredGame &one) {
            one.result.end = GameEnd::Resignation;
            one.result.winner = Color::White;
        },
        true);
    row(
        "audited, but ended by it", [](StoredGame &) {}, true, notDue);
    row(
        "not audited, but the verdict is another's",
        [](StoredGame &one) { one.verdict.winner = one.result.winner = Color::White; }, false,
        notDue);
    row(
        "earlier", [](StoredGame &one) { one.verdict.moves -= 2; }, false, notDue);
    row(
        "another ground", [](StoredGame &one) { one.verdict.ground = Adjudication::Ground::Lead; },
        false, notDue);
    row(
        "counted", [](StoredGame &one) { one.verdict.ground = Adjudication::Ground::Count; }, false,
        notDue);
    row(
        "without a verdict", [](StoredGame &one) { one.verdict = {}; }, false, notDue);
    row(
        "by points", [](StoredGame &one) { one.result.score = Score{-3}; }, false,
        QStringLiteral("no game ends with such a result"));
}

/// A game whose last six moves say that Black has 97 %.
void MisfitTest::whatARuleDecidedFollowsFromItsReports()
{
    QFETCH(Forgery, forge);
    QFETCH(bool, isAudited);
    QFETCH(QString, reason);
    Block block = someBlock();
    block.games.front().setup.adjudication =
        *adjudicationRuleFromText(QStringLiteral("chance=95%,moves=3"));
    block.games.front().isAudited = isAudited;
    BlockResult result = honestResult();
    PlayedGame &played = result.games.front();
    for (std::size_t i = played.moves.size() - 6; i < played.moves.size(); ++i) {
        StoredMove &move = played.moves[i];
        move.thought.chances = move.color == Color::Black ? 0.97 : 0.03;
    }
    StoredGame &game = played.game;
    game.result = {GameEnd::Adjudication, Color::Black, {}, {}, {}};
    game.verdict = {Adjudication::Ground::Chances, Color::Black, game.moves};

    forge(result, game);

    QCOMPARE(misfit(result, block).value_or(QString()).section(QStringLiteral(": "), -1), reason);
}

void MisfitTest::aFreeHandicapIsWhatBlackPlaced_data()
{
    QTest::addColumn<QStringList>("stones");
    QTest::addColumn<int>("handicap");
    QTest::addColumn<bool>("fits");

    const QStringList three{QStringLiteral("D4"), QStringLiteral("E5"), QStringLiteral("A1")};
    QTest::newRow("as many as may be") << three << 3 << true;
    QTest::newRow("fewer") << three.mid(0, 2) << 2 << true;
    QTest::newRow("fewer than it says") << three.mid(0, 2) << 3 << false;
    QTest::newRow("more") << three + QStringList{QStringLiteral("B2")} << 4 << false;
    QTest::newRow("one twice") << three.mid(0, 2) + three.mid(0, 1) << 3 << false;
    QTest::newRow("off the board")
        << QStringList{QStringLiteral("D4"), QStringLiteral("T19")} << 2 << false;
}

void MisfitTest::aFreeHandicapIsWhatBlackPlaced()
{
    QFETCH(const QStringList, stones);
    QFETCH(const int, handicap);
    QFETCH(const bool, fits);
    Block block = someBlock();
    MatchSetup &setup = block.games.front().setup;
    setup.handicapStyle = HandicapStyle::Free;
    setup.handicap = 3;
    block.games.front().start = startOf(setup);
    BlockResult result = honestResult();
    StoredGame &game = result.games.front().game;
    game.handicap = handicap;
    game.stones.black = stones;
    result.games.front().moves = {{Color::White, QStringLiteral("C7"), {}, {}, {}}};
    game.moves = 1;

    QCOMPARE(!misfit(result, block), fits);
}

void MisfitTest::onlyARecordOfTheGameIsKept_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<bool>("isKept");

    const QByteArray own = honestResult().games.front().sgf;
    QTest::newRow("its own") << own << true;
    QTest::newRow("anything") << QByteArray("anything at all") << false;
    QTest::newRow("another game") << QByteArray("(;FF[4]GM[1]SZ[9];B[aa])") << false;
    QTest::newRow("two games") << own + own << false;
    QTest::newRow("another board") << QByteArray(own).replace("SZ[9]", "SZ[19]") << false;
    QTest::newRow("far too long") << QByteArray(own).replace(
        "SZ[9]", "SZ[9]C[" + QByteArray(MostOfGame, 'x') + ']')
                                  << false;
}

void MisfitTest::onlyARecordOfTheGameIsKept()
{
    QFETCH(const QByteArray, sgf);
    QFETCH(const bool, isKept);
    PlayedGame played = honestResult().games.front();
    played.sgf = sgf;

    BlockResult from;
    from.node = QStringLiteral("n7");
    from.speed = 12.5;

    const PlayedGame counted = asItCounts(played, someBlock().games.front(), from);

    QCOMPARE(!counted.sgf.isEmpty(), isKept);
    QCOMPARE(counted.game.node, QStringLiteral("n7"));
    QCOMPARE(counted.game.speed, 12.5);
}

/// A million bytes for each that was packed: of that, no more than the bound is ever in memory.
void MisfitTest::aResultThatUnpacksToTooMuchIsOversized()
{
    BlockResult result = honestResult();
    const QByteArray fitting = toBytes(result);
    result.warnings = {QString(8 * MiB, u'0')};
    const QByteArray bytes = toBytes(result);
    QVERIFY(bytes.size() < 64 * KiB);

    const auto read = resultFromBytes(bytes, mostOfResult(1));

    QVERIFY(!read && read.error() == SealFault::Oversized);
    QVERIFY(resultFromBytes(fitting, mostOfResult(1)));
    QCOMPARE(mostOfResult(1000), MostUnpacked);
}

void MisfitTest::whatDoesNotFitIntoAResultStaysBehind()
{
    BlockResult result = honestResult();
    QVERIFY(trim(result, 1).isEmpty());
    result.games.push_back(result.games.front());
    result.games[1].game.id = QStringLiteral("AvB_9");
    result.games[1].sgf = QByteArray(4 * MiB, 'x');
    BlockResult verbose = result;
    verbose.games[0].moves[0].comment = QString(5 * MiB, u'y');

    QCOMPARE(trim(result, 2), QStringList{QStringLiteral("AvB_9")});
    QCOMPARE(trim(verbose, 2).size(), 2);

    for (const BlockResult &trimmed : {result, verbose}) {
        const auto read = resultFromBytes(toBytes(trimmed), mostOfResult(2));
        QVERIFY(read);
        QCOMPARE(read->games.size(), std::size_t{2});
        QVERIFY(read->games[1].sgf.isEmpty());
        QCOMPARE(read->games[1].moves.size(), std::size_t{test::SampleMoves});
    }
    QVERIFY(!result.games[0].sgf.isEmpty());
}

void MisfitTest::aBlockThatNoCompetitionHasIsRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");

    const QJsonValue huge(1'000'000'000);
    const QJsonValue negative(-1);
    for (const char *key : {"matchup", "number", "first", "second", "round", "handicap"}) {
        QTest::addRow("huge %s", key) << QString::fromLatin1(key) << huge;
        QTest::addRow("negative %s", key) << QString::fromLatin1(key) << negative;
    }
    QTest::newRow("another player") << QStringLiteral("black") << QJsonValue(2);
    QTest::newRow("komi") << QStringLiteral("komi") << QJsonValue(1e300);
}

void MisfitTest::aBlockThatNoCompetitionHasIsRefused()
{
    QFETCH(const QString, key);
    QFETCH(const QJsonValue, value);
    const Competition competition = test::sampleCup(QStringLiteral("/nowhere"), 8);
    GamePlan plan;
    plan.pairing = {0, 0, {0, 1}};
    plan.setup = competition.setup;
    const QLatin1String kind("block");
    QJsonObject block = *unsealed(kind, toBytes(Block{5, {plan}, {Matchup(0, 1)}}));
    QVERIFY(blockFromBytes(sealed(kind, block), competition));
    QJsonObject game = block.value(QLatin1String("games")).toArray().at(0).toObject();
    game.insert(key, value);
    block.insert(QStringLiteral("games"), QJsonArray{game});

    QVERIFY(!blockFromBytes(sealed(kind, block), competition));
}

SHINPAN_TEST(MisfitTest)
#include "misfit_test.moc"
