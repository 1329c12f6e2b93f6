#include "tests/cli/commandline.h"
#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using shinpan::test::jsonLines;
using shinpan::test::Run;
using shinpan::test::runCli;

namespace {

/// Black captures one stone with move 5 (moves 4 and 6 are passes), and there is a variation.
constexpr char Game[] = "(;FF[4]GM[1]CA[UTF-8]SZ[5]AB[bb]PL[W]"
                        ";W[bc](;B[ac];W[];B[cc];W[];B[bd])(;B[aa]))";

} // namespace

/// `shinpan-cli sgf` and the program's own options, as a shell sees them.
class SgfCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePositionAtTheEndIsDrawn();
    void aPositionOnTheWayIsDrawn_data();
    void aPositionOnTheWayIsDrawn();
    void aPositionIsWrittenAsJson();
    void oddFilesAreReadWithAWarning();
    void aWrongCallSaysWhatIsWrong_data();
    void aWrongCallSaysWhatIsWrong();
    void aWrongFileSaysWhatIsWrong_data();
    void aWrongFileSaysWhatIsWrong();
    void inputWithoutEndIsRefused();
    void itExplainsItself_data();
    void itExplainsItself();
    void withoutAVerbItExplainsItselfAndFails();

private:
    /// Runs `sgf position` on a file with this text.
    [[nodiscard]] Run position(const QByteArray &sgf, const QStringList &options = {}) const;
    [[nodiscard]] QString path() const { return m_directory.filePath(QStringLiteral("game.sgf")); }

    const QTemporaryDir m_directory;
};

Run SgfCommandTest::position(const QByteArray &sgf, const QStringList &options) const
{
    QFile file(path());
    if (!file.open(QIODevice::WriteOnly) || file.write(sgf) < 0) {
        qFatal("%s: %s", qPrintable(path()), qPrintable(file.errorString()));
    }
    file.close();
    return runCli(QStringList{QStringLiteral("sgf"), QStringLiteral("position"), path()} + options);
}

void SgfCommandTest::thePositionAtTheEndIsDrawn()
{
    const Run run = position(Game);

    QCOMPARE(run.output, QByteArray("  5  .  .  .  .  .\n"
                                    "  4  .  X  .  .  .\n"
                                    "  3  X  .  X  .  .\n"
                                    "  2  .  X  .  .  .\n"
                                    "  1  .  .  .  .  .\n"
                                    "     A  B  C  D  E\n"
                                    "move 6, White (O) to play, captured: black 0, white 1\n"));
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
}

void SgfCommandTest::aPositionOnTheWayIsDrawn_data()
{
    QTest::addColumn<QString>("move");
    QTest::addColumn<QByteArray>("lastLine");

    QTest::newRow("before the first")
        << QStringLiteral("0") << QByteArray("move 0, White (O) to play");
    QTest::newRow("the first") << QStringLiteral("1") << QByteArray("move 1, Black (X) to play");
    QTest::newRow("a pass") << QStringLiteral("3") << QByteArray("move 3, Black (X) to play");
    QTest::newRow("the last") << QStringLiteral("6") << QByteArray("move 6, White (O) to play");
}

void SgfCommandTest::aPositionOnTheWayIsDrawn()
{
    QFETCH(QString, move);
    QFETCH(QByteArray, lastLine);

    const Run run = position(Game, {QStringLiteral("--move"), move});

    QVERIFY2(run.output.contains('\n' + lastLine), run.output.constData());
    QCOMPARE(run.exitCode, 0);
}

void SgfCommandTest::aPositionIsWrittenAsJson()
{
    QCOMPARE(jsonLines(position(Game, {QStringLiteral("--json")}).output),
             jsonLines(R"({"size":[5,5],"moveNumber":6,"toPlay":"W",)"
                       R"("black":["A3","B2","B4","C3"],"white":[],)"
                       R"("captured":{"black":0,"white":1},"legal":null,"rules":null})"
                       "\n"));
}

void SgfCommandTest::oddFilesAreReadWithAWarning()
{
    const Run run = position("(;GM[1]SZ[5];B[cc];W[aa]"); // not closed

    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.startsWith("  5  O  .  .  .  .\n"), run.output.constData());
    QVERIFY2(run.errors.startsWith(path().toUtf8() + ":1:"), run.errors.constData());
    QVERIFY2(run.errors.contains(": warning: "), run.errors.constData());
}

void SgfCommandTest::aWrongCallSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const char *arguments, const char *message) {
        QTest::newRow(name) << QString::fromLatin1(arguments) << QByteArray(message);
    };
    row("unknown word", "sgf draw game.sgf", "\"draw\" is not a verb");
    row("no file", "sgf position", "position: FILES are missing");
    row("two files", "sgf position a.sgf b.sgf", "\"b.sgf\" is one argument too many");
    row("unknown option", "sgf position a.sgf --colour", "position: Unknown option 'colour'");
    row("unknown letter", "sgf check -x a.sgf", "check: Unknown option 'x'");
    row("value for a switch", "sgf check --json=yes a.sgf", "Unexpected value after '--json'");
    row("two places", "sgf position a.sgf --move 3 --node 3", "--move and --node exclude");
    row("no such charset", "sgf check --charset klingon a.sgf", "\"klingon\" is no character set");
    row("no such colour", "sgf position a.sgf --legal x", "\"x\" is one argument too many");
    row("no colour at all", "sgf position a.sgf --legal=x", "--legal: \"x\" is no colour");
    row("no value", "sgf position a.sgf --move", "move");
    row("move in words", "sgf position a.sgf --move two", "--move: \"two\" is not a whole number");
    row("negative move", "sgf position a.sgf --move -1", "--move: \"-1\" is not a whole number");
}

void SgfCommandTest::aWrongCallSaysWhatIsWrong()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, message);

    const Run run = runCli(arguments.split(u' '));

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.startsWith("shinpan-cli sgf"), run.errors.constData());
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

void SgfCommandTest::aWrongFileSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const char *sgf, const char *move, const char *message) {
        QTest::newRow(name) << QByteArray(sgf) << QString::fromLatin1(move) << QByteArray(message);
    };
    row("empty", "", "0", ": ");
    row("no game in it", "Dear diary", "0", ":1:");
    row("another game", "(;GM[2];B[e4])", "0", ":1:");
    row("too short", Game, "7", ": --move 7: the line has only 6 moves\n");
    row("much too short", "(;SZ[9];B[aa])", "7", ": --move 7: the line has only 1 move\n");
}

void SgfCommandTest::aWrongFileSaysWhatIsWrong()
{
    QFETCH(QByteArray, sgf);
    QFETCH(QString, move);
    QFETCH(QByteArray, message);

    const Run run = position(sgf, {QStringLiteral("--move"), move});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.startsWith(path().toUtf8()), run.errors.constData());
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

void SgfCommandTest::inputWithoutEndIsRefused()
{
    const Run run = runCli({QStringLiteral("sgf"), QStringLiteral("info"), QStringLiteral("-")},
                           QStringLiteral("/dev/zero"));

    QCOMPARE(run.errors, QByteArray("-: it is larger than 256 MiB\n"));
    QCOMPARE(run.exitCode, 2);
}

void SgfCommandTest::itExplainsItself_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("start");

    QTest::newRow("help") << QStringLiteral("--help")
                          << QByteArray("Usage: shinpan-cli VERB [options]\n");
    QTest::newRow("match") << QStringLiteral("match --help")
                           << QByteArray("Usage: shinpan-cli match [options]\n");
    QTest::newRow("match, amid other words") << QStringLiteral("match --size 99 --help")
                                             << QByteArray("Usage: shinpan-cli match [options]\n");
    QTest::newRow("sgf") << QStringLiteral("sgf --help")
                         << QByteArray("Usage: shinpan-cli sgf VERB FILES...");
    for (const char *verb :
         {"check", "format", "position", "info", "tree", "split", "merge", "convert", "image"}) {
        QTest::newRow(verb) << QStringLiteral("sgf %1 --help").arg(QLatin1String(verb))
                            << QByteArray("Usage: shinpan-cli sgf ") + verb;
    }
    QTest::newRow("version") << QStringLiteral("--version")
                             << QByteArray("shinpan-cli " SHINPAN_VERSION "\n");
}

void SgfCommandTest::itExplainsItself()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, start);

    const Run run = runCli(arguments.split(u' '));

    QVERIFY2(run.output.startsWith(start), run.output.constData());
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
}

void SgfCommandTest::withoutAVerbItExplainsItselfAndFails()
{
    const Run silent = runCli({});
    QCOMPARE(silent.exitCode, 2);
    QCOMPARE(silent.output, QByteArray());
    QVERIFY2(silent.errors.startsWith("Usage: shinpan-cli VERB"), silent.errors.constData());

    const Run wrong = runCli({QStringLiteral("mach")});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.errors.startsWith("shinpan-cli: \"mach\" is not a verb"),
             wrong.errors.constData());
}

SHINPAN_TEST(SgfCommandTest)
#include "sgfcommand_test.moc"
