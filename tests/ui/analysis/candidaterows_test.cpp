#include "ui/analysis/candidaterows.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

constexpr BoardSize Nine = BoardSize::square(9);

[[nodiscard]] Analysis twoMovesAndAPass()
{
    Analysis analysis;
    analysis.size = Nine;
    analysis.toMove = Color::White;
    Candidate best;
    best.move = pointFromVertex("E5", Nine);
    best.visits = 1500;
    best.winrate = 0.4F;
    best.scoreLead = -3.25F;
    best.prior = 0.5F;
    Candidate pass;
    pass.order = 1;
    pass.visits = 20;
    pass.winrate = 0.7F;
    pass.scoreLead = 4.0F;
    analysis.candidates = {best, pass};
    return analysis;
}

[[nodiscard]] QString textOf(const TableRow &row)
{
    QStringList texts;
    for (const TableCell &cell : row) {
        texts.append(cell.text);
    }
    return texts.join(u'|');
}

} // namespace

class CandidateRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsSayWhatTheEngineTells()
    {
        const Analysis analysis = twoMovesAndAPass();
        const std::vector<TableRow> rows = CandidateRows::of(analysis, Perspective::White);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows.front().size(), CandidateRows::columns().size());
        QCOMPARE(textOf(rows[0]), QStringLiteral("E5|60.0|+3.3|0.0|1.5k||50.0"));
        QCOMPARE(textOf(rows[1]), QStringLiteral("pass|30.0|−4.0|7.3|20||"));
        QCOMPARE(textOf(CandidateRows::of(analysis, Perspective::Black)[0]),
                 QStringLiteral("E5|40.0|−3.3|0.0|1.5k||50.0"));
    }
};

SHINPAN_TEST(CandidateRowsTest)
#include "candidaterows_test.moc"
