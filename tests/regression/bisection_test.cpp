#include "core/regression/bisection.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Finding the first of several builds that fails.
class BisectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstThatFailsIsFoundWithTheFewestRuns();
    void buildsThatCannotBeRunAreGoneAround();
    void nothingCanBeToldOfNoBuilds();

private:
    /// Runs builds, of which those from `bad` on fail and some cannot be run; returns how many it
    /// ran.
    static int search(Bisection &bisection, std::size_t bad, const std::vector<bool> &isUnknown)
    {
        int runs = 0;
        for (auto next = bisection.next(); next && runs < 1000; next = bisection.next()) {
            ++runs;
            bisection.note(*next, isUnknown[*next] ? Bisection::Outcome::Unknown
                                  : *next >= bad   ? Bisection::Outcome::Fails
                                                   : Bisection::Outcome::Passes);
        }
        return runs;
    }
};

void BisectionTest::theFirstThatFailsIsFoundWithTheFewestRuns()
{
    for (std::size_t builds = 1; builds <= 40; ++builds) {
        int fewest = 0; // runs with which builds + 1 cases can be told apart
        for (std::size_t cases = 1; cases < builds + 1; cases *= 2) {
            ++fewest;
        }
        for (std::size_t bad = 0; bad <= builds; ++bad) { // builds: none fails
            Bisection bisection(builds);
            QCOMPARE(bisection.runsLeft(), fewest);

            const int runs = search(bisection, bad, std::vector<bool>(builds));

            QVERIFY2(runs <= fewest, qPrintable(QString::number(runs)));
            QCOMPARE(bisection.firstFailing(),
                     bad == builds ? std::vector<std::size_t>() : std::vector<std::size_t>{bad});
        }
    }
}

void BisectionTest::buildsThatCannotBeRunAreGoneAround()
{
    for (unsigned unknown = 0; unknown < 64; ++unknown) {
        std::vector<bool> isUnknown(6);
        for (std::size_t build = 0; build < 6; ++build) {
            isUnknown[build] = ((unknown >> build) & 1U) != 0;
        }
        for (std::size_t bad = 0; bad <= 6; ++bad) {
            // What can be known: the first that was seen to fail, and those in front of it that
            // could not be run.
            std::size_t last = bad;
            while (last < 6 && isUnknown[last]) {
                ++last;
            }
            std::vector<std::size_t> wanted;
            if (last < 6) {
                std::size_t first = bad;
                while (first > 0 && isUnknown[first - 1]) {
                    --first;
                }
                for (; first <= last; ++first) {
                    wanted.push_back(first);
                }
            }
            Bisection bisection(6);

            static_cast<void>(search(bisection, bad, isUnknown));

            QCOMPARE(bisection.firstFailing(), wanted);
        }
    }
}

void BisectionTest::nothingCanBeToldOfNoBuilds()
{
    QVERIFY(!Bisection(0).next());
    QVERIFY(Bisection(0).firstFailing().empty());
}

SHINPAN_TEST(BisectionTest)
#include "bisection_test.moc"
