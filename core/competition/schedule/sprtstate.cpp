#include "core/competition/schedule/sprtstate.h"

namespace shinpan {

SprtState sprtStateOf(const Sprt &test, const Matchup &matchup)
{
    const Repetitions &repetitions = matchup.repetitions();
    SprtState state;
    state.test = test;
    state.llr = logLikelihoodRatio(test, matchup.evidence());
    state.lower = lowerBound(test);
    state.upper = upperBound(test);
    state.verdict = verdict(test, state.llr);
    state.pairs = matchup.newPairs();
    state.games = repetitions.games();
    state.copies = repetitions.copies();
    state.beyond = matchup.gamesBeyond();
    state.inARow = repetitions.inARow();
    state.isExhausted = state.verdict == SprtVerdict::Continue && repetitions.isExhausted();
    return state;
}

QString gamesText(const SprtState &state)
{
    const QString games =
        state.games == 1 ? QStringLiteral("1 game") : QStringLiteral("%1 games").arg(state.games);
    return state.copies > 0 ? games + QStringLiteral(", %1 of them copies").arg(state.copies)
                            : games;
}

QString conclusionText(const SprtState &state, bool hasOpenings)
{
    const auto decimal = [](double value) { return QString::number(value, 'f', 2); };
    const QString bounds =
        QStringLiteral("the log-likelihood ratio is %1, the bounds are %2 and %3")
            .arg(decimal(state.llr), decimal(state.lower), decimal(state.upper));
    if (state.verdict != SprtVerdict::Continue) {
        return (state.verdict == SprtVerdict::AcceptH0 ? QStringLiteral("H0 is accepted: ")
                                                       : QStringLiteral("H1 is accepted: "))
             + bounds;
    }
    if (!state.isExhausted) {
        return {};
    }
    return QStringLiteral(
               "no verdict: the last %1 games repeat earlier ones, so nothing new is to be "
               "expected (%2); %3. %4 would make the games differ")
        .arg(QString::number(state.inARow), gamesText(state), bounds,
             hasOpenings ? QStringLiteral("More openings") : QStringLiteral("Openings"));
}

} // namespace shinpan
