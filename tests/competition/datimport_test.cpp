#include "core/competition/file/competitionwriter.h"
#include "core/competition/import/competitionimport.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>
#include <QTimeZone>

#include <random>

using namespace shinpan;

namespace {

const QString Path = QStringLiteral("/games/weak-strong.dat");
const QDateTime Written(QDate(2026, 11, 21), QTime(12, 0), QTimeZone::utc());

/// Program Black is "Weak", program White is "Strong", and colours alternate.
const QByteArray Header =
    "# Black: Weak\n"
    "# BlackVersion: 1.0\n"
    "# BlackLabel: Weak:1.0\n"
    "# BlackCommand: weak --gtp\n"
    "# White: Strong Go\n"
    "# WhiteVersion: 2.0\n"
    "# WhiteLabel: Strong Go:2.0\n"
    "# WhiteCommand: strong --gtp\n"
    "# Referee: -\n"
    "# Size: 9\n"
    "# Komi: 6.5\n"
    "# Openings: book (12 files)\n"
    "# Date: November 21, 2026\n"
    "# Host: localhost\n"
    "# Xml: 0\n"
    "#\n"
    "#GAME\tRES_B\tRES_W\tRES_R\tALT\tDUP\tLEN\tTIME_B\tTIME_W\tCPU_B\tCPU_W\t"
    "ERR\tERR_MSG\n";

[[nodiscard]] ImportedCompetition imported(const QByteArray &rows)
{
    const auto results = importDat(Header + rows, Path, Written);
    if (!results) {
        QTest::qFail("the table is not read", __FILE__, __LINE__);
        return {};
    }
    return *results;
}

/// The RE of the only game, whose columns RES_B, RES_W, RES_R and ALT are these.
[[nodiscard]] QString resultOf(const char *black,
                               const char *white,
                               const char *referee,
                               bool isSwapped)
{
    const ImportedCompetition results =
        imported(QByteArray("0\t") + black + '\t' + white + '\t' + referee + '\t'
                 + (isSwapped ? "1" : "0") + "\t-\t10\t1.0\t2.0\t1\t2\t0\t\n");
    return results.games.empty() ? QString() : results.games.front().sgfResult;
}

} // namespace

class DatImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeaderMakesACompetition();
    void aGameHasItsValuesByColour();
    void resultsAreTranslatedFromProgramsToColours();
    void theResultIsTheRefereesOrWhatTheProgramsAgreeOn();
    void errorsMakeGamesVoid();
    void duplicatesNameTheEarlierGame();
    void whatIsNoGameIsReportedWithItsLine();
    void aPlayerWithoutACommandIsNamed();
    void whatIsNoTableIsRefused();
    void theCompetitionReadsBackFromItsFile();
    void anyBytesAreSurvived();
};

void DatImportTest::theHeaderMakesACompetition()
{
    const ImportedCompetition results =
        imported("0\tB+1.5\tB+1.5\t?\t0\t-\t10\t1.0\t2.0\t1\t2\t0\t\n"
                 "1\tB+1.5\tB+1.5\t?\t1\t-\t10\t1.0\t2.0\t1\t2\t0\t\n");
    const Competition &competition = results.competition;

    QCOMPARE(competition.file, QStringLiteral("/games/weak-strong.toml"));
    QVERIFY(competition.type == CompetitionType::Playoff);
    QCOMPARE(competition.players[0].id, QStringLiteral("Weak:1.0"));
    QCOMPARE(competition.players[1].id, QStringLiteral("Strong-Go:2.0"));
    QCOMPARE(competition.players[1].engine.commandLine, QStringLiteral("strong --gtp"));
    QCOMPARE(competition.matchups.size(), std::size_t{1});
    QVERIFY(competition.matchups[0].isAlternating);
    QCOMPARE(competition.matchups[0].games, std::optional(2));
    QCOMPARE(competition.matchups[0].setup.size, BoardSize::square(9));
    QCOMPARE(competition.matchups[0].setup.komi, 6.5);
    QCOMPARE(results.notTaken.size(), 1);
    QVERIFY(results.notTaken[0].english().contains(QStringLiteral("book (12 files)")));
}

void DatImportTest::aGameHasItsValuesByColour()
{
    const ImportedCompetition results =
        imported("1\tB+R\tB+R\tB+R\t1\t-\t57\t1.5\t20.0\t1.25\t-\t0\t\n");

    QCOMPARE(results.games.size(), std::size_t{1});
    const StoredGame &game = results.games[0];
    QCOMPARE(game.id, QStringLiteral("0_1"));
    QCOMPARE(game.number, 1);
    QCOMPARE(game.players.black, QStringLiteral("Strong-Go:2.0"));
    QCOMPARE(game.players.white, QStringLiteral("Weak:1.0"));
    QVERIFY(game.state == StoredGame::State::Finished);
    QCOMPARE(game.sgfResult, QStringLiteral("W+R"));
    QVERIFY(game.result.end == GameEnd::Resignation && game.result.winner == Color::White);
    QCOMPARE(game.moves, 57);
    QVERIFY(game.time.white == std::chrono::milliseconds(1500));
    QVERIFY(game.time.black == std::chrono::seconds(20));
    QCOMPARE(game.cpu.white, std::optional(1.25));
    QVERIFY(!game.cpu.black);
    QCOMPARE(game.komi, 6.5);
    QCOMPARE(game.size, BoardSize::square(9));
    QCOMPARE(game.ended, Written);
    QVERIFY(!game.duplicateOf);
}

void DatImportTest::resultsAreTranslatedFromProgramsToColours()
{
    QCOMPARE(resultOf("B+3.5", "B+3.5", "?", false), QStringLiteral("B+3.5"));
    QCOMPARE(resultOf("B+3.5", "B+3.5", "?", true), QStringLiteral("W+3.5"));
    QCOMPARE(resultOf("W+12.0", "W+12", "?", true), QStringLiteral("B+12"));
    QCOMPARE(resultOf("0", "0", "?", true), QStringLiteral("0"));
}

void DatImportTest::theResultIsTheRefereesOrWhatTheProgramsAgreeOn()
{
    QCOMPARE(resultOf("B+1", "B+1", "W+2", false), QStringLiteral("W+2"));
    QCOMPARE(resultOf("B+1", "B+2", "-", false), QStringLiteral("B+"));
    QCOMPARE(resultOf("B+1", "?", "?", false), QStringLiteral("B+1"));
    QCOMPARE(resultOf("?", "W+1", "?", false), QStringLiteral("W+1"));
    QCOMPARE(resultOf("B+1", "W+1", "?", false), QStringLiteral("?"));
    QCOMPARE(resultOf("B+1", "0", "?", false), QStringLiteral("?"));
    QCOMPARE(resultOf("?", "?", "?", false), QStringLiteral("?"));
    QCOMPARE(resultOf("B+nan", "B+1e99", "?", false), QStringLiteral("B+"));
}

void DatImportTest::errorsMakeGamesVoid()
{
    const ImportedCompetition results =
        imported("0\t?\t?\t?\t0\t-\t3\t1.0\t2.0\t1\t2\t1\tWhite program died\n");

    QVERIFY(results.games[0].state == StoredGame::State::Void);
    QVERIFY(results.games[0].result.end == GameEnd::Void);
    QCOMPARE(results.games[0].result.reason, QStringLiteral("White program died"));
}

void DatImportTest::duplicatesNameTheEarlierGame()
{
    const ImportedCompetition results = imported("0\tB+R\tB+R\tB+R\t0\t-\t30\t1\t2\t1\t2\t0\t\n"
                                                 "2\tB+R\tB+R\tB+R\t0\t0\t30\t1\t2\t1\t2\t0\t\n"
                                                 "4\tB+R\tB+R\tB+R\t0\t0?\t30\t1\t2\t1\t2\t0\t\n");

    QVERIFY(!results.games[0].duplicateOf);
    QCOMPARE(results.games[1].duplicateOf, std::optional(QStringLiteral("0_0")));
    QCOMPARE(results.games[2].duplicateOf, std::optional(QStringLiteral("0_0")));
    QVERIFY(!results.games[1].isNearDuplicate);
    QVERIFY(results.games[2].isNearDuplicate);
    QVERIFY(!results.competition.matchups[0].isAlternating);
}

void DatImportTest::whatIsNoGameIsReportedWithItsLine()
{
    const ImportedCompetition results =
        imported("0\t?\t?\t?\t0\t-\t3\t1.0\t2.0\t1\t2\t1\tbroken\nin two\n"
                 "0\tB+R\tB+R\tB+R\t0\t-\t30\t1\t2\t1\t2\t0\t\n"
                 "2\tB+R\n"
                 "2\tB+R\tB+R\tB+R\t1\t-\t30\t1\t2\t1\t2\t0\n"
                 "1000000\tB+R\tB+R\tB+R\t1\t-\t30\t1\t2\t1\t2\t0\n");

    QCOMPARE(results.games.size(), std::size_t{2});
    QString notes;
    for (const Message &note : results.notTaken) {
        notes += note.english() + u'\n';
    }
    QVERIFY2(notes.contains(QStringLiteral("line 19: this is no game: in two")), qPrintable(notes));
    QVERIFY(notes.contains(QStringLiteral("line 20: game 0 occurs twice")));
    QVERIFY(notes.contains(QStringLiteral("line 21: this is no game: 2 B+R")));
    QVERIFY(notes.contains(QStringLiteral("line 23: “1000000” is no number of a game")));
    QVERIFY(notes.contains(QStringLiteral("colours are not swapped in every second game")));
}

void DatImportTest::aPlayerWithoutACommandIsNamed()
{
    QByteArray table = Header;
    table.replace("# WhiteCommand: strong --gtp\n", "");

    const auto results = importDat(table, Path, Written);

    QVERIFY(!results);
    const QString message = results.error().front().message().english();
    QVERIFY2(message.startsWith(Path + QStringLiteral(": player[2].command: is missing")),
             qPrintable(message));
}

void DatImportTest::whatIsNoTableIsRefused()
{
    const auto results = importDat("(;GM[1])", Path, Written);

    QVERIFY(!results);
    QCOMPARE(results.error().front().message().english(),
             Path + QStringLiteral(": is not a table written by gogui-twogtp"));
}

void DatImportTest::theCompetitionReadsBackFromItsFile()
{
    const Competition competition = imported("0\t?\t?\t?\t0\t-\t3\t1\t2\t1\t2\t0\t\n").competition;

    const auto read = readCompetitionText(toToml(competition).toUtf8(), competition.file);

    QVERIFY2(read, read ? "" : qPrintable(read.error().front().message().english()));
    QVERIFY(read->matchups == competition.matchups);
    QCOMPARE(read->players[1].engine.commandLine, competition.players[1].engine.commandLine);
}

void DatImportTest::anyBytesAreSurvived()
{
    std::mt19937 random(3);
    const QByteArray original = Header
                              + "0\tB+1.5\tB+1.5\t?\t0\t-\t10\t1.0\t2.0\t1\t2\t0\t\n"
                                "1\tB+1.5\tB+1.5\t?\t1\t0?\t10\t1.0\t2.0\t1\t2\t0\t\n";
    int read = 0;
    for (int i = 0; i < 2000; ++i) {
        QByteArray mutant = original;
        for (int changes = 0; changes < 3; ++changes) {
            const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(mutant.size()));
            mutant[at] = static_cast<char>(random() % 256);
        }
        const auto results = importDat(mutant, Path, Written);
        read += results && results->games.size() <= 2 ? 1 : 0;
        QVERIFY(results || !results.error().empty());
    }
    QVERIFY2(read > 1000, qPrintable(QString::number(read)));
}

SHINPAN_TEST(DatImportTest)
#include "datimport_test.moc"
