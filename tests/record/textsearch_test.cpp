#include "core/record/search/textsearch.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class TextSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsSearched_data();
    void everyTextIsSearched();
    void hitsStandInTheOrderOfTheFile();
    void lettersMayBeSmallOrCapitalUnlessWished();
    void theContextShowsWhatStandsAround();
    void aLongContextIsCut();
    void escapedTextIsFoundAsItReads();
    void nothingIsFoundForNothing();
    void aLongGameIsSearchedBySlices();
};

namespace {

[[nodiscard]] std::vector<TextHit> search(const QByteArray &sgf, const TextQuery &query)
{
    const GameTree tree = test::treeFrom(sgf);
    std::vector<TextHit> hits;
    TextSearch search(tree, query);
    while (!search.advance(1000, hits)) { }
    return hits;
}

} // namespace

void TextSearchTest::everyTextIsSearched_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<TextHit::Place>("place");
    QTest::addColumn<QByteArray>("property");
    using Place = TextHit::Place;

    QTest::newRow("comment") << QByteArray("(;B[aa]C[a Needle here])") << Place::Comment
                             << QByteArray("C");
    QTest::newRow("node name") << QByteArray("(;B[aa]N[needle])") << Place::NodeName
                               << QByteArray("N");
    QTest::newRow("label") << QByteArray("(;LB[aa:x][bb:needle])") << Place::Label
                           << QByteArray("LB");
    QTest::newRow("player") << QByteArray("(;PB[Mr. Needle])") << Place::GameInfo
                            << QByteArray("PB");
    QTest::newRow("game comment") << QByteArray("(;GC[two\nneedles])") << Place::GameInfo
                                  << QByteArray("GC");
    QTest::newRow("date") << QByteArray("(;DT[needle])") << Place::GameInfo << QByteArray("DT");
}

void TextSearchTest::everyTextIsSearched()
{
    QFETCH(QByteArray, sgf);
    QFETCH(TextHit::Place, place);
    QFETCH(QByteArray, property);

    const auto hits = search(sgf, {QStringLiteral("needle")});

    QCOMPARE(hits.size(), std::size_t{1});
    QCOMPARE(hits.front().place, place);
    QCOMPARE(hits.front().property, property);
}

void TextSearchTest::hitsStandInTheOrderOfTheFile()
{
    const auto hits =
        search("(;C[x];C[no];B[aa](;W[bb]C[x x])(;W[cc]N[x]C[x]))", {QStringLiteral("x")});

    QCOMPARE(hits.size(), std::size_t{4});
    QVERIFY(std::ranges::is_sorted(hits, {}, &TextHit::node));
}

void TextSearchTest::lettersMayBeSmallOrCapitalUnlessWished()
{
    const QByteArray sgf = "(;C[JOSEKI];C[joseki];C[Joseki])";

    QCOMPARE(search(sgf, {QStringLiteral("joseki")}).size(), std::size_t{3});
    QCOMPARE(search(sgf, {QStringLiteral("Joseki"), true}).size(), std::size_t{1});
}

void TextSearchTest::theContextShowsWhatStandsAround()
{
    const auto hits = search("(;C[A fine\nladder, but it fails.])", {QStringLiteral("ladder")});

    QCOMPARE(hits.size(), std::size_t{1});
    QCOMPARE(hits[0].context, QStringLiteral("A fine ladder, but it fails."));
    QCOMPARE(hits[0].context.mid(hits[0].start, hits[0].length), QStringLiteral("ladder"));
}

void TextSearchTest::aLongContextIsCut()
{
    const QByteArray words = QByteArray("some words ").repeated(100);

    const auto hits = search("(;C[" + words + "NEEDLE " + words + "])", {QStringLiteral("needle")});

    QCOMPARE(hits.size(), std::size_t{1});
    QVERIFY(hits[0].context.size() < 160);
    QVERIFY(hits[0].context.startsWith(u'…'));
    QVERIFY(hits[0].context.endsWith(u'…'));
    QCOMPARE(hits[0].context.mid(hits[0].start, hits[0].length), QStringLiteral("NEEDLE"));
}

void TextSearchTest::escapedTextIsFoundAsItReads()
{
    QCOMPARE(search("(;C[see [1\\] there])", {QStringLiteral("[1] there")}).size(), std::size_t{1});
    QCOMPARE(search("(;LB[aa:b\\:c])", {QStringLiteral("b:c")}).size(), std::size_t{1});
}

void TextSearchTest::nothingIsFoundForNothing()
{
    QCOMPARE(search("(;C[text])", {}).size(), std::size_t{0});
}

void TextSearchTest::aLongGameIsSearchedBySlices()
{
    QByteArray sgf = "(;SZ[19]";
    for (int i = 0; i < 100'000; ++i) {
        sgf += i % 1000 == 0 ? ";B[aa]C[here]" : ";W[bb]C[there is more]";
    }
    const GameTree tree = test::treeFrom(sgf + ')');
    std::vector<TextHit> hits;
    TextSearch search(tree, {QStringLiteral("Here"), false});

    int slices = 1;
    while (!search.advance(10'000, hits)) {
        ++slices;
    }

    QCOMPARE(slices, 11);
    QCOMPARE(hits.size(), std::size_t{100'000});
}

SHINPAN_TEST(TextSearchTest)
#include "textsearch_test.moc"
