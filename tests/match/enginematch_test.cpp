#include "core/match/engineplayer.h"
#include "core/match/humanplayer.h"
#include "core/match/match.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <thread>
#include <vector>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::processesWith;
using shinpan::test::smallGame;
using State = Match::State;

/// Whole games between real processes: fakeengine, and GNU Go where it is installed. What engines
/// do wrong is in tests/faults.
class EngineMatchTest : public test::EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void randomEnginesPlayToTheEnd();
    void enginesAreKeptInStepByOneCommandAMove();
    void remarksSurviveTheRecord_data();
    void remarksSurviveTheRecord();
    void theRecordTellsWhatIsNotAsItShouldBe();
    void aHandicapIsPlacedByTheEngine();
    void movesAreTakenBackByUndo();
    void whatAnEngineThinksOfTooLateIsIgnored();
    void aMatchThatIsDestroyedLeavesNoEngine();
    void processorTimeIsMeasuredBesideWhatIsTold();
    void ofAKeptEngineOnlyThisGameIsMeasured();
    void gnuGoPlaysItself();
};

void EngineMatchTest::randomEnginesPlayToTheEnd()
{
    QVERIFY(play(fake({QStringLiteral("--random"), QStringLiteral("1")}),
                 fake({QStringLiteral("--random"), QStringLiteral("2")})));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QVERIFY(m_match->moveCount() > 30);
    QCOMPARE(moves().size(), m_match->moveCount());
    QCOMPARE(m_match->result().score,
             std::optional(countGame(m_match->position(), {7.5, 0}).score));
    QCOMPARE(rootValue("RE"), m_match->result().toSgf());
    QCOMPARE(rootValue("PB"), m_name + QStringLiteral(":1.0"));
    QVERIFY(m_match->timeUsed().black > 0ns);
    QVERIFY(m_match->timeUsed().white > 0ns);
}

void EngineMatchTest::enginesAreKeptInStepByOneCommandAMove()
{
    QVERIFY(play(fake({QStringLiteral("--moves"), QStringLiteral("D4 E4")}),
                 fake({QStringLiteral("--moves"), QStringLiteral("D5")})));

    const QByteArrayList start{"protocol_version", "name",        "version", "list_commands",
                               "boardsize 9",      "clear_board", "komi 7.5"};
    QCOMPARE(commandsTo(0), (start
                             + QByteArrayList{"genmove b", "play w D5", "genmove b", "play w pass",
                                              "genmove b", "final_status_list dead", "quit"}));
    QCOMPARE(commandsTo(1), (start
                             + QByteArrayList{"play b D4", "genmove w", "play b E4", "genmove w",
                                              "play b pass", "final_status_list dead", "quit"}));
}

void EngineMatchTest::remarksSurviveTheRecord_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("brackets and backslashes") << QStringLiteral(R"(a]b\]c\\d[e]\)");
    QTest::newRow("colons and semicolons") << QStringLiteral("::a:b;(c);:");
    QTest::newRow("lines") << QStringLiteral("one\ntwo]\n\\three\nfour\\\nfive");
    QTest::newRow("Chinese") << QStringLiteral("黑棋好：天元]\n白棋\\不好");
    QTest::newRow("everything") << QStringLiteral("]\\:\n好:\\]\n\\\\]]審判\\n");
}

void EngineMatchTest::remarksSurviveTheRecord()
{
    QFETCH(QString, text);
    const QTemporaryDir directory;
    QFile file(directory.filePath(QStringLiteral("remarks")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
    file.close();
    const QStringList options{QStringLiteral("--moves"), QStringLiteral("D4"),
                              QStringLiteral("--explain-file"), file.fileName()};

    QVERIFY(play(fake(options), fake()));

    const auto read = readSgf(writeSgf(m_record->tree()));
    QVERIFY(read);
    QVERIFY(read->warnings.empty());
    const NodeId firstMove = read->tree.firstChild(read->tree.root());
    QCOMPARE(commentAt(read->tree, firstMove), text);
}

/// What an engine refused and what it warned of, before the game and at its first move.
void EngineMatchTest::theRecordTellsWhatIsNotAsItShouldBe()
{
    MatchSetup setup = smallGame();
    setup.time.black = {TimeControl::System::Absolute, std::chrono::minutes(10)};
    const QString superko =
        QStringLiteral("!!! WARNING: SUPERKO VIOLATION OCCURED BEFORE THIS MOVE");
    const QStringList options =
        test::words("--name Pachi --version 12.90 --refuse time_settings --moves D4 --errors")
        << QStringLiteral("version=WARNING: Tree memory limit reached, stopping search.\n")
        << QStringLiteral("--errors") << QStringLiteral("genmove=") + superko + u'\n';

    QVERIFY(play(fake(options), fake(), setup));

    const GameTree &tree = m_record->tree();
    const QString before = commentAt(tree, tree.root());
    QCOMPARE(before, QStringLiteral("Black answered \"time_settings 600 0 0\" with the failure "
                                    "\"cannot do that\".\n"
                                    "Black wrote \"WARNING: Tree memory limit reached, stopping "
                                    "search.\" on standard error."));
    QCOMPARE(commentAt(tree, tree.firstChild(tree.root())),
             QStringLiteral("Pachi wrote \"%1\" on standard error.").arg(superko));
}

void EngineMatchTest::aHandicapIsPlacedByTheEngine()
{
    MatchSetup setup = smallGame();
    setup.handicap = 3;
    setup.rules.handicapCompensation = HandicapCompensation::None;

    QVERIFY(play(fake(), fake(), setup));

    QVERIFY(commandsTo(0).contains("fixed_handicap 3"));
    QVERIFY(commandsTo(1).contains("fixed_handicap 3"));
    QCOMPARE(m_match->result().toSgf(), QStringLiteral("B+73.5"));
}

void EngineMatchTest::movesAreTakenBackByUndo()
{
    seat(smallGame(), {std::make_unique<HumanPlayer>(QStringLiteral("Ann")),
                       fake({QStringLiteral("--moves"), QStringLiteral("E5 F6 G7")})});
    m_match->start();
    QVERIFY(submit("D4"));
    QVERIFY(submit("C3"));
    QVERIFY(eventually([this] { return m_match->moveCount() == 4; }));
    const qsizetype told = commandsTo(0).size();

    m_match->takeBack(2);
    QVERIFY(submit("C7"));
    QVERIFY(eventually([this] { return m_match->moveCount() == 4; }));

    QCOMPARE(commandsTo(0, told), (QByteArrayList{"undo", "undo", "play b C7", "genmove w"}));
    QCOMPARE(movesTo(m_match->node()).last(), QStringLiteral("W G7"));
}

void EngineMatchTest::whatAnEngineThinksOfTooLateIsIgnored()
{
    seat(smallGame(), {std::make_unique<HumanPlayer>(QStringLiteral("Ann")),
                       fake({QStringLiteral("--moves"), QStringLiteral("E5 F6"),
                             QStringLiteral("--late-at"), QStringLiteral("genmove:100")})});
    m_match->start();
    QVERIFY(submit("D4"));
    QVERIFY(eventually([this] { return commandsTo(0).contains("genmove w"); }));

    m_match->takeBack(1);
    QVERIFY(submit("C3")); // while the engine still thinks about D4
    QVERIFY(eventually([this] { return m_match->moveCount() == 2; }));

    QCOMPARE(movesTo(m_match->node()),
             (QStringList{QStringLiteral("B C3"), QStringLiteral("W F6")}));
    const QByteArrayList told = commandsTo(0);
    QCOMPARE(told.sliced(told.lastIndexOf("clear_board")),
             (QByteArrayList{"clear_board", "komi 7.5", "play b C3", "genmove w"}));
}

void EngineMatchTest::aMatchThatIsDestroyedLeavesNoEngine()
{
    const QStringList stubborn{QStringLiteral("--hang-at"), QStringLiteral("genmove"),
                               QStringLiteral("--ignore-quit"), QStringLiteral("--ignore-term"),
                               QStringLiteral("--keep-child")};
    seat(smallGame(), {fake(stubborn), fake(stubborn)});
    m_match->start();
    QVERIFY(eventually([this] { return isIn(State::Asking); }));
    QCOMPARE(processesWith(m_name), 4);

    m_match.reset();

    QTRY_COMPARE(processesWith(m_name), 0);
}

void EngineMatchTest::processorTimeIsMeasuredBesideWhatIsTold()
{
    QElapsedTimer wall;
    wall.start();
    QVERIFY(play(fake(test::words("--moves D4 --cpu-time 77 --burn-at genmove:300")),
                 fake(test::words("--moves D5"))));

    const double cores = std::max(1U, std::thread::hardware_concurrency());
    const ByColor<std::optional<double>> measured = m_match->measuredCpuTime();
    QCOMPARE(m_match->cpuTime().black, std::optional(77.0)); // as KataGo, not what it used
    QVERIFY(measured.black);
    QVERIFY2(*measured.black >= 0.55, qPrintable(QString::number(*measured.black))); // two moves
    QVERIFY(*measured.black <= cores * static_cast<double>(wall.elapsed()) / 1000 + 0.05);
    QVERIFY(!m_match->cpuTime().white);
    QVERIFY(measured.white);
    QVERIFY2(*measured.white < 0.3, qPrintable(QString::number(*measured.white)));
}

void EngineMatchTest::ofAKeptEngineOnlyThisGameIsMeasured()
{
    const auto kept = Engine::create(profileOf(test::words("--moves D4 --burn-at genmove:300")),
                                     m_transcript.get());
    std::vector<double> measured;
    for (int game = 0; game < 2; ++game) {
        m_record = std::make_unique<GameRecord>(BoardSize::square(9));
        auto black = std::make_unique<EnginePlayer>(kept);
        QVERIFY(black->keepEngine() == kept);
        seat(smallGame(), {std::move(black), fake()});
        m_match->start();
        QVERIFY(eventually([this] { return isIn(State::Over); }));
        QVERIFY(m_match->measuredCpuTime().black);
        measured.push_back(*m_match->measuredCpuTime().black);
        const QCoro::Task<> leaving = m_match->dismissPlayers();
        QVERIFY(eventually([&leaving] { return leaving.isReady(); }));
    }
    QVERIFY2(measured[1] >= 0.25, qPrintable(QString::number(measured[1])));
    QVERIFY2(measured[1] < measured[0] + 0.2, qPrintable(QString::number(measured[1])));
    const Completion<ProcessExit> gone = kept->close(Engine::Limit(0));
    QVERIFY(eventually([&gone] { return gone.isComplete(); }));
}

void EngineMatchTest::gnuGoPlaysItself()
{
    const Result<EngineProfile> gnuGo =
        resolveEngine(QStringLiteral("gnugo --mode gtp --level 1 --chinese-rules"), {});
    if (!gnuGo) {
        QSKIP("GNU Go is not installed");
    }
    MatchSetup setup = smallGame();
    setup.size = BoardSize::square(5);
    m_record = std::make_unique<GameRecord>(setup.size);

    QVERIFY(play(engine(*gnuGo), engine(*gnuGo), setup));

    const GameResult &result = m_match->result();
    QVERIFY2(result.end == GameEnd::Passes || result.end == GameEnd::Resignation,
             qPrintable(result.reason.english()));
    QVERIFY(result.winner);
    QVERIFY2(rootValue("PB").startsWith(QStringLiteral("GNU Go:")), qPrintable(rootValue("PB")));
    QVERIFY(m_match->cpuTime().black);
    QVERIFY(m_match->measuredCpuTime().black);
    if (result.end == GameEnd::Passes) {
        QVERIFY(m_match->scoreSheet()->opinion(Color::Black).score);
        QVERIFY2(!m_match->scoreSheet()->isDisputed, qPrintable(result.reason.english()));
    }
}

SHINPAN_TEST(EngineMatchTest)
#include "enginematch_test.moc"
