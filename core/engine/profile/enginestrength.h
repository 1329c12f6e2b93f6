#pragma once

#include "core/engine/profile/enginetemplates.h"

#include <vector>

namespace shinpan {

/// What sets the strength of a profile's engine; null if the engine is unknown or has no such
/// number.
[[nodiscard]] const EngineStrength *strengthKnob(const EngineProfile &profile);

/// The number that the profile gives it; nothing where the engine's own default holds.
[[nodiscard]] std::optional<int> strengthOf(const EngineProfile &profile,
                                            const EngineStrength &knob);

/// That number in English words, for records: "level 5". Where the engine's own default holds or
/// there is no number, it is what the profile is called beyond `engineName`, which is what the
/// engine calls itself: "1600 playouts" of "Leela Zero (1600 playouts)"; empty if that is nothing.
[[nodiscard]] QString strengthWords(const EngineProfile &profile, const QString &engineName);

/// The same engine at another strength: the number is replaced where it stands and added where it
/// does not, the rest of the command line keeps its words. `label` is the knob's, translated. The
/// name says the strength: "GNU Go (level 5)". The id is kept. A profile with a command line that
/// cannot be split stays as it is.
[[nodiscard]] EngineProfile withStrength(const EngineProfile &profile,
                                         const EngineStrength &knob,
                                         int strength,
                                         const QString &label);

/// The same engine at one of its measured strengths; its name says which: "Shinpan (9x9, -100 Elo
/// from gnugo)". The id is kept, and so are its strengths.
[[nodiscard]] EngineProfile atStrength(const EngineProfile &profile,
                                       const EngineProfile::Strength &strength);
/// The strengths that a profile has by name: those that were measured, then the ranks that it can
/// imitate (humanRanks()).
[[nodiscard]] std::vector<EngineProfile::Strength> namedStrengthsOf(const EngineProfile &profile);
/// The one of them that a profile is started at; nothing if it is none.
[[nodiscard]] std::optional<EngineProfile::Strength> measuredStrengthOf(
    const EngineProfile &profile);
/// The one of that name; nothing if the profile has none.
[[nodiscard]] std::optional<EngineProfile::Strength> strengthNamed(const EngineProfile &profile,
                                                                   const QString &name);

/// The strengths that a person typed, "1, 5 10": each once, in their order. Fails with the first
/// word that is not a number between `least` and `most`.
[[nodiscard]] Result<std::vector<int>> strengthsIn(const QString &text, const EngineStrength &knob);

} // namespace shinpan
