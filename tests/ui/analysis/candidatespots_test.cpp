#include "ui/analysis/candidatespots.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/analysis/candidatetext.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr BoardSize NineByNine = BoardSize::square(9);

[[nodiscard]] Point at(const char *vertex)
{
    return pointFromVertex(vertex, NineByNine).value();
}

[[nodiscard]] Candidate candidate(const char *vertex, int order, std::int64_t visits, float winrate)
{
    Candidate made;
    made.move = at(vertex);
    made.order = order;
    made.visits = visits;
    made.winrate = winrate;
    return made;
}

/// White is to move; the best keeps Black at 40 %.
[[nodiscard]] Analysis whitesChoice()
{
    Analysis analysis;
    analysis.size = NineByNine;
    analysis.toMove = Color::White;
    analysis.candidates = {candidate("E5", 0, 12'345, 0.4F), candidate("C3", 1, 1000, 0.45F),
                           candidate("G7", 2, 3, 0.8F), candidate("A1", 3, 0, 0.5F)};
    return analysis;
}

/// "E5 40.0/12k!": a spot's point and texts, the best with a mark.
[[nodiscard]] QStringList textsOf(const BoardLayer &shown)
{
    QStringList texts;
    for (const BoardLayer::Spot &spot : shown.spots) {
        texts.append(QStringLiteral("%1 %2/%3%4")
                         .arg(QString::fromStdString(vertexOf(spot.point)), spot.text, spot.detail,
                              QLatin1String(spot.isBest ? "!" : "")));
    }
    return texts;
}

} // namespace

class CandidateSpotsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void candidatesBearTheirNumbersAndHardlyNoticedOnesAreDots()
    {
        const BoardLayer shown = boardAnalysisOf(whitesChoice(), Board(NineByNine), {});
        QCOMPARE(textsOf(shown),
                 QStringList({QStringLiteral("E5 40.0/12k!"), QStringLiteral("C3 45.0/1.0k"),
                              QStringLiteral("G7 /")}));
    }

    void whatWasHardlyLookedAtHasNeitherNumberNorColour()
    {
        Analysis analysis = whitesChoice(); // after a hundred visits of an engine
        analysis.candidates = {candidate("E5", 0, 40, 0.4F), candidate("C3", 1, 10, 0.45F),
                               candidate("G7", 2, 9, 0.1F), candidate("A1", 3, 1, 0.0F)};
        analysis.candidates[1].lcb = 0.6F;
        const BoardLayer shown = boardAnalysisOf(analysis, Board(NineByNine), {});
        QCOMPARE(textsOf(shown),
                 QStringList({QStringLiteral("E5 40.0/40!"), QStringLiteral("C3 45.0/10"),
                              QStringLiteral("G7 /")}));
        const QColor faint = shown.spots[2].fill;
        QVERIFY(faint.hslSaturationF() < 0.1F); // the bluest of all by its nine visits
        QVERIFY(faint.alphaF() < 0.5F);

        analysis.candidates[1].lcb.reset(); // ten games say less than ten visits of a network
        QCOMPARE(textsOf(boardAnalysisOf(analysis, Board(NineByNine), {})),
                 QStringList({QStringLiteral("E5 40.0/40!"), QStringLiteral("C3 /"),
                              QStringLiteral("G7 /")}));
        analysis.candidates[1].visits = 25;
        QCOMPARE(textsOf(boardAnalysisOf(analysis, Board(NineByNine), {}))[1],
                 QStringLiteral("C3 45.0/25"));
    }

    void thePerspectiveTurnsChances()
    {
        AnalysisOptions options;
        options.perspective = Perspective::SideToMove;
        options.second = CandidateValue::Loss;
        QCOMPARE(textsOf(boardAnalysisOf(whitesChoice(), Board(NineByNine), options)),
                 QStringList({QStringLiteral("E5 60.0/0.0%!"), QStringLiteral("C3 55.0/5.0%"),
                              QStringLiteral("G7 /")}));
    }

    void whatAnEngineDoesNotTellIsLeftOut()
    {
        AnalysisOptions options;
        options.first = CandidateValue::Lead; // which Leela Zero does not know
        options.second = CandidateValue::Order;
        QCOMPARE(textsOf(boardAnalysisOf(whitesChoice(), Board(NineByNine), options)).front(),
                 QStringLiteral("E5 1/!"));
    }

    void nothingStandsOnStones()
    {
        Board board(NineByNine);
        board.set(at("C3"), Stone::Black);
        QCOMPARE(boardAnalysisOf(whitesChoice(), board, {}).spots.size(), std::size_t(2));
        QVERIFY(boardAnalysisOf(whitesChoice(), Board(BoardSize::square(19)), {}).spots.empty());
    }

    void coloursGoFromBlueToRedByWhatIsLost()
    {
        const Analysis analysis = whitesChoice();
        const QColor best = candidateColor(analysis.candidates[0], analysis);
        const QColor worst = candidateColor(analysis.candidates[2], analysis);
        QVERIFY(best.blue() > best.red());
        QVERIFY(worst.red() > worst.blue());
        Analysis scored = analysis;
        scored.candidates[0].scoreLead = -2.0F;
        scored.candidates[2].scoreLead = -1.9F; // points count where they are told
        QVERIFY(candidateColor(scored.candidates[2], scored).blue() > 150);
    }

    void ownershipIsATintAndAContradictionOnStones()
    {
        Board board(NineByNine);
        board.set(at("A9"), Stone::White);
        board.set(at("B9"), Stone::White);
        std::vector<float> owned(81, 0.0F);
        owned[0] = 0.9F;   // A9: Black's in the end
        owned[1] = -1.0F;  // B9: as it stands
        owned[2] = 0.5F;   // C9
        owned[80] = -0.7F; // J1
        const std::vector<BoardLayer::Tint> tints = ownershipTints(owned, board);
        QCOMPARE(tints.size(), std::size_t(3));
        QCOMPARE(tints[0].point, at("J1"));
        QVERIFY(!tints[0].isOnStone && tints[0].color.lightnessF() > 0.9F);
        QCOMPARE(tints[1].point, at("A9"));
        QVERIFY(tints[1].isOnStone && tints[1].color.lightnessF() < 0.1F);
        QCOMPARE(tints[2].point, at("C9"));
        QVERIFY(ownershipTints({}, board).empty());
    }

    void policyIsStrongestAtTheFavourite()
    {
        Analysis analysis = whitesChoice();
        analysis.candidates[0].prior = 0.1F;
        analysis.candidates[1].prior = 0.6F;
        AnalysisOptions options;
        options.showsPolicy = true;
        const BoardLayer shown = boardAnalysisOf(analysis, Board(NineByNine), options);
        QCOMPARE(shown.tints.size(), std::size_t(2));
        QVERIFY(shown.tints[1].color.alpha() > shown.tints[0].color.alpha());
    }

    void policyIsOfAllPointsWhereItWasTold()
    {
        Analysis analysis = whitesChoice();
        analysis.policy.assign(82, -1.0F);
        analysis.policy[40] = 0.25F; // E5
        analysis.policy[81] = 0.5F;  // a pass
        AnalysisOptions options;
        options.showsPolicy = true;
        options.showsCandidates = false;

        const BoardLayer shown = boardAnalysisOf(analysis, Board(NineByNine), options);

        QCOMPARE(shown.tints.size(), std::size_t(1));
        QCOMPARE(shown.spots.size(), std::size_t(1));
        QCOMPARE(shown.spots[0].point, at("E5"));
        QCOMPARE(shown.spots[0].text, QStringLiteral("25.0"));
    }

    void policyHasNumbersAndGoesWithOwnership()
    {
        Analysis analysis = whitesChoice();
        analysis.candidates[1].prior = 0.6F;
        analysis.ownership.assign(81, 0.5F);
        AnalysisOptions options;
        options.showsPolicy = true;
        options.showsOwnership = true;
        options.showsCandidates = false;

        const BoardLayer shown = boardAnalysisOf(analysis, Board(NineByNine), options);

        QCOMPARE(shown.spots.size(), std::size_t(1));
        QCOMPARE(shown.spots[0].point, *analysis.candidates[1].move);
        QCOMPARE(shown.spots[0].text, QStringLiteral("60.0"));
        QCOMPARE(shown.tints.size(), std::size_t(82));
        QVERIFY(shown.tints[81].size < 1); // what is below it remains in sight
    }

    void aLineIsStonesWithNumbers()
    {
        const std::vector<std::optional<Point>> line{at("E5"), std::nullopt, at("C3"), at("E5")};
        const auto stones = boardLineOf(Board(NineByNine), line, Color::White, 4).line;
        QCOMPARE(stones.size(), std::size_t(2)); // the pass is no stone, and E5 was played again
        QCOMPARE(stones[0].point, at("C3"));
        QCOMPARE(stones[0].number, 3);
        QCOMPARE(stones[0].color, Color::White);
        QCOMPARE(stones[1].number, 4);
        QCOMPARE(stones[1].color, Color::Black);
        QCOMPARE(boardLineOf(Board(NineByNine), line, Color::White, 1).line.size(), std::size_t(1));
    }

    void whatALineTakesOffIsNotShown()
    {
        Board board(NineByNine);
        board.play(Color::White, at("A1"));
        board.play(Color::Black, at("B1"));
        // Black takes the corner, White plays back into it and is taken at once.
        const std::vector<std::optional<Point>> line{at("A2"), at("A1"), at("E5")};

        const BoardLayer shown = boardLineOf(board, line, Color::Black, 3);
        QCOMPARE(shown.taken, std::vector{at("A1")});
        QCOMPARE(shown.line.size(), std::size_t(2));
        QCOMPARE(shown.line[0].point, at("A2"));
        QCOMPARE(shown.line[1].point, at("E5"));
    }

    void countsAreShort()
    {
        QCOMPARE(shortCount(999), QStringLiteral("999"));
        QCOMPARE(shortCount(1234), QStringLiteral("1.2k"));
        QCOMPARE(shortCount(34'567), QStringLiteral("35k"));
        QCOMPARE(shortCount(999'499), QStringLiteral("999k"));
        QCOMPARE(shortCount(1'200'000), QStringLiteral("1.2M"));
        QCOMPARE(pointsText(-0.04F), QStringLiteral("+0.0"));
    }
};

SHINPAN_TEST(CandidateSpotsTest)
#include "candidatespots_test.moc"
