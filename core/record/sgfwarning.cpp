#include "core/record/sgfwarning.h"

#include <algorithm>

namespace shinpan {

void SgfWarningList::add(SgfWarning::Kind kind, std::ptrdiff_t offset, const QString &detail)
{
    if (m_entries.size() == Limit) {
        ++m_omitted;
        return;
    }
    m_entries.push_back({kind, offset, detail});
}

std::vector<SgfWarning> SgfWarningList::located(QByteArrayView text) const
{
    std::vector<Entry> sorted = m_entries;
    std::ranges::stable_sort(sorted, {}, &Entry::offset);
    std::vector<SgfWarning> warnings;
    warnings.reserve(sorted.size());
    SgfPlace place;
    qsizetype at = 0;
    for (const Entry &entry : sorted) {
        for (; at < entry.offset && at < text.size(); ++at) {
            if (text[at] == '\n') {
                place = {place.line + 1, 1};
            } else if ((static_cast<unsigned char>(text[at]) & 0xC0)
                       != 0x80) { // not a continuation byte of UTF-8
                ++place.column;
            }
        }
        warnings.push_back({entry.kind, place.line, place.column, entry.detail});
    }
    return warnings;
}

} // namespace shinpan
