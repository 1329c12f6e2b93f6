#pragma once

#include "core/util/result.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// How the positions that a tuner works with become values that an engine is given. A position is 0
/// to 1 over the range, or over a list of choices in equal parts.
class ParameterScale
{
public:
    /// A scale from `low` to `high`, which are finite; `low` is the lesser.
    [[nodiscard]] static Result<ParameterScale> linear(double low, double high);
    /// The same, with equal steps for equal ratios; both above 0.
    [[nodiscard]] static Result<ParameterScale> logarithmic(double low, double high);
    /// Every whole number from `low` to `high`, an equal part of the range for each.
    [[nodiscard]] static Result<ParameterScale> integer(qint64 low, qint64 high);
    /// One of these texts; at least one.
    [[nodiscard]] static Result<ParameterScale> choice(QStringList values);

    /// This scale with its numbers rounded to the nearest whole one (Gomill's `integer=True`): the
    /// ends of the range have half a part then.
    [[nodiscard]] ParameterScale rounded() const;
    /// This scale for positions below 0 and above 1 too, as Gomill's cross-entropy tuner has them.
    /// Choices stay bounded.
    [[nodiscard]] ParameterScale unbounded() const;

    [[nodiscard]] bool isChoice() const { return m_kind == Kind::Choice; }
    /// Whether the values can be counted: whole numbers or choices.
    [[nodiscard]] bool isDiscrete() const { return m_isRounded || isChoice(); }
    /// The ends of the range; of whole numbers half a number beyond the first and the last.
    [[nodiscard]] double low() const { return m_low; }
    [[nodiscard]] double high() const { return m_high; }
    [[nodiscard]] bool isLogarithmic() const { return m_kind == Kind::Logarithmic; }
    [[nodiscard]] bool isBounded() const { return m_isBounded; }
    [[nodiscard]] const QStringList &choices() const { return m_choices; }

    /// The value at a position as a number: what a plot's axis has. Of choices, the number of the
    /// choice from 0.
    [[nodiscard]] double number(double position) const;
    /// The value as the engine is given it: whole numbers without a point, others with at most six
    /// significant digits and never an exponent.
    [[nodiscard]] QString text(double position) const;
    /// The position of this number: the middle of its part for whole numbers and choices. Beyond
    /// the range it is the end of it, if there is one.
    [[nodiscard]] double position(double number) const;
    /// The same of a text that the engine is given; nothing if it is not a number or not among the
    /// choices.
    [[nodiscard]] std::optional<double> position(const QString &text) const;
    /// The position of one of the two whole numbers next to a position, the nearer one the more
    /// often: the lower one if `chance`, evenly drawn from 0 to 1, is less than what is missing to
    /// the higher one (fishtest's stochastic rounding). For other parameters, the position itself.
    [[nodiscard]] double dithered(double position, double chance) const;
    /// The positions of all values if there are at most `most`, otherwise that many from end to
    /// end.
    [[nodiscard]] std::vector<double> grid(std::size_t most) const;
    /// The one position that stands for all that give the same value; within the range.
    [[nodiscard]] double snapped(double position) const;

    friend bool operator==(const ParameterScale &, const ParameterScale &) = default;

private:
    enum class Kind : std::uint8_t { Linear, Logarithmic, Choice };

    ParameterScale(Kind kind, double low, double high)
        : m_kind(kind)
        , m_low(low)
        , m_high(high)
    { }

    [[nodiscard]] double bounded(double position) const;
    [[nodiscard]] double exactNumber(double position) const;
    [[nodiscard]] double wholeNumber(double exact) const;

    Kind m_kind;
    double m_low;  ///< of choices 0
    double m_high; ///< of choices their number
    bool m_isRounded = false;
    bool m_isBounded = true;
    QStringList m_choices;
};

/// A number with at most six significant digits, without an exponent and superfluous zeros.
[[nodiscard]] QString plainNumber(double number);

} // namespace shinpan
