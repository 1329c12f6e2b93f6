#include "ui/analysis/graphview.h"

#include "tests/support/testmain.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

namespace {

[[nodiscard]] EvaluationLine fourMoves()
{
    EvaluationLine line;
    for (int move = 0; move < 5; ++move) {
        line.nodes.push_back(NodeId(move));
        line.moveNumbers.push_back(move);
    }
    line.curves = {{QStringLiteral("Ada"), {0.5, 0.6, {}, 0.9, 0.4}, {{}, 1.5, {}, 8.0, -2.0}}};
    line.mistakes = {{4, Color::Black}};
    return line;
}

} // namespace

class GraphViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<GraphView>();
        m_view->resize(400, 300);
        m_view->setLine(fourMoves(), 1);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void itTellsTheValuesOfTheCurrentPosition()
    {
        QCOMPARE(m_view->reading(), QStringLiteral("Move 1 · Ada 60.0% +1.5"));
        QCOMPARE(m_view->accessibleDescription(), m_view->reading());
        m_view->setPlace(2);
        QCOMPARE(m_view->reading(), QStringLiteral("Move 2 · Ada –"));
    }

    /// A name was cut to its first letter, and the record had none.
    void whereThereIsNoRoomForAllEvaluatorsEachHasARow()
    {
        EvaluationLine line = fourMoves();
        line.curves.push_back({{}, {{}, 0.25, {}, {}, {}}, {{}, {}, {}, {}, {}}});
        m_view->setLine(line, 1);
        QCOMPARE(m_view->reading(), QStringLiteral("Move 1 · Ada 60.0% +1.5 · Record 25.0%"));
        m_view->resize(1000, 300);
        QCOMPARE(m_view->headerRows(), 1);
        m_view->resize(m_view->minimumSizeHint());
        QCOMPARE(m_view->headerRows(), 2);
        m_view->setLine(fourMoves(), 1);
        QCOMPARE(m_view->headerRows(), 1);
    }

    void pointingTellsTheValuesThere()
    {
        QTest::mouseMove(m_view.get(), {m_view->xOf(4), 150});
        QTRY_COMPARE(m_view->reading(), QStringLiteral("Move 4 · Ada 40.0% −2.0"));
    }

    void aClickAndADragAskForPositions()
    {
        QSignalSpy asked(m_view.get(), &GraphView::nodeActivated);
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, {m_view->xOf(3), 150});
        QCOMPARE(asked.takeFirst().at(0).value<NodeId>(), NodeId(3));
        drag(m_view->xOf(3) + 2);
        QVERIFY(asked.isEmpty()); // still there
        drag(m_view->xOf(2));
        QCOMPARE(asked.takeFirst().at(0).value<NodeId>(), NodeId(2));
        drag(m_view->width() + 50);
        QCOMPARE(asked.takeFirst().at(0).value<NodeId>(), NodeId(4));
    }

    void mistakesStandOutInTheirPlayersColour()
    {
        const auto blackDots = [this] {
            const QImage image = m_view->grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = m_view->xOf(4) - 4; x < image.width(); ++x) {
                    count += image.pixelColor(x, y) == QColor(Qt::black) ? 1 : 0;
                }
            }
            return count;
        };
        QVERIFY(blackDots() > 8);
        EvaluationLine calm = fourMoves();
        calm.mistakes.clear();
        m_view->setLine(calm, 1);
        QCOMPARE(blackDots(), 0);
    }

    void mistakesStandOnTheCurveOfWhoFoundThem()
    {
        EvaluationLine line = fourMoves();
        line.curves = {{QStringLiteral("Ada"), {0.9, 0.9, 0.9, 0.9, 0.9}, {{}, {}, {}, {}, {}}},
                       {QStringLiteral("Bob"), {0.8, 0.8, 0.8, 0.8, 0.1}, {{}, {}, {}, {}, {}}}};
        const auto middleOfDots = [&](std::vector<std::size_t> finders) {
            line.mistakes = {{4, Color::Black, std::move(finders)}};
            m_view->setLine(line, 1);
            const QImage image = m_view->grab().toImage();
            int count = 0;
            int sum = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = m_view->xOf(4) - 4; x < image.width(); ++x) {
                    const bool isDot = image.pixelColor(x, y) == QColor(Qt::black);
                    count += isDot ? 1 : 0;
                    sum += isDot ? y : 0;
                }
            }
            return count > 0 ? sum / count : -1;
        };
        const int onAda = middleOfDots({0});
        const int onBob = middleOfDots({1});
        QVERIFY(onAda > 0);
        QVERIFY2(onBob > onAda + 40, qPrintable(QString::number(onBob)));
        QCOMPARE(middleOfDots({}), onAda); // of the record: on the first
    }

    void withoutEvaluationsItSaysWhereTheyComeFrom()
    {
        QSignalSpy asked(m_view.get(), &GraphView::nodeActivated);
        m_view->setLine({}, {});
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {200, 150});
        QVERIFY(asked.isEmpty());
        QCOMPARE(m_view->reading(), QString());
        QCOMPARE(m_view->accessibleDescription(),
                 QStringLiteral("This game has not been evaluated yet."));
    }

    void twoEvaluatorsOfThePositionHaveTheirDisagreementShown()
    {
        EvaluationLine line = fourMoves();
        QCOMPARE(plotsOf(line).size(), std::size_t(2)); // chance and lead
        line.curves.push_back(
            {QStringLiteral("Bob"), {{}, 0.25, {}, {}, {}}, {{}, {}, {}, {}, {}}});
        const std::vector<GraphPlot> plots = plotsOf(line);
        QCOMPARE(plots.size(), std::size_t(3));
        QCOMPARE(plots[2].curves[0].values[1], std::optional(0.35));
        QCOMPARE(plots[2].high, 0.35);
    }

private:
    void drag(int x)
    {
        QMouseEvent move(QEvent::MouseMove, QPointF(x, 150), m_view->mapToGlobal(QPointF(x, 150)),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_view.get(), &move);
    }

    std::unique_ptr<GraphView> m_view;
};

SHINPAN_TEST(GraphViewTest)
#include "graphview_test.moc"
