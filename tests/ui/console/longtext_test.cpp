#include "ui/console/longtext.h"

#include "tests/support/testmain.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <QTextBlock>

using namespace shinpan;

class LongTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsCopiedIsTheTextItself_data();
    void whatIsCopiedIsTheTextItself();
    void aPartIsCopiedAsItIs();
};

void LongTextTest::whatIsCopiedIsTheTextItself_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("short") << QStringLiteral("=1 Leela Zero");
    QTest::newRow("with blanks") << QStringLiteral("info move Q16 visits 412 ").repeated(4000);
    QTest::newRow("without a blank") << QString(100'000, u'x');
    QTest::newRow("of surrogates, from an odd place on")
        << u'x' + QStringLiteral("\U0001F600").repeated(5000);
}

void LongTextTest::whatIsCopiedIsTheTextItself()
{
    QFETCH(const QString, text);
    LongText view;
    view.showText(text);
    QGuiApplication::clipboard()->clear();

    view.selectAll();
    view.copy();

    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
        QVERIFY(block.length() <= 2001); // with its end
        QVERIFY(block.text().isEmpty() || !block.text().front().isLowSurrogate());
    }
}

void LongTextTest::aPartIsCopiedAsItIs()
{
    LongText view;
    view.showText(QString(3000, u'x') + QString(3000, u'y'));

    QTextCursor cursor = view.textCursor();
    cursor.setPosition(1500);                          // in the first piece
    cursor.setPosition(3003, QTextCursor::KeepAnchor); // behind one break, in the second
    view.setTextCursor(cursor);
    view.copy();

    QCOMPARE(QGuiApplication::clipboard()->text(), QString(1500, u'x') + QString(2, u'y'));
}

SHINPAN_TEST(LongTextTest)
#include "longtext_test.moc"
