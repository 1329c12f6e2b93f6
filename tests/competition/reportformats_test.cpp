#include "core/competition/report/reportformats.h"

#include "core/competition/report/gametext.h"
#include "core/competition/report/reportdocument.h"
#include "core/competition/report/reportwords.h"
#include "core/report/page.h"
#include "core/report/texttable.h"
#include "core/util/language.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <limits>

using namespace shinpan;
using namespace shinpan::test;

/// The same numbers in all formats, each in its own exact form.
class ReportFormatsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allFormatsSayTheSame();
    void chaptersOfTheTextAreThoseOfThePage();
    void textFitsATerminal();
    void namesCannotBreakTheText();
    void namesCannotBreakThePage();
    void namesCannotBreakTheTable();
    void pageIsWellFormedAndLoadsNothing();
    void howNumbersAreMadeIsSaidInEveryLanguage();
    void aPageWithGamesRunsNothingButItsOwnScript();
    void picturesAndTablesCanBeRead();
    void aBracketHasMatchesBeforeThoseTheyLeadTo();
    void roundsOfASwissNameByes();
    void whatHasNoBoundsIsInfinite();
    void aFewGamesTellNothingOfStrength();
    void theTermsStandUnderTheTitle();
    void whatIsTooLongGoesOnBelow();
    void ratingsStandBeforeWhatANarrowScreenHasNoRoomFor();
    void wideCharactersTakeTwoColumns();
    void numbersArePrintedPlainly();
};

namespace {

CompetitionReport sampleReport()
{
    const Competition cup = competitionOf(CompetitionType::AllPlayAll, 4, 12);
    return makeReport(cup, playAtRandom(cup, 70, 21));
}

/// Names that try everything.
const QString Hostile = QStringLiteral("</td><script>alert('1')</script>\"&,\n;\x1b[31m\u202e");

CompetitionReport hostileReport()
{
    Competition cup = competitionOf(CompetitionType::AllPlayAll, 3, 4);
    cup.name = cup.description = Hostile;
    cup.players[1].id = Hostile;
    cup.players[1].engine.commandLine = Hostile;
    std::vector<StoredGame> games = playAtRandom(cup, 12, 2);
    for (StoredGame &game : games) {
        game.opening = Hostile;
        game.result.reason = Message::verbatim(Hostile);
    }
    const std::vector<EngineIdentity> engines{{Hostile, Hostile, Hostile, Hostile, {}}};
    CompetitionEvent event;
    event.player = event.gameId = event.text = Hostile;
    return makeReport(cup, games, engines, {event});
}

/// Fields of RFC 4180, lines of fields.
std::vector<QStringList> readCsv(const QByteArray &csv)
{
    std::vector<QStringList> lines(1);
    QString field;
    bool isQuoted = false;
    const QString text = QString::fromUtf8(csv);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isQuoted && text[i] == u'"' && text.mid(i + 1, 1) == QStringLiteral("\"")) {
            field += text[i++];
        } else if (text[i] == u'"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && (text[i] == u',' || text[i] == u'\n')) {
            lines.back() += field;
            field.clear();
            if (text[i] == u'\n') {
                lines.emplace_back();
            }
        } else if (isQuoted || text[i] != u'\r') {
            field += text[i];
        }
    }
    lines.pop_back();
    return lines;
}

QJsonObject jsonOf(const CompetitionReport &report)
{
    return QJsonDocument::fromJson(toJson(report)).object();
}

/// A game whose texts try to leave the script.
QJsonObject hostileGames()
{
    QJsonObject game = gameText(GameLine{.size = BoardSize::square(9), .setUp = {}, .moves = {}});
    game[QStringLiteral("black")] = Hostile;
    game[QStringLiteral("remarks")] = QJsonObject{{QStringLiteral("1"), Hostile}};
    return {{Hostile, game}};
}

QString withMinus(const QByteArray &html)
{
    return QString::fromUtf8(html)
        .replace(QChar(0x2212), u'-')
        .replace(QChar(0x221E), QStringLiteral("inf"));
}

/// What the page says in its rounds, without markup.
QString roundsIn(const CompetitionReport &report)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    const QString html = QString::fromUtf8(toHtml(report));
    const qsizetype begin = html.indexOf(QStringLiteral("<div class=\"rounds"));
    const qsizetype end = html.indexOf(QStringLiteral("</section>"), begin);
    return html.mid(begin, end - begin).replace(tag, QStringLiteral(" ")).simplified();
}

char betterSeedWins(const Pairing &pairing)
{
    return pairing.players.black < pairing.players.white ? 'B' : 'W';
}

} // namespace

void ReportFormatsTest::allFormatsSayTheSame()
{
    const CompetitionReport report = sampleReport();
    const QString text = toText(report);
    const QString html = withMinus(toHtml(report));
    const QJsonArray matchups = jsonOf(report)[QStringLiteral("matchups")].toArray();
    const std::vector<QStringList> csv = readCsv(toCsv(report, CsvTable::Matchups));
    const auto column = [&](const char *name) {
        const qsizetype index = csv[0].indexOf(QString::fromLatin1(name));
        Q_ASSERT(index >= 0);
        return index;
    };
    QCOMPARE(static_cast<std::size_t>(matchups.size()), report.matchups.size());
    QCOMPARE(csv.size(), report.matchups.size() + 1);
    for (std::size_t i = 0; i < report.matchups.size(); ++i) {
        const MatchupReport &matchup = report.matchups[i];
        const Strength &strength = matchup.strength();
        for (const QString &number :
             {percentRange(matchup.score), signedDecimal(strength.elo.value, 1),
              eloRange(strength.elo), eloRange(strength.normalizedElo),
              pValueText(matchup.pValue).toHtmlEscaped()}) {
            QVERIFY2(html.contains(number), qPrintable(number));
        }
        QVERIFY(text.contains(percentRange(matchup.score)));
        QVERIFY(text.contains(eloRange(strength.elo)));
        const QJsonObject json = matchups[static_cast<qsizetype>(i)].toObject();
        const QJsonObject elo = json[strength.counts.gamesPerUnit == 2 ? QStringLiteral("byPairs")
                                                                       : QStringLiteral("byGames")]
                                    .toObject()[QStringLiteral("elo")]
                                    .toObject();
        QCOMPARE(elo[QStringLiteral("value")].toDouble(), strength.elo.value);
        QCOMPARE(elo[QStringLiteral("high")].toDouble(), strength.elo.high);
        QCOMPARE(json[QStringLiteral("pValue")].toDouble(), matchup.pValue);
        const QStringList &line = csv[i + 1];
        QCOMPARE(line.size(), csv[0].size());
        QCOMPARE(line[column("elo")].toDouble(), strength.elo.value);
        QCOMPARE(line[column("score_low")].toDouble(), matchup.score.low);
        QCOMPARE(line[column("wins")].toLongLong(), matchup.firstTally.all.counts.wins);
        QCOMPARE(line[column("second_wins")].toLongLong(), matchup.secondTally.all.counts.wins);
        QCOMPARE(line[column("pairs_split")].toLongLong(), matchup.pairs.split);
    }
    const std::vector<QStringList> games = readCsv(toCsv(report));
    QCOMPARE(games.size(), report.games.size() + 1);
    QCOMPARE(jsonOf(report)[QStringLiteral("results")].toArray().size(),
             static_cast<qsizetype>(report.games.size()));
    for (std::size_t i = 0; i < report.games.size(); ++i) {
        QCOMPARE(games[i + 1][0], report.games[i].id);
        QCOMPARE(games[i + 1][7], report.games[i].sgfResult);
        QCOMPARE(games[i + 1].size(), games[0].size());
    }
}

void ReportFormatsTest::chaptersOfTheTextAreThoseOfThePage()
{
    const CompetitionReport report = sampleReport();
    const QString text = toText(report);
    const QString page = QString::fromUtf8(toHtml(report));
    const std::vector<Chapter> chapters = documentOf(report, Readers::OfText).chapters;
    QCOMPARE(chapters.size(), std::size_t{6});
    for (const Chapter &chapter : chapters) {
        QVERIFY2(text.contains(u'\n' + chapter.heading + u'\n'), qPrintable(chapter.heading));
        QVERIFY2(page.contains(
                     QStringLiteral("<h2 id=\"%1-h\">%2</h2>").arg(chapter.id, chapter.heading)),
                 qPrintable(chapter.heading));
    }
}

void ReportFormatsTest::textFitsATerminal()
{
    Competition cup = competitionOf(CompetitionType::AllPlayAll, 16, 4);
    for (CompetitionPlayer &player : cup.players) {
        player.id = QStringLiteral("an engine of a long name, level ") + player.id;
    }
    cup.name = QStringLiteral("Cup");
    cup.description = QStringLiteral("about many things ").repeated(9);
    cup.players[3].engine.commandLine =
        QStringLiteral("/a/very/long/path/").repeated(9) + QStringLiteral(" --and --an --option");
    std::vector<StoredGame> games = playAtRandom(cup, 480, 9);
    for (std::size_t i = 1; i < games.size(); i += 2) { // a warning of more than a hundred letters
        games[i].duplicateOf = games[i - 1].id;
    }
    for (const QString &line : toText(makeReport(cup, games)).split(u'\n')) {
        QVERIFY2(columnsOf(line) <= 80, qPrintable(line));
        QVERIFY(!line.endsWith(u' '));
    }
}

void ReportFormatsTest::namesCannotBreakTheText()
{
    const QString text = toText(hostileReport());
    QVERIFY(text.contains(QStringLiteral("<script>")));
    for (const QChar c : text) {
        QVERIFY(c == u'\n' || c.category() != QChar::Other_Control);
        QVERIFY(c != QChar(0x202e));
    }
}

void ReportFormatsTest::namesCannotBreakThePage()
{
    const QByteArray html = toHtml(hostileReport());
    QVERIFY(!html.contains("<script"));
    QVERIFY(!html.contains('\x1b'));
    QVERIFY(html.contains("&lt;/td&gt;&lt;script&gt;alert('1')&lt;/script&gt;&quot;&amp;,"));
}

void ReportFormatsTest::namesCannotBreakTheTable()
{
    const CompetitionReport report = hostileReport();
    const std::vector<QStringList> games = readCsv(toCsv(report));
    QCOMPARE(games.size(), report.games.size() + 1);
    for (std::size_t i = 0; i < report.games.size(); ++i) {
        QCOMPARE(games[i + 1].size(), games[0].size());
        QCOMPARE(games[i + 1][4], report.games[i].players.black);
        QCOMPARE(games[i + 1][9], Hostile);
    }
    QCOMPARE(jsonOf(report)[QStringLiteral("name")].toString(), Hostile);
}

/// The page keeps to what XML and HTML have in common, except for elements that are never closed.
void ReportFormatsTest::pageIsWellFormedAndLoadsNothing()
{
    for (const QByteArray &page : {toHtml(sampleReport()), toHtml(hostileReport()),
                                   toHtml(hostileReport(), hostileGames())}) {
        QString html = QString::fromUtf8(page);
        for (qsizetype at = html.indexOf(QStringLiteral("<meta")); at >= 0;
             at = html.indexOf(QStringLiteral("<meta"), at + 1)) {
            html.insert(html.indexOf(u'>', at), u'/');
        }
        html.replace(QStringLiteral("<details open>"), QStringLiteral("<details>"));
        QXmlStreamReader reader(html);
        while (!reader.atEnd()) {
            reader.readNext();
            const auto attributes = reader.attributes();
            QVERIFY(!attributes.hasAttribute(QStringLiteral("src")));
            QVERIFY(!reader.isStartElement() || reader.name() != QStringLiteral("link"));
            const QStringView link = attributes.value(QStringLiteral("href"));
            QVERIFY(link.isEmpty() || link.startsWith(u'#')
                    || link.startsWith(QStringLiteral("cup.games/")));
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }
}

void ReportFormatsTest::howNumbersAreMadeIsSaidInEveryLanguage()
{
    const auto counts = [](const char *code) {
        const QByteArray text =
            reportResource(qPrintable(QStringLiteral("glossary_%1.html").arg(QLatin1String(code))));
        QList<qsizetype> numbers;
        for (const char *tag : {"<dt>", "</dd>", "<code>", "log₁₀"}) {
            numbers.append(text.count(tag));
        }
        return numbers;
    };
    const QList<qsizetype> english = counts("en");
    QVERIFY(english.first() > 10);
    for (const Language &language : languages()) {
        QCOMPARE(counts(language.code), english);
    }
}

void ReportFormatsTest::aPageWithGamesRunsNothingButItsOwnScript()
{
    const QByteArray html = toHtml(hostileReport(), hostileGames());
    QCOMPARE(html.count("<script"), 2); // the games, and what shows them
    QCOMPARE(html.count("</script>"), 2);
    const qsizetype start = html.indexOf("<script>") + 8;
    const QByteArray script = html.mid(start, html.indexOf("</script>", start) - start);
    const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    QVERIFY(html.contains("script-src 'sha256-" + hash + "'\">"));
    const qsizetype texts = html.indexOf("id=\"game-texts\">") + 16;
    const QByteArray json = html.mid(texts, html.indexOf("</script>", texts) - texts);
    QCOMPARE(QJsonDocument::fromJson(json).object(), hostileGames());
}

void ReportFormatsTest::picturesAndTablesCanBeRead()
{
    const QString html = QString::fromUtf8(toHtml(sampleReport()));
    QCOMPARE(html.count(QStringLiteral("<svg ")), html.count(QStringLiteral("<title id=")));
    QCOMPARE(html.count(QStringLiteral("<svg ")), html.count(QStringLiteral("role=\"img\"")));
    QCOMPARE(html.count(QStringLiteral("<table>")), html.count(QStringLiteral("<caption>")));
    QCOMPARE(html.count(QStringLiteral("<th ")), html.count(QStringLiteral("<th scope=")));
    QVERIFY(html.count(QStringLiteral("<svg ")) >= 13); // ratings, and two to each matchup
}

void ReportFormatsTest::aBracketHasMatchesBeforeThoseTheyLeadTo()
{
    const Competition cup = competitionOf(CompetitionType::Knockout, 6, 2);
    const std::vector<StoredGame> games = play(cup, 100, betterSeedWins);
    QCOMPARE(roundsIn(makeReport(cup, games)),
             QStringLiteral("Quarterfinals a bye d 2 e 0 b bye c 2 f 0 "
                            "Semifinals a 2 d 0 b 2 c 0 Final a 2 b 0"));
    QCOMPARE(roundsIn(makeReport(cup, {games.begin(), games.begin() + 1})),
             QStringLiteral("Quarterfinals d 1 e 0 c 0 f 0"));
}

void ReportFormatsTest::roundsOfASwissNameByes()
{
    Competition cup = competitionOf(CompetitionType::Swiss, 3, 2);
    cup.rounds = 2;
    const QString rounds = roundsIn(makeReport(cup, play(cup, 100, betterSeedWins)));
    QVERIFY2(rounds.startsWith(QStringLiteral("Round 1 a 2 b 0 Black: a B+R Black: b W+R c bye "
                                              "Round 2 ")),
             qPrintable(rounds));
    QCOMPARE(rounds.count(QStringLiteral("bye")), 2);
    const CompetitionReport report = makeReport(cup, play(cup, 100, betterSeedWins));
    QVERIFY(toHtml(report).contains("<a href=\"cup.games/0_0.sgf\" data-game=\"0_0\">B+R</a>"));
    const QString text = toText(report);
    QVERIFY2(text.contains(QStringLiteral("\nround 1\n"
                                          "        first       second  games\n"
                                          "r1-AvB  a      2-0  b       B+R W+R\n"
                                          "bye     c\n"
                                          "round 2\n")),
             qPrintable(text));
}

void ReportFormatsTest::whatHasNoBoundsIsInfinite()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    const CompetitionReport report = makeReport(cup, matchOf(cup, "BWBWBW")); // all won
    const QJsonObject elo =
        jsonOf(
            report)[QStringLiteral("matchups")][0][QStringLiteral("byPairs")][QStringLiteral("elo")]
            .toObject();
    QCOMPARE(elo[QStringLiteral("high")].toString(), QStringLiteral("inf"));
    QCOMPARE(elo[QStringLiteral("value")].toString(), QStringLiteral("inf"));
    QVERIFY(elo[QStringLiteral("low")].toDouble() < 100);
    QVERIFY(toText(report).contains(QStringLiteral("to +inf")));
    QVERIFY(QString::fromUtf8(toHtml(report)).contains(QStringLiteral("to +\u221e")));
}

void ReportFormatsTest::aFewGamesTellNothingOfStrength()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    const CompetitionReport few = makeReport(cup, matchOf(cup, "BWBWB"));
    QVERIFY(!toText(few).contains(QStringLiteral("LOS")));
    QVERIFY(!toHtml(few).contains("<th scope=\"col\">LOS"));
    QVERIFY(!toHtml(few).contains(", Elo "));
    QVERIFY(toText(few).contains(QStringLiteral("score 100.00%")));
    const CompetitionReport enough = makeReport(cup, matchOf(cup, "BWBWBW"));
    QVERIFY(toText(enough).contains(QStringLiteral("LOS")));
    QVERIFY(toHtml(enough).contains("<th scope=\"col\">LOS"));
    QVERIFY(toHtml(enough).contains(", Elo "));
}

void ReportFormatsTest::theTermsStandUnderTheTitle()
{
    Competition cup = competitionOf(CompetitionType::AllPlayAll, 3, 2);
    const QString text = toText(makeReport(cup, playAtRandom(cup, 3, 1)));
    QVERIFY2(text.contains(QStringLiteral("\n2026-11-21   board size: 9   komi: 7.5   rules: "
                                          "Chinese   no clock\n")),
             qPrintable(text));
    QVERIFY(toHtml(makeReport(cup, playAtRandom(cup, 3, 1))).contains("rules: Chinese"));
    QCOMPARE(text.count(QStringLiteral("rules:")), 1);
    QVERIFY(!toText(makeReport(cup, {})).contains(QStringLiteral("2026")));
    // Each matchup says its own where they differ.
    Competition playoff = competitionOf(CompetitionType::Playoff, 2, 2);
    playoff.matchups.push_back(playoff.matchups[0]);
    playoff.matchups[1].id = QStringLiteral("1");
    playoff.matchups[1].setup.komi = 0.5;
    QCOMPARE(toText(makeReport(playoff, {})).count(QStringLiteral("rules: ")), 2);
}

void ReportFormatsTest::whatIsTooLongGoesOnBelow()
{
    QCOMPARE(wrapped(QStringLiteral("  one two three"), 10),
             QStringLiteral("  one two\n    three"));
    QCOMPARE(wrapped(QStringLiteral("one two"), 7), QStringLiteral("one two"));
    QCOMPARE(wrapped(QStringLiteral("abcdefghij"), 4), QStringLiteral("abcd\n  ef\n  gh\n  ij"));
}

/// A phone shows some five columns without scrolling.
void ReportFormatsTest::ratingsStandBeforeWhatANarrowScreenHasNoRoomFor()
{
    const Competition cup = competitionOf(CompetitionType::Swiss, 5, 2);
    const QString html = QString::fromUtf8(toHtml(makeReport(cup, playAtRandom(cup, 12, 3))));
    const QString head = html.mid(html.indexOf(QStringLiteral("<thead>")), 900);
    static const QRegularExpression heading(QStringLiteral("<th scope=\"col\"[^>]*>([^<]*)<"));
    QStringList headings;
    for (const QRegularExpressionMatch &match : heading.globalMatch(head)) {
        headings += match.captured(1);
    }
    QCOMPARE(headings.mid(0, 6).join(u','), QStringLiteral("#,Player,Points,Elo,95 %,SOS"));
}

void ReportFormatsTest::wideCharactersTakeTwoColumns()
{
    QCOMPARE(columnsOf(QStringLiteral("gnugo")), 5);
    QCOMPARE(columnsOf(QStringLiteral("本因坊")), 6);
    QCOMPARE(columnsOf(QStringLiteral("e\u0301")), 1);
    QCOMPARE(columnsOf(QStringLiteral("\U0001F600")), 2);
    QCOMPARE(fitted(QStringLiteral("本因坊"), 5), QStringLiteral("本因…"));
    QCOMPARE(fitted(QStringLiteral("本因坊"), 6), QStringLiteral("本因坊"));
    QCOMPARE(columnsOf(QStringLiteral("a\u202eb")), 3); // what is not printable is shown as U+FFFD
    TextTable table({{QString(), true}, {QStringLiteral("n")}});
    table.addRow({QStringLiteral("本因坊"), QStringLiteral("1")});
    table.addRow({QStringLiteral("a"), QStringLiteral("10")});
    QCOMPARE(table.toText(), QStringLiteral("         n\n本因坊   1\na       10\n"));
}

void ReportFormatsTest::numbersArePrintedPlainly()
{
    QCOMPARE(signedDecimal(-0.04, 1), QStringLiteral("0.0"));
    QCOMPARE(signedDecimal(12.34, 1), QStringLiteral("+12.3"));
    QCOMPARE(decimal(std::numeric_limits<double>::infinity(), 2), QStringLiteral("+inf"));
    QCOMPARE(chance(0.99999), QStringLiteral(">99.99%"));
    QCOMPARE(chance(1), QStringLiteral("100.00%"));
    QCOMPARE(points(10.5), QStringLiteral("10.5"));
    QCOMPARE(lettersOf(27), QStringLiteral("AB"));
    QCOMPARE(roundText(0, 7), QStringLiteral("quarterfinals"));
    QCOMPARE(roundText(2, 8), QStringLiteral("final"));
}

SHINPAN_TEST(ReportFormatsTest)
#include "reportformats_test.moc"
