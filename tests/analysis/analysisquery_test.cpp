#include "core/analysis/analysisquery.h"

#include "core/analysis/reviewedgame.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace shinpan;

/// Queries for KataGo's analysis engine, and its answers.
class AnalysisQueryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuerySaysThePositionTheRulesAndTheLimit();
    void aBoardNeedNotBeSquare();
    void aHandicapStandsBeforeTheFirstMove();
    void aSearchWithoutALimitGoesOn();
    void aPartOfTheBoardIsAskedFor();
    void anAnswerIsReadAsBlackSeesIt();
    void whatMakesNoSenseIsRefused_data();
    void whatMakesNoSenseIsRefused();
    void aWarningMayMeanThatNobodyKnowsWhoseChancesTheyAre();
};

namespace {

[[nodiscard]] QJsonObject queryFor(const QByteArray &sgf, const AnalysisRequest &request = {})
{
    const GameTree tree = readSgf(sgf)->tree;
    return analysisQuery(placeAt(tree, tree.endOfLine(tree.root())), request);
}

[[nodiscard]] QByteArray compact(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

constexpr char QueryAnswerText[] =
    R"({"id":"1","isDuringSearch":false,"moveInfos":[)"
    R"({"edgeVisits":40,"lcb":0.31,"move":"B2","order":1,"prior":0.125,"pv":["B2","pass"],)"
    R"("scoreLead":-1.5,"utility":-0.25,"visits":41,"winrate":0.375,"newField":[1]},)"
    R"({"lcb":0.4,"move":"pass","order":0,"prior":0.5,"pv":["pass"],"pvVisits":[59],"visits":59,"winrate":0.5}],)"
    R"("ownership":[1,0.5,0,-0.5],"policy":[-1,0.125,-1,-1,0.5],"rootInfo":{"currentPlayer":"W","scoreLead":0.75,"scoreStdev":9.5,)"
    R"("utility":0.1,"visits":100,"winrate":0.4375},"turnNumber":3})";

[[nodiscard]] QJsonObject answerWith(const char *part, const char *instead)
{
    return QJsonDocument::fromJson(QByteArray(QueryAnswerText).replace(part, instead)).object();
}

} // namespace

void AnalysisQueryTest::aQuerySaysThePositionTheRulesAndTheLimit()
{
    const QJsonObject query = queryFor("(;SZ[9]KM[6.5]RU[Japanese];B[cc];W[];B[gg])",
                                       {.visits = 100, .ownership = true, .policy = true});
    QCOMPARE(compact(query.value(QLatin1String("moves"))),
             R"([[["B","C7"],["W","pass"],["B","G3"]]])");
    QCOMPARE(query.value(QLatin1String("komi")).toDouble(), 6.5);
    QCOMPARE(query.value(QLatin1String("maxVisits")).toInt(), 100);
    QCOMPARE(
        query.value(QLatin1String("rules")).toObject().value(QLatin1String("scoring")).toString(),
        QStringLiteral("TERRITORY"));
    QCOMPARE(query.value(QLatin1String("overrideSettings"))
                 .toObject()
                 .value(QLatin1String("reportAnalysisWinratesAs"))
                 .toString(),
             QStringLiteral("BLACK"));
    QVERIFY(query.value(QLatin1String("includeOwnership")).toBool());
    QVERIFY(query.value(QLatin1String("includePolicy")).toBool());
    QVERIFY(!query.contains(QLatin1String("includePVVisits")));
}

void AnalysisQueryTest::aBoardNeedNotBeSquare()
{
    const QJsonObject query = queryFor("(;SZ[13:9];B[mi])");
    QCOMPARE(query.value(QLatin1String("boardXSize")).toInt(), 13);
    QCOMPARE(query.value(QLatin1String("boardYSize")).toInt(), 9);
    QCOMPARE(compact(query.value(QLatin1String("moves"))), R"([[["B","N1"]]])");
    QCOMPARE(query.value(QLatin1String("rules")).toString(), QStringLiteral("tromp-taylor"));
}

void AnalysisQueryTest::aHandicapStandsBeforeTheFirstMove()
{
    const QJsonObject query = queryFor("(;SZ[9]HA[2]AB[cc][gg]KM[0.5]PL[W])");
    QCOMPARE(compact(query.value(QLatin1String("initialStones"))), R"([[["B","G3"],["B","C7"]]])");
    QCOMPARE(query.value(QLatin1String("initialPlayer")).toString(), QStringLiteral("W"));
    QVERIFY(query.value(QLatin1String("moves")).toArray().isEmpty());
}

void AnalysisQueryTest::aSearchWithoutALimitGoesOn()
{
    QCOMPARE(queryFor("(;SZ[9])").value(QLatin1String("maxVisits")).toInteger(), qint64(1) << 50);
    const QJsonObject timed = queryFor("(;SZ[9])", {.time = std::chrono::milliseconds(1500)});
    QCOMPARE(timed.value(QLatin1String("overrideSettings"))
                 .toObject()
                 .value(QLatin1String("maxTime"))
                 .toDouble(),
             1.5);
}

void AnalysisQueryTest::aPartOfTheBoardIsAskedFor()
{
    const QJsonObject query =
        queryFor("(;SZ[9])", {.restrictions = {{.kind = AnalysisRequest::Restriction::Kind::Allow,
                                                .color = Color::White,
                                                .points = {{.column = 0, .row = 0}},
                                                .depth = 2}}});
    QCOMPARE(compact(query.value(QLatin1String("allowMoves"))),
             R"([[{"moves":["A1"],"player":"W","untilDepth":2}]])");
}

void AnalysisQueryTest::anAnswerIsReadAsBlackSeesIt()
{
    const BoardSize size{2, 2};
    const Result<Analysis> analysis = analysisOf(answerWith("x", "x"), size, Color::White);
    QVERIFY2(analysis, qPrintable(analysis ? QString() : analysis.error().english()));
    QCOMPARE(analysis->visits, 100);
    QCOMPARE(analysis->winrate, 0.4375F);
    QCOMPARE(analysis->scoreLead, 0.75F);
    QCOMPARE(analysis->candidates.size(), std::size_t(2));
    const Candidate &best = analysis->candidates.front();
    QVERIFY(!best.move);
    QCOMPARE(best.visits, 59);
    QCOMPARE(best.lineVisits, std::vector<std::int64_t>{59});
    const Candidate &other = analysis->candidates.back();
    QCOMPARE(other.line.size(), std::size_t(2));
    QCOMPARE(other.scoreLead, -1.5F);
    QCOMPARE(other.prior, 0.125F);
    QCOMPARE(other.edgeVisits, 40);
    QCOMPARE(ownershipAt(analysis->ownership, size, {.column = 0, .row = 1}), 1.0F);
    QCOMPARE(analysis->policy, std::vector<float>({-1.0F, 0.125F, -1.0F, -1.0F, 0.5F}));
}

void AnalysisQueryTest::whatMakesNoSenseIsRefused_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const char *part, const char *instead, const char *why) {
        QTest::newRow(name) << QByteArray(part) << QByteArray(instead) << QString::fromUtf8(why);
    };
    row("the other side", R"("currentPlayer":"W")", R"("currentPlayer":"B")",
        "it is the other side's turn");
    row("off the board", R"("move":"B2")", R"("move":"C3")", "“C3” is no move of this board");
    row("a rate", R"("winrate":0.375)", R"("winrate":37.5)", "a win rate out of range");
    row("no rate", R"("winrate":0.375)", R"("wr":0.375)", "a win rate out of range");
    row("no root", "rootInfo", "root", "no values of the position");
    row("a negative count", R"("visits":41)", R"("visits":-41)", "no count");
    row("a map", "[1,0.5,0,-0.5]", "[1,0.5,0]", "no value between -1 and 1 for each point");
    row("a text", R"("scoreLead":-1.5)", R"("scoreLead":"-1.5")",
        "“scoreLead” is no sensible number");
}

void AnalysisQueryTest::whatMakesNoSenseIsRefused()
{
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, instead);
    QFETCH(QString, reason);
    const Result<Analysis> analysis =
        analysisOf(answerWith(part.constData(), instead.constData()), {2, 2}, Color::White);
    QVERIFY(!analysis);
    QCOMPARE(analysis.error().english(), reason);
}

void AnalysisQueryTest::aWarningMayMeanThatNobodyKnowsWhoseChancesTheyAre()
{
    QVERIFY(isPerspectiveUnknown(
        {{QStringLiteral("warning"),
          QStringLiteral("Unknown config params: reportAnalysisWinratesAs")}}));
    QVERIFY(!isPerspectiveUnknown(
        {{QStringLiteral("warning"), QStringLiteral("Unknown config params: other")}}));
}

SHINPAN_TEST(AnalysisQueryTest)

#include "analysisquery_test.moc"
