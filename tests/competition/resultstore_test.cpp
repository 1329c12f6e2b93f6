#include "core/competition/store/resultstore.h"

#include "core/util/sqlite/sqlite.h"
#include "tests/competition/storesketch.h"
#include "tests/support/fulldisk.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <csignal>

using namespace shinpan;
using namespace shinpan::test;

namespace {

StoredMove moveAt(const QString &vertex, Color color = Color::Black)
{
    return {color,
            vertex,
            std::chrono::nanoseconds(1'234'567'891),
            QStringLiteral("0:59"),
            QStringLiteral("winrate 51%\nzwölf"),
            {.chances = 0.5123, .lead = -0.25, .visits = 1'600, .line = QStringLiteral("E5 pass")}};
}

} // namespace

/// The record of a competition on the disk: what comes out is what went in, whatever happens.
class ResultStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aGameComesBackAsItWasWritten();
    void aRunningGameHasTheMovesThatWereAdded();
    void theNextRunGoesOnWithAnUnfinishedGame();
    void aVoidGameIsPlayedAgainAsItsNextAttempt();
    void aGameThatBeginsTwiceIsBrokenOffTheFirstTime();
    void aGameThatIsOverIsCountedOnFromTheRecord();
    void eventsComeBackInTheirOrder();
    void anotherProgramOfAPlayerIsNamed();
    void hashesAreKeptAsLongAsTheFileIsTheSame();

    void theFirstWriteAfterAQuietTimeIsCommittedAtOnce();
    void aFloodSharesATransaction();
    void finishedGamesAreAnnouncedWhenTheyAreSafe();
    void aReaderSeesWhatARunHasCommitted();
    void twentyThousandGamesAreReadQuickly();

    void otherSettingsAreRefusedByName();
    void aNewSeriesDoesNotSeeTheOldOnesGames();
    void settingsMayChangeBeforeTheFirstGame();
    void aPlayerMayBeAdded();
    void twoRunsAtOnceAreRefused();

    void aFullDiskLosesNothing();
    void aMissingFolderIsNamed();
    void aDamagedRecordIsNamed();
    void damageThatIsFoundLaterIsKeptInMind();
    void gamesOfMadeUpNamesAreRefused();
    void tablesThatComputeAreRefused_data();
    void tablesThatComputeAreRefused();
    void aTriggerIsNotRun();
    void whatNoGameIsLikeIsRefused_data();
    void whatNoGameIsLikeIsRefused();
    void aRecordInAMovedFolderGoesOn();
    void anotherProgramsDatabaseIsLeftAlone();
    void aRecordOfANewerVersionIsLeftAlone();
    void aRecordOfAnEarlierVersionGoesOn_data();
    void aRecordOfAnEarlierVersionGoesOn();
    void withoutARecordThereIsNothingToRead();

private:
    using OtherSettings = ResultStore::OtherSettings;

    Result<std::unique_ptr<ResultStore>> tryOpen(const QString &komi = QStringLiteral("6.5"),
                                                 OtherSettings other = OtherSettings::Refuse) const
    {
        return ResultStore::openForRun(m_file, settingsWithKomi(komi), other);
    }
    std::unique_ptr<ResultStore> open() const { return std::move(tryOpen().value()); }
    std::unique_ptr<ResultStore> reading() const
    {
        return std::move(ResultStore::openForReading(m_file).value());
    }
    QString database() const { return m_folder->filePath(QStringLiteral("cup.db")); }
    SqliteConnection rawDatabase() const
    {
        return std::move(
            SqliteConnection::open(database(), SqliteConnection::Mode::ReadWrite).value());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void ResultStoreTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("cup.toml"));
}

void ResultStoreTest::aGameComesBackAsItWasWritten()
{
    StoredGame game = finishedGame(QStringLiteral("AvB_0"), 57);
    game.matchup = 3;
    game.result = {.end = GameEnd::Passes,
                   .winner = Color::White,
                   .score = Score{-3.5},
                   .culprit = Color::Black,
                   .reason = Message::verbatim(QStringLiteral("„gezählt“ – 中国"))};
    game.sgfResult = QStringLiteral("W+3.5");
    game.time = {std::chrono::nanoseconds(1), std::chrono::hours(300)};
    game.cpu = {1.25, std::nullopt};
    game.measuredCpu = {std::nullopt, 2.5};
    game.size = {19, 13};
    game.komi = -0.5;
    game.handicap = 2;
    game.stones = {{QStringLiteral("D4"), QStringLiteral("Q16")}, {QStringLiteral("C3")}};
    game.opening = QStringLiteral("low Chinese");
    game.slot = 7;
    game.duplicateOf = QStringLiteral("AvB_9");
    game.evidence = QStringLiteral("[{\"score\":\"W+3.5\"}]");
    game.candidate = 12;
    game.parameters = {QStringLiteral("{\"exploration\":\"0.4\"}"), QString()};
    game.node = QStringLiteral("rack-7");
    game.speed = 12.25;
    {
        const auto store = open();
        store->beginGame(begunGame(game.id));
        store->finishGame(game);
    }
    for (const std::vector<StoredGame> &games : {open()->games(), reading()->games()}) {
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(areSame(games.front(), game));
    }
}

void ResultStoreTest::aRunningGameHasTheMovesThatWereAdded()
{
    const auto store = open();
    store->beginGame(begunGame(QStringLiteral("AvB_0")));
    store->addMove(QStringLiteral("AvB_0"), moveAt(QStringLiteral("D4")));
    store->addMove(QStringLiteral("AvB_0"), moveAt(QStringLiteral("pass"), Color::White));
    StoredMove silent = moveAt(QStringLiteral("C3"));
    silent.thought = {};
    store->addMove(QStringLiteral("AvB_0"), silent);
    StoredMove brief = moveAt(QStringLiteral("E5"), Color::White);
    brief.thought = {.lead = 0};
    store->addMove(QStringLiteral("AvB_0"), brief);
    QVERIFY(store->flush());
    const std::vector<StoredGame> unfinished = store->unfinishedGames();
    QCOMPARE(unfinished.size(), std::size_t{1});
    QCOMPARE(unfinished.front().moves, 4);
    const std::vector expected{moveAt(QStringLiteral("D4")),
                               moveAt(QStringLiteral("pass"), Color::White), silent, brief};
    QCOMPARE(store->movesOf(QStringLiteral("AvB_0")), expected);
}

void ResultStoreTest::theNextRunGoesOnWithAnUnfinishedGame()
{
    const QString id = QStringLiteral("AvB_0");
    {
        const auto store = open();
        store->beginGame(begunGame(id));
        store->addMove(id, moveAt(QStringLiteral("D4")));
    }
    const auto store = open();
    QCOMPARE(store->unfinishedGames().size(), std::size_t{1});
    store->addMove(id, moveAt(QStringLiteral("E5"), Color::White));
    store->finishGame(finishedGame(id, 2));
    QVERIFY(store->flush());
    QCOMPARE(store->movesOf(id).size(), std::size_t{2});
    QCOMPARE(store->movesOf(id).back().vertex, QStringLiteral("E5"));
    QVERIFY(store->unfinishedGames().empty());
    QCOMPARE(store->games().size(), std::size_t{1});
    QVERIFY(areSame(store->games().front(), finishedGame(id, 2)));
}

void ResultStoreTest::aVoidGameIsPlayedAgainAsItsNextAttempt()
{
    const QString id = QStringLiteral("AvB_0");
    {
        const auto store = open();
        store->beginGame(begunGame(id));
        store->addMove(id, moveAt(QStringLiteral("D4")));
        StoredGame game = finishedGame(id, 1);
        game.state = StoredGame::State::Void;
        store->voidGame(game);
    }
    const auto store = open();
    store->beginGame(begunGame(id));
    store->finishGame(finishedGame(id));
    QVERIFY(store->flush());
    const std::vector<StoredGame> games = store->games();
    QCOMPARE(games.size(), std::size_t{2});
    QCOMPARE(games[0].state, StoredGame::State::Void);
    QCOMPARE(games[0].attempt, 1);
    QCOMPARE(games[1].state, StoredGame::State::Finished);
    QCOMPARE(games[1].attempt, 2);
    QVERIFY(store->movesOf(id).empty());
}

void ResultStoreTest::aGameThatBeginsTwiceIsBrokenOffTheFirstTime()
{
    const QString id = QStringLiteral("AvB_0");
    const auto store = open();
    store->beginGame(begunGame(id));
    store->addMove(id, moveAt(QStringLiteral("D4")));
    store->beginGame(begunGame(id));
    QVERIFY(store->flush());
    const std::vector<StoredGame> games = store->games();
    QCOMPARE(games.size(), std::size_t{2});
    QCOMPARE(games[0].state, StoredGame::State::BrokenOff);
    QCOMPARE(games[0].moves, 1);
    QCOMPARE(games[1].state, StoredGame::State::Running);
}

void ResultStoreTest::aGameThatIsOverIsCountedOnFromTheRecord()
{
    {
        const auto store = open();
        store->finishGame(finishedGame(QStringLiteral("AvB_0"))); // played elsewhere
        QVERIFY(store->flush());
        store->finishGame(finishedGame(QStringLiteral("AvB_0")));
        store->finishGame(finishedGame(QStringLiteral("AvB_0"))); // none of these is committed
        QVERIFY(store->flush());
    }
    const auto store = open();
    store->beginGame(begunGame(QStringLiteral("AvB_0")));

    QVERIFY(store->flush());
    QList<int> attempts;
    for (const StoredGame &game : store->games()) {
        attempts.append(game.attempt);
    }
    QCOMPARE(attempts, QList<int>({1, 2, 3, 4}));
}

void ResultStoreTest::eventsComeBackInTheirOrder()
{
    const CompetitionEvent first{
        .time = QDateTime::fromMSecsSinceEpoch(1'800'000'000'001, QTimeZone::utc()),
        .kind = CompetitionEvent::Kind::GameVoid,
        .gameId = QStringLiteral("AvB_0"),
        .player = QStringLiteral("anna"),
        .text = QStringLiteral("the engine’s pipe closed")};
    CompetitionEvent second = first;
    second.kind = CompetitionEvent::Kind::Quarantined;
    {
        const auto store = open();
        store->addEvent(first);
        store->addEvent(second);
    }
    const std::vector expected{first, second};
    QCOMPARE(reading()->events(), expected);
}

void ResultStoreTest::anotherProgramOfAPlayerIsNamed()
{
    EngineIdentity engine{
        .player = QStringLiteral("anna"),
        .name = QStringLiteral("Anna"),
        .version = QStringLiteral("1.0"),
        .command = QStringLiteral("anna --gtp"),
        .files = {{.path = QStringLiteral("/opt/anna"),
                   .bytes = 5,
                   .modified = QDateTime::fromMSecsSinceEpoch(1, QTimeZone::utc()),
                   .sha256 = QByteArray(64, 'a')}}};
    QVERIFY(!open()->recordEngine(engine));
    const auto store = open();
    QVERIFY(!store->recordEngine(engine));
    QCOMPARE(store->engines(), std::vector{engine});
    engine.files.front().sha256 = QByteArray(64, 'b');
    const std::optional<QString> change = store->recordEngine(engine);
    QVERIFY(change);
    QCOMPARE(*change, QStringLiteral("anna plays with another /opt/anna than in earlier games of "
                                     "this series"));
    QVERIFY(store->flush());
    QCOMPARE(store->engines(), std::vector{engine});
}

void ResultStoreTest::hashesAreKeptAsLongAsTheFileIsTheSame()
{
    IdentifiedFile file{.path = QStringLiteral("/opt/network"),
                        .bytes = 5,
                        .modified = QDateTime::fromMSecsSinceEpoch(1'234, QTimeZone::utc()),
                        .sha256 = QByteArray(64, 'a')};
    open()->rememberHash(file);
    const auto store = open();
    QCOMPARE(store->hashOf(file), std::optional(QByteArray(64, 'a')));
    file.modified = file.modified.addMSecs(1);
    QCOMPARE(store->hashOf(file), std::nullopt);
}

void ResultStoreTest::theFirstWriteAfterAQuietTimeIsCommittedAtOnce()
{
    const auto store = open();
    store->beginGame(begunGame(QStringLiteral("AvB_0")));
    QCOMPARE(reading()->games().size(), std::size_t{1});
    QElapsedTimer quiet;
    quiet.start();
    QTRY_VERIFY_WITH_TIMEOUT(quiet.hasExpired(ResultStore::CommitInterval.count()), 5000);
    store->addMove(QStringLiteral("AvB_0"), moveAt(QStringLiteral("D4")));
    QCOMPARE(reading()->movesOf(QStringLiteral("AvB_0")).size(), std::size_t{1});
}

void ResultStoreTest::aFloodSharesATransaction()
{
    static constexpr std::size_t Moves = 30;
    const QString id = QStringLiteral("AvB_0");
    const auto store = open();
    const auto reader = reading();
    store->beginGame(begunGame(id));
    int waiting = 0;
    for (std::size_t move = 1; move <= Moves; ++move) {
        store->addMove(id, moveAt(QStringLiteral("D4")));
        waiting += reader->movesOf(id).size() < move ? 1 : 0;
    }
    QVERIFY(waiting > 0);
    QTRY_COMPARE_WITH_TIMEOUT(reader->movesOf(id).size(), Moves, 5000);
}

void ResultStoreTest::finishedGamesAreAnnouncedWhenTheyAreSafe()
{
    const auto store = open();
    QStringList safe;
    connect(store.get(), &ResultStore::gamesCommitted, store.get(),
            [&](const QStringList &games) { safe += games; });
    store->finishGame(finishedGame(QStringLiteral("AvB_0")));
    store->finishGame(finishedGame(QStringLiteral("AvB_1")));
    QVERIFY(safe.isEmpty());
    const QStringList expected{QStringLiteral("AvB_0"), QStringLiteral("AvB_1")};
    QTRY_COMPARE_WITH_TIMEOUT(safe, expected, 5000);
    QCOMPARE(reading()->games().size(), std::size_t{2});
}

void ResultStoreTest::aReaderSeesWhatARunHasCommitted()
{
    const auto store = open();
    store->finishGame(finishedGame(QStringLiteral("AvB_0")));
    const auto reader = reading();
    QCOMPARE(reader->games().size(), std::size_t{1});
    store->finishGame(finishedGame(QStringLiteral("AvB_1")));
    QVERIFY(store->flush());
    QCOMPARE(reader->games().size(), std::size_t{2});
}

void ResultStoreTest::twentyThousandGamesAreReadQuickly()
{
    static constexpr int Games = 20'000;
    const auto store = open();
    for (int number = 0; number < Games; ++number) {
        store->finishGame(finishedGame(QStringLiteral("AvB_%1").arg(number), 200));
    }
    QVERIFY(store->flush());
    const auto reader = reading();
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(reader->games().size(), std::size_t{Games});
    qInfo("%d games read in %lld ms", Games, timer.elapsed());
    QVERIFY(timer.elapsed() < 5000);
}

void ResultStoreTest::otherSettingsAreRefusedByName()
{
    open()->finishGame(finishedGame(QStringLiteral("AvB_0")));
    const auto refused = tryOpen(QStringLiteral("7.5"));
    QVERIFY(!refused);
    QVERIFY2(refused.error().english().contains(QLatin1String("komi was 6.5 and is now 7.5")),
             qPrintable(refused.error().english()));
    QVERIFY(refused.error().english().contains(database()));
}

void ResultStoreTest::aNewSeriesDoesNotSeeTheOldOnesGames()
{
    open()->finishGame(finishedGame(QStringLiteral("AvB_0")));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("cup.games")));
    const auto store = std::move(tryOpen(QStringLiteral("7.5"), OtherSettings::NewSeries).value());
    QCOMPARE(store->series(), 2);
    QVERIFY(store->games().empty());
    QVERIFY(!m_folder->isValid()
            || !QFile::exists(m_folder->filePath(QStringLiteral("cup.games"))));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("cup.series1.games"))));
    store->finishGame(finishedGame(QStringLiteral("AvB_0")));
    QVERIFY(store->flush());
    QCOMPARE(store->games().size(), std::size_t{1});
    QCOMPARE(reading()->games().size(), std::size_t{1});
}

void ResultStoreTest::settingsMayChangeBeforeTheFirstGame()
{
    open();
    QCOMPARE(tryOpen(QStringLiteral("7.5")).value()->series(), 1);
    QVERIFY(tryOpen(QStringLiteral("7.5")));
}

void ResultStoreTest::aPlayerMayBeAdded()
{
    open()->finishGame(finishedGame(QStringLiteral("AvB_0")));
    SeriesSettings more = settingsWithKomi(QStringLiteral("6.5"));
    more.players += QStringLiteral("cleo");
    more.values.insert(QStringLiteral("player cleo: command"), QStringLiteral("cleo"));
    QCOMPARE(ResultStore::openForRun(m_file, more, OtherSettings::Refuse).value()->games().size(),
             std::size_t{1});
    // Now she belongs to the series and may not leave it.
    QVERIFY(!tryOpen());
}

void ResultStoreTest::twoRunsAtOnceAreRefused()
{
    const auto store = open();
    const auto second = tryOpen();
    QVERIFY(!second);
    QVERIFY2(second.error().english().contains(QString::number(QCoreApplication::applicationPid())),
             qPrintable(second.error().english()));
}

void ResultStoreTest::aFullDiskLosesNothing()
{
    const auto store = open();
    QSignalSpy troubled(store.get(), &ResultStore::troubled);
    QSignalSpy recovered(store.get(), &ResultStore::recovered);
    const QString id = QStringLiteral("AvB_0");
    store->beginGame(begunGame(id));
    QVERIFY(store->flush());
    {
        const FullDisk full(16 * 1024);
        for (int number = 0; number < 200; ++number) {
            store->addMove(id, moveAt(QStringLiteral("D4")));
        }
        store->finishGame(finishedGame(id, 200));
        const Result<void> written = store->flush();
        QVERIFY(!written);
        QVERIFY2(written.error().english().contains(database()),
                 qPrintable(written.error().english()));
        QVERIFY(store->trouble());
        QVERIFY(troubled.wait(1000));
    }
    QVERIFY(recovered.wait(3000));
    QCOMPARE(troubled.count(), 1);
    QVERIFY(!store->trouble());
    QCOMPARE(store->games().size(), std::size_t{1});
    QVERIFY(areSame(store->games().front(), finishedGame(id, 200)));
    QCOMPARE(store->movesOf(id).size(), std::size_t{200});
}

void ResultStoreTest::aMissingFolderIsNamed()
{
    m_file = m_folder->filePath(QStringLiteral("nowhere/cup.toml"));
    const auto refused = tryOpen();
    QVERIFY(!refused);
    QVERIFY(
        refused.error().english().contains(m_folder->filePath(QStringLiteral("nowhere/cup.lock"))));
}

void ResultStoreTest::aDamagedRecordIsNamed()
{
    {
        const auto store = open();
        for (int number = 0; number < 200; ++number) {
            store->finishGame(finishedGame(QStringLiteral("AvB_%1").arg(number)));
        }
    }
    QFile file(database());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(4096));
    file.write(QByteArray(static_cast<int>(file.size()) - 4096, 'x'));
    file.close();
    for (const QString &reason :
         {tryOpen().error().english(), ResultStore::openForReading(m_file).error().english()}) {
        QVERIFY2(reason.contains(database()) && reason.contains(QLatin1String("damaged")),
                 qPrintable(reason));
    }
}

void ResultStoreTest::damageThatIsFoundLaterIsKeptInMind()
{
    open()->finishGame(finishedGame(QStringLiteral("AvB_0")));
    const auto store = reading();
    QVERIFY(store->damage().isEmpty());
    QVERIFY(rawDatabase().execute("DROP TABLE event"));

    QVERIFY(store->events().empty());

    QVERIFY2(store->damage().english().contains(database()), qPrintable(store->damage().english()));
}

void ResultStoreTest::gamesOfMadeUpNamesAreRefused()
{
    for (const char *id : {"../../escaped", "/etc/passwd", "..", ".hidden", ""}) {
        init();
        open()->finishGame(finishedGame(QStringLiteral("AvB_0")));
        {
            SqliteConnection raw = rawDatabase();
            auto change = raw.prepare("UPDATE game SET id = ?");
            QVERIFY(change);
            QVERIFY(change->bind(QString::fromLatin1(id)).run());
        }
        for (const QString &reason :
             {tryOpen().error().english(), ResultStore::openForReading(m_file).error().english()}) {
            QVERIFY2(reason.contains(QLatin1String("names that no competition gives")),
                     qPrintable(reason));
        }
    }
}

void ResultStoreTest::tablesThatComputeAreRefused_data()
{
    QTest::addColumn<QByteArray>("change");

    QTest::newRow("rows without end")
        << QByteArray("ALTER TABLE game RENAME TO old; CREATE VIEW game AS WITH RECURSIVE more(n) "
                      "AS (SELECT 1 UNION ALL SELECT n + 1 FROM more) SELECT old.* FROM old, more");
    QTest::newRow("events without end") << QByteArray(
        "DROP TABLE event; CREATE VIEW event AS WITH RECURSIVE more(number) AS "
        "(SELECT 1 UNION ALL SELECT number + 1 FROM more) SELECT number, 1 AS series, "
        "'' AS time, '' AS kind, '' AS game, '' AS player, '' AS text FROM more");
    QTest::newRow("a text out of nothing")
        << QByteArray("ALTER TABLE game ADD COLUMN more TEXT AS (printf('%.*c', 100, 'x'))");
    QTest::newRow("a virtual table") << QByteArray("CREATE VIRTUAL TABLE more USING fts5(words)");
}

/// A file that somebody else made is data, and no program that makes more of it.
void ResultStoreTest::tablesThatComputeAreRefused()
{
    QFETCH(const QByteArray, change);
    open()->finishGame(finishedGame(QStringLiteral("AvB_0")));
    QVERIFY(reading()->games().size() == 1);
    QVERIFY(rawDatabase().execute(change.constData()));

    const auto store = ResultStore::openForReading(m_file);

    const bool isRefused = !store || ((*store)->events().empty() && !(*store)->damage().isEmpty());
    QVERIFY(isRefused);
}

void ResultStoreTest::aTriggerIsNotRun()
{
    open()->finishGame(finishedGame(QStringLiteral("AvB_0")));
    QVERIFY(rawDatabase().execute(
        "CREATE TRIGGER evil AFTER INSERT ON game BEGIN DELETE FROM game; END"));

    open()->finishGame(finishedGame(QStringLiteral("AvB_1")));

    QCOMPARE(reading()->games().size(), std::size_t{2});
}

void ResultStoreTest::whatNoGameIsLikeIsRefused_data()
{
    QTest::addColumn<QByteArray>("damage");
    const auto rows = [](const QList<QByteArray> &columns, const QList<QByteArray> &values) {
        for (const QByteArray &column : columns) {
            for (const QByteArray &value : values) {
                const QByteArray damage = column + " = " + value;
                QTest::newRow(damage.constData()) << damage;
            }
        }
    };
    rows({"matchup", "number", "attempt", "moves", "black_ns", "white_ns", "columns", "rows",
          "handicap", "slot", "series"},
         {"-1", "9223372036854775807", "'many'"});
    rows({"komi", "margin"}, {"9e999", "-1e7", "'half'"});
    rows({"state", "ending", "winner", "culprit"}, {"'BLACK'", "7", "''", "x'00ff'"});
    rows({"columns", "rows", "attempt"}, {"0"});
    rows({"serial"}, {"-serial", "serial + 9223372036854775000"});
    rows({"id"}, {"'AvB_0'"});
}

/// What a record says is not read as something else: no other winner, no game played again.
void ResultStoreTest::whatNoGameIsLikeIsRefused()
{
    QFETCH(const QByteArray, damage);
    {
        const auto store = open();
        store->finishGame(finishedGame(QStringLiteral("AvB_0")));
        store->finishGame(finishedGame(QStringLiteral("AvB_1")));
    }
    QVERIFY(reading());
    QVERIFY(rawDatabase().execute(("UPDATE game SET " + damage).constData()));

    const auto forRun = tryOpen();
    const auto forReading = ResultStore::openForReading(m_file);
    QVERIFY(!forRun && !forReading);
    QVERIFY2(forRun.error().english().contains(QLatin1String("games with impossible values")),
             qPrintable(forRun.error().english()));
    QCOMPARE(forReading.error(), forRun.error());
}

void ResultStoreTest::aRecordInAMovedFolderGoesOn()
{
    const auto settingsIn = [](const QString &directory) {
        SeriesSettings settings = settingsWithKomi(QStringLiteral("6.5"));
        settings.values.insert(QStringLiteral("player anna: working directory"),
                               u'"' + directory + u'"');
        return settings;
    };
    const auto openWith = [this](const SeriesSettings &settings) {
        return ResultStore::openForRun(m_file, settings, OtherSettings::Refuse);
    };
    {
        const auto store = openWith(settingsIn(QStringLiteral("/home/anna/no/more")));
        QVERIFY(store);
        (*store)->finishGame(finishedGame(QStringLiteral("AvB_0")));
    }
    QVERIFY(openWith(settingsIn(QStringLiteral("."))));
    QVERIFY(openWith(settingsIn(QStringLiteral("."))));
    // A folder that is there and has no such record was never the competition's.
    {
        SqliteConnection raw = rawDatabase();
        auto settings = raw.prepare("UPDATE series SET settings = ?");
        QVERIFY(settings);
        QVERIFY(settings->bind(toJson(settingsIn(QStringLiteral("/usr")))).run());
    }
    const auto refused = openWith(settingsIn(QStringLiteral(".")));
    QVERIFY(!refused);
    QVERIFY(refused.error().english().contains(QLatin1String("was \"/usr\" and is now \".\"")));
}

void ResultStoreTest::anotherProgramsDatabaseIsLeftAlone()
{
    QVERIFY(rawDatabase().execute("CREATE TABLE recipe (name TEXT)"));
    const auto refused = tryOpen();
    QVERIFY(!refused);
    QVERIFY(refused.error().english().contains(QLatin1String("another program's database")));
    QCOMPARE(rawDatabase().integer("SELECT count(*) FROM sqlite_schema").value(), 1);
}

void ResultStoreTest::aRecordOfANewerVersionIsLeftAlone()
{
    open();
    QVERIFY(rawDatabase().execute("PRAGMA user_version = 99"));
    const auto refused = tryOpen();
    QVERIFY(!refused);
    QVERIFY(refused.error().english().contains(QLatin1String("newer Shinpan")));
    QVERIFY(!ResultStore::openForReading(m_file));
}

void ResultStoreTest::aRecordOfAnEarlierVersionGoesOn_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::newRow("1") << QByteArray();
    QTest::newRow("2") << QByteArrayLiteral(
        "ALTER TABLE game ADD COLUMN near INTEGER NOT NULL DEFAULT 0;"
        "ALTER TABLE game ADD COLUMN echo_of TEXT;"
        "PRAGMA user_version = 2");
    const QByteArray ofThree = "ALTER TABLE game ADD COLUMN near INTEGER NOT NULL DEFAULT 0;"
                               "ALTER TABLE game ADD COLUMN echo_of TEXT;"
                               "ALTER TABLE game ADD COLUMN candidate INTEGER;"
                               "ALTER TABLE game ADD COLUMN black_parameters TEXT;"
                               "ALTER TABLE game ADD COLUMN white_parameters TEXT;"
                               "ALTER TABLE game ADD COLUMN node TEXT NOT NULL DEFAULT '';";
    QTest::newRow("3") << ofThree + "PRAGMA user_version = 3";
    QTest::newRow("4")
        << ofThree
               + "ALTER TABLE game ADD COLUMN black_measured_cpu REAL;"
                 "ALTER TABLE game ADD COLUMN white_measured_cpu REAL;"
                 "ALTER TABLE series ADD COLUMN competition TEXT NOT NULL DEFAULT '';"
                 "PRAGMA user_version = 4";
    QTest::newRow("5")
        << ofThree
               + "ALTER TABLE game ADD COLUMN black_measured_cpu REAL;"
                 "ALTER TABLE game ADD COLUMN white_measured_cpu REAL;"
                 "ALTER TABLE series ADD COLUMN competition TEXT NOT NULL DEFAULT '';"
                 "ALTER TABLE game ADD COLUMN said TEXT;"
                 "PRAGMA user_version = 5";
}

void ResultStoreTest::aRecordOfAnEarlierVersionGoesOn()
{
    QFETCH(const QByteArray, changes);
    QFile recorded(QStringLiteral(SHINPAN_TEST_DATA "/competition/record-1.sql"));
    QVERIFY(recorded.open(QIODevice::ReadOnly));
    {
        SqliteConnection raw = rawDatabase();
        QVERIFY(raw.execute(recorded.readAll().constData()));
        QVERIFY(raw.execute(changes.constData()));
        auto settings = raw.prepare("UPDATE series SET settings = ?");
        QVERIFY(settings);
        const QByteArray json = toJson(settingsWithKomi(QStringLiteral("6.5")));
        QVERIFY(settings->bind(json).run());
    }
    const std::vector<StoredGame> before = reading()->games();
    QCOMPARE(before.size(), std::size_t{3});
    QVERIFY(!before[0].measuredCpu.black && !before[0].measuredCpu.white);
    QCOMPARE(before[2].duplicateOf, std::optional(QStringLiteral("0_0")));
    const std::vector<StoredMove> moves = reading()->movesOf(QStringLiteral("0_2"));
    QCOMPARE(moves.size(), std::size_t{2});
    QCOMPARE(moves[1].thought, MoveThought());

    StoredGame near = finishedGame(QStringLiteral("0_3"));
    near.duplicateOf = QStringLiteral("0_1");
    near.isNearDuplicate = true;
    near.measuredCpu = {0.5, 1.5};
    near.verdict = {Adjudication::Ground::Chances, Color::White, 20};
    near.result.reason =
        Message::of("Black %1", Message::of("is not there; %1", QStringLiteral("%1")));
    StoredGame echo = finishedGame(QStringLiteral("0_4"));
    echo.echoOf = QStringLiteral("0_1");
    {
        const std::unique_ptr<ResultStore> store = open();
        store->finishGame(near);
        store->finishGame(echo);
    }
    const std::vector<StoredGame> games = reading()->games();
    QCOMPARE(games.size(), std::size_t{5});
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY(areSame(games[i], before[i]));
    }
    QVERIFY(areSame(games[3], near));
    QCOMPARE(games[3].result.reason.stored(), near.result.reason.stored());
    QVERIFY(areSame(games[4], echo));

    const QString next = QStringLiteral("0_5");
    {
        const std::unique_ptr<ResultStore> store = open();
        store->beginGame(begunGame(next));
        store->addMove(next, moveAt(QStringLiteral("D4")));
    }
    QCOMPARE(reading()->movesOf(QStringLiteral("0_2")), moves);
    QCOMPARE(reading()->movesOf(next), std::vector{moveAt(QStringLiteral("D4"))});
}

void ResultStoreTest::withoutARecordThereIsNothingToRead()
{
    const auto refused = ResultStore::openForReading(m_file);
    QVERIFY(!refused);
    QVERIFY(refused.error().english().contains(
        QLatin1String("nothing of this competition was played yet")));
    QVERIFY(!QFile::exists(database()));
}

SHINPAN_TEST(ResultStoreTest)

#include "resultstore_test.moc"
