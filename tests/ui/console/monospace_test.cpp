#include "ui/console/monospace.h"

#include "tests/support/testmain.h"
#include "ui/kit/style.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace shinpan;

class MonospaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsAsWideAsQtSays_data();
    void textIsAsWideAsQtSays();
    void asMuchIsShownAsFits_data();
    void asMuchIsShownAsFits();
    void textStandsWhereItIsToldTo();
};

void MonospaceTest::textIsAsWideAsQtSays_data()
{
    QTest::addColumn<QFont>("font");
    QTest::addColumn<QString>("text");
    const QFont fixed = fixedFont();
    const QFont proportional = textFont(TextSize::Body);
    QTest::newRow("ASCII") << fixed << QStringLiteral("= D4 winrate 4321, \"0.5\" ~W.i");
    QTest::newRow("umlauts and signs") << fixed << QStringLiteral("Zürich → 囲碁");
    QTest::newRow("other font") << proportional << QStringLiteral("Will it fit?");
    QTest::newRow("nothing") << fixed << QString();
}

void MonospaceTest::textIsAsWideAsQtSays()
{
    QFETCH(QFont, font);
    QFETCH(QString, text);
    QVERIFY(std::abs(Monospace(font).widthOf(text) - QFontMetricsF(font).horizontalAdvance(text))
            < 0.5);
}

void MonospaceTest::asMuchIsShownAsFits_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("shown");
    QTest::newRow("more than enough") << 20 << QStringLiteral("play b D4");
    QTest::newRow("just enough") << 9 << QStringLiteral("play b D4");
    QTest::newRow("one too few") << 8 << QStringLiteral("play b …");
    QTest::newRow("one") << 1 << QStringLiteral("…");
    QTest::newRow("none") << 0 << QString();
}

void MonospaceTest::asMuchIsShownAsFits()
{
    QFETCH(int, columns);
    const Monospace text(fixedFont());
    QTEST(text.elided(QStringLiteral("play b D4"), columns * text.characterWidth()), "shown");
}

void MonospaceTest::textStandsWhereItIsToldTo()
{
    const Monospace text(fixedFont());
    const QRect room(100, 10, 200, 30);
    QImage image(400, 50, QImage::Format_ARGB32);
    const auto inked = [&](Qt::Alignment side) {
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(text.font());
        text.draw(painter, room, QStringLiteral("MMM"), side);
        painter.end();
        QRect ink;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                ink |= image.pixel(x, y) == 0xffffffff ? QRect() : QRect(x, y, 1, 1);
            }
        }
        return ink;
    };
    const QRect left = inked(Qt::AlignLeft);
    const QRect right = inked(Qt::AlignRight);
    QVERIFY(room.contains(left) && room.contains(right));
    QVERIFY(left.left() - room.left() <= 2);
    QVERIFY(room.right() - right.right() <= 2);
    QVERIFY(std::abs(left.center().y() - room.center().y()) <= 3);
}

SHINPAN_TEST(MonospaceTest)
#include "monospace_test.moc"
