#include "core/cgos/play/cgosthoughts.h"

#include "core/cgos/play/cgosverdict.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;

namespace {

QJsonObject read(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

constexpr BoardSize Two = BoardSize::square(2);

} // namespace

class CgosThoughtsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kataGosAnalysisIsOfTheSideToMove();
    void leelaZerosRatesAreTenThousandths();
    void anEnginesOwnJsonGoesAsItIs();
    void whatCannotBeReadIsLeftOut();
    void whatTheServerCouldNotReadIsLeftOut();
    void theServersVerdictIsOurs_data();
    void theServersVerdictIsOurs();
};

void CgosThoughtsTest::kataGosAnalysisIsOfTheSideToMove()
{
    const Thoughts thoughts{
        "kata-genmove_analyze",
        "info move A1 visits 12 winrate 0.75 scoreLead 3.5 prior 0.5 order 0 pv A1 "
        "B2 ownership 1 -1 0 0.5"};
    const QJsonObject white = read(cgosThoughts(thoughts, Two, Color::White));
    QCOMPARE(white[QStringLiteral("winrate")].toDouble(), 0.75);
    QCOMPARE(white[QStringLiteral("score")].toDouble(), 3.5);
    QCOMPARE(white[QStringLiteral("visits")].toInt(), 12);
    const QJsonObject move = white[QStringLiteral("moves")].toArray()[0].toObject();
    QCOMPARE(move[QStringLiteral("move")].toString(), QStringLiteral("A1"));
    QCOMPARE(move[QStringLiteral("pv")].toString(), QStringLiteral("A1 B2"));
    QCOMPARE(move[QStringLiteral("prior")].toDouble(), 0.5);
    // White's points are hers, which Black lacks.
    QCOMPARE(white[QStringLiteral("ownership")].toString(), QStringLiteral("A+fQ"));
}

void CgosThoughtsTest::leelaZerosRatesAreTenThousandths()
{
    const Thoughts thoughts{"lz-genmove_analyze",
                            "info move pass visits 3 winrate 2500 prior 100 order 0 pv pass"};
    const QJsonObject json = read(cgosThoughts(thoughts, Two, Color::Black));
    QCOMPARE(json[QStringLiteral("winrate")].toDouble(), 0.25);
    QVERIFY(!json.contains(QStringLiteral("score")));
}

void CgosThoughtsTest::anEnginesOwnJsonGoesAsItIs()
{
    const Thoughts thoughts{"cgos-genmove_analyze", R"({ "winrate": 0.5, "comment": "hm" })"};
    QCOMPARE(cgosThoughts(thoughts, Two, Color::Black), R"({"comment":"hm","winrate":0.5})");
}

void CgosThoughtsTest::whatCannotBeReadIsLeftOut()
{
    QCOMPARE(cgosThoughts({"cgos-genmove_analyze", "{ broken"}, Two, Color::Black), QByteArray());
    QCOMPARE(cgosThoughts({"kata-genmove_analyze", "info move Z9"}, Two, Color::Black),
             QByteArray());
    QCOMPARE(cgosThoughts({"genmove", {}}, Two, Color::Black), QByteArray());
}

void CgosThoughtsTest::whatTheServerCouldNotReadIsLeftOut()
{
    const QByteArray comment(70'000, 'x');
    const Thoughts thoughts{"cgos-genmove_analyze", R"({"comment":")" + comment + R"("})"};
    QCOMPARE(cgosThoughts(thoughts, Two, Color::Black), QByteArray());
}

void CgosThoughtsTest::theServersVerdictIsOurs_data()
{
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("sgf");
    const std::pair<const char *, const char *> rows[] = {
        {"W+7.0", "W+7"},    {"B+2.5", "B+2.5"}, {"Draw", "0"},
        {"B+Resign", "B+R"}, {"W+Time", "W+T"},  {"B+Illegal", "B+F"},
        {"Abort", "Void"},   {"", "Void"},       {"B+nonsense", "Void"}};
    for (const auto &[result, sgf] : rows) {
        QTest::newRow(result) << QString::fromLatin1(result) << QString::fromLatin1(sgf);
    }
}

void CgosThoughtsTest::theServersVerdictIsOurs()
{
    QFETCH(const QString, result);
    QTEST(cgosVerdict(result).toSgf(), "sgf");
}

SHINPAN_TEST(CgosThoughtsTest)

#include "cgosthoughts_test.moc"
