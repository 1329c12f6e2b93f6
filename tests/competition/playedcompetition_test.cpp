#include "core/competition/store/playedcompetition.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/store/resultstore.h"
#include "core/util/sqlite/sqlite.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace shinpan;

namespace {

constexpr int GamesPlayed = 60;

/// A table of TOML.
[[nodiscard]] QByteArray playerText(const char *id)
{
    return QByteArray("[[player]]\nid = \"") + id + "\"\ncommand = \"" + id + " --gtp {x}\"\n";
}

[[nodiscard]] QByteArray matchupText(const char *first, const char *second)
{
    return QByteArray("[[matchup]]\nplayers = [\"") + first + "\", \"" + second + "\"]\n";
}

const QByteArray GameText = "[game]\nboard_size = 9\nkomi = 6.5\ntime = \"1m\"\n";
const QByteArray FourPlayers =
    playerText("p1") + playerText("p2") + playerText("p3") + playerText("p4");

/// Black's first win, then White's, and so on: nobody's score is like another's by accident.
void playAll(const Competition &competition, ResultStore &store)
{
    GamePlanner planner(competition);
    QVERIFY(planner.loadOpenings());
    for (int played = 0; played < GamesPlayed; ++played) {
        const std::optional<GamePlan> plan = planner.next();
        if (!plan) {
            return;
        }
        StoredGame game;
        game.id = plan->id;
        game.matchup = plan->pairing.matchup;
        game.number = plan->pairing.number;
        game.players = plan->players;
        game.candidate = plan->candidate;
        for (const Color color : BothColors) {
            game.parameters[color] = toRecord(plan->values[color]);
        }
        game.size = plan->setup.size;
        game.komi = plan->setup.komi;
        game.started =
            QDateTime::fromMSecsSinceEpoch(1'800'000'000'000 + 1000 * played, QTimeZone::utc());
        game.ended = game.started.addMSecs(900);
        game.state = StoredGame::State::Finished;
        game.result.end = GameEnd::Resignation;
        game.result.winner = played % 3 == 1 ? Color::White : Color::Black;
        game.sgfResult = game.result.toSgf();
        planner.finish(game);
        store.finishGame(game);
    }
}

} // namespace

/// What is shown of a competition whose file has changed, or is gone: what was played.
class PlayedCompetitionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatWasPlayedIsShown_data();
    void whatWasPlayedIsShown();
    void aRecordOfAnEarlierVersionTellsWhatItCan_data() { whatWasPlayedIsShown_data(); }
    void aRecordOfAnEarlierVersionTellsWhatItCan();
    void aFileThatAgreesHasNoNote();
    void beforeTheFirstGameTheFileCounts();
    void fewerRoundsThanWerePlayedAreRefused();

private:
    void write(const QByteArray &content) const
    {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    /// Another text; nothing: no file.
    void change(const QByteArray &content) const
    {
        write(content);
        QVERIFY(!content.isEmpty() || QFile::remove(m_file));
    }
    /// Writes and plays it; the report then.
    [[nodiscard]] CompetitionReport playedReport(const QByteArray &content) const;
    [[nodiscard]] CompetitionReport reportNow() const;
    void makeEarlier() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void PlayedCompetitionTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("cup.toml"));
}

CompetitionReport PlayedCompetitionTest::playedReport(const QByteArray &content) const
{
    write(content);
    const Result<Competition, CompetitionFileErrors> competition = readCompetition(m_file);
    if (!competition) {
        qWarning("%s", qUtf8Printable(competition.error().front().message().english()));
        return {};
    }
    {
        const auto store = ResultStore::openForRun(*competition);
        playAll(*competition, **store);
    }
    return reportNow();
}

CompetitionReport PlayedCompetitionTest::reportNow() const
{
    const auto store = ResultStore::openForReading(m_file);
    const auto played = (*store)->played(m_file);
    return played ? reportOf(*played, **store) : CompetitionReport();
}

/// The record as versions of before kept it.
void PlayedCompetitionTest::makeEarlier() const
{
    auto raw = SqliteConnection::open(CompetitionFiles(m_file).database(),
                                      SqliteConnection::Mode::ReadWrite);
    QVERIFY(raw);
    QVERIFY(raw->execute("UPDATE series SET competition = ''; PRAGMA user_version = 3"));
}

void PlayedCompetitionTest::whatWasPlayedIsShown_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now"); // nothing: the file is gone
    QTest::addColumn<QByteArray>("difference");

    const QByteArray playoff = "type = \"playoff\"\ngames = 4\n" + GameText + playerText("p1")
                             + playerText("p2") + playerText("p3");
    const QByteArray pairs = matchupText("p1", "p2") + matchupText("p3", "p2");
    const QByteArray swiss = "type = \"swiss\"\nrounds = 3\ngames = 2\n" + GameText;
    const QByteArray five = FourPlayers + playerText("p5");
    const QByteArray league = "type = \"round-robin\"\ngames = 1\ncycles = 2\n" + GameText;
    const QByteArray all = "type = \"all-play-all\"\ngames = 2\n" + GameText;
    const QByteArray gauntlet = "type = \"gauntlet\"\ngames = 2\n" + GameText;
    const QByteArray knockout = "type = \"knockout\"\ngames = 2\n" + GameText;
    const QByteArray sprt = "type = \"sprt\"\ngames = 8\n[sprt]\nelo0 = 0\nelo1 = 40\n" + GameText;
    const QByteArray tune = "type = \"tune\"\ngames = 12\n[tune]\nmethod = \"gaussian-process\"\n"
                            "[[parameter]]\nname = \"x\"\nlow = 0\nhigh = 10\n"
                          + GameText;
    const auto with = [](QByteArray text, const char *old, const char *other) {
        return text.replace(old, other);
    };

    QTest::newRow("playoff: players of a pair swapped")
        << playoff + pairs << playoff + matchupText("p2", "p1") + matchupText("p3", "p2")
        << QByteArray("matchup 0: players was p1 and p2 and is now p2 and p1");
    QTest::newRow("playoff: komi") << playoff + pairs << with(playoff, "6.5", "7.5") + pairs
                                   << QByteArray("matchup 0: komi was 6.5 and is now 7.5");
    QTest::newRow("playoff: renamed")
        << playoff + pairs << with(playoff + pairs, "p1", "alt")
        << QByteArray("players were p1, p2, p3 and are now alt, p2, p3");
    QTest::newRow("playoff: a pair is gone") << playoff + pairs << playoff + matchupText("p1", "p2")
                                             << QByteArray("matchups were 0, 1 and are now 0");
    QTest::newRow("playoff: another type")
        << playoff + pairs << all + FourPlayers
        << QByteArray("type was playoff and is now all-play-all");
    QTest::newRow("swiss: a player is gone") << swiss + five << swiss + FourPlayers
                                             << QByteArray("players were p1, p2, p3, p4, p5 and "
                                                           "are now p1, p2, p3, p4");
    QTest::newRow("swiss: reordered")
        << swiss + five << swiss + playerText("p5") + FourPlayers
        << QByteArray("players were p1, p2, p3, p4, p5 and are now p5, p1, p2, p3, p4");
    QTest::newRow("swiss: fewer rounds")
        << swiss + five << with(swiss, "rounds = 3", "rounds = 1") + five
        << QByteArray("8 games that were played have no place");
    QTest::newRow("round robin: fewer cycles")
        << league + FourPlayers << with(league, "cycles = 2", "cycles = 1") + FourPlayers
        << QByteArray("6 games that were played have no place");
    QTest::newRow("round robin: a player is gone")
        << league + FourPlayers << league + playerText("p1") + playerText("p2") + playerText("p4")
        << QByteArray("players were");
    QTest::newRow("all play all: a player is gone")
        << all + FourPlayers << all + playerText("p1") + playerText("p3") + playerText("p4")
        << QByteArray("players were");
    QTest::newRow("gauntlet: two candidates")
        << gauntlet + FourPlayers << "candidates = 2\n" + gauntlet + FourPlayers
        << QByteArray("candidates was 1 and is now 2");
    QTest::newRow("knockout: a player is gone")
        << knockout + FourPlayers
        << knockout + playerText("p1") + playerText("p2") + playerText("p3")
        << QByteArray("players were");
    QTest::newRow("sprt: swapped")
        << sprt + playerText("p1") + playerText("p2") << sprt + playerText("p2") + playerText("p1")
        << QByteArray("players were p1, p2 and are now p2, p1");
    QTest::newRow("sprt: another test")
        << sprt + playerText("p1") + playerText("p2")
        << with(sprt, "40", "5") + playerText("p1") + playerText("p2")
        << QByteArray("test was 0 or 40 Elo");
    QTest::newRow("tune: another range")
        << tune + playerText("p1") + playerText("p2")
        << with(tune, "high = 10", "high = 99") + playerText("p1") + playerText("p2")
        << QByteArray("parameter x was");
    QTest::newRow("no TOML") << all + FourPlayers << QByteArray("type = \n")
                             << QByteArray("its file cannot be used");
    QTest::newRow("a mistake") << all + FourPlayers << "speed = 3\n" + all + FourPlayers
                               << QByteArray("its file cannot be used");
    QTest::newRow("no file") << all + FourPlayers << QByteArray()
                             << QByteArray("its file cannot be used");
}

void PlayedCompetitionTest::whatWasPlayedIsShown()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, now);
    QFETCH(const QByteArray, difference);
    const CompetitionReport good = playedReport(before);
    QVERIFY(good.played > 0);
    QVERIFY(good.note.isEmpty());

    change(now);

    CompetitionReport shown = reportNow();
    const QString note = shown.note.english();
    QVERIFY2(note.contains(QString::fromUtf8(difference)), qPrintable(note));
    QVERIFY(!note.contains(u'\n'));
    QVERIFY(toText(shown).contains(QLatin1String("shown as it was played")));
    QVERIFY(toHtml(shown, {}).contains("Shown as it was played"));
    QVERIFY(toJson(shown).contains("\"note\": \"shown as it was played"));
    shown.note = {};
    QCOMPARE(toText(shown), toText(good));
    QCOMPARE(toJson(shown), toJson(good));
    QCOMPARE(toCsv(shown), toCsv(good));
    QCOMPARE(toCsv(shown, CsvTable::Matchups), toCsv(good, CsvTable::Matchups));
    QVERIFY(toHtml(shown, {}) == toHtml(good, {}));
}

void PlayedCompetitionTest::aRecordOfAnEarlierVersionTellsWhatItCan()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, now);
    const CompetitionReport good = playedReport(before);
    makeEarlier();
    QVERIFY(reportNow().note.isEmpty()); // what agrees is the file's
    QCOMPARE(toText(reportNow()), toText(good));

    change(now);

    const CompetitionReport shown = reportNow();
    const QString note = shown.note.english();
    QVERIFY2(note.contains(QLatin1String("earlier version and does not say its name")),
             qPrintable(note));
    QCOMPARE(toCsv(shown), toCsv(good));
    QCOMPARE(shown.played, good.played);
    QCOMPARE(shown.standings.size(), good.standings.size());
    for (std::size_t i = 0; i < good.standings.size(); ++i) {
        QCOMPARE(shown.standings[i].player, good.standings[i].player);
        QCOMPARE(shown.standings[i].points, good.standings[i].points);
    }
    QCOMPARE(shown.matchups.size(), good.matchups.size());
    for (std::size_t i = 0; i < good.matchups.size(); ++i) {
        QCOMPARE(shown.matchups[i].setup, good.matchups[i].setup);
        QCOMPARE(shown.matchups[i].name, good.matchups[i].name);
    }
    QCOMPARE(shown.players.front().engine.command, good.players.front().engine.command);
    QCOMPARE(shown.sprt.has_value(), good.sprt.has_value());
    const bool isTune = good.type == CompetitionType::Tune;
    QCOMPARE(note.contains(QLatin1String("what the tune looked for")), isTune);
    QVERIFY(!shown.isOver || good.type == CompetitionType::Knockout || good.isOver);
}

void PlayedCompetitionTest::aFileThatAgreesHasNoNote()
{
    const QByteArray cup = "type = \"all-play-all\"\ngames = 2\n" + GameText + FourPlayers;
    const CompetitionReport good = playedReport(cup);

    write("# a comment\nparallel = 3\nlog_gtp = true\n" + cup);

    QCOMPARE(toText(reportNow()), toText(good));

    write("name = \"The Cup\"\n" + QByteArray(cup).replace("games = 2", "games = 6"));

    QCOMPARE(
        reportNow().note.english(),
        QStringLiteral("shown as it was played; its file says otherwise: name was cup and is now "
                       "The Cup; games was 2 and is now 6"));
    {
        const Result<Competition, CompetitionFileErrors> more = readCompetition(m_file);
        QVERIFY(ResultStore::openForRun(*more)); // a run goes on with it
    }
    QVERIFY(reportNow().note.isEmpty());
    QCOMPARE(reportNow().name, QStringLiteral("The Cup"));
    QCOMPARE(reportNow().played, good.played);
}

void PlayedCompetitionTest::beforeTheFirstGameTheFileCounts()
{
    const QByteArray cup = "type = \"all-play-all\"\ngames = 2\n" + GameText + FourPlayers;
    write(cup);
    const Result<Competition, CompetitionFileErrors> competition = readCompetition(m_file);
    QVERIFY(ResultStore::openForRun(*competition));
    write(QByteArray(cup).replace("6.5", "0.5"));

    const auto played = playedCompetition(m_file);

    QVERIFY(played);
    QCOMPARE(played->note.english(), QString());
    QCOMPARE(played->competition.setup.komi, 0.5);
}

void PlayedCompetitionTest::fewerRoundsThanWerePlayedAreRefused()
{
    const QByteArray swiss = "type = \"swiss\"\nrounds = 3\ngames = 2\n" + GameText + FourPlayers;
    static_cast<void>(playedReport(swiss));
    write(QByteArray(swiss).replace("rounds = 3", "rounds = 2"));

    const auto store = ResultStore::openForRun(*readCompetition(m_file));

    QVERIFY(!store);
    QVERIFY2(store.error().english().contains(QLatin1String("rounds was 3 and is now 2")),
             qPrintable(store.error().english()));
}

SHINPAN_TEST(PlayedCompetitionTest)
#include "playedcompetition_test.moc"
