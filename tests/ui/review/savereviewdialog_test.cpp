#include "ui/review/savereviewdialog.h"

#include "core/record/sgf/sgfwriter.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/review/reviewingengine.h"
#include "tests/ui/support/gametable.h"

#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// How much of an analysis is to be saved, as a person says it.
class SaveReviewDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSizeIsToldBeforeAndIsTrue_data();
    void theSizeIsToldBeforeAndIsTrue();
    void shorterVariationsAreSmaller();
};

namespace {

const QString Kay = QStringLiteral("kay");

/// A game whose every second move is a mistake.
SaveReviewDialog::Findings findings()
{
    SaveReviewDialog::Findings found;
    found.tree = treeFrom(ReviewedGame);
    found.stops = reviewStops(found.tree, found.tree.endOfLine(found.tree.root()));
    found.judges = {{Kay, QStringLiteral("Kay")}};
    for (std::size_t i = 0; i < found.stops.size(); ++i) {
        Analysis analysis{.size = BoardSize::square(9)};
        analysis.winrate = i % 2 == 0 ? 0.5F : 0.2F;
        analysis.visits = 100;
        Candidate best;
        best.move = at("A1");
        best.line = {at("A1"), at("B1"), at("C1"), at("D1")};
        analysis.candidates = {best};
        found.store.keep(found.stops[i].node, Kay, analysis);
    }
    return found;
}

bool isMeasured(const SaveReviewDialog &dialog)
{
    return eventually([&] { return dialog.growth() >= 0; });
}

} // namespace

void SaveReviewDialogTest::theSizeIsToldBeforeAndIsTrue_data()
{
    QTest::addColumn<MergeLevel>("level");
    QTest::newRow("values") << MergeLevel::Values;
    QTest::newRow("comments") << MergeLevel::Comments;
    QTest::newRow("variations") << MergeLevel::Variations;
}

void SaveReviewDialogTest::theSizeIsToldBeforeAndIsTrue()
{
    QFETCH(const MergeLevel, level);

    const SaveReviewDialog dialog(findings(), {.level = level});
    QCOMPARE(dialog.options().level, level);
    QVERIFY(isMeasured(dialog));
    const SaveReviewDialog::Findings found = findings();
    GameRecord record(found.tree);
    mergeReview(record, found.stops, found.store, dialog.engine(), dialog.options());
    QCOMPARE(dialog.growth(), writeSgf(record.tree()).size() - writeSgf(found.tree).size());
    QVERIFY(dialog.growth() > 0);
}

void SaveReviewDialogTest::shorterVariationsAreSmaller()
{
    const SaveReviewDialog dialog(findings(), {.level = MergeLevel::Comments});
    dialog.findChildren<QRadioButton *>().last()->click();
    QCOMPARE(dialog.options().level, MergeLevel::Variations);
    QVERIFY(isMeasured(dialog));
    const qsizetype whole = dialog.growth();
    dialog.findChild<QSpinBox *>()->setValue(1);
    QVERIFY(isMeasured(dialog));
    QVERIFY(dialog.growth() < whole);
}

SHINPAN_TEST(SaveReviewDialogTest)
#include "savereviewdialog_test.moc"
