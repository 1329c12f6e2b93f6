#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/boardview.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace shinpan;

namespace {

constexpr Point E5{4, 4};
constexpr Point C3{2, 2};

[[nodiscard]] BoardLayer oneSpot()
{
    BoardLayer shown;
    shown.spots = {
        {E5, QColor(0x2f, 0x6f, 0xb5), QStringLiteral("56.3"), QStringLiteral("1.2k"), true}};
    return shown;
}

} // namespace

/// What an engine thinks, as the board paints it and lets it be pointed at.
class BoardAnalysisTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_board = std::make_unique<BoardView>();
        m_board->resize(400, 400);
        m_board->setPosition(Board(BoardSize::square(9)));
        m_board->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
    }

    void aSpotIsADiscInItsColour()
    {
        const QImage before = picture();
        m_board->setLayer(LayerRank::Analysis, oneSpot());
        const QImage after = picture();
        const QPoint rim = place(E5) + QPoint(0, m_board->geometry().cell() / 3);
        QVERIFY(after.pixelColor(rim).blue() > after.pixelColor(rim).red() + 50);
        QCOMPARE(after.pixelColor(place(C3)), before.pixelColor(place(C3)));
        m_board->clearLayer(LayerRank::Analysis);
        QCOMPARE(picture(), before);
    }

    void anAreaLiesUnderStonesAndAnOwnerOnThem()
    {
        Board board(BoardSize::square(9));
        board.set(C3, Stone::White);
        m_board->setPosition(board);
        BoardLayer shown;
        shown.tints = {{E5, QColor(0, 0, 0, 128)}, {C3, Qt::black, 1, true}};
        const QImage before = picture();
        m_board->setLayer(LayerRank::Analysis, shown);
        const QImage after = picture();
        const QPoint corner = place(E5) + QPoint(8, 8);
        QVERIFY(after.pixelColor(corner).lightness() < before.pixelColor(corner).lightness() - 40);
        QVERIFY(after.pixelColor(place(C3)).lightness() < 30);
    }

    void aClickWithShiftOrTheMiddleButtonChoosesASpot()
    {
        m_board->setLayer(LayerRank::Analysis, oneSpot());
        QSignalSpy chosen(m_board.get(), &BoardView::spotChosen);
        QSignalSpy clicked(m_board.get(), &BoardView::pointClicked);
        QTest::mouseClick(m_board.get(), Qt::LeftButton, Qt::ShiftModifier, place(E5));
        QTest::mouseClick(m_board.get(), Qt::MiddleButton, {}, place(E5));
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(clicked.size(), 0);
        QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, place(E5));
        QTest::mouseClick(m_board.get(), Qt::LeftButton, Qt::ShiftModifier, place(C3));
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(clicked.size(), 2);
    }

    void theWheelGoesThroughTheLineThatIsShown()
    {
        QSignalSpy line(m_board.get(), &BoardView::lineStepRequested);
        QSignalSpy game(m_board.get(), &BoardView::stepRequested);
        turnWheel();
        QCOMPARE(game.size(), 1);
        BoardLayer shown;
        shown.line = {{E5, Color::Black, 1}};
        m_board->setLayer(LayerRank::Analysis, shown);
        turnWheel();
        QCOMPARE(line.size(), 1);
        QCOMPARE(game.size(), 1);
    }

    void stonesOfALineBearNumbers()
    {
        BoardLayer shown;
        shown.line = {{E5, Color::Black, 1}, {C3, Color::White, 2}};
        const QImage before = picture();
        m_board->setLayer(LayerRank::Analysis, shown);
        const QImage after = picture();
        const QPoint beside(m_board->geometry().cell() * 2 / 5, 0);
        QVERIFY(after.pixelColor(place(E5) + beside).lightness() < 110);
        QVERIFY(after.pixelColor(place(C3) + beside).blue()
                > before.pixelColor(place(C3) + beside).blue() + 40); // wood has little of it
    }

private:
    [[nodiscard]] QImage picture() const { return m_board->grab().toImage(); }
    [[nodiscard]] QPoint place(Point point) const
    {
        return m_board->geometry().centre(point).toPoint();
    }
    void turnWheel() const
    {
        QWheelEvent wheel(place(E5), m_board->mapToGlobal(place(E5)), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_board.get(), &wheel);
    }

    std::unique_ptr<BoardView> m_board;
};

SHINPAN_TEST(BoardAnalysisTest)
#include "boardanalysis_test.moc"
