#include "core/engine/enginetraits.h"

#include "core/engine/knowledge/engineknowledge.h"

#include <algorithm>

namespace shinpan {

bool EngineTraits::isWarning(const QString &line) const
{
    return std::ranges::any_of(warnings, [&line](const QRegularExpression &pattern) {
        return pattern.match(line).hasMatch();
    });
}

EngineTraits engineTraits(const QString &name, const QString &version)
{
    EngineTraits traits;
    const EngineKnowledge &known = knowledgeNamed(name);
    for (const EngineFact *fact : known.of(FactKind::Unlisted, version)) {
        for (const QString &command : fact->texts("commands")) {
            traits.unlisted.insert(command.toLatin1());
        }
    }
    for (const EngineFact *fact : known.of(FactKind::Analysis, version)) {
        traits.endsAtAnyLine |= fact->text("ends") == QLatin1String("line");
        if (!fact->texts("with-move").isEmpty()) {
            traits.safeThoughtsNeed = fact->text("needs");
        }
    }
    for (const EngineFact *fact : known.of(FactKind::Undo, version)) {
        traits.undoTakesKomi |= fact->texts("restores").contains(QLatin1String("komi"));
    }
    for (const EngineFact *fact : known.of(FactKind::Reads, version)) {
        if (const std::optional<double> longest = fact->number("longest")) {
            traits.longestLine = static_cast<qsizetype>(*longest);
        }
    }
    for (const EngineFact *fact : known.of(FactKind::BoardSize, version)) {
        traits.keepsStones |= fact->text("stones") == QLatin1String("kept");
    }
    for (const EngineFact *fact : known.of(FactKind::LoadSgf, version)) {
        const QString property = fact->text("property");
        traits.readsRules |=
            property == QLatin1String("RU") && fact->text("takes") != QLatin1String("ignored");
        if (property == QLatin1String("KM") && fact->number("default")) {
            traits.komiOfRecords = fact->number("default");
        }
    }
    for (const EngineFact *fact : known.of(FactKind::CpuTime, version)) {
        traits.tellsWallTime |= fact->text("means") == QLatin1String("wall");
    }
    for (const EngineFact *fact : known.of(FactKind::Warning, version)) {
        traits.warnings.emplace_back(QRegularExpression::anchoredPattern(fact->text("pattern")));
    }
    return traits;
}

} // namespace shinpan
