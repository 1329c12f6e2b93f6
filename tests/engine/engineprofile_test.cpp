#include "core/engine/profile/engineprofile.h"

#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::machineWith;

class EngineProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameMeansTheProfileWhateverItsLetterCase();
    void anythingElseIsACommandLine();
    void relativePathsStartAtTheGivenDirectory();
    void aTextThatIsNeitherSaysSo_data();
    void aTextThatIsNeitherSaysSo();
    void everyNewIdIsDifferent();
    void aProfileBecomesAProcess();
    void anUnusableProfileSaysWhy();
    void aProfileIsWellFormedOrNot_data();
    void aProfileIsWellFormedOrNot();

private:
    const Machine m_machine = machineWith({QStringLiteral("/usr/games/gnugo")});
    const std::vector<EngineProfile> m_profiles{{QStringLiteral("1"),
                                                 QStringLiteral("GNU Go"),
                                                 QStringLiteral("gnugo --mode gtp"),
                                                 {},
                                                 {},
                                                 {}},
                                                {QStringLiteral("2"),
                                                 QStringLiteral("gnugo --mode gtp"),
                                                 QStringLiteral("other"),
                                                 {},
                                                 {},
                                                 {}}};
};

void EngineProfileTest::aNameMeansTheProfileWhateverItsLetterCase()
{
    QCOMPARE(resolveEngine(QStringLiteral(" gnu GO"), m_profiles, m_machine),
             Result<EngineProfile>(m_profiles[0]));
    QCOMPARE(resolveEngine(QStringLiteral("gnugo --mode gtp"), m_profiles, m_machine),
             Result<EngineProfile>(m_profiles[1]));
}

void EngineProfileTest::anythingElseIsACommandLine()
{
    const Result<EngineProfile> engine =
        resolveEngine(QStringLiteral("/usr/games/gnugo --level 1"), m_profiles, m_machine);

    QVERIFY(engine);
    QCOMPARE(engine->id, QString());
    QCOMPARE(engine->name, QStringLiteral("gnugo"));
    QCOMPARE(engine->commandLine, QStringLiteral("/usr/games/gnugo --level 1"));
}

void EngineProfileTest::relativePathsStartAtTheGivenDirectory()
{
    const QString games = QStringLiteral("/usr/games");

    const Result<EngineProfile> engine =
        resolveEngine(QStringLiteral("./gnugo"), m_profiles, m_machine, games);

    QVERIFY(engine);
    QCOMPARE(engine->workingDirectory, games);
    QCOMPARE(processSpec(*engine, m_machine)->program, QStringLiteral("/usr/games/gnugo"));
    QVERIFY(!resolveEngine(QStringLiteral("./gnugo"), m_profiles, m_machine, QStringLiteral("/")));
}

void EngineProfileTest::aTextThatIsNeitherSaysSo_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");

    QTest::newRow("misspelt name")
        << QStringLiteral("GNU Gone")
        << QStringLiteral("no engine is named “GNU Gone”, and there is no program “GNU” in ");
    QTest::newRow("unclosed quote") << QStringLiteral("gnugo 'x")
                                    << QStringLiteral("the quote ' at character 7 is never closed");
    QTest::newRow("nothing") << QString() << QStringLiteral("the command line names no program");
}

void EngineProfileTest::aTextThatIsNeitherSaysSo()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);

    const Result<EngineProfile> engine = resolveEngine(text, m_profiles, m_machine);

    QVERIFY(!engine);
    QVERIFY2(engine.error().english().startsWith(reason), qPrintable(engine.error().english()));
}

void EngineProfileTest::everyNewIdIsDifferent()
{
    QVERIFY(!newEngineProfileId().isEmpty());
    QVERIFY(newEngineProfileId() != newEngineProfileId());
}

void EngineProfileTest::aProfileBecomesAProcess()
{
    EngineProfile profile;
    profile.commandLine = QStringLiteral("gnugo --mode 'g t p'");
    profile.workingDirectory = QStringLiteral("~/go");
    profile.environment = {{QStringLiteral("A"), QStringLiteral("1")},
                           {QStringLiteral("A"), QStringLiteral("2")}};

    const Result<ProcessSpec> spec = processSpec(profile, m_machine);

    QVERIFY(spec);
    QCOMPARE(spec->program, QStringLiteral("/usr/games/gnugo"));
    QCOMPARE(spec->arguments, QStringList({QStringLiteral("--mode"), QStringLiteral("g t p")}));
    QCOMPARE(spec->workingDirectory, QStringLiteral("/home/ann/go"));
    QCOMPARE(spec->environment.value(QStringLiteral("A")), QStringLiteral("2"));
    profile.workingDirectory.clear();
    QCOMPARE(processSpec(profile, m_machine)->workingDirectory, QStringLiteral("/home/ann"));
}

void EngineProfileTest::anUnusableProfileSaysWhy()
{
    EngineProfile profile;
    profile.commandLine = QStringLiteral("gnugo 'x");
    QCOMPARE(processSpec(profile, m_machine).error(),
             QStringLiteral("the quote ' at character 7 is never closed"));
    profile.commandLine = QStringLiteral("./gnugo");
    profile.workingDirectory = QStringLiteral("/opt");
    QCOMPARE(processSpec(profile, m_machine).error(),
             QStringLiteral("there is no file /opt/gnugo"));
}

void EngineProfileTest::aProfileIsWellFormedOrNot_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("commandLine");
    QTest::addColumn<QStringList>("startupCommands");
    QTest::addColumn<bool>("isGood");
    const QString name = QStringLiteral("Mine");
    const QString command = QStringLiteral("nowhere/engine --gtp");
    QTest::newRow("a program that is not there") << name << command << QStringList() << true;
    QTest::newRow("an address") << name << QStringLiteral("localhost:5000") << QStringList()
                                << true;
    QTest::newRow("commands at the start")
        << name << command << QStringList{QStringLiteral("komi 7")} << true;
    QTest::newRow("no name") << QStringLiteral(" ") << command << QStringList() << false;
    QTest::newRow("no command") << name << QString() << QStringList() << false;
    QTest::newRow("an open quote") << name << QStringLiteral("engine 'x") << QStringList() << false;
    QTest::newRow("no GTP at the start")
        << name << command << QStringList{QStringLiteral("komi 7"), QStringLiteral("# x")} << false;
}

void EngineProfileTest::aProfileIsWellFormedOrNot()
{
    EngineProfile profile;
    QFETCH(const QString, name);
    profile.name = name;
    QFETCH(const QString, commandLine);
    profile.commandLine = commandLine;
    QFETCH(const QStringList, startupCommands);
    profile.startupCommands = startupCommands;

    QTEST(isWellFormed(profile), "isGood");
}

SHINPAN_TEST(EngineProfileTest)
#include "engineprofile_test.moc"
