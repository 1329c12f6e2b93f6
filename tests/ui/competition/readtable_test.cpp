#include "ui/competition/readtable.h"

#include "tests/support/testmain.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTest>

using namespace shinpan;

class ReadTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowThatComesLaterIsNotCut();
};

void ReadTableTest::aRowThatComesLaterIsNotCut()
{
    QStandardItemModel games;
    games.setHorizontalHeaderLabels({QStringLiteral("Black"), QStringLiteral("White")});
    ReadTable table(games, QStringLiteral("Games"));
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const int before = table.columnWidth(0);
    const QString name = QStringLiteral("an-engine-with-a-long-name");

    games.insertRow(0, {new QStandardItem(name), new QStandardItem(QStringLiteral("b"))});

    QTRY_VERIFY(table.columnWidth(0) > before);
    QVERIFY(table.columnWidth(0) >= table.fontMetrics().horizontalAdvance(name));
}

SHINPAN_TEST(ReadTableTest)
#include "readtable_test.moc"
