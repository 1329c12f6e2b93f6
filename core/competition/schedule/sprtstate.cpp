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

QString twoDigits(double value)
{
    return QString::number(value, 'f', 2);
}

Message gamesText(const SprtState &state)
{
    const Message games = state.games == 1
                            ? Message::of(QT_TRANSLATE_NOOP("Messages", "1 game"))
                            : Message::of(QT_TRANSLATE_NOOP("Messages", "%1 games"), state.games);
    return state.copies > 0 ? Message::of(QT_TRANSLATE_NOOP("Messages", "%1, %2 of them copies"),
                                          games, state.copies)
                            : games;
}

Message conclusionText(const SprtState &state, bool hasOpenings)
{
    const Message bounds = Message::of(
        QT_TRANSLATE_NOOP("Messages", "the log-likelihood ratio is %1, the bounds are %2 and %3"),
        twoDigits(state.llr), twoDigits(state.lower), twoDigits(state.upper));
    if (state.verdict != SprtVerdict::Continue) {
        return Message::of(state.verdict == SprtVerdict::AcceptH0
                               ? QT_TRANSLATE_NOOP("Messages", "H0 is accepted: %1")
                               : QT_TRANSLATE_NOOP("Messages", "H1 is accepted: %1"),
                           bounds);
    }
    if (!state.isExhausted) {
        return {};
    }
    return Message::of(
        hasOpenings
            ? QT_TRANSLATE_NOOP("Messages", "no verdict: the last %1 games repeat earlier ones, so "
                                            "nothing new is to be expected (%2); %3. More openings "
                                            "would make the games differ")
            : QT_TRANSLATE_NOOP("Messages",
                                "no verdict: the last %1 games repeat earlier ones, so "
                                "nothing new is to be expected (%2); %3. Openings would "
                                "make the games differ"),
        state.inARow, gamesText(state), bounds);
}

} // namespace shinpan
