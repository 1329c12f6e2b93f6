#include "core/gtp/keptnumbers.h"

#include <algorithm>

namespace shinpan {

/// The last gap that begins at the number or before it; null if there is none.
const KeptNumbers::Gap *KeptNumbers::gapUpTo(qint64 number) const
{
    const auto after = std::ranges::upper_bound(m_gaps, number, {},
                                                [](const Gap &gap) { return gap.range.begin; });
    return after == m_gaps.begin() ? nullptr : &*std::prev(after);
}

bool KeptNumbers::contains(qint64 number) const
{
    return number >= m_first && number < m_end && next(number) == number;
}

qint64 KeptNumbers::next(qint64 number) const
{
    const qint64 from = std::clamp(number, m_first, m_end);
    const Gap *const gap = gapUpTo(from);
    return gap != nullptr ? std::max(from, gap->range.end) : from;
}

qint64 KeptNumbers::placeOf(qint64 number) const
{
    const Gap *const gap = gapUpTo(number);
    return number - m_first - (gap != nullptr ? gap->missing : 0);
}

void KeptNumbers::forgetFirst()
{
    Q_ASSERT(m_gaps.empty());
    ++m_first;
}

void KeptNumbers::forgetAll()
{
    m_first = m_end;
    m_gaps.clear();
}

void KeptNumbers::forget(const std::vector<Range> &ranges)
{
    std::vector<Range> all;
    for (const Gap &gap : m_gaps) {
        all.push_back(gap.range);
    }
    all.insert(all.end(), ranges.begin(), ranges.end());
    std::ranges::sort(all, {}, &Range::begin);
    m_gaps.clear();
    qint64 missing = 0;
    for (const Range &range : all) {
        const qint64 begin =
            std::max(range.begin, m_gaps.empty() ? m_first : m_gaps.back().range.end);
        if (begin >= range.end) {
            continue; // it is forgotten already
        }
        if (begin == m_first) {
            m_first = range.end;
            continue;
        }
        missing += range.end - begin;
        if (!m_gaps.empty() && m_gaps.back().range.end == begin) {
            m_gaps.back() = {{m_gaps.back().range.begin, range.end}, missing};
        } else {
            m_gaps.push_back({{begin, range.end}, missing});
        }
    }
}

} // namespace shinpan
