#include "core/analysis/analysiswords.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(AnalysisKey::Unknown)> Keys = {
    "info",
    "move",
    "visits",
    "edgeVisits",
    "winrate",
    "prior",
    "lcb",
    "order",
    "utility",
    "utilityLcb",
    "weight",
    "scoreMean",
    "scoreLead",
    "scoreSelfplay",
    "scoreStdev",
    "noResultValue",
    "isSymmetryOf",
    "pv",
    "pvVisits",
    "pvEdgeVisits",
    "movesOwnership",
    "movesOwnershipStdev",
    "rootInfo",
    "ownership",
    "ownershipStdev"};

/// No more than fifteen digits are read, and these powers of ten: a double holds both exactly.
constexpr std::uint64_t MaxDigits = 1'000'000'000'000'000;
constexpr std::array<double, 23> PowersOfTen = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr int MaxExponent = 400; ///< more is refused, so that nothing overflows
constexpr double MaxNumber = 1e30;

constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/// The digits of a number without its point, which stands `exponent` places to the right of them.
struct Digits
{
    std::uint64_t value = 0;
    int count = 0;
    int exponent = 0;

    /// Takes the digits that stand here; behind the point each counts a place less.
    [[nodiscard]] const char *read(const char *at, const char *end, bool isFraction)
    {
        for (; at != end && isDigit(*at); ++at, ++count) {
            if (value < MaxDigits / 10) {
                value = value * 10 + static_cast<std::uint64_t>(*at - '0');
                exponent -= isFraction ? 1 : 0;
            } else {
                exponent += isFraction ? 0 : 1;
            }
        }
        return at;
    }
};

/// The exponent that stands behind an 'e'; nothing if none does, or too large a one.
std::optional<int> readExponent(const char *at, const char *end)
{
    const bool isNegative = at != end && *at == '-';
    if (at != end && (*at == '-' || *at == '+')) {
        ++at;
    }
    if (at == end) {
        return std::nullopt;
    }
    int exponent = 0;
    for (; at != end; ++at) {
        if (!isDigit(*at) || exponent > MaxExponent) {
            return std::nullopt;
        }
        exponent = exponent * 10 + (*at - '0');
    }
    return isNegative ? -exponent : exponent;
}

double scaled(std::uint64_t digits, int exponent)
{
    const auto value = static_cast<double>(digits);
    if (exponent <= 0 && -exponent < static_cast<int>(PowersOfTen.size())) {
        return value / PowersOfTen[static_cast<std::size_t>(-exponent)];
    }
    return value * std::pow(10.0, exponent);
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
    const char *at = m_word.data();
    const char *const end = at + m_word.size();
    const bool isNegative = at != end && *at == '-';
    at += isNegative ? 1 : 0;
    Digits digits;
    at = digits.read(at, end, false);
    const bool hasPoint = at != end && *at == '.';
    if (hasPoint) {
        at = digits.read(at + 1, end, true);
    }
    if (digits.count == 0) {
        return std::nullopt;
    }
    if (at != end) {
        const std::optional<int> exponent =
            *at == 'e' || *at == 'E' ? readExponent(at + 1, end) : std::nullopt;
        if (!exponent) {
            return std::nullopt;
        }
        digits.exponent += *exponent;
    }
    const double size = scaled(digits.value, digits.exponent);
    if (!(size <= MaxNumber)) {
        return std::nullopt;
    }
    return AnalysisNumber{.value = isNegative ? -size : size, .hasPoint = hasPoint};
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
