#include "core/record/check/recordcheck.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class RecordCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodRecordsPass_data();
    void goodRecordsPass();
    void readersWarningsAreNotRepeated();
    void findingsAreTold_data();
    void findingsAreTold();
    void archivesAreToldMore_data();
    void archivesAreToldMore();
    void findingsHaveTheirPlace();
    void aFloodOfFindingsIsCounted();
};

namespace {

QStringList findingsIn(const QByteArray &sgf, CheckDepth depth)
{
    const GameTree tree = test::treeFrom(sgf);
    QStringList texts;
    for (const RecordFinding &finding : checkRecord(tree, depth).list) {
        texts +=
            (finding.level == RecordFinding::Level::Note ? QStringLiteral("note: ") : QString())
            + finding.text.english();
    }
    return texts;
}

void addFindingColumns()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QStringList>("findings");
}

/// `properties` of the first node, and what follows it.
template <typename... Texts>
void findingRow(const char *properties, Texts... findings)
{
    QTest::addRow("%s", properties)
        << QByteArray("(;FF[4]GM[1]SZ[9]") + properties + ')'
        << QStringList{QString::fromUtf8(static_cast<const char *>(findings))...};
}

} // namespace

void RecordCheckTest::goodRecordsPass_data()
{
    QTest::addColumn<QByteArray>("properties");
    for (const char *properties :
         {"KM[6.5]HA[2]AB[cc][gg];W[ee];B[]",
          "RE[B+R]DT[2004-03-15,16]RU[Chinese]OT[3x30 byo-yomi]", "RE[?]", "RE[B+]", "BR[9d]WR[3k]",
          "HA[2]KM[0.5];B[cc];B[gg];W[ee]", "AW[aa]AB[bb]PL[W];W[cc]",
          "C[any \\] text]TR[aa]LB[bb:1]AR[aa:bb]", ";B[ee]BL[12.5]OB[3]TE[1]"}) {
        QTest::addRow("%s", properties) << QByteArray(properties);
    }
}

void RecordCheckTest::goodRecordsPass()
{
    QFETCH(QByteArray, properties);
    QCOMPARE(findingsIn("(;FF[4]GM[1]SZ[9]" + properties + ')', CheckDepth::Usual), QStringList());
}

/// What the reader warns of already is not said twice.
void RecordCheckTest::readersWarningsAreNotRepeated()
{
    const SgfGame game = test::gameFrom("(;FF[4]GM[x]SZ[y]AP[a][b]AB[zz];B[zz])");
    QCOMPARE(game.warnings.size(), std::size_t{5});
    QVERIFY(checkRecord(game.tree, CheckDepth::Usual).list.empty());
}

void RecordCheckTest::findingsAreTold_data()
{
    addFindingColumns();
    findingRow("KM[abc]", "KM: \"abc\" is not a number with a decimal point; left out of account");
    findingRow("KM[6,5]", "KM: \"6,5\" is not a number with a decimal point; read as 6.5");
    findingRow("KM[1e1]", "KM: \"1e1\" is not a number with a decimal point; read as 10");
    findingRow("KM[]", "note: KM: no value; the standard leaves the property out then");
    findingRow("TM[1h]", "TM: \"1h\" is not a number with a decimal point; read as 3600");
    findingRow("PL[x]", "PL: \"x\" is not B or W; left out of account");
    findingRow("PL[black]", "PL: \"black\" is not B or W; read as B");
    findingRow("HA[0]", "note: HA: 0 is no handicap; the standard leaves HA out then");
    findingRow("HA[x]", "HA: \"x\" is not a whole number; left out of account");
    findingRow("AB[]", "AB: \"\" is not a point such as dd; left out of account");
    findingRow(";B[ee]BL[q]MN[s]OB[r]",
               "BL: \"q\" is not a number with a decimal point; left out of account",
               "MN: \"s\" is not a whole number; left out of account",
               "OB: \"r\" is not a whole number; left out of account");
    findingRow(";B[D4]", "B: \"D4\" is not a point such as dd, or empty for a pass; read as D4");
    findingRow(";B[ee]KO[1]DM[9]", "KO: \"1\" is not empty, as it should be",
               "DM: \"9\" is not 1 or 2");
    findingRow("TR[zz]", "TR: there is no point \"zz\" on this board");
    findingRow("HA[3]AB[cc];W[ee]", "HA: a handicap of 3, but black stones set up: 1");
    findingRow("HA[3];W[ee]", "HA: a handicap of 3, but no stones are set up");
    findingRow("AB[cc]AW[cc]", "AB: AW in this node names the same point");
    findingRow("AB[cc][aa:cc]", "AB: \"aa:cc\" names a point that was named before");
    findingRow("TR[aa]SQ[aa]", "SQ: TR in this node names the same point");
    findingRow("LB[aa:1][aa:2]", "LB: \"aa:2\" names a point that was named before");
    findingRow("AB[cc]BL[10]",
               "AB: what belongs to a move stands in one node with set-up; there is also BL");
    findingRow("TE[1]", "TE: this is said of a move, and there is none in this node");
    findingRow(";B[ee]BM[1]TE[1]", "BM: this contradicts TE");
    findingRow(";B[ee]SZ[9]", "SZ: this belongs to the first node of the game");
    findingRow(";B[ee]PB[x]",
               "note: PB: what is said of the game is looked for in its first node only; left "
               "out of account here");
    findingRow("RE[z]", "RE: \"z\" is no result as SGF writes it; it is not understood");
    findingRow("RE[Jigo]", "RE: \"Jigo\" is no result as SGF writes it; read as 0");
    findingRow("RE[黑中盘胜]", "RE: \"黑中盘胜\" is no result as SGF writes it; read as B+R");
    findingRow(
        "DT[1.4.2020]",
        "DT: \"1.4.2020\" is no date as SGF writes it, such as 2004-03-15; read as 2020-04-01");
    findingRow(
        "DT[once]",
        "DT: \"once\" is no date as SGF writes it, such as 2004-03-15; it is not understood");
    findingRow("RU[odd]", "note: RU: \"odd\" names no rules that are known here");
    findingRow(
        "OT[odd]",
        "note: OT: \"odd\" is no overtime that is understood; the game counts as one without "
        "a time limit");
    findingRow("BR[九段]", "note: BR: \"九段\" is read as 9d");
    findingRow("TE[名人戦]KO[六目半]RD[2001]",
               "note: TE: read as the event, as some programs write it",
               "note: KO: read as the komi, as some programs write it",
               "note: RD: read as the date, as some programs write it");
    findingRow("CA[klingon]", "CA: \"klingon\" is no character set that is known here");
    findingRow("ST[7]", "ST: \"7\" is not between 0 and 3");
    findingRow("L[aa]", "note: L: FF[4] no longer has this property");
    findingRow("PL[W];B[ee]", "note: PL: it is White’s turn, but the other side moves first");
    const auto whole = [](const char *sgf, const char *finding) {
        QTest::addRow("%s", sgf) << QByteArray(sgf) << QStringList(QString::fromUtf8(finding));
    };
    whole("(;FF[5]GM[1]SZ[9])", "FF: \"5\" is not between 1 and 4");
    whole("(;FF[3]GM[1]SZ[9])", "note: FF: version 3 of the format, of which the newest is 4");
}

void RecordCheckTest::findingsAreTold()
{
    QFETCH(QByteArray, sgf);
    QTEST(findingsIn(sgf, CheckDepth::Usual), "findings");
}

void RecordCheckTest::archivesAreToldMore_data()
{
    addFindingColumns();
    findingRow("KGSDE[aa]", "note: KGSDE: a property of one program's, not of the standard's");
    findingRow("AP[Jago]", "note: AP: \"Jago\" is not of the form name:version");
    findingRow(";B[tt];W[tt]", "note: B: a pass is written [] since FF[4], not [tt]");
    QTest::addRow("nothing") << QByteArray("(;B[ee])")
                             << QStringList{
                                    QStringLiteral("note: FF is missing in the first node"),
                                    QStringLiteral("note: GM is missing in the first node"),
                                    QStringLiteral("note: SZ is missing in the first node")};
}

void RecordCheckTest::archivesAreToldMore()
{
    QFETCH(QByteArray, sgf);
    QCOMPARE(findingsIn(sgf, CheckDepth::Usual), QStringList());
    QTEST(findingsIn(sgf, CheckDepth::Archive), "findings");
}

void RecordCheckTest::findingsHaveTheirPlace()
{
    // A second game, and in it a property that was joined from two and stands nowhere as it is
    // read.
    const QByteArray text = "(;FF[4];B[aa])\n(;FF[4]KM[x]\n;AB[aa]AB[aa];B[bb]BL[y])";
    const auto collection = readSgfCollection(text);
    QVERIFY(collection);
    const GameTree tree = collection->game(1).tree;
    std::vector<SgfCollection::Spot> spots;
    QStringList texts;
    for (const RecordFinding &finding : checkRecord(tree, CheckDepth::Usual).list) {
        spots.push_back({finding.node, finding.where});
        texts += finding.text.english().section(u':', 0, 0);
    }
    QCOMPARE(texts,
             (QStringList{QStringLiteral("KM"), QStringLiteral("AB"), QStringLiteral("BL")}));
    const std::vector<SgfPlace> places = collection->placesOf(1, tree, spots);
    QCOMPARE(places[0], (SgfPlace{2, 11}));
    QCOMPARE(places[1].line, 2); // near: the node before
    QCOMPARE(places[2], (SgfPlace{3, 23}));
}

void RecordCheckTest::aFloodOfFindingsIsCounted()
{
    const GameTree tree =
        test::treeFrom("(;FF[4]SZ[9]" + QByteArray(";B[ee]BL[x]").repeated(2000) + ')');
    const RecordFindings findings = checkRecord(tree, CheckDepth::Usual);
    QCOMPARE(findings.list.size(), RecordFindings::Limit);
    QCOMPARE(findings.omitted, std::size_t{1000});
}

SHINPAN_TEST(RecordCheckTest)
#include "recordcheck_test.moc"
