#include "core/record/note/movethought.h"

#include "core/record/gamerecord.h"
#include "core/record/note/evaluation.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

/// A record of one move, with this comment.
struct OneMove
{
    explicit OneMove(Color color, const QString &comment = {})
        : record(BoardSize::square(19))
        , move{color, Point{15, 15}}
        , node(record.addMove(record.tree().root(), move))
        , remark(comment)
    { }

    qsizetype write(const MoveThought &thought, const QString &engine = {})
    {
        return writeThought(record, node, move, thought, engine, remark);
    }

    [[nodiscard]] QString comment() const { return commentAt(record.tree(), node); }

    GameRecord record;
    Move move;
    NodeId node;
    QString remark;
};

[[nodiscard]] MoveThought thought()
{
    return {
        .chances = 0.4357, .lead = -0.61, .visits = 1600, .line = QStringLiteral("Q16 D4 pass")};
}

} // namespace

/// What an engine thinks of its move, in words and in a record.
class MoveThoughtTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain_data();
    void whatIsWrittenIsReadAgain();
    void aReportOlderThanTheDecisionSaysSo();
    void whatTheRemarkSaysIsNotSaidTwice_data();
    void whatTheRemarkSaysIsNotSaidTwice();
    void whatNoGameHasIsLeftOut();
    void numbersAreKeptAsFilesHaveThem();
};

void MoveThoughtTest::whatIsWrittenIsReadAgain_data()
{
    QTest::addColumn<Color>("mover");
    QTest::addColumn<QString>("text");
    QTest::newRow("Black") << Color::Black
                           << "Black 43.57%, -0.61 points, 1600 visits (Some (2) \"engine\")";
    QTest::newRow("White") << Color::White
                           << "Black 56.43%, +0.61 points, 1600 visits (Some (2) \"engine\")";
}

void MoveThoughtTest::whatIsWrittenIsReadAgain()
{
    QFETCH(const Color, mover);
    QFETCH(const QString, text);
    OneMove one(mover, QStringLiteral("Nice.\nIndeed."));
    const QString name = QStringLiteral("Some (2) \"engine\"");
    const qsizetype length = one.write(thought(), name);
    QCOMPARE(one.comment().mid(length).trimmed(), one.remark);
    QCOMPARE(one.comment(), text + QStringLiteral("\nMain line: Q16 D4 pass\nNice.\nIndeed."));
    QCOMPARE(thoughtAt(one.record.tree(), one.node), thought());
    QCOMPARE(evaluationAt(one.record.tree(), one.node)->engine, name);
    QVERIFY(one.record.tree().has(one.node, "SBKV") && one.record.tree().has(one.node, "SBKS"));
}

void MoveThoughtTest::aReportOlderThanTheDecisionSaysSo()
{
    MoveThought old = thought();
    old.line = QStringLiteral("C3 D4");
    QVERIFY(!old.listsMove(u"Q16"));
    QVERIFY(old.listsMove(u"c3"));
    OneMove one(Color::Black);
    one.write(old);
    QCOMPARE(one.comment(), QStringLiteral("Black 43.57%, -0.61 points, 1600 visits\n"
                                           "Main line before it decided for Q16: C3 D4"));
    QCOMPARE(thoughtAt(one.record.tree(), one.node), old);
    old.line.clear();
    QVERIFY(old.listsMove(u"Q16"));
}

void MoveThoughtTest::whatTheRemarkSaysIsNotSaidTwice_data()
{
    QTest::addColumn<QString>("remark");
    QTest::addColumn<double>("chances");
    QTest::addColumn<QString>("line");
    QTest::newRow("Leela Zero") << "move 1, W => Q16\nPlayouts: 50, Win: 49.5%, PV: Q16 D4" << 0.495
                                << "Q16 D4";
    QTest::newRow("shinpan-engine")
        << "Chance to win: 61 %, after 12,345 playouts. I am ahead by about 3 points.\n"
           "Expected: Q16 D4 pass\nSecond choice: C3 (60 % after 12 playouts)"
        << 0.61 << "Q16 D4 pass";
    QTest::newRow("one move ahead") << "Chance to win: 50 %, after 900 playouts." << 0.5 << "";
}

void MoveThoughtTest::whatTheRemarkSaysIsNotSaidTwice()
{
    QFETCH(const QString, remark);
    QFETCH(const QString, line);
    for (const Color mover : BothColors) {
        OneMove one(mover, remark);
        const MoveThought said = thoughtInRemark(remark);
        QTEST(*said.chances, "chances");
        QCOMPARE(said.line, line);
        QCOMPARE(one.write(said, QStringLiteral("Engine")), qsizetype{0});
        QCOMPARE(one.comment(), remark);
        QVERIFY(!one.record.tree().has(one.node, "SBKV"));
        QCOMPARE(thoughtAt(one.record.tree(), one.node), said);
    }
    QVERIFY(thoughtInRemark(QStringLiteral("I like it, PV: D4")).isEmpty());
}

void MoveThoughtTest::whatNoGameHasIsLeftOut()
{
    const MoveThought odd{
        .chances = 1.5, .lead = 1e9, .visits = -1, .line = QStringLiteral("D4 <b>x</b>")};
    QCOMPARE(kept(odd), MoveThought());
    MoveThought none = thought();
    none.chances = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!kept(none).chances);
    none.line = QStringLiteral("d4 ").repeated(1000);
    QCOMPARE(kept(none).line.size(), qsizetype{3 * MoveThought::LongestLine - 1});
    OneMove one(Color::Black);
    one.write({});
    QVERIFY(one.comment().isEmpty());
}

void MoveThoughtTest::numbersAreKeptAsFilesHaveThem()
{
    for (int i = 0; i <= 10'000; ++i) {
        const MoveThought said = kept({.chances = i / 10'000.0 + 3e-5, .lead = (i - 5'000) / 7.0});
        for (const Color mover : BothColors) {
            OneMove one(mover);
            one.write(said);
            QCOMPARE(thoughtAt(one.record.tree(), one.node), said);
        }
    }
}

SHINPAN_TEST(MoveThoughtTest)
#include "movethought_test.moc"
