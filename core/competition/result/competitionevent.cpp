#include "core/competition/result/competitionevent.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

using Kind = CompetitionEvent::Kind;

/// In the order of the enumerators.
constexpr std::array<std::pair<Kind, const char *>, 21> Names{{
    {Kind::RunStarted, "run-started"},
    {Kind::RunEnded, "run-ended"},
    {Kind::StopRequested, "stop-requested"},
    {Kind::Paused, "paused"},
    {Kind::GoneOn, "gone-on"},
    {Kind::Halted, "halted"},
    {Kind::SeriesBegun, "series-begun"},
    {Kind::PlayerChecked, "player-checked"},
    {Kind::CheckFailed, "check-failed"},
    {Kind::EngineChanged, "engine-changed"},
    {Kind::GameStarted, "game-started"},
    {Kind::GameResumed, "game-resumed"},
    {Kind::GameEnded, "game-ended"},
    {Kind::GameVoid, "game-void"},
    {Kind::GameBrokenOff, "game-broken-off"},
    {Kind::DuplicateGame, "duplicate-game"},
    {Kind::Quarantined, "quarantined"},
    {Kind::Released, "released"},
    {Kind::Decided, "decided"},
    {Kind::FewOpenings, "few-openings"},
    {Kind::Warning, "warning"},
}};

} // namespace

QString eventName(Kind kind)
{
    const auto *found = std::find_if(Names.begin(), Names.end(),
                                     [&](const auto &row) { return row.first == kind; });
    Q_ASSERT(found != Names.end());
    return QString::fromLatin1(found->second);
}

std::optional<Kind> eventFromName(const QString &name)
{
    const auto *found = std::find_if(Names.begin(), Names.end(), [&](const auto &row) {
        return name == QLatin1String(row.second);
    });
    return found == Names.end() ? std::nullopt : std::optional(found->first);
}

} // namespace shinpan
