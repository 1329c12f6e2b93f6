#include "core/graphics/replydrawing.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

[[nodiscard]] std::optional<BoardDrawing> drawn(ReplyType type,
                                                const char *reply,
                                                const QString &section = {})
{
    const EngineCommand command{type, {}, QStringLiteral("ask"), section};
    AskedAbout asked{BoardSize::square(3), {}, Stone::White};
    asked.choices.toMove = Color::White;
    asked.choices.point = at("B2");
    return drawingOf(command, QString::fromUtf8(reply), asked);
}

} // namespace

/// Every type of answer becomes a drawing, or is refused.
class ReplyDrawingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBoardOfColoursHasItsTopRowFirst()
    {
        const auto territory = drawn(ReplyType::BwBoard, "b - Black\n\nw ? WHITE\n- - -");
        QVERIFY(territory.has_value());
        QCOMPARE(territory->at(at("A3")).territory, std::optional(Color::Black));
        QCOMPARE(territory->at(at("C2")).territory, std::optional(Color::White));
        QVERIFY(territory->at(at("B2")).isEmpty() && territory->at(at("A1")).isEmpty());
        const auto colors = drawn(ReplyType::CBoard, "red \"\" #102030\n- - -\n- - -");
        QCOMPARE(colors->at(at("A3")).color, std::optional(0xff0000U));
        QCOMPARE(colors->at(at("C3")).color, std::optional(0x102030U));
        QVERIFY(colors->at(at("B3")).isEmpty());
    }

    void aBoardOfTextsMayHaveBlanksInQuotationMarks()
    {
        const auto labels = drawn(ReplyType::SBoard, "\"a b\" \"\" 3\n1 2 3\n1 2 3");
        QCOMPARE(labels->at(at("A3")).label, QStringLiteral("a b"));
        QVERIFY(labels->at(at("B3")).isEmpty());
    }

    void numbersBeyondOneAreDrawnInProportion()
    {
        const auto influence = drawn(ReplyType::DBoard, "0.5 -1 0\n1 0 0\n0 0 NAN");
        QCOMPARE(influence->shownInfluence(at("A3")), 0.5);
        QVERIFY(!influence->at(at("C1")).influence);
        const auto large = drawn(ReplyType::DBoard, "50 -100 0\n1 0 0\n0 0 0");
        QCOMPARE(large->shownInfluence(at("A3")), 0.5);
        QCOMPARE(large->shownInfluence(at("B3")), -1.0);
        QCOMPARE(large->at(at("A3")).influence, std::optional(50.0));
    }

    void aBoardMayStandAmongOtherLines()
    {
        const char *reply = "symmetry 0\nwhiteWin 0.5\nwhiteOwnership\n1 0 0\n0 0 0\n0 0 -1\nend";
        const auto owners = drawn(ReplyType::DBoard, reply, QStringLiteral("-whiteOwnership"));
        QCOMPARE(owners->at(at("A3")).influence, std::optional(-1.0));
        QCOMPARE(owners->at(at("C1")).influence, std::optional(1.0));
        QVERIFY(!drawn(ReplyType::DBoard, reply, QStringLiteral("policy")));
        QVERIFY(drawn(ReplyType::DBoard, "NN eval=0.5\n1 0 0\n0 0 0\n0 0 0\npass: 0").has_value());
    }

    void pointsAndPairsAreMarkedAndPassesAreNot()
    {
        const auto points = drawn(ReplyType::PList, "A1 b2\nPASS\n C3");
        QVERIFY(points->at(at("A1")).hasSquare && points->at(at("B2")).hasSquare);
        QVERIFY(points->at(at("C3")).hasSquare);
        const auto pairs = drawn(ReplyType::PsPairs, "A1 24.9 PASS 3 B1 \"x y\"");
        QCOMPARE(pairs->at(at("A1")).label, QStringLiteral("24.9"));
        QCOMPARE(pairs->at(at("B1")).label, QStringLiteral("x y"));
        const auto dragons = drawn(ReplyType::PsPairs, "A1: alive\nC3: critical B2 C2");
        QCOMPARE(dragons->at(at("C3")).label, QStringLiteral("critical"));
        QVERIFY(!drawn(ReplyType::PsPairs, "A1: alive\nwhat: else"));
        QVERIFY(drawn(ReplyType::EpList, "C1")->at(at("C1")).hasSquare);
    }

    void pointsInATextAreMarkedOnce()
    {
        const auto text = drawn(ReplyType::HpString, "origin: B2\nneighbors (A1,b2) XA1 A12 B20");
        QVERIFY(text->at(at("B2")).hasSquare && text->at(at("A1")).hasSquare);
        QCOMPARE(text->texts().size(), 2);
        QCOMPARE(pointsIn(QStringLiteral("B2 b2 A1 T19"), BoardSize::square(3)),
                 (std::vector<Point>{at("B2"), at("A1")}));
        QVERIFY(drawn(ReplyType::String, "B2")->isBlank());
        QCOMPARE(drawn(ReplyType::HString, "a\nb")->texts().size(), 2);
    }

    void aLineOfPlayAlternates()
    {
        const std::vector<Move> line{{Color::White, at("A1")},
                                     Move::pass(Color::Black),
                                     {Color::White, at("B1")},
                                     {Color::White, at("C1")}};
        QCOMPARE(drawn(ReplyType::Var, "value 1 A1 pass B1 white C1")->line(), line);
        QCOMPARE(drawn(ReplyType::VarP, "1 A1")->line().front().color, Color::White);
        QCOMPARE(drawn(ReplyType::VarPo, "1 A1")->line().front().color, Color::Black);
    }

    void drawCommandsAreCarriedOut()
    {
        const auto gfx = drawn(ReplyType::Gfx, "CIRCLE A1\nTEXT one\nTEXT two\nnonsense");
        QVERIFY(gfx->at(at("A1")).hasCircle);
        QCOMPARE(gfx->texts().size(), 2);
    }

    void whatATypeDoesNotPromiseIsRefused()
    {
        using enum ReplyType;
        for (const auto &[type, reply] :
             {std::pair(BwBoard, ""), std::pair(BwBoard, "b b b\nb b"),
              std::pair(CBoard, "red red\nred red\nred red"),
              std::pair(SBoard, "1 2 3\nx\n1 2 3\n1 2 3"), std::pair(DBoard, "a b c\nd e f\ng h i"),
              std::pair(PList, "A1 A9"), std::pair(PList, "hello"), std::pair(PsPairs, "A1"),
              std::pair(PsPairs, "x y")}) {
            QVERIFY2(!drawn(type, reply), reply);
        }
    }
};

SHINPAN_TEST(ReplyDrawingTest)
#include "replydrawing_test.moc"
