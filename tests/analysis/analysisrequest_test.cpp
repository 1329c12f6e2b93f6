#include "core/analysis/analysisrequest.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using test::at;

/// What engines are asked.
class AnalysisRequestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kataGoIsAskedForItsRoot();
    void kataGoIsAskedForWhatIsWanted();
    void anEngineThatRefusesIsAskedForLess();
    void anOldEngineIsAskedByTheIntervalAlone();
    void whoIsToMoveIsNotLeftToAnOldEngineThatCannotKnow_data();
    void whoIsToMoveIsNotLeftToAnOldEngineThatCannotKnow();
    void othersAreAskedForMovesAlone();
    void intervalsAreWholeHundredths();
    void pointsAreAllowedOrAvoided();
};

Q_DECLARE_METATYPE(shinpan::GameLine)

namespace {

const AnalysisCommand KataGo{"kata-analyze", AnalysisDialect::KataGo};
const AnalysisCommand LeelaZero{"lz-analyze", AnalysisDialect::LeelaZero};

AnalysisRequest wishes()
{
    return {.ownership = true, .movesOwnership = true, .lineVisits = true, .leastMoves = 5};
}

} // namespace

void AnalysisRequestTest::kataGoIsAskedForItsRoot()
{
    QCOMPARE(analysisCommand(KataGo, {}, Color::Black).line(),
             QByteArray("kata-analyze b 10 rootInfo true"));
}

void AnalysisRequestTest::kataGoIsAskedForWhatIsWanted()
{
    QCOMPARE(analysisCommand(KataGo, wishes(), Color::White).line(),
             QByteArray("kata-analyze w 10 minmoves 5 rootInfo true ownership true "
                        "movesOwnership true pvVisits true"));
}

void AnalysisRequestTest::anEngineThatRefusesIsAskedForLess()
{
    QCOMPARE(analysisCommand(KataGo, wishes(), Color::White, AnalysisDetail::Common).line(),
             QByteArray("kata-analyze w 10 minmoves 5"));
}

void AnalysisRequestTest::anOldEngineIsAskedByTheIntervalAlone()
{
    const GameLine line{.moves = {Move{Color::Black, at("D4")}}};
    QCOMPARE(analysisCommand(LeelaZero, wishes(), Color::White, AnalysisDetail::Interval).line(),
             QByteArray("lz-analyze 10"));
    QVERIFY(detailAfterRefusal(AnalysisDetail::All, LeelaZero, wishes(), line)
            == AnalysisDetail::Interval);
    QVERIFY(!detailAfterRefusal(AnalysisDetail::Interval, LeelaZero, wishes(), line)); // once
    QVERIFY(detailAfterRefusal(AnalysisDetail::All, KataGo, wishes(), line)
            == AnalysisDetail::Common);
    QVERIFY(!detailAfterRefusal(AnalysisDetail::Common, KataGo, wishes(), line));

    AnalysisRequest area;
    area.restrictions = {{.points = {at("D4")}}};
    QVERIFY2(!detailAfterRefusal(AnalysisDetail::All, LeelaZero, area, line),
             "it would look where it was not to look");
}

void AnalysisRequestTest::whoIsToMoveIsNotLeftToAnOldEngineThatCannotKnow_data()
{
    QTest::addColumn<GameLine>("line");
    QTest::addColumn<bool>("isKnown");
    const SetUpStone black{at("D4"), Color::Black};
    const SetUpStone other{at("Q16"), Color::Black};
    const SetUpStone white{at("C3"), Color::White};
    QTest::newRow("empty") << GameLine() << true;
    QTest::newRow("empty, White first") << GameLine{.firstToPlay = Color::White} << false;
    QTest::newRow("handicap") << GameLine{.setUp = {black, other}, .firstToPlay = Color::White}
                              << true;
    QTest::newRow("handicap, Black first") << GameLine{.setUp = {black, other}} << false;
    QTest::newRow("position") << GameLine{.setUp = {black, white}} << false;
    QTest::newRow("a move") << GameLine{.setUp = {black, white},
                                        .moves = {Move{Color::Black, at("C4")}}}
                            << true;
}

void AnalysisRequestTest::whoIsToMoveIsNotLeftToAnOldEngineThatCannotKnow()
{
    QFETCH(GameLine, line);
    QFETCH(bool, isKnown);

    QCOMPARE(detailAfterRefusal(AnalysisDetail::All, LeelaZero, {}, line).has_value(), isKnown);
}

void AnalysisRequestTest::othersAreAskedForMovesAlone()
{
    QCOMPARE(analysisCommand(LeelaZero, wishes(), Color::White).line(),
             QByteArray("lz-analyze w 10 minmoves 5"));
}

void AnalysisRequestTest::intervalsAreWholeHundredths()
{
    using namespace std::chrono_literals;
    QCOMPARE(analysisCommand(LeelaZero, {.interval = 259ms}, Color::Black).line(),
             QByteArray("lz-analyze b 25"));
    QCOMPARE(analysisCommand(LeelaZero, {.interval = 0ms}, Color::Black).line(),
             QByteArray("lz-analyze b 1"));
}

void AnalysisRequestTest::pointsAreAllowedOrAvoided()
{
    using Restriction = AnalysisRequest::Restriction;
    AnalysisRequest request;
    request.restrictions = {
        {.kind = Restriction::Kind::Avoid, .color = Color::White, .points = {at("D4"), at("Q16")}},
        {.kind = Restriction::Kind::Allow, .color = Color::Black, .points = {at("C3")}, .depth = 3},
        {.kind = Restriction::Kind::Allow, .color = Color::White, .points = {}}};
    QCOMPARE(analysisCommand(LeelaZero, request, Color::Black).line(),
             QByteArray("lz-analyze b 10 avoid w D4,Q16 1 allow b C3 3"));
}

SHINPAN_TEST(AnalysisRequestTest)
#include "analysisrequest_test.moc"
