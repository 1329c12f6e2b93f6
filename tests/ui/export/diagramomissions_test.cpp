#include "ui/export/diagramomissions.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/painting/boardpicture.h"
#include "ui/board/regiontext.h"

#include <QTest>

using namespace shinpan;

/// What no sign stands for is reported, and nothing else.
class DiagramOmissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void omissionsAreTold_data();
    void omissionsAreTold();
    void capitalsAreSaidToBeWrittenSmall();
    void whatIsNotShownIsNotMissed();
    void drawnFormatsShowAll();
};

namespace {

/// A black stone at C3 that has just been played, a white one at D4, and these marks.
BoardPicture pictureWith(BoardMarkup markup)
{
    BoardPicture picture;
    picture.scene.board = Board(BoardSize::square(7));
    picture.scene.board.set(test::at("C3"), Stone::Black);
    picture.scene.board.set(test::at("D4"), Stone::White);
    picture.scene.lastMove = test::at("C3");
    picture.scene.markup = std::move(markup);
    return picture;
}

Mark mark(const char *vertex, MarkKind kind, const char *text = "")
{
    return {test::at(vertex), kind, QString::fromUtf8(text)};
}

} // namespace

void DiagramOmissionsTest::omissionsAreTold_data()
{
    QTest::addColumn<BoardMarkup>("markup");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("senseis");
    QTest::addColumn<QString>("latex");
    QTest::newRow("nothing") << BoardMarkup() << QString() << QString() << QString();
    QTest::newRow("a triangle") << BoardMarkup{mark("A1", MarkKind::Triangle)}
                                << QStringLiteral("triangles (A1)") << QString() << QString();
    QTest::newRow("territory") << BoardMarkup{mark("A1", MarkKind::BlackTerritory)}
                               << QStringLiteral("Black’s territory (A1)")
                               << QStringLiteral("Black’s territory (A1)")
                               << QStringLiteral("Black’s territory (A1)");
    QTest::newRow("a small letter")
        << BoardMarkup{mark("A1", MarkKind::Label, "a")} << QString() << QString() << QString();
    QTest::newRow("a capital letter whose small one is taken")
        << BoardMarkup{mark("A1", MarkKind::Label, "A"), mark("B1", MarkKind::Label, "a")}
        << QString() << QStringLiteral("labels (A1)") << QString();
    QTest::newRow("a letter on a stone") << BoardMarkup{mark("D4", MarkKind::Label, "a")}
                                         << QStringLiteral("stones under letters (D4)")
                                         << QStringLiteral("labels (D4)") << QString();
    QTest::newRow("a number on a stone")
        << BoardMarkup{mark("D4", MarkKind::Label, "7")} << QString() << QString() << QString();
    QTest::newRow("two marks on a point")
        << BoardMarkup{mark("A1", MarkKind::Triangle), mark("A1", MarkKind::Square)}
        << QStringLiteral("triangles (A1); squares (A1)") << QStringLiteral("squares (A1)")
        << QStringLiteral("squares (A1)");
    QTest::newRow("a mark on the last move")
        << BoardMarkup{mark("C3", MarkKind::Cross)} << QStringLiteral("crosses (C3)")
        << QStringLiteral("the ring on the last move (C3)")
        << QStringLiteral("the ring on the last move (C3)");
    QTest::newRow("a wide label") << BoardMarkup{mark("A1", MarkKind::Label, "10")}
                                  << QStringLiteral("the ring on the last move (C3)")
                                  << QStringLiteral("labels (A1)") << QString();
}

void DiagramOmissionsTest::omissionsAreTold()
{
    QFETCH(BoardMarkup, markup);
    const BoardPicture picture = pictureWith(markup);
    const auto sentence = [](const QString &parts) {
        return parts.isEmpty()
                 ? QString()
                 : QStringLiteral("This format has no sign for what is left out: %1.").arg(parts);
    };
    QFETCH(QString, plain);
    QFETCH(QString, senseis);
    QFETCH(QString, latex);

    QCOMPARE(omissionsOf(picture, ExportFormat::PlainText), sentence(plain));
    QCOMPARE(omissionsOf(picture, ExportFormat::Senseis), sentence(senseis));
    QCOMPARE(omissionsOf(picture, ExportFormat::Latex), sentence(latex));
}

/// Sensei's Library has no others, and a capital is what the tool for letters writes.
void DiagramOmissionsTest::capitalsAreSaidToBeWrittenSmall()
{
    const QString small = QStringLiteral("Capital letters are written small.");
    BoardMarkup markup{mark("A1", MarkKind::Label, "A")};
    QCOMPARE(omissionsOf(pictureWith(markup), ExportFormat::Senseis), small);
    QCOMPARE(omissionsOf(pictureWith(markup), ExportFormat::PlainText), QString());
    markup.push_back(mark("B1", MarkKind::Label, "B1"));
    QCOMPARE(omissionsOf(pictureWith(markup), ExportFormat::Senseis),
             QStringLiteral("This format has no sign for what is left out: labels (B1). ") + small);
}

void DiagramOmissionsTest::whatIsNotShownIsNotMissed()
{
    BoardPicture picture = pictureWith({mark("G7", MarkKind::Triangle)});
    picture.scene.lines = {{test::at("F6"), test::at("G7"), true}};
    picture.region = regionFromText(QStringLiteral("A1:D4"), BoardSize::square(7));
    QCOMPARE(omissionsOf(picture, ExportFormat::PlainText), QString());
    picture.scene.lines.push_back({test::at("A1"), test::at("G7"), true}); // leaves it
    QVERIFY(omissionsOf(picture, ExportFormat::Senseis)
                .contains(QStringLiteral("lines and arrows (A1)")));
}

void DiagramOmissionsTest::drawnFormatsShowAll()
{
    const BoardPicture picture =
        pictureWith({mark("A1", MarkKind::BlackTerritory), mark("D4", MarkKind::Label, "X")});
    for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf}) {
        QCOMPARE(omissionsOf(picture, format), QString());
    }
}

SHINPAN_TEST(DiagramOmissionsTest)
#include "diagramomissions_test.moc"
