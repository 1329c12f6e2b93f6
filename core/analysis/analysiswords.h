#pragma once

#include "core/board/point.h"

#include <QtEndian>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shinpan {

/// The keywords of analysis lines.
enum class AnalysisKey : std::uint8_t {
    Info,
    Move,
    Visits,
    EdgeVisits,
    Winrate,
    Order,
    Prior,
    Lcb,
    Utility,
    UtilityLcb,
    Weight,
    ScoreMean,
    ScoreLead,
    ScoreSelfplay,
    ScoreStdev,
    NoResultValue,
    IsSymmetryOf,
    Pv,
    PvVisits,
    PvEdgeVisits,
    MovesOwnership,
    MovesOwnershipStdev,
    RootInfo,
    Ownership,
    OwnershipStdev,
    Unknown
};

/// A decimal number as engines write them, which is never beyond 1e30.
struct AnalysisNumber
{
    double value = 0;
    bool isNumber = false; ///< else the word is none
    bool hasPoint = false; ///< "1.0", not "1"

    explicit operator bool() const { return isNumber; }
};

/// The digits that eight bytes begin with: how many, and what they say.
struct LeadingDigits
{
    unsigned count = 0;
    std::uint64_t value = 0;

    /// Reads all eight at once. A loop over them would end where no processor can guess it, which
    /// costs more than all the rest.
    [[nodiscard]] static LeadingDigits of(const char *eightBytes)
    {
        const std::uint64_t values = // 0 to 9: a digit
            qFromLittleEndian<std::uint64_t>(eightBytes) ^ 0x3030'3030'3030'3030;
        const std::uint64_t others =
            ((values + 0x7676'7676'7676'7676) | values) & 0x8080'8080'8080'8080;
        const auto count = static_cast<unsigned>(std::countr_zero(others)) / 8;
        if (count == 0) {
            return {};
        }
        std::uint64_t digits = values << (64 - 8 * count); // noughts before them
        digits = (digits * (10 << 8 | 1) >> 8) & 0x00FF'00FF'00FF'00FF;
        digits = (digits * (100 << 16 | 1) >> 16) & 0x0000'FFFF'0000'FFFF;
        digits = digits * (std::uint64_t(10'000) << 32 | 1) >> 32;
        return {count, digits};
    }
};

/// A keyword and the blank behind it, to be compared with sixteen bytes at once; a keyword that is
/// too long for that equals none.
class BlankedKeyword
{
public:
    static constexpr std::ptrdiff_t Bytes = 16;

    constexpr explicit BlankedKeyword(std::string_view keyword)
        : m_size(keyword.size())
    {
        for (std::size_t i = 0; i < Bytes; ++i) {
            const std::size_t shift = i % 8 * 8;
            const char byte = i < m_size ? keyword[i] : ' ';
            m_bits[i / 8] |= std::uint64_t{static_cast<std::uint8_t>(byte)} << shift;
            m_mask[i / 8] |= i <= m_size ? std::uint64_t{0xFF} << shift : 0;
        }
        m_bits[0] = m_size < Bytes ? m_bits[0] : 0;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool isAt(const char *sixteenBytes) const
    {
        const auto differences = [&](std::size_t half) {
            return (qFromLittleEndian<std::uint64_t>(sixteenBytes + 8 * half) ^ m_bits[half])
                 & m_mask[half];
        };
        return (differences(0) | differences(1)) == 0;
    }

private:
    std::size_t m_size;
    std::array<std::uint64_t, 2> m_bits{};
    std::array<std::uint64_t, 2> m_mask{}; ///< which of them count
};

/// How many groups a line has at most: how often it says "info".
[[nodiscard]] std::size_t countGroups(std::string_view line);

/// Splits a line of analysis into its words, one at a time. Several blanks, and some at the end,
/// are like one (Pachi writes them). What reads a word as a key, number or vertex finds its end on
/// the way, so that no byte is looked at twice.
class AnalysisWords
{
public:
    explicit AnalysisWords(std::string_view line)
        : m_begin(line.data())
        , m_end(line.data() + line.size())
        , m_wordEnd(m_begin)
    {
        advance();
    }

    /// Whether there is a word; all else below is about that one.
    [[nodiscard]] bool hasWord() const { return m_word != m_end; }
    /// The place of its beginning, in bytes.
    [[nodiscard]] std::ptrdiff_t position() const { return m_word - m_begin; }

    void advance()
    {
        m_word = m_wordEnd != nullptr ? m_wordEnd : word().end();
        while (m_word != m_end && *m_word == ' ') {
            ++m_word;
        }
        m_wordEnd = nullptr;
        m_key.reset();
    }

    /// The word as a keyword. Engines repeat theirs in the same order, so the one that followed the
    /// last found before is tried first.
    [[nodiscard]] AnalysisKey key()
    {
        if (!m_key) {
            m_key = find();
        }
        return *m_key;
    }

    /// The word as a number.
    [[nodiscard]] AnalysisNumber number();
    /// The word as a point of the board, in any letter case; nothing if it is none.
    [[nodiscard]] std::optional<Point> vertex(BoardSize size);
    [[nodiscard]] bool isPass();
    [[nodiscard]] bool endsInDigit();

private:
    [[nodiscard]] std::string_view word();
    [[nodiscard]] bool isEndOfWord(const char *at) const { return at == m_end || *at == ' '; }
    [[nodiscard]] AnalysisKey find();
    [[nodiscard]] AnalysisKey search();
    [[nodiscard]] AnalysisNumber longNumber();

    const char *m_begin;
    const char *m_end;
    const char *m_word = nullptr;
    const char *m_wordEnd;                     ///< the end of the word; null: not found yet
    std::optional<AnalysisKey> m_key;          ///< the word's, once it was asked for
    AnalysisKey m_last = AnalysisKey::Unknown; ///< the newest found but Unknown
    /// The key that followed each one last; the one behind the last is what begins a line.
    std::array<AnalysisKey, static_cast<std::size_t>(AnalysisKey::Unknown) + 1> m_following{};
};

/// Nearly all have no exponent and few digits. A double holds their digits and the power of ten
/// exactly, so that the quotient is the nearest double.
inline AnalysisNumber AnalysisWords::number()
{
    constexpr std::array<std::int64_t, 9> PowersOfTen = {
        1, 10, 100, 1'000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000};
    constexpr std::ptrdiff_t Longest = 1 + 8 + 1 + 8;
    constexpr unsigned MaxDigits = 15;
    if (m_end - m_word < Longest) {
        return longNumber();
    }
    const bool isNegative = *m_word == '-';
    const char *at = m_word + (isNegative ? 1 : 0);
    LeadingDigits whole{1, static_cast<std::uint64_t>(*at - '0')};
    if (at[1] != '.' || whole.value > 9) { // 0.3 is usual, and quicker so
        whole = LeadingDigits::of(at);
    }
    at += whole.count;
    if (*at != '.' && whole.count > 0 && isEndOfWord(at)) {
        m_wordEnd = at;
        const auto value = static_cast<double>(static_cast<std::int64_t>(whole.value));
        return {isNegative ? -value : value, true, false};
    }
    const LeadingDigits places = LeadingDigits::of(at + 1);
    const bool hasPlaces = *at == '.';
    at += 1 + places.count;
    if (!hasPlaces || whole.count == 0 || whole.count + places.count > MaxDigits
        || !isEndOfWord(at)) {
        return longNumber();
    }
    m_wordEnd = at;
    const std::int64_t scale = PowersOfTen[places.count];
    const auto digits =
        static_cast<std::int64_t>(whole.value) * scale + static_cast<std::int64_t>(places.value);
    return {static_cast<double>(digits) / static_cast<double>(isNegative ? -scale : scale), true,
            true};
}

} // namespace shinpan
