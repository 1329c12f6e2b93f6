#include "core/util/excerpt.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Words of others inside our sentences.
class ExcerptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextFitsIntoASentence_data();
    void aTextFitsIntoASentence();
    void aTextFitsIntoALabel();
};

void ExcerptTest::aTextFitsIntoASentence_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("excerpt");

    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a word") << QStringLiteral("banana") << QStringLiteral("banana");
    QTest::newRow("lines") << QStringLiteral(" 1\n two\t\n") << QStringLiteral("1 two");
    QTest::newRow("just fits") << QString(10, u'x') << QString(10, u'x');
    QTest::newRow("too long") << QString(11, u'x') << QStringLiteral("xxxxxxxxxx… (11 characters)");
    QTest::newRow("cut between words")
        << QStringLiteral("one two three") << QStringLiteral("one two th… (13 characters)");
    QTest::newRow("cut at a blank")
        << QStringLiteral("seventeen words") << QStringLiteral("seventeen… (15 characters)");
    QTest::newRow("what looks like a place")
        << QStringLiteral("%1 %2 %3 %4") << QStringLiteral("%1 %2 %3 %… (11 characters)");
    QTest::newRow("a pair of surrogates stays whole")
        << QStringLiteral("123456789\U0001F600") << QStringLiteral("123456789… (11 characters)");
}

void ExcerptTest::aTextFitsIntoASentence()
{
    QFETCH(QString, text);
    QFETCH(QString, excerpt);

    QCOMPARE(shinpan::excerpt(text, 10), excerpt);
}

void ExcerptTest::aTextFitsIntoALabel()
{
    QCOMPARE(passage(QStringLiteral(" a\n b ")), QStringLiteral(" a\n b "));
    QCOMPARE(passage(QString(400, u'x')), QString(400, u'x'));
    QCOMPARE(passage(QString(401, u'x')),
             QString(400, u'x') + QStringLiteral("… (401 characters)"));
    QCOMPARE(passage(QStringLiteral("1\n2\n3\n4\n5\n6")), QStringLiteral("1\n2\n3\n4\n5\n6"));
    QCOMPARE(passage(QStringLiteral("1\n2\n3\n4\n5\n6\n7")), QStringLiteral("1 2 3 4 5 6 7"));
}

SHINPAN_TEST(ExcerptTest)
#include "excerpt_test.moc"
