#include "ui/kit/plainlabel.h"

#include "tests/support/testmain.h"

#include <QAction>
#include <QTest>
#include <QToolButton>

using namespace shinpan;

class PlainLabelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextLosesItsAccelerator_data();
    void aTextLosesItsAccelerator();
    void aToolButtonHasNoAcceleratorInBrackets();
};

void PlainLabelTest::aTextLosesItsAccelerator_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("none") << QStringLiteral("Save") << QStringLiteral("Save");
    QTest::newRow("a letter") << QStringLiteral("&Save") << QStringLiteral("Save");
    QTest::newRow("in brackets") << QStringLiteral("保存(&S)…") << QStringLiteral("保存…");
    QTest::newRow("brackets with more")
        << QStringLiteral("On &ssh (&tcp)") << QStringLiteral("On ssh (tcp)");
}

void PlainLabelTest::aTextLosesItsAccelerator()
{
    QFETCH(const QString, text);
    QFETCH(const QString, plain);

    QCOMPARE(plainLabel(text), plain);
}

void PlainLabelTest::aToolButtonHasNoAcceleratorInBrackets()
{
    PlainButtons filter;
    qApp->installEventFilter(&filter);
    QAction action(QStringLiteral("保存(&S)…"));
    QToolButton button;

    button.setDefaultAction(&action);
    QCOMPARE(button.text(), QStringLiteral("保存…"));
    QCOMPARE(action.text(), QStringLiteral("保存(&S)…"));

    action.setText(QStringLiteral("開く(&O)"));
    QCOMPARE(button.text(), QStringLiteral("開く"));

    action.setIconText(QStringLiteral("本"));
    QCOMPARE(button.text(), QStringLiteral("本"));
}

SHINPAN_TEST(PlainLabelTest)

#include "plainlabel_test.moc"
