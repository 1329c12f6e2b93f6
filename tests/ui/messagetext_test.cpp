#include "ui/words/messagetext.h"

#include "core/competition/machines/hostfile.h"
#include "core/competition/store/playedcompetition.h"
#include "core/competition/store/seriessettings.h"
#include "core/engine/dialect/gtplog.h"
#include "core/engine/engineboard.h"
#include "core/engine/engineerror.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/processexit.h"
#include "core/match/referee.h"
#include "core/record/edit/treeedit.h"
#include "core/record/gamerecord.h"
#include "core/record/tree/nodepath.h"
#include "core/regression/newtest.h"
#include "core/util/regularfile.h"
#include "tests/competition/playedcup.h"
#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"
#include "ui/words/messagetext.h"

#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QTranslator>

using namespace shinpan;
using shinpan::test::machineWith;
using namespace std::chrono_literals;

namespace {

/// Puts every known sentence into brackets.
class Brackets final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context,
                                    const char *source,
                                    const char * /*disambiguation*/,
                                    int /*n*/) const override
    {
        return qstrcmp(context, "Messages") == 0 ? u'[' + QString::fromUtf8(source) + u']'
                                                 : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

[[nodiscard]] QString errorOf(const Result<QString> &result)
{
    return result ? QString() : result.error().english();
}

} // namespace

class MessageTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheCoreSaysIsKnown_data();
    void whatTheCoreSaysIsKnown();
    void whatNobodyKnowsStaysAsItIs();
    void reasonsAndRemarksAreSentencesOfTheirOwn();
    void peopleAreToldInPlainWords_data();
    void peopleAreToldInPlainWords();
};

void MessageTextTest::whatTheCoreSaysIsKnown_data()
{
    QTest::addColumn<QString>("english");
    const auto row = [](const char *name, const QString &english) {
        QTest::newRow(name) << english;
    };
    const Machine machine = machineWith({QStringLiteral("/usr/games/gnugo")});
    row("a file that is a folder",
        errorOf(readRegularFile(QStringLiteral("/"), MiB).map([](const QByteArray &) {
            return QString();
        })));
    row("a file that is a device", whyNoFile(QStringLiteral("/dev/null")));
    row("a file that is too large", tooLarge(512 * MiB));
    row("a small file that is too large", tooLarge(64 * KiB));
    row("no file", errorOf(findProgram(QStringLiteral("/opt/ghost"), {}, machine)));
    row("a folder", errorOf(findProgram(QStringLiteral("/usr/games"), {}, machine)));
    row("no program", errorOf(findProgram(QStringLiteral("ghost"), {}, machine)));
    row("no name", errorOf(findProgram({}, {}, machine)));
    row("open quote", splitCommandLine(QStringLiteral("gnugo 'x")).error().english());
    row("backslash", splitCommandLine(QStringLiteral("gnugo \\")).error().english());
    row("empty", splitCommandLine({}).error().english());
    const QByteArray one = "2026-11-28T11:48:47.494 > [A] 1 name\n";
    const QByteArray another = "2026-11-28T11:48:47.494 > [B] 1 name\n";
    row("no talk", readTalk({}).error().english());
    row("talks", readTalk(one + another).error().english());
    row("mixed talks", readTalk(one + one + one).error().english());
    row("no host", hostsFromText(QStringLiteral("0/north")).error().english());
    row("no hosts", hostsFromText({}).error().english());
    QTemporaryFile suite;
    QVERIFY(suite.open() && suite.write("quit\n") > 0 && suite.flush());
    NewTest test;
    test.command = QStringLiteral("name");
    row("a suite that ends", appendTest(test, suite.fileName()).error().english());
    row("address", tcpAddressOf(QStringLiteral("tcp://x"))->error().english());
    row("port", tcpAddressOf(QStringLiteral("tcp://x:0"))->error().english());
    EngineProfile boxed;
    boxed.commandLine = QStringLiteral("gnugo");
    boxed.isSandboxed = true;
    row("no sandbox",
        errorOf(engineRoute(boxed, machine).map([](const EngineRoute &) { return QString(); })));
    boxed.commandLine = QStringLiteral("tcp://localhost:6800");
    row("sandbox afar",
        errorOf(engineRoute(boxed, machine).map([](const EngineRoute &) { return QString(); })));
    GtpDiagnosis diagnosis;
    diagnosis.noteErrorLine("bwrap: no namespace");
    row("sandbox", diagnosis.errorAfter(ProcessExit::exited(1), {}).text);
    row("exit", ProcessExit::exited(3).detail.english());
    const auto error = [](GtpError::Kind kind, const char *text) {
        return EngineError{QStringLiteral("genmove b"), {kind, QString::fromUtf8(text)}}.sentence();
    };
    row("refused", error(GtpError::Kind::Refused, "cannot"));
    row("refused in silence", error(GtpError::Kind::Refused, ""));
    row("nonsense", error(GtpError::Kind::Malformed, "banana"));
    row("nothing", error(GtpError::Kind::Malformed, ""));
    row("closed", error(GtpError::Kind::Closed, ""));
    row("no liberties", noLibertiesAt({Point{0, 0}, Point{3, 3}}).sentence().english());
    row("not started", error(GtpError::Kind::FailedToStart, "no such program: x"));

    MatchSetup setup;
    setup.time.black = setup.time.white = *timeControlFromText("1m");
    Referee referee(setup);
    const PlayerAction move = Move{Color::Black, Point{3, 3}};
    static_cast<void>(referee.judge(move));
    const PlayerAction same = Move{Color::White, Point{3, 3}};
    row("illegal move", Referee(referee).judge(same).result.reason.english());
    row("too late", Referee(referee).judge(same, 2min).result.reason.english());
    row("flag", Referee(referee).flagFell(2min).reason);
    PlayerFailure silent;
    silent.kind = PlayerFailure::Kind::AnswerRefused;
    silent.what = error(GtpError::Kind::Refused, "");
    row("forfeit", referee.failed(Color::White, silent).reason);
    setup.handicap = 2;
    row("handicap", *Referee(setup).checkHandicap({Point{3, 3}}));

    const GameTree tree;
    for (const char *const path : {"5", "n5", "nx", "x", "0.2"}) {
        const Result<NodePlace> place = findPlace(tree, QString::fromLatin1(path));
        row(path, place ? QString() : place.error().english());
    }
    GameRecord record;
    SeriesSettings before;
    SeriesSettings now;
    before.players = {QStringLiteral("a"), QStringLiteral("b")};
    now.players = {QStringLiteral("a")};
    before.values = {{QStringLiteral("games"), QStringLiteral("2")},
                     {QStringLiteral("komi"), QStringLiteral("6.5")}};
    now.values = {{QStringLiteral("komi"), QStringLiteral("7.5")},
                  {QStringLiteral("rules"), QStringLiteral("Chinese")}};
    for (const QString &difference : differences(before, now)) {
        row(qPrintable(difference), difference);
    }
    QTemporaryDir folder;
    const QString cup = test::playedCup(folder.path(), QStringLiteral("cup"), 1);
    QFile file(cup);
    QVERIFY(file.remove());
    row("a competition without its file", playedCompetition(cup)->note);
    row("pasted", pasteSubtree(record, record.tree().root(), "no game").error().english());
}

/// The sentences stand in the core and once more in `ui/`: none may change in one place only.
void MessageTextTest::whatTheCoreSaysIsKnown()
{
    QFETCH(QString, english);
    QVERIFY(!english.isEmpty());
    QCOMPARE(text::message(english), english);

    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);

    QVERIFY2(text::message(english).startsWith(u'['), qPrintable(english));
}

void MessageTextTest::whatNobodyKnowsStaysAsItIs()
{
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    for (const char *const words : {"", "its own words", "50%1 of it", "; "}) {
        QCOMPARE(text::message(QString::fromUtf8(words)), QString::fromUtf8(words));
    }
}

void MessageTextTest::reasonsAndRemarksAreSentencesOfTheirOwn()
{
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);

    QCOMPARE(text::message(QStringLiteral("could not be started: there is no file /opt/%2")),
             QStringLiteral("[could not be started: [there is no file /opt/%2]]"));
    QCOMPARE(text::message(QStringLiteral("exited with code 1 during \"name\"; it wrote \"a; b\"")),
             QStringLiteral("[exited with code 1 during \"name\"]; [it wrote \"a; b\"]"));
    QCOMPARE(
        text::message(QStringLiteral("opinions differ: Black says W+3, White says \"White\", our "
                                     "count is B+2; not the same dead stones")),
        QStringLiteral("[opinions differ: [Black says W+3, White says \"White\", our count is "
                       "B+2]]; [not the same dead stones]"));
    QCOMPARE(text::message(QStringLiteral("not settled: B1 A9; our count is W+9.5")),
             QStringLiteral("[not settled: B1 A9]; [our count is W+9.5]"));
    QCOMPARE(text::message(QStringLiteral("White answered \"genmove w\" with nothing")),
             QStringLiteral("[White [answered \"genmove w\" with nothing]]"));
}

void MessageTextTest::peopleAreToldInPlainWords_data()
{
    QTest::addColumn<QString>("exact");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char *name, const QString &exact, const char *plain) {
        QTest::newRow(name) << exact << QString::fromUtf8(plain);
    };
    using Kind = GtpError::Kind;
    const auto error = [](const char *command, Kind kind, const char *text) {
        return EngineError{QString::fromUtf8(command), {kind, QString::fromUtf8(text)}}.sentence();
    };
    row("nothing", error("genmove w", Kind::Malformed, ""),
        "gave an empty answer when asked for a move");
    row("nonsense", error("kata-genmove_analyze w 10", Kind::Malformed, "banana; \"B\""),
        "gave an answer that makes no sense when asked for a move: “banana; \"B\"”");
    row("refused", error("play b D4", Kind::Refused, "illegal move"),
        "reported a failure when told the move D4: “illegal move”");
    row("refused in silence", error("boardsize 25", Kind::Refused, ""),
        "reported a failure when told the size of the board");
    row("closed", error("final_score", Kind::Closed, ""), "was closed before it could answer");
    row("another command", error("hello", Kind::Refused, ""), "reported a failure while at work");
    GtpDiagnosis diagnosis;
    row("crash", diagnosis.errorAfter(ProcessExit::signalled(11), "genmove w").text,
        "crashed when asked for a move");
    row("exit", diagnosis.errorAfter(ProcessExit::exited(1), "final_score").text,
        "quit unexpectedly when asked for the result");
    row("exit at rest", ProcessExit::exited(1).detail.english(), "quit unexpectedly");
    row("time-out", QStringLiteral("did not answer \"genmove b\" within 10 s"),
        "gave no answer when asked for a move (waited 10 s)");
    row("flood", QStringLiteral("wrote a line of more than 16 MiB"),
        "wrote without end and was stopped");

    Referee referee{MatchSetup()};
    static_cast<void>(referee.judge(Move{Color::Black, Point{3, 3}}));
    PlayerFailure failure;
    failure.kind = PlayerFailure::Kind::Ended;
    failure.what = QStringLiteral("was killed by signal 6 (SIGABRT) during \"genmove w\"");
    failure.errorLines = {QStringLiteral("out of memory")};
    row("a forfeit", referee.failed(Color::White, failure).reason,
        "White crashed when asked for a move; its last message was \"out of memory\"");
    row("what is plain already",
        Referee(referee).judge(Move{Color::White, Point{3, 3}}).result.reason.english(),
        "White played move 2 at D4, which is occupied");
}

/// Whoever plays a game need not know GTP: no command, code or signal is in these.
void MessageTextTest::peopleAreToldInPlainWords()
{
    QFETCH(QString, exact);
    QFETCH(QString, plain);
    QCOMPARE(text::plainMessage(exact), plain);

    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);

    const QString translated = text::plainMessage(exact);
    QVERIFY2(translated.startsWith(u'['), qPrintable(translated));
    QCOMPARE(QString(translated).remove(u'[').remove(u']'), plain);
}

SHINPAN_TEST(MessageTextTest)
#include "messagetext_test.moc"
