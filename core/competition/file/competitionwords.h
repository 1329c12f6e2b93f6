#pragma once

#include "core/competition/competition.h"

#include <QLatin1String>

#include <algorithm>
#include <iterator>

namespace shinpan {

// The words that competition files have for choices, for reading and writing. Gomill's where it has
// them.

/// A word and what it means.
template <typename T>
struct SettingWord
{
    QLatin1String text;
    T value;
};

template <typename T, std::size_t N>
[[nodiscard]] QLatin1String wordFor(const SettingWord<T> (&words)[N], T value)
{
    return std::ranges::find(words, value, &SettingWord<T>::value)->text;
}

inline constexpr SettingWord<CompetitionType> TypeWords[] = {
    {QLatin1String("playoff"), CompetitionType::Playoff},
    {QLatin1String("all-play-all"), CompetitionType::AllPlayAll},
    {QLatin1String("round-robin"), CompetitionType::RoundRobin},
    {QLatin1String("gauntlet"), CompetitionType::Gauntlet},
    {QLatin1String("knockout"), CompetitionType::Knockout},
    {QLatin1String("swiss"), CompetitionType::Swiss},
    {QLatin1String("sprt"), CompetitionType::SprtMatch},
};
inline constexpr SettingWord<HandicapStyle> StyleWords[] = {
    {QLatin1String("fixed"), HandicapStyle::Fixed},
    {QLatin1String("free"), HandicapStyle::Free},
};
inline constexpr SettingWord<MatchSetup::Breakdown> BreakdownWords[] = {
    {QLatin1String("void"), MatchSetup::Breakdown::Void},
    {QLatin1String("forfeit"), MatchSetup::Breakdown::Forfeit},
};
inline constexpr SettingWord<MatchSetup::RefusedMove> RefusedMoveWords[] = {
    {QLatin1String("refuser-forfeits"), MatchSetup::RefusedMove::RefuserForfeits},
    {QLatin1String("as-gomill"), MatchSetup::RefusedMove::MoverForfeitsIfAccused},
};
inline constexpr SettingWord<Policies::Halt> HaltWords[] = {
    {QLatin1String("as-gomill"), Policies::Halt::AsGomill},
    {QLatin1String("never"), Policies::Halt::Never},
};
inline constexpr SettingWord<SprtModel> ModelWords[] = {
    {QLatin1String("logistic"), SprtModel::Logistic},
    {QLatin1String("normalized"), SprtModel::Normalized},
    {QLatin1String("bayesian"), SprtModel::Bayesian},
};
inline constexpr SettingWord<OpeningPlan::Order> OrderWords[] = {
    {QLatin1String("sequential"), OpeningPlan::Order::Sequential},
    {QLatin1String("random"), OpeningPlan::Order::Random},
};
inline constexpr SettingWord<OpeningPlan::Reuse> ReuseWords[] = {
    {QLatin1String("cycle"), OpeningPlan::Reuse::Cycle},
    {QLatin1String("once"), OpeningPlan::Reuse::Once},
};
inline constexpr SettingWord<OpeningPlan::Sharing> SharingWords[] = {
    {QLatin1String("shared"), OpeningPlan::Sharing::Shared},
    {QLatin1String("different"), OpeningPlan::Sharing::Different},
};
inline constexpr SettingWord<OpeningPlan::Duplicates> DuplicatesWords[] = {
    {QLatin1String("drop"), OpeningPlan::Duplicates::Drop},
    {QLatin1String("keep"), OpeningPlan::Duplicates::Keep},
};
inline constexpr SettingWord<SgfOpenings::Lines> LinesWords[] = {
    {QLatin1String("main"), SgfOpenings::Lines::Main},
    {QLatin1String("leaves"), SgfOpenings::Lines::Leaves},
    {QLatin1String("sampled"), SgfOpenings::Lines::Sampled},
};

} // namespace shinpan
