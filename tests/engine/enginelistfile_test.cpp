#include "core/engine/profile/engineprofilefile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

class EngineListFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBack();
    void sabakisEnginesAreRead();
    void aMistakeIsNamedWithFileAndPlace_data();
    void aMistakeIsNamedWithFileAndPlace();
    void aFileThatCannotBeOpenedIsNamed();

private:
    [[nodiscard]] QString fileWith(const QByteArray &content) const;

    QTemporaryDir m_folder;
};

QString EngineListFileTest::fileWith(const QByteArray &content) const
{
    QFile file(m_folder.filePath(QStringLiteral("list.json")));
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    return written ? file.fileName() : QString();
}

void EngineListFileTest::whatIsWrittenIsReadBack()
{
    EngineProfile profile;
    profile.id = QStringLiteral("1");
    profile.name = QStringLiteral("GNU Go");
    profile.commandLine = QStringLiteral("gnugo --mode gtp");
    profile.timeouts.move = std::chrono::seconds(30);
    profile.verifiesBoard = true;
    const std::vector<EngineProfile> profiles{profile};
    const QString path = m_folder.filePath(QStringLiteral("mine.json"));

    QVERIFY(writeEngineListFile(path, profiles).has_value());

    QCOMPARE(readEngineListFile(path).value_or(std::vector<EngineProfile>()), profiles);
}

void EngineListFileTest::sabakisEnginesAreRead()
{
    const QString path = fileWith(R"({"app.lang": "en", "engines.list": [
        {"name": "Leela", "path": "/opt/my leela/leelaz", "args": "--gtp -w 'a b.gz'",
         "commands": "time_settings 0 5 1; ;komi 7"},
        {"name": "GNU Go", "path": "gnugo", "args": "--mode gtp", "commands": ""}]})");

    const Result<std::vector<EngineProfile>> profiles = readEngineListFile(path);

    QVERIFY2(profiles.has_value(),
             qPrintable(profiles.has_value() ? QString() : profiles.error().english()));
    QCOMPARE(profiles->size(), 2U);
    const EngineProfile &leela = profiles->at(0);
    QCOMPARE(leela.name, QStringLiteral("Leela"));
    QCOMPARE(leela.commandLine, QStringLiteral("'/opt/my leela/leelaz' --gtp -w 'a b.gz'"));
    QCOMPARE(leela.workingDirectory, QStringLiteral("/opt/my leela"));
    const QStringList commands{QStringLiteral("time_settings 0 5 1"), QStringLiteral("komi 7")};
    QCOMPARE(leela.startupCommands, commands);
    const EngineProfile &gnuGo = profiles->at(1);
    QCOMPARE(gnuGo.commandLine, QStringLiteral("gnugo --mode gtp"));
    QCOMPARE(gnuGo.workingDirectory, QString());
    QVERIFY(gnuGo.startupCommands.isEmpty());
}

void EngineListFileTest::aMistakeIsNamedWithFileAndPlace_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("place");

    QTest::newRow("broken") << QByteArray("{\n\"format\": 1,\n oops}") << QStringLiteral("line 3");
    QTest::newRow("ours") << QByteArray(R"({"format": 1, "engines": [{"id": "1", "name": "A"}]})")
                          << QStringLiteral("engines[0].command: is missing or empty");
    QTest::newRow("Sabaki's") << QByteArray(
        R"({"engines.list": [{"name": "A", "path": "a"}, {"name": "B"}]})")
                              << QStringLiteral("engines.list[1].path: is missing or empty");
    QTest::newRow("something else")
        << QByteArray(R"({"a": 1})") << QStringLiteral("it is not a list of engines");
    QTest::newRow("no JSON") << QByteArray("(;GM[1])") << QStringLiteral("line 1");
}

void EngineListFileTest::aMistakeIsNamedWithFileAndPlace()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, place);
    const QString path = fileWith(content);

    const Result<std::vector<EngineProfile>> profiles = readEngineListFile(path);

    QVERIFY(!profiles.has_value());
    QVERIFY2(profiles.error().english().startsWith(path + QStringLiteral(": ") + place),
             qPrintable(profiles.error().english()));
}

void EngineListFileTest::aFileThatCannotBeOpenedIsNamed()
{
    const QString missing = m_folder.filePath(QStringLiteral("none.json"));
    QVERIFY(
        readEngineListFile(missing).error().english().startsWith(missing + QStringLiteral(": ")));

    const QString nowhere = m_folder.filePath(QStringLiteral("no/folder.json"));
    QVERIFY(writeEngineListFile(nowhere, {})
                .error()
                .english()
                .startsWith(nowhere + QStringLiteral(": ")));
}

SHINPAN_TEST(EngineListFileTest)
#include "enginelistfile_test.moc"
