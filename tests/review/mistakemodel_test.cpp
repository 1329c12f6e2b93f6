#include "ui/review/mistakemodel.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QSortFilterProxyModel>
#include <QTest>

using namespace shinpan;
using test::at;

/// Mistakes as rows of words.
class MistakeModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowSaysWhatWasLostAndWhatWasBetter();
    void columnsAreSortedByWhatTheyMean_data();
    void columnsAreSortedByWhatTheyMean();
};

namespace {

JudgedMove judgedMove(int number, const char *vertex, float rate, std::optional<float> points)
{
    JudgedMove move;
    move.node = NodeId(number);
    move.number = number;
    move.move = {number % 2 == 1 ? Color::Black : Color::White, at(vertex)};
    move.loss = {rate, points};
    move.choice.move = at("E5");
    move.visits = 1000LL * number;
    return move;
}

std::vector<JudgedMove> threeMoves()
{
    return {judgedMove(3, "C10", 0.125F, 4.5F), judgedMove(12, "C9", 0.5F, std::nullopt),
            judgedMove(7, "A19", 0.2F, 11)};
}

} // namespace

void MistakeModelTest::aRowSaysWhatWasLostAndWhatWasBetter()
{
    MistakeModel model;
    model.setMoves(threeMoves());
    QStringList texts;
    for (int column = 0; column < MistakeModel::ColumnCount; ++column) {
        texts.append(model.index(0, column).data().toString());
    }
    QCOMPARE(texts.join(u' '), QStringLiteral("3 C10 12.5% 4.5 E5 3.0k"));
    QCOMPARE(model.index(0, MistakeModel::MoveColumn).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Black C10"));
    QVERIFY(model.index(1, MistakeModel::PointsColumn).data().toString().isEmpty());
    QCOMPARE(model.rowOf(NodeId(7)), 2);
    QCOMPARE(model.rowOf(NodeId(8)), -1);
}

void MistakeModelTest::columnsAreSortedByWhatTheyMean_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QList<int>>("numbers");
    QTest::newRow("number") << int(MistakeModel::NumberColumn) << QList<int>{3, 7, 12};
    QTest::newRow("move") << int(MistakeModel::MoveColumn) << QList<int>{7, 12, 3};
    QTest::newRow("loss") << int(MistakeModel::LossColumn) << QList<int>{3, 7, 12};
    QTest::newRow("points") << int(MistakeModel::PointsColumn) << QList<int>{12, 3, 7};
    QTest::newRow("visits") << int(MistakeModel::VisitsColumn) << QList<int>{3, 7, 12};
}

void MistakeModelTest::columnsAreSortedByWhatTheyMean()
{
    QFETCH(const int, column);
    QFETCH(const QList<int>, numbers);

    MistakeModel model;
    model.setMoves(threeMoves());
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(MistakeModel::SortRole);
    sorted.sort(column);
    QList<int> found;
    for (int row = 0; row < sorted.rowCount(); ++row) {
        found.append(sorted.index(row, MistakeModel::NumberColumn).data().toInt());
    }
    QCOMPARE(found, numbers);
}

SHINPAN_TEST(MistakeModelTest)
#include "mistakemodel_test.moc"
