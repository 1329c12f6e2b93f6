#include "core/engine/engine.h"

#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::at;
using shinpan::test::eventually;
using shinpan::test::fakeProfile;
using shinpan::test::gameOf;
using shinpan::test::outcome;
using shinpan::test::processesWith;
using Kind = GtpError::Kind;

/// Engine against a real process: the handshake, moves, closing, and every way to fail.
class EngineTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void itShakesHands();
    void refusalsOfTheHandshakeDoNoHarm();
    void withoutAListItIsAskedForWhatWeUse();
    void startUpCommandsAreSentInOrder();
    void aRefusedStartUpCommandIsAFailure();
    void aStartUpCommandThatIsNoneIsNamed();
    void aliasesAreSentInsteadOfTheirCommands();
    void anAliasIsKnownIfWhatIsSentIs();
    void anAliasThatIsNoneIsNamed();
    void whatIsKnownOfItIsLearned();
    void aWarningThatMattersIsTold();
    void aStartHasVariablesAndProcessorsOfItsOwn();
    void aProgramThatCannotRunSaysWhy_data();
    void aProgramThatCannotRunSaysWhy();
    void anEngineThatEndsInTheHandshakeSaysHow();
    void anEngineThatFallsSilentInTheHandshakeIsNotAskedMore_data();
    void anEngineThatFallsSilentInTheHandshakeIsNotAskedMore();

    void aGeneratedMoveIsUnderstood_data();
    void aGeneratedMoveIsUnderstood();
    void aMoveThatMakesNoSenseIsMalformed();
    void aRefusedMoveIsRefused();
    void aCrashIsToldWithTheLastErrorLines();
    void aHangingEngineTimesOut();
    void explanationsAreAskedBeforeAnythingElse();
    void explanationsArriveExactly_data();
    void explanationsArriveExactly();

    void closingLeavesNothing();
    void destroyingLeavesNothing();
    void closingAnswersWhatIsAsked();
    void closingBeforeTheStartIsDoneAtOnce();
};

void EngineTest::itShakesHands()
{
    create(fakeProfile({QStringLiteral("--name"), QStringLiteral("Fake Go"),
                        QStringLiteral("--version"), QStringLiteral("3.8")}));
    QSignalSpy ready(m_engine.get(), &Engine::ready);

    QVERIFY(outcome(m_engine->start(Ample, Ample)).value());

    QCOMPARE(commands(), (QByteArrayList{"protocol_version", "name", "version", "list_commands"}));
    QCOMPARE(ready.size(), 1);
    QCOMPARE(m_engine->name(), QStringLiteral("Fake Go"));
    QCOMPARE(m_engine->version(), QStringLiteral("3.8"));
    QVERIFY(m_engine->knows("undo"));
    QVERIFY(!m_engine->knows("final_score"));
    QCOMPARE(m_engine->sync().game(), nullptr);
    QCOMPARE(m_transcript->sourceName(m_engine->transcriptSource()), QStringLiteral("fake"));
}

void EngineTest::refusalsOfTheHandshakeDoNoHarm()
{
    QVERIFY(start({QStringLiteral("--refuse"), QStringLiteral("protocol_version name version")}));

    QCOMPARE(m_engine->name(), QString());
    QCOMPARE(m_engine->version(), QString());
    QVERIFY(bringTo(gameOf("D4")));
}

void EngineTest::withoutAListItIsAskedForWhatWeUse()
{
    create(fakeProfile({QStringLiteral("--unknown"), QStringLiteral("list_commands undo"),
                        QStringLiteral("--score"), QStringLiteral("0")}));

    QVERIFY(outcome(m_engine->start(Ample, Ample)).value());

    QVERIFY(commands().contains("known_command undo"));
    QVERIFY(commands().contains("known_command gomill-explain_last_move"));
    QVERIFY(m_engine->knows("final_score"));
    QVERIFY(m_engine->knows("set_free_handicap"));
    QVERIFY(!m_engine->knows("undo"));
    QVERIFY(!m_engine->knows("gomill-explain_last_move"));
}

void EngineTest::startUpCommandsAreSentInOrder()
{
    EngineProfile profile =
        fakeProfile({QStringLiteral("--answer"), QStringLiteral("kata-set-rules=")});
    profile.startupCommands = {QStringLiteral("time_settings 0 5 1"),
                               QStringLiteral("kata-set-rules chinese"), QStringLiteral("komi 0")};
    create(profile);

    QVERIFY(outcome(m_engine->start(Ample, Ample)).value());

    QCOMPARE(commands().sliced(4),
             (QByteArrayList{"time_settings 0 5 1", "kata-set-rules chinese", "komi 0"}));
}

void EngineTest::aRefusedStartUpCommandIsAFailure()
{
    EngineProfile profile = fakeProfile();
    profile.startupCommands = {QStringLiteral("komi 0"), QStringLiteral("levle 8"),
                               QStringLiteral("komi 5")};
    create(profile);

    const EngineDone started = outcome(m_engine->start(Ample, Ample)).value();

    QVERIFY(!started);
    QCOMPARE(started.error().sentence(),
             QStringLiteral("answered \"levle 8\" with the failure \"unknown command\""));
    QCOMPARE(commands().sliced(4), (QByteArrayList{"komi 0", "levle 8"}));
}

void EngineTest::aStartUpCommandThatIsNoneIsNamed()
{
    EngineProfile profile = fakeProfile();
    profile.startupCommands = {QStringLiteral("# only a remark")};
    create(profile);

    const EngineDone started = outcome(m_engine->start(Ample, Ample)).value();

    QVERIFY(!started);
    QCOMPARE(started.error().command, QStringLiteral("# only a remark"));
    QCOMPARE(started.error().error.kind, Kind::BadCommand);
}

void EngineTest::aliasesAreSentInsteadOfTheirCommands()
{
    EngineProfile profile = fakeProfile({QStringLiteral("--answer"), QStringLiteral("my-move=C3"),
                                         QStringLiteral("--answer"), QStringLiteral("my-komi=")});
    profile.startupCommands = {QStringLiteral("komi 0")};
    profile.aliases = {{QStringLiteral("genmove"), QStringLiteral("my-move")},
                       {QStringLiteral("komi"), QStringLiteral("my-komi")},
                       {QStringLiteral("my-komi"), QStringLiteral("never-sent")},
                       {QStringLiteral("name"), QStringLiteral("never-sent")}};
    create(profile);

    QVERIFY(outcome(m_engine->start(Ample, Ample)).value());
    QCOMPARE(commands(),
             (QByteArrayList{"protocol_version", "name", "version", "list_commands", "my-komi 0"}));
    forgetCommands();
    QVERIFY(bringTo(gameOf("D4")));
    const auto generated = generateMove(Color::White);

    QVERIFY(generated);
    QCOMPARE(std::get<Move>(generated->action), (Move{Color::White, at("C3")}));
    QVERIFY(commands().contains("my-move w"));
    QVERIFY(!commands().contains("genmove w"));
}

void EngineTest::anAliasIsKnownIfWhatIsSentIs()
{
    for (const QString &unknown : {QStringLiteral("undo"), QStringLiteral("list_commands undo")}) {
        EngineProfile profile =
            fakeProfile({QStringLiteral("--unknown"), unknown, QStringLiteral("--answer"),
                         QStringLiteral("takeback=")});
        profile.aliases = {{QStringLiteral("undo"), QStringLiteral("takeback")},
                           {QStringLiteral("showboard"), QStringLiteral("unheard-of")}};
        create(profile);

        QVERIFY(outcome(m_engine->start(Ample, Ample)).value());

        QVERIFY(m_engine->knows("undo"));
        QVERIFY(!m_engine->knows("showboard"));
    }
}

void EngineTest::anAliasThatIsNoneIsNamed()
{
    EngineProfile profile = fakeProfile();
    profile.aliases = {{QStringLiteral("genmove"), QStringLiteral("my move")}};
    create(profile);

    const EngineDone started = outcome(m_engine->start(Ample, Ample)).value();

    QVERIFY(!started);
    QCOMPARE(started.error().error.kind, Kind::BadCommand);
    QVERIFY(started.error().error.text.english().contains(QStringLiteral("my move")));
}

/// AQ takes `undo` and does not list it; others may do so too, but nobody knows it of them.
void EngineTest::whatIsKnownOfItIsLearned()
{
    const QStringList lists{QStringLiteral("--answer"), QStringLiteral("list_commands=name\nplay"),
                            QStringLiteral("--version"), QStringLiteral("4.0.0")};
    QVERIFY(start(QStringList{QStringLiteral("--name"), QStringLiteral("AQ")} + lists));
    QVERIFY(m_engine->knows("undo") && m_engine->knows("play"));
    QVERIFY(m_engine->sync().skills().undo);
    QVERIFY(!m_engine->commands().contains(QLatin1String("undo")));

    QVERIFY(start(lists));
    QVERIFY(!m_engine->knows("undo"));
}

void EngineTest::aWarningThatMattersIsTold()
{
    const QString full = QStringLiteral("WARNING: Tree memory limit reached, stopping search.");
    QVERIFY(start({QStringLiteral("--name"), QStringLiteral("Pachi"), QStringLiteral("--version"),
                   QStringLiteral("12.90"), QStringLiteral("--errors"),
                   QStringLiteral("showboard=move 3 | best D4\n") + full + u'\n'}));
    QCOMPARE(m_engine->takeWarnings(), QStringList());

    QVERIFY(outcome(m_engine->order(GtpCommand("showboard"), Ample)).value());

    QStringList warnings;
    QVERIFY(QTest::qWaitFor([&] { return !(warnings += m_engine->takeWarnings()).isEmpty(); }));
    QCOMPARE(warnings, QStringList{full});
    QVERIFY(outcome(m_engine->order(GtpCommand("showboard"), Ample)).value());
    QCOMPARE(m_engine->takeWarnings(), QStringList()); // once is enough
}

void EngineTest::aStartHasVariablesAndProcessorsOfItsOwn()
{
    EngineProfile profile =
        fakeProfile({QStringLiteral("--knows"), QStringLiteral("environment processors")});
    profile.environment = {{QStringLiteral("KEPT"), QStringLiteral("1")},
                           {QStringLiteral("SHINPAN_SLOT"), QStringLiteral("none")}};
    const auto answerTo = [this](const char *name, std::initializer_list<QByteArrayView> words) {
        const auto reply = outcome(m_engine->ask(GtpCommand(name, words), Ample));
        return reply ? reply->text.value_or(QStringLiteral("refused")) : QStringLiteral("hangs");
    };
    create(profile);
    QVERIFY(outcome(m_engine->start(Ample, Ample)).value());
    const int last =
        answerTo("processors", {}).section(u' ', -1, -1, QString::SectionSkipEmpty).toInt();
    m_engine =
        Engine::create(profile, m_transcript.get(), {},
                       {.environment = {{QStringLiteral("SHINPAN_SLOT"), QStringLiteral("3")}},
                        .processors = {last}});

    QVERIFY(outcome(m_engine->start(Ample, Ample)).value());

    QCOMPARE(answerTo("environment", {"SHINPAN_SLOT"}), QStringLiteral("3"));
    QCOMPARE(answerTo("environment", {"KEPT"}), QStringLiteral("1"));
    QCOMPARE(answerTo("environment", {"SHINPAN_GAME_ID"}), QStringLiteral("refused"));
    QCOMPARE(answerTo("processors", {}), QString::number(last));
}

void EngineTest::aProgramThatCannotRunSaysWhy_data()
{
    QTest::addColumn<QString>("commandLine");
    QTest::addColumn<QString>("reason");
    const QString noProgram = fileWith(QStringLiteral("no program"));
    QVERIFY(QFile::setPermissions(noProgram, QFile::ReadOwner | QFile::ExeOwner));

    QTest::newRow("not there") << QStringLiteral("/no/such/engine --gtp")
                               << QStringLiteral("/no/such/engine");
    QTest::newRow("no command line")
        << QStringLiteral("'gnugo") << QStringLiteral("the quote ' at character 1");
    QTest::newRow("no program") << noProgram << noProgram;
}

void EngineTest::aProgramThatCannotRunSaysWhy()
{
    QFETCH(QString, commandLine);
    QFETCH(QString, reason);
    EngineProfile profile;
    profile.commandLine = commandLine;
    create(profile);

    const EngineDone started = outcome(m_engine->start(Ample, Ample)).value();

    QVERIFY(!started);
    QCOMPARE(started.error().error.kind, Kind::FailedToStart);
    QVERIFY2(started.error().sentence().english().contains(reason),
             qPrintable(started.error().sentence().english()));
}

void EngineTest::anEngineThatEndsInTheHandshakeSaysHow()
{
    for (const char *when : {"protocol_version:7", "name:7", "version:7", "list_commands:7"}) {
        create(fakeProfile({QStringLiteral("--exit-at"), QString::fromLatin1(when)}));

        const EngineDone started = outcome(m_engine->start(Ample, Ample)).value();

        QVERIFY2(!started, when);
        QCOMPARE(started.error().error.kind, Kind::EngineEnded);
        QVERIFY2(
            started.error().sentence().english().contains(QStringLiteral("exited with code 7")),
            qPrintable(started.error().sentence().english()));
    }
    QCOMPARE(m_engine->name(), QStringLiteral("fakeengine")); // it had said so before it ended
}

void EngineTest::anEngineThatFallsSilentInTheHandshakeIsNotAskedMore_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("unknown");
    QTest::addColumn<QByteArray>("last"); // that it was sent

    for (const char *name : {"protocol_version", "name", "version", "list_commands"}) {
        QTest::newRow(name) << QString::fromLatin1(name) << QString() << QByteArray(name);
    }
    QTest::newRow("known_command")
        << u"known_command"_s << u"list_commands"_s << QByteArray("known_command undo");
    QTest::newRow("start-up command") << u"komi"_s << QString() << QByteArray("komi 5");
}

void EngineTest::anEngineThatFallsSilentInTheHandshakeIsNotAskedMore()
{
    QFETCH(QString, command);
    QFETCH(QString, unknown);
    QFETCH(QByteArray, last);
    EngineProfile profile = fakeProfile({u"--hang-at"_s, command, u"--unknown"_s, unknown});
    profile.startupCommands = {u"komi 5"_s, u"komi 6"_s};
    create(profile);

    const EngineDone started = outcome(m_engine->start(Short, Short)).value();

    QVERIFY(!started);
    QCOMPARE(started.error().error.kind, Kind::TimedOut);
    QCOMPARE(started.error().sentence(),
             u"did not answer \"%1\" within 100 ms"_s.arg(QString::fromLatin1(last)));
    QCOMPARE(commands().last(), last);
    QVERIFY(m_engine->isStalled());
}

void EngineTest::aGeneratedMoveIsUnderstood_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<std::optional<Move>>("move"); // none: a resignation

    QTest::newRow("vertex") << QStringLiteral("d4") << std::optional(Move{Color::Black, at("D4")});
    QTest::newRow("pass") << QStringLiteral("PASS") << std::optional(Move::pass(Color::Black));
    QTest::newRow("remarks") << QStringLiteral("D4 (good)\\nvery good")
                             << std::optional(Move{Color::Black, at("D4")});
    QTest::newRow("resign") << QStringLiteral("resign") << std::optional<Move>();
}

void EngineTest::aGeneratedMoveIsUnderstood()
{
    QFETCH(QString, answer);
    QFETCH(std::optional<Move>, move);
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("genmove=") + answer}));
    QVERIFY(bringTo(gameOf("")));

    const Result<GeneratedMove, EngineError> generated = generateMove(Color::Black);

    QVERIFY(generated);
    QCOMPARE(std::holds_alternative<GeneratedMove::Resigns>(generated->action), !move);
    if (move) {
        QCOMPARE(std::get<Move>(generated->action), *move);
    }
    QCOMPARE(generated->comment, QString());
    QVERIFY(generated->elapsed > 0ns);
}

void EngineTest::aMoveThatMakesNoSenseIsMalformed()
{
    QVERIFY(start({QStringLiteral("--garbage-at"), QStringLiteral("1")}));
    QVERIFY(bringTo(gameOf("")));

    const auto generated = generateMove(Color::White);

    QVERIFY(!generated);
    QCOMPARE(generated.error().error,
             (GtpError{Kind::Malformed, Message::verbatim(QStringLiteral("banana"))}));
    QCOMPARE(generated.error().sentence(),
             QStringLiteral("answered \"genmove w\" with \"banana\", which makes no sense"));
    QCOMPARE(m_engine->sync().game(), nullptr);
}

void EngineTest::aRefusedMoveIsRefused()
{
    QVERIFY(start({QStringLiteral("--refuse"), QStringLiteral("genmove")}));
    QVERIFY(bringTo(gameOf("")));

    const auto generated = generateMove(Color::Black);

    QVERIFY(!generated);
    QCOMPARE(generated.error().sentence(),
             QStringLiteral("answered \"genmove b\" with the failure \"cannot do that\""));
    QCOMPARE(m_engine->sync().game(), nullptr);
}

void EngineTest::aCrashIsToldWithTheLastErrorLines()
{
    QVERIFY(start({QStringLiteral("--crash-at"), QStringLiteral("genmove:11"),
                   QStringLiteral("--flood-stderr"), QStringLiteral("1000")}));
    QSignalSpy ended(m_engine.get(), &Engine::ended);
    QVERIFY(bringTo(gameOf("")));

    const auto generated = generateMove(Color::Black);

    QVERIFY(!generated);
    QCOMPARE(generated.error().error.kind, Kind::EngineEnded);
    QVERIFY2(generated.error().sentence().english().contains(QStringLiteral("SIGSEGV")),
             qPrintable(generated.error().sentence().english()));
    QCOMPARE(m_engine->lastErrorLines().value(0), QString(79, u'e'));
    QVERIFY(eventually([&ended] { return !ended.isEmpty(); }));
}

void EngineTest::aHangingEngineTimesOut()
{
    QVERIFY(start({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));
    QVERIFY(bringTo(gameOf("")));

    const auto generated = generateMove(Color::Black, Short);

    QVERIFY(!generated);
    QCOMPARE(generated.error().error.kind, Kind::TimedOut);
    QCOMPARE(generated.error().sentence(),
             QStringLiteral("did not answer \"genmove b\" within 100 ms"));
}

void EngineTest::explanationsAreAskedBeforeAnythingElse()
{
    const QString file = fileWith(QStringLiteral("because"));
    QVERIFY(start({QStringLiteral("--explain-file"), file, QStringLiteral("--delay-ms"),
                   QStringLiteral("20")}));
    QVERIFY(bringTo(gameOf("")));
    forgetCommands();

    const auto generated = takeTurn({.color = Color::Black, .limit = Ample});
    m_engine->sync().sendFromConsole(GtpCommand("undo")); // a person types while the engine thinks

    QCOMPARE(outcome(generated).value()->comment, QStringLiteral("because"));
    QVERIFY(outcome(m_engine->ask(GtpCommand("name"), Ample))->ok());
    QCOMPARE(commands(), (QByteArrayList{"genmove b", "gomill-explain_last_move", "undo", "name"}));
}

void EngineTest::explanationsArriveExactly_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("SGF's own signs") << QStringLiteral(R"(a]b\c:d;e(f)g[h\]i\\)");
    QTest::newRow("lines") << QStringLiteral("first\nsecond\n  third, indented");
    QTest::newRow("Chinese") << QStringLiteral("黑棋好：天元\n白棋不好");
    QTest::newRow("beyond the basic plane") << QStringLiteral("🀄 𠀀");
    QTest::newRow("GTP's own signs") << QStringLiteral("= yes\n? no\n# remark");
    QTest::newRow("long") << QStringLiteral("win rate 51.3%, ").repeated(900).trimmed();
}

void EngineTest::explanationsArriveExactly()
{
    QFETCH(QString, text);
    QVERIFY(start({QStringLiteral("--explain-file"), fileWith(text)}));
    QVERIFY(bringTo(gameOf("")));

    const auto generated = generateMove(Color::Black);

    QVERIFY(generated);
    QCOMPARE(generated->comment, text);
}

void EngineTest::closingLeavesNothing()
{
    const QString name = test::uniqueWord();
    QVERIFY(start({QStringLiteral("--name"), name, QStringLiteral("--ignore-quit"),
                   QStringLiteral("--ignore-term"), QStringLiteral("--keep-child")}));
    QCOMPARE(processesWith(name), 2);

    const std::optional<ProcessExit> exit = outcome(m_engine->close(Short));
    QVERIFY(exit);
    QCOMPARE(exit->detail, ProcessExit::signalled(9).detail);
    QVERIFY(exit->wasForced);

    QCOMPARE(processesWith(name), 0);
}

void EngineTest::destroyingLeavesNothing()
{
    const QString name = test::uniqueWord();
    QVERIFY(start({QStringLiteral("--name"), name, QStringLiteral("--ignore-quit"),
                   QStringLiteral("--ignore-term"), QStringLiteral("--keep-child")}));
    QCOMPARE(processesWith(name), 2);

    m_engine.reset();

    QTRY_COMPARE(processesWith(name), 0);
}

void EngineTest::closingAnswersWhatIsAsked()
{
    QVERIFY(start({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));
    QVERIFY(bringTo(gameOf("")));
    const auto generated = takeTurn({.color = Color::Black});

    QCOMPARE(outcome(m_engine->close(Ample)), ProcessExit::exited(0));

    QVERIFY(generated.isComplete());
    QCOMPARE(generated.value().error().error.kind, Kind::Closed);
    QCOMPARE(generated.value().error().sentence(),
             QStringLiteral("was closed before it answered \"genmove b\""));
}

void EngineTest::closingBeforeTheStartIsDoneAtOnce()
{
    create(fakeProfile());

    QVERIFY(m_engine->close(Ample).isComplete());
}

SHINPAN_TEST(EngineTest)
#include "engine_test.moc"
