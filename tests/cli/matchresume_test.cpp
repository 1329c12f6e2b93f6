#include "tests/cli/matchcommandfixture.h"
#include "tests/cli/pseudoterminal.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace shinpan;
using shinpan::test::finish;
using shinpan::test::processesWith;
using shinpan::test::Run;
using shinpan::test::runCli;
using shinpan::test::startCli;

/// What `shinpan-cli match` tells of its games as a whole, and how it goes on with a match that was
/// broken off.
class MatchResumeTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theEndTellsWhatCompetitionsTell();
    void theReportIsWhatTheEndingSays();
    void anEndingThatIsNoneIsRefused();
    void progressTellsScoreAndTimeLeft();
    void eachGameTellsItsOpening();
    void openingsAreCutWhereThePliesEnd();
    void gamesThatAreThereAreNotPlayedAgain();
    void aKilledMatchGoesOn();
    void aLineThatWasCutOffIsPlayedAgain();
    void theReportOfAResumedMatchIsThatOfAnUnbrokenOne();
    void whatTheEnginesThoughtIsInTheReportOfAResumedMatchToo();
    void otherSettingsAreRefused_data();
    void otherSettingsAreRefused();
    void twoMatchesInAFileAreRefused();
    void aFileWithoutSettingsIsRefused();

private:
    /// A match of this many random games with swapped colours, which are the same in each call.
    /// Both engines have these options of fakeengine as well.
    [[nodiscard]] QStringList series(const QString &games,
                                     const QStringList &options = {},
                                     const QStringList &engines = {}) const
    {
        const QStringList random =
            QStringList{QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--steady")}
            + engines;
        return match(QStringList{QStringLiteral("--games"), games, QStringLiteral("--alternate"),
                                 QStringLiteral("--openings"), path("openings.txt"),
                                 QStringLiteral("--sgf"), path("games")}
                         + options,
                     random, random);
    }
    void writeOpenings() const
    {
        QFile openings(path("openings.txt"));
        QVERIFY(openings.open(QIODevice::WriteOnly));
        openings.write("A1 B2\nC3 D4 E5\nB B1 W D1\n");
    }
    [[nodiscard]] QList<int> numbers() const
    {
        QList<int> found;
        for (const QJsonObject &game : results()) {
            found.append(game[u"game"].toInt());
        }
        return found;
    }
};

void MatchResumeTest::theEndTellsWhatCompetitionsTell()
{
    writeOpenings();

    const Run run = runCli(series(QStringLiteral("6")));

    QCOMPARE(run.exitCode, 0);
    for (const char *words : {" v ", "(6/6 games)", "By pairs", "By games", "nElo", "LOS",
                              "\npairs LL ", "black", "white", "\nscore ", "p-value"}) {
        QVERIFY2(run.output.contains(words), run.output.constData());
    }
}

void MatchResumeTest::theReportIsWhatTheEndingSays()
{
    writeOpenings();
    const QStringList resume{QStringLiteral("--resume"), QStringLiteral("--report")};

    QCOMPARE(runCli(series(QStringLiteral("6"), resume + QStringList{path("r.json")})).exitCode, 0);
    QCOMPARE(runCli(series(QStringLiteral("6"), resume + QStringList{path("r.html")})).exitCode, 0);
    QCOMPARE(runCli(series(QStringLiteral("6"), resume + QStringList{path("r.txt")})).exitCode, 0);
    QCOMPARE(runCli(series(QStringLiteral("6"), resume + QStringList{path("r.csv")})).exitCode, 0);

    const QJsonObject json = QJsonDocument::fromJson(content("r.json")).object();
    const QJsonObject matchup = json[u"matchups"].toArray().first().toObject();
    QVERIFY2(matchup.contains(QStringLiteral("byPairs")), content("r.json").constData());
    QCOMPARE(matchup[u"played"].toInt(), 6);
    const QByteArray html = content("r.html");
    QVERIFY2(html.contains("<html"), html.left(200).constData());
    QVERIFY2(html.contains("\"moves\":"), "there are no boards");
    QVERIFY2(content("r.txt").contains("By pairs"), content("r.txt").constData());
    QCOMPARE(content("r.csv").count('\n'), 7);

    QCOMPARE(runCli(series(QStringLiteral("6"), resume + QStringList{path("s.json")})).exitCode, 0);
    const QJsonObject readBack = QJsonDocument::fromJson(content("s.json")).object();
    const QJsonValue measured = json[u"results"][0][u"measuredCpuSeconds"];
    QVERIFY2(measured[u"black"].isDouble(), content("r.json").constData());
    QCOMPARE(readBack[u"results"][0][u"measuredCpuSeconds"], measured);
}

void MatchResumeTest::anEndingThatIsNoneIsRefused()
{
    const Run run = runCli(match({QStringLiteral("--report"), path("report.pdf")}));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("--report"), run.errors.constData());
    QCOMPARE(results().size(), 0);
}

void MatchResumeTest::progressTellsScoreAndTimeLeft()
{
    const QStringList slow{QStringLiteral("--random"), QStringLiteral("1"),
                           QStringLiteral("--delay-ms"), QStringLiteral("10")};
    test::PseudoTerminal terminal;
    QProcess process;
    terminal.give(process);
    process.start(
        QStringLiteral(SHINPAN_CLI),
        match({QStringLiteral("--games"), QStringLiteral("3"), QStringLiteral("--alternate")}, slow,
              slow));
    QVERIFY(process.waitForStarted());

    QTRY_VERIFY_WITH_TIMEOUT((terminal.told(), process.state() == QProcess::NotRunning), 30'000);

    QVERIFY2(terminal.told().contains("game 1 of 3, move "), terminal.told().constData());
    QVERIFY2(terminal.told().contains("game 3 of 3, move "), terminal.told().constData());
    QVERIFY2(terminal.told().contains(" left"), terminal.told().constData());
}

void MatchResumeTest::eachGameTellsItsOpening()
{
    writeOpenings();

    QCOMPARE(runCli(series(QStringLiteral("3"))).exitCode, 0);

    const QJsonObject second = results()[1][u"opening"].toObject();
    QCOMPARE(second[u"moves"].toArray(),
             (QJsonArray{QStringLiteral("B A1"), QStringLiteral("W B2")}));
    QVERIFY(!second[u"name"].toString().isEmpty());
    QCOMPARE(results()[2][u"opening"][u"moves"].toArray().size(), 3);
    QCOMPARE(runCli(match({QStringLiteral("--results"), path("plain")})).exitCode, 0);
    QVERIFY(QJsonDocument::fromJson(content("plain"))[u"opening"].isNull());
}

void MatchResumeTest::openingsAreCutWhereThePliesEnd()
{
    writeOpenings();

    const Run run = runCli(
        series(QStringLiteral("3"), {QStringLiteral("--opening-plies"), QStringLiteral("1")}));
    const Run alone = runCli(match({QStringLiteral("--opening-plies"), QStringLiteral("1")}));

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(results()[2][u"opening"][u"moves"].toArray(), (QJsonArray{QStringLiteral("B C3")}));
    QCOMPARE(alone.exitCode, 2);
    QVERIFY2(alone.errors.contains("--openings"), alone.errors.constData());
}

void MatchResumeTest::gamesThatAreThereAreNotPlayedAgain()
{
    writeOpenings();
    const QStringList resume{QStringLiteral("--resume")};
    const Run begun = runCli(series(QStringLiteral("2"), resume)); // there is nothing yet
    const QByteArray before = content("results");

    const Run more = runCli(series(QStringLiteral("4"), resume));

    QCOMPARE(begun.exitCode, 0);
    QVERIFY2(more.exitCode == 0, more.errors.constData());
    QCOMPARE(more.output.count("\ngame "), 1); // and one on the first line
    QVERIFY2(more.output.contains("(4/4 games)"), more.output.constData());
    QVERIFY(content("results").startsWith(before));
    QCOMPARE(numbers(), (QList<int>{1, 2, 3, 4}));
    const Run none = runCli(series(QStringLiteral("4"), resume));
    QCOMPARE(none.exitCode, 0);
    QVERIFY2(!none.output.contains("game 1:"), none.output.constData());
    QVERIFY2(none.output.contains("(4/4 games)"), none.output.constData());
    QCOMPARE(numbers().size(), 4);
}

void MatchResumeTest::aKilledMatchGoesOn()
{
    const QStringList slow{QStringLiteral("--random"), QStringLiteral("1"),
                           QStringLiteral("--delay-ms"), QStringLiteral("3")};
    const QStringList words =
        match({QStringLiteral("--games"), QStringLiteral("8"), QStringLiteral("--parallel"),
               QStringLiteral("2"), QStringLiteral("--resume")},
              slow, slow);
    QProcess process;
    startCli(process, words);
    QTRY_VERIFY_WITH_TIMEOUT(resultLines().size() >= 2, 30'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    QCOMPARE(finish(process).exitCode, -1);
    QTRY_COMPARE_WITH_TIMEOUT(processesWith(m_name), 0, 30'000);

    const Run run = runCli(words);

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QList<int> found = numbers();
    std::ranges::sort(found);
    QCOMPARE(found, (QList<int>{1, 2, 3, 4, 5, 6, 7, 8}));
}

void MatchResumeTest::aLineThatWasCutOffIsPlayedAgain()
{
    writeOpenings();
    QCOMPARE(runCli(series(QStringLiteral("2"))).exitCode, 0);
    QFile file(path("results"));
    QVERIFY(file.resize(file.size() - 20));

    const Run run = runCli(series(QStringLiteral("2"), {QStringLiteral("--resume")}));

    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.errors.contains("results:2: "), run.errors.constData());
    QVERIFY2(run.output.startsWith("game 2:"), run.output.constData());
}

void MatchResumeTest::theReportOfAResumedMatchIsThatOfAnUnbrokenOne()
{
    writeOpenings();
    const auto matchupOf = [this](const char *report) {
        const QJsonObject json = QJsonDocument::fromJson(content(report)).object();
        QJsonObject matchup = json[u"matchups"].toArray().first().toObject();
        matchup.remove(QStringLiteral("tallies")); // seconds are never the same
        return matchup;
    };
    const auto play = [this](const char *games, const char *results, const char *report) {
        return runCli(
                   series(QString::fromLatin1(games),
                          {QStringLiteral("--results"), path(results), QStringLiteral("--resume"),
                           QStringLiteral("--report"), path(report)}))
            .exitCode;
    };

    QCOMPARE(play("6", "whole", "whole.json"), 0);
    QCOMPARE(play("3", "parts", "parts.json"), 0);
    QCOMPARE(play("6", "parts", "parts.json"), 0);

    QVERIFY(!matchupOf("whole.json").isEmpty());
    QCOMPARE(matchupOf("parts.json"), matchupOf("whole.json"));
}

void MatchResumeTest::whatTheEnginesThoughtIsInTheReportOfAResumedMatchToo()
{
    writeOpenings();
    QFile stream(path("stream"));
    QVERIFY(stream.open(QIODevice::WriteOnly));
    stream.write("info move D4 visits 9 winrate 0.81 order 0 pv D4\nplay genmove\n"
                 "info move D4 visits 9 winrate 0.3 order 0 pv D4\nplay genmove\n");
    stream.close();
    const QStringList tellers{QStringLiteral("--analyze"),
                              QStringLiteral("kata-genmove_analyze=") + path("stream")};
    const auto honestyOf = [&](const QStringList &games, const char *name) {
        const QString report = path(name) + QStringLiteral(".json");
        for (const QString &count : games) {
            static_cast<void>(
                runCli(series(count,
                              {QStringLiteral("--results"), path(name),
                               QStringLiteral("--thoughts"), QStringLiteral("always"),
                               QStringLiteral("--resume"), QStringLiteral("--report"), report},
                              tellers)));
        }
        const QByteArray json = content((QByteArray(name) + ".json").constData());
        return QJsonDocument::fromJson(json)[u"honesty"];
    };

    const QJsonValue whole = honestyOf({QStringLiteral("4")}, "whole");
    const QJsonValue parts = honestyOf({QStringLiteral("2"), QStringLiteral("4")}, "parts");

    QCOMPARE(whole[u"players"].toArray().size(), 2);
    QCOMPARE(whole[u"games"].toInt(), 4);
    QCOMPARE(parts, whole);
}

void MatchResumeTest::otherSettingsAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *name, const QStringList &options, const char *words) {
        QTest::newRow(name) << options << QByteArray(words);
    };
    row("komi", {QStringLiteral("--komi"), QStringLiteral("3.5")}, "komi was 7.5 and is now 3.5");
    row("time", {QStringLiteral("--time"), QStringLiteral("1h")}, "time");
    row("move limit", {QStringLiteral("--move-limit"), QStringLiteral("77")}, "77");
    row("scorer", {QStringLiteral("--scorer"), QStringLiteral("alive")}, "alive");
    row("cut openings", {QStringLiteral("--opening-plies"), QStringLiteral("1")}, "openings: most");
    row("engine", {QStringLiteral("--white"), QStringLiteral("other")}, "player white");
}

void MatchResumeTest::otherSettingsAreRefused()
{
    QFETCH(QStringList, options);
    QFETCH(const QByteArray, words);
    options.replaceInStrings(QStringLiteral("other"), command());
    writeOpenings();
    QCOMPARE(runCli(series(QStringLiteral("1"))).exitCode, 0);
    const QByteArray before = content("results");

    const Run run =
        runCli(series(QStringLiteral("2"), options + QStringList{QStringLiteral("--resume")}));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(words), run.errors.constData());
    QCOMPARE(content("results"), before);
}

void MatchResumeTest::twoMatchesInAFileAreRefused()
{
    writeOpenings();
    QCOMPARE(runCli(series(QStringLiteral("1"))).exitCode, 0);
    QCOMPARE(runCli(series(QStringLiteral("1"))).exitCode, 0);

    const Run run = runCli(series(QStringLiteral("2"), {QStringLiteral("--resume")}));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("game 1 twice"), run.errors.constData());
}

void MatchResumeTest::aFileWithoutSettingsIsRefused()
{
    QFile file(path("results"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"game\":1,\"result\":\"B+3\",\"end\":\"passes\",\"winner\":\"black\"}\n");
    file.close();

    const Run run =
        runCli(match({QStringLiteral("--games"), QStringLiteral("2"), QStringLiteral("--resume")}));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("earlier version"), run.errors.constData());
    QCOMPARE(runCli({QStringLiteral("match"), QStringLiteral("--black"), command(),
                     QStringLiteral("--white"), command(), QStringLiteral("--resume")})
                 .exitCode,
             2);
}

SHINPAN_TEST(MatchResumeTest)
#include "matchresume_test.moc"
