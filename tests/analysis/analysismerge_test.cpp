#include "core/analysis/analysismerge.h"

#include "core/record/note/evaluation.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using test::at;

/// A review that is written into the record.
class AnalysisMergeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void valuesAreNumbersAlone();
    void commentsSayWhatPeopleRead();
    void theEngineIsCalledAsOneLikes();
    void variationsShowTheEnginesLine();
    void mergingTwiceIsMergingOnce_data();
    void mergingTwiceIsMergingOnce();
    void aBetterOpinionTakesTheMistakeBack();
    void theSizeIsToldBefore();
    void oneUndoTakesEverythingBack();
    void twoEnginesThatSpeakInTurnJudgeNoMove();

private:
    void merge(MergeLevel level);
    [[nodiscard]] QString comment(std::size_t stop) const
    {
        return commentAt(m_record->tree(), m_stops[stop].node);
    }

    std::unique_ptr<GameRecord> m_record;
    std::vector<ReviewStop> m_stops;
    AnalysisStore m_store;
};

namespace {

const QString Katago = QStringLiteral("KataGo");

Analysis analysisOf(float winrate, float lead, const char *choice)
{
    Analysis analysis{.size = BoardSize::square(9)};
    analysis.winrate = winrate;
    analysis.scoreLead = lead;
    analysis.visits = 100;
    Candidate best;
    best.move = at(choice);
    best.visits = 60;
    best.winrate = winrate;
    best.scoreLead = lead;
    best.line = {at(choice), at("B2"), std::nullopt};
    analysis.candidates = {best};
    return analysis;
}

} // namespace

void AnalysisMergeTest::init()
{
    m_record = std::make_unique<GameRecord>(readSgf("(;SZ[9];B[cc]C[Well.];W[gg])")->tree);
    const GameTree &tree = m_record->tree();
    m_stops = reviewStops(tree, tree.endOfLine(tree.root()));
    m_store.clear();
    m_store.keep(m_stops[0].node, Katago, analysisOf(0.5F, 1, "E5"));
    m_store.keep(m_stops[1].node, Katago, analysisOf(0.25F, -3.5F, "G3"));
    m_store.keep(m_stops[2].node, Katago, analysisOf(0.25F, -3.5F, "E5"));
}

void AnalysisMergeTest::merge(MergeLevel level)
{
    mergeReview(*m_record, m_stops, m_store, Katago, {.level = level});
}

void AnalysisMergeTest::valuesAreNumbersAlone()
{
    merge(MergeLevel::Values);

    const GameTree &tree = m_record->tree();
    QCOMPARE(simpleTextAt(tree, m_stops[1].node, "SBKV"), QStringLiteral("25"));
    QCOMPARE(simpleTextAt(tree, m_stops[1].node, "SBKS"), QStringLiteral("-3.5"));
    QCOMPARE(comment(1), QStringLiteral("Well."));
    QCOMPARE(tree.nodeCount(), std::size_t(3));
}

void AnalysisMergeTest::commentsSayWhatPeopleRead()
{
    merge(MergeLevel::Comments);

    QCOMPARE(comment(1), QStringLiteral("Black 25%, -3.5 points, 100 visits (KataGo)\n"
                                        "Black lost 25.0%, 4.5 points; better was E5\n"
                                        "Well."));
    QCOMPARE(comment(2), QStringLiteral("Black 25%, -3.5 points, 100 visits (KataGo)"));
    const auto read = evaluationAt(m_record->tree(), m_stops[1].node);
    QVERIFY(read);
    QCOMPARE(read->blackWinRate, std::optional(0.25));
}

void AnalysisMergeTest::theEngineIsCalledAsOneLikes()
{
    mergeReview(*m_record, m_stops, m_store, Katago, {.engineName = QStringLiteral("Kay")});
    QCOMPARE(comment(2), QStringLiteral("Black 25%, -3.5 points, 100 visits (Kay)"));
}

void AnalysisMergeTest::variationsShowTheEnginesLine()
{
    merge(MergeLevel::Variations);

    const GameTree &tree = m_record->tree();
    QCOMPARE(tree.childCount(tree.root()), 2);
    const NodeId choice = tree.lastChild(tree.root());
    QVERIFY(moveAt(tree, choice) == (Move{Color::Black, at("E5")}));
    QCOMPARE(commentAt(tree, choice), QStringLiteral("Black 50%, +1 points, 60 visits (KataGo)"));
    const NodeId answer = tree.firstChild(choice);
    QVERIFY(moveAt(tree, answer) == (Move{Color::White, at("B2")}));
    QVERIFY(moveAt(tree, tree.firstChild(answer)) == Move::pass(Color::Black));
    QCOMPARE(tree.childCount(m_stops[1].node), 1); // White's move was no mistake
}

void AnalysisMergeTest::mergingTwiceIsMergingOnce_data()
{
    QTest::addColumn<MergeLevel>("level");
    QTest::newRow("values") << MergeLevel::Values;
    QTest::newRow("comments") << MergeLevel::Comments;
    QTest::newRow("variations") << MergeLevel::Variations;
}

void AnalysisMergeTest::mergingTwiceIsMergingOnce()
{
    QFETCH(const MergeLevel, level);

    merge(level);
    const QByteArray once = writeSgf(m_record->tree());
    merge(level);
    QCOMPARE(writeSgf(m_record->tree()), once);
}

void AnalysisMergeTest::aBetterOpinionTakesTheMistakeBack()
{
    merge(MergeLevel::Comments);
    m_store.keep(m_stops[1].node, Katago, analysisOf(0.5F, 1, "G3"));
    merge(MergeLevel::Comments);
    QCOMPARE(comment(1), QStringLiteral("Black 50%, +1 points, 100 visits (KataGo)\nWell."));
}

void AnalysisMergeTest::theSizeIsToldBefore()
{
    m_record->setModified(false);
    for (const MergeLevel level :
         {MergeLevel::Values, MergeLevel::Comments, MergeLevel::Variations}) {
        init();
        const qsizetype before = writeSgf(m_record->tree()).size();
        const qsizetype told = sizeOfMerge(*m_record, m_stops, m_store, Katago, {.level = level});
        QVERIFY(!m_record->isModified());
        merge(level);
        QCOMPARE(writeSgf(m_record->tree()).size() - before, told);
        QVERIFY(told > 0);
    }
}

void AnalysisMergeTest::oneUndoTakesEverythingBack()
{
    const QByteArray before = writeSgf(m_record->tree());
    merge(MergeLevel::Variations);
    QVERIFY(m_record->mayUndo());
    m_record->undo();
    QCOMPARE(writeSgf(m_record->tree()), before);
    QVERIFY(!m_record->mayUndo());
}

void AnalysisMergeTest::twoEnginesThatSpeakInTurnJudgeNoMove()
{
    const auto tell = [this](const QStringList &engines) {
        for (qsizetype i = 0; i < std::ssize(m_stops); ++i) {
            writeEvaluation(
                *m_record, m_stops[static_cast<std::size_t>(i)].node,
                {.blackWinRate = i % 2 == 0 ? 0.8 : 0.2, .engine = engines[i % engines.size()]});
        }
        return recordedReview(m_record->tree(), m_stops).moves.size();
    };
    QCOMPARE(tell({QStringLiteral("one"), QStringLiteral("other")}), std::size_t{0});
    QVERIFY(tell({QStringLiteral("one")}) > 0);
}

SHINPAN_TEST(AnalysisMergeTest)
#include "analysismerge_test.moc"
