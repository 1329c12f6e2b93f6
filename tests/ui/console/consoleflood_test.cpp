#include "tests/support/testmain.h"
#include "tests/ui/console/floodedconsole.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptview.h"

#include <QAction>
#include <QScrollBar>
#include <QTest>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;

/// What bench_flood measures with a million lines, in little: it does what it should.
class ConsoleFloodTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void everyLineIsOnDisk();
    void aStreamIsOneRowUntilAllLinesAreWanted();
    void theWindowScrollsFromEndToEnd();
    void engineDirectionCommandAndTextFilterTheLines();
    void everyPlaceOfATextIsFound();

    void cleanupTestCase() { m_console.reset(); }

private:
    static constexpr std::chrono::seconds Limit = 60s;

    [[nodiscard]] int lineCount() const
    {
        return static_cast<int>(m_console->model().transcript().lineCount());
    }
    /// How many rows there are when the model has come through all lines; -1 if it does not.
    [[nodiscard]] int rowCount() const
    {
        TranscriptModel &model = m_console->model();
        return test::waitUntil([&model] { return !model.isBehind(); }, Limit) ? model.rowCount()
                                                                              : -1;
    }
    [[nodiscard]] int rowsWith(const char *filter, const char *choice, const char *all) const;

    std::unique_ptr<test::FloodedConsole> m_console;
};

void ConsoleFloodTest::initTestCase()
{
    m_console = std::make_unique<test::FloodedConsole>(20'000);
    QVERIFY(m_console->flood(Limit));
}

/// How many rows a choice in one of the filters leaves.
int ConsoleFloodTest::rowsWith(const char *filter, const char *choice, const char *all) const
{
    m_console->choose(filter, QString::fromUtf8(choice));
    const int rows = rowCount();
    m_console->choose(filter, QString::fromUtf8(all));
    return rows;
}

void ConsoleFloodTest::everyLineIsOnDisk()
{
    QTRY_COMPARE(m_console->linesOnDisk(), lineCount());
}

void ConsoleFloodTest::aStreamIsOneRowUntilAllLinesAreWanted()
{
    QCOMPARE(rowCount(), lineCount() - m_console->linesOfAnalysis() + 1);

    m_console->view().foldAction()->setChecked(false);

    QCOMPARE(rowCount(), lineCount());
}

void ConsoleFloodTest::theWindowScrollsFromEndToEnd()
{
    TranscriptView &view = m_console->view();
    QCOMPARE(rowCount(), lineCount());
    QVERIFY(view.isFollowing());
    QCOMPARE(view.topRow() + view.rowsInSight(), lineCount());

    view.verticalScrollBar()->setValue(0);

    QVERIFY(!view.isFollowing());
    QCOMPARE(view.indexAt({0, 0}).row(), 0);

    view.jumpToNewest();

    QCOMPARE(view.topRow() + view.rowsInSight(), lineCount());
}

void ConsoleFloodTest::engineDirectionCommandAndTextFilterTheLines()
{
    const int ofBlack = rowsWith("Show the lines of", test::FloodedConsole::Talker, "All engines");
    QVERIFY(ofBlack > m_console->linesOfBlack());
    QCOMPARE(rowsWith("Show the lines of", test::FloodedConsole::Analyst, "All engines"),
             lineCount() - ofBlack);
    QCOMPARE(rowsWith("Show this kind of lines", "Standard error", "All lines"),
             m_console->linesOfBlack());
    QCOMPARE(rowsWith("Show this command", "lz-analyze", "All commands"),
             m_console->linesOfAnalysis() + 2); // the command and the first line of the answer

    m_console->enterText(QString::fromUtf8(test::FloodedConsole::Needle), false);
    QCOMPARE(rowCount(), m_console->needles());
    m_console->enterText({}, false);
    QCOMPARE(rowCount(), lineCount());
}

void ConsoleFloodTest::everyPlaceOfATextIsFound()
{
    m_console->enterText(QString::fromUtf8(test::FloodedConsole::Needle), true);

    QVERIFY(test::waitUntil(
        [this] { return m_console->placesFound() == QString::number(m_console->needles()); },
        Limit));
    QCOMPARE(rowCount(), lineCount());
}

SHINPAN_TEST(ConsoleFloodTest)
#include "consoleflood_test.moc"
