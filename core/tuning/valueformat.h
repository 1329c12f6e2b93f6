#pragma once

#include "core/tuning/parameterscale.h"

namespace shinpan {

/// How a parameter's value is shown to people: Gomill's `format`, a text with one of Python's
/// conversions in it, such as "I: %4.2f" or "level %s".
class ValueFormat
{
public:
    /// The format "name:%s", as in Gomill.
    [[nodiscard]] static ValueFormat plain(const QString &name);
    /// Refused unless there is exactly one conversion (s, r, d, i, u, f, F, e, E, g or G, with its
    /// flags, width and precision); "%%" is a per cent sign.
    [[nodiscard]] static Result<ValueFormat> parse(const QString &format);

    /// Whether it shows numbers only, which choices need not be.
    [[nodiscard]] bool needsNumber() const { return m_conversion != 's'; }
    [[nodiscard]] QString text(const ParameterScale &scale, double position) const;

    friend bool operator==(const ValueFormat &, const ValueFormat &) = default;

private:
    QString m_before;
    QString m_after;
    QByteArray m_specification; ///< flags, width and precision
    char m_conversion = 's';    ///< s, d or one of the last six
};

} // namespace shinpan
