#include "core/graphics/drawcommands.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/boardview.h"
#include "ui/board/painting/boardlayer.h"
#include "ui/graphics/drawinggraphics.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

const QColor Ink(0xb3, 0x26, 0x1e);

} // namespace

/// Every draw command of GoGui's documentation, as the board paints it.
class BoardGraphicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_board = std::make_unique<BoardView>();
        m_board->resize(500, 500);
        Board board(BoardSize::square(9));
        board.set(at("C3"), Stone::Black);
        board.set(at("G7"), Stone::White);
        m_board->setPosition(board);
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    }

    void everyCommandIsSeenOnItsPointsOnly_data()
    {
        QTest::addColumn<QString>("commands");
        QTest::addColumn<QStringList>("points");
        const auto row = [](const char *commands, const QStringList &points) {
            QTest::newRow(commands) << QString::fromLatin1(commands) << points;
        };
        const QStringList places{QStringLiteral("E5"), QStringLiteral("C3"), QStringLiteral("G7")};
        row("CIRCLE E5 C3 G7", places);
        row("SQUARE E5 C3 G7", places);
        row("TRIANGLE E5 C3 G7", places);
        row("MARK E5 C3 G7", places);
        row("BLACK E5 C3 G7", places);
        row("WHITE E5 C3 G7", places);
        row("COLOR cyan E5 C3 G7", places);
        row("COLOR #980098 E5 C3 G7", places);
        row("LABEL E5 A C3 B G7 C", places);
        row("INFLUENCE E5 0.9 C3 -0.7 G7 1", places);
        row("VAR b E5 w A1", {QStringLiteral("E5"), QStringLiteral("A1")});
        row("TEXT nothing is drawn", {});
        row("CLEAR", {});
    }

    void everyCommandIsSeenOnItsPointsOnly()
    {
        QFETCH(const QString, commands);
        QFETCH(const QStringList, points);
        const QImage before = picture();
        show(commands);
        const QImage after = picture();
        const BoardSize size = m_board->boardSize();
        for (int i = 0; i < size.pointCount(); ++i) {
            const Point point = size.pointAt(i);
            const QRect cell = cellOf(point);
            const bool isDrawn = points.contains(QString::fromStdString(vertexOf(point)));
            QVERIFY2((before.copy(cell) != after.copy(cell)) == isDrawn, vertexOf(point).c_str());
        }
        m_board->clearLayer(LayerRank::Commands);
        QCOMPARE(picture(), before);
    }

    void aColourIsTheColourOfTheGround()
    {
        show(QStringLiteral("COLOR red E5"));
        const QColor ground = picture().pixelColor(place(at("E5")) + QPoint(10, 10));
        QVERIFY(ground.red() > ground.blue() + 80 && ground.red() > ground.green() + 60);
    }

    void influenceIsAsLargeAsItsNumber()
    {
        const QImage before = picture();
        show(QStringLiteral("INFLUENCE E5 1 D5 0.3 F5 -1"));
        const QImage after = picture();
        const int near = m_board->geometry().cell() / 4;
        const auto changes = [&](const char *vertex) {
            const QPoint pixel = place(at(vertex)) + QPoint(near, near);
            return after.pixelColor(pixel).lightness() - before.pixelColor(pixel).lightness();
        };
        QVERIFY(changes("E5") < -40); // dark
        QVERIFY(changes("F5") > 20);  // light
        QCOMPARE(changes("D5"), 0);   // too small to reach so far
    }

    void aVariationTakesWhatItCaptures()
    {
        Board board(BoardSize::square(9));
        board.set(at("A1"), Stone::White);
        board.set(at("A2"), Stone::Black);
        m_board->setPosition(board);
        const QImage before = picture();
        show(QStringLiteral("VAR b B1"));
        QCOMPARE(m_board->scene().taken, std::vector<Point>{at("A1")});
        QVERIFY(picture().copy(cellOf(at("A1"))) != before.copy(cellOf(at("A1"))));
    }

    void aSignLeavesACandidateToBeRead()
    {
        BoardLayer analysis;
        analysis.spots = {{at("E5"), QColor(0x2f, 0x6f, 0xb5), QStringLiteral("56.3"),
                           QStringLiteral("1.2k"), true}};
        m_board->setLayer(LayerRank::Analysis, analysis);
        const QImage before = picture();
        for (const char *sign : {"LABEL E5 7", "CIRCLE E5", "WHITE E5"}) {
            show(QString::fromLatin1(sign));
            const QImage after = picture();
            const int cell = m_board->geometry().cell();
            const QRect lowerLeft(place(at("E5")) + QPoint(-cell / 2, 0),
                                  QSize(cell / 2, cell / 2));
            QCOMPARE(after.copy(lowerLeft), before.copy(lowerLeft));
            QVERIFY(after.copy(cellOf(at("E5"))) != before.copy(cellOf(at("E5"))));
        }
    }

    void aLineOfTheAnalysisHasTheBoardForItself()
    {
        show(QStringLiteral("CIRCLE E5\nINFLUENCE D4 1"));
        BoardLayer analysis;
        analysis.line = {{at("A9"), Color::Black, 1}};
        const QImage with = picture();
        m_board->setLayer(LayerRank::Analysis, analysis);
        QVERIFY(picture().copy(cellOf(at("E5"))) != with.copy(cellOf(at("E5"))));
        m_board->clearLayer(LayerRank::Analysis);
        QCOMPARE(picture(), with);
    }

    void pointsOffTheBoardAreNotPainted()
    {
        const QImage before = picture();
        BoardLayer graphics;
        graphics.signs = {{Point{15, 15}, MarkKind::Circle, Ink}};
        graphics.tints = {{Point{15, 15}, Qt::red, 1, false}};
        graphics.line = {{Point{15, 15}, Color::Black, 1}};
        graphics.taken = {Point{15, 15}};
        m_board->setLayer(LayerRank::Commands, graphics);
        QCOMPARE(picture(), before);
    }

private:
    void show(const QString &commands)
    {
        BoardDrawing drawing(m_board->boardSize());
        for (const QString &line : commands.split(u'\n')) {
            drawLine(drawing, line);
        }
        m_board->setLayer(LayerRank::Commands, graphicsOf(drawing, m_board->position(), Ink));
    }
    [[nodiscard]] QImage picture() { return m_board->grab().toImage(); }
    [[nodiscard]] QPoint place(Point point) const
    {
        return m_board->geometry().centre(point).toPoint();
    }
    /// The point's cell in the picture.
    [[nodiscard]] QRect cellOf(Point point) const
    {
        const int half = m_board->geometry().cell() / 2 - 2;
        QRect cell(0, 0, 2 * half, 2 * half);
        cell.moveCenter(place(point));
        return cell;
    }

    std::unique_ptr<BoardView> m_board;
};

SHINPAN_TEST(BoardGraphicsTest)
#include "boardgraphics_test.moc"
