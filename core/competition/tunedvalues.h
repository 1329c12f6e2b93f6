#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QString>

#include <vector>

namespace shinpan {

/// A parameter of an engine with the value that a game is played with.
struct TunedValue
{
    QString name;
    QString text;        ///< as it stands in the engine's command line
    double position = 0; ///< where it stands on the parameter's scale, exactly

    friend bool operator==(const TunedValue &, const TunedValue &) = default;
};

/// All parameters of one side in a game of a tune; none where there is nothing special about it.
using TunedValues = std::vector<TunedValue>;

/// The engine with every `{name}` replaced by that parameter's value: in its command line, in the
/// values of its environment and in its start-up commands. Other braces stay as they are.
[[nodiscard]] EngineProfile withValues(const EngineProfile &engine, const TunedValues &values);

/// Whether `{name}` stands in any of these places.
[[nodiscard]] bool hasPlaceholder(const EngineProfile &engine, const QString &name);

/// "exploration 0.4, rave 2800": for people.
[[nodiscard]] QString toText(const TunedValues &values);

/// `{"exploration":["0.4",0.5514]}`, value and position: how records keep them; empty without any.
[[nodiscard]] QString toRecord(const TunedValues &values);
/// Reads toRecord() back; what is no such text has no values.
[[nodiscard]] TunedValues valuesFromRecord(const QString &text);

} // namespace shinpan
