#include "ui/export/textdiagram.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/painting/boardpicture.h"
#include "ui/board/regiontext.h"

#include <QTest>

using namespace shinpan;

namespace {

BoardPicture corner()
{
    BoardPicture picture;
    picture.scene.board = test::boardFrom(". . . . . . .\n"
                                          ". . . . . . .\n"
                                          ". . X . O . .\n"
                                          ". . . X O . .\n"
                                          ". . . X O . .\n"
                                          ". . . . . . .\n"
                                          ". . . . . . .");
    picture.scene.lastMove = test::at("E5");
    return picture;
}

/// Twelve moves along two lines, Black first.
BoardPicture figure()
{
    BoardPicture picture;
    picture.scene.board = Board(BoardSize::square(7));
    for (int i = 0; i < 12; ++i) {
        const Point point{static_cast<std::uint8_t>(i % 6), static_cast<std::uint8_t>(i / 6 * 3)};
        picture.scene.board.set(point, i % 2 == 0 ? Stone::Black : Stone::White);
        picture.scene.markup.push_back({point, MarkKind::Label, QString::number(i + 1)});
    }
    picture.caption = QStringLiteral("13 at 5");
    return picture;
}

} // namespace

class TextDiagramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainTextBracketsTheLastMove();
    void plainTextMakesRoomForNumbers();
    void plainTextShowsARegion();
    void senseisHasALetterForEveryMark();
    void senseisLeavesOpenSidesOpen();
    void senseisNumbersTenStonesAtMost();
    void senseisNamesWhiteWhenWhiteBegins();
    void senseisDividesAWholeBoardOfMoves();
};

void TextDiagramTest::plainTextBracketsTheLastMove()
{
    BoardPicture picture = corner();
    picture.hasCoordinates = true;

    QCOMPARE(toPlainText(picture), QStringLiteral("   A B C D E F G\n"
                                                  " 7 . . . . . . . 7\n"
                                                  " 6 . . . . . . . 6\n"
                                                  " 5 . . X .(O). . 5\n"
                                                  " 4 . . . X O . . 4\n"
                                                  " 3 . . + X O . . 3\n"
                                                  " 2 . . . . . . . 2\n"
                                                  " 1 . . . . . . . 1\n"
                                                  "   A B C D E F G\n"));
}

void TextDiagramTest::plainTextMakesRoomForNumbers()
{
    QCOMPARE(toPlainText(figure()), QStringLiteral(" .  .  .  .  .  .  .\n"
                                                   " .  .  .  .  .  .  .\n"
                                                   " .  .  +  .  +  .  .\n"
                                                   " 7  8  9 10 11 12  .\n"
                                                   " .  .  +  .  +  .  .\n"
                                                   " .  .  .  .  .  .  .\n"
                                                   " 1  2  3  4  5  6  .\n"
                                                   "\n"
                                                   "13 at 5\n"));
}

void TextDiagramTest::plainTextShowsARegion()
{
    BoardPicture picture = corner();
    picture.region = regionFromText(QStringLiteral("g6:d3"), BoardSize::square(7));
    picture.hasCoordinates = true;

    QCOMPARE(toPlainText(picture), QStringLiteral("   D E F G\n"
                                                  " 6 . . . . 6\n"
                                                  " 5 .(O). . 5\n"
                                                  " 4 X O . . 4\n"
                                                  " 3 X O . . 3\n"
                                                  "   D E F G\n"));
}

void TextDiagramTest::senseisHasALetterForEveryMark()
{
    BoardPicture picture = corner();
    picture.scene.markup = {{test::at("A1"), MarkKind::Triangle},
                            {test::at("B1"), MarkKind::Square},
                            {test::at("C1"), MarkKind::Circle},
                            {test::at("D1"), MarkKind::Cross},
                            {test::at("E1"), MarkKind::Label, QStringLiteral("a")},
                            {test::at("F1"), MarkKind::Label, QStringLiteral("A1")},
                            {test::at("G1"), MarkKind::Label, QStringLiteral("B")},
                            {test::at("G2"), MarkKind::Label, QStringLiteral("A")},
                            {test::at("D4"), MarkKind::Triangle},
                            {test::at("E4"), MarkKind::Triangle},
                            {test::at("D3"), MarkKind::Square},
                            {test::at("E3"), MarkKind::Cross}};
    picture.scene.lines = {{test::at("A1"), test::at("A7"), true},
                           {test::at("B1"), test::at("B7"), false}};
    picture.hasCoordinates = true;

    QCOMPARE(toSenseis(picture), QStringLiteral("$$c7\n"
                                                "$$ +---------------+\n"
                                                "$$ | . . . . . . . |\n"
                                                "$$ | . . . . . . . |\n"
                                                "$$ | . . X . W . . |\n"
                                                "$$ | . . . Y Q . . |\n"
                                                "$$ | . . , # P . . |\n"
                                                "$$ | . . . . . . . |\n"
                                                "$$ | T S C M a . b |\n"
                                                "$$ +---------------+\n"
                                                "$$ {AR A1 A7}\n"
                                                "$$ {LN B1 B7}\n"));
}

void TextDiagramTest::senseisLeavesOpenSidesOpen()
{
    BoardPicture picture = corner();
    picture.region = regionFromText(QStringLiteral("C1:F5"), BoardSize::square(7));

    QCOMPARE(toSenseis(picture), QStringLiteral("$$7\n"
                                                "$$   X . W .\n"
                                                "$$   . X O .\n"
                                                "$$   , X O .\n"
                                                "$$   . . . .\n"
                                                "$$   . . . .\n"
                                                "$$ -----------\n"));
}

void TextDiagramTest::senseisNumbersTenStonesAtMost()
{
    BoardPicture picture = figure();
    picture.region = regionFromText(QStringLiteral("A1:G4"), BoardSize::square(7));

    QCOMPARE(toSenseis(picture), QStringLiteral("$$B7\n"
                                                "$$ | 7 8 9 0 . . . |\n"
                                                "$$ | . . , . , . . |\n"
                                                "$$ | . . . . . . . |\n"
                                                "$$ | 1 2 3 4 5 6 . |\n"
                                                "$$ +---------------+\n"
                                                "\n"
                                                "$$B7m11 13 at 5\n"
                                                "$$ | X O X O 1 2 . |\n"
                                                "$$ | . . , . , . . |\n"
                                                "$$ | . . . . . . . |\n"
                                                "$$ | X O X O X O . |\n"
                                                "$$ +---------------+\n"));
}

void TextDiagramTest::senseisNamesWhiteWhenWhiteBegins()
{
    BoardPicture picture;
    picture.scene.board = test::boardFrom("O X\n. .");
    picture.scene.markup = {{test::at("A2"), MarkKind::Label, QStringLiteral("4")},
                            {test::at("B2"), MarkKind::Label, QStringLiteral("5")}};

    QVERIFY(toSenseis(picture).startsWith(QStringLiteral("$$W2m4\n$$ +-----+\n$$ | 1 2 |\n")));
}

void TextDiagramTest::senseisDividesAWholeBoardOfMoves()
{
    BoardPicture picture;
    picture.scene.board = Board(BoardSize::square(19));
    for (int i = 0; i < 361; ++i) {
        const Point point = picture.scene.board.size().pointAt(i);
        picture.scene.board.set(point, i % 2 == 0 ? Stone::Black : Stone::White);
        picture.scene.markup.push_back({point, MarkKind::Label, QString::number(i + 1)});
    }
    const QStringList diagrams = toSenseis(picture).split(QStringLiteral("\n\n"));
    QCOMPARE(diagrams.size(), 37);
    for (int index = 0; index < 37; ++index) {
        const QString &diagram = diagrams.at(index);
        const auto shown = index < 36 ? 10 : 1;
        const auto stones = diagram.count(u'X') + diagram.count(u'O');
        const auto empty = diagram.count(u'.') + diagram.count(u',');
        QCOMPARE(stones, 10 * index);
        QCOMPARE(empty, 361 - 10 * index - shown);
        const QString header = diagram.section(u'\n', 0, 0);
        QCOMPARE(header,
                 index == 0 ? QStringLiteral("$$B") : QStringLiteral("$$Bm%1").arg(10 * index + 1));
    }
}

SHINPAN_TEST(TextDiagramTest)
#include "textdiagram_test.moc"
