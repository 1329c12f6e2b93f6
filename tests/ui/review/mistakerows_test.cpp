#include "ui/review/mistakerows.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QSortFilterProxyModel>
#include <QTest>

using namespace shinpan;
using test::at;

/// Mistakes as rows of words.
class MistakeRowsTest : public QObject
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

void MistakeRowsTest::aRowSaysWhatWasLostAndWhatWasBetter()
{
    RowsModel model(MistakeRows::columns());
    model.setRows(MistakeRows::of(threeMoves()));
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        texts.append(model.index(0, column).data().toString());
    }
    QCOMPARE(texts.join(u' '), QStringLiteral("3 C10 12.5% 4.5 E5 3.0k"));
    QCOMPARE(model.index(0, MistakeRows::MoveColumn).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Black C10"));
    QVERIFY(model.index(1, MistakeRows::PointsColumn).data().toString().isEmpty());
}

void MistakeRowsTest::columnsAreSortedByWhatTheyMean_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QList<int>>("numbers");
    QTest::newRow("number") << int(MistakeRows::NumberColumn) << QList<int>{3, 7, 12};
    QTest::newRow("move") << int(MistakeRows::MoveColumn) << QList<int>{7, 12, 3};
    QTest::newRow("loss") << int(MistakeRows::LossColumn) << QList<int>{3, 7, 12};
    QTest::newRow("points") << int(MistakeRows::PointsColumn) << QList<int>{12, 3, 7};
    QTest::newRow("visits") << int(MistakeRows::VisitsColumn) << QList<int>{3, 7, 12};
}

void MistakeRowsTest::columnsAreSortedByWhatTheyMean()
{
    QFETCH(const int, column);
    QFETCH(const QList<int>, numbers);

    RowsModel model(MistakeRows::columns());
    model.setRows(MistakeRows::of(threeMoves()));
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(RowsModel::SortRole);
    sorted.sort(column);
    QList<int> found;
    for (int row = 0; row < sorted.rowCount(); ++row) {
        found.append(sorted.index(row, MistakeRows::NumberColumn).data().toInt());
    }
    QCOMPARE(found, numbers);
}

SHINPAN_TEST(MistakeRowsTest)
#include "mistakerows_test.moc"
