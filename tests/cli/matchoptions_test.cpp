#include "app/cli/match/matchoptions.h"

#include "app/cli/match/matchverb.h"
#include "core/clock/duration.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QCommandLineParser>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace std::chrono_literals;

namespace {

/// What a row's words say besides the engines.
[[nodiscard]] Result<MatchOptions> read(const QString &words)
{
    QStringList arguments = words.split(u' ', Qt::SkipEmptyParts);
    arguments.replaceInStrings(QStringLiteral("ENGINE"), test::fakeProfile().commandLine);
    QCommandLineParser parser;
    return parseWords(parser, MatchVerb, arguments).and_then([&] {
        return readMatchOptions(parser);
    });
}

[[nodiscard]] Result<MatchOptions> readGame(const QString &words)
{
    return read(QStringLiteral("--black ENGINE --white ENGINE ") + words);
}

/// The settings in the words that the options take.
[[nodiscard]] QString settingsOf(const MatchOptions &options)
{
    const MatchSetup &setup = options.setup;
    const auto milliseconds = [](std::chrono::milliseconds time) {
        return QString::fromStdString(toText(time));
    };
    const auto thoughts = [&options](Color color) {
        return QString(wordFor(ThoughtsWords, options.engines[color].thoughts));
    };
    const auto sides = [&options](bool EngineProfile::*field) {
        return QStringLiteral("%1/%2")
            .arg(options.engines.black.*field)
            .arg(options.engines.white.*field);
    };
    const Timeouts &timeouts = options.engines.white.timeouts;
    const QString deadlines = QStringLiteral(", deadlines %1 %2 %3 %4, restarts %5")
                                  .arg(milliseconds(timeouts.startUp), milliseconds(timeouts.setUp),
                                       milliseconds(timeouts.scoring), milliseconds(timeouts.quit))
                                  .arg(setup.restarts);
    return QStringLiteral("size %1, rules %2, komi %3, handicap %4%5, time %6/%7, margin %8, ")
               .arg(setup.size.columns)
               .arg(QString::fromStdString(toText(setup.rules)))
               .arg(setup.komi)
               .arg(setup.handicapStyle == HandicapStyle::Free ? QStringLiteral("free:")
                                                               : QString())
               .arg(setup.handicap)
               .arg(QString::fromStdString(toText(setup.time.black)),
                    QString::fromStdString(toText(setup.time.white)),
                    milliseconds(setup.timeMargin))
         + QStringLiteral("watchdog %1, moves %2, scorer %3, referee %4, claims %5, scores %6")
               .arg(milliseconds(setup.watchdog))
               .arg(setup.moveLimit)
               .arg(toText(setup.scoring))
               .arg(options.referee.has_value())
               .arg(sides(&EngineProfile::allowsClaims), sides(&EngineProfile::isReliableScorer))
         + deadlines
         + QStringLiteral(", thoughts %1/%2").arg(thoughts(Color::Black), thoughts(Color::White));
}

} // namespace

/// The words after `shinpan-cli match`, good and bad.
class MatchOptionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotSaidIsUsual();
    void goodWordsAreUnderstood_data();
    void goodWordsAreUnderstood();
    void aWrongWordIsNamed_data();
    void aWrongWordIsNamed();
    void aSideWithoutAClockIsTold_data();
    void aSideWithoutAClockIsTold();
    void deadlinesHoldForEveryEngine();
    void theHelpTellsEverything();
};

void MatchOptionsTest::whatIsNotSaidIsUsual()
{
    const Result<MatchOptions> options = readGame({});

    QVERIFY2(options, options ? "" : qPrintable(options.error().english()));
    QCOMPARE(
        settingsOf(*options),
        QStringLiteral("size 19, rules Chinese, komi 7.5, handicap 0, time none/none, margin "
                       "0.1s, watchdog 10m, moves 1000, scorer score,dead,referee,playout, "
                       "referee 0, claims 0/0, scores 1/1, deadlines 10m 1m 3m 2s, restarts 0, "
                       "thoughts automatic/automatic"));
    QCOMPARE(options->games, std::optional(1));
    QCOMPARE(options->parallel, 1);
    QVERIFY(options->openings.sources.empty());
    QVERIFY(!options->sprt);
    QVERIFY(!options->alternate);
    QCOMPARE(options->sgfDirectory + options->resultsFile + options->logDirectory, QString());
}

void MatchOptionsTest::goodWordsAreUnderstood_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("settings"); // a part of them
    const auto row = [](const char *words, const char *settings) {
        QTest::newRow(words) << QString::fromUtf8(words) << QString::fromUtf8(settings);
    };
    row("--size 5", "size 5, ");
    row("--rules japanese", "rules Japanese, komi 6.5, ");
    row("--rules tromp-taylor --komi 0", "rules Tromp-Taylor, komi 0, ");
    row("--rules nz", "rules NZ, komi 7, ");
    row("--rules ko=positional,scoring=area,suicide=all", "rules Tromp-Taylor, ");
    row("--rules ko=none,scoring=territory", "komi 6.5, ");
    row("--komi -3.5", "komi -3.5, ");
    row("--handicap 0", "komi 7.5, handicap 0, ");
    row("--handicap 9", "komi 0.5, handicap 9, ");
    row("--handicap 4 --komi 3 --size 8", "komi 3, handicap 4, ");
    row("--size 5 --handicap free:3", "komi 0.5, handicap free:3, ");
    row("--handicap FREE:13", "handicap free:13, ");
    row("--time 10m", "time 10m/10m, margin 0.1s, watchdog 0s, ");
    row("--time 10m+5s", "time 10m+5s/10m+5s, ");
    row("--time 10m+5x30s", "time 10m+5x30s/10m+5x30s, ");
    row("--time 10m+25/10m", "time 10m+25/10m/10m+25/10m, ");
    row("--time 10s/move", "time 10s/move/10s/move, ");
    row("--time none", "time none/none, margin 0.1s, watchdog 10m, ");
    row("--time-black 90", "time 1m30s/none, margin 0.1s, watchdog 10m, ");
    row("--time 5m --time-white 1m", "time 5m/1m, ");
    row("--time 5m --watchdog 30", "watchdog 30s, ");
    row("--watchdog 0", "watchdog 0s, ");
    row("--time-margin 1.5s", "margin 1.5s, ");
    row("--move-limit 0", "moves 0, ");
    row("--deadline start=5s", "deadlines 5s 1m 3m 2s, restarts 0");
    row("--deadline start=0,setup=2,scoring=1m30s,quit=0s", "deadlines 0s 2s 1m30s 0s, ");
    row("--deadline Move=20m", "watchdog 20m, ");
    row("--deadline move=0 --time 10m", "watchdog 0s, ");
    row("--watchdog 5 --deadline setup=5s", "watchdog 5s, ");
    row("--watchdog 5", "deadlines 10m 1m 3m 2s, ");
    row("--restarts 3", "restarts 3");
    row("--scorer alive", "scorer alive, ");
    row("--scorer dead,playout", "scorer dead,playout, ");
    row("--scorer gomill-players", "scorer gomill-players, ");
    row("--scorer gomill-internal:no", "scorer gomill-internal:no, ");
    row("--scorer referee --referee ENGINE", "scorer referee, referee 1");
    row("--referee ENGINE", "scorer score,dead,referee,playout, referee 1");
    row("--claims black", "claims 1/0, ");
    row("--claims both", "claims 1/1, ");
    row("--claims none", "claims 0/0, ");
    row("--thoughts always", "thoughts always/always");
    row("--thoughts slow-moves", "thoughts slow-moves/slow-moves");
    row("--unreliable-scorer white", "scores 1/0");
    row("--unreliable-scorer both", "scores 0/0");
}

void MatchOptionsTest::goodWordsAreUnderstood()
{
    QFETCH(QString, words);
    QFETCH(QString, settings);

    const Result<MatchOptions> options = readGame(words);

    QVERIFY2(options, options ? "" : qPrintable(options.error().english()));
    QVERIFY2(settingsOf(*options).contains(settings), qPrintable(settingsOf(*options)));
}

void MatchOptionsTest::aWrongWordIsNamed_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("message"); // its beginning
    const auto call = [](const char *words, const char *message) {
        QTest::newRow(words) << QString::fromUtf8(words) << QString::fromUtf8(message);
    };
    const auto row = [](const char *words, const char *message) {
        QTest::newRow(words) << QStringLiteral("--black ENGINE --white ENGINE ")
                                    + QString::fromUtf8(words)
                             << QString::fromUtf8(message);
    };
    call("--white ENGINE", "--black: missing; give the engine's command line");
    call("--black ENGINE", "--white: missing; give the engine's command line");
    call("--black ENGINE --white", "Missing value after '--white'");
    call("--black ENGINE --white /no/such/engine", "--white: ");
    row("--colour red", "Unknown option 'colour'");
    row("gnugo", "\"gnugo\": unexpected; quote a command that has several words");
    row("--size 0", "--size: \"0\" is not a whole number from 1 to 25");
    row("--size 26", "--size: \"26\" is not a whole number from 1 to 25");
    row("--size nine", "--size: \"nine\" is not a whole number from 1 to 25");
    row("--rules draughts",
        "--rules: \"draughts\" names no rules; allowed are Chinese, Chinese-KGS, Japanese, ");
    row("--rules ko=maybe", "--rules: \"ko=maybe\" names no rules; allowed are ");
    row("--komi much", "--komi: \"much\" is not a number of points");
    row("--komi inf", "--komi: \"inf\" is not a number of points");
    row("--komi 1001", "--komi: \"1001\" is not a number of points");
    row("--handicap 1",
        "--handicap: \"1\" is not possible; a board of size 19 has fixed points for 0 or 2 to 9 "
        "stones; free:N lets Black place them");
    row("--handicap 10", "--handicap: \"10\" is not possible; ");
    row("--handicap -2", "--handicap: \"-2\" is not possible; ");
    row("--handicap two", "--handicap: \"two\" is not possible; ");
    row("--size 5 --handicap 2",
        "--handicap: \"2\" is not possible; a board of size 5 has no fixed points for handicap "
        "stones; free:N lets Black place them");
    row("--size 8 --handicap 5",
        "--handicap: \"5\" is not possible; a board of size 8 has fixed points for 0 or 2 to 4 "
        "stones");
    row("--size 5 --handicap free:25",
        "--handicap: \"free:25\" is not possible; a board of size 5 takes 2 to 24 free stones");
    row("--handicap free:1", "--handicap: \"free:1\" is not possible; ");
    row("--handicap free:", "--handicap: \"free:\" is not possible; ");
    row("--handicap fixed:2", "--handicap: \"fixed:2\" is not possible; ");
    row("--time soon", "--time: \"soon\" is no time control; allowed are none, 1h30m (absolute), ");
    row("--time 0s", "--time: \"0s\" is no time control; ");
    row("--time-black 10m+5x", "--time-black: \"10m+5x\" is no time control; ");
    row("--time 1m --time-white 5/turn", "--time-white: \"5/turn\" is no time control; ");
    row("--time-margin little",
        "--time-margin: \"little\" is no time; allowed are 200ms, 1s, 1.5s and the like");
    row("--move-limit -1", "--move-limit: \"-1\" is not a whole number from 0 to 1000000");
    row("--watchdog soon", "--watchdog: \"soon\" is not a whole number from 0 to 1000000");
    row("--deadline 5s", "--deadline: \"5s\" is not a deadline; allowed are start, setup, move, "
                         "scoring and quit with a "
                         "time, such as start=30s,move=2m");
    row("--deadline start=soon", "--deadline: \"start=soon\" is not a deadline; ");
    row("--deadline start=5s,", "--deadline: \"\" is not a deadline; ");
    row("--deadline think=5s", "--deadline: \"think=5s\" is not a deadline; ");
    row("--deadline move=5s --watchdog 5",
        "--deadline: \"move\" and --watchdog say the same; give one");
    row("--restarts many", "--restarts: \"many\" is not a whole number from 0 to 1000");
    row("--games 0", "--games: \"0\" is not a whole number from 1 to 1000000");
    row("--parallel 0", "--parallel: \"0\" is not a whole number from 1 to 1023");
    row("--openings /no/such", "--openings: \"/no/such\" is no file and no folder");
    row("--random-opening 0", "--random-opening: \"0\" is not a whole number from 1 to 100");
    row("--sprt 5", "--sprt: \"5\" is not two numbers, the lower first, such as 0,20");
    row("--sprt 10,0", "--sprt: \"10,0\" is not two numbers");
    row("--sprt-alpha 0.1", "--sprt-alpha: there is no --sprt");
    row("--sprt 0,5 --sprt-beta 0.5", "--sprt-beta: \"0.5\" is no number between 0 and 0.5");
    row("--thoughts sometimes",
        "--thoughts: \"sometimes\" is none of automatic, slow-moves, always and never");
    row("--scorer coin", "--scorer: \"coin\" is not a way to score a game; it takes score, dead, ");
    row("--scorer alive,alive", "--scorer: \"alive\" occurs twice in the scoring ladder");
    row("--scorer score,ask", "--scorer: \"score,ask\" asks a person, and there is nobody here");
    row("--scorer score,referee",
        "--scorer: \"score,referee\" asks a referee; say which engine with --referee");
    row("--scorer alive --referee ENGINE", "--referee: --scorer alive asks no referee");
    row("--referee /no/such/engine", "--referee: ");
    row("--claims red", "--claims: \"red\" is none of black, white, both and none");
    row("--unreliable-scorer all",
        "--unreliable-scorer: \"all\" is none of black, white, both and none");
}

void MatchOptionsTest::aWrongWordIsNamed()
{
    QFETCH(QString, words);
    QFETCH(QString, message);

    const Result<MatchOptions> options = read(words);

    QVERIFY(!options);
    QCOMPARE(options.error().english().left(message.size()), message);
}

void MatchOptionsTest::aSideWithoutAClockIsTold_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("warning");

    QTest::newRow("both have a clock") << u"--time 1m"_s << QString();
    QTest::newRow("nobody has one")
        << QString()
        << u"no clock is set, so the watchdog makes a game void when an engine has not moved for "
           "10m (see --time and --watchdog)"_s;
    QTest::newRow("nor a watchdog")
        << u"--watchdog 0"_s
        << u"no clock is set, and no watchdog, so an engine may think for ever (see --time and "
           "--watchdog)"_s;
    QTest::newRow("White has none")
        << u"--time-black 1m --watchdog 90"_s
        << u"White has no clock, so the watchdog makes a game void when an engine has not moved "
           "for 1m30s (see --time and --watchdog)"_s;
    QTest::newRow("Black has none")
        << u"--time-white 1m --watchdog 0"_s
        << u"Black has no clock, and no watchdog, so an engine may think for ever (see --time and "
           "--watchdog)"_s;
}

void MatchOptionsTest::aSideWithoutAClockIsTold()
{
    QFETCH(QString, words);

    const Result<MatchOptions> options = readGame(words);

    QVERIFY(options);
    QTEST(noClockWarning(options->setup).english(), "warning");
}

void MatchOptionsTest::deadlinesHoldForEveryEngine()
{
    const Result<MatchOptions> options =
        readGame(u"--deadline start=7s,move=9s --scorer referee --referee ENGINE"_s);

    QVERIFY(options);
    Timeouts expected;
    expected.startUp = 7s;
    QCOMPARE(options->engines.black.timeouts, expected);
    QCOMPARE(options->engines.white.timeouts, expected);
    QCOMPARE(options->referee->timeouts, expected);
}

void MatchOptionsTest::theHelpTellsEverything()
{
    const QString help = helpOf(MatchVerb, QStringLiteral("shinpan-cli match"));

    for (const char *text : {"Usage: shinpan-cli match [options]\n",
                             "--black ",
                             "--size ",
                             "--rules ",
                             "Tromp-Taylor",
                             "--komi ",
                             "--handicap ",
                             "free:N",
                             "--time ",
                             "10m+5x30s",
                             "--time-black ",
                             "--time-white ",
                             "--time-margin ",
                             "--watchdog ",
                             "--deadline ",
                             "--restarts ",
                             "\n  restarts[].reason ",
                             "--move-limit ",
                             "--scorer ",
                             "gomill-internal",
                             "--referee ",
                             "--claims ",
                             "--unreliable-scorer ",
                             "--games ",
                             "--alternate ",
                             "--sgf ",
                             "--results ",
                             "--gtp-log ",
                             "--quiet ",
                             "\n  winner, culprit "}) {
        QVERIFY2(help.contains(QLatin1String(text)), text);
    }
}

SHINPAN_TEST(MatchOptionsTest)
#include "matchoptions_test.moc"
