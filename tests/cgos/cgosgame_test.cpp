#include "core/cgos/cgosgame.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

CgosSetup setupFrom(const QByteArray &line)
{
    return std::get<CgosSetup>(*parseCgosMessage(line));
}

/// We are White.
CgosGame someGame(const QByteArray &moves = {})
{
    return CgosGame(setupFrom("setup 2 9 7.0 60000 alpha(1800?) beta(1800?) " + moves),
                    Color::White);
}

constexpr Move WhiteMove{Color::White, Point{2, 2}};

} // namespace

class CgosGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSeatIsFoundByName();
    void aMoveIsAskedForAfterTheOpponents();
    void aMoveOutOfTurnIsRefused();
    void clocksAreTheServers();
    void aMoveThatWasLostOnItsWayIsAskedForAgain();
    void aMoveThatCameTooLateIsNotOfTheGame();
    void anotherGameIsNotResumed();
    void anotherGameInTheArchiveIsNotOurs();
};

void CgosGameTest::theSeatIsFoundByName()
{
    const CgosSetup setup = someGame().setup();
    QCOMPARE(seatOf(setup, QStringLiteral("alpha")), Color::White);
    QCOMPARE(seatOf(setup, QStringLiteral("beta")), Color::Black);
    QVERIFY(!seatOf(setup, QStringLiteral("gamma")));
}

void CgosGameTest::aMoveIsAskedForAfterTheOpponents()
{
    CgosGame game = someGame();
    QVERIFY(game.hear(CgosPlay{Color::Black, "D4", 59s}).has_value());
    QVERIFY(!game.asked());
    QVERIFY(game.hear(CgosGenmove{Color::White, 60s}).has_value());
    QCOMPARE(game.asked(), 60s);
    game.noteSent(WhiteMove);
    QVERIFY(!game.asked());
    QCOMPARE(game.moves().size(), std::size_t(2));
    QCOMPARE(game.moves().back().move, WhiteMove);
}

void CgosGameTest::aMoveOutOfTurnIsRefused()
{
    CgosGame game = someGame();
    QVERIFY(!game.hear(CgosPlay{Color::White, "D4", 59s}));
    QVERIFY(!game.hear(CgosGenmove{Color::White, 60s}));
    QVERIFY(!game.hear(CgosPlay{Color::Black, "Z99", 59s}));
    QVERIFY(game.hear(CgosPlay{Color::Black, "D4", 59s}).has_value());
    QVERIFY(!game.hear(CgosPlay{Color::Black, "D5", 59s}));
    QVERIFY(!game.hear(CgosGenmove{Color::Black, 60s}));
}

void CgosGameTest::clocksAreTheServers()
{
    CgosGame game = someGame("d4 59000");
    QCOMPARE(game.clocks().black, 59s);
    QCOMPARE(game.clocks().white, 60s);
    QVERIFY(game.hear(CgosGenmove{Color::White, 58s}).has_value());
    QCOMPARE(game.clocks().white, 58s);
}

void CgosGameTest::aMoveThatWasLostOnItsWayIsAskedForAgain()
{
    CgosGame game = someGame("d4 59000");
    QVERIFY(game.hear(CgosGenmove{Color::White, 60s}).has_value());
    game.noteSent(WhiteMove);
    QVERIFY(game.resume(setupFrom("setup 2 9 7.0 60000 alpha(1800?) beta(1800?) d4 59000")));
    QCOMPARE(game.moves().size(), std::size_t(1));
    QVERIFY(game.hear(CgosGenmove{Color::White, 57s}).has_value());
    QCOMPARE(game.asked(), 57s);
}

/// It was on its way when the flag fell, so the server's record does not have it.
void CgosGameTest::aMoveThatCameTooLateIsNotOfTheGame()
{
    const auto end = [](const char *result) {
        CgosGame game = someGame("d4 59000");
        [[maybe_unused]] const auto fits = game.hear(CgosGenmove{Color::White, 60s});
        game.noteSent(WhiteMove);
        game.hear(CgosGameOver{{}, QString::fromLatin1(result), {}});
        return game.moves().size();
    };
    QCOMPARE(end("B+Time"), std::size_t(1));
    QCOMPARE(end("W+Time"), std::size_t(2)); // the other side's flag
    QCOMPARE(end("B+3.0"), std::size_t(2));
}

void CgosGameTest::anotherGameIsNotResumed()
{
    CgosGame game = someGame();
    QVERIFY(!game.resume(setupFrom("setup 3 9 7.0 60000 alpha(1800?) beta(1800?)")));
    QVERIFY(!game.resume(setupFrom("setup 2 9 7.0 60000 beta(1800?) alpha(1800?)")));
    game.hear(CgosGameOver{{}, QStringLiteral("W+7.0"), {}});
    QVERIFY(!game.resume(setupFrom("setup 2 9 7.0 60000 alpha(1800?) beta(1800?)")));
}

void CgosGameTest::anotherGameInTheArchiveIsNotOurs()
{
    const CgosGame game = someGame("d4 60000 c3 60000"); // c3 is ours
    const auto isOurs = [&game](const QByteArray &line) {
        return game.isThat(*parseCgosArchive("setup " + line + " W+3.0"));
    };
    QVERIFY(isOurs("2 2026-11-25 10:00 9 7.0 alpha(1) beta(1) 60000 d4 1 c3 1 e5 1"));
    QVERIFY(isOurs("2 2026-11-25 10:00 9 7.0 alpha(1) beta(1) 60000 d4 1")); // c3 was lost
    QVERIFY(!isOurs("2 2026-11-25 10:00 9 7.0 alpha(1) beta(1) 60000 e5 1 c3 1"));
    QVERIFY(!isOurs("2 2026-11-25 10:00 9 7.0 beta(1) alpha(1) 60000 d4 1 c3 1"));
    QVERIFY(!isOurs("3 2026-11-25 10:00 9 7.0 alpha(1) beta(1) 60000 d4 1 c3 1"));
}

SHINPAN_TEST(CgosGameTest)

#include "cgosgame_test.moc"
