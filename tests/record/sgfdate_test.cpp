#include "core/record/sgf/sgfdate.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class SgfDateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void datesAreRead_data();
    void datesAreRead();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void datesAreWrittenShortly_data();
    void datesAreWrittenShortly();
};

namespace {

QString wholeText(const std::vector<PartialDate> &dates)
{
    QStringList texts;
    for (const PartialDate &date : dates) {
        texts += QStringLiteral("%1/%2/%3").arg(date.year).arg(date.month).arg(date.day);
    }
    return texts.join(u' ');
}

} // namespace

/// The examples of the standard and the forms around them.
void SgfDateTest::datesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("dates");
    const auto row = [](const char *text, const char *dates) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(dates);
    };

    row("", "");
    row("1996", "1996/0/0");
    row("1996-05", "1996/5/0");
    row("1996-05-06", "1996/5/6");
    row("1996-05,06", "1996/5/0 1996/6/0");
    row("1996-05-06,07,08", "1996/5/6 1996/5/7 1996/5/8");
    row("1996,1997", "1996/0/0 1997/0/0");
    row("1996-12-27,28,1997-01-03,04", "1996/12/27 1996/12/28 1997/1/3 1997/1/4");
    row("1996-05-30,06-01,02", "1996/5/30 1996/6/1 1996/6/2");
    row("1996-05-06, 07", "1996/5/6 1996/5/7");
    row("2024-02-29", "2024/2/29");
}

void SgfDateTest::datesAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, dates);

    const auto read = datesFromSgf(text);

    QVERIFY(read);
    QCOMPARE(wholeText(*read), dates);
}

void SgfDateTest::faultsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<SgfDateFault::Kind>("kind");
    QTest::addColumn<QString>("part");
    const auto row = [](const char *text, SgfDateFault::Kind kind, const char *part) {
        QTest::newRow(text) << QString::fromLatin1(text) << kind << QString::fromLatin1(part);
    };
    using Kind = SgfDateFault::Kind;

    row("13/5/95", Kind::Form, "13/5/95");
    row("1996-5-6", Kind::Form, "1996-5-6");
    row("yesterday", Kind::Form, "yesterday");
    row("1996-05-06,", Kind::Form, "");
    row("1996-13", Kind::Calendar, "1996-13");
    row("1996-00", Kind::Calendar, "1996-00");
    row("2023-02-29", Kind::Calendar, "2023-02-29");
    row("1996-05-06,32", Kind::Calendar, "32");
    row("1996-05-06,00", Kind::Calendar, "00");
    row("05-06", Kind::Shortcut, "05-06");
    row("1996,05", Kind::Shortcut, "05");
    row("1996-05,06-07", Kind::Shortcut, "06-07");
    row("1996-05-06,05", Kind::Order, "05");
    row("1996-05-06,06", Kind::Order, "06");
}

void SgfDateTest::faultsAreNamed()
{
    QFETCH(QString, text);
    QFETCH(SgfDateFault::Kind, kind);
    QFETCH(QString, part);

    const auto read = datesFromSgf(text);

    QVERIFY(!read);
    QCOMPARE(read.error().kind, kind);
    QCOMPARE(read.error().part, part);
}

void SgfDateTest::datesAreWrittenShortly_data()
{
    QTest::addColumn<QString>("text");

    for (const char *text : {"1996", "1996-05", "1996-05,06", "1996-05-06,07,08", "1996,1997",
                             "1996-12-27,28,1997-01-03,04", "1996-05-30,06-01", "0001-01-01"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void SgfDateTest::datesAreWrittenShortly()
{
    QFETCH(QString, text);

    QCOMPARE(toSgf(datesFromSgf(text).value()), text);
}

SHINPAN_TEST(SgfDateTest)
#include "sgfdate_test.moc"
