#include "core/graphics/replytable.h"

#include "core/graphics/replydrawing.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

[[nodiscard]] std::vector<ReplyRow> rows(ReplyType type, const char *reply)
{
    const EngineCommand command{type, {}, QStringLiteral("ask")};
    const QString text = QString::fromLatin1(reply);
    return rowsOf(command, text, *drawingOf(command, text, {BoardSize::square(3)}));
}

} // namespace

/// Answers as rows, beside those of another engine.
class ReplyTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreCutFromValues()
    {
        const std::vector<ReplyRow> expected{
            {{}, QStringLiteral("C3:")},
            {QStringLiteral("color"), QStringLiteral("black")},
            {QStringLiteral("own size"), QStringLiteral("6.25")},
            {QStringLiteral("B2"), QStringLiteral("alive"), at("B2")},
            {{}, QStringLiteral("end")},
        };
        std::vector<ReplyRow> read =
            rows(ReplyType::HpString, "C3:\ncolor    black\nown size: 6.25\n\nB2: alive\nend");
        QCOMPARE(read.front().name, QStringLiteral("C3"));
        read.front() = expected.front();
        QCOMPARE(read, expected);
        QVERIFY(isTable(read));
        QVERIFY(!isTable(rows(ReplyType::String, "one\ntwo\nthree four")));
    }

    void aSingleLineIsAValue()
    {
        const std::vector<ReplyRow> expected{{{}, QStringLiteral("B+6.0 (upper: 1)")}};
        QCOMPARE(rows(ReplyType::String, "B+6.0 (upper: 1)"), expected);
    }

    void whatIsDrawnHasARowForEachPoint()
    {
        const std::vector<ReplyRow> expected{
            {QStringLiteral("A3"), QStringLiteral("x 0.5 black circle"), at("A3")},
            {QStringLiteral("C1"), QStringLiteral("#ff0000"), at("C1")},
            {{}, QStringLiteral("two words")}};
        QCOMPARE(rows(ReplyType::Gfx, "COLOR red C1\nLABEL A3 x\nINFLUENCE A3 0.5\nBLACK A3\n"
                                      "CIRCLE A3\nTEXT two words"),
                 expected);
    }

    void aLineOfPlayHasARowForEachMove()
    {
        const std::vector<ReplyRow> expected{
            {QStringLiteral("1"), QStringLiteral("black B2"), at("B2")},
            {QStringLiteral("2"), QStringLiteral("white pass")}};
        QCOMPARE(rows(ReplyType::VarB, "B2 pass"), expected);
    }

    void rowsOfOneNameAreCompared()
    {
        const std::vector<ReplyRow> left{{QStringLiteral("size"), QStringLiteral("4")},
                                         {QStringLiteral("lib"), QStringLiteral("A1")},
                                         {QStringLiteral("lib"), QStringLiteral("B1")},
                                         {QStringLiteral("gone"), QStringLiteral("1")}};
        const std::vector<ReplyRow> right{{QStringLiteral("lib"), QStringLiteral("A1")},
                                          {QStringLiteral("size"), QStringLiteral("5.5")},
                                          {QStringLiteral("lib"), QStringLiteral("C1")},
                                          {QStringLiteral("new"), QStringLiteral("2")}};
        const std::vector<ComparedRow> both = compared(left, right);
        QCOMPARE(both.size(), std::size_t(5));
        QCOMPARE(both[0].difference, std::optional(1.5));
        QVERIFY(both[0].isDifferent());
        QVERIFY(!both[1].isDifferent());
        QCOMPARE(both[2].right, std::optional(QStringLiteral("C1")));
        QVERIFY(!both[2].difference);
        QVERIFY(!both[3].right && both[3].isDifferent());
        QVERIFY(!both[4].left && both[4].name == QStringLiteral("new"));
    }
};

SHINPAN_TEST(ReplyTableTest)
#include "replytable_test.moc"
