#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace shinpan::test;

namespace {

/// Black has just taken a ko at C4; White may not retake at B4, nor play at A5 without liberties.
constexpr char Ko[] =
    "(;FF[4]GM[1]SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb](;W[ee])(;W[ed];B[ee]))";

} // namespace

/// `shinpan-cli sgf position` beyond --move: paths, games, rules, legal moves.
class SgfPositionTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aPathLeadsIntoAVariation();
    void aBrokenPathIsExplained();
    void aGameOfACollectionIsChosen();
    void legalPointsDependOnTheRules_data();
    void legalPointsDependOnTheRules();
    void theRecordsOwnRulesAreTaken();
    void theOtherSideCanBeAskedFor();
    void legalPointsAreToldToPeople();
    void movesAgainstTheRulesAreCarriedOut();
    void unknownRulesAreExplained();

private:
    [[nodiscard]] static QJsonObject position(const QByteArray &sgf, const QStringList &options)
    {
        const Run run = runSgf(
            QStringList{QStringLiteral("position"), QStringLiteral("-"), QStringLiteral("--json")}
                + options,
            sgf);
        return run.exitCode == 0 ? jsonLines(run.output).value(0) : QJsonObject();
    }
    /// "A5 suicide, B4 ko"
    [[nodiscard]] static QString forbidden(const QJsonObject &position)
    {
        QStringList points;
        for (const QJsonValue &point : position[u"legal"][u"forbidden"].toArray()) {
            points += point[u"point"].toString() + u' ' + point[u"reason"].toString();
        }
        return points.join(QStringLiteral(", "));
    }
};

void SgfPositionTest::aPathLeadsIntoAVariation()
{
    const QJsonObject there = position(Ko, {QStringLiteral("--node"), QStringLiteral("1.2.end")});

    QCOMPARE(there[u"moveNumber"].toInt(), 3);
    QVERIFY(there[u"white"].toArray().contains(QStringLiteral("E2")));
    QVERIFY(there[u"black"].toArray().contains(QStringLiteral("E1")));
}

void SgfPositionTest::aBrokenPathIsExplained()
{
    const Run run =
        runSgf({QStringLiteral("position"), QStringLiteral("-"), QStringLiteral("--node=1.3")}, Ko);

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, QByteArray("-: --node 1.3: after move 1 there are 2 continuations\n"));
}

void SgfPositionTest::aGameOfACollectionIsChosen()
{
    const QJsonObject second =
        position(QByteArray(Ko) + "(;SZ[7])", {QStringLiteral("--game"), QStringLiteral("2")});

    QCOMPARE(second[u"size"].toArray(), (QJsonArray{7, 7}));
}

void SgfPositionTest::legalPointsDependOnTheRules_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("forbidden");

    QTest::newRow("Japanese") << QStringLiteral("Japanese") << QStringLiteral("A5 suicide, B4 ko");
    QTest::newRow("Tromp-Taylor: suicide would repeat the position")
        << QStringLiteral("Tromp-Taylor") << QStringLiteral("A5 superko, B4 ko");
    QTest::newRow("NZ: but with the other side to move")
        << QStringLiteral("NZ") << QStringLiteral("B4 ko");
    QTest::newRow("no ko rule") << QStringLiteral("ko=none,suicide=all") << QString();
}

void SgfPositionTest::legalPointsDependOnTheRules()
{
    QFETCH(QString, rules);
    QFETCH(QString, forbidden);

    const QJsonObject there =
        position(Ko, {QStringLiteral("--move"), QStringLiteral("1"), QStringLiteral("--rules"),
                      rules, QStringLiteral("--legal")});

    QCOMPARE(there[u"legal"][u"color"].toString(), QStringLiteral("W"));
    QCOMPARE(SgfPositionTest::forbidden(there), forbidden);
    const qsizetype stones = there[u"black"].toArray().size() + there[u"white"].toArray().size();
    const qsizetype not_allowed = there[u"legal"][u"forbidden"].toArray().size();
    QCOMPARE(there[u"legal"][u"points"].toArray().size(), 25 - stones - not_allowed);
}

void SgfPositionTest::theRecordsOwnRulesAreTaken()
{
    QByteArray sgf = Ko;
    const QJsonObject there = position(sgf.replace("SZ[5]", "SZ[5]RU[NZ]"),
                                       {QStringLiteral("--move=1"), QStringLiteral("--legal")});

    QCOMPARE(there[u"rules"].toString(), QStringLiteral("NZ"));
    QCOMPARE(forbidden(there), QStringLiteral("B4 ko"));
}

void SgfPositionTest::theOtherSideCanBeAskedFor()
{
    const QJsonObject there = position(
        Ko, {QStringLiteral("--move=1"), QStringLiteral("--legal"), QStringLiteral("black")});

    QCOMPARE(there[u"legal"][u"color"].toString(), QStringLiteral("B"));
    QCOMPARE(forbidden(there), QString());
}

void SgfPositionTest::legalPointsAreToldToPeople()
{
    const Run run =
        runSgf({QStringLiteral("position"), QStringLiteral("--legal"), QStringLiteral("w"),
                QStringLiteral("--move"), QStringLiteral("1"), QStringLiteral("--rules"),
                QStringLiteral("Japanese"), QStringLiteral("-")},
               Ko);

    QCOMPARE(run.exitCode, 0);
    const qsizetype start =
        run.output.indexOf("\nWhite may play on 16 points under Japanese rules: A1 ");
    QVERIFY2(start > 0, run.output.constData());
    QVERIFY2(run.output.endsWith("\nA5 is forbidden: suicide\nB4 is forbidden: ko\n"),
             run.output.constData());
}

void SgfPositionTest::movesAgainstTheRulesAreCarriedOut()
{
    QByteArray sgf = Ko;
    sgf.replace("(;W[ee])", "(;W[bb])"); // retakes the ko at once
    const QJsonObject there = position(
        sgf, {QStringLiteral("--rules"), QStringLiteral("Japanese"), QStringLiteral("--legal")});

    QCOMPARE(there[u"captured"][u"black"].toInt(), 1);
    QCOMPARE(there[u"legal"][u"color"].toString(), QStringLiteral("B"));
}

void SgfPositionTest::unknownRulesAreExplained()
{
    const Run run =
        runSgf({QStringLiteral("position"), QStringLiteral("-"), QStringLiteral("--rules"),
                QStringLiteral("chess"), QStringLiteral("--legal")},
               Ko);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("--rules: \"chess\" is no rule set"), run.errors.constData());
}

SHINPAN_TEST(SgfPositionTest)
#include "sgfposition_test.moc"
