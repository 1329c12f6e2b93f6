#pragma once

#include "core/competition/file/competitionsettings.h"
#include "core/competition/import/ctlscript.h"

#include <span>

namespace shinpan {

namespace ctl {

// The names of Gomill's settings that ours do not have.

constexpr QLatin1String CompetitionTypeName("competition_type");
constexpr QLatin1String PlayersName("players");
constexpr QLatin1String MatchupsName("matchups");
constexpr QLatin1String CompetitorsName("competitors");
constexpr QLatin1String RoundsName("rounds");
constexpr QLatin1String NumberOfGames("number_of_games");
constexpr QLatin1String InternalCompensation("internal_scorer_handicap_compensation");
constexpr QLatin1String SkipChecks("skip_player_checks");
constexpr QLatin1String StderrToLog("stderr_to_log");
constexpr QLatin1String PlayerCall("Player");
constexpr QLatin1String MatchupCall("Matchup");
constexpr QLatin1String CompetitorCall("Competitor");

} // namespace ctl

/// The settings of a control file and the arguments of its calls, with what is wrong with them.
class CtlSettings
{
public:
    CtlSettings(CtlScript script, const QString &file)
        : m_script(std::move(script))
        , m_mistakes(file)
    { }

    /// The value of a top-level setting; null without. One that was lost is a mistake.
    [[nodiscard]] const CtlValue *find(QLatin1String name);
    /// The elements of a list that must be there and not be empty.
    [[nodiscard]] std::span<const CtlValue> elements(QLatin1String name);
    /// Complains if the setting is missing, or None, and Gomill has no usual value for it.
    void demand(const CtlValue *value, QLatin1String name, int line);

    /// Complains about arguments of another name, and about more than `most` without one.
    void allow(const CtlValue &call, std::size_t most, std::span<const QLatin1String> names);
    /// An argument given by place or by name, which must be there; else null.
    [[nodiscard]] const CtlValue *argument(const CtlValue &call,
                                           std::size_t place,
                                           QLatin1String name);

    /// Our scorer for Gomill's `scorer` and `internal_scorer_handicap_compensation`.
    [[nodiscard]] TomlValue scorer(const CtlValue *name, const CtlValue *compensation);

    void complain(int line, const QString &name, const Message &text)
    {
        m_mistakes.add(line, name, text);
    }

protected:
    CtlScript m_script;
    CompetitionMistakes m_mistakes;
};

// Values of a control file as ours have them.

[[nodiscard]] TomlValue tomlOf(const CtlValue &value);
[[nodiscard]] TomlValue tomlOf(QLatin1String text, int line);
/// Games of a matchup: None is no limit.
[[nodiscard]] TomlValue tomlOfGames(const CtlValue *number);
/// Puts the value under the key unless it is None, which is what is usual.
void copySetting(TomlValue::Table &table, QLatin1String key, const CtlValue *value);
void put(TomlValue::Table &table, QLatin1String key, TomlValue value);

} // namespace shinpan
