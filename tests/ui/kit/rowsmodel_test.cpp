#include "ui/kit/rowsmodel.h"

#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

namespace {

[[nodiscard]] std::vector<TableRow> named(const QString &names)
{
    std::vector<QStringList> rows;
    for (const QString &name : names.split(u' ', Qt::SkipEmptyParts)) {
        rows.push_back({name, QString::number(name.size())});
    }
    return textRows(rows);
}

[[nodiscard]] QString namesIn(const RowsModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row) {
        names += model.index(row, 0).data().toString();
    }
    return names.join(u' ');
}

} // namespace

/// The table that all lists of rows are shown in.
class RowsModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsComeAndGoAtTheEnd()
    {
        RowsModel model(textColumns({QStringLiteral("Name"), QStringLiteral("Length")}, 1));
        const QAbstractItemModelTester tester(&model);
        for (const char *names : {"a b c", "a", "", "x y"}) {
            model.setRows(named(QString::fromLatin1(names)));
            QCOMPARE(namesIn(model), QString::fromLatin1(names));
        }
    }

    void onlyRowsThatChangedAreTold()
    {
        RowsModel model(textColumns({QStringLiteral("Name"), QStringLiteral("Length")}, 1));
        model.setRows(named(QStringLiteral("a b c")));
        const QSignalSpy changed(&model, &RowsModel::dataChanged);
        const QSignalSpy reset(&model, &RowsModel::modelReset);
        model.setRows(named(QStringLiteral("a z c")));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().toModelIndex().row(), 1);
        model.setRows(named(QStringLiteral("x z y new")));
        QCOMPARE(changed.size(), 2); // both at once
        QCOMPARE(changed.back().at(0).toModelIndex().row(), 0);
        QCOMPARE(changed.back().at(1).toModelIndex().row(), 2);
        QCOMPARE(reset.size(), 0);
    }

    void aRowIsMadeWhenItIsSeenFirst()
    {
        RowsModel model(textColumns({QStringLiteral("Number")}, 0));
        const QSignalSpy changed(&model, &RowsModel::dataChanged);
        QList<int> made;
        const auto show = [&](int count) {
            model.setRows(count, [&made](int row) {
                made.append(row);
                return TableRow{{.text = QString::number(row)}};
            });
        };
        show(4);
        QCOMPARE(model.rowCount(), 4);
        QVERIFY(made.isEmpty());
        QCOMPARE(model.index(2, 0).data(), QVariant(QStringLiteral("2")));
        QCOMPARE(model.index(2, 0).data(), QVariant(QStringLiteral("2")));
        QCOMPARE(made, QList<int>{2});
        show(3);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(changed.size(), 1); // nobody has seen the others
        QCOMPARE(changed.front().front().toModelIndex().row(), 2);
        QCOMPARE(model.index(2, 0).data(), QVariant(QStringLiteral("2")));
        QCOMPARE(made.size(), 2);
    }

    void otherColumnsMakeAllRowsNew()
    {
        RowsModel model(textColumns({QStringLiteral("Name")}, 1));
        const QAbstractItemModelTester tester(&model);
        model.setRows(textRows({{QStringLiteral("a")}}));
        model.setColumns(textColumns({QStringLiteral("Name")}, 1));
        QCOMPARE(model.rowCount(), 1);
        model.setColumns(textColumns({QStringLiteral("Name"), QStringLiteral("Length")}, 1));
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 2);
    }

    void aCellSaysHowItStandsThere()
    {
        RowsModel model({{.title = QStringLiteral("Loss"),
                          .isNumber = true,
                          .tip = QStringLiteral("What it lost"),
                          .isLong = true}});
        model.setRows({{{.text = QStringLiteral("7"),
                         .order = 7,
                         .spoken = QStringLiteral("seven"),
                         .isBold = true}}});
        const QModelIndex cell = model.index(0, 0);
        QCOMPARE(cell.data(RowsModel::SortRole), QVariant(7));
        QCOMPARE(cell.data(Qt::AccessibleTextRole), QVariant(QStringLiteral("seven")));
        QCOMPARE(cell.data(Qt::ToolTipRole), QVariant(QStringLiteral("7")));
        QVERIFY(cell.data(Qt::FontRole).isValid());
        QCOMPARE(cell.data(Qt::TextAlignmentRole),
                 model.headerData(0, Qt::Horizontal, Qt::TextAlignmentRole));
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole),
                 QVariant(QStringLiteral("What it lost")));
    }
};

SHINPAN_TEST(RowsModelTest)
#include "rowsmodel_test.moc"
