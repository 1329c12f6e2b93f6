#include "core/engine/profile/sandbox.h"

#include "core/engine/profile/engineaddress.h"
#include "tests/engine/enginefixture.h"
#include "tests/engine/madeupmachine.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTcpServer>
#include <QTest>
#include <linux/keyctl.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace shinpan;
using shinpan::test::outcome;
using shinpan::test::processesMarked;

namespace {

/// What a program wrote, and how it ended.
struct Talk
{
    QByteArray output;
    QByteArray errors;
    std::optional<ProcessExit> exit;
};

bool writeFile(const QString &path, const QByteArray &content, QFile::Permissions more = {})
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
        && file.setPermissions(file.permissions() | more);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// What an engine may do in its sandbox, and what becomes of it where there can be none.
class SandboxTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void itReadsNothingOfTheHomeDirectory();
    void itReadsItsOwnFolderAndTheFilesThatItIsTold();
    void aLinkLeadsToTheSamePlace();
    void itWritesInTheFolderThatItWorksIn();
    void noLinkLeadsOutOfTheFolderThatItWorksIn();
    void itExchangesItsProgramNowhere();
    void theHomeDirectoryIsAnEmptyOneToWorkIn();
    void itReachesNoNetwork();
    void itSeesNoOtherProcessAndNoDescriptor();
    void itChangesNothingThatIsTheWholeMachines();
    void theKeysOfTheSessionAreNotItsOwn();
    void nothingIsLeftOfIt();
    void anEngineTalksAsItDoesOutside();
    void gnuGoPlaysInIt();

    void theEngineIsNotStartedWithoutIt_data();
    void theEngineIsNotStartedWithoutIt();
    void onlyTheSystemsBubblewrapIsTrusted();
    void itsVariablesAreForTheEngineOnly();
    void aMachineWithoutBubblewrapSaysSo();
    void whoListensAtAnAddressRunsInNone();

private:
    /// A person's home is a folder of ours.
    [[nodiscard]] QString home(const char *name = "") const;
    [[nodiscard]] EngineProfile shell(const QString &script) const;
    /// Runs to the end.
    [[nodiscard]] Talk talkOf(const EngineProfile &profile) const;
    [[nodiscard]] QString whyThereIsNone() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    Machine m_machine = Machine::current();
};

#define NEEDS_SANDBOX                                                                              \
    if (const QString why = whyThereIsNone(); !why.isEmpty()) {                                    \
        QSKIP(qPrintable(why));                                                                    \
    }

void SandboxTest::init()
{
    EngineFixture::init();
    m_folder = std::make_unique<QTemporaryDir>();
    m_machine = Machine::current();
    m_machine.home = m_folder->filePath(QStringLiteral("home"));
    QVERIFY(QDir().mkpath(home("engine")) && QDir().mkpath(home("own")));
    QVERIFY(writeFile(home("secret"), "secret\n"));
}

QString SandboxTest::home(const char *name) const
{
    return QDir::cleanPath(m_machine.home + u'/' + QString::fromLatin1(name));
}

EngineProfile SandboxTest::shell(const QString &script) const
{
    EngineProfile profile;
    profile.commandLine = QStringLiteral("/bin/bash -c '%1'").arg(script);
    profile.workingDirectory = home("own");
    profile.isSandboxed = true;
    return profile;
}

Talk SandboxTest::talkOf(const EngineProfile &profile) const
{
    Talk talk;
    const auto transport = transportFor(profile, {}, m_machine);
    if (!transport) {
        talk.errors = transport.error().english().toUtf8();
        return talk;
    }
    GtpTransport &process = **transport;
    connect(&process, &GtpTransport::bytesReceived, &process,
            [&talk](QByteArrayView bytes) { talk.output += bytes; });
    connect(&process, &GtpTransport::errorBytesReceived, &process,
            [&talk](QByteArrayView bytes) { talk.errors += bytes; });
    connect(&process, &GtpTransport::ended, &process,
            [&talk](const ProcessExit &exit) { talk.exit = exit; });
    process.start();
    [[maybe_unused]] const bool hasEnded =
        QTest::qWaitFor([&talk] { return talk.exit.has_value(); }, 30'000);
    return talk;
}

QString SandboxTest::whyThereIsNone() const
{
    const Talk talk = talkOf(shell(QStringLiteral("exit 0")));
    const bool works = talk.exit == ProcessExit::exited(0);
    return works ? QString()
                 : QStringLiteral("no sandbox here: ") + QString::fromUtf8(talk.errors).trimmed();
}

void SandboxTest::itReadsNothingOfTheHomeDirectory()
{
    NEEDS_SANDBOX
    QVERIFY(writeFile(m_folder->filePath(QStringLiteral("temporary")), "of another\n"));
    const Talk talk = talkOf(
        shell(QStringLiteral("cat %1; ls -A %2 %3").arg(home("secret"), home(), m_folder->path())));

    QVERIFY2(talk.errors.contains("secret: No such file"), talk.errors.constData());
    QCOMPARE(talk.output, m_folder->path().toUtf8() + ":\nhome\n\n" + home().toUtf8() + ":\nown\n");
}

void SandboxTest::itReadsItsOwnFolderAndTheFilesThatItIsTold()
{
    NEEDS_SANDBOX
    QVERIFY(writeFile(home("engine/net"), "the net\n"));
    QVERIFY(writeFile(home("engine/run"),
                      "#!/bin/sh\ncat ${0%/*}/net $1 ${2#*=} ; echo > $0; echo > $1\n",
                      QFile::ExeOwner));
    QVERIFY(QDir().mkpath(home("config")));
    QVERIFY(writeFile(home("config/one"), "one\n") && writeFile(home("config/two"), "two\n"));
    EngineProfile profile = shell({});
    profile.commandLine =
        QStringLiteral("~/engine/run ../config/one --config=%1").arg(home("config/two"));

    const Talk talk = talkOf(profile);

    QCOMPARE(talk.output, QByteArray("the net\none\ntwo\n"));
    QCOMPARE(talk.errors.count("Read-only file system"), 2);
    QCOMPARE(contentOf(home("config/one")), QByteArray("one\n"));
}

void SandboxTest::aLinkLeadsToTheSamePlace()
{
    NEEDS_SANDBOX
    QVERIFY(writeFile(home("engine/run"), "#!/bin/sh\necho runs > file\ncat file ${0%/*}/secret\n",
                      QFile::ExeOwner));
    QVERIFY(QFile::link(home("engine/run"), home("short")));
    QVERIFY(QFile::link(home("own"), home("engine/own")));
    for (const char *const folder : {"own", "engine/own", "engine"}) {
        for (const char *const program : {"~/short", "~/engine/run"}) {
            EngineProfile profile = shell({});
            profile.commandLine = QString::fromLatin1(program);
            profile.workingDirectory = home(folder);
            const Talk talk = talkOf(profile);
            QCOMPARE(talk.output, QByteArray("runs\n"));
            QVERIFY2(talk.errors.contains("/secret: No such file"), talk.errors.constData());
        }
    }
}

void SandboxTest::itWritesInTheFolderThatItWorksIn()
{
    NEEDS_SANDBOX
    QVERIFY(writeFile(home("own/run"),
                      "#!/bin/sh\necho mine > log; echo > /tmp/scratch && echo > $HOME/scratch\n"
                      "for file in /usr/x /etc/x /x $0 ../x; do echo > $file; done; rm -f $0\n",
                      QFile::ExeOwner));
    EngineProfile profile = shell({});
    profile.commandLine = QStringLiteral("./run");
    profile.environment = {{QStringLiteral("HOME"), home()}};

    const Talk talk = talkOf(profile);

    QVERIFY(talk.exit);
    QCOMPARE(contentOf(home("own/log")), QByteArray("mine\n"));
    QCOMPARE(talk.errors.count("Read-only file system"), 4);
    QVERIFY(contentOf(home("own/run")).startsWith("#!"));
    QCOMPARE(QDir(home()).entryList(QDir::Files), QStringList(QStringLiteral("secret")));
    QVERIFY(!QFile::exists(QStringLiteral("/tmp/scratch")));
}

/// It may have put one there the last time, in place of a file on its command line.
void SandboxTest::noLinkLeadsOutOfTheFolderThatItWorksIn()
{
    NEEDS_SANDBOX
    QVERIFY(QDir().mkpath(home("private")) && writeFile(home("private/secret"), "secret\n"));
    QVERIFY(QFile::link(home("private/secret"), home("own/config")));
    QVERIFY(QFile::link(home("private"), home("own/folder")));
    QVERIFY(QFile::link(home("own/config"), home("mine")));
    QVERIFY(QFile::link(QStringLiteral("/bin/cat"), home("private/cat")));
    EngineProfile profile = shell({});
    for (const char *const file :
         {"config", "./config", "folder/secret", "../mine", "../own/config"}) {
        profile.commandLine = QStringLiteral("/bin/cat %1").arg(QString::fromLatin1(file));
        const Talk talk = talkOf(profile);
        QCOMPARE(talk.output, QByteArray());
        QVERIFY2(talk.errors.contains("No such file"), talk.errors.constData());
    }
    profile.commandLine = QStringLiteral("./folder/cat folder/secret");
    QCOMPARE(talkOf(profile).output, QByteArray());
}

void SandboxTest::itExchangesItsProgramNowhere()
{
    NEEDS_SANDBOX
    QVERIFY(QDir().mkpath(home("own/some/bin")));
    QVERIFY(writeFile(
        home("own/some/bin/run"),
        "#!/bin/sh\nmv $0 other; echo > ${0%/*}/new; mv ../own/some other; mv some other\n",
        QFile::ExeOwner));
    EngineProfile profile = shell({});
    profile.commandLine = QStringLiteral("./some/bin/run");

    const Talk talk = talkOf(profile);

    QVERIFY(talk.exit);
    QVERIFY(contentOf(home("own/some/bin/run")).startsWith("#!"));
    QCOMPARE(QDir(home("own/some/bin")).entryList(QDir::Files), QStringList(QStringLiteral("run")));
}

void SandboxTest::theHomeDirectoryIsAnEmptyOneToWorkIn()
{
    NEEDS_SANDBOX
    QVERIFY(
        writeFile(home("run"), "#!/bin/sh\nls -A . .. /\necho > here && pwd\n", QFile::ExeOwner));
    for (const char *const folder : {"", ".."}) {
        EngineProfile profile = shell({});
        profile.commandLine = home("run");
        profile.workingDirectory = home(folder);
        const Talk talk = talkOf(profile);
        QVERIFY(!talk.output.contains("secret"));
        QVERIFY(!talk.output.contains("root"));
        QCOMPARE(talk.output.endsWith(home().toUtf8() + '\n'), *folder == '\0');
    }
    QVERIFY(!QFile::exists(home("here")));
}

void SandboxTest::itReachesNoNetwork()
{
    NEEDS_SANDBOX
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    EngineProfile profile = shell(QStringLiteral("echo > /dev/tcp/127.0.0.1/%1 && echo got through")
                                      .arg(server.serverPort()));

    const Talk talk = talkOf(profile);

    QVERIFY2(talk.errors.contains("Connection refused"), talk.errors.constData());
    QVERIFY(talk.output.isEmpty() && !server.hasPendingConnections());
    profile.isSandboxed = false;
    QCOMPARE(talkOf(profile).output, QByteArray("got through\n"));
}

void SandboxTest::itSeesNoOtherProcessAndNoDescriptor()
{
    NEEDS_SANDBOX
    const Talk talk = talkOf(shell(QStringLiteral("cd /proc; echo [0-9]*; "
                                                  "for n in {3..99}; do test -e self/fd/$n && echo "
                                                  "open; done; grep Cap[PE] /proc/$$/status")));

    QCOMPARE(talk.output,
             QByteArray("1 2\nCapPrm:\t0000000000000000\nCapEff:\t0000000000000000\n"));
}

/// So it is even if we are root, who owns them. Nothing is changed: it is asked whether it may be.
void SandboxTest::itChangesNothingThatIsTheWholeMachines()
{
    NEEDS_SANDBOX
    const Talk talk = talkOf(shell(QStringLiteral(
        "find /proc -maxdepth 4 -type f -writable 2>/dev/null; find /sys -type f -writable; "
        "for file in null zero random tty; do chmod --reference=/dev/$file /dev/$file && echo "
        "changed; done; echo > /dev/null && head -c 3 /dev/zero | tr -c x x")));

    QCOMPARE(talk.output, QByteArray("xxx"));
    QCOMPARE(talk.errors.count("changing permissions"), 4);
}

void SandboxTest::theKeysOfTheSessionAreNotItsOwn()
{
    NEEDS_SANDBOX
    constexpr char Key[] = "of the session";
    const bool hasSession = ::syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr) >= 0;
    const long key = ::syscall(SYS_add_key, "user", "shinpan-test", Key, sizeof Key - 1,
                               KEY_SPEC_SESSION_KEYRING);
    if (!hasSession || key < 0) {
        QSKIP("this system keeps no keys");
    }
    EngineProfile profile = shell(
        QStringLiteral("python3 -c \"import ctypes; "
                       "print(ctypes.CDLL(None).syscall(%1, %2, %3, None, 0))\"")
            .arg(QString::number(SYS_keyctl), QString::number(KEYCTL_READ), QString::number(key)));
    QCOMPARE(talkOf(profile).output, QByteArray("-1\n"));

    profile.isSandboxed = false;
    QCOMPARE(talkOf(profile).output, QByteArray::number(qsizetype(sizeof Key - 1)) + '\n');
}

void SandboxTest::nothingIsLeftOfIt()
{
    NEEDS_SANDBOX
    for (const bool closes : {true, false}) {
        const QString mark = test::uniqueMark();
        EngineProfile profile = shell(QStringLiteral(
            "trap \"\" TERM INT; setsid sleep 1000 & setsid setsid sleep 1000 & sleep 1000"));
        profile.environment = {{test::MarkVariable, mark}};
        auto transport = std::move(*transportFor(profile, {}, m_machine));
        bool hasEnded = false;
        connect(transport.get(), &GtpTransport::ended, this, [&hasEnded] { hasEnded = true; });
        transport->start();
        // Counted once: one that becomes another program has no mark for a moment.
        QVERIFY(QTest::qWaitFor([&mark] { return processesMarked(mark) >= 4; }, 30'000));
        if (closes) {
            transport->close(std::chrono::milliseconds(1));
            QTRY_VERIFY_WITH_TIMEOUT(hasEnded, 30'000);
            QCOMPARE(processesMarked(mark), 0);
        }
        transport.reset();
        QTRY_COMPARE(processesMarked(mark), 0);
    }
}

void SandboxTest::anEngineTalksAsItDoesOutside()
{
    NEEDS_SANDBOX
    EngineProfile profile =
        test::fakeProfile({QStringLiteral("--flood-stderr"), QStringLiteral("1000"),
                           QStringLiteral("--knows"), QStringLiteral("gogui-sigint")});
    profile.isSandboxed = true;
    for (const bool discards : {false, true}) {
        profile.discardsErrorOutput = discards;
        QVERIFY(startProfile(profile));
        QVERIFY(generateMove(Color::Black));
        QCOMPARE(m_engine->lastErrorLines().isEmpty(), discards);
        QVERIFY(!commands().contains("gogui-sigint")); // its number is one of another world
        QVERIFY(outcome(m_engine->close(Ample)));
    }
}

void SandboxTest::gnuGoPlaysInIt()
{
    NEEDS_SANDBOX
    Result<EngineProfile> profile = resolveEngine(QStringLiteral("gnugo --mode gtp --level 1"), {});
    if (!profile) {
        QSKIP(qPrintable(profile.error().english()));
    }
    profile->isSandboxed = true;
    QVERIFY(startProfile(*profile));
    QCOMPARE(m_engine->name(), QStringLiteral("GNU Go"));
    QVERIFY(generateMove(Color::Black));
}

void SandboxTest::theEngineIsNotStartedWithoutIt_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("forbidden") << QByteArray("bwrap: No permissions to create a new namespace");
    QTest::newRow("in a container")
        << QByteArray("bwrap: Can't mount proc on /newroot/proc: Operation not permitted");
}

/// A bubblewrap of ours speaks as the real one does where the system refuses.
void SandboxTest::theEngineIsNotStartedWithoutIt()
{
    QFETCH(QByteArray, words);
    const QString refusing = m_folder->filePath(QStringLiteral("bwrap"));
    QVERIFY(
        writeFile(refusing, "#!/bin/sh\necho \"" + words + "\" >&2\nexit 1\n", QFile::ExeOwner));
    for (const bool discards : {false, true}) {
        ProcessSpec spec{.program = QStringLiteral("/usr/bin/touch"),
                         .arguments = {home("trace")},
                         .workingDirectory = home("own")};
        spec.discardsErrorOutput = discards;
        GtpSession session(std::make_unique<ProcessTransport>(sandboxed(spec, refusing, home())));
        session.start();
        const Completion<GtpReply> reply = session.send(GtpCommand("protocol_version"));
        QTRY_VERIFY_WITH_TIMEOUT(reply.isComplete(), 30'000);
        QVERIFY(!reply.value().ok());
        QCOMPARE(reply.value().text.error(),
                 (GtpError{GtpError::Kind::FailedToStart,
                           Message::verbatim(QStringLiteral("its sandbox failed: ")
                                             + QString::fromUtf8(words))}));
    }
    QVERIFY(!QFile::exists(home("trace")));
}

/// What somebody else may write into a folder in $PATH could be what is started next time.
void SandboxTest::onlyTheSystemsBubblewrapIsTrusted()
{
    const Machine machine = test::machineWith({QStringLiteral("/home/ann/bin/bwrap")});
    const Result<QString> found = sandboxProgram(machine);
    QVERIFY(!found);
    QCOMPARE(found.error().english(), QStringLiteral("its sandbox needs bubblewrap: "
                                                     "/home/ann/bin/bwrap is not the system’s"));
}

/// What an engine's folder has for it to load would be loaded by bwrap, which is outside.
void SandboxTest::itsVariablesAreForTheEngineOnly()
{
    ProcessSpec spec{.program = QStringLiteral("/bin/true"), .workingDirectory = home("own")};
    spec.environment = {{QStringLiteral("LD_LIBRARY_PATH"), home("engine")}};

    const ProcessSpec box = sandboxed(spec, QStringLiteral("/usr/bin/bwrap"), home());

    QVERIFY(box.environment.isEmpty());
    const qsizetype at = box.arguments.indexOf(QStringLiteral("--setenv"));
    QCOMPARE(box.arguments.mid(at + 1, 2),
             QStringList({QStringLiteral("LD_LIBRARY_PATH"), home("engine")}));
    QVERIFY(at < box.arguments.indexOf(QStringLiteral("--")));
}

void SandboxTest::aMachineWithoutBubblewrapSaysSo()
{
    EngineProfile profile;
    profile.commandLine = QStringLiteral("gnugo");
    const Machine machine = test::machineWith({QStringLiteral("/usr/games/gnugo")});
    QVERIFY(engineRoute(profile, machine));

    profile.isSandboxed = true;

    const Result<EngineRoute> route = engineRoute(profile, machine);
    QVERIFY(!route);
    QVERIFY2(route.error().english().startsWith(
                 QStringLiteral("its sandbox needs bubblewrap: there is no program “bwrap” in ")),
             qPrintable(route.error().english()));
    QVERIFY(!transportFor(profile, {}, machine));
}

void SandboxTest::whoListensAtAnAddressRunsInNone()
{
    EngineProfile profile;
    profile.commandLine = QStringLiteral("tcp://localhost:6800");
    profile.isSandboxed = true;

    QCOMPARE(engineRoute(profile).error(),
             QStringLiteral("an engine that listens at an address runs in no sandbox of ours"));
}

SHINPAN_TEST(SandboxTest)
#include "sandbox_test.moc"
