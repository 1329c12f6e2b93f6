#include "core/util/decimaltext.h"

#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

#include <limits>

using namespace shinpan;

/// Numbers in commands and records.
class DecimalTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNumberReadsAsQtWritesIt_data();
    void aNumberReadsAsQtWritesIt();
};

void DecimalTextTest::aNumberReadsAsQtWritesIt_data()
{
    QTest::addColumn<qint64>("number");

    for (const qint64 number :
         {qint64(0), qint64(7), qint64(-1), qint64(1200), std::numeric_limits<qint64>::max(),
          std::numeric_limits<qint64>::min()}) {
        QTest::addRow("%lld", static_cast<long long>(number)) << number;
    }
}

void DecimalTextTest::aNumberReadsAsQtWritesIt()
{
    QFETCH(const qint64, number);

    const DecimalText text(number);
    QCOMPARE(QByteArray(text.data(), text.size()), QByteArray::number(number));
}

SHINPAN_TEST(DecimalTextTest)
#include "decimaltext_test.moc"
