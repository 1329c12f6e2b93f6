#include "core/engine/profile/enginetemplates.h"

#include "core/engine/profile/commandwords.h"
#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace shinpan;
using shinpan::test::machineWith;

namespace {

[[nodiscard]] EngineProfile profileRunning(const QString &commandLine)
{
    EngineProfile profile;
    profile.commandLine = commandLine;
    return profile;
}

[[nodiscard]] const EngineTemplate &templateNamed(const char *name)
{
    for (const EngineTemplate &engine : engineTemplates()) {
        if (engine.name == QLatin1String(name)) {
            return engine;
        }
    }
    qFatal("no template is named %s", name);
}

} // namespace

class EngineTemplatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thoseThatCannotAnalyseAreKnown();
    void everyTemplateHasItsOwnNameAndProgram();
    void anEngineIsToldByItsProgram_data();
    void anEngineIsToldByItsProgram();
    void aFillingHoldsWhatLiesOnTheMachine();
    void aProgramElsewhereBringsTheFilesBesideIt();
    void aFilledTemplateMakesAProfileThatStarts();
    void aVerbStandsBeforeTheArguments();
    void anEngineThatReadsItsFolderRunsThere();
};

void EngineTemplatesTest::everyTemplateHasItsOwnNameAndProgram()
{
    QSet<QString> names;
    QSet<QString> programs;
    for (const EngineTemplate &engine : engineTemplates()) {
        names.insert(engine.name);
        programs.insert(engine.program + u' ' + engine.verb);
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(engineTemplates().size()));
    QCOMPARE(programs.size(), static_cast<qsizetype>(engineTemplates().size()));
}

void EngineTemplatesTest::anEngineIsToldByItsProgram_data()
{
    QTest::addColumn<QString>("commandLine");
    QTest::addColumn<QString>("name");

    QTest::newRow("bare") << QStringLiteral("gnugo --mode gtp") << QStringLiteral("GNU Go");
    QTest::newRow("path") << QStringLiteral("/opt/kata/katago gtp") << QStringLiteral("KataGo");
    QTest::newRow("version") << QStringLiteral("katago-v1.16.0 gtp") << QStringLiteral("KataGo");
    QTest::newRow("longer name") << QStringLiteral("katagolike gtp") << QString();
    QTest::newRow("ssh") << QStringLiteral("ssh -T host /usr/games/leelaz --gtp")
                         << QStringLiteral("Leela Zero");
    QTest::newRow("nice") << QStringLiteral("nice -n 19 pachi") << QStringLiteral("Pachi");
    QTest::newRow("as another's argument") << QStringLiteral("twogtp gnugo") << QString();
    QTest::newRow("ours") << QStringLiteral("shinpan-engine --level 3")
                          << QStringLiteral("Shinpan");
    QTest::newRow("made of others") << QStringLiteral("shinpan-engine consult --proposer gnugo")
                                    << QStringLiteral("Shinpan Consult");
    QTest::newRow("the same by ssh") << QStringLiteral("ssh -T host shinpan-engine consult")
                                     << QStringLiteral("Shinpan Consult");
    QTest::newRow("unknown") << QStringLiteral("mybot") << QString();
    QTest::newRow("unreadable") << QStringLiteral("gnugo 'x") << QString();
}

void EngineTemplatesTest::anEngineIsToldByItsProgram()
{
    QFETCH(QString, commandLine);
    QFETCH(QString, name);

    const EngineTemplate *known = templateOf(profileRunning(commandLine));

    QCOMPARE(known ? QString(known->name) : QString(), name);
}

void EngineTemplatesTest::aFillingHoldsWhatLiesOnTheMachine()
{
    const Machine machine = machineWith(
        {QStringLiteral("/usr/bin/katago"), QStringLiteral("/home/ann/.katago/default_gtp.cfg")});

    const EngineFilling filling = fillingOn(machine, templateNamed("KataGo"));

    QCOMPARE(filling.program, QStringLiteral("katago"));
    const QStringList files{QStringLiteral("/home/ann/.katago/default_gtp.cfg"), QString()};
    QCOMPARE(filling.files, files);
    QCOMPARE(fillingOn(machine, templateNamed("GNU Go")).program, QString());
}

void EngineTemplatesTest::aProgramElsewhereBringsTheFilesBesideIt()
{
    const QString program = QStringLiteral("/home/ann/kata/katago");
    const Machine machine = machineWith({program, QStringLiteral("/home/ann/kata/default_gtp.cfg"),
                                         QStringLiteral("/home/ann/kata/b18.bin.gz")});
    QCOMPARE(fillingOn(machine, templateNamed("KataGo")).program, QString());

    const EngineFilling filling = fillingOn(machine, templateNamed("KataGo"), program);

    QCOMPARE(filling.program, program);
    const QStringList files{QStringLiteral("/home/ann/kata/default_gtp.cfg"),
                            QStringLiteral("/home/ann/kata/b18.bin.gz")};
    QCOMPARE(filling.files, files);
}

void EngineTemplatesTest::aFilledTemplateMakesAProfileThatStarts()
{
    const Machine machine = machineWith({QStringLiteral("/usr/games/leelaz")});
    const EngineFilling filling{QStringLiteral("leelaz"), {QStringLiteral("/my nets/net.gz")}};

    const EngineProfile profile = profileFrom(templateNamed("Leela Zero"), filling, machine);

    QCOMPARE(profile.name, QStringLiteral("Leela Zero"));
    QCOMPARE(profile.commandLine,
             QStringLiteral("leelaz --gtp --noponder --cpu-only -w '/my nets/net.gz'"));
    QVERIFY(profile.id.isEmpty());
    QVERIFY(processSpec(profile, machine).has_value());
}

void EngineTemplatesTest::aVerbStandsBeforeTheArguments()
{
    const Machine machine = machineWith({QStringLiteral("/usr/bin/shinpan-engine")});
    const EngineTemplate &consult = templateNamed("Shinpan Consult");
    QCOMPARE(profileFrom(consult, fillingOn(machine, consult), machine).commandLine,
             QStringLiteral("shinpan-engine consult --proposer shinpan-engine --evaluator "
                            "shinpan-engine --moves 3"));
    // What is found is the engine alone.
    const std::vector<EngineProfile> found = findEngines(machine).complete;
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().name, QStringLiteral("Shinpan"));
    QCOMPARE(found.front().commandLine, QStringLiteral("shinpan-engine --level 5"));
    QCOMPARE(engineNameOf(QStringLiteral("/usr/bin/shinpan-engine")), QStringLiteral("Shinpan"));
}

void EngineTemplatesTest::anEngineThatReadsItsFolderRunsThere()
{
    const QString program = QStringLiteral("/home/ann/AQ/AQ");
    const Machine machine = machineWith({program});

    const EngineProfile profile =
        profileFrom(templateNamed("AQ"), fillingOn(machine, templateNamed("AQ"), program), machine);

    QCOMPARE(profile.commandLine, program);
    QCOMPARE(profile.workingDirectory, QStringLiteral("/home/ann/AQ"));
}

void EngineTemplatesTest::thoseThatCannotAnalyseAreKnown()
{
    std::vector<EngineProfile> profiles;
    for (const char *const command :
         {"gnugo --mode gtp", "katago gtp", "fuego", "./my-engine", "leelaz --gtp"}) {
        EngineProfile profile;
        profile.commandLine = QLatin1String(command);
        profiles.push_back(profile);
    }

    QStringList names;
    for (const EngineProfile &profile : analysing(profiles)) {
        names.append(profile.commandLine);
    }
    QCOMPARE(names.join(u'|'), QStringLiteral("katago gtp|./my-engine|leelaz --gtp"));
}

SHINPAN_TEST(EngineTemplatesTest)
#include "enginetemplates_test.moc"
