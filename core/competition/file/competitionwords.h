#pragma once

#include "core/competition/competition.h"

namespace shinpan {

// The words that competition files have for choices, for reading and writing. Gomill's where it has
// them.

inline constexpr Word<HandicapStyle> StyleWords[] = {
    {QLatin1String("fixed"), HandicapStyle::Fixed},
    {QLatin1String("free"), HandicapStyle::Free},
};
inline constexpr Word<MatchSetup::Breakdown> BreakdownWords[] = {
    {QLatin1String("void"), MatchSetup::Breakdown::Void},
    {QLatin1String("forfeit"), MatchSetup::Breakdown::Forfeit},
};
inline constexpr Word<MatchSetup::RefusedMove> RefusedMoveWords[] = {
    {QLatin1String("refuser-forfeits"), MatchSetup::RefusedMove::RefuserForfeits},
    {QLatin1String("as-gomill"), MatchSetup::RefusedMove::MoverForfeitsIfAccused},
};
inline constexpr Word<MatchSetup::ForbiddenPondering> ForbiddenPonderingWords[] = {
    {QLatin1String("warning"), MatchSetup::ForbiddenPondering::Warning},
    {QLatin1String("forfeit"), MatchSetup::ForbiddenPondering::Forfeit},
};
inline constexpr Word<Policies::Halt> HaltWords[] = {
    {QLatin1String("as-gomill"), Policies::Halt::AsGomill},
    {QLatin1String("never"), Policies::Halt::Never},
};
inline constexpr Word<SprtModel> ModelWords[] = {
    {QLatin1String("logistic"), SprtModel::Logistic},
    {QLatin1String("normalized"), SprtModel::Normalized},
    {QLatin1String("bayesian"), SprtModel::Bayesian},
};
inline constexpr Word<OpeningPlan::Order> OrderWords[] = {
    {QLatin1String("sequential"), OpeningPlan::Order::Sequential},
    {QLatin1String("random"), OpeningPlan::Order::Random},
};
inline constexpr Word<OpeningPlan::Reuse> ReuseWords[] = {
    {QLatin1String("cycle"), OpeningPlan::Reuse::Cycle},
    {QLatin1String("once"), OpeningPlan::Reuse::Once},
};
inline constexpr Word<OpeningPlan::Sharing> SharingWords[] = {
    {QLatin1String("shared"), OpeningPlan::Sharing::Shared},
    {QLatin1String("different"), OpeningPlan::Sharing::Different},
};
inline constexpr Word<OpeningPlan::Duplicates> DuplicatesWords[] = {
    {QLatin1String("drop"), OpeningPlan::Duplicates::Drop},
    {QLatin1String("keep"), OpeningPlan::Duplicates::Keep},
};
inline constexpr Word<OpeningPlan::Terms> TermsWords[] = {
    {QLatin1String("game"), OpeningPlan::Terms::Game},
    {QLatin1String("opening"), OpeningPlan::Terms::Opening},
};
inline constexpr Word<SgfOpenings::Lines> LinesWords[] = {
    {QLatin1String("main"), SgfOpenings::Lines::Main},
    {QLatin1String("leaves"), SgfOpenings::Lines::Leaves},
    {QLatin1String("sampled"), SgfOpenings::Lines::Sampled},
};

/// The scales of a parameter; "choice" has no range.
enum class ScaleWord : std::uint8_t { Linear, Log, Integer, Choice };
inline constexpr Word<ScaleWord> ScaleWords[] = {
    {QLatin1String("linear"), ScaleWord::Linear},
    {QLatin1String("log"), ScaleWord::Log},
    {QLatin1String("integer"), ScaleWord::Integer},
    {QLatin1String("choice"), ScaleWord::Choice},
};
/// The methods of a tune, by their places in TuningMethod.
inline constexpr Word<std::size_t> MethodWords[] = {
    {QLatin1String("monte-carlo"), 0}, {QLatin1String("cross-entropy"), 1},
    {QLatin1String("spsa"), 2},        {QLatin1String("gaussian-process"), 3},
    {QLatin1String("calibration"), 4},
};

} // namespace shinpan
