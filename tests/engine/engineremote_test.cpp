#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/gamesketch.h"
#include "tests/support/listeningengine.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::eventually;
using shinpan::test::fakeProfile;
using shinpan::test::gameOf;
using shinpan::test::ListeningEngine;
using shinpan::test::outcome;
using shinpan::test::processesWith;
using shinpan::test::running;
using shinpan::test::uniqueWord;
using Kind = GtpError::Kind;

namespace {

/// Stands in for "ssh -T HOST COMMAND …", with the words of OpenSSH 9.2; the host's name says what
/// happens.
constexpr char StandIn[] = R"(#!/bin/sh
[ "$1" = -T ] && shift
host=$1; shift
case $host in
far) exec setsid -w "$@" ;; # like a remote engine, it is not of our process group
weak) "$@"; echo 'client_loop: send disconnect: Broken pipe' >&2; exit 255 ;;
locked) read -r password </dev/tty && exec "$@"
    echo 'ann@locked: Permission denied (publickey,password).' >&2; exit 255 ;;
*) echo "ssh: connect to host $host port 22: Connection refused" >&2; exit 255 ;;
esac
)";

/// Makes `ssh` the stand-in while it lives.
class PathWithStandIn
{
public:
    PathWithStandIn()
    {
        QFile script(m_directory.filePath(QStringLiteral("ssh")));
        if (script.open(QIODevice::WriteOnly)) {
            script.write(StandIn);
            script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        qputenv("PATH", m_directory.path().toUtf8() + ':' + m_path);
    }
    PathWithStandIn(const PathWithStandIn &) = delete;
    PathWithStandIn &operator=(const PathWithStandIn &) = delete;
    ~PathWithStandIn() { qputenv("PATH", m_path); }

private:
    QByteArray m_path = qgetenv("PATH");
    QTemporaryDir m_directory;
};

} // namespace

/// Engines on other computers: behind an address, and behind ssh.
class EngineRemoteTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void anEngineBehindAnAddressPlays();
    void anAddressWithoutAnEngineSaysSo();
    void aWrongAddressSaysSo();
    void aConnectionThatBreaksIsTold();
    void aConnectionIsClosedInGoodOrder();

    void anEngineBehindSshPlays();
    void whatSshSaysIsTold_data();
    void whatSshSaysIsTold();
    void aConnectionOfSshThatBreaksIsTold();
    void anEngineThatAnswers255ItselfIsNotSsh();
    void whatFlatpakSaysIsTold_data();
    void whatFlatpakSaysIsTold();
    void theEngineFarAwayIsLeftWithoutInput_data();
    void theEngineFarAwayIsLeftWithoutInput();

private:
    [[nodiscard]] EngineDone startAt(const QString &commandLine);
    [[nodiscard]] EngineDone startBySsh(const char *host, const QStringList &options = {});
};

EngineDone EngineRemoteTest::startAt(const QString &commandLine)
{
    EngineProfile profile;
    profile.name = QStringLiteral("far");
    profile.commandLine = commandLine;
    create(profile);
    return outcome(m_engine->start(Ample, Ample)).value();
}

EngineDone EngineRemoteTest::startBySsh(const char *host, const QStringList &options)
{
    return startAt(
        QStringLiteral("ssh -T %1 %2").arg(QLatin1String(host), fakeProfile(options).commandLine));
}

void EngineRemoteTest::anEngineBehindAnAddressPlays()
{
    const ListeningEngine far(
        {QStringLiteral("--moves"), QStringLiteral("E5"), QStringLiteral("--split")});
    QVERIFY(startAt(far.address()));
    QCOMPARE(m_engine->name(), QStringLiteral("fakeengine"));

    QVERIFY(bringTo(gameOf("D4")));
    const auto generated = generateMove(Color::White);
    QVERIFY(generated);
    QCOMPARE(std::get<Move>(generated->action), (Move{Color::White, at("E5")}));
}

void EngineRemoteTest::anAddressWithoutAnEngineSaysSo()
{
    ListeningEngine far;
    far.kill();
    const EngineDone started = startAt(far.address());

    QVERIFY(!started);
    QCOMPARE(started.error().error.kind, Kind::Unreachable);
    QCOMPARE(started.error().sentence(),
             QStringLiteral("cannot be reached at %1: connection refused; start the engine there, "
                            "listening on this port")
                 .arg(far.address().section(u'/', -1)));
}

void EngineRemoteTest::aWrongAddressSaysSo()
{
    const EngineDone started = startAt(QStringLiteral("tcp://far"));

    QVERIFY(!started);
    QCOMPARE(started.error().error.kind, Kind::FailedToStart);
    QVERIFY(started.error().error.text.english().startsWith(
        QStringLiteral("“tcp://far” is not an address")));
    QCOMPARE(m_engine->session(), nullptr);
}

void EngineRemoteTest::aConnectionThatBreaksIsTold()
{
    ListeningEngine far({QStringLiteral("--hang-at"), QStringLiteral("genmove")});
    QVERIFY(startAt(far.address()));
    QVERIFY(bringTo(gameOf("D4")));
    const auto asked = takeTurn({.color = Color::White, .limit = Ample});
    QVERIFY(eventually([this] { return commands().last() == "genmove w"; }));
    far.kill();

    const auto generated = outcome(asked);
    QVERIFY(generated && !*generated);
    QCOMPARE(generated->error().error.kind, Kind::EngineEnded);
    QCOMPARE(generated->error().sentence(),
             QStringLiteral("was cut off: the connection to %1 was closed by the other side during "
                            "\"genmove w\"")
                 .arg(far.address().section(u'/', -1)));
}

void EngineRemoteTest::aConnectionIsClosedInGoodOrder()
{
    const ListeningEngine far;
    QVERIFY(startAt(far.address()));

    const auto exit = outcome(m_engine->close(Ample));
    QVERIFY(exit);
    QCOMPARE(exit->detail,
             QStringLiteral("closed the connection to %1").arg(far.address().section(u'/', -1)));
    QCOMPARE(commands().last(), QByteArray("quit"));
}

void EngineRemoteTest::anEngineBehindSshPlays()
{
    const PathWithStandIn path;
    QVERIFY(startBySsh("far", {QStringLiteral("--moves"), QStringLiteral("E5")}));

    QVERIFY(bringTo(gameOf("D4")));
    QVERIFY(generateMove(Color::White));
    QCOMPARE(*outcome(m_engine->close(Ample)), ProcessExit::exited(0));
}

void EngineRemoteTest::whatSshSaysIsTold_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("words");
    QTest::newRow("the host does not answer")
        << QStringLiteral("nowhere")
        << QStringLiteral("ssh wrote \"ssh: connect to host nowhere port 22: Connection refused\"");
    QTest::newRow("it wants a password, and nobody is there to type it")
        << QStringLiteral("locked")
        << QStringLiteral("ssh wrote \"ann@locked: Permission denied (publickey,password).\"; "
                          "nobody can answer its questions here, so log in with a key, once in a "
                          "terminal first");
}

void EngineRemoteTest::whatSshSaysIsTold()
{
    QFETCH(QString, host);
    QFETCH(QString, words);
    const PathWithStandIn path;
    const EngineDone started = startBySsh(qPrintable(host));

    QVERIFY(!started);
    QCOMPARE(started.error().error.kind, Kind::EngineEnded);
    QCOMPARE(started.error().sentence(),
             QStringLiteral("exited with code 255 during \"protocol_version\"; ") + words);
    QVERIFY(!m_engine->lastErrorLines().isEmpty());
}

void EngineRemoteTest::aConnectionOfSshThatBreaksIsTold()
{
    const PathWithStandIn path;
    QVERIFY(startBySsh("weak", {QStringLiteral("--exit-at"), QStringLiteral("genmove")}));
    QVERIFY(bringTo(gameOf("D4")));

    const auto generated = generateMove(Color::White);
    QVERIFY(!generated);
    QCOMPARE(generated.error().sentence(),
             QStringLiteral("exited with code 255 during \"genmove w\"; ssh wrote \"client_loop: "
                            "send disconnect: Broken pipe\""));
}

void EngineRemoteTest::anEngineThatAnswers255ItselfIsNotSsh()
{
    QVERIFY(start({QStringLiteral("--exit-at"), QStringLiteral("genmove:255")}));
    QVERIFY(bringTo(gameOf("D4")));

    const auto generated = generateMove(Color::White);
    QVERIFY(!generated);
    QCOMPARE(generated.error().sentence(),
             QStringLiteral("exited with code 255 during \"genmove w\""));
}

void EngineRemoteTest::whatFlatpakSaysIsTold_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("advice");
    const QString advice =
        QStringLiteral("; a Flatpak may start no programs of this computer until you allow it in a "
                       "terminal: flatpak override --user --talk-name=org.freedesktop.Flatpak "
                       "org.shinpan.Shinpan");
    QTest::newRow("in a Flatpak without the permission")
        << QStringLiteral("Portal call failed: org.freedesktop.DBus.Error.ServiceUnknown")
        << advice;
    QTest::newRow("where the host has no Flatpak")
        << QStringLiteral("Portal call failed: The name org.freedesktop.Flatpak was not provided "
                          "by any .service files")
        << advice;
    QTest::newRow("the host has no such program")
        << QStringLiteral("Portal call failed: Failed to start command: Failed to execute child "
                          "process “gnugo” (No such file or directory)")
        << QString();
}

/// The stand-in speaks as flatpak-spawn of flatpak-xdg-utils 1.0.5 does, which gives a hint in
/// English behind it.
void EngineRemoteTest::whatFlatpakSaysIsTold()
{
    QFETCH(QString, words);
    QFETCH(QString, advice);
    const EngineDone started = startAt(
        QStringLiteral("sh -c \"echo '%1' >&2; echo 'Hint: --host' >&2; exit 1\"").arg(words));

    QVERIFY(!started);
    QCOMPARE(started.error().error.kind, Kind::FailedToStart);
    QCOMPARE(started.error().sentence(),
             QStringLiteral("could not be started: flatpak-spawn wrote \"%1\"").arg(words)
                 + advice);
}

void EngineRemoteTest::theEngineFarAwayIsLeftWithoutInput_data()
{
    QTest::addColumn<bool>("isPolite");
    QTest::newRow("after quit") << true;
    QTest::newRow("when we just go away") << false;
}

void EngineRemoteTest::theEngineFarAwayIsLeftWithoutInput()
{
    QFETCH(bool, isPolite);
    const PathWithStandIn path;
    const QString name = uniqueWord();
    QVERIFY(startBySsh("far", {QStringLiteral("--name"), name}));
    if (isPolite) {
        QVERIFY(outcome(m_engine->close(Ample)));
    }
    m_engine.reset();

    QTRY_COMPARE(processesWith(name), 0);
}

SHINPAN_TEST(EngineRemoteTest)
#include "engineremote_test.moc"
