#include "core/record/sgf/sgfcollection.h"

#include "core/record/sgf/sgfcollectionreader.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <chrono>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

class SgfCollectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesAreListedWithoutTheirTrees();
    void eachGameHasItsOwnWarnings();
    void komiThatCountsNoPointsIsTold();
    void nothingUnderstoodIsAnError();
    void warningsOutsideGamesBelongToTheFile();
    void allWarningsOfAFileAreTogether();
    void otherGamesAreKeptBesideGo();
    void fileWithoutGoIsRefusedWithThePlaceOfGm();
    void gamesAreRearranged();
    void replacedGameIsWritten();
    void writtenCollectionReadsBack();
    void readingGoesOnAfterAPause();
    void hugeGameIsReadInSlices();
    void manyTinyGamesAreListed();
};

namespace {

SgfCollection collectionFrom(const QByteArray &sgf)
{
    auto collection = readSgfCollection(sgf);
    if (!collection) {
        qFatal("%s", qPrintable(collection.error().text.english()));
    }
    return *collection;
}

/// The first move or comment of each game tells which one it is.
QByteArray outlinesOf(const SgfCollection &collection)
{
    QByteArray outlines;
    for (std::size_t game = 0; game < collection.size(); ++game) {
        outlines += outlineOf(collection.game(game).tree);
    }
    return outlines;
}

} // namespace

void SgfCollectionTest::gamesAreListedWithoutTheirTrees()
{
    const SgfCollection collection =
        collectionFrom("(;GM[1]SZ[9]PB[Aka]BR[3d]PW[Kuro]WR[1k]RE[W+2.5]DT[2020-01-02]EV[Cup]RO[2]"
                       "GN[x]RU[AGA];B[aa]\n"
                       "(;W[bb];B[];C[end])(;W[cc]))\n"
                       " (;PLAYERBLACK[Shiro])");
    QCOMPARE(collection.size(), std::size_t{2});
    const SgfCollection::Summary first = collection.summary(0);
    QCOMPARE(first.playerName.black, QStringLiteral("Aka"));
    QCOMPARE(first.playerName.white, QStringLiteral("Kuro"));
    QCOMPARE(first.playerRank.black, QStringLiteral("3d"));
    QCOMPARE(first.playerRank.white, QStringLiteral("1k"));
    QCOMPARE(first.result, QStringLiteral("W+2.5"));
    QCOMPARE(first.date, QStringLiteral("2020-01-02"));
    QCOMPARE(first.event, QStringLiteral("Cup"));
    QCOMPARE(first.round, QStringLiteral("2"));
    QCOMPARE(first.gameName, QStringLiteral("x"));
    QCOMPARE(first.rules, QStringLiteral("AGA"));
    QVERIFY(first.size == BoardSize::square(9));
    QCOMPARE(first.moves, 3U);
    QCOMPARE(first.nodes, 6U);
    QCOMPARE(first.line, 1);
    const SgfCollection::Summary second = collection.summary(1);
    QCOMPARE(second.playerName.black, QStringLiteral("Shiro"));
    QCOMPARE(second.moves, 0U);
    QCOMPARE(second.line, 3);
}

void SgfCollectionTest::eachGameHasItsOwnWarnings()
{
    const SgfCollection collection = collectionFrom("(;B[aa])\n(;!)\n\n(;C[\u00e9]!");
    QCOMPARE(warningsOf(collection.game(0)), QStringList());
    QCOMPARE(warningsOf(collection.game(1)),
             QStringList(QStringLiteral("2:3 text between properties; left out")));
    QCOMPARE(
        warningsOf(collection.game(2)),
        QStringList({QStringLiteral("4:7 text between properties; left out"),
                     QStringLiteral("4:8 the file ends within a game; what there is was kept")}));
    QVERIFY(collection.warnings().empty());
}

void SgfCollectionTest::komiThatCountsNoPointsIsTold()
{
    const SgfCollection collection =
        collectionFrom("(;GM[1]KM[6.5])(;GM[1]KM[375])(;GM[1]\nKM[50]AP[foxwq])");
    QCOMPARE(warningsOf(collection.game(0)), QStringList());
    QCOMPARE(warningsOf(collection.game(1)),
             QStringList(QStringLiteral("1:26 komi in hundredths or stones, as some programs write "
                                        "it; read as 7.5 points; the file keeps its number")));
    QCOMPARE(warningsOf(collection.game(2)),
             QStringList(QStringLiteral("2:4 komi in hundredths or stones, as some programs write "
                                        "it; read as 0.5 points; the file keeps its number")));
}

void SgfCollectionTest::nothingUnderstoodIsAnError()
{
    const auto none = readSgfCollection("\n (;Dear diary, today)");
    QVERIFY(!none);
    QCOMPARE(none.error().line, 2);
    QCOMPARE(none.error().text.english(), QStringLiteral("nothing in it was understood"));
    QVERIFY(readSgfCollection("(;)"));
    QVERIFY(readSgfCollection("(;;)"));
    QVERIFY(readSgfCollection("(;Dear diary)(;B[aa])"));
}

void SgfCollectionTest::warningsOutsideGamesBelongToTheFile()
{
    const SgfCollection collection = collectionFrom("mail (;B[aa]!)\nmore (;B[\xE9])");
    QCOMPARE(collection.warnings().size(), std::size_t{4});
    QCOMPARE(collection.warnings()[0].kind, SgfWarning::Kind::GuessedCharset);
    QCOMPARE(collection.warnings()[1].kind, SgfWarning::Kind::RivalCharsets);
    QCOMPARE(collection.warnings()[2].kind, SgfWarning::Kind::TextOutsideGame);
    QCOMPARE(collection.warnings()[3].line, 2);
    QCOMPARE(collection.game(0).warnings.size(), std::size_t{1});
    QCOMPARE(collection.charset().name, QByteArray("windows-1252"));
    QCOMPARE(collection.charset().source, CharsetSource::Fallback);
}

void SgfCollectionTest::allWarningsOfAFileAreTogether()
{
    SgfCollectionReader reader("mail (;B[aa]!)\nmore (;GM[2])\n(;GM[x]");
    QVERIFY(reader.readFor(1h));
    const SgfFileWarnings warnings = reader.takeWarnings();
    QStringList lines;
    for (const auto &[warning, game] : warnings.list) {
        lines << QStringLiteral("%1:%2 in %3: %4")
                     .arg(warning.line)
                     .arg(warning.column)
                     .arg(game)
                     .arg(describe(warning).english());
    }
    QCOMPARE(
        lines,
        QStringList(
            {QStringLiteral("1:1 in -1: text outside a game; left out"),
             QStringLiteral("1:13 in 0: text between properties; left out"),
             QStringLiteral("2:1 in -1: text outside a game; left out"),
             QStringLiteral("2:11 in 1: a record of game 2, not of Go; kept as it is"),
             QStringLiteral("3:6 in 2: \"x\" is not the number of Go; read as Go all the same"),
             QStringLiteral("3:8 in 2: the file ends within a game; what there is was kept")}));
    QCOMPARE(warnings.count(), std::size_t{6});
}

void SgfCollectionTest::otherGamesAreKeptBesideGo()
{
    const SgfCollection collection = collectionFrom("(;GM[2]C[Othello])\n(;GM[1];B[aa])");
    QCOMPARE(collection.size(), std::size_t{2});
    QVERIFY(!collection.isGo(0));
    QVERIFY(collection.isGo(1));
    QCOMPARE(collection.firstGo(0), std::size_t{1});
    QCOMPARE(collection.firstGo(1), std::size_t{1});
    QCOMPARE(collection.firstGo(2), std::size_t{2});
    QCOMPARE(warningsOf(collection.game(0)),
             QStringList(QStringLiteral("1:6 a record of game 2, not of Go; kept as it is")));
    QVERIFY(writeSgfCollection(collection).contains("GM[2]"));
}

void SgfCollectionTest::fileWithoutGoIsRefusedWithThePlaceOfGm()
{
    const auto collection = readSgfCollection("\n(;FF[4]\nGM[2])(;GM[3])");
    QVERIFY(!collection);
    QCOMPARE(collection.error().line, 3);
    QCOMPARE(collection.error().column, 4);
    QCOMPARE(collection.error().text, QStringLiteral("this is not a record of Go but of game 2"));
}

void SgfCollectionTest::gamesAreRearranged()
{
    SgfCollection collection = collectionFrom("(;N[0])(;N[1])(;N[2])(;N[3])");
    collection.move(0, 2);
    QCOMPARE(outlinesOf(collection), QByteArray("(;N[1])(;N[2])(;N[0])(;N[3])"));
    collection.move(3, 0);
    QCOMPARE(outlinesOf(collection), QByteArray("(;N[3])(;N[1])(;N[2])(;N[0])"));
    collection.remove(1);
    QCOMPARE(outlinesOf(collection), QByteArray("(;N[3])(;N[2])(;N[0])"));
    collection.insert(1, treeFrom("(;N[new];B[aa])"));
    collection.append(treeFrom("(;N[last])"));
    QCOMPARE(outlinesOf(collection), QByteArray("(;N[3])(;N[new];B[aa])(;N[2])(;N[0])(;N[last])"));
    QCOMPARE(collection.summary(1).moves, 1U);
    QCOMPARE(collection.summary(1).line, 0);
    collection.move(1, 4);
    collection.remove(4);
    QCOMPARE(outlinesOf(collection), QByteArray("(;N[3])(;N[2])(;N[0])(;N[last])"));
}

void SgfCollectionTest::replacedGameIsWritten()
{
    SgfCollection collection = collectionFrom("(;N[0])(;N[1])");
    collection.replace(1, treeFrom("(;N[x])"));
    collection.replace(1, treeFrom("(;N[y];B[aa];W[bb])"));
    QCOMPARE(outlinesOf(collection), QByteArray("(;N[0])(;N[y];B[aa];W[bb])"));
    QCOMPARE(collection.summary(1).moves, 2U);
}

void SgfCollectionTest::writtenCollectionReadsBack()
{
    const SgfCollection collection = collectionFrom(
        "(;FF[4]GM[1]CA[UTF-8]SZ[9];B[aa](;W[bb])(;W[cc]C[x\\]y]))\n(;FF[4]GM[1]CA[UTF-8]SZ[19])");
    const SgfCollection again = collectionFrom(writeSgfCollection(collection));
    QCOMPARE(outlinesOf(again), outlinesOf(collection));
    QCOMPARE(writeSgfCollection(again), writeSgfCollection(collection));
}

void SgfCollectionTest::readingGoesOnAfterAPause()
{
    const QByteArray sgf = QByteArray("junk (;B[aa](;W[bb]C[y\\]])(;W[cc] ! )) ").repeated(3);
    SgfWarningList warnings;
    SgfParser whole(sgf, warnings);
    SgfWarningList warningsInPieces;
    SgfParser inPieces(sgf, warningsInPieces);
    for (int game = 0; game < 3; ++game) {
        QVERIFY(whole.readNext());
        SgfParser::Step step = SgfParser::Step::Paused;
        for (int pieces = 0; step == SgfParser::Step::Paused; ++pieces) {
            QVERIFY(pieces < sgf.size());
            step = inPieces.advance(1);
        }
        QCOMPARE(step, SgfParser::Step::Game);
        QCOMPARE(outlineOf(inPieces.game()), outlineOf(whole.game()));
        QCOMPARE(inPieces.offset(), whole.offset());
    }
    QVERIFY(!whole.readNext());
    QCOMPARE(warningsInPieces.located(sgf), warnings.located(sgf));
}

void SgfCollectionTest::hugeGameIsReadInSlices()
{
    SgfCollectionReader reader("(" + QByteArray(";B[aa]").repeated(500'000) + ")");
    int slices = 0;
    double last = -1;
    while (!reader.readFor(0us)) {
        ++slices;
        QVERIFY(reader.progress() >= last);
        last = reader.progress();
    }
    QVERIFY2(slices > 10, qPrintable(QString::number(slices)));
    QCOMPARE(reader.progress(), 1.0);
    const auto collection = reader.take();
    QVERIFY(collection);
    QCOMPARE(collection->summary(0).moves, 500'000U);
}

void SgfCollectionTest::manyTinyGamesAreListed()
{
    const SgfCollection collection = collectionFrom(QByteArray("(;)").repeated(300'000));
    QCOMPARE(collection.size(), std::size_t{300'000});
    QCOMPARE(outlineOf(collection.game(299'999).tree), QByteArray("(;)"));
}

SHINPAN_TEST(SgfCollectionTest)
#include "sgfcollection_test.moc"
