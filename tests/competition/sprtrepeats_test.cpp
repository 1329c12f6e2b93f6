#include "core/competition/schedule/sprtstate.h"
#include "core/statistics/elo.h"
#include "core/util/seededrandom.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// A sequential test between engines that repeat a third of their games errs no more often than it
/// may, which it did when copies counted.
class SprtRepeatsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsAreWhatWasAskedFor_data();
    void errorsAreWhatWasAskedFor();
};

namespace {

constexpr int Tests = test::IsSanitized ? 200 : 2000;
constexpr int MostGames = 20000;

/// How often a test came to each end, and how many games it took.
struct Ends
{
    int h0 = 0;
    int h1 = 0;
    int none = 0;
    double games = 0;
};

bool isDrawn(double probability, SeededRandom &random)
{
    return static_cast<double>(random.next() >> 11) * 0x1p-53
         < probability; // of a double's 53 bits
}

/// Whether a game is a copy, and of which one.
std::optional<Repeat> drawRepeat(const std::vector<int> &earlier, double part, SeededRandom &random)
{
    if (!isDrawn(part, random) || earlier.empty()) {
        return std::nullopt;
    }
    return Repeat{earlier[random.below(earlier.size())], true};
}

/// One test between players whose expected score is that of `elo`; each game is with the
/// probability `part` a copy of any earlier one with the same colours, with its result.
Ends oneTest(const Sprt &test, double elo, double part, bool countsCopies, SeededRandom random)
{
    const double score = scoreOfElo(elo);
    Matchup matchup(0, 1);
    ByColor<std::vector<int>> earlier; // by the first player's colour
    for (int number = 0; number < MostGames; ++number) {
        static_cast<void>(matchup.issue());
        std::vector<int> &games = earlier[number % 2 == 0 ? Color::Black : Color::White];
        const std::optional<Repeat> repeat = drawRepeat(games, part, random);
        const Outcome fresh = isDrawn(score, random) ? Outcome::Won : Outcome::Lost;
        const Outcome outcome = repeat ? *matchup.outcome(repeat->of) : fresh;
        games.push_back(number);
        matchup.finish(number, outcome, countsCopies ? std::nullopt : repeat);
        if (number % 2 == 0) {
            continue;
        }
        const SprtState state = sprtStateOf(test, matchup);
        if (state.isOver()) {
            return {state.verdict == SprtVerdict::AcceptH0, state.verdict == SprtVerdict::AcceptH1,
                    state.isExhausted, number + 1.0};
        }
    }
    return {0, 0, 1, MostGames};
}

Ends manyTests(const Sprt &test, double elo, double part, bool countsCopies)
{
    Ends sum;
    for (int i = 0; i < Tests; ++i) {
        const Ends end =
            oneTest(test, elo, part, countsCopies, SeededRandom{std::uint64_t(i), 20261123});
        sum.h0 += end.h0;
        sum.h1 += end.h1;
        sum.none += end.none;
        sum.games += end.games / Tests;
    }
    return sum;
}

} // namespace

void SprtRepeatsTest::errorsAreWhatWasAskedFor_data()
{
    QTest::addColumn<double>("part");
    QTest::addColumn<bool>("countsCopies");
    QTest::addColumn<bool>("isHonest");

    QTest::newRow("no game is repeated") << 0.0 << false << true;
    QTest::newRow("a third is repeated, copies add nothing") << 1.0 / 3 << false << true;
    QTest::newRow("a third is repeated, copies count") << 1.0 / 3 << true << false;
}

void SprtRepeatsTest::errorsAreWhatWasAskedFor()
{
    QFETCH(const double, part);
    QFETCH(const bool, countsCopies);
    QFETCH(const bool, isHonest);
    const Sprt test{
        .elo0 = 0, .elo1 = 50, .alpha = 0.05, .beta = 0.05, .model = SprtModel::Logistic};

    const Ends equal = manyTests(test, test.elo0, part, countsCopies);
    const Ends better = manyTests(test, test.elo1, part, countsCopies);
    const double alpha = static_cast<double>(equal.h1) / Tests;
    const double beta = static_cast<double>(better.h0) / Tests;
    qInfo("alpha %.4f (%.0f games), beta %.4f (%.0f games), no verdict %d and %d", alpha,
          equal.games, beta, better.games, equal.none, better.none);

    const auto limit = [](double rate) { // two standard deviations of such a sample
        return rate + 2 * std::sqrt(rate * (1 - rate) / Tests);
    };
    QCOMPARE(alpha <= limit(test.alpha), isHonest);
    QCOMPARE(beta <= limit(test.beta), isHonest);
    QCOMPARE(equal.none + better.none, 0);
}

SHINPAN_TEST(SprtRepeatsTest)
#include "sprtrepeats_test.moc"
