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
        const Candidate &best = analysis.candidates[0];
        const Candidate &pass = analysis.candidates[1];
        const TableRow row = CandidateRows::of(best, analysis, Perspective::White);
        QCOMPARE(row.size(), CandidateRows::columns().size());
        QCOMPARE(textOf(row), QStringLiteral("E5|60.0|+3.3|0.0|1.5k||50.0"));
        QCOMPARE(textOf(CandidateRows::of(pass, analysis, Perspective::White)),
                 QStringLiteral("pass|30.0|−4.0|7.3|20||"));
        QCOMPARE(textOf(CandidateRows::of(best, analysis, Perspective::Black)),
                 QStringLiteral("E5|40.0|−3.3|0.0|1.5k||50.0"));
    }
};

SHINPAN_TEST(CandidateRowsTest)
#include "candidaterows_test.moc"
