#include "ui/console/consolecontroller.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/console/commandentry.h"
#include "ui/console/gtpconsole.h"
#include "ui/console/replywaitbar.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::buttonWithText;
using shinpan::test::control;
using Kind = GtpTranscript::Kind;

constexpr int Limit = 10'000;

/// The console in the window, with a game against a real process.
class ConsoleControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void whatWasTypedIsRememberedFromRunToRun();
    void theBoardGivesThePointThatACommandLacks();
    void theBoardIsPlayedOnWhereNoPointIsLacking();
    void theBoardIsPlayedOnAfterTheEntryWasLeft();
    void selectedLinesLightUpTheirPoints();
    void aLineLeadsToThePositionOfItsMoment();
    void aPlayersLineLeadsToTheGameWhereverOneLooked();
    void howTheConsoleIsLikedIsRemembered();
    void aFileIsSentCommandByCommand();
    void aFileThatCannotBeSentIsExplained();
    void escapeInterruptsWhatTheEngineIsAt();
    void whoOffersNoInterruptionIsNotAskedForIt();
    void whoWaitsForLongIsToldAndMayInterrupt();
    void whoWaitsForLongMayWaitOn();
    void whoWaitsForLongMayRestartTheEngine();
    void anAnalysisIsNotWaitedFor();

private:
    [[nodiscard]] bool start(const QStringList &options = {});
    [[nodiscard]] ConsoleController &controller() const
    {
        return *m_open->window->findChild<ConsoleController *>();
    }
    [[nodiscard]] GtpConsole &console() const { return m_open->part<GtpConsole>(); }
    [[nodiscard]] CommandEntry &entry() const { return console().entry(); }
    [[nodiscard]] ReplyWaitBar &bar() const { return m_open->part<ReplyWaitBar>(); }
    void type(const QString &line) const;
    [[nodiscard]] QString sent() const { return m_open->table.transcriptLines(Kind::Command); }
    [[nodiscard]] QString replies() const { return m_open->table.transcriptLines(Kind::Reply); }
    [[nodiscard]] QString fileWith(const QByteArray &text) const;
    /// What is said below the entry.
    [[nodiscard]] QString told() const;

    std::unique_ptr<test::OpenWindow> m_open;
};

void ConsoleControllerTest::init()
{
    m_open = std::make_unique<test::OpenWindow>();
    m_open->showConsole();
}

void ConsoleControllerTest::cleanup()
{
    m_open.reset();
}

/// A game in which White is an engine and Black a person, whose turn it is.
bool ConsoleControllerTest::start(const QStringList &options)
{
    return m_open->table.startWithEngine(options) && console().target().has_value();
}

void ConsoleControllerTest::type(const QString &line) const
{
    entry().setFocus();
    entry().setText(line);
    QTest::keyClick(&entry(), Qt::Key_Return);
}

QString ConsoleControllerTest::fileWith(const QByteArray &text) const
{
    QFile file(m_open->directory.filePath(QStringLiteral("commands.gtp")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) {
        qFatal("no file can be written");
    }
    return file.fileName();
}

QString ConsoleControllerTest::told() const
{
    return entry().accessibleDescription();
}

void ConsoleControllerTest::whatWasTypedIsRememberedFromRunToRun()
{
    QVERIFY(start());
    type(QStringLiteral("showboard"));
    type(QStringLiteral("name"));
    type(QStringLiteral("name"));

    m_open->reopen();

    QCOMPARE(m_open->preferences.get(&CommandHistory::lines),
             (QStringList{QStringLiteral("showboard"), QStringLiteral("name")}));
    entry().setEnabled(true);
    QTest::keyClick(&entry(), Qt::Key_Up);
    QTest::keyClick(&entry(), Qt::Key_Up);
    QCOMPARE(entry().text(), QStringLiteral("showboard"));
}

void ConsoleControllerTest::theBoardGivesThePointThatACommandLacks()
{
    QVERIFY(start());
    entry().setFocus();
    QTest::keyClicks(&entry(), QStringLiteral("play b "));

    m_open->click("D4");

    QCOMPARE(entry().text(), QStringLiteral("play b D4 "));
    QVERIFY(entry().hasFocus());
    QCOMPARE(m_open->table.movesToCursor(), QString());
}

void ConsoleControllerTest::theBoardIsPlayedOnWhereNoPointIsLacking()
{
    QVERIFY(start());
    entry().setFocus();
    QTest::keyClicks(&entry(), QStringLiteral("play "));

    m_open->click("D4");

    QCOMPARE(entry().text(), QStringLiteral("play "));
    QTRY_VERIFY_WITH_TIMEOUT(m_open->table.movesToCursor().startsWith(QLatin1String("D4")), Limit);
}

void ConsoleControllerTest::theBoardIsPlayedOnAfterTheEntryWasLeft()
{
    QVERIFY(start());
    entry().setFocus();
    QTest::keyClicks(&entry(), QStringLiteral("play b "));
    control<QComboBox>(*m_open->window, "Show the lines of")->setFocus();

    m_open->click("D4");

    QCOMPARE(entry().text(), QStringLiteral("play b "));
    QTRY_VERIFY_WITH_TIMEOUT(m_open->table.movesToCursor().startsWith(QLatin1String("D4")), Limit);
}

void ConsoleControllerTest::selectedLinesLightUpTheirPoints()
{
    QVERIFY(start());
    const int source = *console().target();
    m_open->table.transcript.append(source, Kind::ErrorOutput, "D4 is better than E5, not Q16");
    auto *view = control<QAbstractItemView>(console(), "What engines were told and said");
    const auto lastText = [view] {
        const int rows = view->model()->rowCount();
        return rows > 0 ? view->model()->index(rows - 1, 0).data().toString() : QString();
    };
    QTRY_VERIFY_WITH_TIMEOUT(lastText().startsWith(QLatin1String("D4 is")), Limit);

    view->setCurrentIndex(view->model()->index(view->model()->rowCount() - 1, 0));

    const std::vector<Point> &lit = m_open->part<BoardView>().scene().highlights;
    QCOMPARE(lit.size(), std::size_t(2)); // Q16 is not on this board
    QCOMPARE(vertexOf(lit[0]), std::string("D4"));
    QCOMPARE(vertexOf(lit[1]), std::string("E5"));

    view->clearSelection();
    QVERIFY(m_open->part<BoardView>().scene().highlights.empty());
}

void ConsoleControllerTest::aLineLeadsToThePositionOfItsMoment()
{
    QVERIFY(start({QStringLiteral("--moves"), QStringLiteral("E5 E6")}));
    QVERIFY(m_open->table.playAndAwaitTurn("C3"));
    QVERIFY(m_open->table.playAndAwaitTurn("C4"));
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("C3 E5 C4 E6"));
    auto *view = control<QAbstractItemView>(console(), "What engines were told and said");
    const auto rowOf = [view](const QString &end) {
        for (int row = view->model()->rowCount() - 1; row >= 0; --row) {
            if (view->model()->index(row, 0).data().toString().endsWith(end)) {
                return row;
            }
        }
        return -1;
    };
    QTRY_VERIFY_WITH_TIMEOUT(rowOf(QStringLiteral("E5")) >= 0, Limit);

    Q_EMIT view->doubleClicked(view->model()->index(rowOf(QStringLiteral(" E5")), 0));
    QCOMPARE(m_open->table.movesToCursor(), QStringLiteral("C3"));
}

void ConsoleControllerTest::aPlayersLineLeadsToTheGameWhereverOneLooked()
{
    QVERIFY(start({QStringLiteral("--moves"), QStringLiteral("E5 E6")}));
    QVERIFY(m_open->table.playAndAwaitTurn("C3"));
    OpenGame &game = m_open->table.game;
    const NodeId node = game.cursor().node();
    game.cursor().moveTo(game.record().tree().root());
    GtpTranscript &transcript = m_open->table.transcript;
    const int other = transcript.addSource(QStringLiteral("an engine that follows the person"));
    transcript.append(*console().target(), Kind::ErrorOutput, "said of the game");
    transcript.append(other, Kind::ErrorOutput, "said of what is seen");
    auto *view = control<QAbstractItemView>(console(), "What engines were told and said");
    const auto row = [view](int fromEnd) {
        return view->model()->index(view->model()->rowCount() - fromEnd, 0);
    };
    QTRY_VERIFY_WITH_TIMEOUT(row(1).data().toString() == QLatin1String("said of what is seen"),
                             Limit);

    Q_EMIT view->doubleClicked(row(2));
    QCOMPARE(game.cursor().node(), node);

    Q_EMIT view->doubleClicked(row(1));
    QCOMPARE(game.cursor().node(), game.record().tree().root());
}

void ConsoleControllerTest::howTheConsoleIsLikedIsRemembered()
{
    const ConsoleOptions wished{
        .foldsStreams = false, .hasErrorLane = true, .showsWholeLine = true};
    for (const char *text :
         {"Fold Streamed Analysis", "Standard Error beside the Rest", "Show the Whole Line"}) {
        QTest::mouseClick(buttonWithText<QToolButton>(console(), text), Qt::LeftButton);
    }
    QCOMPARE(m_open->preferences.get<ConsoleOptions>(), wished);

    m_open->reopen();
    QCOMPARE(console().options(), wished);

    m_open->preferences.set(ConsoleOptions()); // as another window does
    QCOMPARE(console().options(), ConsoleOptions());
}

void ConsoleControllerTest::aFileIsSentCommandByCommand()
{
    QVERIFY(start());

    controller().sendFile(
        fileWith("# a remark\nshowboard\n#= as recorded\nno_such_command\nname\n"));

    QTRY_VERIFY_WITH_TIMEOUT(told().contains(QLatin1String("3 of 3 commands answered, 1 refused.")),
                             Limit);
    QVERIFY2(sent().contains(QRegularExpression(
                 QStringLiteral("\\d+ showboard\n\\d+ no_such_command\n\\d+ name\n$"))),
             qPrintable(sent()));
}

void ConsoleControllerTest::aFileThatCannotBeSentIsExplained()
{
    QVERIFY(start());
    QString said;
    connect(&controller(), &ConsoleController::noticed, this,
            [&said](const QString &text) { said = text; });

    controller().sendFile(fileWith("# nothing\n"));
    QCOMPARE(said, QStringLiteral("commands.gtp cannot be sent: there is no command in it"));

    controller().sendFile(QStringLiteral("/nowhere/commands.gtp"));
    QVERIFY2(said.startsWith(QLatin1String("commands.gtp cannot be read: ")), qPrintable(said));
}

void ConsoleControllerTest::escapeInterruptsWhatTheEngineIsAt()
{
    QVERIFY(start({QStringLiteral("--knows"), QStringLiteral("gogui-interrupt"),
                   QStringLiteral("--wait-at"), QStringLiteral("showboard")}));
    const auto *button = control<QToolButton>(console(), "Interrupt");
    QVERIFY(!button->isEnabled());
    type(QStringLiteral("showboard"));
    QVERIFY(button->isEnabled());
    const QString before = replies();

    QTest::keyClick(&entry(), Qt::Key_Escape);

    QVERIFY(sent().endsWith(QLatin1String("# interrupt\n")));
    QTRY_VERIFY_WITH_TIMEOUT(replies() != before, Limit);
    QTRY_VERIFY_WITH_TIMEOUT(!button->isEnabled(), Limit);
}

void ConsoleControllerTest::whoOffersNoInterruptionIsNotAskedForIt()
{
    QVERIFY(start({QStringLiteral("--hang-at"), QStringLiteral("showboard")}));
    controller().setPatience(1ms);
    type(QStringLiteral("showboard"));

    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), Limit);
    QVERIFY(!control<QToolButton>(console(), "Interrupt")->isEnabled());
    QVERIFY(!buttonWithText<QPushButton>(bar(), "Interrupt")->isVisible());
    QVERIFY(buttonWithText<QPushButton>(bar(), "Restart It")->isVisible());
}

void ConsoleControllerTest::whoWaitsForLongIsToldAndMayInterrupt()
{
    QVERIFY(start({QStringLiteral("--knows"), QStringLiteral("gogui-sigint"),
                   QStringLiteral("--wait-at"), QStringLiteral("showboard")}));
    controller().setPatience(1ms);
    type(QStringLiteral("showboard"));
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), Limit);
    QVERIFY(bar().findChild<QLabel *>()->text().startsWith(
        QStringLiteral("Fake has been busy with “showboard” for ")));

    QTest::mouseClick(buttonWithText<QPushButton>(bar(), "Interrupt"), Qt::LeftButton);

    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), Limit);
    QVERIFY(m_open->table.game.status().isRunning());
}

void ConsoleControllerTest::whoWaitsForLongMayWaitOn()
{
    QVERIFY(start({QStringLiteral("--hang-at"), QStringLiteral("showboard")}));
    controller().setPatience(1ms);
    type(QStringLiteral("showboard"));
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), Limit);
    controller().setPatience(1h);

    QTest::mouseClick(buttonWithText<QPushButton>(bar(), "Wait"), Qt::LeftButton);

    QVERIFY(!bar().isVisible());
}

void ConsoleControllerTest::whoWaitsForLongMayRestartTheEngine()
{
    QVERIFY(start({QStringLiteral("--hang-at"), QStringLiteral("showboard")}));
    controller().setPatience(1ms);
    const int source = *console().target();
    type(QStringLiteral("showboard"));
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), Limit);

    QTest::mouseClick(buttonWithText<QPushButton>(bar(), "Restart It"), Qt::LeftButton);

    QTRY_VERIFY_WITH_TIMEOUT(!console().target().has_value(), Limit);
    QVERIFY(!bar().isVisible());
    m_open->table.play("C3"); // the new one is told the game when it is needed
    QTRY_VERIFY_WITH_TIMEOUT(console().target().value_or(source) != source, Limit);
    QVERIFY(m_open->table.game.status().isRunning());
}

void ConsoleControllerTest::anAnalysisIsNotWaitedFor()
{
    QVERIFY(start({QStringLiteral("--unended-at"), QStringLiteral("lz-analyze"),
                   QStringLiteral("--answer"), QStringLiteral("lz-analyze=\\ninfo move D4")}));
    controller().setPatience(0ms);
    type(QStringLiteral("lz-analyze b 50"));
    QTRY_VERIFY_WITH_TIMEOUT(
        m_open->table.transcriptLines(Kind::StreamLine).contains(QLatin1String("info move D4")),
        Limit);
    QVERIFY(control<QToolButton>(console(), "Interrupt")->isEnabled());
    QVERIFY(!bar().isVisible());

    type(QStringLiteral("name")); // which ends it

    QTRY_VERIFY_WITH_TIMEOUT(!control<QToolButton>(console(), "Interrupt")->isEnabled(), Limit);
}

SHINPAN_TEST(ConsoleControllerTest)
#include "consolecontroller_test.moc"
