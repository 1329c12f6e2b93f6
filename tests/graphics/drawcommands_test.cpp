#include "core/graphics/drawcommands.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// GoGui's draw commands, as its manual has them.
class DrawCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_drawing = BoardDrawing(BoardSize::square(9)); }

    void everyMarkGoesOnItsPoints()
    {
        draw("CIRCLE A1 B1");
        draw("SQUARE A2");
        draw("TRIANGLE A3");
        draw("MARK A4");
        draw("BLACK A5");
        draw("WHITE A6");
        QVERIFY(m_drawing.at(at("A1")).hasCircle && m_drawing.at(at("B1")).hasCircle);
        QVERIFY(m_drawing.at(at("A2")).hasSquare);
        QVERIFY(m_drawing.at(at("A3")).hasTriangle);
        QVERIFY(m_drawing.at(at("A4")).hasCross);
        QCOMPARE(m_drawing.at(at("A5")).territory, std::optional(Color::Black));
        QCOMPARE(m_drawing.at(at("A6")).territory, std::optional(Color::White));
        QVERIFY(m_drawing.at(at("C1")).isEmpty());
    }

    void aColourHasAnEnglishNameOrSixDigits()
    {
        draw("COLOR cyan A1");
        draw("COLOR #980098 B1 C1");
        draw("COLOR beige D1");
        draw("COLOR #98009 E1");
        draw("COLOR #+80098 F1");
        QCOMPARE(m_drawing.at(at("A1")).color, std::optional(0x00ffffU));
        QCOMPARE(m_drawing.at(at("C1")).color, std::optional(0x980098U));
        for (const char *none : {"D1", "E1", "F1"}) {
            QVERIFY(m_drawing.at(at(none)).isEmpty());
        }
    }

    void labelsAndInfluenceComeInPairs()
    {
        draw("LABEL A1 @ B1 \"two words\" C1");
        draw("INFLUENCE A7 -1 B7 0.7 C7 nan D7 inf E7 word F7");
        QCOMPARE(m_drawing.at(at("A1")).label, QStringLiteral("@"));
        QCOMPARE(m_drawing.at(at("B1")).label, QStringLiteral("two words"));
        QVERIFY(m_drawing.at(at("C1")).isEmpty());
        QCOMPARE(m_drawing.at(at("A7")).influence, std::optional(-1.0));
        QCOMPARE(m_drawing.at(at("B7")).influence, std::optional(0.7));
        for (const char *none : {"C7", "D7", "E7", "F7"}) {
            QVERIFY(m_drawing.at(at(none)).isEmpty());
        }
    }

    void influenceBeyondOneIsCut()
    {
        draw("INFLUENCE A1 5 B1 -7");
        QCOMPARE(m_drawing.shownInfluence(at("A1")), 1.0);
        QCOMPARE(m_drawing.shownInfluence(at("B1")), -1.0);
    }

    void aVariationTellsItsColoursAndMayPass()
    {
        draw("VAR b C3 w PASS b D4 w Z9 b E5 x F6 w G7");
        const std::vector<Move> line{{Color::Black, at("C3")},
                                     Move::pass(Color::White),
                                     {Color::Black, at("D4")},
                                     {Color::Black, at("E5")}};
        QCOMPARE(m_drawing.line(), line);
    }

    void aTextIsKeptAsItIs()
    {
        draw("  TEXT two \"quoted\"  blanks ");
        QCOMPARE(m_drawing.texts(), QStringList{QStringLiteral("two \"quoted\"  blanks")});
    }

    void clearTakesAllButTextsOff()
    {
        draw("CIRCLE A1");
        draw("VAR b C3");
        draw("TEXT stays");
        draw("CLEAR");
        QVERIFY(m_drawing.isBlank());
        QCOMPARE(m_drawing.texts().size(), 1);
    }

    void keywordsAndVerticesComeInAnyLetterCase()
    {
        draw("circle a1");
        draw("Var B c3");
        QVERIFY(m_drawing.at(at("A1")).hasCircle);
        QCOMPARE(m_drawing.line().size(), std::size_t(1));
    }

    void whatMakesNoSenseDrawsNothing()
    {
        for (const char *line :
             {"", "   ", "STAR A1", "CIRCLE", "CIRCLE T20 I5 A0 A100 PASS", "COLOR", "COLOR red",
              "LABEL A1", "INFLUENCE A1", "VAR", "VAR b", "VAR A1 B2", "\"", "CIRCLE \"A1"}) {
            draw(line);
        }
        QVERIFY(m_drawing.at(at("A1")).hasCircle); // an open quotation mark goes on to the end
        m_drawing.at(at("A1")) = {};
        QVERIFY(m_drawing.isBlank());
    }

    void endlessDrawingsStayWithinTheirLimits()
    {
        const QString longText(100'000, u'x');
        drawLine(m_drawing, QStringLiteral("LABEL A1 ") + longText);
        for (int i = 0; i < 5000; ++i) {
            draw("VAR b A1 w B1");
            drawLine(m_drawing, QStringLiteral("TEXT ") + longText);
        }
        QCOMPARE(m_drawing.at(at("A1")).label.size(), BoardDrawing::MostLabelLetters);
        QCOMPARE(m_drawing.line().size(), BoardDrawing::MostMoves);
        QCOMPARE(m_drawing.texts().size(), BoardDrawing::MostTexts);
        QCOMPARE(m_drawing.texts().constLast().size(), BoardDrawing::MostTextLetters);
    }

private:
    void draw(const char *line) { drawLine(m_drawing, QString::fromLatin1(line)); }

    BoardDrawing m_drawing;
};

SHINPAN_TEST(DrawCommandsTest)
#include "drawcommands_test.moc"
