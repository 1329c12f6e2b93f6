#include "ui/teaching/judgechoice.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/game/opengame.h"
#include "ui/settings/preferences.h"

#include <algorithm>

namespace shinpan {

std::optional<EngineProfile> judgeOf(const TeachingParts &parts)
{
    const std::vector<EngineProfile> able = analysing(parts.store.profiles());
    QStringList wanted = parts.preferences.get(&AnalysisOptions::engines);
    for (const Color color : BothColors) {
        if (const std::optional<EngineProfile> &engine = parts.game.seats()[color].engine) {
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
