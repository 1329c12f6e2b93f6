#pragma once

#include "core/competition/file/competitionsettings.h"
#include "core/competition/import/ctlscript.h"

#include <span>

namespace shinpan {

/// The settings of a control file and the arguments of its calls, with what is wrong with them.
class CtlSettings
{
public:
    CtlSettings(CtlScript script, const QString &file)
        : m_script(std::move(script))
        , m_mistakes(file)
    { }

    [[nodiscard]] CompetitionMistakes &mistakes() { return m_mistakes; }
    [[nodiscard]] const std::vector<CtlError> &notTaken() const { return m_script.notTaken; }

    /// The value of a top-level setting; null without. One that was lost is a mistake.
    [[nodiscard]] const CtlValue *find(QLatin1String name);
    /// The elements of a list that must be there and not be empty.
    [[nodiscard]] std::span<const CtlValue> elements(QLatin1String name);
    /// Complains if Gomill has no usual value where there is none, which means None too.
    void demand(const CtlValue *value, QLatin1String name, int line);

    /// Complains about arguments of another name, and about more than so many without one.
    void allow(const CtlValue &call, std::size_t most, std::span<const QLatin1String> names);
    /// An argument given by place or by name, which must be there; else null.
    [[nodiscard]] const CtlValue *argument(const CtlValue &call,
                                           std::size_t place,
                                           QLatin1String name);

    /// Our scorer for Gomill's `scorer` and `internal_scorer_handicap_compensation`.
    [[nodiscard]] TomlValue scorer(const CtlValue *name, const CtlValue *compensation);

private:
    CtlScript m_script;
    CompetitionMistakes m_mistakes;
};

[[nodiscard]] TomlValue tomlOf(const CtlValue &value);
[[nodiscard]] TomlValue tomlOf(QLatin1String text, int line);
/// Games of a matchup: None is no limit.
[[nodiscard]] TomlValue tomlOfGames(const CtlValue *number);

/// Puts the value under the key unless it is None, which is what is usual.
void copySetting(TomlValue::Table &table, QLatin1String key, const CtlValue *value);

} // namespace shinpan
