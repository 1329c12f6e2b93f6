#include "core/analysis/analysiswords.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

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

constexpr double MaxNumber = 1e30;

constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/// A number without an exponent, as nearly all are. A double holds its digits and the power of ten
/// exactly, so that their quotient is the nearest double; nothing if it is none, or too long for
/// that.
std::optional<AnalysisNumber> shortNumber(std::string_view word)
{
    constexpr std::array PowersOfTen = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const bool isNegative = word.starts_with('-');
    word.remove_prefix(isNegative ? 1 : 0);
    std::size_t point = word.size();
    std::int64_t digits = 0;
    if (word.size() > PowersOfTen.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (isDigit(word[i])) {
            digits = digits * 10 + (word[i] - '0');
        } else if (word[i] == '.' && point == word.size()) {
            point = i;
        } else {
            return std::nullopt;
        }
    }
    const bool hasPoint = point < word.size();
    const std::size_t places = hasPoint ? word.size() - point - 1 : 0;
    if (word.size() == (hasPoint ? 1 : 0)) {
        return std::nullopt;
    }
    const double value = static_cast<double>(digits) / PowersOfTen[places];
    return AnalysisNumber{isNegative ? -value : value, hasPoint};
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

AnalysisWords::AnalysisWords(std::string_view line)
    : m_begin(line.data())
    , m_end(line.data() + line.size())
    , m_word(line.substr(0, 0))
{
    advance();
}

AnalysisKey AnalysisWords::find()
{
    AnalysisKey &expected = m_following[static_cast<std::size_t>(m_last)];
    if (Keys[static_cast<std::size_t>(expected)] != m_word) {
        const AnalysisKey found = search();
        if (found == AnalysisKey::Unknown) {
            return found;
        }
        expected = found;
    }
    m_last = expected;
    return m_last;
}

AnalysisKey AnalysisWords::search() const
{
    for (std::size_t i = 0; i < Keys.size(); ++i) {
        if (Keys[i] == m_word) {
            return static_cast<AnalysisKey>(i);
        }
    }
    return AnalysisKey::Unknown;
}

std::optional<AnalysisNumber> AnalysisWords::number() const
{
    if (const auto number = shortNumber(m_word)) {
        return number;
    }
    AnalysisNumber number{.hasPoint = m_word.find('.') != m_word.npos};
    const char *const end = m_word.data() + m_word.size();
    const auto [at, error] = std::from_chars(m_word.data(), end, number.value);
    // A number too small for a double is zero; std::from_chars() does not tell it from too large.
    const bool isTiny = error == std::errc::result_out_of_range && m_word.find("e-") != m_word.npos;
    const bool isNumber =
        (error == std::errc() || isTiny) && at == end && std::abs(number.value) <= MaxNumber;
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<Point> AnalysisWords::vertex(BoardSize size) const
{
    // Most words asked about are one letter and one or two digits.
    const auto digitAt = [this](std::size_t index) { return m_word[index] - '0'; };
    if (m_word.size() < 2 || m_word.size() > 3 || !isDigit(m_word[1]) || !isDigit(m_word.back())) {
        return pointFromVertex(m_word, size);
    }
    const int letter = (m_word[0] | 0x20) - 'a';
    const int column = letter - (letter > 'i' - 'a' ? 1 : 0);
    const int row = (m_word.size() == 2 ? digitAt(1) : digitAt(1) * 10 + digitAt(2)) - 1;
    if (letter < 0 || letter == 'i' - 'a' || column >= std::min(size.columns + 0, MaxGtpSide)
        || row < 0 || row >= size.rows) {
        return std::nullopt;
    }
    return Point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

bool AnalysisWords::isPass() const
{
    constexpr std::string_view Pass = "pass";
    const auto isSame = [](char left, char right) { return (left | 0x20) == right; };
    return m_word.size() == Pass.size()
        && std::equal(m_word.begin(), m_word.end(), Pass.begin(), isSame);
}

bool AnalysisWords::endsInDigit() const
{
    return hasWord() && isDigit(m_word.back());
}

} // namespace shinpan
