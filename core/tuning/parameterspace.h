#pragma once

#include "core/tuning/valueformat.h"

#include <vector>

namespace shinpan {

/// One position for each parameter, in their order.
using TuningPoint = std::vector<double>;

/// One parameter that is to be tuned, and what the methods want to know of it. All but the scale is
/// in positions, so that it means the same on any scale.
struct TuningParameter
{
    QString name; ///< what stands for its value in templates, and Gomill's `code`
    ParameterScale scale;
    ValueFormat format; ///< ValueFormat::plain(name) unless asked for otherwise

    /// The engine's own value, which the result is compared with, and where SPSA and cross-entropy
    /// begin (Gomill's `initial_mean`, fishtest's `start`).
    double start = 0.5;
    int split = 8;                 ///< into how many parts the UCB tree cuts it; Gomill's `split`
    double initialVariance = 0.04; ///< of cross-entropy's first generation; Gomill's name
    double cEnd = 0.1;             ///< SPSA's step at the end, a share of the range; above 0
    double rEnd = 0.002;           ///< SPSA's learning rate at the end; fishtest's `r_end`

    friend bool operator==(const TuningParameter &, const TuningParameter &) = default;
};

/// The space that a tuner searches: its parameters, at least one, with names of their own.
class ParameterSpace
{
public:
    /// Refuses what no method could work with, in words that name the parameter.
    [[nodiscard]] static Result<ParameterSpace> make(std::vector<TuningParameter> parameters);

    [[nodiscard]] std::size_t size() const { return m_parameters.size(); }
    [[nodiscard]] const TuningParameter &operator[](std::size_t i) const { return m_parameters[i]; }
    [[nodiscard]] auto begin() const { return m_parameters.begin(); }
    [[nodiscard]] auto end() const { return m_parameters.end(); }

    /// The point at which all parameters have the engine's own values.
    [[nodiscard]] TuningPoint start() const;
    /// What the engine is given, in the parameters' order.
    [[nodiscard]] QStringList values(const TuningPoint &point) const;
    /// The point that stands for all with the same values.
    [[nodiscard]] TuningPoint snapped(const TuningPoint &point) const;
    /// Writes a point as Gomill shows it: "I: 0.01; F: 365.17".
    [[nodiscard]] QString describe(const TuningPoint &point) const;

private:
    explicit ParameterSpace(std::vector<TuningParameter> parameters)
        : m_parameters(std::move(parameters))
    { }

    std::vector<TuningParameter> m_parameters;
};

} // namespace shinpan
