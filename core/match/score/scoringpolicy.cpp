#include "core/match/score/scoringpolicy.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::array AllSteps{ScoringStep::PlayersScore,  ScoringStep::PlayersDead,
                              ScoringStep::RefereeEngine, ScoringStep::CountPlayedOut,
                              ScoringStep::CountAllAlive, ScoringStep::AskPerson};

[[nodiscard]] ScoringPolicy gomillInternal(HandicapCompensation compensation)
{
    return {{ScoringStep::CountAllAlive}, false, compensation};
}

struct Preset
{
    QString name;
    ScoringPolicy policy;
};

/// A policy's first name is the one that toText() gives it.
[[nodiscard]] const std::vector<Preset> &gomillPresets()
{
    static const std::vector<Preset> presets{
        {QStringLiteral("gomill-players"), {{ScoringStep::PlayersScore}, true, std::nullopt}},
        {QStringLiteral("gomill-internal"), gomillInternal(HandicapCompensation::All)},
        {QStringLiteral("gomill-internal:full"), gomillInternal(HandicapCompensation::All)},
        {QStringLiteral("gomill-internal:short"), gomillInternal(HandicapCompensation::AllButOne)},
        {QStringLiteral("gomill-internal:no"), gomillInternal(HandicapCompensation::None)},
    };
    return presets;
}

[[nodiscard]] std::optional<ScoringStep> stepNamed(const QString &name)
{
    for (const ScoringStep step : AllSteps) {
        if (name == scoringStepName(step)) {
            return step;
        }
    }
    return std::nullopt;
}

} // namespace

bool ScoringPolicy::contains(ScoringStep step) const
{
    return std::ranges::find(ladder, step) != ladder.end();
}

ScoringPolicy attendedScoring()
{
    ScoringPolicy policy;
    policy.ladder.push_back(ScoringStep::AskPerson);
    return policy;
}

Result<ScoringPolicy> scoringPolicyFromText(const QString &text)
{
    const QString wanted = text.trimmed().toLower();
    if (wanted == QLatin1String("default")) {
        return ScoringPolicy();
    }
    for (const Preset &preset : gomillPresets()) {
        if (wanted == preset.name) {
            return preset.policy;
        }
    }
    ScoringPolicy policy;
    policy.ladder.clear();
    for (const QString &word : wanted.split(u',')) {
        const std::optional<ScoringStep> step = stepNamed(word.trimmed());
        if (!step) {
            return failure(QStringLiteral("\"%1\" is no way to score a game; allowed are %2")
                               .arg(word.trimmed(), scoringPolicyExamples()));
        }
        if (policy.contains(*step)) {
            return failure(
                QStringLiteral("\"%1\" stands twice in the scoring ladder").arg(word.trimmed()));
        }
        policy.ladder.push_back(*step);
    }
    return policy;
}

QString toText(const ScoringPolicy &policy)
{
    for (const Preset &preset : gomillPresets()) {
        if (policy == preset.policy) {
            return preset.name;
        }
    }
    QStringList names;
    for (const ScoringStep step : policy.ladder) {
        names.append(scoringStepName(step));
    }
    return names.join(u',');
}

QString scoringStepName(ScoringStep step)
{
    switch (step) {
    case ScoringStep::PlayersScore:
        return QStringLiteral("score");
    case ScoringStep::PlayersDead:
        return QStringLiteral("dead");
    case ScoringStep::RefereeEngine:
        return QStringLiteral("referee");
    case ScoringStep::CountPlayedOut:
        return QStringLiteral("playout");
    case ScoringStep::CountAllAlive:
        return QStringLiteral("alive");
    case ScoringStep::AskPerson:
        return QStringLiteral("ask");
    }
    Q_UNREACHABLE();
}

QString scoringPolicyExamples()
{
    return QStringLiteral("score, dead, referee, playout, alive and ask, joined by commas in the "
                          "order to try them; default (%1); gomill-players; "
                          "gomill-internal[:no|short|full]")
        .arg(toText(ScoringPolicy()));
}

} // namespace shinpan
