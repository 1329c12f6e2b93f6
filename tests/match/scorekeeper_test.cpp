#include "tests/match/finishedgames.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;
using Dead = std::optional<std::vector<Point>>;

/// The ladder from what is said, and what we count, to a result.
class ScoreKeeperTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playersAndCountMakeAResult_data();
    void playersAndCountMakeAResult();
    void theRefereeEngineIsHeardWhenPlayersQuarrel_data();
    void theRefereeEngineIsHeardWhenPlayersQuarrel();
    void eachStepMayStandAlone_data();
    void eachStepMayStandAlone();
    void bentFourIsDecidedByTheRules_data();
    void bentFourIsDecidedByTheRules();
    void whatIsNotSettledDoesNotDecide_data();
    void whatIsNotSettledDoesNotDecide();
    void theReasonSaysThatOurCountDiffers();
    void theReasonOfADisputeNamesEveryOpinion();
    void everyReportTellsItsEvidence();
    void aScoreThatIsKnownToBeNoneIsNoOpinion_data();
    void aScoreThatIsKnownToBeNoneIsNoOpinion();
};

void ScoreKeeperTest::playersAndCountMakeAResult_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<QByteArray>("black");
    QTest::addColumn<Dead>("blackDead");
    QTest::addColumn<QByteArray>("white");
    QTest::addColumn<Dead>("whiteDead");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<bool>("isDisputed");
    const auto row = [](const char *name, const char *board, const char *black, Dead blackDead,
                        const char *white, Dead whiteDead, const char *result, const char *steps,
                        bool isDisputed) {
        QTest::newRow(name) << QByteArray(board) << QByteArray(black) << blackDead
                            << QByteArray(white) << whiteDead << QString::fromLatin1(result)
                            << QString::fromLatin1(steps) << isDisputed;
    };
    const Dead none = std::vector<Point>();
    const Dead chain = deadChain();
    const Dead stone = std::vector{at("A2")};
    const Dead more = std::vector{at("A1"), at("D5")};

    row("one score, one list", Divided, "B+4.5", none, "B+4.5", none, "B+4.5", "score agreed!",
        false);
    row("one score, one stone stands for its chain", Invaded, "B+4.5", stone, "B+4.5", chain,
        "B+4.5", "score agreed!", false);
    row("one score, no lists", Divided, "B+4.5", {}, "B+4.5", {}, "B+4.5", "score agreed!", false);
    row("one score, our estimate differs", Divided, "B+3.5", {}, "B+3.5", {}, "B+3.5",
        "score agreed!", true);
    row("one score, the common list has another margin", Invaded, "B+9.5", chain, "B+9.5", chain,
        "B+4.5", "score same winner, other margin!", true);
    row("one score, the common list has another winner", Invaded, "W+1.5", chain, "W+1.5", chain,
        "B+4.5", "score other winner | dead agreed!", true);
    row("other margins, common list", Invaded, "B+9.5", chain, "B+3.5", chain, "B+4.5",
        "score same winner, other margin!", true);
    row("other margins, Black's is confirmed", Divided, "B+4.5", {}, "B+3.5", {}, "B+4.5",
        "score same winner, other margin!", true);
    row("other margins, White's is confirmed", Divided, "B+3.5", {}, "B+4.5", {}, "B+4.5",
        "score same winner, other margin!", true);
    row("other margins, none is confirmed", Divided, "B+1.5", {}, "B+3.5", {}, "B+",
        "score same winner, other margin!", true);
    row("other winners, common list", Invaded, "B+4.5", chain, "W+7.5", chain, "B+4.5",
        "score other winner | dead agreed!", true);
    row("other winners, other lists", Invaded, "B+4.5", chain, "W+7.5", none, "?",
        "score other winner | dead other winner | referee not asked | playout other winner", true);
    row("other winners, no lists", Divided, "B+4.5", {}, "W+1.5", {}, "?",
        "score other winner | dead no answer | referee not asked | playout other winner", true);
    row("other winners, one list", Invaded, "B+4.5", chain, "W+7.5", {}, "?",
        "score other winner | dead only one | referee not asked | playout other winner", true);
    row("a tie is another winner", Divided, "B+4.5", {}, "0", {}, "?",
        "score other winner | dead no answer | referee not asked | playout other winner", true);
    row("only Black speaks, confirmed", Divided, "B+4.5", {}, "", {}, "B+4.5", "score only one!",
        false);
    row("only White speaks, other margin", Divided, "", {}, "B+3.5", {}, "B+3.5", "score only one!",
        true);
    row("only White speaks, counted by its list", Invaded, "", {}, "B+9.5", chain, "B+4.5",
        "score only one!", true);
    row("only Black speaks, contradicted", Divided, "W+1.5", {}, "", {}, "?",
        "score only one | dead no answer | referee not asked | playout other winner", true);
    row("one talks nonsense", Divided, "B+4.5", {}, "Black wins", {}, "B+4.5", "score only one!",
        false);
    row("both talk nonsense", Divided, "who knows", {}, "B+R", {}, "B+4.5",
        "score unclear | dead no answer | referee not asked | playout settled!", false);
    row("nobody answers", Divided, "", {}, "", {}, "B+4.5",
        "score no answer | dead no answer | referee not asked | playout settled!", false);
    row("only lists, the same", Invaded, "", chain, "", stone, "B+4.5",
        "score no answer | dead agreed!", false);
    row("only lists, others", Invaded, "", chain, "", none, "?",
        "score no answer | dead other winner | referee not asked | playout other winner", true);
    row("only lists, others with one winner", Invaded, "", chain, "", more, "B+",
        "score no answer | dead same winner, other margin!", true);
    row("only one list", Invaded, "", {}, "", chain, "B+4.5", "score no answer | dead only one!",
        false);
    row("empty points mean nothing", Divided, "", std::vector{at("B3")}, "", none, "B+4.5",
        "score no answer | dead agreed!", false);
}

void ScoreKeeperTest::playersAndCountMakeAResult()
{
    QFETCH(QByteArray, board);
    QFETCH(QByteArray, black);
    QFETCH(Dead, blackDead);
    QFETCH(QByteArray, white);
    QFETCH(Dead, whiteDead);
    QFETCH(QString, result);
    QFETCH(QString, steps);
    QFETCH(bool, isDisputed);
    ScoreKeeper keeper(finished(board.constData()), HalfPoint, {}, false);

    keeper.hearPlayers({opinionOf(black, blackDead), opinionOf(white, whiteDead)});
    climb(keeper);

    QCOMPARE(stepsOf(keeper), steps);
    QCOMPARE(keeper.result().toSgf(), result);
    QCOMPARE(keeper.result().end, GameEnd::Passes);
    QCOMPARE(keeper.sheet().isDisputed, isDisputed);
    QCOMPARE(keeper.result().reason.isEmpty(), !isDisputed);
    QCOMPARE(keeper.sheet().opinion(Color::Black).text.toLatin1(), black);
    QCOMPARE(keeper.sheet().opinion(Color::White).dead, whiteDead);
    QVERIFY(!keeper.sheet().count.owner.empty());
}

void ScoreKeeperTest::theRefereeEngineIsHeardWhenPlayersQuarrel_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Dead>("dead");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("steps");
    const auto row = [](const char *name, const char *text, Dead dead, const char *result,
                        const char *steps) {
        QTest::newRow(name) << QByteArray(text) << dead << QString::fromLatin1(result)
                            << QString::fromLatin1(steps);
    };
    const Dead chain = deadChain();
    row("its list is counted", "B+4.5", chain, "B+4.5", "referee agreed!");
    row("its list, without a score", "", chain, "B+4.5", "referee agreed!");
    row("its list is counted, whatever margin it says", "B+9.5", chain, "B+4.5",
        "referee same winner, other margin!");
    row("it contradicts itself", "W+7.5", chain, "?",
        "referee other winner | playout other winner");
    row("its score alone", "W+7.5", {}, "W+7.5", "referee agreed!");
    row("nonsense", "no idea", {}, "?", "referee unclear | playout other winner");
    row("nothing", "", {}, "?", "referee no answer | playout other winner");
}

void ScoreKeeperTest::theRefereeEngineIsHeardWhenPlayersQuarrel()
{
    QFETCH(QByteArray, text);
    QFETCH(Dead, dead);
    QFETCH(QString, result);
    QFETCH(QString, steps);
    ScoreKeeper keeper(finished(Invaded), HalfPoint, {}, false);

    keeper.hearPlayers({opinionOf("B+4.5"), opinionOf("W+7.5")});
    keeper.hearReferee(opinionOf(text, dead));
    climb(keeper);

    QCOMPARE(stepsOf(keeper), QStringLiteral("score other winner | dead no answer | ") + steps);
    QCOMPARE(keeper.result().toSgf(), result);
    QVERIFY(keeper.sheet().isDisputed);
    QCOMPARE(keeper.sheet().report(ScoringStep::RefereeEngine)->referee->text.toLatin1(), text);
}

void ScoreKeeperTest::eachStepMayStandAlone_data()
{
    QTest::addColumn<QByteArray>("ladder");
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("steps");
    const auto row = [](const char *ladder, const char *rules, const char *result,
                        const char *steps) {
        QTest::addRow("%s, %s", ladder, rules)
            << QByteArray(ladder) << QByteArray(rules) << QString::fromLatin1(result)
            << QString::fromLatin1(steps);
    };
    row("score", "Chinese", "?", "score not asked");
    row("dead", "Chinese", "?", "dead not asked");
    row("referee", "Chinese", "?", "referee not asked");
    row("playout", "Chinese", "B+4.5", "playout settled!");
    row("alive", "Chinese", "W+7.5", "alive settled!");
    row("playout", "Japanese", "B+6.5", "playout settled!"); // 10 and 2 prisoners to 5 and komi
    row("referee,alive", "Tromp-Taylor", "W+7.5", "referee not asked | alive settled!");
}

void ScoreKeeperTest::eachStepMayStandAlone()
{
    QFETCH(QByteArray, ladder);
    QFETCH(QByteArray, rules);
    QFETCH(QString, result);
    QFETCH(QString, steps);
    ScoreKeeper keeper(finished(Invaded, rules), HalfPoint, ladderOf(ladder), false);

    keeper.hearPlayers({unasked(), unasked()});
    climb(keeper);

    QCOMPARE(stepsOf(keeper), steps);
    QCOMPARE(keeper.result().toSgf(), result);
}

void ScoreKeeperTest::bentFourIsDecidedByTheRules_data()
{
    QTest::addColumn<QString>("result");
    QTest::newRow("Chinese") << QStringLiteral("B+15");
    QTest::newRow("AGA") << QStringLiteral("B+15");
    QTest::newRow("Japanese") << QStringLiteral("B+12");
}

/// Nobody has a ko threat.
void ScoreKeeperTest::bentFourIsDecidedByTheRules()
{
    QFETCH(QString, result);
    constexpr auto BentFour = R"(
        O O . X O . O X .
        O X X X O O O X .
        . X O O O . O X .
        X X O . O O O X X
        O O O O O X X X .
        X X X X X X X X X
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)";
    for (const ScoringPolicy &policy : {ladderOf("playout"), ScoringPolicy()}) {
        ScoreKeeper keeper(finished(BentFour, QTest::currentDataTag()), {0, 0}, policy, false);
        keeper.hearPlayers({unasked(), unasked()});
        climb(keeper);
        QCOMPARE(keeper.result().toSgf(), result);
        QVERIFY(stepsOf(keeper).endsWith(QLatin1String("playout settled!")));
        QCOMPARE(keeper.result().reason, QString());
    }
}

void ScoreKeeperTest::whatIsNotSettledDoesNotDecide_data()
{
    QTest::addColumn<double>("komi");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("steps");
    QTest::newRow("Black wins anyhow")
        << 0.5 << QStringLiteral("B+") << QStringLiteral("playout same winner, other margin!");
    QTest::newRow("that decides") << 10.5 << QStringLiteral("?")
                                  << QStringLiteral("playout not settled");
}

/// The side that plays first in the middle of the four points decides it.
void ScoreKeeperTest::whatIsNotSettledDoesNotDecide()
{
    QFETCH(double, komi);
    QFETCH(QString, result);
    QFETCH(QString, steps);
    ScoreKeeper keeper(finished(R"(
        . . . . . . .
        . . . . . . .
        X X X X X X X
        X O O O O O O
        X O O . O O O
        X O . . . O O
        X O O O O O O)"),
                       {komi, 0}, ladderOf("playout"), false);
    climb(keeper);
    QCOMPARE(stepsOf(keeper), steps);
    QCOMPARE(keeper.result().toSgf(), result);
    QVERIFY2(keeper.result().reason.english().startsWith(QLatin1String("not settled: B1")),
             qPrintable(keeper.result().reason.english()));
    QVERIFY(keeper.sheet().reports.back().text.contains(QLatin1String("; not settled: B1 ")));
}

void ScoreKeeperTest::theReasonSaysThatOurCountDiffers()
{
    constexpr auto Even = R"(
        . . X O . .
        . . X O . .
        . . X O . .)";
    ScoreKeeper keeper(finished(Even), {0, 0}, {}, false);
    keeper.hearPlayers({opinionOf("B+1"), opinionOf("B+1")});
    climb(keeper);
    QCOMPARE(keeper.result().toSgf(), QStringLiteral("B+1"));
    QCOMPARE(keeper.result().reason,
             QStringLiteral("opinions differ: Black says B+1, White says B+1, our count is 0"));
}

void ScoreKeeperTest::theReasonOfADisputeNamesEveryOpinion()
{
    ScoreKeeper keeper(finished(Divided), HalfPoint, {}, false);

    keeper.hearPlayers(
        {opinionOf("W+1.5", std::vector{at("D1")}), opinionOf("who knows", std::vector{at("C1")})});
    keeper.hearReferee(opinionOf("B+2.5"));
    climb(keeper);

    QCOMPARE(keeper.result().toSgf(), QStringLiteral("B+2.5"));
    QCOMPARE(keeper.result().reason,
             QStringLiteral("opinions differ: Black says W+1.5, White says \"who knows\", the "
                            "referee engine says B+2.5, our count is B+4.5; not the same dead "
                            "stones"));
}

void ScoreKeeperTest::everyReportTellsItsEvidence()
{
    ScoreKeeper keeper(finished(Invaded), HalfPoint, {}, false);
    ScoreOpinion refusing;
    refusing.note = Message::verbatim(QStringLiteral("exited with code 3"));

    keeper.hearPlayers({opinionOf("B+4.5", deadChain()), opinionOf("W+7.5", std::vector<Point>())});
    keeper.hearReferee(refusing);
    climb(keeper);

    QStringList texts;
    for (const ScoringReport &report : keeper.sheet().reports) {
        texts.append(report.text);
    }
    QCOMPARE(texts.join(u'\n'),
             QStringLiteral(
                 "score: other winner; Black says B+4.5; White says W+7.5; our count is W+7.5\n"
                 "dead: other winner; Black dead: A1 A2; White dead: none; our count is W+7.5\n"
                 "referee: no answer; referee says nothing (exited with code 3)\n"
                 "playout: other winner; our count is B+4.5"));
}

void ScoreKeeperTest::aScoreThatIsKnownToBeNoneIsNoOpinion_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<ScoreDoubt::If>("condition");
    QTest::addColumn<bool>("isSo");
    constexpr auto Seki = R"(
        . O X . X
        O O X X X
        X X O O O
        X . X O .
        X X . O O)";
    constexpr auto OneNeutral = R"(
        . X . O .
        . X X O .
        . X O O .
        . X O . O
        . X O O .)";
    QTest::newRow("always") << QByteArray(Divided) << ScoreDoubt::If::Always << true;
    QTest::newRow("no seki") << QByteArray(Divided) << ScoreDoubt::If::Seki << false;
    QTest::newRow("seki") << QByteArray(Seki) << ScoreDoubt::If::Seki << true;
    QTest::newRow("no neutral point") << QByteArray(Divided) << ScoreDoubt::If::OddNeutral << false;
    QTest::newRow("a neutral point")
        << QByteArray(OneNeutral) << ScoreDoubt::If::OddNeutral << true;
}

void ScoreKeeperTest::aScoreThatIsKnownToBeNoneIsNoOpinion()
{
    QFETCH(QByteArray, board);
    QFETCH(ScoreDoubt::If, condition);
    QFETCH(bool, isSo);
    ScoreOpinion opinion = opinionOf("W+20");
    opinion.doubts = {{condition, Message::verbatim(QStringLiteral("guesses"))}};
    ScoreKeeper keeper(finished(board.constData()), HalfPoint, {}, false);

    keeper.hearPlayers({opinion, opinion});
    climb(keeper);

    QCOMPARE(keeper.result().toSgf() == QLatin1String("W+20"), !isSo);
    const QString evidence = keeper.sheet().reports.front().text;
    QCOMPARE(evidence.contains(QLatin1String("Black says \"W+20\" (guesses)")), isSo);

    // The players' word counts as they say it where that is wanted.
    ScoreKeeper trusting(finished(board.constData()), HalfPoint, ladderOf("gomill-players"), false);
    trusting.hearPlayers({opinion, opinion});
    climb(trusting);
    QCOMPARE(trusting.result().toSgf(), QStringLiteral("W+20"));
}

SHINPAN_TEST(ScoreKeeperTest)
#include "scorekeeper_test.moc"
