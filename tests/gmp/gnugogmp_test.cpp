#include "core/engine/engine.h"
#include "core/engine/profile/engineaddress.h"
#include "core/match/engineplayer.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"
#include "tests/support/outcome.h"
#include "tests/support/scriptedplayer.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;
using shinpan::test::outcome;
using shinpan::test::ScriptedPlayer;
using shinpan::test::scriptOf;

/// GNU Go by its Go Modem Protocol, where it is installed.
class GnuGoGmpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsAndAddressesBehindGmpAreRecognized();
    void aWholeGameIsPlayed_data();
    void aWholeGameIsPlayed();
};

void GnuGoGmpTest::commandsAndAddressesBehindGmpAreRecognized()
{
    QCOMPARE(gmpCommandOf(QStringLiteral("gmp:gnugo --mode gmp")),
             QStringLiteral("gnugo --mode gmp"));
    QCOMPARE(gmpCommandOf(QStringLiteral(" GMP://localhost:7000")),
             QStringLiteral("tcp://localhost:7000"));
    QVERIFY(!gmpCommandOf(QStringLiteral("gnugo --mode gmp")));
    EngineProfile profile;
    profile.commandLine = QStringLiteral("gmp://localhost");
    QVERIFY(!engineRoute(profile));
    profile.commandLine = QStringLiteral("gmp://localhost:7000");
    QVERIFY(engineRoute(profile).has_value());
}

void GnuGoGmpTest::aWholeGameIsPlayed_data()
{
    QTest::addColumn<Color>("color");
    QTest::addColumn<int>("handicap");
    QTest::newRow("as Black") << Color::Black << 0;
    QTest::newRow("as White") << Color::White << 0;
    QTest::newRow("as White with a handicap") << Color::White << 2;
}

void GnuGoGmpTest::aWholeGameIsPlayed()
{
    QFETCH(const Color, color);
    QFETCH(const int, handicap);
    const Result<EngineProfile> gnugo =
        resolveEngine(QStringLiteral("gmp:gnugo --mode gmp --quiet --level 1"), {});
    if (!gnugo) {
        QSKIP("GNU Go is not installed");
    }
    MatchSetup setup;
    setup.size = BoardSize::square(9);
    setup.handicap = handicap;
    setup.scoring.ladder = {ScoringStep::CountAllAlive};
    ByColor<std::unique_ptr<Player>> players;
    players[color] = std::make_unique<EnginePlayer>(Engine::create(*gnugo, nullptr));
    players[opposite(color)] =
        std::make_unique<ScriptedPlayer>(scriptOf(opposite(color), "A9 J9 J1"));
    GameRecord record(setup.size);
    Match match(setup, std::move(players), record);
    match.start();
    QVERIFY(eventually([&match] { return match.state() == Match::State::Over; }));
    QVERIFY2(match.result().end == GameEnd::Passes
                 || match.result().reason.english().contains(QLatin1String("occupied")),
             qPrintable(match.result().toSgf() + u' ' + match.result().reason.english()));
    QVERIFY(match.moveCount() >= 2);
    QVERIFY(outcome(test::running(match.dismissPlayers())).has_value());
}

SHINPAN_TEST(GnuGoGmpTest)

#include "gnugogmp_test.moc"
