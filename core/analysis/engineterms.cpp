#include "core/analysis/engineterms.h"

#include <cmath>

namespace shinpan {

namespace {

/// The rules as KataGo says them, where the score differs.
[[nodiscard]] std::string wordsOf(Ruleset rules)
{
    rules.friendlyPass = false;
    return toKataGoJson(rules);
}

} // namespace

bool tellsTerms(const Engine &engine)
{
    return engine.knows("kata-get-rules") || engine.knows("get_komi");
}

QCoro::Task<EngineTerms> askForTerms(std::shared_ptr<Engine> engine, Engine::Limit limit)
{
    EngineTerms terms;
    if (engine->knows("kata-get-rules")) {
        const GtpCommand question("kata-get-rules");
        const GtpReply answer = co_await engine->ask(question, limit);
        if (answer.ok()) {
            terms.rules = rulesetFromText(answer.text->trimmed().toStdString());
        }
    }
    if (engine->knows("get_komi")) {
        const GtpCommand question("get_komi");
        const GtpReply answer = co_await engine->ask(question, limit);
        bool isNumber = false;
        const double komi = answer.text.value_or(QString()).trimmed().toDouble(&isNumber);
        if (isNumber && std::isfinite(komi)) {
            terms.komi = komi;
        }
    }
    co_return terms;
}

EngineTerms otherThan(const EngineGame &game, const EngineTerms &said, const SyncSkills &skills)
{
    EngineTerms other;
    const std::optional<Ruleset> told = toldRules(game);
    if (said.rules && told && wordsOf(*said.rules) != wordsOf(*told)) {
        other.rules = said.rules;
    }
    if (said.komi && *said.komi != toldKomi(game, skills)) {
        other.komi = said.komi;
    }
    return other;
}

} // namespace shinpan
