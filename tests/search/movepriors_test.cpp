#include "core/search/movepriors.h"

#include "core/search/learntweights.h"
#include "core/search/localpatterns.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <numeric>

using namespace shinpan;
using namespace shinpan::test;

namespace {

std::vector<MovePrior> priorsOn(const PlayoutBoard &board, Cell last = NoCell)
{
    const auto priors = std::make_unique<MovePriors>();
    FastRandom random(1);
    const auto moves = priors->of(board, Color::Black, last, random);
    return {moves.begin(), moves.end()};
}

} // namespace

class MovePriorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesAreOneInAllAndNothingIsImpossible()
    {
        const auto priors = priorsOn(PlayoutBoard(Board(BoardSize::square(9))));
        QCOMPARE(priors.size(), std::size_t{82});
        float sum = 0;
        for (const MovePrior &prior : priors) {
            QVERIFY(prior.share > 0);
            QVERIFY(prior.wins > 0 && prior.wins < prior.visits);
            sum += prior.share;
        }
        QVERIFY(std::abs(sum - 1) < 0.01F);
        QCOMPARE(priors.back().cell, NoCell);
    }

    void takingManyComesFirst()
    {
        const PlayoutBoard board(boardFrom(R"(
            7 . . . . . . .
            6 . . . . . . .
            5 . . X . . . .
            4 . X O X . . .
            3 . X O O . . .
            2 . . X X . . .
            1 . . . . . . .)"));
        const auto priors = priorsOn(board, board.cellAt(at("C4")));
        const auto first = std::ranges::max_element(priors, {}, &MovePrior::share);
        QCOMPARE(board.pointAt(first->cell), at("E3"));
    }

    void eachPatternIsLearntOnce()
    {
        QVERIFY(Learnt.patterns.size() > 100);
        for (const PatternWeight &known : Learnt.patterns) {
            const auto looks = symmetriesOf(known.pattern);
            QCOMPARE(*std::ranges::min_element(looks), known.pattern);
        }
    }
};

SHINPAN_TEST(MovePriorsTest)
#include "movepriors_test.moc"
