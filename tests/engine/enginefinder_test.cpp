#include "core/engine/profile/enginetemplates.h"
#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::machineWith;

namespace {

/// The only complete engine that is found on a machine with these files: "name|command line", or ""
/// if there is none.
QString onlyEngine(const QStringList &files)
{
    const FoundEngines found = findEngines(machineWith(files));
    return found.complete.size() == 1
             ? found.complete[0].name + u'|' + found.complete[0].commandLine
             : QString();
}

} // namespace

class EngineFinderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEngineIsOfferedWithTheArgumentsItNeeds_data();
    void anEngineIsOfferedWithTheArgumentsItNeeds();
    void anEngineWithoutItsFilesTellsWhatIsMissing();
    void nothingIsFoundOnAnEmptyMachine();
    void foundIdsAreStableAndTellThemselvesApart();
};

void EngineFinderTest::anEngineIsOfferedWithTheArgumentsItNeeds_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("engine");
    const auto row = [](const char *name, const QStringList &files, const QString &engine) {
        QTest::newRow(name) << files << engine;
    };
    const QString katago = QStringLiteral("/usr/bin/katago");
    const QString leelaz = QStringLiteral("/usr/games/leelaz");
    const QString leelaNet = QStringLiteral("/home/ann/.local/share/leela-zero/best-network");

    row("GNU Go", {QStringLiteral("/usr/games/gnugo")},
        QStringLiteral("GNU Go|gnugo --mode gtp --level 10"));
    row("Pachi", {QStringLiteral("/usr/local/bin/pachi")}, QStringLiteral("Pachi|pachi"));
    row("Debian's game of that name", {QStringLiteral("/usr/games/pachi")}, QString());
    row("Fuego", {QStringLiteral("/usr/games/fuego")}, QStringLiteral("Fuego|fuego --quiet"));
    row("KataGo with files in its own folder",
        {katago, QStringLiteral("/home/ann/.katago/default_gtp.cfg"),
         QStringLiteral("/home/ann/.katago/default_model.bin.gz"),
         QStringLiteral("/home/ann/.katago/zz.bin.gz")},
        QStringLiteral("KataGo|katago gtp -config /home/ann/.katago/default_gtp.cfg "
                       "-model /home/ann/.katago/default_model.bin.gz"));
    row("KataGo with its newest network, beside the program, in quotes",
        {QStringLiteral("/opt/Kata Go/bin/katago"),
         QStringLiteral("/opt/Kata Go/bin/gtp_example.cfg"),
         QStringLiteral("/opt/Kata Go/bin/kata1-b18.bin.gz"),
         QStringLiteral("/opt/Kata Go/bin/kata1-b28.bin.gz")},
        QStringLiteral("KataGo|katago gtp -config '/opt/Kata Go/bin/gtp_example.cfg' "
                       "-model '/opt/Kata Go/bin/kata1-b28.bin.gz'"));
    row("KataGo with files from two places",
        {katago, QStringLiteral("/usr/share/katago/configs/gtp_example.cfg"),
         QStringLiteral("/usr/share/katago/net.bin.gz")},
        QStringLiteral("KataGo|katago gtp -config /usr/share/katago/configs/gtp_example.cfg -model "
                       "/usr/share/katago/net.bin.gz"));
    row("Leela Zero without a graphics card", {leelaz, leelaNet},
        QStringLiteral("Leela Zero|leelaz --gtp --noponder --cpu-only -w ") + leelaNet);
    row("Leela Zero with only PoCL",
        {leelaz, leelaNet, QStringLiteral("/etc/OpenCL/vendors/pocl.icd"),
         QStringLiteral("/dev/dri/renderD128")},
        QStringLiteral("Leela Zero|leelaz --gtp --noponder --cpu-only -w ") + leelaNet);
    row("Leela Zero with a graphics card",
        {leelaz, leelaNet, QStringLiteral("/etc/OpenCL/vendors/nvidia.icd"),
         QStringLiteral("/dev/nvidia0")},
        QStringLiteral("Leela Zero|leelaz --gtp --noponder -w ") + leelaNet);
    row("Leela Zero with a driver, but no card",
        {leelaz, leelaNet, QStringLiteral("/etc/OpenCL/vendors/nvidia.icd")},
        QStringLiteral("Leela Zero|leelaz --gtp --noponder --cpu-only -w ") + leelaNet);
    row("Leela Zero with a system network",
        {leelaz, QStringLiteral("/usr/share/leela-zero/best-network.gz")},
        QStringLiteral("Leela Zero|leelaz --gtp --noponder --cpu-only -w "
                       "/usr/share/leela-zero/best-network.gz"));
}

void EngineFinderTest::anEngineIsOfferedWithTheArgumentsItNeeds()
{
    QFETCH(QStringList, files);
    QFETCH(QString, engine);

    QCOMPARE(onlyEngine(files), engine);
}

void EngineFinderTest::anEngineWithoutItsFilesTellsWhatIsMissing()
{
    const FoundEngines found = findEngines(machineWith(
        {QStringLiteral("/usr/bin/katago"), QStringLiteral("/etc/katago/default_gtp.cfg"),
         QStringLiteral("/usr/games/leelaz")}));

    QVERIFY(found.complete.empty());
    QCOMPARE(found.incomplete.size(), 2U);
    const IncompleteEngine &kataGo = found.incomplete[0];
    QCOMPARE(kataGo.name, QStringLiteral("KataGo"));
    QCOMPARE(kataGo.program, QStringLiteral("/usr/bin/katago"));
    QCOMPARE(kataGo.missing.size(), 1U);
    QCOMPARE(kataGo.missing[0].part, EnginePart::Network);
    QVERIFY(kataGo.missing[0].lookedIn.contains(QStringLiteral("/home/ann/.katago")));
    QVERIFY(kataGo.missing[0].lookedIn.contains(QStringLiteral("/usr/bin")));
    const IncompleteEngine &leelaZero = found.incomplete[1];
    QCOMPARE(leelaZero.name, QStringLiteral("Leela Zero"));
    QCOMPARE(leelaZero.missing.size(), 1U);
    QCOMPARE(leelaZero.missing[0].part, EnginePart::Network);
}

void EngineFinderTest::nothingIsFoundOnAnEmptyMachine()
{
    const FoundEngines found = findEngines(machineWith({}));

    QVERIFY(found.complete.empty());
    QVERIFY(found.incomplete.empty());
}

void EngineFinderTest::foundIdsAreStableAndTellThemselvesApart()
{
    const FoundEngines found = findEngines(
        machineWith({QStringLiteral("/usr/games/gnugo"), QStringLiteral("/usr/bin/pachi")}));

    QCOMPARE(found.complete.size(), 2U);
    QCOMPARE(found.complete[0].id, QStringLiteral("found:gnugo"));
    QCOMPARE(found.complete[1].id, QStringLiteral("found:pachi"));
    QVERIFY(isFoundEngineId(found.complete[0].id));
    QVERIFY(!isFoundEngineId(newEngineProfileId()));
}

SHINPAN_TEST(EngineFinderTest)
#include "enginefinder_test.moc"
