#include "core/competition/store/seriessettings.h"

#include "core/competition/competition.h"
#include "core/competition/store/serieschanges.h"
#include "tests/support/testmain.h"

#include <QTemporaryFile>
#include <QTest>

using namespace shinpan;

namespace {

CompetitionPlayer playerOf(const QString &id)
{
    CompetitionPlayer player;
    player.id = id;
    player.engine.commandLine = id + QStringLiteral(" --gtp");
    return player;
}

Competition cup()
{
    Competition competition;
    competition.players = {playerOf(QStringLiteral("anna")), playerOf(QStringLiteral("bert"))};
    competition.games = 10;
    return competition;
}

/// What has changed from cup() to this.
QString changesIn(const Competition &competition)
{
    return namedChanges(differences(seriesSettings(cup()), seriesSettings(competition))).english();
}

} // namespace

/// The results that may be counted together.
class SeriesSettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDecidesNothingIsLeftOut();
    void whatDecidesIsNamed();
    void aPlayerAtTheEndChangesNothing();
    void aPlayerInBetweenDoes();
    void aPlayerMoreChangesASwissTournament();
    void aMatchupAtTheEndChangesNothing();
    void openingsThatWereEditedAreOthers();
    void theyAreReadBackFromTheRecord();
    void aFolderMayBeMoved();
    void aRecordOfBeforeGoesOnInAFolderThatWasMoved();
};

void SeriesSettingsTest::whatDecidesNothingIsLeftOut()
{
    Competition other = cup();
    other.file = QStringLiteral("/elsewhere/cup.toml");
    other.name = QStringLiteral("The Cup");
    other.games = 1000;
    other.parallel = 7;
    other.recordsGames = false;
    other.policies.quarantineAfter = 3;
    QCOMPARE(changesIn(other), QString());
}

void SeriesSettingsTest::whatDecidesIsNamed()
{
    Competition other = cup();
    other.setup.komi = 6.5;
    other.setup.size = BoardSize::square(9);
    other.players[1].engine.commandLine = QStringLiteral("bert --strong");
    QCOMPARE(changesIn(other),
             QStringLiteral("board was 19x19 and is now 9x9; komi was 7.5 and is now "
                            "6.5; player bert: command was \"bert --gtp\" and "
                            "is now \"bert --strong\""));
}

void SeriesSettingsTest::aPlayerAtTheEndChangesNothing()
{
    Competition other = cup();
    other.players.push_back(playerOf(QStringLiteral("cleo")));
    QCOMPARE(changesIn(other), QString());
    // Going back does, because cleo may have played.
    QVERIFY(!differences(seriesSettings(other), seriesSettings(cup())).isEmpty());
}

void SeriesSettingsTest::aPlayerInBetweenDoes()
{
    Competition other = cup();
    other.players.insert(other.players.begin() + 1, playerOf(QStringLiteral("cleo")));
    QCOMPARE(changesIn(other),
             QStringLiteral("players were anna, bert and are now anna, cleo, bert"));
}

void SeriesSettingsTest::aPlayerMoreChangesASwissTournament()
{
    Competition swiss = cup();
    swiss.type = CompetitionType::Swiss;
    Competition more = swiss;
    more.players.push_back(playerOf(QStringLiteral("cleo")));
    QVERIFY(!differences(seriesSettings(swiss), seriesSettings(more)).isEmpty());
}

void SeriesSettingsTest::aMatchupAtTheEndChangesNothing()
{
    Competition playoff = cup();
    playoff.type = CompetitionType::Playoff;
    CompetitionMatchup matchup;
    matchup.id = QStringLiteral("0");
    matchup.second = 1;
    playoff.matchups = {matchup};
    Competition more = playoff;
    matchup.id = QStringLiteral("1");
    matchup.setup.komi = 0.5;
    more.matchups.push_back(matchup);
    QVERIFY(differences(seriesSettings(playoff), seriesSettings(more)).isEmpty());
    more.matchups[0].setup.komi = 0.5;
    QCOMPARE(differences(seriesSettings(playoff), seriesSettings(more)),
             QList<Message>{
                 Message::verbatim(QStringLiteral("matchup 0: komi was 7.5 and is now 0.5"))});
}

void SeriesSettingsTest::openingsThatWereEditedAreOthers()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("D4 Q16\n");
    file.flush();
    Competition competition = cup();
    competition.openings.sources = {MoveFileOpenings{file.fileName()}};
    const SeriesSettings before = seriesSettings(competition);
    QCOMPARE(seriesSettings(competition), before);
    file.write("C3 R17\n");
    file.flush();
    const QList<Message> changes = differences(before, seriesSettings(competition));
    QCOMPARE(changes.size(), 1);
    QVERIFY(changes.first().english().startsWith(QLatin1String("openings: sources was")));
}

void SeriesSettingsTest::theyAreReadBackFromTheRecord()
{
    Competition competition = cup();
    competition.players[0].engine.commandLine = QStringLiteral("anna \"ä\\\n\"");
    const SeriesSettings settings = seriesSettings(competition);
    QCOMPARE(seriesSettingsFromJson(toJson(settings)), settings);
}

/// A cup with all that may stand in its folder.
static Competition cupIn(const QString &folder)
{
    Competition competition = cup();
    competition.file = folder + QStringLiteral("/cup.toml");
    competition.players[0].engine.workingDirectory = folder;
    competition.players[1].engine.workingDirectory = folder + QStringLiteral("/bin");
    competition.openings.sources = {MoveFileOpenings{folder + QStringLiteral("/one.txt")},
                                    MoveFileOpenings{folder + QStringLiteral("/two.txt")}};
    return competition;
}

void SeriesSettingsTest::aFolderMayBeMoved()
{
    const SeriesSettings before = seriesSettings(cupIn(QStringLiteral("/home/anna/cup")));
    QCOMPARE(before, seriesSettings(cupIn(QStringLiteral("/srv/cup2"))));

    Competition other = cupIn(QStringLiteral("/srv/cup2"));
    other.players[1].engine.workingDirectory = QStringLiteral("/srv/cup2/lib");
    QCOMPARE(differences(before, seriesSettings(other)),
             QList<Message>{Message::verbatim(
                 QStringLiteral("player bert: working directory was \"./bin\" and is now "
                                "\"./lib\""))});
    other.players[1].engine.workingDirectory = QStringLiteral("/home/anna/cup/bin");
    QCOMPARE(differences(before, seriesSettings(other)).size(), 1);
}

void SeriesSettingsTest::aRecordOfBeforeGoesOnInAFolderThatWasMoved()
{
    const QString then = QStringLiteral("/home/anna/cup");
    const SeriesSettings now = seriesSettings(cupIn(QStringLiteral("/srv/cup2")));
    SeriesSettings before = now; // as it was kept
    for (QString &value : before.values) {
        value.replace(QStringLiteral("\"."), u'"' + then)
            .replace(QStringLiteral(", ./"), QStringLiteral(", ") + then + u'/');
    }
    QVERIFY(before.values.values().contains(QStringLiteral("\"/home/anna/cup\"")));
    QStringList asked;
    const auto says = [&asked](bool answer) {
        return [&asked, answer](const QString &folder) {
            asked += folder;
            return answer;
        };
    };

    QVERIFY(differences(seenFromHome(before, now, says(true)), now).isEmpty());
    QCOMPARE(asked, QStringList(then));

    // Differences stay where engines ran elsewhere, or in several places.
    QCOMPARE(differences(seenFromHome(before, now, says(false)), now).size(), 3);
    SeriesSettings scattered = before;
    scattered.values[QStringLiteral("player bert: working directory")] =
        QStringLiteral("\"/opt/bin\"");
    QCOMPARE(differences(seenFromHome(scattered, now, says(true)), now).size(), 1);
    SeriesSettings others = before;
    others.values[QStringLiteral("komi")] = QStringLiteral("5.5");
    QCOMPARE(differences(seenFromHome(others, now, says(true)), now).size(), 1);
}

SHINPAN_TEST(SeriesSettingsTest)

#include "seriessettings_test.moc"
