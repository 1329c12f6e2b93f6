#include "tests/cli/matchcommandfixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace shinpan;
using shinpan::test::finish;
using shinpan::test::processesWith;
using shinpan::test::Run;
using shinpan::test::runCli;
using shinpan::test::startCli;

/// The games of `shinpan-cli match` as a whole: several at once, openings, and a test that ends
/// them.
class MatchSeriesTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void severalGamesArePlayedAtOnce();
    void severalGamesAreInterruptedAtOnce();
    void aPairOfGamesSharesItsOpening();
    void randomOpeningsComeFromTheSeed();
    void openingsThatCannotBeReadAreNamed();
    void aHandicapOfAnOpeningIsOneForEverybody();
    void setUpStonesWithoutHandicapAreAPosition();
    void komiAndRulesOfOpeningsAreFollowedOrSaidToBeIgnored();
    void aTestEndsTheMatch();
    void aTestOfCopiesEndsWithoutAVerdict();
    void aTestIsGivenUpWithTheGames();

private:
    void write(const char *name, const QByteArray &text) const;
    /// "B C3 W D4": the first moves of a game's record.
    [[nodiscard]] QByteArray beginning(int game, int moves) const;
};

void MatchSeriesTest::write(const char *name, const QByteArray &text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray MatchSeriesTest::beginning(int game, int moves) const
{
    const QString name = QStringLiteral("games/game-%1.sgf").arg(game);
    const QString record = QString::fromUtf8(content(qPrintable(name)));
    static const QRegularExpression move(QStringLiteral(";[BW]\\[[a-s]*\\]"));
    QByteArray text;
    for (const auto &found : move.globalMatch(record)) {
        if (moves-- > 0) {
            text += found.captured().toLatin1();
        }
    }
    return text;
}

void MatchSeriesTest::severalGamesArePlayedAtOnce()
{
    const QStringList random{QStringLiteral("--random"), QStringLiteral("1")};

    const Run run = runCli(
        match({QStringLiteral("--games"), QStringLiteral("6"), QStringLiteral("--alternate"),
               QStringLiteral("--parallel"), QStringLiteral("3"), QStringLiteral("--gtp-log"),
               path("logs"), QStringLiteral("--sgf"), path("games")},
              random, random));

    QCOMPARE(run.exitCode, 0);
    QList<int> numbers;
    for (const QJsonObject &game : results()) {
        const int number = game[u"game"].toInt();
        numbers.append(number);
        QVERIFY(QFile::exists(game[u"sgf"].toString()));
        QVERIFY(QFile::exists(path("logs") + QStringLiteral("/game-%1.log").arg(number)));
    }
    std::ranges::sort(numbers);
    QCOMPARE(numbers, (QList<int>{1, 2, 3, 4, 5, 6}));
    QVERIFY2(run.output.contains("neither: 0\n"), run.output.constData());
}

void MatchSeriesTest::severalGamesAreInterruptedAtOnce()
{
    const QStringList slow{QStringLiteral("--random"), QStringLiteral("1"),
                           QStringLiteral("--delay-ms"), QStringLiteral("3")};
    QProcess process;
    startCli(process, match({QStringLiteral("--games"), QStringLiteral("1000"),
                             QStringLiteral("--parallel"), QStringLiteral("3")},
                            slow, slow));
    QTRY_VERIFY_WITH_TIMEOUT(resultLines().size() >= 3, 30'000);

    ::kill(static_cast<pid_t>(process.processId()), SIGINT);

    QCOMPARE(finish(process).exitCode, 130);
    QCOMPARE(processesWith(m_name), 0);
    for (const QJsonObject &game : results()) {
        QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
    }
}

void MatchSeriesTest::aPairOfGamesSharesItsOpening()
{
    write("openings.txt", "A1 B2\nC3 D4 E5\n");

    const Run run = runCli(match({QStringLiteral("--games"), QStringLiteral("4"),
                                  QStringLiteral("--alternate"), QStringLiteral("--openings"),
                                  path("openings.txt"), QStringLiteral("--sgf"), path("games")}));

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(beginning(1, 2), QByteArray(";B[ae];W[bd]"));
    QCOMPARE(beginning(2, 2), QByteArray(";B[ae];W[bd]"));
    QCOMPARE(beginning(3, 3), QByteArray(";B[cc];W[db];B[ea]"));
    QCOMPARE(beginning(4, 3), QByteArray(";B[cc];W[db];B[ea]"));
}

void MatchSeriesTest::randomOpeningsComeFromTheSeed()
{
    const auto play = [this](const char *seed) {
        const Run run = runCli(match(
            {QStringLiteral("--games"), QStringLiteral("4"), QStringLiteral("--alternate"),
             QStringLiteral("--random-opening"), QStringLiteral("4"), QStringLiteral("--seed"),
             QString::fromLatin1(seed), QStringLiteral("--sgf"), path("games")}));
        return run.exitCode == 0 ? beginning(1, 4) + beginning(3, 4) : run.errors;
    };
    const QByteArray first = play("1");

    QCOMPARE(first.count(';'), 8);
    QVERIFY(beginning(1, 4) != beginning(3, 4));
    QCOMPARE(beginning(2, 4), beginning(1, 4));
    QVERIFY(play("2") != first);
    QCOMPARE(play("1"), first);
}

void MatchSeriesTest::aHandicapOfAnOpeningIsOneForEverybody()
{
    write("o.sgf", "(;GM[1]FF[4]SZ[5]KM[0.5]HA[2]RU[Chinese]AB[bd][db]PL[W])");

    const Run run =
        runCli(match({QStringLiteral("--komi"), QStringLiteral("0.5"), QStringLiteral("--openings"),
                      path("o.sgf"), QStringLiteral("--sgf"), path("games"),
                      QStringLiteral("--gtp-log"), path("logs")},
                     {QStringLiteral("--moves"), QStringLiteral("pass")},
                     {QStringLiteral("--moves"), QStringLiteral("pass")}));

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(content("logs/game-1.log").count("set_free_handicap B2 D4"), 2);
    const QByteArray record = content("games/game-1.sgf");
    QVERIFY2(record.contains("HA[2]"), record.constData());
    QVERIFY2(record.contains("KM[0.5]"), record.constData());
    QCOMPARE(result()[u"handicap"].toInt(), 2);
    // 25 points are Black's; White has the komi and one for each stone.
    QCOMPARE(result()[u"result"].toString(), QStringLiteral("B+22.5"));
    QVERIFY2(!run.errors.contains("ignored"), run.errors.constData());
}

void MatchSeriesTest::setUpStonesWithoutHandicapAreAPosition()
{
    write("o.sgf", "(;GM[1]FF[4]SZ[5];AB[bd][db][cc]PL[W])");

    const Run run =
        runCli(match({QStringLiteral("--komi"), QStringLiteral("0.5"), QStringLiteral("--openings"),
                      path("o.sgf"), QStringLiteral("--sgf"), path("games"),
                      QStringLiteral("--gtp-log"), path("logs")},
                     {QStringLiteral("--moves"), QStringLiteral("pass")},
                     {QStringLiteral("--moves"), QStringLiteral("pass")}));

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QByteArray log = content("logs/game-1.log");
    QVERIFY2(!log.contains("handicap "), log.constData());
    QCOMPARE(log.count("play b B2"), 2);
    QVERIFY(!content("games/game-1.sgf").contains("HA["));
    QCOMPARE(result()[u"result"].toString(), QStringLiteral("B+24.5"));
}

void MatchSeriesTest::komiAndRulesOfOpeningsAreFollowedOrSaidToBeIgnored()
{
    write("o.sgf", "(;GM[1]FF[4]SZ[5]KM[3.5]RU[Japanese];B[cc])");
    const auto play = [this](const char *terms) {
        return runCli(match(
            {QStringLiteral("--komi"), QStringLiteral("0.5"), QStringLiteral("--openings"),
             path("o.sgf"), QStringLiteral("--opening-terms"), QString::fromLatin1(terms),
             QStringLiteral("--sgf"), path("games"), QStringLiteral("--gtp-log"), path("logs")},
            {QStringLiteral("--moves"), QStringLiteral("pass")},
            {QStringLiteral("--moves"), QStringLiteral("pass")}));
    };
    const Run ignored = play("game");
    QCOMPARE(ignored.exitCode, 0);
    QVERIFY2(ignored.errors.contains("which is ignored: o.sgf says komi 3.5 and the rules "),
             ignored.errors.constData());
    QVERIFY(content("games/game-1.sgf").contains("KM[0.5]"));
    QCOMPARE(results().last()[u"result"].toString(), QStringLiteral("B+24.5"));

    const Run followed = play("opening");
    QCOMPARE(followed.exitCode, 0);
    QVERIFY2(!followed.errors.contains("ignored"), followed.errors.constData());
    QVERIFY(content("logs/game-1.log").contains("komi 3.5"));
    const QByteArray record = content("games/game-1.sgf");
    QVERIFY2(record.contains("KM[3.5]") && record.contains("RU[Japanese]"), record.constData());
    QCOMPARE(results().last()[u"result"].toString(), QStringLiteral("B+20.5"));

    QCOMPARE(play("mine").exitCode, 2);
}

void MatchSeriesTest::openingsThatCannotBeReadAreNamed()
{
    write("openings.txt", "C3 C3\n");

    const Run run = runCli(match({QStringLiteral("--openings"), path("openings.txt")}));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("openings.txt"), run.errors.constData());
    QCOMPARE(results().size(), 0);
}

void MatchSeriesTest::aTestEndsTheMatch()
{
    const Run run = runCli(match({QStringLiteral("--sprt"), QStringLiteral("0,100"),
                                  QStringLiteral("--random-opening"), QStringLiteral("3")},
                                 {}, {QStringLiteral("--resign-at"), QStringLiteral("1")}));

    QCOMPARE(run.exitCode, 0);
    QVERIFY(results().size() >= 2);
    QVERIFY(results().size() < 200);
    QVERIFY2(run.output.contains("SPRT Elo 0 or 100: LLR "), run.output.constData());
    QVERIFY2(run.output.contains("H1 accepted"), run.output.constData());
}

void MatchSeriesTest::aTestOfCopiesEndsWithoutAVerdict()
{
    const Run run = runCli(match({QStringLiteral("--sprt"), QStringLiteral("0,100")}, {},
                                 {QStringLiteral("--resign-at"), QStringLiteral("1")}));

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(results().size(), 12);
    QVERIFY2(run.errors.contains("all games begin from the same position"), run.errors.constData());
    QVERIFY2(!run.output.contains("accepted"), run.output.constData());
    QVERIFY2(run.output.contains("no verdict: the last 10 games repeat earlier ones"),
             run.output.constData());
    QVERIFY2(run.output.contains(". Openings would make the games differ"), run.output.constData());
}

void MatchSeriesTest::aTestIsGivenUpWithTheGames()
{
    const Run run = runCli(match({QStringLiteral("--sprt"), QStringLiteral("0,1"),
                                  QStringLiteral("--games"), QStringLiteral("4")},
                                 {QStringLiteral("--score"), QStringLiteral("0")},
                                 {QStringLiteral("--score"), QStringLiteral("0")}));

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(results().size(), 4);
    QVERIFY2(!run.output.contains("accepted"), run.output.constData());
}

SHINPAN_TEST(MatchSeriesTest)
#include "matchseries_test.moc"
