#pragma once

#include "core/tuning/parameterspace.h"
#include "core/tuning/tuner.h"

namespace shinpan {

/// A parameter with a scale that is its position.
inline TuningParameter plainParameter(const QString &name)
{
    return {name, *ParameterScale::linear(0, 1), ValueFormat::plain(name)};
}

/// Parameters x0, x1 … of that kind.
inline ParameterSpace plainSpace(std::size_t size)
{
    std::vector<TuningParameter> parameters;
    for (std::size_t i = 0; i < size; ++i) {
        parameters.push_back(plainParameter(QStringLiteral("x%1").arg(i)));
    }
    return *ParameterSpace::make(std::move(parameters));
}

/// Why there is no tuner with these settings; empty if there is one.
inline QString refusalOf(const TuningMethod &method, ParameterSpace space)
{
    const auto tuner = makeTuner(method, std::move(space), seededDraws(1));
    return tuner ? QString() : tuner.error().english();
}

} // namespace shinpan
