#include "core/gtpserver/callerguard.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/gtpserver/gtpcommands.h"
#include "tests/gtpserver/scriptedchannel.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

/// What somebody who has called may send.
class CallerGuardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatNamesAFileIsRefused_data();
    void whatNamesAFileIsRefused();
    void whatBelongsToAGameIsLetThrough_data();
    void whatBelongsToAGameIsLetThrough();
    void whatIsAllowedByNameIsLetThrough();
    void whatTheEngineWillHearCounts();
    void refusedCommandsAreNotOffered();
    void onlyGtpIsABeginning_data();
    void onlyGtpIsABeginning();
    void everyCommandOfOurEnginesIsKnown();
    void ourEngineTouchesNoFileForACaller();
    void anEngineHangsUpOnABrowser();
};

namespace {

[[nodiscard]] GtpQuery queryOf(const QByteArray &line)
{
    return gtpwords::queryFromLine(line.toStdString()).value_or(GtpQuery());
}

[[nodiscard]] bool isRefused(const CallerGuard &guard, const QByteArray &line)
{
    const std::optional<GtpAnswer> objection = guard.objection(queryOf(line));
    return objection && !*objection;
}

/// The answer of our engine to a caller that says this.
[[nodiscard]] std::string toldToCaller(const QByteArray &input)
{
    test::OrderlyEngine engine;
    test::ScriptedChannel channel({input.toStdString()});
    const CallerGuard guard;
    CallerStanding standing;
    GtpServer server(engine, channel);
    server.guard(guard, standing);
    server.run();
    return channel.output;
}

} // namespace

void CallerGuardTest::whatNamesAFileIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *const line :
         {"loadsgf game.sgf", "loadsgf game.sgf 5", "loadsgf -", "printsgf game.sgf",
          "printsgf - game.sgf", "printsgf ./-", "gomill-savesgf game.sgf PW=me",
          "gomill-savesgf -", "sg_exec commands.gtp", "gomill-passthrough printsgf game.sgf",
          "gomill-passthrough gomill-passthrough loadsgf game.sgf", "PRINTSGF game.sgf",
          "3 printsgf game.sgf", "save_of_an_engine_of_theirs game.sgf", "gomill-passthrough",
          "gomill-passthrough save_of_an_engine_of_theirs"}) {
        QTest::newRow(line) << QByteArray(line);
    }
    QTest::newRow("a passage without an end")
        << QByteArray("gomill-passthrough ").repeated(50'000) + "loadsgf game.sgf";
}

void CallerGuardTest::whatNamesAFileIsRefused()
{
    QFETCH(const QByteArray, line);
    QVERIFY(isRefused({}, line));
}

void CallerGuardTest::whatBelongsToAGameIsLetThrough_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *const line :
         {"7 boardsize 9", "play b C3", "genmove w", "printsgf", "printsgf -", "lz-analyze 50",
          "kata-set-rules japanese", "known_command genmove", "list_commands", "quit",
          "gomill-passthrough play b C3", "kgs-chat game me hello", "shinpan-param level 3"}) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void CallerGuardTest::whatBelongsToAGameIsLetThrough()
{
    QFETCH(const QByteArray, line);
    QVERIFY(!CallerGuard().objection(queryOf(line)));
}

void CallerGuardTest::whatIsAllowedByNameIsLetThrough()
{
    const CallerGuard guard({"dragon_status", "loadsgf"}, {});
    QVERIFY(!isRefused(guard, "dragon_status C3"));
    QVERIFY(!isRefused(guard, "loadsgf game.sgf"));
    QVERIFY(!isRefused(guard, "gomill-passthrough loadsgf game.sgf"));
    QVERIFY(isRefused(guard, "printsgf game.sgf"));
}

void CallerGuardTest::whatTheEngineWillHearCounts()
{
    EngineProfile profile;
    profile.aliases = {{QStringLiteral("showboard"), QStringLiteral("printsgf")},
                       {QStringLiteral("my_move"), QStringLiteral("genmove")}};
    const CallerGuard guard({}, profile);
    QVERIFY(isRefused(guard, "showboard game.sgf"));
    QVERIFY(!isRefused(guard, "my_move b"));
}

void CallerGuardTest::refusedCommandsAreNotOffered()
{
    const CallerGuard guard({"of_theirs"}, {});
    QCOMPARE(guard.filtered("list_commands", "genmove\nloadsgf\nof_theirs\nother\nprintsgf"),
             GtpAnswer("genmove\nof_theirs\nprintsgf\n"));
    QCOMPARE(guard.filtered("name", "other"), GtpAnswer("other"));
    QCOMPARE(guard.objection(queryOf("known_command loadsgf")).value(), GtpAnswer("false"));
    QCOMPARE(guard.objection(queryOf("known_command other")).value(), GtpAnswer("false"));
    QVERIFY(!guard.objection(queryOf("known_command of_theirs")));
}

void CallerGuardTest::onlyGtpIsABeginning_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("isGtp");
    QTest::newRow("a command") << QByteArray("protocol_version") << true;
    QTest::newRow("one with a number") << QByteArray("12 known_command play") << true;
    QTest::newRow("one of an engine's own") << QByteArray("kata-list_time_settings") << true;
    QTest::newRow("a number alone") << QByteArray("7") << true;
    QTest::newRow("GET") << QByteArray("GET / HTTP/1.1") << false;
    QTest::newRow("a method of one's own") << QByteArray("name / HTTP/1.1") << false;
    QTest::newRow("TLS") << QByteArray("\xfc\x8d\xf1G\x9a") << false;
    QTest::newRow("SSH") << QByteArray("SSH-2.0-OpenSSH_9.2") << false;
}

void CallerGuardTest::onlyGtpIsABeginning()
{
    QFETCH(const QByteArray, line);
    QFETCH(const bool, isGtp);
    QCOMPARE(CallerGuard::isGtp(queryOf(line)), isGtp);
}

/// Callers could not send it otherwise.
void CallerGuardTest::everyCommandOfOurEnginesIsKnown()
{
    const test::OrderlyEngine engine;
    const std::vector<std::string_view> names = commandNames(engine);
    QVERIFY(names.size() > 50);
    for (const std::string_view name : names) {
        const QByteArrayView view(name.data(), static_cast<qsizetype>(name.size()));
        QVERIFY2(traitsOf(view).effect != CommandEffect::Unknown, view.toByteArray().constData());
    }
}

void CallerGuardTest::ourEngineTouchesNoFileForACaller()
{
    const QTemporaryDir folder;
    const QByteArray path = folder.filePath(QStringLiteral("game.sgf")).toUtf8();
    const std::string told = toldToCaller("1 printsgf " + path + "\n2 gomill-savesgf " + path
                                          + "\n3 loadsgf " + path + "\n4 printsgf\n");
    QVERIFY2(told.starts_with("?1 callers may not name files\n\n?2 callers may not name files\n\n"
                              "?3 callers may not name files\n\n=4 (;FF[4]"),
             told.c_str());
    QVERIFY(!QFile::exists(QString::fromUtf8(path)));
    test::OrderlyEngine engine; // the one who started us may still name files
    QCOMPARE(test::talk(engine, "printsgf " + path.toStdString() + "\n"), std::string("=\n\n"));
    QVERIFY(QFile::exists(QString::fromUtf8(path)));
}

void CallerGuardTest::anEngineHangsUpOnABrowser()
{
    QCOMPARE(toldToCaller("# a remark\n\n1 name\n2 GET / HTTP/1.1\n"),
             std::string("=1 Orderly\n\n"
                         "?2 unknown command, or one that callers may not send\n\n"));
    QCOMPARE(toldToCaller("POST / HTTP/1.1\r\nHost: localhost\r\n\r\nname\n"), std::string());
}

SHINPAN_TEST(CallerGuardTest)
#include "callerguard_test.moc"
