#include "ui/scoring/scoringopinion.h"

#include "ui/scoring/scoringsession.h"
#include "ui/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ScoringOpinion)
};

} // namespace

ScoringOpinion ownOpinion(const Settlement &estimate, const ScoringSession &session)
{
    return {Words::tr("Shinpan’s estimate"), {}, session.countWith(estimate).score, estimate, {}};
}

std::vector<Point> differences(const ScoringOpinion &opinion, const ScoringSession &session)
{
    std::vector<Point> points;
    if (opinion.settlement) {
        const std::vector<Point> theirs = session.countWith(*opinion.settlement).dead;
        const std::vector<Point> &ours = session.count().dead;
        std::set_symmetric_difference(theirs.begin(), theirs.end(), ours.begin(), ours.end(),
                                      std::back_inserter(points));
    }
    return points;
}

} // namespace shinpan
