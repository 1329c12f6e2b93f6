#include "core/record/note/annotation.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class AnnotationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsAreWrittenAsTheStandardHasThem_data();
    void levelsAreWrittenAsTheStandardHasThem();
    void oneJudgementOfAKindReplacesAnother();
    void oddValuesCountAsSaid();
};

void AnnotationTest::levelsAreWrittenAsTheStandardHasThem_data()
{
    QTest::addColumn<Annotation>("annotation");
    QTest::addColumn<int>("level");
    QTest::addColumn<QByteArray>("outline");
    QTest::addColumn<int>("readLevel");

    QTest::newRow("good") << Annotation::Tesuji << 1 << QByteArray("TE[1]") << 1;
    QTest::newRow("very good") << Annotation::Tesuji << 2 << QByteArray("TE[2]") << 2;
    QTest::newRow("doubtful") << Annotation::Doubtful << 1 << QByteArray("DO[]") << 1;
    QTest::newRow("no emphasis") << Annotation::Interesting << 2 << QByteArray("IT[]") << 1;
    QTest::newRow("hotspot") << Annotation::Hotspot << 2 << QByteArray("HO[2]") << 2;
    QTest::newRow("unclear") << Annotation::Unclear << 1 << QByteArray("UC[1]") << 1;
    QTest::newRow("not") << Annotation::BadMove << 0 << QByteArray("") << 0;
}

void AnnotationTest::levelsAreWrittenAsTheStandardHasThem()
{
    QFETCH(Annotation, annotation);
    QFETCH(int, level);
    QFETCH(QByteArray, outline);
    QFETCH(int, readLevel);
    GameRecord record(test::treeFrom("(;SZ[9];B[aa])"));
    const NodeId node = test::nodeAt(record.tree(), {0});

    annotate(record, node, annotation, level);

    QCOMPARE(test::outlineOf(record.tree()), "(;SZ[9];B[aa]" + outline + ')');
    QCOMPARE(annotationLevel(record.tree(), node, annotation), readLevel);
}

void AnnotationTest::oneJudgementOfAKindReplacesAnother()
{
    GameRecord record(test::treeFrom("(;SZ[9];B[aa]DO[]GB[1]HO[1])"));
    const NodeId node = test::nodeAt(record.tree(), {0});

    annotate(record, node, Annotation::BadMove, 2);
    QCOMPARE(test::outlineOf(record.tree()), QByteArray("(;SZ[9];B[aa]GB[1]HO[1]BM[2])"));

    annotate(record, node, Annotation::Even, 1);
    QCOMPARE(test::outlineOf(record.tree()), QByteArray("(;SZ[9];B[aa]HO[1]BM[2]DM[1])"));

    annotate(record, node, Annotation::BadMove, 0);
    QCOMPARE(test::outlineOf(record.tree()), QByteArray("(;SZ[9];B[aa]HO[1]DM[1])"));
}

void AnnotationTest::oddValuesCountAsSaid()
{
    const GameTree tree = test::treeFrom("(;BM[]GB[3]DO[2])");

    QCOMPARE(annotationLevel(tree, tree.root(), Annotation::BadMove), 1);
    QCOMPARE(annotationLevel(tree, tree.root(), Annotation::GoodForBlack), 1);
    QCOMPARE(annotationLevel(tree, tree.root(), Annotation::Doubtful), 1);
    QCOMPARE(annotationLevel(tree, tree.root(), Annotation::Even), 0);
}

SHINPAN_TEST(AnnotationTest)
#include "annotation_test.moc"
