#include "ui/info/commentlinks.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class CommentLinksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksAreFound_data();
    void linksAreFound();
    void aLargeBoardHasMorePoints();
};

namespace {

/// The links as they stand in the text, points in capitals and moves as "#…".
[[nodiscard]] QString linksOf(const QString &text, BoardSize size = {})
{
    QStringList links;
    for (const CommentLink &link : linksIn(text, size)) {
        links += text.mid(link.start, link.length) + u'='
               + (link.point ? QString::fromStdString(vertexOf(*link.point)) : u'#' + link.path);
    }
    return links.join(u' ');
}

} // namespace

void CommentLinksTest::linksAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("links");
    const auto row = [](const char *text, const char *links) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(links);
    };

    row("D4", "D4=D4");
    row("Black at q16, then (C3).", "q16=Q16 C3=C3");
    row("D4/E5-F6", "D4=D4 E5=E5 F6=F6");
    row("黒D4は", "D4=D4");
    row("see move 34, or #35.", "move 34=#34 #35=#35");
    row("Move 7 is bad", "Move 7=#7");
    row("#30.2.45 there", "#30.2.45=#30.2.45");
    row("第12手", "12手=#12");

    row("I5 and Z1 and T20", "");
    row("b6c96 network", "");
    row("B+3.5 and W+12", "");
    row("KataGo 1.15", "");
    row("version D4.5", "");
    row("R2D2 x", "");
    row("3D4", "");
    row("moves 34", "");
    row("remove 3", "");
    row("#abc", "");
    row("D0 D04", "");
}

void CommentLinksTest::linksAreFound()
{
    QFETCH(QString, text);
    QFETCH(QString, links);

    QCOMPARE(linksOf(text), links);
}

void CommentLinksTest::aLargeBoardHasMorePoints()
{
    QCOMPARE(linksOf(QStringLiteral("Z25 AA1 D4"), BoardSize::square(9)), QStringLiteral("D4=D4"));
    QCOMPARE(linksOf(QStringLiteral("Z25 AA1"), BoardSize::square(30)),
             QStringLiteral("Z25=Z25 AA1=AA1"));
}

SHINPAN_TEST(CommentLinksTest)
#include "commentlinks_test.moc"
