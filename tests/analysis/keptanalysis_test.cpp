#include "core/analysis/keptanalysis.h"

#include "core/analysis/analysismerge.h"
#include "core/analysis/foreignanalysis.h"
#include "core/record/note/evaluation.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

using namespace shinpan;

/// What an engine found, in a record and out of it again.
class KeptAnalysisTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptIsReadBack();
    void itIsTheSameAfterTheFileWasWritten();
    void eachEngineHasAValueOfItsOwn();
    void onlySoManyCandidatesAndMovesAreKept();
    void whatMakesNoSenseIsNotRead_data();
    void whatMakesNoSenseIsNotRead();
    void anotherPositionIsNotShown();
    void kaTrainsFormIsReadBack();
    void lizziesFormIsReadBack();
    void lizzieYzysOwnershipIsNoObstacle();
    void lizziesOwnFilesAreRead();
    void kaTrainIsToldNothingWithoutALead();
    void kaTrainsOwnFileIsRead();
    void aReviewKeepsThemBesideItsValues();
    void aFileWithManyIsReadInNoTime();
};

namespace {

constexpr BoardSize Nine{9, 9};

[[nodiscard]] Point at(const char *vertex)
{
    return *pointFromVertex(vertex, Nine);
}

/// White is to move.
[[nodiscard]] Analysis found()
{
    Analysis analysis{.size = Nine, .toMove = Color::White};
    analysis.candidates.push_back({.move = at("C3"),
                                   .visits = 90,
                                   .order = 0,
                                   .winrate = 0.375F,
                                   .scoreLead = -2.25F,
                                   .scoreStdev = 8.5F,
                                   .lcb = 0.3F,
                                   .prior = 0.5F,
                                   .line = {at("C3"), at("G7"), std::nullopt}});
    analysis.candidates.push_back(
        {.move = std::nullopt, .visits = 10, .order = 1, .winrate = 0.75F});
    analysis.visits = 101;
    analysis.winrate = 0.4125F;
    analysis.scoreLead = -1.5F;
    analysis.scoreStdev = 9.0F;
    return analysis;
}

constexpr KeepOptions All{.candidates = 10};

} // namespace

void KeptAnalysisTest::whatIsKeptIsReadBack()
{
    Analysis analysis = found();
    analysis.ownership.assign(81, -1.0F);
    analysis.ownership[7] = 0.5F;
    analysis.policy.assign(82, 0.0F);
    analysis.policy.front() = 0.5F;
    analysis.policy.back() = 1.0F;
    const QString engine = QStringLiteral("KataGo 1.16] | 50%: \\ ü");
    const QByteArray raw = rawKeptAnalysis(engine, analysis, All);
    QVERIFY(!raw.contains(']') && !raw.contains('\\') && !raw.contains(':'));
    QCOMPARE(keptAnalysisFrom(raw), std::optional(KeptAnalysis{engine, analysis}));
    QCOMPARE(rawKeptAnalysis(QStringLiteral("K"), found(), All),
             "1 9x9 W 101 4125 -150 900 K|cg 90 3750 -225 850 3000 5000 cggc--|"
             "-- 10 7500 - - - - -");
}

void KeptAnalysisTest::itIsTheSameAfterTheFileWasWritten()
{
    GameRecord record(readSgf("(;SZ[9];B[ee])")->tree);
    const NodeId node = record.tree().firstChild(record.tree().root());
    keepAnalysis(record, node, QStringLiteral("a b"), found(), All);
    const GameTree again = readSgf(writeSgf(record.tree()))->tree;
    const auto kept = keptAnalyses(again, again.firstChild(again.root()), Nine, Color::White);
    QCOMPARE(kept, std::vector<KeptAnalysis>({{QStringLiteral("a b"), found()}}));
}

void KeptAnalysisTest::eachEngineHasAValueOfItsOwn()
{
    GameRecord record(readSgf("(;SZ[9]PL[W])")->tree);
    const NodeId root = record.tree().root();
    Analysis other = found();
    other.visits = 7;
    keepAnalysis(record, root, QStringLiteral("a"), found(), All);
    keepAnalysis(record, root, QStringLiteral("b"), found(), All);
    keepAnalysis(record, root, QStringLiteral("a"), other, All);
    const auto kept = keptAnalyses(record.tree(), root, Nine, Color::White);
    QCOMPARE(kept.size(), std::size_t(2));
    QCOMPARE(kept.front().engine, QStringLiteral("a")); // said last
    QCOMPARE(kept.front().analysis.visits, 7);
}

void KeptAnalysisTest::onlySoManyCandidatesAndMovesAreKept()
{
    const auto kept =
        keptAnalysisFrom(rawKeptAnalysis({}, found(), {.candidates = 1, .lineLength = 2}));
    QVERIFY(kept);
    QCOMPARE(kept->analysis.candidates.size(), std::size_t(1));
    QCOMPARE(kept->analysis.candidates.front().line.size(), std::size_t(2));
    GameRecord record(readSgf("(;SZ[9]PL[W])")->tree);
    keepAnalysis(record, record.tree().root(), {}, found(), {});
    QVERIFY(!record.tree().has(record.tree().root(), KeptProperty));
}

void KeptAnalysisTest::whatMakesNoSenseIsNotRead_data()
{
    QTest::addColumn<QByteArray>("raw");
    const auto row = [](const char *name, const char *raw) {
        QTest::newRow(name) << QByteArray(raw);
    };
    row("nothing", "");
    row("another version", "2 9x9 W 101 4125 -150 900 K");
    row("no board", "1 0x9 W 101 4125 -150 900 K");
    row("no side", "1 9x9 X 101 4125 -150 900 K");
    row("a word too few", "1 9x9 W 101 4125 -150 K");
    row("no number", "1 9x9 W 101 x -150 900 K");
    row("negative visits", "1 9x9 W -1 4125 -150 900 K");
    row("off the board", "1 9x9 W 101 4125 -150 900 K|kk 90 3750 - - - - -");
    row("half a move", "1 9x9 W 101 4125 -150 900 K|cc 90 3750 - - - - ccd");
    row("few owners", "1 9x9 W 101 4125 -150 900 K|=000");
    row("an owner", "1 1x1 W 101 4125 -150 900 K|=z");
    QTest::newRow("too long") << QByteArray("1 9x9 W 101 4125 -150 900 ").append(100'000, 'x');
}

void KeptAnalysisTest::whatMakesNoSenseIsNotRead()
{
    QFETCH(QByteArray, raw);
    QVERIFY(keptAnalysisFrom("1 9x9 W 101 4125 -150 900 K"));
    QVERIFY(!keptAnalysisFrom(raw));
}

void KeptAnalysisTest::anotherPositionIsNotShown()
{
    GameRecord record(readSgf("(;SZ[9]PL[W])")->tree);
    keepAnalysis(record, record.tree().root(), {}, found(), All);
    QVERIFY(keptAnalyses(record.tree(), record.tree().root(), Nine, Color::Black).empty());
    QVERIFY(keptAnalyses(record.tree(), record.tree().root(), {13, 13}, Color::White).empty());
}

void KeptAnalysisTest::kaTrainsFormIsReadBack()
{
    GameRecord record(readSgf("(;SZ[9]PL[W])")->tree);
    const NodeId root = record.tree().root();
    Analysis analysis = found();
    analysis.candidates.back().scoreLead = 3.5F;
    analysis.ownership.assign(81, 0.25F);
    analysis.policy.assign(82, -1.0F);
    analysis.policy[40] = 0.75F;
    KeepOptions options = All;
    options.forKaTrain = true;
    keepAnalysis(record, root, {}, analysis, options);
    QCOMPARE(record.tree().values(root, "KT").count(), 3);
    QCOMPARE(record.tree().values(root, "KTV").first(), "1.0");
    record.removeProperty(root, KeptProperty);

    const auto kept = keptAnalyses(record.tree(), root, Nine, Color::White);
    QCOMPARE(kept.size(), std::size_t(1));
    QCOMPARE(kept.front().analysis, analysis);
    const auto evaluation = evaluationAt(record.tree(), root);
    QVERIFY(evaluation);
    QCOMPARE(evaluation->visits, std::int64_t(101));
}

void KeptAnalysisTest::lizziesFormIsReadBack()
{
    GameRecord record(readSgf("(;SZ[9];B[ee])")->tree);
    const NodeId node = record.tree().firstChild(record.tree().root());
    KeepOptions options = All;
    options.forLizzie = true;
    keepAnalysis(record, node, QStringLiteral("KataGo 1.16"), found(), options);
    record.removeProperty(node, KeptProperty);
    QVERIFY2(
        record.tree()
            .values(node, "LZ")
            .first()
            .startsWith("KataGo-1.16 41.2 101 1.5 9.0\nmove C3 visits 90 winrate 6250 prior 5000 "
                        "scoreMean 2.25 pv C3 G7 pass info move pass visits 10 winrate 2500 prior "
                        "0 pv pass"),
        record.tree().values(node, "LZ").first().toByteArray().constData());

    const auto kept = keptAnalyses(record.tree(), node, Nine, Color::White);
    QCOMPARE(kept.size(), std::size_t(1));
    QCOMPARE(kept.front().engine, QStringLiteral("KataGo-1.16"));
    const Analysis &analysis = kept.front().analysis;
    QCOMPARE(analysis.visits, 101);
    QVERIFY(qAbs(analysis.winrate - 0.412F) < 0.001F);
    QCOMPARE(analysis.scoreLead, -1.5F);
    QCOMPARE(analysis.candidates.size(), std::size_t(2));
    QCOMPARE(analysis.candidates.front().winrate, 0.375F);
    QCOMPARE(analysis.candidates.front().scoreLead, -2.25F);
    QCOMPARE(analysis.candidates.front().line, found().candidates.front().line);
}

void KeptAnalysisTest::lizzieYzysOwnershipIsNoObstacle()
{
    const GameTree tree =
        readSgf(
            "(;SZ[9];B[ee]LZ[KataGo 45.0 1.2k 0.5 9.1\nmove C3 visits 90 winrate 5500 prior 900 "
            "scoreMean 0.50 pv C3 G7 info move D4 visits 3 winrate 4000 prior 100 scoreMean "
            "-1.00 pv D4 ownership 0.1 1.0E-4 -0.2])")
            ->tree;
    const auto kept = keptAnalyses(tree, tree.firstChild(tree.root()), Nine, Color::White);
    QCOMPARE(kept.size(), std::size_t(1));
    QCOMPARE(kept.front().analysis.candidates.size(), std::size_t(2));
    QCOMPARE(kept.front().analysis.visits, 1200);
    QVERIFY(qAbs(kept.front().analysis.winrate - 0.45F) < 0.001F);
}

void KeptAnalysisTest::lizziesOwnFilesAreRead()
{
    const GameTree tree =
        readSgf("(;SZ[9];B[ee]LZ[0.17 45.0 120\nmove C3 visits 90 winrate 5500 pv C3 G7 info move "
                "D4 visits 3 winrate 4000 pv D4 info ];W[cc]LZ[KataGo 60.0 95 -2.5 9.1 1.5\nmove "
                "G7 visits 90 winrate 4000 prior 900 scoreMean -2.50 pv G7 C7 pvVisits 90 44])")
            ->tree;
    const NodeId first = tree.firstChild(tree.root());
    const auto lizzie = keptAnalyses(tree, first, Nine, Color::White);
    const auto lizzieYzy = keptAnalyses(tree, tree.firstChild(first), Nine, Color::Black);
    QCOMPARE(lizzie.size(), std::size_t(1));
    QCOMPARE(lizzie.front().analysis.candidates.size(), std::size_t(2));
    QCOMPARE(lizzie.front().analysis.winrate, 0.45F);
    QCOMPARE(lizzieYzy.size(), std::size_t(1));
    QCOMPARE(lizzieYzy.front().analysis.scoreLead, -2.5F);
    QCOMPARE(lizzieYzy.front().analysis.candidates.front().lineVisits,
             std::vector<std::int64_t>({90, 44}));
}

/// KaTrain 1.17 stops with an error at a candidate that has none.
void KeptAnalysisTest::kaTrainIsToldNothingWithoutALead()
{
    GameRecord record(readSgf("(;SZ[9]PL[W])")->tree);
    const NodeId root = record.tree().root();
    KeepOptions options = All;
    options.forKaTrain = true;
    keepAnalysis(record, root, {}, found(), options);
    record.removeProperty(root, KeptProperty);
    const auto kept = keptAnalyses(record.tree(), root, Nine, Color::White);
    QCOMPARE(kept.front().analysis.candidates.size(), std::size_t(1)); // the pass has no lead
}

/// KaTrain 1.18 wrote it of answers that KataGo's own tests record.
void KeptAnalysisTest::kaTrainsOwnFileIsRead()
{
    const auto game = readSgfFile(QStringLiteral(SHINPAN_TEST_DATA "/analysis/katrain.sgf"));
    QVERIFY(game);
    const NodeId last = game->tree.endOfLine(game->tree.root());
    const BoardSize seven = BoardSize::square(7);
    const auto before = keptAnalyses(game->tree, game->tree.parent(last), seven, Color::White);
    const auto after = keptAnalyses(game->tree, last, seven, Color::Black);
    QCOMPARE(before.size(), std::size_t(1));
    QCOMPARE(before.front().analysis.candidates.size(), std::size_t(3)); // one is its child's
    QCOMPARE(after.size(), std::size_t(1));
    const Analysis &analysis = after.front().analysis;
    QCOMPARE(analysis.visits, 10);
    QVERIFY(qAbs(analysis.winrate - 0.34562F) < 0.0001F);
    QVERIFY(qAbs(*analysis.scoreLead - -1.807F) < 0.001F);
    QCOMPARE(analysis.candidates.size(), std::size_t(2));
    QCOMPARE(vertexText(analysis.candidates.front().move), QStringLiteral("D5"));
    QVERIFY(qAbs(*analysis.candidates.front().prior - 0.61187F) < 0.0001F);
    QVERIFY(qAbs(analysis.ownership.at(2) - -0.272936F) < 0.001F);
    QCOMPARE(analysis.policy.size(), std::size_t(50));
    QCOMPARE(analysis.policy[2], -1.0F);
}

void KeptAnalysisTest::aReviewKeepsThemBesideItsValues()
{
    GameRecord record(readSgf("(;SZ[9]PL[W])")->tree);
    const NodeId root = record.tree().root();
    AnalysisStore store;
    store.keep(root, QStringLiteral("id"), found());
    mergeReview(record, {{.node = root}}, store, QStringLiteral("id"),
                {.level = MergeLevel::Values, .keep = All, .engineName = QStringLiteral("K")});
    QVERIFY(record.tree().has(root, "SBKV"));
    const auto kept = keptAnalyses(record.tree(), root, Nine, Color::White);
    QCOMPARE(kept, std::vector<KeptAnalysis>({{QStringLiteral("K"), found()}}));
}

/// 20,000 candidates: nothing of them is read before somebody looks.
void KeptAnalysisTest::aFileWithManyIsReadInNoTime()
{
    Analysis analysis = found();
    analysis.candidates.resize(10, analysis.candidates.front());
    const QByteArray value = rawKeptAnalysis(QStringLiteral("K"), analysis, All);
    QByteArray sgf("(;SZ[9]");
    for (int i = 0; i < 2000; ++i) {
        sgf += i % 2 == 0 ? ";B[ee]" : ";W[ff]";
        sgf += QByteArray(KeptProperty) + '[' + value + ']';
    }
    sgf += ')';
    QElapsedTimer clock;
    clock.start();
    const auto read = readSgf(sgf);
    QVERIFY(read);
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY2(sgf.size() < 1'200'000, qPrintable(QString::number(sgf.size())));
}

SHINPAN_TEST(KeptAnalysisTest)

#include "keptanalysis_test.moc"
