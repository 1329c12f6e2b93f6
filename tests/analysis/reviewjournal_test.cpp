#include "core/analysis/reviewjournal.h"

#include "core/analysis/analysisparser.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::at;
using test::gameOf;

/// What is known of positions when a review goes on.
class ReviewJournalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineReadsBackTheSame();
    void isFoundAfterARestart();
    void whatIsKnownIsRecalledIntoAStore();
    void isOfOnePositionEngineAndBudget();
    void aLineThatWasCutIsPassedOver();
    void linesAreFoundWhereverBlocksEnd();
    void aFileThatCannotBeWrittenIsAFailure();
    void twoProgramsMayKeepTheSame();
    void whatIsWrittenIsFoundBesideAnotherProgram();
    void linesOfAnotherJournalAreTakenOnce();
    void aGameKeepsItsNameAsItGrows();

private:
    [[nodiscard]] QString path() const { return m_directory.filePath(QStringLiteral("journal")); }

    QTemporaryDir m_directory;
};

namespace {

EngineProfile engineOf(const char *command)
{
    EngineProfile engine;
    engine.commandLine = QLatin1String(command);
    return engine;
}

const EngineProfile JournalEngine = engineOf("katago gtp");

Analysis thought()
{
    Analysis analysis{.size = BoardSize::square(9), .toMove = Color::Black};
    analysis.winrate = 0.1234567F;
    analysis.scoreLead = -3.7F;
    analysis.visits = 1234;
    Candidate best;
    best.move = at("E5");
    best.visits = 1000;
    best.winrate = 0.1F;
    best.prior = 0.3F;
    best.lcb = -0.2F;
    best.line = {at("E5"), std::nullopt, at("C3")};
    Candidate pass;
    pass.order = 1;
    pass.winrate = 0;
    analysis.candidates = {best, pass};
    return analysis;
}

} // namespace

void ReviewJournalTest::aLineReadsBackTheSame()
{
    const AnalysisTerms terms{.size = BoardSize::square(9), .toldAs = Perspective::Black};
    const Result<Analysis> read = parseAnalysis(analysisLine(thought()), terms);
    QVERIFY2(read, read ? "" : qPrintable(read.error().english()));
    QVERIFY(*read == thought());

    Analysis bare{.size = BoardSize::square(9)};
    bare.winrate = 0.75F;
    const Result<Analysis> nothing = parseAnalysis(analysisLine(bare), terms);
    QVERIFY(nothing);
    QVERIFY(*nothing == bare);
}

void ReviewJournalTest::isFoundAfterARestart()
{
    const EngineGame place = gameOf("C3 G7");
    {
        ReviewJournal journal;
        QVERIFY(journal.open(path()));
        QVERIFY(!journal.find(place, {.visits = 100}, JournalEngine));
        QVERIFY(journal.append(place, {.visits = 100}, JournalEngine, thought()));
    }
    ReviewJournal journal;
    QVERIFY(journal.open(path()));
    const std::optional<Analysis> found = journal.find(place, {.visits = 100}, JournalEngine);
    QVERIFY(found);
    QVERIFY(*found == thought());
}

void ReviewJournalTest::whatIsKnownIsRecalledIntoAStore()
{
    const GameTree tree = readSgf("(;SZ[9]KM[7];B[cg];W[gc];B[ee])")->tree;
    const std::vector<ReviewStop> stops = reviewStops(tree, tree.endOfLine(tree.root()));
    QCOMPARE(stops.size(), std::size_t{4});
    ReviewJournal journal;
    QVERIFY(journal.open(m_directory.filePath(QStringLiteral("recalled"))));
    for (const std::size_t known : {1U, 2U}) {
        QVERIFY(journal.append(placeAt(tree, stops[known].node), {.visits = 100}, JournalEngine,
                               thought()));
    }

    AnalysisStore store;
    const std::vector<ReviewStop> unknown =
        journal.recall(tree, stops, {.visits = 100}, JournalEngine, QStringLiteral("kata"), store);

    QCOMPARE(unknown.size(), std::size_t{2});
    QCOMPARE(unknown[0].node, stops[0].node);
    QCOMPARE(unknown[1].node, stops[3].node);
    QVERIFY(store.find(stops[1].node, QStringLiteral("kata")));
    QVERIFY(store.find(stops[2].node, QStringLiteral("kata")));
    QVERIFY(!store.find(stops[3].node, QStringLiteral("kata")));
}

void ReviewJournalTest::isOfOnePositionEngineAndBudget()
{
    using namespace std::chrono_literals;
    ReviewJournal journal;
    QVERIFY(journal.open(m_directory.filePath(QStringLiteral("other"))));
    QVERIFY(journal.append(gameOf("C3 G7"), {.visits = 100}, JournalEngine, thought()));

    QVERIFY(journal.find(gameOf("C3 G7"), {.interval = 5ms, .visits = 100}, JournalEngine));
    QVERIFY(!journal.find(gameOf("C3 G6"), {.visits = 100}, JournalEngine));
    QVERIFY(!journal.find(gameOf("C3"), {.visits = 100}, JournalEngine));
    QVERIFY(!journal.find(gameOf("C3 G7"), {.visits = 200}, JournalEngine));
    QVERIFY(!journal.find(gameOf("C3 G7"), {.time = 100ms}, JournalEngine));
    QVERIFY(!journal.find(gameOf("C3 G7"), {.visits = 100}, engineOf("leelaz")));
    EngineProfile otherView = JournalEngine;
    otherView.toldAs = Perspective::Black;
    QVERIFY(!journal.find(gameOf("C3 G7"), {.visits = 100}, otherView));
    EngineGame komi = gameOf("C3 G7");
    komi.komi = 0.5;
    QVERIFY(!journal.find(komi, {.visits = 100}, JournalEngine));
}

void ReviewJournalTest::aLineThatWasCutIsPassedOver()
{
    const QString cut = m_directory.filePath(QStringLiteral("cut"));
    {
        ReviewJournal journal;
        QVERIFY(journal.open(cut));
        QVERIFY(journal.append(gameOf("C3"), {.visits = 100}, JournalEngine, thought()));
        QVERIFY(journal.append(gameOf("G7"), {.visits = 100}, JournalEngine, thought()));
    }
    QFile file(cut);
    QVERIFY(file.resize(file.size() - 150));
    {
        ReviewJournal journal;
        QVERIFY(journal.open(cut));
        QVERIFY(journal.find(gameOf("C3"), {.visits = 100}, JournalEngine));
        QVERIFY(!journal.find(gameOf("G7"), {.visits = 100}, JournalEngine));
        QVERIFY(journal.append(gameOf("G7"), {.visits = 100}, JournalEngine, thought()));
    }
    ReviewJournal journal;
    QVERIFY(journal.open(cut));
    QVERIFY(journal.find(gameOf("G7"), {.visits = 100}, JournalEngine));
}

void ReviewJournalTest::linesAreFoundWhereverBlocksEnd()
{
    const QString large = m_directory.filePath(QStringLiteral("large"));
    const std::vector<EngineGame> places = {gameOf("C3"), gameOf("G7"), gameOf("C7"), gameOf("E5")};
    QByteArrayList lines;
    for (const EngineGame &place : places) {
        ReviewJournal journal;
        QVERIFY(journal.open(large));
        QVERIFY(journal.append(place, {.visits = 100}, JournalEngine, thought()));
        const Result<QByteArray> text = readRegularFile(large, MiB);
        QVERIFY(text);
        lines.append(*text);
        QVERIFY(QFile::remove(large));
    }
    // Short lines, so that blocks of a MiB end within one; a line that is longer than any may be;
    // one that ends a block, one that begins it; one that was cut.
    const QByteArray filling(3000, '-');
    QByteArray text = lines[0];
    while (text.size() < 3 * MiB) {
        text += filling + '\n' + lines[1];
    }
    text += QByteArray(3 * MiB, '-') + '\n';
    text += QByteArray(4 * MiB - lines[2].size() - 1, '-') + '\n';
    text += lines[2] + lines[3];
    QVERIFY(saveWholeFile(text + lines[0].chopped(2), large));
    ReviewJournal journal;
    QVERIFY(journal.open(large));
    for (const EngineGame &place : places) {
        QVERIFY(journal.find(place, {.visits = 100}, JournalEngine));
    }
    QCOMPARE(QFileInfo(large).size(), text.size());
}

void ReviewJournalTest::aFileThatCannotBeWrittenIsAFailure()
{
    ReviewJournal journal;
    QVERIFY(!journal.open(m_directory.path()));
}

void ReviewJournalTest::twoProgramsMayKeepTheSame()
{
    const QString shared = m_directory.filePath(QStringLiteral("shared"));
    ReviewJournal one;
    ReviewJournal other;
    QVERIFY(one.open(shared));
    QVERIFY(other.open(shared));
    QVERIFY(one.append(gameOf("C3"), {.visits = 100}, JournalEngine, thought()));
    QVERIFY(other.append(gameOf("G7"), {.visits = 100}, JournalEngine, thought()));
    QVERIFY(one.append(gameOf("E5"), {.visits = 100}, JournalEngine, thought()));

    ReviewJournal later;
    QVERIFY(later.open(shared));
    for (const char *vertex : {"C3", "G7", "E5"}) {
        QVERIFY(later.find(gameOf(vertex), {.visits = 100}, JournalEngine));
    }
}

/// Lines stay in the file, where others' stand between ours.
void ReviewJournalTest::whatIsWrittenIsFoundBesideAnotherProgram()
{
    const QString shared = m_directory.filePath(QStringLiteral("beside"));
    ReviewJournal one;
    ReviewJournal other;
    QVERIFY(one.open(shared));
    QVERIFY(other.open(shared));
    Analysis black = thought();
    black.winrate = 0.75F;
    QVERIFY(one.append(gameOf("C3 G3"), {.visits = 100}, JournalEngine, black));
    QVERIFY(other.append(gameOf("G7 G3"), {.visits = 100}, JournalEngine, thought()));
    QVERIFY(one.append(gameOf("E5 G3"), {.visits = 100}, JournalEngine, thought()));

    QVERIFY(one.find(gameOf("C3 G3"), {.visits = 100}, JournalEngine) == black);
    QVERIFY(one.find(gameOf("E5 G3"), {.visits = 100}, JournalEngine) == thought());
    QVERIFY(other.find(gameOf("G7 G3"), {.visits = 100}, JournalEngine) == thought());
    QVERIFY(!other.find(gameOf("E5 G3"), {.visits = 100}, JournalEngine)); // it was not there yet
}

void ReviewJournalTest::linesOfAnotherJournalAreTakenOnce()
{
    const GameTree tree = readSgf("(;SZ[9]KM[7];B[cg];W[gc])")->tree;
    const std::vector<ReviewStop> stops = reviewStops(tree, tree.endOfLine(tree.root()));
    ReviewJournal one;
    ReviewJournal other;
    QVERIFY(one.open(m_directory.filePath(QStringLiteral("from"))));
    QVERIFY(other.open(m_directory.filePath(QStringLiteral("to"))));
    for (const ReviewStop &stop : stops) {
        QVERIFY(one.append(placeAt(tree, stop.node), {.visits = 100}, JournalEngine, thought()));
    }
    const QByteArray lines = one.linesAbout(tree, stops, {.visits = 100}, JournalEngine);

    QCOMPARE(other.addLines(lines + "garbled\n" + lines), Result<int>(3));
    QCOMPARE(other.addLines(lines), Result<int>(0));

    QCOMPARE(other.linesAbout(tree, stops, {.visits = 100}, JournalEngine), lines);
}

void ReviewJournalTest::aGameKeepsItsNameAsItGrows()
{
    const auto nameOf = [](const QByteArray &sgf) {
        return ReviewJournal::nameFor(readSgf(sgf)->tree);
    };
    QByteArray moves;
    for (const char row : QByteArray("abcdefghijklmno")) {
        moves += QByteArray(";B[a") + row + "];W[c" + row + ']';
    }
    const QString name = nameOf("(;SZ[19]" + moves + ')');
    QCOMPARE(nameOf("(;SZ[19]KM[0.5]PB[Ada]" + moves + ";B[ss]C[more];W[rs])"), name);
    QVERIFY(nameOf("(;SZ[19];B[bb]" + moves + ')') != name);
    QVERIFY(nameOf("(;SZ[15]" + moves + ')') != name);
}

SHINPAN_TEST(ReviewJournalTest)
#include "reviewjournal_test.moc"
