#include "core/record/check/propertycheck.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class PropertyCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodValuesPass_data();
    void goodValuesPass();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void theNodeIsCheckedToo_data();
    void theNodeIsCheckedToo();
    void valuesAreTakenFromText();
};

void PropertyCheckTest::goodValuesPass_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *text) {
        QTest::addRow("%s%s", name, text) << QByteArray(name) << QByteArray(text);
    };

    row("B", "[dd]");
    row("W", "[]");
    row("AB", "[aa][bb:cd]");
    row("TR", "[aa]");
    row("DD", "[]");
    row("TB", "[aa:ac][bb]");
    row("LB", "[aa:1][bb:\\]:]");
    row("AR", "[aa:bb]");
    row("KM", "[6.5]");
    row("KM", "[-0.5]");
    row("HA", "[2]");
    row("SZ", "[9:13]");
    row("ST", "[3]");
    row("GB", "[2]");
    row("DO", "[]");
    row("PL", "[W]");
    row("C", "[any\ntext: here]");
    row("PB", "[a \\] b]");
    row("FG", "[]");
    row("FG", "[257:Figure 1]");
    row("XYZ", "[what][ever]");
    row("MN", "[-1]");
}

void PropertyCheckTest::goodValuesPass()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);

    const auto values = valuesFromText(text);

    QVERIFY(values);
    QCOMPARE(faultOf(name, *values, BoardSize::square(9)), std::nullopt);
}

void PropertyCheckTest::faultsAreNamed_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<PropertyFault::Kind>("kind");
    QTest::addColumn<QByteArray>("value");
    using Kind = PropertyFault::Kind;
    const auto row = [](const char *name, const char *text, Kind kind, const char *value) {
        QTest::addRow("%s%s", name, text)
            << QByteArray(name) << QByteArray(text) << kind << QByteArray(value);
    };

    row("b", "[dd]", Kind::Name, "b");
    row("", "[dd]", Kind::Name, "");
    row("B", "[D4]", Kind::Value, "D4");
    row("B", "[aa:bb]", Kind::Value, "aa:bb");
    row("B", "[jj]", Kind::OffBoard, "jj");
    row("B", "[aa][bb]", Kind::SeveralValues, "bb");
    row("AB", "[]", Kind::Value, "");
    row("AB", "[aa][jj]", Kind::OffBoard, "jj");
    row("TR", "[aa:bb][ab]", Kind::Repeated, "ab");
    row("LB", "[aa]", Kind::Value, "aa");
    row("AR", "[aa:aa]", Kind::Value, "aa:aa");
    row("KM", "[6,5]", Kind::Value, "6,5");
    row("HA", "[1]", Kind::Range, "1");
    row("ST", "[4]", Kind::Range, "4");
    row("SZ", "[53]", Kind::Value, "53");
    row("GB", "[3]", Kind::Value, "3");
    row("DO", "[1]", Kind::Value, "1");
    row("PL", "[black]", Kind::Value, "black");
    row("PB", "[two\nlines]", Kind::Value, "two\nlines");
    row("FG", "[x]", Kind::Value, "x");
}

void PropertyCheckTest::faultsAreNamed()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(PropertyFault::Kind, kind);
    QFETCH(QByteArray, value);

    const auto fault = faultOf(name, valuesFromText(text).value(), BoardSize::square(9));

    QVERIFY(fault);
    QCOMPARE(fault->kind, kind);
    QCOMPARE(fault->value, value);
}

void PropertyCheckTest::theNodeIsCheckedToo_data()
{
    QTest::addColumn<QByteArray>("node");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<std::optional<PropertyFault>>("fault");
    using Kind = PropertyFault::Kind;
    const auto row = [](const char *node, const char *name, std::optional<PropertyFault> fault) {
        QTest::addRow("%s of %s", name, node) << QByteArray(node) << QByteArray(name) << fault;
    };

    row(";B[aa]BM[1]C[x]", "BM", std::nullopt);
    row(";B[aa]BM[1]TE[1]", "BM", PropertyFault{Kind::Contradiction, "TE"});
    row(";BM[1]C[x]", "BM", PropertyFault{Kind::WithoutMove, {}});
    row(";AB[aa]AW[aa]", "AB", PropertyFault{Kind::SamePoint, "AW"});
    row(";AB[aa]BL[1]", "BL", PropertyFault{Kind::MoveWithSetUp, "AB"});
    row(";GB[1]UC[1]", "UC", PropertyFault{Kind::Contradiction, "GB"});
    row(";B[aa]GB[1]TE[1]HO[1]", "GB", std::nullopt);
    row(";ST[1]", "ST", PropertyFault{Kind::OnlyInRoot, {}});
    row(";PB[x]", "PB", std::nullopt);
}

void PropertyCheckTest::theNodeIsCheckedToo()
{
    QFETCH(QByteArray, node);
    QFETCH(QByteArray, name);
    QFETCH(std::optional<PropertyFault>, fault);
    const GameTree tree = test::treeFrom("(;SZ[9]" + node + ')');

    QCOMPARE(faultAt(tree, test::nodeAt(tree, {0}), name, BoardSize::square(9)), fault);
}

void PropertyCheckTest::valuesAreTakenFromText()
{
    using Values = std::vector<QByteArray>;

    QCOMPARE(valuesFromText("[a][b]"), Values({"a", "b"}));
    QCOMPARE(valuesFromText(" [a]\n[] "), Values({"a", ""}));
    QCOMPARE(valuesFromText("[a\\]b]"), Values({"a\\]b"}));
    QCOMPARE(valuesFromText("a"), std::nullopt);
    QCOMPARE(valuesFromText("[a]b"), std::nullopt);
    QCOMPARE(valuesFromText("[a"), std::nullopt);
    QCOMPARE(valuesFromText("[a\\]"), std::nullopt);
    QCOMPARE(valuesFromText(""), std::nullopt);
}

SHINPAN_TEST(PropertyCheckTest)
#include "propertycheck_test.moc"
