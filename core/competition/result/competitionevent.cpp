#include "core/competition/result/competitionevent.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

using Kind = CompetitionEvent::Kind;

/// What is known of a kind of events.
struct KindRow
{
    Kind kind;
    QLatin1String name;
    const char *phrase;
    bool isWarning = false;
    bool bearsOnResults = false;
};

/// The rows are in the order of the enumerators.
constexpr std::array<KindRow, 22> Rows{{
    {Kind::RunStarted, QLatin1String("run-started"), "run started"},
    {Kind::RunEnded, QLatin1String("run-ended"), "run ended"},
    {Kind::StopRequested, QLatin1String("stop-requested"), "asked to stop"},
    {Kind::Paused, QLatin1String("paused"), "paused"},
    {Kind::GoneOn, QLatin1String("gone-on"), "gone on"},
    {Kind::Halted, QLatin1String("halted"), "run halted", true, true},
    {Kind::SeriesBegun, QLatin1String("series-begun"), "new series of results", false, true},
    {Kind::PlayerChecked, QLatin1String("player-checked"), "checked"},
    {Kind::CheckFailed, QLatin1String("check-failed"), "failed its check", true, true},
    {Kind::EngineChanged, QLatin1String("engine-changed"), "another engine", true, true},
    {Kind::GameStarted, QLatin1String("game-started"), "started"},
    {Kind::GameResumed, QLatin1String("game-resumed"), "resumed"},
    {Kind::GameEnded, QLatin1String("game-ended"), "ended"},
    {Kind::GameVoid, QLatin1String("game-void"), "void", true, true},
    {Kind::GameBrokenOff, QLatin1String("game-broken-off"), "broken off"},
    {Kind::DuplicateGame, QLatin1String("duplicate-game"), "is a duplicate"},
    {Kind::Quarantined, QLatin1String("quarantined"), "quarantined", true, true},
    {Kind::Released, QLatin1String("released"), "plays again", false, true},
    {Kind::Decided, QLatin1String("decided"), "test over", false, true},
    {Kind::IgnoredTerms, QLatin1String("ignored-terms"), "terms of openings", true, true},
    {Kind::FewOpenings, QLatin1String("few-openings"), "few openings", true, true},
    {Kind::Warning, QLatin1String("warning"), "warning", true, true},
}};

const KindRow &rowOf(Kind kind)
{
    const KindRow &row = Rows[static_cast<std::size_t>(kind)];
    Q_ASSERT(row.kind == kind);
    return row;
}

} // namespace

QString eventName(Kind kind)
{
    return rowOf(kind).name;
}

QString eventPhrase(Kind kind)
{
    return QString::fromLatin1(rowOf(kind).phrase);
}

bool isWarning(Kind kind)
{
    return rowOf(kind).isWarning;
}

bool bearsOnResults(Kind kind)
{
    return rowOf(kind).bearsOnResults;
}

std::optional<Kind> eventFromName(const QString &name)
{
    const auto *const found =
        std::ranges::find_if(Rows, [&](const KindRow &row) { return name == row.name; });
    return found == Rows.end() ? std::nullopt : std::optional(found->kind);
}

} // namespace shinpan
