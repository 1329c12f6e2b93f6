#pragma once

#include "core/board/color.h"
#include "core/match/score/playeraction.h"
#include "core/match/score/scoringpolicy.h"
#include "core/rules/scoring.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// What one step of the scoring ladder brought: the raw answers, what we counted, and whether it
/// decided. Evidence.
struct ScoringReport
{
    enum class Outcome {
        Agreed,      ///< everybody asked says the same, and our count does not object
        SameWinner,  ///< the same winner throughout, but not the same margin
        OtherWinner, ///< they, or they and our count, name different winners
        OnlyOne,     ///< only one player answered
        NoAnswer,    ///< nobody answered
        Unclear,     ///< what was answered makes no sense
        Skipped,     ///< nobody was asked: no reliable scorer, no referee engine, no person
        Settled,     ///< a person's word, or a count of our own that nobody contradicts
        Unsettled    ///< the winner depends on stones of which we cannot say whether they live
    };

    ScoringStep step = ScoringStep::PlayersScore;
    Outcome outcome = Outcome::Skipped;
    bool isDecisive = false;             ///< the result rests on this step
    ByColor<ScoreOpinion> opinions;      ///< of the players, for PlayersScore and PlayersDead
    std::optional<ScoreOpinion> referee; ///< of the third engine, for RefereeEngine
    std::optional<Count> count;          ///< what we counted for this step, if we did
    QString text;                        ///< evidenceOf() it, for the record
};

/// The word of an outcome in texts and results: "agreed", "same winner, other margin", "other
/// winner", "only one", "no answer", "unclear", "not asked", "settled", "not settled".
[[nodiscard]] QString outcomeName(ScoringReport::Outcome outcome);

/// Everything that was said and counted about a finished game, kept as the evidence of its result.
struct ScoreSheet
{
    std::vector<ScoringReport> reports; ///< one for each step of the ladder that was taken
    /// Our count that the result rests on; else the one held against what others said; before the
    /// end, the one to propose to a person. It has no owners when nothing was counted.
    Count count;
    bool isDisputed = false; ///< something above contradicts the result

    /// The report of a step; null when it was not taken.
    [[nodiscard]] const ScoringReport *report(ScoringStep step) const;

    /// What the player said; nothing when it was not asked.
    [[nodiscard]] ScoreOpinion opinion(Color color) const;
};

/// The points as "A1 B2", or "none".
[[nodiscard]] QString vertexList(const std::vector<Point> &points);
/// A report in one line: step, outcome, the raw answers and what they count as.
[[nodiscard]] QString evidenceOf(const ScoringReport &report);
/// An answer to final_score for people: "B+3.5", the raw text in quotes where it makes no sense, or
/// "nothing".
[[nodiscard]] QString said(const ScoreOpinion &opinion);

/// The words of the players and the referee, a line for each step, without our counts and without
/// what decided: a person who settles the score overrules both.
[[nodiscard]] QStringList opinionsIn(const ScoreSheet &sheet);

} // namespace shinpan
