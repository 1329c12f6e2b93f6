#include "core/analysis/analysisview.h"

namespace shinpan {

namespace {

void turn(std::optional<float> &balance)
{
    if (balance) {
        balance = -*balance;
    }
}

void turn(std::vector<float> &ownership)
{
    for (float &owner : ownership) {
        owner = -owner;
    }
}

/// Deviations, visits and priors are the same for both sides.
void turn(Candidate &candidate)
{
    candidate.winrate = 1 - candidate.winrate;
    if (candidate.lcb) {
        candidate.lcb = 1 - *candidate.lcb;
    }
    turn(candidate.scoreLead);
    turn(candidate.scoreSelfplay);
    turn(candidate.utility);
    turn(candidate.utilityLcb);
    turn(candidate.ownership);
}

} // namespace

Candidate viewedBy(Color viewer, Candidate candidate)
{
    if (viewer == Color::White) {
        turn(candidate);
    }
    return candidate;
}

Analysis viewedBy(Color viewer, Analysis analysis)
{
    if (viewer == Color::White) {
        for (Candidate &candidate : analysis.candidates) {
            turn(candidate);
        }
        analysis.winrate = 1 - analysis.winrate;
        turn(analysis.scoreLead);
        turn(analysis.utility);
        turn(analysis.ownership);
    }
    return analysis;
}

Loss loss(const Candidate &candidate, const Candidate &best, Color mover)
{
    Loss result{.winrate = winrateFor(mover, best.winrate) - winrateFor(mover, candidate.winrate)};
    if (candidate.scoreLead && best.scoreLead) {
        result.points = balanceFor(mover, *best.scoreLead - *candidate.scoreLead);
    }
    return result;
}

} // namespace shinpan
