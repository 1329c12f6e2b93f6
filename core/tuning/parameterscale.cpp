#include "core/tuning/parameterscale.h"

#include "core/util/message.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

Result<ParameterScale> ParameterScale::linear(double low, double high)
{
    if (!std::isfinite(low) || !std::isfinite(high) || low >= high) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "the range must go from a lower number to a higher one")));
    }
    return ParameterScale(Kind::Linear, low, high);
}

Result<ParameterScale> ParameterScale::logarithmic(double low, double high)
{
    if (!std::isfinite(high) || !(low > 0) || low >= high) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages",
            "the range of a logarithmic scale must go from a number above 0 to a higher one")));
    }
    return ParameterScale(Kind::Logarithmic, low, high);
}

Result<ParameterScale> ParameterScale::integer(qint64 low, qint64 high)
{
    if (low >= high) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "the range must go from a lower number to a higher one")));
    }
    return ParameterScale(Kind::Linear, static_cast<double>(low) - 0.5,
                          static_cast<double>(high) + 0.5)
        .rounded();
}

Result<ParameterScale> ParameterScale::choice(QStringList values)
{
    if (values.isEmpty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "there is nothing to choose from")));
    }
    if (values.removeDuplicates() > 0) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "the same choice occurs twice")));
    }
    ParameterScale scale(Kind::Choice, 0, static_cast<double>(values.size()));
    scale.m_choices = std::move(values);
    return scale;
}

ParameterScale ParameterScale::rounded() const
{
    ParameterScale scale = *this;
    scale.m_isRounded = !isChoice();
    return scale;
}

ParameterScale ParameterScale::unbounded() const
{
    ParameterScale scale = *this;
    scale.m_isBounded = isChoice();
    return scale;
}

double ParameterScale::bounded(double position) const
{
    return m_isBounded ? std::clamp(position, 0.0, 1.0) : position;
}

// Gomill's scale functions (mcts_tuners.py), operation by operation.
double ParameterScale::exactNumber(double position) const
{
    const double at = bounded(position);
    return isLogarithmic() ? std::exp(std::log(m_high / m_low) * at) * m_low
                           : at * (m_high - m_low) + m_low;
}

// Gomill rounds by cutting off after half was added, which leads to the nearest number only above
// zero: that is not taken over. And it never asks for the end of the range, where half a number
// more would be one too many.
double ParameterScale::wholeNumber(double exact) const
{
    const double nearest = std::floor(exact + 0.5);
    return m_isBounded ? std::clamp(nearest, std::floor(m_low + 0.5), std::ceil(m_high + 0.5) - 1)
                       : nearest;
}

double ParameterScale::number(double position) const
{
    const double exact = exactNumber(position);
    if (isChoice()) {
        return std::clamp(std::floor(exact), 0.0, m_high - 1);
    }
    return m_isRounded ? wholeNumber(exact) : exact;
}

double ParameterScale::dithered(double position, double chance) const
{
    return m_isRounded ? this->position(wholeNumber(exactNumber(position) + chance - 0.5))
                       : position;
}

QString ParameterScale::text(double position) const
{
    const double value = number(position);
    if (isChoice()) {
        return m_choices[static_cast<qsizetype>(value)];
    }
    return m_isRounded ? QString::number(value, 'f', 0) : plainNumber(value);
}

double ParameterScale::position(double number) const
{
    switch (m_kind) {
    case Kind::Choice:
        return (std::clamp(std::floor(number), 0.0, m_high - 1) + 0.5) / m_high;
    case Kind::Linear:
        return bounded((number - m_low) / (m_high - m_low));
    case Kind::Logarithmic:
        break;
    }
    return bounded(number > 0 ? std::log(number / m_low) / std::log(m_high / m_low) : 0);
}

std::optional<double> ParameterScale::position(const QString &text) const
{
    if (isChoice()) {
        const qsizetype index = m_choices.indexOf(text);
        return index < 0 ? std::nullopt : std::optional(position(static_cast<double>(index)));
    }
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(position(number)) : std::nullopt;
}

std::vector<double> ParameterScale::grid(std::size_t most) const
{
    std::vector<double> positions;
    if (isDiscrete() && number(1) - number(0) < static_cast<double>(most)) {
        for (double value = number(0); value <= number(1); ++value) {
            positions.push_back(position(value));
        }
        return positions;
    }
    for (std::size_t i = 0; i < most; ++i) {
        positions.push_back(static_cast<double>(i) / static_cast<double>(most - 1));
    }
    return positions;
}

double ParameterScale::snapped(double position) const
{
    return isDiscrete() ? this->position(number(position)) : bounded(position);
}

QString plainNumber(double number)
{
    constexpr int Significant = 6;
    if (number == 0 || !std::isfinite(number)) {
        return QStringLiteral("0");
    }
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(number))));
    const int decimals = Significant - 1 - magnitude;
    QString text = QString::number(number, 'f', std::clamp(decimals, 0, 15));
    if (text.contains(QLatin1Char('.'))) {
        while (text.endsWith(QLatin1Char('0'))) {
            text.chop(1);
        }
        if (text.endsWith(QLatin1Char('.'))) {
            text.chop(1);
        }
    }
    return text;
}

} // namespace shinpan
