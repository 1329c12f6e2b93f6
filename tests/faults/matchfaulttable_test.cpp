#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/faults/faultgame.h"
#include "tests/faults/ownprocess.h"
#include "tests/faults/wholegame.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <map>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::Fault;
using shinpan::test::faultTable;
using shinpan::test::peakMemory;
using shinpan::test::processesMarked;
using shinpan::test::WholeGame;

namespace {

/// A game of the table never takes longer, whatever the engine does.
constexpr auto MostTime = 25s;

/// How many rows are played at once.
constexpr std::size_t AtOnce = 6;

/// What all rows but the floods may add to our memory together, in MiB.
constexpr double CommonGrowth = 48;

/// What became of a row's game, and of the one beside it.
struct GameSeen
{
    GameResult result;
    QByteArray sgf;
    QByteArray talk;
    std::chrono::milliseconds duration{};
    int processesLeft = 0;
    double growth = 0; ///< MiB; only of those who flood
    QByteArray neighbour;
};

/// A row's game with a healthy one beside it.
struct Running
{
    const Fault *fault;
    QString mark;
    std::unique_ptr<WholeGame> game;
    std::unique_ptr<WholeGame> neighbour;
    double memoryBefore = 0;

    [[nodiscard]] bool isOver() const { return game->isOver() && neighbour->isOver(); }
};

std::unique_ptr<WholeGame> healthyGame(const QString &mark)
{
    return std::make_unique<WholeGame>(test::healthyOptions(5, 1, mark));
}

} // namespace

/// Every fault that an engine may have, played through Match with real processes: the outcome and
/// its wording, what stands in the record, and that nothing else is touched.
class MatchFaultTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theOutcomeIsTheTables_data() { addRows(); }
    void theOutcomeIsTheTables();
    void theRecordTellsIt_data() { addRows(); }
    void theRecordTellsIt();
    void nothingIsLeftOfIt_data() { addRows(); }
    void nothingIsLeftOfIt();
    void theGameBesideItIsUntouched_data() { addRows(); }
    void theGameBesideItIsUntouched();
    void memoryIsBounded_data();
    void memoryIsBounded();
    void memoryIsBoundedForAllTogether();
    void floodsAreOnNobodyElsesClock();

private:
    void addRows() const;
    void playAll(const std::vector<const Fault *> &faults, std::size_t atOnce);
    Running begin(const Fault &fault);
    void end(const Running &running);
    [[nodiscard]] const GameSeen &outcome(const Fault *fault) const { return m_outcomes.at(fault); }

    std::map<const Fault *, GameSeen> m_outcomes;
    QByteArray m_healthyRecord;
    double m_commonGrowth = 0;
};

void MatchFaultTableTest::initTestCase()
{
    const auto healthy = healthyGame(test::uniqueMark());
    healthy->start();
    QVERIFY(eventually([&healthy] { return healthy->isOver(); }));
    m_healthyRecord = healthy->sgf();
    QVERIFY2(healthy->match().moveCount() > 20, m_healthyRecord.constData());

    std::vector<const Fault *> floods;
    std::vector<const Fault *> others;
    for (const Fault &fault : faultTable()) {
        (fault.details.peakGrowth > 0 ? floods : others).push_back(&fault);
    }
    test::forgetPeak();
    const double before = peakMemory();
    playAll(others, AtOnce);
    m_commonGrowth = peakMemory() - before;
    playAll(floods, 1);
}

void MatchFaultTableTest::playAll(const std::vector<const Fault *> &faults, std::size_t atOnce)
{
    std::size_t next = 0;
    std::vector<Running> running;
    while (next < faults.size() || !running.empty()) {
        while (next < faults.size() && running.size() < atOnce) {
            running.push_back(begin(*faults[next++]));
        }
        const bool isAnyOver =
            eventually([&running] { return std::ranges::any_of(running, &Running::isOver); });
        const auto over =
            isAnyOver ? std::ranges::find_if(running, &Running::isOver) : running.begin();
        end(*over); // without a duration, if it never was
        running.erase(over);
    }
}

Running MatchFaultTableTest::begin(const Fault &fault)
{
    Running running{.fault = &fault, .mark = test::uniqueMark(), .game = {}, .neighbour = {}};
    if (fault.details.peakGrowth > 0) {
        test::forgetPeak();
    }
    running.memoryBefore = peakMemory();
    running.game = std::make_unique<WholeGame>(test::optionsFor(fault, running.mark));
    running.neighbour = healthyGame(test::uniqueMark());
    running.game->start();
    running.neighbour->start();
    return running;
}

void MatchFaultTableTest::end(const Running &running)
{
    m_outcomes[running.fault] = {.result = running.game->match().result(),
                                 .sgf = running.game->sgf(),
                                 .talk = running.game->talk(),
                                 .duration = running.game->duration(),
                                 .processesLeft = processesMarked(running.mark),
                                 .growth = peakMemory() - running.memoryBefore,
                                 .neighbour = running.neighbour->sgf()};
}

void MatchFaultTableTest::addRows() const
{
    QTest::addColumn<const Fault *>("fault");
    for (const Fault &fault : faultTable()) {
        QTest::newRow(fault.name) << &fault;
    }
}

void MatchFaultTableTest::theOutcomeIsTheTables()
{
    QFETCH(const Fault *, fault);
    const QString objection = test::objectionTo(outcome(fault).result, fault->verdict);

    QVERIFY2(objection.isEmpty(), qPrintable(objection));
    QVERIFY2(outcome(fault).duration > 0ms, "it never ended");
    QVERIFY2(outcome(fault).duration < MostTime,
             qPrintable(QString::number(outcome(fault).duration.count())));
}

void MatchFaultTableTest::theRecordTellsIt()
{
    QFETCH(const Fault *, fault);
    const GameSeen &outcome = this->outcome(fault);

    const auto read = readSgf(outcome.sgf);

    QVERIFY(read);
    QVERIFY2(read->warnings.empty(), outcome.sgf.constData());
    const GameTree &tree = read->tree;
    QCOMPARE(simpleTextAt(tree, tree.root(), "RE"), outcome.result.toSgf());
    const QString comment = commentAt(tree, tree.endOfLine(tree.root()));
    QVERIFY2(comment.contains(outcome.result.reason.english()), qPrintable(comment));
    QVERIFY2(outcome.sgf.size() < 20'000, "a record is no place for floods");
    QVERIFY2(outcome.talk.contains(fault->details.evidence), outcome.talk.right(2000).constData());
}

void MatchFaultTableTest::nothingIsLeftOfIt()
{
    QFETCH(const Fault *, fault);

    QCOMPARE(outcome(fault).processesLeft, 0);
}

void MatchFaultTableTest::theGameBesideItIsUntouched()
{
    QFETCH(const Fault *, fault);

    QCOMPARE(outcome(fault).neighbour, m_healthyRecord);
}

void MatchFaultTableTest::memoryIsBounded_data()
{
    QTest::addColumn<const Fault *>("fault");
    for (const Fault &fault : faultTable()) {
        if (fault.details.peakGrowth > 0) {
            QTest::newRow(fault.name) << &fault;
        }
    }
}

void MatchFaultTableTest::memoryIsBounded()
{
    QFETCH(const Fault *, fault);
    const double growth = outcome(fault).growth;

    QVERIFY2(test::isMemoryInflated() || growth < fault->details.peakGrowth,
             qPrintable(QString::number(growth)));
}

void MatchFaultTableTest::memoryIsBoundedForAllTogether()
{
    QVERIFY2(test::isMemoryInflated() || m_commonGrowth < CommonGrowth,
             qPrintable(QString::number(m_commonGrowth)));
}

/// Lists of dead stones of fifteen megabytes beside a game whose engines have seconds for all their
/// moves.
void MatchFaultTableTest::floodsAreOnNobodyElsesClock()
{
    const QString mark = test::uniqueMark();
    MatchOptions terms = test::healthyOptions(5, 1, mark);
    terms.setup.time = {*timeControlFromText("20s"), *timeControlFromText("20s")};
    std::vector<std::unique_ptr<WholeGame>> games;
    for (const Fault &fault : faultTable()) {
        if (QByteArray(fault.game.white).contains("--repeat 'final_status_list")) {
            games.push_back(std::make_unique<WholeGame>(test::optionsFor(fault, mark)));
        }
    }
    QCOMPARE(games.size(), std::size_t{2});
    games.push_back(std::make_unique<WholeGame>(terms));

    for (const std::unique_ptr<WholeGame> &game : games) {
        game->start();
    }
    QVERIFY(eventually([&games] { return std::ranges::all_of(games, &WholeGame::isOver); }));

    const GameResult &result = games.back()->match().result();
    QVERIFY2(result.end == GameEnd::Passes, qPrintable(result.reason.english()));
}

SHINPAN_TEST(MatchFaultTableTest)
#include "matchfaulttable_test.moc"
