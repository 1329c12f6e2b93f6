#include "core/cgos/play/cgosaccount.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/regularfile.h"
#include "tests/support/fakecgosserver.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::FakeCgosServer;
using shinpan::test::fakeProfile;
using Cut = FakeCgosServer::Cut;

/// An account against a stand-in for the server, with fakeengine's process on our seat.
class CgosAccountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aGameIsPlayedToItsEndAndKept();
    void weHaveWhite();
    void gamesFollowEachOtherWithOneEngine();
    void aCutIsMended_data();
    void aCutIsMended();
    void manyCutsAreMended();
    void aGameThatEndedWhileWeWereAwayIsLookedUp();
    void aGameThatTheServerForgotDoesNotCount();
    void anotherGameAfterABreakBeginsAtOnce();
    void aProgramThatIsStartedAnewGoesOnWithTheGame();
    void theRecordOfAnotherServersGameStays();
    void aServerThatIsStartedAnewMayCountAnew();
    void aRefusedPasswordIsTheEnd();
    void anEngineThatCannotGoOnResigns();
    void anEngineThatCrashesIsStartedAnew();
    void deadStonesAreTakenOffBeforeAPass();
    void whatTheEngineThinksGoesWithItsMove();
    void theEngineIsToldTheServersClock();
    void itStopsAfterTheGame();
    void itStopsAtOnceWhenThereIsNoGame();
    void itStopsWhileAServerIsLeftAloneInMidGame();
    void aServerThatTalksFillsNoLog();
    void thePasswordIsInNoFile();

private:
    /// Begins, and plays until this many games are over on the server's side and kept on ours.
    [[nodiscard]] bool play(const QStringList &engine, int games = 1);
    void start(const QStringList &engine);
    [[nodiscard]] QByteArray read(const QString &file) const;
    /// The whole log, which is on the disk once the account is gone.
    [[nodiscard]] QByteArray takeLog();
    /// The main line of the game's record: "B D4 W pass RE".
    [[nodiscard]] QString recordOf(int game) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeCgosServer> m_server;
    std::unique_ptr<CgosAccount> m_account;
    QStringList m_remarks;
    std::optional<bool> m_end;
};

void CgosAccountTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<FakeCgosServer>();
    m_remarks.clear();
    m_end.reset();
}

void CgosAccountTest::cleanup()
{
    m_account.reset();
    drainResumptions();
}

void CgosAccountTest::start(const QStringList &engine)
{
    CgosSettings settings{
        .login = {QStringLiteral("alpha"), QStringLiteral("secret1")},
        .server = m_server->address(),
        .engine = fakeProfile(engine),
        .folder = m_folder->path(),
        .patience = {.first = 10ms, .inGame = 40ms, .most = 80ms, .setup = 100ms}};
    m_account = std::make_unique<CgosAccount>(settings);
    connect(m_account.get(), &CgosAccount::remarked, this,
            [this](const Message &text) { m_remarks.append(text.english()); });
    connect(m_account.get(), &CgosAccount::finished, this, [this](bool isWell) { m_end = isWell; });
    QVERIFY(m_account->open());
    m_account->start();
}

bool CgosAccountTest::play(const QStringList &engine, int games)
{
    start(engine);
    return eventually([this, games] {
        const CgosAccount::Tally &tally = m_account->tally();
        return tally.games + tally.unfinished >= games || m_end;
    });
}

QByteArray CgosAccountTest::read(const QString &file) const
{
    return readRegularFile(m_folder->filePath(file), MiB).value_or(QByteArray());
}

QByteArray CgosAccountTest::takeLog()
{
    m_account.reset();
    return read(QStringLiteral("alpha.log"));
}

QString CgosAccountTest::recordOf(int game) const
{
    const QByteArray sgf = read(QStringLiteral("alpha-%1.sgf").arg(game));
    const Result<SgfCollection, SgfError> collection = readSgfCollection(sgf);
    if (!collection) {
        return QStringLiteral("no record");
    }
    const GameTree tree = collection->game(0).tree;
    QStringList words;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        if (const std::optional<Move> move = moveAt(tree, node)) {
            words << (move->color == Color::Black ? QStringLiteral("B") : QStringLiteral("W"))
                  << vertexText(move->point);
        }
    }
    words << readGameInfo(tree).result;
    return words.join(u' ');
}

void CgosAccountTest::aGameIsPlayedToItsEndAndKept()
{
    m_server->schedule({.opponent = {"E5"}, .result = "B+3.0"});
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 C3")}));
    QCOMPARE(recordOf(1), QStringLiteral("B D4 W E5 B C3 W pass B pass B+3"));
    QCOMPARE(m_account->tally().wins, 1);
    const QByteArray table = read(QStringLiteral("alpha.csv"));
    QVERIFY2(table.contains(",1,alpha,1800?,beta,1700,black,B+3,passes,5,"), table.constData());
    const QByteArray sgf = read(QStringLiteral("alpha-1.sgf"));
    QVERIFY2(sgf.contains("PB[alpha]") && sgf.contains("BR[1800?]") && sgf.contains("WL[60]"),
             sgf.constData());
    QVERIFY(eventually([this] { return m_server->heard.last() == "ready"; }));
    const QByteArray log = takeLog();
    QVERIFY(log.contains("< genmove b 60000"));
    QVERIFY(log.contains("> D4"));
    QVERIFY(log.contains("genmove b")); // what the engine was told stands there too
}

void CgosAccountTest::weHaveWhite()
{
    m_server->schedule({.ours = Color::White, .opponent = {"E5"}, .result = "W+7.0"});
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4")}));
    QCOMPARE(recordOf(1), QStringLiteral("B E5 W D4 B pass W pass W+7"));
    QCOMPARE(m_account->tally().wins, 1);
}

void CgosAccountTest::gamesFollowEachOtherWithOneEngine()
{
    m_server->schedule({});
    m_server->schedule({.ours = Color::White});
    m_server->schedule({});
    QVERIFY(play({}, 3));
    QCOMPARE(m_account->tally().games, 3);
    QCOMPARE(takeLog().count("1 protocol_version"), 1);
}

void CgosAccountTest::aCutIsMended_data()
{
    QTest::addColumn<int>("move");
    QTest::addColumn<Cut>("cut");
    QTest::newRow("the first move is lost") << 1 << Cut::BeforeCounting;
    QTest::newRow("the first move is made") << 1 << Cut::AfterCounting;
    QTest::newRow("a move is lost") << 2 << Cut::BeforeCounting;
    QTest::newRow("a move is made") << 2 << Cut::AfterCounting;
    QTest::newRow("the last pass is lost") << 3 << Cut::BeforeCounting;
}

void CgosAccountTest::aCutIsMended()
{
    QFETCH(const int, move);
    QFETCH(const Cut, cut);
    m_server->schedule({.opponent = {"E5"}, .result = "B+3.0"});
    m_server->cutAt(move, cut);
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 C3")}));
    QCOMPARE(recordOf(1), QStringLiteral("B D4 W E5 B C3 W pass B pass B+3"));
    QCOMPARE(m_server->calls, 2);
    QCOMPARE(m_account->tally().games, 1);
}

void CgosAccountTest::manyCutsAreMended()
{
    m_server->schedule({.opponent = {"E5", "E6", "E7"}});
    for (int move = 1; move <= 8; ++move) {
        m_server->cutAt(move, move % 2 == 0 ? Cut::AfterCounting : Cut::BeforeCounting);
    }
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 D5 D6")}));
    QCOMPARE(recordOf(1), QStringLiteral("B D4 W E5 B D5 W E6 B D6 W E7 B pass W pass B+1"));
}

void CgosAccountTest::aGameThatEndedWhileWeWereAwayIsLookedUp()
{
    m_server->schedule({.opponent = {"E5"}, .result = "W+Time"});
    m_server->cutAt(2, Cut::AndEnd);
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 C3")}));
    QCOMPARE(recordOf(1), QStringLiteral("B D4 W E5 B C3 W+T"));
    QCOMPARE(m_account->tally().losses, 1);
}

void CgosAccountTest::aGameThatTheServerForgotDoesNotCount()
{
    m_server->schedule({.opponent = {"E5"}});
    m_server->cutAt(2, Cut::AndForget);
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 C3")}));
    QVERIFY2(recordOf(1).endsWith(QLatin1String("Void")), qPrintable(recordOf(1)));
    QCOMPARE(m_account->tally().unfinished, 1);
    QCOMPARE(m_account->tally().games, 0);
    QVERIFY2(m_remarks.join(u'\n').contains(QLatin1String("does not know of the game any more")),
             qPrintable(m_remarks.join(u'\n')));
}

void CgosAccountTest::anotherGameAfterABreakBeginsAtOnce()
{
    m_server->schedule({.opponent = {"E5"}});
    m_server->schedule({.result = "B+5.0"});
    m_server->cutAt(2, Cut::AndForget);
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 C3")}, 2));
    QVERIFY(recordOf(1).endsWith(QLatin1String("Void")));
    QVERIFY2(recordOf(2).endsWith(QLatin1String("pass B+5")), qPrintable(recordOf(2)));
}

void CgosAccountTest::aProgramThatIsStartedAnewGoesOnWithTheGame()
{
    m_server->schedule({.opponent = {"E5", "E6"}});
    start({QStringLiteral("--moves"), QStringLiteral("D4 C3"), QStringLiteral("--hang-at"),
           QStringLiteral("19")}); // its third genmove
    QVERIFY(eventually([this] { return m_server->heard.contains("C3"); }));
    QCOMPARE(m_account->recordPath(), m_folder->filePath(QStringLiteral("alpha-1.sgf")));
    QVERIFY(eventually(
        [this] { return recordOf(1).startsWith(QLatin1String("B D4 W E5 B C3 W E6")); }));
    QVERIFY(read(QStringLiteral("alpha-1.sgf")).contains("PB[alpha]"));
    m_account.reset(); // as if it had been killed
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("F6")}));
    QCOMPARE(recordOf(1), QStringLiteral("B D4 W E5 B C3 W E6 B F6 W pass B pass B+1"));
}

void CgosAccountTest::theRecordOfAnotherServersGameStays()
{
    m_server->schedule({.result = "B+3.0"});
    QVERIFY(play({}));
    m_account.reset();
    m_server = std::make_unique<FakeCgosServer>(); // counts from 1 again
    m_server->schedule({.result = "W+5.0"});
    QVERIFY(play({}));
    QVERIFY(recordOf(1).endsWith(QLatin1String("B+3")));
    QVERIFY(read(QStringLiteral("alpha-1-2.sgf")).contains("RE[W+5]"));
    QVERIFY(read(QStringLiteral("alpha.csv")).contains("alpha-1-2.sgf"));
}

void CgosAccountTest::aServerThatIsStartedAnewMayCountAnew()
{
    m_server->schedule({.opponent = {"E5"}});
    m_server->schedule({.ours = Color::White, .result = "W+5.0"});
    m_server->countsAnew = true;
    m_server->cutAt(2, Cut::AndForget);
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 C3")}, 2));
    QVERIFY2(recordOf(1).endsWith(QLatin1String("Void")), qPrintable(recordOf(1)));
    QVERIFY(read(QStringLiteral("alpha-1-2.sgf")).contains("RE[W+5]"));
}

void CgosAccountTest::aRefusedPasswordIsTheEnd()
{
    m_server->refusesPassword = true;
    start({});
    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_end, false);
    QVERIFY(
        m_remarks.contains(QStringLiteral("the server refuses: Sorry, password doesn't match")));
    QCOMPARE(m_server->calls, 1);
}

void CgosAccountTest::anEngineThatCannotGoOnResigns()
{
    m_server->schedule({.opponent = {"E5"}});
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 E5")})); // which is occupied
    QVERIFY(m_server->heard.contains("resign"));
    QCOMPARE(recordOf(1), QStringLiteral("B D4 W E5 W+R"));
    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_end, false);
    QVERIFY2(m_remarks.join(u'\n').contains(QLatin1String("which is occupied")),
             qPrintable(m_remarks.join(u'\n')));
}

void CgosAccountTest::anEngineThatCrashesIsStartedAnew()
{
    m_server->schedule({.ours = Color::White, .opponent = {"E5", "E6"}});
    QVERIFY(play({QStringLiteral("--crash-at"), QStringLiteral("play")}));
    QVERIFY2(recordOf(1).endsWith(QLatin1String("W+R"))
                 || recordOf(1).endsWith(QLatin1String("B+R")),
             qPrintable(recordOf(1)));
    QVERIFY(takeLog().count("1 protocol_version") > 1);
}

void CgosAccountTest::deadStonesAreTakenOffBeforeAPass()
{
    m_server->schedule({.opponent = {"E5"}});
    // It answers every genmove with a pass, and every clean-up with a move, then with a pass.
    QVERIFY(play({QStringLiteral("--answer"), QStringLiteral("kgs-genmove_cleanup=C3")}));
    QVERIFY2(m_server->heard.contains("C3"), m_server->heard.join('\n').constData());
}

void CgosAccountTest::whatTheEngineThinksGoesWithItsMove()
{
    m_server->schedule({});
    QVERIFY(play({QStringLiteral("--answer"),
                  QStringLiteral("cgos-genmove_analyze=\\n{\"winrate\": 0.25}\\nplay pass")}));
    QVERIFY2(m_server->heard.contains("pass {\"winrate\":0.25}"),
             m_server->heard.join('\n').constData());
    QVERIFY(read(QStringLiteral("alpha-1.sgf")).contains("CC[{\"winrate\":0.25}]"));
}

void CgosAccountTest::theEngineIsToldTheServersClock()
{
    m_server->schedule({.opponent = {"E5"}});
    m_server->timeLeft = 41'500;
    QVERIFY(play({QStringLiteral("--moves"), QStringLiteral("D4 C3")}));
    const QByteArray log = takeLog();
    QVERIFY(log.contains("time_settings 60 0 0"));
    QVERIFY(log.contains("time_left b 41 0"));
}

void CgosAccountTest::itStopsAfterTheGame()
{
    m_server->schedule({.opponent = {"E5"}});
    m_server->schedule({});
    start({QStringLiteral("--moves"), QStringLiteral("D4 C3")});
    QVERIFY(eventually([this] { return m_server->heard.contains("D4"); }));
    m_account->stop(CgosAccount::Stop::AfterGame);
    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_end, true);
    QCOMPARE(m_account->tally().games, 1);
    QVERIFY(eventually([this] { return m_server->heard.last() == "quit"; }));
    QVERIFY(!m_server->heard.contains("ready"));
}

void CgosAccountTest::itStopsAtOnceWhenThereIsNoGame()
{
    start({});
    QVERIFY(eventually([this] { return !m_server->password.isEmpty(); }));
    m_account->stop(CgosAccount::Stop::AfterGame);
    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_end, true);
}

void CgosAccountTest::itStopsWhileAServerIsLeftAloneInMidGame()
{
    m_server->schedule({.opponent = {"E5"}});
    start({QStringLiteral("--moves"), QStringLiteral("D4"), QStringLiteral("--hang-at"),
           QStringLiteral("genmove:2")});
    QVERIFY(eventually([this] { return m_server->heard.contains("D4"); }));
    for (int i = 0; i < 1'000; ++i) {
        m_server->say("info and so on");
    }
    QVERIFY(eventually(
        [this] { return m_remarks.join(u'\n').contains(QLatin1String("it is left alone")); }));
    QCOMPARE(m_account->state(), CgosAccount::State::Playing);

    m_account->stop(CgosAccount::Stop::AfterGame);

    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_end, true);
}

/// No faster than it may, but all the time.
void CgosAccountTest::aServerThatTalksFillsNoLog()
{
    start({});
    QVERIFY(eventually([this] { return !m_server->password.isEmpty(); }));
    for (int i = 0; i < 400; ++i) {
        m_server->say("info " + QByteArray::number(i) + QByteArray(1'000, 'x'));
    }
    QVERIFY(eventually([this] {
        m_server->say("gameover 2026-11-25 W+7.0");
        return m_server->heard.contains("ready");
    }));
    m_account->stop(CgosAccount::Stop::Now);
    QVERIFY(eventually([this] { return m_end.has_value(); }));
    const QByteArray log = takeLog();
    QVERIFY(log.contains("> e1 Shinpan") && log.contains("info 200"));
    QVERIFY(!log.contains("info 399"));
    QVERIFY2(log.contains(" lines left out"), log.last(300).constData());
}

void CgosAccountTest::thePasswordIsInNoFile()
{
    m_server->schedule({});
    QVERIFY(play({}));
    QCOMPARE(m_server->password, "secret1");
    m_account.reset(); // which writes all that it has to write
    const QStringList files = QDir(m_folder->path()).entryList(QDir::Files);
    QCOMPARE(files.size(), 3);
    for (const QString &file : files) {
        QVERIFY2(!read(file).contains("secret1"), qPrintable(file));
    }
}

SHINPAN_TEST(CgosAccountTest)

#include "cgosaccount_test.moc"
