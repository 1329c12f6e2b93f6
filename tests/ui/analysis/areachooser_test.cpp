#include "ui/analysis/areachooser.h"

#include "core/engine/profile/engineprofile.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr Qt::KeyboardModifiers OnlyThere = Qt::AltModifier | Qt::ShiftModifier;

} // namespace

/// Areas for engines to look at, chosen by hand.
class AreaChooserTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<OpenWindow>();
        m_open->table.game.showTree(treeFrom("(;SZ[9];B[ee];W[cc])"));
    }
    void cleanup()
    {
        m_open->table.game.record().setModified(false); // no recovery copy is wanted
        m_open.reset();
    }

    void draggingWithAltAndShiftChoosesAnAreaAndPlaysNothing();
    void draggingWithAltAndCtrlAvoidsPointsAndTakesThemBack();
    void escapeLetsEnginesLookEverywhere();
    void theActionNeedsNoAlt();
    void keysSetTwoCorners();
    void theEngineIsToldAndWhatItFindsIsNotKept();
    void anotherGameHasNoArea();

private:
    [[nodiscard]] BoardView &board() const { return m_open->part<BoardView>(); }
    [[nodiscard]] AnalysisController &analysis() const
    {
        return m_open->part<AnalysisController>();
    }
    [[nodiscard]] QPoint placeOf(const char *vertex) const
    {
        return board().geometry().centre(at(vertex)).toPoint();
    }
    void drag(const char *from, const char *to, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mousePress(&board(), Qt::LeftButton, modifiers, placeOf(from));
        QTest::mouseMove(&board(), placeOf(to));
        QTest::mouseRelease(&board(), Qt::LeftButton, modifiers, placeOf(to));
    }
    [[nodiscard]] std::size_t barred() const { return board().scene().barred.size(); }

    std::unique_ptr<OpenWindow> m_open;
};

void AreaChooserTest::draggingWithAltAndShiftChoosesAnAreaAndPlaysNothing()
{
    QTest::mousePress(&board(), Qt::LeftButton, OnlyThere, placeOf("C3"));
    QTest::mouseMove(&board(), placeOf("E4"));
    QCOMPARE(barred(), std::size_t(81 - 6)); // shown on the way
    QVERIFY(analysis().area().isEmpty());
    QTest::mouseRelease(&board(), Qt::LeftButton, OnlyThere, placeOf("E4"));
    QCOMPARE(analysis().area().only.size(), std::size_t(6));
    QVERIFY(analysis().area().allows(at("D4")));
    QVERIFY(!analysis().area().allows(at("D5")));
    QCOMPARE(barred(), std::size_t(81 - 6));
    QCOMPARE(outlineOf(m_open->table.game.record().tree()), QByteArray("(;SZ[9];B[ee];W[cc])"));
}

void AreaChooserTest::draggingWithAltAndCtrlAvoidsPointsAndTakesThemBack()
{
    const Qt::KeyboardModifiers both = Qt::AltModifier | Qt::ControlModifier;
    drag("A1", "A2", both);
    drag("B2", "B2", both);
    QCOMPARE(analysis().area().avoided.size(), std::size_t(3));
    QCOMPARE(barred(), std::size_t(3));
    drag("A2", "B2", both);
    QCOMPARE(analysis().area().avoided, std::vector<Point>{at("A1")});
}

void AreaChooserTest::escapeLetsEnginesLookEverywhere()
{
    QAction *everywhere = m_open->part<AnalysisActions>().everywhere;
    QVERIFY(!everywhere->isEnabled());
    drag("C3", "E4", OnlyThere);
    QVERIFY(everywhere->isEnabled());
    QTest::keyClick(&board(), Qt::Key_Escape);
    QVERIFY(analysis().area().isEmpty());
    QCOMPARE(barred(), std::size_t(0));
    QVERIFY(!everywhere->isEnabled());
}

void AreaChooserTest::theActionNeedsNoAlt()
{
    QTest::keyClick(&board(), Qt::Key_G);
    QVERIFY(m_open->part<AreaChooser>().isActive());
    drag("C3", "E4");
    QCOMPARE(analysis().area().only.size(), std::size_t(6));
    QTest::keyClick(&board(), Qt::Key_G, Qt::ShiftModifier);
    drag("C3", "C3");
    QCOMPARE(analysis().area().avoided, std::vector<Point>{at("C3")});
    QCOMPARE(m_open->table.game.cursor().moveNumber(), 0);
}

void AreaChooserTest::keysSetTwoCorners()
{
    board().setCursorPoint(at("C3"));
    QTest::keyClick(&board(), Qt::Key_G);
    QTest::keyClick(&board(), Qt::Key_Return);
    QTest::keyClick(&board(), Qt::Key_Right);
    QTest::keyClick(&board(), Qt::Key_Up);
    QTest::keyClick(&board(), Qt::Key_Return);
    QCOMPARE(analysis().area().only.size(), std::size_t(4));
    QVERIFY(analysis().area().allows(at("D4")));
}

void AreaChooserTest::theEngineIsToldAndWhatItFindsIsNotKept()
{
    const QString lines = m_open->directory.filePath(QStringLiteral("lines.txt"));
    const QString log = m_open->directory.filePath(QStringLiteral("told.txt"));
    QFile file(lines);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("info move C3 visits 10 winrate 6000 order 0 pv C3\n");
    file.close();
    AnalysisOptions options = m_open->preferences.get<AnalysisOptions>();
    options.engines = {m_open->store.add(
        fakeEngine({QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + lines,
                    QStringLiteral("--log"), log}))};
    m_open->preferences.set(options);
    drag("C3", "D3", OnlyThere);
    QTest::keyClick(&board(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(analysis().shown() != nullptr, 30'000);
    QFile told(log);
    QVERIFY(told.open(QIODevice::ReadOnly));
    QVERIFY(told.readAll().contains("allow b C3,D3 1"));
    QTest::keyClick(&board(), Qt::Key_Space);
    QTest::keyClick(&board(), Qt::Key_Escape);
    QVERIFY(analysis().shown() == nullptr);
}

void AreaChooserTest::anotherGameHasNoArea()
{
    drag("C3", "E4", OnlyThere);
    m_open->table.game.showTree(treeFrom("(;SZ[5];B[aa])"));
    QVERIFY(analysis().area().isEmpty());
    QCOMPARE(barred(), std::size_t(0));
}

SHINPAN_TEST(AreaChooserTest)
#include "areachooser_test.moc"
