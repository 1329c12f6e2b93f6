#include "core/engine/profile/machine.h"

#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::machineWith;

class MachineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBareNameIsFoundInOrder_data();
    void aBareNameIsFoundInOrder();
    void aNameWithASlashIsAPath_data();
    void aNameWithASlashIsAPath();
    void aFailureSaysWhatIsWrong_data();
    void aFailureSaysWhatIsWrong();
    void anUnknownBareNameSaysWhereWasLooked();
    void relativeSearchDirectoriesAreIgnored();
    void theRealMachineTellsProgramsFromFiles();
};

void MachineTest::aBareNameIsFoundInOrder_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QStringList &files) {
        QTest::newRow(name) << files << files.front();
    };

    row("search path", {QStringLiteral("/usr/bin/katago")});
    row("search path before games",
        {QStringLiteral("/usr/bin/katago"), QStringLiteral("/usr/games/katago")});
    row("games, although not in the path", {QStringLiteral("/usr/games/katago")});
    row("local games", {QStringLiteral("/usr/local/games/katago")});
    row("a package under opt",
        {QStringLiteral("/opt/go/bin/katago"), QStringLiteral("/opt/zz/bin/katago")});
    row("home, hidden", {QStringLiteral("/home/ann/.local/bin/katago")});
    row("home", {QStringLiteral("/home/ann/bin/katago")});
    row("snap", {QStringLiteral("/snap/bin/katago")});
}

void MachineTest::aBareNameIsFoundInOrder()
{
    QFETCH(QStringList, files);
    QFETCH(QString, found);
    Machine machine = machineWith(files);
    machine.fileAt = [files](const QString &path) {
        return files.contains(path) ? Machine::File::Executable : Machine::File::Missing;
    };

    QCOMPARE(findProgram(QStringLiteral("katago"), {}, machine), Result<QString>(found));
}

void MachineTest::aNameWithASlashIsAPath_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("directory");
    QTest::addColumn<QString>("found");

    QTest::newRow("absolute") << QStringLiteral("/opt/go/engine") << QStringLiteral("/tmp")
                              << QStringLiteral("/opt/go/engine");
    QTest::newRow("in the working directory")
        << QStringLiteral("./engine") << QStringLiteral("/opt/go")
        << QStringLiteral("/opt/go/engine");
    QTest::newRow("above the working directory")
        << QStringLiteral("../go/engine") << QStringLiteral("/opt/x")
        << QStringLiteral("/opt/go/engine");
    QTest::newRow("in the home directory")
        << QStringLiteral("go/engine") << QString() << QStringLiteral("/home/ann/go/engine");
    QTest::newRow("a working directory in home")
        << QStringLiteral("./engine") << QStringLiteral("~/go")
        << QStringLiteral("/home/ann/go/engine");
    QTest::newRow("tilde") << QStringLiteral("~/go/engine") << QStringLiteral("/tmp")
                           << QStringLiteral("/home/ann/go/engine");
}

void MachineTest::aNameWithASlashIsAPath()
{
    QFETCH(QString, program);
    QFETCH(QString, directory);
    QFETCH(QString, found);
    const Machine machine =
        machineWith({QStringLiteral("/opt/go/engine"), QStringLiteral("/home/ann/go/engine")});

    QCOMPARE(findProgram(program, directory, machine), Result<QString>(found));
}

void MachineTest::aFailureSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("error");

    QTest::newRow("nothing") << QString() << QStringLiteral("no program is named");
    QTest::newRow("missing") << QStringLiteral("/opt/x")
                             << QStringLiteral("there is no file /opt/x");
    QTest::newRow("folder") << QStringLiteral("/opt/go")
                            << QStringLiteral("/opt/go is a folder, not a program");
    QTest::newRow("not executable")
        << QStringLiteral("/opt/go/net.gz") << QStringLiteral("/opt/go/net.gz is not executable");
    QTest::newRow("bare name, not executable")
        << QStringLiteral("go.sh") << QStringLiteral("/usr/bin/go.sh is not executable");
}

void MachineTest::aFailureSaysWhatIsWrong()
{
    QFETCH(QString, program);
    QFETCH(QString, error);
    const Machine machine =
        machineWith({QStringLiteral("/opt/go/net.gz"), QStringLiteral("/usr/bin/go.sh")});

    QCOMPARE(findProgram(program, {}, machine), Result<QString>(failure(Message::verbatim(error))));
}

void MachineTest::anUnknownBareNameSaysWhereWasLooked()
{
    const Result<QString> found = findProgram(QStringLiteral("gnugo"), {}, machineWith({}));

    QCOMPARE(
        found.error(),
        QStringLiteral(
            "there is no program “gnugo” in $PATH, /usr/games, /usr/local/games, /usr/local/bin, "
            "/opt/*/bin, ~/.local/bin, ~/bin or /snap/bin"));
}

void MachineTest::relativeSearchDirectoriesAreIgnored()
{
    Machine machine = machineWith({});
    machine.path = {QStringLiteral("."), QStringLiteral("bin"), QStringLiteral("/usr/bin/")};

    QCOMPARE(programDirectories(machine).front(), QStringLiteral("/usr/bin"));
}

void MachineTest::theRealMachineTellsProgramsFromFiles()
{
    const QTemporaryDir directory;
    QFile program(directory.filePath(QStringLiteral("run")));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.close();
    const Machine machine = Machine::current();

    QCOMPARE(machine.fileAt(program.fileName()), Machine::File::Plain);
    QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    QCOMPARE(machine.fileAt(program.fileName()), Machine::File::Executable);
    QCOMPARE(machine.fileAt(directory.path()), Machine::File::Directory);
    QCOMPARE(machine.fileAt(directory.filePath(QStringLiteral("x"))), Machine::File::Missing);
    QCOMPARE(machine.entries(directory.path()), QStringList(QStringLiteral("run")));
    QCOMPARE(machine.home, QDir::homePath());
}

SHINPAN_TEST(MachineTest)
#include "machine_test.moc"
