#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/util/wholefile.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

/// Collections written slice by slice.
class SgfCollectionWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allIsWrittenAsInOnePiece();
    void gamesAreWrittenInTheOrderThatIsSaid();
    void theOldFileStaysUntilEverythingIsWritten();
    void aWriterThatIsForgottenLeavesNothing();
    void whatCannotBeWrittenSaysWhy();

private:
    [[nodiscard]] QString path() const { return m_directory.filePath(QStringLiteral("a.sgf")); }
    [[nodiscard]] QByteArray content() const { return readRecordBytes(path()).value_or("none"); }

    QTemporaryDir m_directory;
};

namespace {

SgfCollection threeGames()
{
    SgfCollection games;
    for (const char *text : {"(;N[0];B[aa])", "(;N[1])", "(;N[2])"}) {
        games.append(test::treeFrom(text));
    }
    return games;
}

} // namespace

void SgfCollectionWriterTest::allIsWrittenAsInOnePiece()
{
    SgfCollectionWriter writer(threeGames(), {0, 1, 2}, path());
    int slices = 1;
    while (!writer.writeFor(0us)) {
        QCOMPARE(writer.progress(), slices / 3.0);
        ++slices;
    }
    QCOMPARE(slices, 4);
    QCOMPARE(writer.progress(), 1.0);
    QVERIFY(writer.result());
    QCOMPARE(content(), writeSgfCollection(threeGames()));
}

void SgfCollectionWriterTest::gamesAreWrittenInTheOrderThatIsSaid()
{
    SgfCollectionWriter writer(threeGames(), {2, 0}, path());
    QVERIFY(writer.writeFor(1h));
    const auto again = readSgfCollection(content());
    QVERIFY(again);
    QCOMPARE(again->size(), std::size_t{2});
    QVERIFY(test::outlineOf(again->game(0).tree).contains("N[2]"));
    QVERIFY(test::outlineOf(again->game(1).tree).contains("N[0]"));
}

void SgfCollectionWriterTest::theOldFileStaysUntilEverythingIsWritten()
{
    QVERIFY(saveWholeFile("old", path()));
    SgfCollectionWriter writer(threeGames(), {0, 1, 2}, path());
    for (int game = 0; game < 3; ++game) {
        QVERIFY(!writer.writeFor(0us));
        QCOMPARE(content(), QByteArray("old"));
    }
    QVERIFY(writer.writeFor(0us));
    QVERIFY(content().startsWith("(;"));
}

void SgfCollectionWriterTest::aWriterThatIsForgottenLeavesNothing()
{
    QVERIFY(saveWholeFile("old", path()));
    {
        SgfCollectionWriter writer(threeGames(), {0, 1, 2}, path());
        QVERIFY(!writer.writeFor(0us));
    }
    QCOMPARE(content(), QByteArray("old"));
    QCOMPARE(QDir(m_directory.path()).entryList(QDir::Files), QStringList(QStringLiteral("a.sgf")));
}

void SgfCollectionWriterTest::whatCannotBeWrittenSaysWhy()
{
    SgfCollectionWriter writer(threeGames(), {0}, m_directory.filePath(QStringLiteral("no/a.sgf")));
    QVERIFY(writer.writeFor(1h));
    QVERIFY(!writer.result());
    QVERIFY(!writer.result().error().isEmpty());
}

SHINPAN_TEST(SgfCollectionWriterTest)
#include "sgfcollectionwriter_test.moc"
