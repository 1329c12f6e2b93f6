#pragma once

#include "core/record/tree/sgfgrammar.h"

#include <algorithm>
#include <array>

namespace shinpan {

/// Some names of properties, of up to five letters.
class NameList
{
public:
    /// As a text with blanks between them.
    constexpr NameList(const char *names) // NOLINT(google-explicit-constructor): as in tables
    {
        for (const char *at = names; *at != '\0'; ++at) {
            m_count += at == names || *at == ' ' ? 1 : 0;
            if (*at != ' ') {
                m_names[m_count - 1] = packedNameWith(m_names[m_count - 1], *at);
            }
        }
    }

    [[nodiscard]] constexpr bool has(PackedName name) const
    {
        const auto end = m_names.begin() + m_count;
        return std::find(m_names.begin(), end, name) != end;
    }

private:
    std::array<PackedName, 24> m_names{};
    int m_count = 0;
};

} // namespace shinpan
