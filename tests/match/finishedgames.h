#pragma once

#include "core/match/score/scorekeeper.h"
#include "tests/support/boarddiagram.h"

namespace shinpan::test {

// Finished games, what is said about them, and what a ScoreKeeper makes of it.

inline constexpr GameTerms HalfPoint{0.5, 0};

/// Black has 15 points, White 10: B+4.5. Nothing is dead.
inline constexpr const char *Divided = R"(
    . . X O .
    . . X O .
    . . X O .
    . . X O .
    . . X O .)";

/// The same with two white stones that are dead to whoever looks; W+7.5 if they are taken to live.
inline constexpr const char *Invaded = R"(
    . . X O .
    . . X O .
    . . X O .
    o . X O .
    o . X O .)";

/// The dead stones of Invaded, which are one chain.
[[nodiscard]] inline std::vector<Point> deadChain()
{
    return {at("A1"), at("A2")};
}

[[nodiscard]] inline Position finished(const char *diagram, const char *rules = "Chinese")
{
    return {boardFrom(diagram), Color::Black, findRulesetPreset(rules)->rules};
}

[[nodiscard]] inline ScoreOpinion opinionOf(const char *text,
                                            std::optional<std::vector<Point>> dead = {})
{
    ScoreOpinion opinion;
    opinion.text = QString::fromLatin1(text);
    opinion.score = scoreFromText(text);
    opinion.dead = std::move(dead);
    return opinion;
}

[[nodiscard]] inline ScoreOpinion unasked()
{
    ScoreOpinion opinion;
    opinion.wasAsked = false;
    return opinion;
}

[[nodiscard]] inline ScoringPolicy ladderOf(const char *text)
{
    return *scoringPolicyFromText(QString::fromLatin1(text));
}

/// Climbs as far as it goes without a person.
inline void climb(ScoreKeeper &keeper)
{
    while (keeper.nextStep() && keeper.nextStep() != ScoringStep::AskPerson) {
        static_cast<void>(keeper.takeStep());
    }
}

/// "score other winner | playout settled!": the steps with their outcomes, "!" where one decided.
[[nodiscard]] inline QString stepsOf(const ScoreKeeper &keeper)
{
    QStringList steps;
    for (const ScoringReport &report : keeper.sheet().reports) {
        steps.append(scoringStepName(report.step) + u' ' + outcomeName(report.outcome)
                     + (report.isDecisive ? QStringLiteral("!") : QString()));
    }
    return steps.join(QStringLiteral(" | "));
}

} // namespace shinpan::test
