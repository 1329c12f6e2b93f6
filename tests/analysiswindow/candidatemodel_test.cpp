#include "ui/analysis/candidatemodel.h"

#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
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
    Candidate unvisited;
    unvisited.order = 2;
    unvisited.move = pointFromVertex("C3", Nine);
    analysis.candidates = {best, pass, unvisited};
    return analysis;
}

[[nodiscard]] QString rowText(const CandidateModel &model, int row)
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        texts.append(model.index(row, column).data().toString());
    }
    return texts.join(u'|');
}

} // namespace

class CandidateModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsSayWhatTheEngineTells()
    {
        CandidateModel model;
        const QAbstractItemModelTester tester(&model);
        const Analysis analysis = twoMovesAndAPass();
        model.setAnalysis(&analysis, Perspective::White);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(rowText(model, 0), QStringLiteral("E5|60.0|+3.3|0.0|1.5k||50.0"));
        QCOMPARE(rowText(model, 1), QStringLiteral("pass|30.0|−4.0|7.3|20||"));
        model.setAnalysis(&analysis, Perspective::Black);
        QCOMPARE(rowText(model, 0), QStringLiteral("E5|40.0|−3.3|0.0|1.5k||50.0"));
    }

    void rowsComeAndGo()
    {
        CandidateModel model;
        const QAbstractItemModelTester tester(&model);
        Analysis analysis = twoMovesAndAPass();
        model.setAnalysis(&analysis, Perspective::Black);
        analysis.candidates.pop_back();
        analysis.candidates.pop_back();
        model.setAnalysis(&analysis, Perspective::Black);
        QCOMPARE(model.rowCount(), 1);
        model.setAnalysis(nullptr, Perspective::Black);
        QCOMPARE(model.rowCount(), 0);
        analysis = twoMovesAndAPass();
        model.setAnalysis(&analysis, Perspective::Black);
        QCOMPARE(model.rowOf(std::nullopt), 1); // the pass
        QCOMPARE(model.rowOf(pointFromVertex("C3", Nine)), -1);
        QCOMPARE(model.moveAt(0), pointFromVertex("E5", Nine));
    }
};

SHINPAN_TEST(CandidateModelTest)
#include "candidatemodel_test.moc"
