#include "core/cgos/cgosmessage.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

/// The message, if it is of that kind.
template <typename T>
std::optional<T> read(const QByteArray &line)
{
    const Result<CgosMessage> message = parseCgosMessage(line);
    return message && std::holds_alternative<T>(*message) ? std::optional(std::get<T>(*message))
                                                          : std::nullopt;
}

constexpr Point D4{3, 3};

} // namespace

class CgosMessageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameBeginsWithSizeKomiTimeAndPlayers();
    void aGameThatGoesOnComesWithItsMoves();
    void movesAndQuestionsCarryTheClock();
    void theEndComesWithItsReason();
    void theServerAsksWhoWeAre();
    void newsAndRefusalsAreText();
    void whatMakesNoSenseIsRefused_data();
    void whatMakesNoSenseIsRefused();
    void theArchiveTellsAGame();
    void aResignationInTheArchiveIsNoMove();
    void theArchiveTellsOfARunningAndOfAnUnknownGame();
};

// The lines are the real server's.

void CgosMessageTest::aGameBeginsWithSizeKomiTimeAndPlayers()
{
    const auto setup = read<CgosSetup>("setup 2 9 7.0 60000 alpha(1800?) beta(1712)");
    QVERIFY(setup);
    QCOMPARE(setup->game, 2);
    QCOMPARE(setup->size, BoardSize::square(9));
    QCOMPARE(setup->komi, 7.0);
    QCOMPARE(setup->mainTime, 60s);
    QCOMPARE(setup->players.white, (CgosName{QStringLiteral("alpha"), QStringLiteral("1800?")}));
    QCOMPARE(setup->players.black, (CgosName{QStringLiteral("beta"), QStringLiteral("1712")}));
    QVERIFY(setup->moves.empty());
}

void CgosMessageTest::aGameThatGoesOnComesWithItsMoves()
{
    const auto setup =
        read<CgosSetup>("setup 2 9 7.0 60000 alpha(1800?) beta(1800?) d4 59000  PASS 58500");
    QVERIFY(setup);
    QCOMPARE(setup->moves.size(), std::size_t(2));
    QCOMPARE(setup->moves[0], (CgosMove{{Color::Black, D4}, 59s}));
    QCOMPARE(setup->moves[1], (CgosMove{Move::pass(Color::White), 58500ms}));
}

void CgosMessageTest::movesAndQuestionsCarryTheClock()
{
    const auto play = read<CgosPlay>("play b D4 59000");
    QVERIFY(play && play->color == Color::Black && play->vertex == "D4" && play->left == 59s);
    const auto genmove = read<CgosGenmove>("genmove w -200");
    QVERIFY(genmove && genmove->color == Color::White && genmove->left == -200ms);
}

void CgosMessageTest::theEndComesWithItsReason()
{
    const auto end = read<CgosGameOver>(
        "gameover 2026-11-23 B+Illegal Illegal move error:move to occupied point move:c3");
    QVERIFY(end);
    QCOMPARE(end->result, QStringLiteral("B+Illegal"));
    QCOMPARE(end->reason, QStringLiteral("Illegal move error:move to occupied point move:c3"));
    QCOMPARE(read<CgosGameOver>("gameover 2026-11-23 W+7.0 ")->reason, QString());
}

void CgosMessageTest::theServerAsksWhoWeAre()
{
    QVERIFY(read<CgosQuestion>("protocol genmove_analyze")->takesAnalysis);
    QVERIFY(!read<CgosQuestion>("protocol")->takesAnalysis);
    QCOMPARE(read<CgosQuestion>("username")->kind, CgosQuestion::Kind::UserName);
    QCOMPARE(read<CgosQuestion>("password")->kind, CgosQuestion::Kind::Password);
}

void CgosMessageTest::newsAndRefusalsAreText()
{
    QCOMPARE(read<CgosInfo>("info Games in progress: 3")->text,
             QStringLiteral("Games in progress: 3"));
    QCOMPARE(read<CgosRefusal>("Error: Sorry, password doesn't match")->text,
             QStringLiteral("Sorry, password doesn't match"));
}

void CgosMessageTest::whatMakesNoSenseIsRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    const char *const lines[] = {
        "hello",
        "setup",
        "setup x 9 7.0 60000 a(1) b(2)",
        "setup 1 1 7.0 60000 a(1) b(2)",
        "setup 1 26 7.0 60000 a(1) b(2)",
        "setup 1 9 nan 60000 a(1) b(2)",
        "setup 1 9 7.0 -1 a(1) b(2)",
        "setup 1 9 7.0 60000 a(1) b(2) d4",
        "setup 1 9 7.0 60000 a(1) b(2) k4 1000",
        "setup 1 9 7.0 60000 a(1) b(2) resign 1000",
        "play b D4",
        "play x D4 1000",
        "play b D4 99999999999999999999",
        "genmove",
        "genmove b soon",
        "gameover 2026-11-23",
        "genmove b -9223372036854775808",
    };
    for (const char *line : lines) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void CgosMessageTest::whatMakesNoSenseIsRefused()
{
    QFETCH(const QByteArray, line);
    const Result<CgosMessage> message = parseCgosMessage(line);
    QVERIFY(!message);
    QVERIFY2(message.error().english().contains(QString::fromUtf8(line)),
             qPrintable(message.error().english()));
}

void CgosMessageTest::theArchiveTellsAGame()
{
    const auto game = parseCgosArchive("setup 7 2026-11-25 10:00 9 7.0 w(1800?) b(1800?) 60000 d4 "
                                       "59000 pass 58000 pass 57000 B+74.0");
    QVERIFY(game && game->isKnown);
    QCOMPARE(game->game, 7);
    QCOMPARE(game->result, QStringLiteral("B+74.0"));
    QCOMPARE(game->moves.size(), std::size_t(3));
    QCOMPARE(game->moves[0], (CgosMove{{Color::Black, D4}, 59s}));
    QCOMPARE(game->players.white.name, QStringLiteral("w"));
    QCOMPARE(game->players.black.name, QStringLiteral("b"));
}

void CgosMessageTest::aResignationInTheArchiveIsNoMove()
{
    const auto resigned = parseCgosArchive(
        "setup 7 2026-11-25 10:00 9 7.0 w(1) b(1) 60000 d4 59000 resign 58000 B+Resign");
    QVERIFY(resigned);
    QCOMPARE(resigned->moves.size(), std::size_t(1));
    const auto illegal = parseCgosArchive(
        "setup 7 2026-11-25 10:00 9 7.0 w(1) b(1) 60000 d4 59000 pass 58000 B+Illegal");
    QVERIFY(illegal);
    QCOMPARE(illegal->moves.size(), std::size_t(1));
}

void CgosMessageTest::theArchiveTellsOfARunningAndOfAnUnknownGame()
{
    const auto running = parseCgosArchive("setup 7 - - 9 7.0 w(1800?) b(1800?) 60000 d4 59000");
    QVERIFY(running && running->isKnown && running->result.isEmpty());
    QCOMPARE(running->moves.size(), std::size_t(1));
    const auto unknown = parseCgosArchive("setup 7 ?");
    QVERIFY(unknown && !unknown->isKnown);
    QVERIFY(!parseCgosArchive("match 7 - - 9 7.0 w(1800?) b(1800?) -"));
}

SHINPAN_TEST(CgosMessageTest)

#include "cgosmessage_test.moc"
