#include "app/cli/live/livedisplay.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cstdlib>

using namespace shinpan;

namespace {

/// The words of a line, without its inks.
[[nodiscard]] QString plainText(const TextLine &line)
{
    QString text;
    for (const TextSpan &span : line) {
        text += span.text;
    }
    return text;
}

} // namespace

/// What a terminal shows of a running competition, as pictures of its lines.
class LiveDisplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWholeIsSeenOnAUsualTerminal();
    void aSwissShowsWhatOrdersItAndItsRound();
    void everyTerminalIsFilledAndNeverExceeded();
    void aSmallTerminalStillTellsTheState();
    void listsThatAreCutSayHowMuch();
    void machinesAreSeenWithTheirTasks();
    void aTestShowsItsRatioBetweenItsBounds();
    void withoutAnEndThereIsNoBarAndNoTimeLeft();
    void ratesHaveTheUnitThatSuitsThem_data();
    void ratesHaveTheUnitThatSuitsThem();
    void namesCannotMoveTheCursor();
    void wideLettersTakeTwoColumns();
    void clocksAreReadable();

private:
    static LiveSnapshot snapshot();
    static QString picture(const LiveSnapshot &snapshot, TerminalSize size);
};

LiveSnapshot LiveDisplayTest::snapshot()
{
    LiveSnapshot all;
    all.name = QStringLiteral("levels");
    all.players = {{StandingRow{1, 0},
                    QStringLiteral("gnugo-10"),
                    Estimate{50, 85, 120},
                    {18, 6, 1},
                    0,
                    false},
                   {StandingRow{2, 1},
                    QStringLiteral("gnugo-1"),
                    Estimate{-120, -85, -50},
                    {6, 18, 1},
                    1,
                    false}};
    all.games = {{0,
                  QStringLiteral("AvB_26"),
                  {QStringLiteral("gnugo-10"), QStringLiteral("gnugo-1")},
                  42,
                  Color::White,
                  std::chrono::seconds(75)}};
    all.ended = 26;
    all.gamesInAll = 100;
    all.voids = 1;
    all.elapsed = std::chrono::seconds(156);
    all.gamesPerMinute = 10;
    all.results = {{QStringLiteral("AvB_25"),
                    {QStringLiteral("gnugo-1"), QStringLiteral("gnugo-10")},
                    QStringLiteral("W+3.5"),
                    Color::White,
                    61,
                    QString()}};
    all.warnings = {QStringLiteral("AvB_7 is void: gnugo-1 exited")};
    return all;
}

QString LiveDisplayTest::picture(const LiveSnapshot &snapshot, TerminalSize size)
{
    QStringList lines;
    for (const TextLine &line : displayLines(snapshot, size)) {
        lines += plainText(line);
    }
    return lines.join(u'\n');
}

void LiveDisplayTest::theWholeIsSeenOnAUsualTerminal()
{
    const QString expected = QStringLiteral(
        R"(levels                                                          running · 2:36
━━━━━━───────────────────  26 of 100 games · 1 void · 10 games/min · 7:24 left

 #  player      Elo  ±95%  score %  games  won  lost  jigo  unknown
 1  gnugo-10    +85    35     74.0     25   18     6     1        0
 2  gnugo-1     -85    35     26.0     26    6    18     1        1

 @  game    running                moves     time
 0  AvB_26  ● gnugo-10  ○ gnugo-1     42     1:15

ended                          result  moves
AvB_25  ● gnugo-1  ○ gnugo-10  W+3.5      61

warnings
▲ AvB_7 is void: gnugo-1 exited



Ctrl-X or Ctrl-C: stop after the running games)");
    const QStringList lines = picture(snapshot(), {78, 19}).split(u'\n');
    QCOMPARE(lines.size(), expected.count(u'\n') + 1);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QCOMPARE(lines[i], expected.section(u'\n', static_cast<int>(i), static_cast<int>(i)));
    }
}

void LiveDisplayTest::aSwissShowsWhatOrdersItAndItsRound()
{
    LiveSnapshot all = snapshot();
    all.type = CompetitionType::Swiss;
    all.round = RoundOf{2, 5};
    all.players[0].row = {1, 0, 18.5, 0, {21, 14.25}};
    all.players[1].row = {1, 1, 18.5, 2, {21, 14.25}};

    const QStringList lines = picture(all, {74, 19}).split(u'\n');

    QVERIFY2(lines[1].contains(QStringLiteral("round 2 of 5 · 26 of 100 games")),
             qPrintable(lines[1]));
    const QStringList expected{
        QStringLiteral(" #  player    points  SOS  SODOS  byes    Elo  ±95%  score %  games  won"),
        QStringLiteral(" 1  gnugo-10    18.5   21  14.25          +85    35     74.0     25   18"),
        QStringLiteral(" 1  gnugo-1     18.5   21  14.25     2    -85    35     26.0     26    6")};
    QCOMPARE(lines.mid(3, 3), expected);
}

void LiveDisplayTest::everyTerminalIsFilledAndNeverExceeded()
{
    LiveSnapshot all = snapshot();
    all.test = LiveTest{{}, 0.5};
    for (int i = 0; i < 40; ++i) {
        all.players.push_back(all.players[0]);
        all.games.push_back(all.games[0]);
        all.results.push_back(all.results[0]);
        all.warnings.push_back(all.warnings[0]);
    }
    for (int columns = 1; columns < 140; columns += 6) {
        for (int rows = 1; rows < 60; rows += 3) {
            const std::vector<TextLine> lines = displayLines(all, {columns, rows});
            QVERIFY(static_cast<int>(lines.size()) <= rows);
            QVERIFY(rows < 5 || static_cast<int>(lines.size()) == rows);
            for (const TextLine &line : lines) {
                QVERIFY2(columnsOf(line) <= columns, qPrintable(plainText(line)));
            }
        }
    }
}

void LiveDisplayTest::aSmallTerminalStillTellsTheState()
{
    QCOMPARE(picture(snapshot(), {30, 2}), QStringLiteral("levels          running · 2:36\n"
                                                          "26 of 100 games · 1 void · 10…"));
}

void LiveDisplayTest::machinesAreSeenWithTheirTasks()
{
    LiveSnapshot away = snapshot();
    away.games.clear();
    away.workforce = WorkforceView{3,
                                   4,
                                   {{.name = QStringLiteral("n1"),
                                     .games = 12,
                                     .first = {6, 2, 0},
                                     .timeLosses = 1,
                                     .tasks = 1,
                                     .speed = 131.4},
                                    {.name = QStringLiteral("n2"), .failures = 3, .isOut = true},
                                    {.name = QStringLiteral("n3"), .games = 14, .tasks = 2}}};

    const QString shown = picture(away, {100, 30});

    QVERIFY2(shown.contains(QStringLiteral("3 tasks on 2 machines, 4 waiting")), qPrintable(shown));
    const QStringList lines = shown.split(u'\n');
    const qsizetype title = lines.indexOf(QStringLiteral(
        "machine   tasks  games  score %  on time  forfeits  void  lost tasks  speed"));
    QVERIFY2(title > 0, qPrintable(shown));
    const char *const rows[] = {
        "n3            2     14",
        "n1            1     12     75.0        1                                131",
        "n2 (out)      0      0                                             3",
    };
    for (qsizetype i = 0; i < std::ssize(rows); ++i) {
        QCOMPARE(lines[title + 1 + i].trimmed(), QString::fromLatin1(rows[i]));
    }
}

void LiveDisplayTest::listsThatAreCutSayHowMuch()
{
    LiveSnapshot all = snapshot();
    all.players.resize(30, all.players[1]);

    const QString text = picture(all, {80, 24});

    QVERIFY2(text.contains(QStringLiteral("… 2")), qPrintable(text)); // 2x more
    QVERIFY2(text.contains(QStringLiteral("AvB_26")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("AvB_25")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("AvB_7 is void")), qPrintable(text));
}

void LiveDisplayTest::aTestShowsItsRatioBetweenItsBounds()
{
    LiveSnapshot all = snapshot();
    all.test = LiveTest{{.elo0 = 0, .elo1 = 20}, 0};
    const QString undecided = picture(all, {80, 24}).section(u'\n', 2, 2);
    all.test->ratio = 3;
    const QString decided = picture(all, {80, 24}).section(u'\n', 2, 2);

    QVERIFY2(undecided.startsWith(QStringLiteral("SPRT Elo 0 or 20: LLR 0.00 ━━━")),
             qPrintable(undecided));
    QVERIFY(std::abs(undecided.count(u'━') - undecided.count(u'─')) <= 1);
    QVERIFY2(undecided.endsWith(QStringLiteral(" (-2.94 to 2.94)")), qPrintable(undecided));
    QVERIFY2(decided.contains(QStringLiteral("H1 accepted")), qPrintable(decided));
    QCOMPARE(decided.count(u'─'), 0);
}

void LiveDisplayTest::withoutAnEndThereIsNoBarAndNoTimeLeft()
{
    LiveSnapshot all = snapshot();
    all.gamesInAll = std::nullopt;

    QCOMPARE(picture(all, {80, 24}).section(u'\n', 1, 1),
             QStringLiteral("26 games · 1 void · 10 games/min"));
}

void LiveDisplayTest::ratesHaveTheUnitThatSuitsThem_data()
{
    QTest::addColumn<double>("gamesPerMinute");
    QTest::addColumn<QString>("text");

    QTest::newRow("quick") << 12'000.0 << QStringLiteral("200 games/s");
    QTest::newRow("usual") << 2.5 << QStringLiteral("2.5 games/min");
    QTest::newRow("slow") << 0.05 << QStringLiteral("3.0 games/h");
}

void LiveDisplayTest::ratesHaveTheUnitThatSuitsThem()
{
    QFETCH(double, gamesPerMinute);
    LiveSnapshot all = snapshot();
    all.gamesPerMinute = gamesPerMinute;

    const QString line = picture(all, {100, 24}).section(u'\n', 1, 1);

    QFETCH(QString, text);
    QVERIFY2(line.contains(text), qPrintable(line));
}

void LiveDisplayTest::namesCannotMoveTheCursor()
{
    LiveSnapshot all = snapshot();
    all.players[0].name = QStringLiteral("evil\x1b[2J\r\nname");
    all.warnings[0] = QStringLiteral("two\nlines");

    for (const TextLine &line : displayLines(all, {80, 24})) {
        const QByteArray bytes = encoded(line, {true, false});
        QVERIFY2(!bytes.contains('\x1b') && !bytes.contains('\r') && !bytes.contains('\n'),
                 bytes.constData());
    }
}

void LiveDisplayTest::wideLettersTakeTwoColumns()
{
    QCOMPARE(columnsOf(QStringLiteral("審判 Go")), 7);
    QCOMPARE(elided(QStringLiteral("審判審判"), 6), QStringLiteral("審判…"));
    QCOMPARE(padded(QStringLiteral("審"), 4), QStringLiteral("審  "));
    QCOMPARE(encoded({{QStringLiteral("● 審±1…"), Ink::Bad}}, {false, true}),
             QByteArray("\x1b[31mB ?~1~\x1b[0m"));
}

void LiveDisplayTest::clocksAreReadable()
{
    QCOMPARE(clockText(std::chrono::seconds(9)), QStringLiteral("0:09"));
    QCOMPARE(clockText(std::chrono::seconds(3723)), QStringLiteral("1:02:03"));
    QCOMPARE(clockText(std::chrono::seconds(2 * 86'400 + 11'040)), QStringLiteral("2 d 03:04"));
}

SHINPAN_TEST(LiveDisplayTest)
#include "livedisplay_test.moc"
