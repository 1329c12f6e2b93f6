#include "core/comparison/askedplace.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class AskedPlaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBoardTellsWhatKindOfPositionItIs_data();
    void theBoardTellsWhatKindOfPositionItIs();
    void choicesOfOnePartOfTheBoardAreNear();
    void onlyTwoMovesCanDiffer();

private:
    /// Black and White by turns on 9x9.
    [[nodiscard]] static GameLine lineOf(const QString &vertices)
    {
        GameLine line;
        line.size = BoardSize::square(9);
        Color color = Color::Black;
        for (const QString &vertex : vertices.split(u' ', Qt::SkipEmptyParts)) {
            line.moves.push_back({color, pointFromVertex(vertex.toStdString(), line.size)});
            color = opposite(color);
        }
        return line;
    }
    [[nodiscard]] static Move move(const char *vertex)
    {
        return {Color::Black, pointFromVertex(vertex, BoardSize::square(9))};
    }
};

void AskedPlaceTest::theBoardTellsWhatKindOfPositionItIs_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const char *moves, PositionKind kind) {
        QTest::newRow(name) << QString::fromLatin1(moves) << static_cast<int>(kind);
    };
    row("an empty board", "", PositionKind::Quiet);
    row("far from each other", "C3 G7", PositionKind::Quiet);
    row("beside", "C3 C4", PositionKind::Contact);
    row("across a corner", "C3 D4", PositionKind::Contact);
    row("beside a friend", "C3 G7 C4", PositionKind::Quiet);
    row("contact was a move ago", "C3 C4 G7", PositionKind::Quiet);
    row("one liberty in a corner", "A1 A2", PositionKind::Atari);
    row("an atari elsewhere", "A1 A2 G7", PositionKind::Atari);
    row("behind a pass", "C3 C4 pass", PositionKind::Quiet);
}

void AskedPlaceTest::theBoardTellsWhatKindOfPositionItIs()
{
    QFETCH(const QString, moves);
    QFETCH(const int, kind);

    QCOMPARE(static_cast<int>(kindOf(lineOf(moves))), kind);
}

void AskedPlaceTest::choicesOfOnePartOfTheBoardAreNear()
{
    QCOMPARE(distanceOf({move("C3"), move("F6")}), ChoiceDistance::Near);
    QCOMPARE(distanceOf({move("C3"), move("G3")}), ChoiceDistance::Apart);
    QCOMPARE(distanceOf({move("C3"), Move::pass(Color::Black)}), ChoiceDistance::Apart);
}

void AskedPlaceTest::onlyTwoMovesCanDiffer()
{
    AskedPlace place;
    place.line = lineOf(QStringLiteral("C3 G7"));
    QCOMPARE(place.moveNumber(), 3);
    place.choices = {move("D4"), std::nullopt};
    QVERIFY(!place.isAnswered() && !place.differs());
    place.choices = {move("D4"), move("D4")};
    QVERIFY(place.isAnswered() && !place.differs());
    place.choices = {move("D4"), Move::pass(Color::Black)};
    QVERIFY(place.differs());
}

SHINPAN_TEST(AskedPlaceTest)
#include "askedplace_test.moc"
