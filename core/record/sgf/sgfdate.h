#pragma once

#include "core/util/result.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// A day, or a month or year if no more is known.
struct PartialDate
{
    int year = 0;  ///< 1 to 9999
    int month = 0; ///< 1 to 12; 0: not known
    int day = 0;   ///< 1 to 31; 0: not known, as always without a month

    friend auto operator<=>(const PartialDate &, const PartialDate &) = default;
};

/// Why a text is not a DT, and which part of it.
struct SgfDateFault
{
    enum class Kind : std::uint8_t {
        Form,     ///< not of the form 2004, 2004-03 or 2004-03-15
        Calendar, ///< no such month or day
        Shortcut, ///< nothing stands before it that it could shorten
        Order     ///< does not come after the date before it
    };

    Kind kind = Kind::Form;
    QString part;

    friend bool operator==(const SgfDateFault &, const SgfDateFault &) = default;
};

/// The days that DT names (SGF FF[4], "DT"): dates in rising order with commas between them; a
/// later one may leave out what it has in common with the one before: "1996-05,06",
/// "1996-12-27,28,1997-01-03". Empty text: none.
[[nodiscard]] Result<std::vector<PartialDate>, SgfDateFault> datesFromSgf(const QString &text);

/// The shortest DT of dates in rising order.
[[nodiscard]] QString toSgf(const std::vector<PartialDate> &dates);

} // namespace shinpan
