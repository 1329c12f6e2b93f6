#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace shinpan {

/// A strength that an engine can be given: a number of its profile ("12 kyu · level 5"), one that
/// was measured ("9x9, -100 Elo from gnugo"), a rank that it imitates ("8 kyu"), or its own.
struct StrengthChoice
{
    QString words;
    QVariant key; ///< the number, or the measured strength's name; invalid: the engine's own
};

/// The strengths that an engine is offered with, weakest first; of one without a choice, one. Their
/// words tell the ranks on square boards of that size; 0: none is known, and they tell no ranks.
[[nodiscard]] std::vector<StrengthChoice> strengthChoices(const EngineProfile &engine,
                                                          int size = 0);
/// The strength that a profile of the engine has; it need not be among those that are offered.
[[nodiscard]] StrengthChoice strengthChoiceOf(const EngineProfile &engine,
                                              const EngineProfile &profile,
                                              int size = 0);
/// The engine at that strength.
[[nodiscard]] EngineProfile atChoice(const EngineProfile &engine, const QVariant &key);

} // namespace shinpan
