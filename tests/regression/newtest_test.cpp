#include "core/regression/newtest.h"

#include "core/regression/testposition.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

class NewTestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPositionIsToldByItsStonesAndMoves();
    void whatIsWrittenIsReadAsItWasMeant();
    void itGoesBelowWhatIsThere();
    void whatIsNoCommandIsNotWritten();

private:
    /// Black to play on 5x5: two stones set up, then three moves, one a pass.
    [[nodiscard]] static NewTest example()
    {
        NewTest test;
        test.line.size = BoardSize::square(5);
        test.line.setUp = {{{0, 0}, Color::Black}, {{4, 4}, Color::White}};
        test.line.moves = {
            {Color::White, Point{2, 2}}, {Color::Black, std::nullopt}, {Color::White, Point{3, 2}}};
        test.komi = 5.5;
        test.command = QStringLiteral("reg_genmove black");
        test.expectation.pattern = QStringLiteral("C4|D4");
        return test;
    }
    [[nodiscard]] QString write(const QByteArray &text) const
    {
        QFile file(m_directory.filePath(QStringLiteral("a.tst")));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return file.fileName();
    }

    QTemporaryDir m_directory;
};

void NewTestTest::aPositionIsToldByItsStonesAndMoves()
{
    NewTest test = example();
    test.number = 30;
    test.remark = QStringLiteral("of a game\nmove 4");

    QCOMPARE(suiteLines(test), QByteArray("# of a game\n# move 4\n"
                                          "boardsize 5\nclear_board\nkomi 5.5\n"
                                          "play black A1\nplay white E5\n"
                                          "play white C3\nplay black pass\nplay white D3\n"
                                          "30 reg_genmove black\n#? [C4|D4]\n"));
}

void NewTestTest::whatIsWrittenIsReadAsItWasMeant()
{
    NewTest test = example();
    test.expectation = {QStringLiteral("!C4"), true, false};
    test.remark = QStringLiteral("? [D4]\r1 name"); // not an expectation, nor a command

    const RegressionSuite suite = readSuite(suiteLines(test));

    QVERIFY(suite.warnings.empty());
    QCOMPARE(suite.testCount(), 1);
    QCOMPARE(suite.steps.back().command, GtpCommand("reg_genmove", {"black"}));
    QCOMPARE(suite.steps.back().expectation, std::optional(test.expectation));
    const std::optional<Board> board = boardBefore(suite, suite.steps.back().line);
    QVERIFY(board);
    Board expected(BoardSize::square(5));
    expected.set({0, 0}, Stone::Black);
    for (const Point white : {Point{4, 4}, Point{2, 2}, Point{3, 2}}) {
        expected.set(white, Stone::White);
    }
    QVERIFY(*board == expected);
}

void NewTestTest::itGoesBelowWhatIsThere()
{
    const QString path = write("17 name\n#? [x]"); // no line feed at the end

    QCOMPARE(appendTest(example(), path), Result<int>(20));
    QCOMPARE(appendTest(example(), path), Result<int>(30));

    const Result<RegressionSuite> suite = readSuiteFile(path);
    QVERIFY(suite);
    QVERIFY(suite->warnings.empty());
    QCOMPARE(suite->testCount(), 3);
    QCOMPARE(suite->steps.front().expectation->pattern, QStringLiteral("x"));
    QCOMPARE(appendTest(example(), m_directory.filePath(QStringLiteral("new.tst"))),
             Result<int>(10));
    QVERIFY(!appendTest(example(), QStringLiteral("/nowhere/a.tst")));
}

void NewTestTest::whatIsNoCommandIsNotWritten()
{
    const QString path = write("");
    NewTest test = example();
    test.command = QStringLiteral(" # nothing");

    QVERIFY(!appendTest(test, path));
    QCOMPARE(QFile(path).size(), 0);
    QVERIFY(!appendTest(example(), write("1 name\n#? [x]\nquit\n"))); // nobody would run it
}

SHINPAN_TEST(NewTestTest)
#include "newtest_test.moc"
