#include "tests/match/finishedgames.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;
using Dead = std::optional<std::vector<Point>>;

/// Other ways to a result than the usual ladder: Gomill's scorers, and a person's word.
class ScorePresetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gomillsPlayersAreTakenAtTheirWord_data();
    void gomillsPlayersAreTakenAtTheirWord();
    void gomillsInternalScorerCountsTheArea_data();
    void gomillsInternalScorerCountsTheArea();
    void nothingIsDecidedOverAPersonsHead();
    void thePersonsWordIsCounted();
    void aPersonIsProposedTheBestCountThereIs_data();
    void aPersonIsProposedTheBestCountThereIs();
};

void ScorePresetsTest::gomillsPlayersAreTakenAtTheirWord_data()
{
    QTest::addColumn<QByteArray>("black");
    QTest::addColumn<QByteArray>("white");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *black, const char *white, const char *result,
                        const char *reason) {
        QTest::addRow("\"%s\", \"%s\"", black, white)
            << QByteArray(black) << QByteArray(white) << QString::fromLatin1(result)
            << QString::fromLatin1(reason);
    };
    row("W+1.5", "W+1.5", "W+1.5", ""); // though we would count B+4.5
    row("w+1.5", "W+1.5", "W+1.5", "");
    row("W+1.5", "W+2.5", "W+", "unknown margin");
    row("W+1.5", "W+", "W+", "unknown margin");
    row("B+R", "B+", "B+", "unknown margin");
    row("B+0", "", "B+", "unknown margin");
    row("B+inf", "B+1e30", "B+", "unknown margin");
    row("0", "0", "0", "");
    row("0", "B+1", "?", "players disagreed");
    row("B+1", "W+1", "?", "players disagreed");
    row("B+2", "", "B+2", "");
    row("", "I think W+2", "?", "no score reported");
    row("", "", "?", "no score reported");
    row("jigo", "W+3", "W+3", "");
}

void ScorePresetsTest::gomillsPlayersAreTakenAtTheirWord()
{
    QFETCH(QByteArray, black);
    QFETCH(QByteArray, white);
    QFETCH(QString, result);
    QFETCH(QString, reason);
    ScoreKeeper keeper(finished(Divided), HalfPoint, ladderOf("gomill-players"), false);

    QVERIFY(keeper.questions().score);
    QVERIFY(!keeper.questions().dead);
    keeper.hearPlayers({opinionOf(black), opinionOf(white)});
    climb(keeper);

    QCOMPARE(keeper.result().toSgf(), result);
    QCOMPARE(keeper.result().reason, reason);
    QVERIFY(keeper.sheet().count.owner.empty());
}

void ScorePresetsTest::gomillsInternalScorerCountsTheArea_data()
{
    QTest::addColumn<QByteArray>("preset");
    QTest::addColumn<QString>("result");

    // 5 points of Black, 12 of White, half a point komi, three handicap stones.
    QTest::newRow("default") << QByteArray("gomill-internal") << QStringLiteral("W+10.5");
    QTest::newRow("full") << QByteArray("gomill-internal:full") << QStringLiteral("W+10.5");
    QTest::newRow("short") << QByteArray("gomill-internal:short") << QStringLiteral("W+9.5");
    QTest::newRow("no") << QByteArray("gomill-internal:no") << QStringLiteral("W+7.5");
}

void ScorePresetsTest::gomillsInternalScorerCountsTheArea()
{
    QFETCH(QByteArray, preset);
    QFETCH(QString, result);
    const GameTerms terms{0.5, 3};
    ScoreKeeper keeper(finished(Invaded, "Japanese"), terms, ladderOf(preset), false);

    climb(keeper);

    QCOMPARE(stepsOf(keeper), QStringLiteral("alive settled!"));
    QCOMPARE(keeper.result().toSgf(), result);
}

void ScorePresetsTest::nothingIsDecidedOverAPersonsHead()
{
    ScoreKeeper keeper(finished(Invaded), HalfPoint, {},
                       true); // the default ladder asks the person

    keeper.hearPlayers({unasked(), opinionOf("B+4.5", deadChain())});
    climb(keeper);

    QCOMPARE(keeper.nextStep(), std::optional(ScoringStep::AskPerson));
    QCOMPARE(
        stepsOf(keeper),
        QStringLiteral("score only one | dead only one | referee not asked | playout settled"));
    QCOMPARE(keeper.sheet().count.dead, deadChain());
}

void ScorePresetsTest::thePersonsWordIsCounted()
{
    ScoreKeeper keeper(finished(Invaded), HalfPoint, {}, true);
    keeper.hearPlayers({unasked(), opinionOf("W+7.5", std::vector<Point>())});
    climb(keeper);

    keeper.settle({{at("A1")}, std::nullopt});

    QVERIFY(!keeper.nextStep());
    QCOMPARE(keeper.result().toSgf(), QStringLiteral("B+4.5"));
    QCOMPARE(keeper.sheet().reports.back().step, ScoringStep::AskPerson);
    QCOMPARE(keeper.sheet().reports.back().outcome, ScoringReport::Outcome::Settled);
    QCOMPARE(keeper.sheet().count.dead, deadChain());
    QVERIFY(keeper.sheet().isDisputed); // the engine still thinks otherwise
}

void ScorePresetsTest::aPersonIsProposedTheBestCountThereIs_data()
{
    QTest::addColumn<QByteArray>("ladder");
    QTest::addColumn<Dead>("engine");
    QTest::addColumn<Dead>("referee");
    QTest::addColumn<std::vector<Point>>("proposed");
    const std::vector<Point> none;
    const std::vector<Point> whites{at("D1"), at("D2"), at("D3"), at("D4"), at("D5")};

    QTest::newRow("the engine's list") << QByteArray("default") << Dead(none) << Dead() << none;
    QTest::newRow("our estimate") << QByteArray("default") << Dead() << Dead() << deadChain();
    QTest::newRow("the referee's list")
        << QByteArray("score,dead,referee,ask") << Dead(none) << Dead(whites) << whites;
    QTest::newRow("our estimate, when nobody is asked")
        << QByteArray("ask") << Dead(none) << Dead() << deadChain();
}

void ScorePresetsTest::aPersonIsProposedTheBestCountThereIs()
{
    QFETCH(QByteArray, ladder);
    QFETCH(Dead, engine);
    QFETCH(Dead, referee);
    QFETCH(std::vector<Point>, proposed);
    ScoreKeeper keeper(finished(Invaded), HalfPoint, ladderOf(ladder), true);
    keeper.hearPlayers({unasked(), opinionOf("", engine)});
    if (referee) {
        keeper.hearReferee(opinionOf("", referee));
    }

    climb(keeper);

    QCOMPARE(keeper.nextStep(), std::optional(ScoringStep::AskPerson));
    QCOMPARE(keeper.sheet().count.dead, proposed);
}

SHINPAN_TEST(ScorePresetsTest)
#include "scorepresets_test.moc"
