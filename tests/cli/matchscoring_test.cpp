#include "tests/cli/matchcommandfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

namespace {

[[nodiscard]] QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
}

/// What each step brought: "score other winner; dead agreed!", the deciding one with an
/// exclamation mark.
[[nodiscard]] QString ladderOf(const QJsonObject &game)
{
    QStringList steps;
    for (const QJsonValue &report : game[u"scoring"].toArray()) {
        steps.append(report[u"step"].toString() + u' ' + report[u"outcome"].toString()
                     + (report[u"decides"].toBool() ? QStringLiteral("!") : QString()));
    }
    return steps.join(QStringLiteral("; "));
}

[[nodiscard]] QJsonObject reportOf(const QJsonObject &game, const QString &step)
{
    for (const QJsonValue &report : game[u"scoring"].toArray()) {
        if (report[u"step"] == step) {
            return report.toObject();
        }
    }
    return {};
}

} // namespace

/// How `shinpan-cli match` settles a finished game, and what it keeps of it. The game is always one
/// black stone on a 5×5 board with 7.5 points of komi: B+17.5 with it alive, W+7.5 with it dead.
class MatchScoringTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theLadderIsClimbed_data();
    void theLadderIsClimbed();
    void everyAnswerIsKept();
    void theRefereeIsAskedLast();
    void anUnreliableScorerIsNotAsked();
    void whoCountsOtherwiseIsSaidBeforeTheGame();
    void aClaimCountsWhereItIsAllowed_data();
    void aClaimCountsWhereItIsAllowed();
    void gomillCompensatesAsAsked_data();
    void gomillCompensatesAsAsked();

private:
    [[nodiscard]] QStringList game(const QStringList &options,
                                   const char *black,
                                   const char *white) const
    {
        return match(words("--time 1m") + options, words("--moves C3") + words(black),
                     words(white));
    }
};

void MatchScoringTest::theLadderIsClimbed_data()
{
    QTest::addColumn<QString>("ladder");
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("steps");
    const auto row = [](const char *name, const char *ladder, const char *black, const char *white,
                        const char *result, const char *steps) {
        QTest::newRow(name) << QString::fromUtf8(ladder) << QString::fromUtf8(black)
                            << QString::fromUtf8(white) << QString::fromUtf8(result)
                            << QString::fromUtf8(steps);
    };
    row("they agree", "default", "--score B+17.5", "--score B+17.5", "B+17.5", "score agreed!");
    row("they do not", "score", "--score B+17.5", "--score W+7.5", "?", "score other winner");
    row("their dead stones agree", "score,dead", "--score B+17.5 --answer final_status_list=",
        "--score W+7.5 --answer final_status_list=", "B+17.5", "score other winner; dead agreed!");
    row("nor do their dead stones", "dead,alive",
        "--answer final_status_list=", "--answer final_status_list=C3", "B+17.5",
        "dead other winner; alive settled!");
    row("nobody says anything", "score,alive", "--unknown final_status_list",
        "--unknown final_status_list", "B+17.5", "score no answer; alive settled!");
    row("nonsense", "score,alive", "--score banana --unknown final_status_list",
        "--score split --unknown final_status_list", "B+17.5", "score unclear; alive settled!");
    row("Gomill takes their word", "gomill-players", "--score W+3", "--score W+3", "W+3",
        "score agreed!");
    row("Gomill gives up", "gomill-players", "--score W+3", "--score B+3", "?",
        "score other winner");
    row("Gomill counts", "gomill-internal", "--score W+3", "--score W+3", "B+17.5",
        "alive settled!");
}

void MatchScoringTest::theLadderIsClimbed()
{
    QFETCH(QString, ladder);
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(QString, result);
    QFETCH(QString, steps);

    const Run run = runCli(game({QStringLiteral("--scorer"), ladder}, black.toUtf8().constData(),
                                white.toUtf8().constData()));

    QCOMPARE(run.exitCode, 0);
    const QJsonObject game = this->result();
    QCOMPARE(game[u"result"].toString(), result);
    QCOMPARE(ladderOf(game), steps);
}

void MatchScoringTest::everyAnswerIsKept()
{
    QCOMPARE(runCli(game(words("--scorer score,dead,alive"),
                         "--score B+17.5 --answer final_status_list=",
                         "--score W+7.50 --answer final_status_list=C3"))
                 .exitCode,
             0);

    const QJsonObject game = result();
    QCOMPARE(game[u"scorer"].toString(), QStringLiteral("score,dead,alive"));
    QCOMPARE(game[u"count"][u"score"].toString(), QStringLiteral("B+17.5"));
    QCOMPARE(game[u"count"][u"points"].toString(),
             QStringLiteral("Black 25 = 1 stone + 24 territory; White 7.5 = 7.5 komi"));
    QCOMPARE(game[u"count"][u"dead"].toArray(), QJsonArray());
    const QJsonObject score = reportOf(game, QStringLiteral("score"));
    QCOMPARE(score[u"black"][u"score"].toString(), QStringLiteral("B+17.5"));
    QCOMPARE(score[u"white"][u"score"].toString(), QStringLiteral("W+7.50"));
    const QJsonObject dead = reportOf(game, QStringLiteral("dead"));
    QCOMPARE(dead[u"black"][u"dead"].toArray(), QJsonArray());
    QCOMPARE(dead[u"white"][u"dead"].toArray(), QJsonArray{QStringLiteral("C3")});
    const QJsonObject alive = reportOf(game, QStringLiteral("alive"));
    QVERIFY(alive[u"black"].isNull());
    QVERIFY(alive[u"referee"].isNull());
    QCOMPARE(alive[u"count"][u"score"].toString(), QStringLiteral("B+17.5"));
}

void MatchScoringTest::theRefereeIsAskedLast()
{
    const QString referee = command(words("--answer final_status_list=C3"));

    QCOMPARE(runCli(game({QStringLiteral("--scorer"), QStringLiteral("score,referee"),
                          QStringLiteral("--referee"), referee},
                         "--score B+17.5", "--score W+1.5"))
                 .exitCode,
             0);

    const QJsonObject game = result();
    QCOMPARE(game[u"referee"].toString(), referee);
    QCOMPARE(game[u"result"].toString(), QStringLiteral("W+7.5"));
    const QJsonObject report = reportOf(game, QStringLiteral("referee"));
    QVERIFY(report[u"decides"].toBool());
    QCOMPARE(report[u"referee"][u"dead"].toArray(), QJsonArray{QStringLiteral("C3")});
    QCOMPARE(report[u"count"][u"dead"].toArray(), QJsonArray{QStringLiteral("C3")});
}

void MatchScoringTest::anUnreliableScorerIsNotAsked()
{
    QCOMPARE(
        runCli(game(words("--unreliable-scorer white"), "--score B+17.5", "--score W+99")).exitCode,
        0);

    const QJsonObject game = result();
    QCOMPARE(game[u"result"].toString(), QStringLiteral("B+17.5"));
    QVERIFY(!reportOf(game, QStringLiteral("score"))[u"black"].isNull());
    QVERIFY(reportOf(game, QStringLiteral("score"))[u"white"].isNull());
}

/// Known by its program's name; it is started as it was typed.
void MatchScoringTest::whoCountsOtherwiseIsSaidBeforeTheGame()
{
    const QString program = command().section(u' ', 0, 0);
    QVERIFY(QFile::link(program, path("gnugo")));
    const QString black = path("gnugo") + QStringLiteral(" --score B+17.5");
    QStringList arguments = game({}, "", "");
    arguments[arguments.indexOf(QStringLiteral("--black")) + 1] = black;

    const Run chinese = runCli(arguments + words("--rules chinese"));
    const Run japanese = runCli(arguments + words("--rules japanese"));

    QCOMPARE(QString::fromUtf8(chinese.errors),
             QStringLiteral("shinpan-cli match: black (%1) counts by Japanese rules (territory), "
                            "but the game is counted by area; add --chinese-rules to its command "
                            "line\n")
                 .arg(black));
    QCOMPARE(japanese.errors, QByteArray());
    QCOMPARE(results().first()[u"black"][u"command"].toString(), black);
}

void MatchScoringTest::aClaimCountsWhereItIsAllowed_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("end");

    QTest::newRow("nobody may") << u"none"_s << u"B+17.5"_s << u"passes"_s;
    QTest::newRow("Black may") << u"black"_s << u"B+17.5"_s << u"passes"_s;
    QTest::newRow("White may") << u"white"_s << u"W+"_s << u"claim"_s;
    QTest::newRow("both may") << u"both"_s << u"W+"_s << u"claim"_s;
}

void MatchScoringTest::aClaimCountsWhereItIsAllowed()
{
    QFETCH(QString, who);
    QFETCH(QString, result);
    QFETCH(QString, end);

    QCOMPARE(runCli(game({QStringLiteral("--claims"), who}, "--score B+17.5",
                         "--score B+17.5 --answer gomill-genmove_ex=claim"))
                 .exitCode,
             0);

    QCOMPARE(this->result()[u"result"].toString(), result);
    QCOMPARE(this->result()[u"end"].toString(), end);
}

void MatchScoringTest::gomillCompensatesAsAsked_data()
{
    QTest::addColumn<QString>("result"); // 81 points, 0.5 komi, 4 stones

    QTest::newRow("gomill-internal:no") << QStringLiteral("B+80.5");
    QTest::newRow("gomill-internal:short") << QStringLiteral("B+77.5");
    QTest::newRow("gomill-internal:full") << QStringLiteral("B+76.5");
}

void MatchScoringTest::gomillCompensatesAsAsked()
{
    const QString scorer = QString::fromUtf8(QTest::currentDataTag());

    QCOMPARE(runCli(match(words("--size 9 --handicap 4 --rules tromp-taylor --time 1m --scorer")
                          + QStringList{scorer}))
                 .exitCode,
             0);

    QTEST(result()[u"result"].toString(), "result");
}

SHINPAN_TEST(MatchScoringTest)
#include "matchscoring_test.moc"
