#pragma once

#include <QtGlobal>

#include <vector>

namespace shinpan {

/// The lines of a long list that are still there, when the oldest of one talker or of all were
/// forgotten: each has the number that it got, and a place among those that are there.
class KeptNumbers
{
public:
    struct Range
    {
        qint64 begin;
        qint64 end; ///< one more than its last

        friend bool operator==(const Range &, const Range &) = default;
    };

    /// The lowest that is kept; end() if none is.
    [[nodiscard]] qint64 first() const { return m_first; }
    /// One more than the highest that there ever was.
    [[nodiscard]] qint64 end() const { return m_end; }

    /// Adds the next number.
    void add() { ++m_end; }
    [[nodiscard]] bool contains(qint64 number) const;
    /// Itself, or the next one that is kept; end() if there is none.
    [[nodiscard]] qint64 next(qint64 number) const;
    /// How many that are kept stand before it.
    [[nodiscard]] qint64 placeOf(qint64 number) const;

    /// The lowest, where only lowest ones were forgotten.
    void forgetFirst();
    void forgetAll();
    /// These ranges, in order and apart; what was forgotten before may be among them.
    void forget(const std::vector<Range> &ranges);

private:
    struct Gap
    {
        Range range;
        qint64 missing; ///< up to its end, from first() on
    };

    [[nodiscard]] const Gap *gapUpTo(qint64 number) const;

    qint64 m_first = 0;
    qint64 m_end = 0;
    std::vector<Gap> m_gaps; ///< above first()
};

} // namespace shinpan
