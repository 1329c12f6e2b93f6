#include "core/match/scoredoubts.h"

#include "core/engine/engine.h"
#include "core/engine/profile/commandwords.h"

#include <optional>

namespace shinpan {

namespace {

/// The condition on the board; nothing where the fact cannot be so in this game.
[[nodiscard]] std::optional<ScoreDoubt::If> conditionOf(const QString &when,
                                                        const EngineGame &game,
                                                        bool wasAskedAtOtherKomi)
{
    if (when == QLatin1String("seki")) {
        return ScoreDoubt::If::Seki;
    }
    if (when == QLatin1String("odd-neutral")) {
        return ScoreDoubt::If::OddNeutral;
    }
    const bool isSo =
        when == QLatin1String("always")
        || (when == QLatin1String("friendly-passing") && game.rules && game.rules->friendlyPass)
        || (when == QLatin1String("komi-changed") && wasAskedAtOtherKomi);
    return isSo ? std::optional(ScoreDoubt::If::Always) : std::nullopt;
}

/// Whether the fact is of games that are counted like this one.
[[nodiscard]] bool isOf(const EngineFact &fact, const EngineGame &game)
{
    const QString scoring = fact.text("scoring");
    const bool isArea = !game.rules || game.rules->scoring == ScoringMethod::Area;
    return scoring.isEmpty() || (scoring == QLatin1String("area")) == isArea;
}

/// Whether the engine was started with what makes the fact true.
[[nodiscard]] bool isStartedFor(const EngineFact &fact, const EngineProfile &profile)
{
    const Result<CommandWords> line = splitCommandLine(profile.commandLine);
    return fact.arguments().isEmpty() || (line && line->arguments.contains(fact.arguments()));
}

/// The fact with its subject.
[[nodiscard]] Message sentenceOf(const EngineKnowledge &engine, const EngineFact &fact)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "%1 %2"), engine.name, fact.words());
}

} // namespace

Message deadListDoubt(const Engine &engine)
{
    const EngineKnowledge &known = knowledgeNamed(engine.name());
    for (const EngineFact *fact : known.of(FactKind::DeadList, engine.version())) {
        if (fact->text("worth") == QLatin1String("none")) {
            return sentenceOf(known, *fact);
        }
    }
    return {};
}

std::vector<ScoreDoubt> scoreDoubts(const Engine &engine,
                                    const EngineGame &game,
                                    bool wasAskedAtOtherKomi)
{
    std::vector<ScoreDoubt> doubts;
    const EngineKnowledge &known = knowledgeNamed(engine.name());
    for (const EngineFact *fact : known.of(FactKind::FinalScore, engine.version())) {
        const bool isOfScore =
            fact->text("command").isEmpty() && fact->text("worth") != QLatin1String("count");
        if (!isOfScore || !isOf(*fact, game) || !isStartedFor(*fact, engine.profile())) {
            continue;
        }
        for (const QString &when : fact->texts("when")) {
            if (const auto condition = conditionOf(when, game, wasAskedAtOtherKomi)) {
                doubts.push_back({*condition, sentenceOf(known, *fact)});
            }
        }
    }
    return doubts;
}

} // namespace shinpan
