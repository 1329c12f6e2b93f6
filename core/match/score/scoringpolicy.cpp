#include "core/match/score/scoringpolicy.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

/// These are in the order of ScoringStep.
constexpr std::array StepNames{QLatin1String("score"),   QLatin1String("dead"),
                               QLatin1String("referee"), QLatin1String("playout"),
                               QLatin1String("alive"),   QLatin1String("ask")};

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
        const auto named = std::ranges::find(StepNames, word.trimmed());
        if (named == StepNames.end()) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "\"%1\" is not a way to score a game; it takes %2"),
                word.trimmed(), scoringPolicyExamples()));
        }
        const auto step = static_cast<ScoringStep>(named - StepNames.begin());
        if (policy.contains(step)) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "\"%1\" occurs twice in the scoring ladder"),
                word.trimmed()));
        }
        policy.ladder.push_back(step);
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
    return StepNames[static_cast<std::size_t>(step)];
}

QString scoringPolicyExamples()
{
    return QStringLiteral("score, dead, referee, playout, alive and ask, joined by commas in the "
                          "order to try them; default (%1); gomill-players; "
                          "gomill-internal[:no|short|full]")
        .arg(toText(ScoringPolicy()));
}

} // namespace shinpan
