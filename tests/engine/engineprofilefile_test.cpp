#include "core/engine/profile/engineprofilefile.h"

#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

class EngineProfileFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBack();
    void anEmptyListIsReadBack();
    void unknownMembersAreSkipped();
    void aFileFromBeforeTheseMembersIsReadAsUsual();
    void aKnownEngineFromBeforeIsToldTheRules();
    void aWrongFileNamesThePlace_data();
    void aWrongFileNamesThePlace();
};

void EngineProfileFileTest::whatIsWrittenIsReadBack()
{
    const std::vector<EngineProfile> profiles{
        {QStringLiteral("1"), QStringLiteral("Plain"), QStringLiteral("gnugo"), {}, {}, {}},
        {QStringLiteral("2"),
         QStringLiteral("囲碁 \"x\""),
         QStringLiteral("'My Engine' --x\n--y"),
         QStringLiteral("~/go"),
         {{QStringLiteral("Z"), QStringLiteral("a=b")}, {QStringLiteral("A"), QString()}},
         {QStringLiteral("boardsize 9"), QStringLiteral("komi 7")},
         true,
         false,
         {90s, 1500ms, 10min, 0ms, 0ms},
         true,
         {{QStringLiteral("genmove"), QStringLiteral("kgs-genmove_cleanup")}},
         true,
         Perspective::White,
         ThoughtsWanted::SlowMoves,
         {QStringLiteral("--area"), QStringLiteral("--territory 'x y'")},
         true,
         Pondering::Frozen,
         {{QStringLiteral("9x9, -100 Elo"), QStringLiteral("my --visits 7"), {}, {}},
          {QStringLiteral("9x9, +50 Elo"),
           QStringLiteral("my --visits 70"),
           {{QStringLiteral("A"), QStringLiteral("b")}},
           {QStringLiteral("kata-set-param x 1")}}}},
        {QStringLiteral("3"),
         QStringLiteral("Slow"),
         QStringLiteral("slow"),
         {},
         {},
         {},
         false,
         true,
         {.startUp = 0ms, .setUp = 5min}},
        {QStringLiteral("4"), QStringLiteral("As typed"), QStringLiteral("gnugo"), {}, {}, {}}};

    QCOMPARE(readEngineProfiles(writeEngineProfiles(profiles)),
             Result<std::vector<EngineProfile>>(profiles));
}

void EngineProfileFileTest::anEmptyListIsReadBack()
{
    const Result<std::vector<EngineProfile>> profiles = readEngineProfiles(writeEngineProfiles({}));

    QVERIFY(profiles);
    QVERIFY(profiles->empty());
}

void EngineProfileFileTest::unknownMembersAreSkipped()
{
    const QByteArray json =
        R"({"format": 1, "note": 1, "engines": [{"id": "1", "name": "n", "command": "c", "x": []}]})";

    const Result<std::vector<EngineProfile>> profiles = readEngineProfiles(json);

    QVERIFY(profiles);
    QCOMPARE(profiles->at(0).commandLine, QStringLiteral("c"));
}

void EngineProfileFileTest::aFileFromBeforeTheseMembersIsReadAsUsual()
{
    const QByteArray json =
        R"({"format": 1, "engines": [{"id": "1", "name": "n", "command": "c"}]})";

    const Result<std::vector<EngineProfile>> profiles = readEngineProfiles(json);

    QVERIFY(profiles);
    QVERIFY(!profiles->at(0).allowsClaims);
    QVERIFY(profiles->at(0).isReliableScorer);
    QCOMPARE(profiles->at(0).timeouts, Timeouts());
    QVERIFY(!profiles->at(0).verifiesBoard);
    QVERIFY(profiles->at(0).aliases.empty());
    QVERIFY(!profiles->at(0).discardsErrorOutput);
    QCOMPARE(profiles->at(0).toldAs, Perspective::SideToMove);
    QCOMPARE(profiles->at(0).thoughts, ThoughtsWanted::Automatic);
    QVERIFY(!profiles->at(0).isSandboxed);
    QCOMPARE(QJsonDocument::fromJson(writeEngineProfiles(*profiles)),
             QJsonDocument::fromJson(json));
}

/// Its profile is older than rules arguments; one that says them already is left alone.
void EngineProfileFileTest::aKnownEngineFromBeforeIsToldTheRules()
{
    const QByteArray json =
        R"({"format": 1, "engines": [{"id": "1", "name": "n", "command": "gnugo --mode gtp"},
           {"id": "2", "name": "n", "command": "gnugo --mode gtp --japanese-rules"}]})";

    const Result<std::vector<EngineProfile>> profiles = readEngineProfiles(json);

    QVERIFY(profiles);
    QCOMPARE(profiles->at(0).rulesArguments,
             (EngineProfile::RulesArguments{QStringLiteral("--chinese-rules"),
                                            QStringLiteral("--japanese-rules")}));
    QCOMPARE(profiles->at(1).rulesArguments, EngineProfile::RulesArguments());
    QCOMPARE(QJsonDocument::fromJson(writeEngineProfiles(*profiles)),
             QJsonDocument::fromJson(json));
}

void EngineProfileFileTest::aWrongFileNamesThePlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("error");
    const auto entry = [](const char *name, const char *members, const QString &error) {
        QTest::newRow(name) << QByteArray("{\"format\": 1, \"engines\": [{\"id\": \"1\", \"name\": "
                                          "\"n\", \"command\": \"c\"}, ")
                                   + members + "]}"
                            << error;
    };

    QTest::newRow("empty") << QByteArray() << QStringLiteral("line 1 (byte 0): illegal value");
    QTest::newRow("broken in line 3") << QByteArray("{\n\"format\": 1,\n\"engines\" [] }")
                                      << QStringLiteral("line 3 (byte 26): missing name separator");
    QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("it is not a list of engines");
    QTest::newRow("no engines") << QByteArray("{\"format\": 1}")
                                << QStringLiteral("it is not a list of engines");
    QTest::newRow("newer") << QByteArray("{\"format\": 2, \"engines\": []}")
                           << QStringLiteral(
                                  "it was written by a newer version of this program (format 2)");
    entry("no name", R"({"id": "2", "command": "c"})",
          QStringLiteral("engines[1].name: is missing or empty"));
    entry("not an object", "5", QStringLiteral("engines[1].id: is missing or empty"));
    entry("command is a number", R"({"id": "2", "name": "n", "command": 1})",
          QStringLiteral("engines[1].command: is not a text"));
    entry("rules arguments are a text",
          R"({"id": "2", "name": "n", "command": "c", "rulesArguments": "--x"})",
          QStringLiteral("engines[1].rulesArguments: is not of the form {\"area\": text, "
                         "\"territory\": text}"));
    entry("start-up is a text",
          R"({"id": "2", "name": "n", "command": "c", "startupCommands": "komi 7"})",
          QStringLiteral("engines[1].startupCommands: is not a list"));
    entry("start-up holds a number",
          R"({"id": "2", "name": "n", "command": "c", "startupCommands": [7]})",
          QStringLiteral("engines[1].startupCommands: holds something that is not a text"));
    entry("environment without =",
          R"({"id": "2", "name": "n", "command": "c", "environment": ["A"]})",
          QStringLiteral("engines[1].environment: “A” is not of the form NAME=value"));
    entry("alias without =", R"({"id": "2", "name": "n", "command": "c", "aliases": ["undo"]})",
          QStringLiteral("engines[1].aliases: “undo” is not of the form command=sent"));
    entry("claims are a text", R"({"id": "2", "name": "n", "command": "c", "allowsClaims": "yes"})",
          QStringLiteral("engines[1].allowsClaims: is neither true nor false"));
    entry("patience is a text", R"({"id": "2", "name": "n", "command": "c", "patience": "5s"})",
          QStringLiteral("engines[1].patience: is not an object"));
    entry("patience without a unit for it",
          R"({"id": "2", "name": "n", "command": "c", "patience": {"setUp": "5 moons"}})",
          QStringLiteral(
              "engines[1].patience: “setUp” is not a time such as 30s or 2m; 0s means no limit"));
    entry("patience is a number",
          R"({"id": "2", "name": "n", "command": "c", "patience": {"move": 5}})",
          QStringLiteral(
              "engines[1].patience: “move” is not a time such as 30s or 2m; 0s means no limit"));
    entry("the check of the board is a text",
          R"({"id": "2", "name": "n", "command": "c", "verifiesBoard": "yes"})",
          QStringLiteral("engines[1].verifiesBoard: is neither true nor false"));
    entry("same id", R"({"id": "1", "name": "m", "command": "c"})",
          QStringLiteral("engines[1].id: “1” occurs twice"));
}

void EngineProfileFileTest::aWrongFileNamesThePlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, error);

    const Result<std::vector<EngineProfile>> profiles = readEngineProfiles(json);

    QVERIFY(!profiles);
    QCOMPARE(profiles.error().english(), error);
}

SHINPAN_TEST(EngineProfileFileTest)
#include "engineprofilefile_test.moc"
