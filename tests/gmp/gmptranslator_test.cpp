#include "core/gmp/gmptranslator.h"

#include "tests/gmp/gmpprogram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::GmpProgram;

namespace {

/// The 9×9 board's points as GMP counts them.
constexpr int D4 = 31;
constexpr int E5 = 41;
constexpr int F6 = 51;
constexpr int Pass = 0;

} // namespace

/// A controller that speaks GTP, and a program that speaks GMP; time passes as fast as can be.
class GmpTranslatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itSpeaksEnoughGtp();
    void theProgramIsBlack();
    void theProgramIsWhite();
    void aProgramThatDoesNotProposeAGameIsProposedIt();
    void sizeColourAndHandicapAreAnswered();
    void takenBackMovesAreTakenBack();
    void passesAreMoves();
    void komiIsToldToPeople();
    void textIsToldToPeople();
    void itsOwnMovesCannotBeTold();
    void anotherGameWantsAnotherProgram();
    void aProgramThatDoesNotHearUsIsGivenUp();
    void aProgramThatHasGoneIsGivenUp();
    void aProgramThatLeavesBeforeItHasAGameIsNoLoss();
    void whatIsLostOfTheOpeningIsWaitedFor_data();
    void whatIsLostOfTheOpeningIsWaitedFor();
    void whoThinksForLongFindsFewRepetitions();
    void aBadLineDoesNoHarm_data();
    void aBadLineDoesNoHarm();

private:
    /// The answer to a command, without "= " and ends; waits for it a minute of its time.
    QByteArray ask(const QByteArray &command);
    [[nodiscard]] QByteArray onTheLine(const QByteArray &bytes);

    std::unique_ptr<GmpTranslator> m_translator;
    std::unique_ptr<GmpProgram> m_program;
    QByteArray m_remarks;
    std::chrono::milliseconds m_now{};
    std::minstd_rand m_random;
    int m_lost = 0;         ///< the packet for the program that is lost, counted from 1
    int m_packets = 0;      ///< for the program
    unsigned m_badness = 0; ///< one byte in so many is lost, and one doubled; 0: none
};

void GmpTranslatorTest::init()
{
    m_translator = std::make_unique<GmpTranslator>();
    m_program = std::make_unique<GmpProgram>(std::vector<int>{D4, E5, F6, Pass});
    m_remarks.clear();
    m_now = 0ms;
    m_badness = 0;
    m_lost = 0;
    m_packets = 0;
}

QByteArray GmpTranslatorTest::onTheLine(const QByteArray &bytes)
{
    if (m_badness == 0) {
        return bytes;
    }
    QByteArray line;
    for (const char byte : bytes) {
        const auto fate = m_random() % m_badness;
        line += fate == 0 ? QByteArray() : QByteArray(fate == 1 ? 2 : 1, byte);
    }
    return line;
}

QByteArray GmpTranslatorTest::ask(const QByteArray &command)
{
    m_translator->hearController(command + '\n', m_now);
    QByteArray answer;
    for (int tick = 0; tick < 1'200 && answer.isEmpty(); ++tick) {
        answer = m_translator->takeForController();
        m_remarks += m_translator->takeRemarks();
        const QByteArray packet = m_translator->takeForProgram();
        const bool isLost = !packet.isEmpty() && ++m_packets == m_lost;
        m_program->hear(isLost ? QByteArray() : onTheLine(packet), m_now);
        m_translator->hearProgram(onTheLine(m_program->takeOutput()), m_now);
        m_now += 50ms;
        m_program->pass(m_now);
        m_translator->pass(m_now);
    }
    return answer.trimmed();
}

void GmpTranslatorTest::itSpeaksEnoughGtp()
{
    QCOMPARE(ask("1 protocol_version"), "=1 2");
    QVERIFY(ask("list_commands").contains("genmove"));
    QCOMPARE(ask("known_command undo"), "= true");
    QCOMPARE(ask("known_command loadsgf"), "= false");
    QCOMPARE(ask("2 loadsgf a.sgf"), "?2 unknown command");
    QCOMPARE(ask("boardsize 25"), "? it does not take that");
    QCOMPARE(ask("boardsize 9"), "=");
    QCOMPARE(ask("undo"), "? it does not take that");
    QCOMPARE(ask("play b Z1"), "? it does not take that");
    QCOMPARE(ask("fixed_handicap 2"), "= C3 G7");
}

void GmpTranslatorTest::theProgramIsBlack()
{
    ask("boardsize 9");
    ask("clear_board");
    QCOMPARE(ask("7 genmove b"), "=7 D4");
    QCOMPARE(ask("play w C3"), "=");
    QCOMPARE(ask("8 genmove b"), "=8 E5");
    QCOMPARE(m_program->moves, (std::vector<int>{D4, 21, E5}));
}

void GmpTranslatorTest::theProgramIsWhite()
{
    ask("boardsize 9");
    ask("play b C3");
    QCOMPARE(ask("genmove w"), "= D4");
    ask("play b pass");
    QCOMPARE(ask("genmove w"), "= E5");
    QCOMPARE(m_program->moves, (std::vector<int>{21, D4, Pass, E5}));
}

void GmpTranslatorTest::aProgramThatDoesNotProposeAGameIsProposedIt()
{
    m_program->proposesGame = false;
    ask("boardsize 9");
    ask("play b C3");
    QCOMPARE(ask("genmove w"), "= D4");
    QCOMPARE(m_program->newGames, 1);
}

void GmpTranslatorTest::sizeColourAndHandicapAreAnswered()
{
    ask("boardsize 9");
    ask("fixed_handicap 3");
    // White begins; our program is Black's, so that White's first move is ours.
    ask("play w E5");
    m_program->moves.push_back(Pass); // it counts Black's turn as done
    ask("genmove b");
    QCOMPARE(m_program->answers, (std::vector<int>{0, 9, 3, 1}));
}

void GmpTranslatorTest::takenBackMovesAreTakenBack()
{
    ask("boardsize 9");
    ask("play b C3");
    QCOMPARE(ask("genmove w"), "= D4");
    ask("play b C4");
    QCOMPARE(ask("genmove w"), "= E5");
    ask("undo");
    ask("undo");
    ask("play b C5");
    QCOMPARE(ask("genmove w"), "= F6");
    QCOMPARE(m_program->moves, (std::vector<int>{21, D4, 39, F6}));
}

void GmpTranslatorTest::passesAreMoves()
{
    m_program = std::make_unique<GmpProgram>(std::vector<int>{Pass});
    ask("boardsize 9");
    ask("play b pass");
    QCOMPARE(ask("genmove w"), "= pass");
    QVERIFY(m_translator->isSpare());
}

void GmpTranslatorTest::komiIsToldToPeople()
{
    QCOMPARE(ask("komi 6.5"), "=");
    ask("komi 6.5");
    QCOMPARE(m_remarks.count("GMP has no word for komi"), 1);
}

void GmpTranslatorTest::textIsToldToPeople()
{
    m_translator->hearProgram("hello\x07 there\n", m_now);
    QCOMPARE(m_translator->takeRemarks(), "hello there\n");
}

void GmpTranslatorTest::itsOwnMovesCannotBeTold()
{
    ask("boardsize 9");
    ask("play b C3");
    ask("play w C4");
    ask("play b C5");
    const QByteArray answer = ask("genmove w");
    QVERIFY2(answer.startsWith("? ")
                 && (answer.contains("C4") || answer.contains("none of its own")),
             answer.constData());
}

void GmpTranslatorTest::anotherGameWantsAnotherProgram()
{
    ask("boardsize 9");
    QCOMPARE(ask("genmove b"), "= D4");
    ask("clear_board");
    m_translator->hearController("5 genmove b\n", m_now);
    QVERIFY(m_translator->needsNewProgram());
    m_translator->beginProgram(m_now);
    m_program = std::make_unique<GmpProgram>(std::vector<int>{F6});
    QCOMPARE(ask(""), "=5 F6");
}

void GmpTranslatorTest::aProgramThatDoesNotHearUsIsGivenUp()
{
    m_translator->hearController("genmove w\n", m_now);
    QByteArray answer;
    for (; answer.isEmpty() && m_now < 10min; m_now += 50ms) {
        m_translator->pass(m_now);
        [[maybe_unused]] const QByteArray lost = m_translator->takeForProgram();
        answer = m_translator->takeForController();
    }
    QCOMPARE(answer.trimmed(), "? it does not hear us");
}

void GmpTranslatorTest::aProgramThatHasGoneIsGivenUp()
{
    m_translator->hearController("genmove w\n", m_now);
    m_translator->loseProgram();
    QCOMPARE(m_translator->takeForController().trimmed(), "? it has gone");
}

void GmpTranslatorTest::aProgramThatLeavesBeforeItHasAGameIsNoLoss()
{
    ask("boardsize 9");
    QVERIFY(m_translator->isSpare());
    m_translator->loseProgram();
    m_translator->hearController("play b C3\ngenmove w\n", m_now);
    QVERIFY(m_translator->needsNewProgram());
    QVERIFY(!m_translator->isSpare());
    m_translator->beginProgram(m_now);
    [[maybe_unused]] const QByteArray played = m_translator->takeForController();
    QCOMPARE(ask(""), "= D4");
    QVERIFY(!m_translator->isSpare());
}

void GmpTranslatorTest::whatIsLostOfTheOpeningIsWaitedFor_data()
{
    QTest::addColumn<int>("packet");
    for (int packet = 1; packet <= 6; ++packet) { // OK, four answers, the move
        QTest::addRow("packet %d", packet) << packet;
    }
}

void GmpTranslatorTest::whatIsLostOfTheOpeningIsWaitedFor()
{
    QFETCH(const int, packet);
    m_lost = packet;
    ask("boardsize 9");
    ask("play b C3");
    QCOMPARE(ask("genmove w"), "= D4");
    QCOMPARE(m_program->moves, (std::vector<int>{21, D4}));
    QCOMPARE(m_program->garbage, 0);
}

/// It reads nothing meanwhile. GNU Go leaves when it finds sixty.
void GmpTranslatorTest::whoThinksForLongFindsFewRepetitions()
{
    ask("boardsize 9");
    QCOMPARE(ask("genmove b"), "= D4");
    m_translator->hearController("play w C3\ngenmove b\n", m_now);
    [[maybe_unused]] const QByteArray played = m_translator->takeForController();
    QByteArray unread;
    const std::chrono::milliseconds end = m_now + 9min;
    for (; m_now < end; m_now += 50ms) {
        m_translator->pass(m_now);
        unread += m_translator->takeForProgram();
    }
    QVERIFY2(unread.size() < 60 * 4, qPrintable(QString::number(unread.size())));
    m_program->hear(unread, m_now);
    QCOMPARE(ask(""), "= E5");
}

void GmpTranslatorTest::aBadLineDoesNoHarm_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 20; ++seed) {
        QTest::addRow("%u", seed) << seed;
    }
}

void GmpTranslatorTest::aBadLineDoesNoHarm()
{
    QFETCH(const unsigned, seed);
    m_random.seed(seed);
    m_badness = 25;
    std::vector<int> points;
    for (int point = 42; point <= 81; ++point) {
        points.push_back(point);
    }
    m_program = std::make_unique<GmpProgram>(points);
    ask("boardsize 9");
    for (int move = 0; move < 40; ++move) {
        const QByteArray vertex =
            QByteArray::fromStdString(vertexOf(BoardSize::square(9).pointAt(move)));
        QCOMPARE(ask("play b " + vertex), "=");
        const QByteArray expected =
            QByteArray::fromStdString(vertexOf(BoardSize::square(9).pointAt(41 + move)));
        QCOMPARE(ask("genmove w"), "= " + expected);
    }
    m_badness = 0;
    ask("play b pass"); // with which it hears that we have heard its last move
    QCOMPARE(ask("genmove w"), "");
    QCOMPARE(m_program->moves.size(), std::size_t(81));
    QCOMPARE(m_program->garbage, 0);
}

SHINPAN_TEST(GmpTranslatorTest)

#include "gmptranslator_test.moc"
