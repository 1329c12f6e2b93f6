#include "ui/match/strengthchoice.h"

#include "core/engine/profile/enginestrength.h"
#include "ui/words/strengthtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

/// The context of these texts in a translation.
struct StrengthText
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::StrengthText)
};

constexpr int Few = 20; ///< this many are all offered

[[nodiscard]] std::vector<int> numbersOf(const EngineProfile &engine, const EngineStrength &knob)
{
    std::vector<int> numbers;
    if (knob.most - knob.least < Few) {
        for (int number = knob.least; number <= knob.most; ++number) {
            numbers.push_back(number);
        }
    } else {
        numbers = strengthsIn(QString(knob.examples), knob).value_or(std::vector<int>());
    }
    if (const std::optional<int> own = strengthOf(engine, knob);
        own && std::ranges::find(numbers, *own) == numbers.end()) {
        numbers.push_back(*own);
    }
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace

std::vector<StrengthChoice> strengthChoices(const EngineProfile &engine)
{
    std::vector<StrengthChoice> choices;
    const EngineStrength *const knob = strengthKnob(engine);
    if (knob == nullptr || !strengthOf(engine, *knob)) {
        choices.push_back({StrengthText::tr("usual strength"), {}});
    }
    for (const int number : knob != nullptr ? numbersOf(engine, *knob) : std::vector<int>()) {
        choices.push_back({text::strength(*knob, number), number});
    }
    for (const EngineProfile::Strength &strength : engine.strengths) {
        choices.push_back({strength.name, strength.name});
    }
    return choices;
}

StrengthChoice strengthChoiceOf(const EngineProfile &engine, const EngineProfile &profile)
{
    if (const EngineProfile::Strength *const measured = measuredStrengthOf(profile);
        measured != nullptr && strengthNamed(engine, measured->name) != nullptr) {
        return {measured->name, measured->name};
    }
    const EngineStrength *const knob = strengthKnob(engine);
    const std::optional<int> number = knob != nullptr ? strengthOf(profile, *knob) : std::nullopt;
    return number ? StrengthChoice{text::strength(*knob, *number), *number}
                  : strengthChoices(engine).front();
}

EngineProfile atChoice(const EngineProfile &engine, const QVariant &key)
{
    const EngineStrength *const knob = strengthKnob(engine);
    if (key.typeId() == QMetaType::QString) {
        const EngineProfile::Strength *const measured = strengthNamed(engine, key.toString());
        return measured != nullptr ? atStrength(engine, *measured) : engine;
    }
    if (knob == nullptr || !key.isValid()) {
        return engine;
    }
    // A person's name for an engine says how strong it is; the name of one that was found does not.
    const bool isAsNamed = strengthOf(engine, *knob) == key.toInt();
    if (isAsNamed && !isFoundEngineId(engine.id)) {
        return engine;
    }
    return withStrength(engine, *knob, key.toInt(), text::strengthLabel(*knob));
}

} // namespace shinpan
