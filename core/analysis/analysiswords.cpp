#include "core/analysis/analysiswords.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>
#include <tuple>

namespace shinpan {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(AnalysisKey::Unknown)> Keys = {
    "info",           "move",
    "visits",         "edgeVisits",
    "winrate",        "order",
    "prior",          "lcb",
    "utility",        "utilityLcb",
    "weight",         "scoreMean",
    "scoreLead",      "scoreSelfplay",
    "scoreStdev",     "noResultValue",
    "isSymmetryOf",   "pv",
    "pvVisits",       "pvEdgeVisits",
    "movesOwnership", "movesOwnershipStdev",
    "rootInfo",       "ownership",
    "ownershipStdev"};

constexpr std::array BlankedKeys = [] {
    const auto blanked = [](auto... keys) { return std::array{BlankedKeyword(keys)...}; };
    return std::apply(blanked, Keys);
}();

constexpr double MaxNumber = 1e30;

/// The columns that letters name in GTP; beyond every board for what is no letter.
constexpr std::array<std::uint8_t, 256> Columns = [] {
    std::array<std::uint8_t, 256> columns{};
    columns.fill(0xFF);
    for (int column = 0; column < MaxGtpSide; ++column) {
        const int letter = column + (column < 'i' - 'a' ? 0 : 1);
        columns[static_cast<std::size_t>('A' + letter)] = static_cast<std::uint8_t>(column);
        columns[static_cast<std::size_t>('a' + letter)] = static_cast<std::uint8_t>(column);
    }
    return columns;
}();

constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

} // namespace

std::size_t countGroups(std::string_view line)
{
    std::size_t count = 0; // 'f' is rare elsewhere
    for (std::size_t at = line.find('f'); at != line.npos; at = line.find('f', at + 1)) {
        count += at >= 2 && line.substr(at - 2, 4) == "info" ? 1 : 0;
    }
    return count;
}

std::string_view AnalysisWords::word()
{
    if (m_wordEnd == nullptr) {
        m_wordEnd = std::find(m_word, m_end, ' ');
    }
    return {m_word, m_wordEnd};
}

AnalysisKey AnalysisWords::find()
{
    AnalysisKey &expected = m_following[static_cast<std::size_t>(m_last)];
    const BlankedKeyword &key = BlankedKeys[static_cast<std::size_t>(expected)];
    if (m_end - m_word >= BlankedKeyword::Bytes && key.isAt(m_word)) {
        m_wordEnd = m_word + key.size();
    } else {
        const AnalysisKey found = search();
        if (found == AnalysisKey::Unknown) {
            return found;
        }
        expected = found;
    }
    m_last = expected;
    return m_last;
}

AnalysisKey AnalysisWords::search()
{
    const auto *const found = std::ranges::find(Keys, word());
    return static_cast<AnalysisKey>(found - Keys.begin());
}

AnalysisNumber AnalysisWords::longNumber()
{
    const std::string_view text = word();
    AnalysisNumber number{.hasPoint = text.find('.') != text.npos};
    const auto [at, error] = std::from_chars(m_word, m_wordEnd, number.value);
    // A number too small for a double is zero; std::from_chars() does not tell it from too large.
    const bool isTiny = error == std::errc::result_out_of_range && text.find("e-") != text.npos;
    number.isNumber =
        (error == std::errc() || isTiny) && at == m_wordEnd && std::abs(number.value) <= MaxNumber;
    return number;
}

/// Most words asked about are one letter and one or two digits; a keyword stands behind the last.
std::optional<Point> AnalysisWords::vertex(BoardSize size)
{
    constexpr std::ptrdiff_t Longest = 4; // with the blank behind it
    if (m_end - m_word < Longest || !isDigit(m_word[1])) {
        return key() == AnalysisKey::Unknown ? pointFromVertex(word(), size) : std::nullopt;
    }
    // Nobody can guess whether there is a second digit, so nothing branches on it.
    const int first = m_word[1] - '0';
    const bool hasTwoDigits = isDigit(m_word[2]);
    const char *const end = m_word + (hasTwoDigits ? 3 : 2);
    if (*end != ' ') {
        return pointFromVertex(word(), size);
    }
    m_wordEnd = end;
    const int row = (hasTwoDigits ? first * 10 + (m_word[2] - '0') : first) - 1;
    const int column = Columns[static_cast<std::uint8_t>(m_word[0])];
    if (column >= size.columns || row < 0 || row >= size.rows) {
        return std::nullopt;
    }
    return Point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

bool AnalysisWords::isPass()
{
    constexpr std::string_view Pass = "pass";
    const auto isSame = [](char left, char right) { return (left | 0x20) == right; };
    return std::ranges::equal(word(), Pass, isSame);
}

bool AnalysisWords::endsInDigit()
{
    return hasWord() && isDigit(word().back());
}

} // namespace shinpan
