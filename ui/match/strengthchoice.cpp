#include "ui/match/strengthchoice.h"

#include "core/engine/profile/enginerank.h"
#include "core/engine/profile/enginestrength.h"
#include "ui/words/ranktext.h"
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
constexpr int FullBoard = 19;

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

/// "12 kyu · level 3", where the rank is known.
[[nodiscard]] QString wordsOf(const EngineProfile &engine,
                              const EngineStrength &knob,
                              int number,
                              int size)
{
    const QString level = text::strength(knob, number);
    if (size <= 0) {
        return level;
    }
    const EngineProfile profile = withStrength(engine, knob, number, text::strengthLabel(knob));
    const std::optional<EngineRank> rank = rankOf(profile, size);
    return rank ? StrengthText::tr("%1 · %2", "rank, level").arg(text::rank(*rank), level) : level;
}

/// A rank that is imitated is said in the person's language; other names are what somebody called
/// them.
[[nodiscard]] QString wordsOf(const EngineProfile::Strength &strength)
{
    EngineProfile profile;
    profile.startupCommands = strength.startupCommands;
    const std::optional<EngineRank> rank = rankOf(profile, FullBoard);
    return rank && strength.name == rankWords(rank->rank.value) ? text::rank(rank->rank.value)
                                                                : strength.name;
}

} // namespace

std::vector<StrengthChoice> strengthChoices(const EngineProfile &engine, int size)
{
    std::vector<StrengthChoice> choices;
    const EngineStrength *const knob = strengthKnob(engine);
    if (knob == nullptr || !strengthOf(engine, *knob)) {
        choices.push_back({StrengthText::tr("usual strength"), {}});
    }
    for (const int number : knob != nullptr ? numbersOf(engine, *knob) : std::vector<int>()) {
        choices.push_back({wordsOf(engine, *knob, number, size), number});
    }
    for (const EngineProfile::Strength &strength : namedStrengthsOf(engine)) {
        choices.push_back({wordsOf(strength), strength.name});
    }
    return choices;
}

StrengthChoice strengthChoiceOf(const EngineProfile &engine, const EngineProfile &profile, int size)
{
    if (const auto measured = measuredStrengthOf(profile);
        measured && strengthNamed(engine, measured->name)) {
        return {wordsOf(*measured), measured->name};
    }
    const EngineStrength *const knob = strengthKnob(engine);
    const std::optional<int> number = knob != nullptr ? strengthOf(profile, *knob) : std::nullopt;
    return number ? StrengthChoice{wordsOf(engine, *knob, *number, size), *number}
                  : strengthChoices(engine).front();
}

EngineProfile atChoice(const EngineProfile &engine, const QVariant &key)
{
    const EngineStrength *const knob = strengthKnob(engine);
    if (key.typeId() == QMetaType::QString) {
        const auto named = strengthNamed(engine, key.toString());
        return named ? atStrength(engine, *named) : engine;
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
