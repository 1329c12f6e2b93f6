#include "ui/analysis/judgechoice.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/game/opengame.h"
#include "ui/settings/preferences.h"

#include <algorithm>

namespace shinpan {

std::optional<EngineProfile> judgeOf(const OpenGame &game,
                                     const EngineProfileStore &store,
                                     const Preferences &preferences)
{
    const std::vector<EngineProfile> able = analysing(store.profiles());
    QStringList wanted = preferences.get(&AnalysisOptions::engines);
    for (const Color color : BothColors) {
        if (const std::optional<EngineProfile> &engine = game.seats()[color].engine) {
            wanted.append(engine->id);
        }
    }
    for (const QString &id : wanted) {
        const auto found = std::ranges::find(able, id, &EngineProfile::id);
        if (found != able.end()) {
            return *found;
        }
    }
    return able.empty() ? std::nullopt : std::optional(able.front());
}

} // namespace shinpan
