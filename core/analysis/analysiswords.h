#pragma once

#include "core/board/point.h"

#include <array>
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
    bool hasPoint = false; ///< "1.0", not "1"
};

/// How many groups a line has at most: how often it says "info".
[[nodiscard]] std::size_t countGroups(std::string_view line);

/// Splits a line of analysis into its words, one at a time. Several blanks, and some at the end,
/// are like one (Pachi writes them).
class AnalysisWords
{
public:
    explicit AnalysisWords(std::string_view line);

    /// Whether there is a word; all else below is about that one.
    [[nodiscard]] bool hasWord() const { return !m_word.empty(); }
    [[nodiscard]] std::string_view word() const { return m_word; }
    /// The place of its beginning, in bytes.
    [[nodiscard]] std::ptrdiff_t position() const { return m_word.data() - m_begin; }

    void advance()
    {
        const char *begin = m_word.data() + m_word.size();
        while (begin != m_end && *begin == ' ') {
            ++begin;
        }
        const char *end = begin;
        while (end != m_end && *end != ' ') {
            ++end;
        }
        m_word = std::string_view(begin, static_cast<std::size_t>(end - begin));
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

    /// The word as a number; nothing if it is none.
    [[nodiscard]] std::optional<AnalysisNumber> number() const;
    /// The word as a point of the board, in any letter case; nothing if it is none.
    [[nodiscard]] std::optional<Point> vertex(BoardSize size) const;
    [[nodiscard]] bool isPass() const;
    [[nodiscard]] bool endsInDigit() const;

private:
    [[nodiscard]] AnalysisKey find();
    [[nodiscard]] AnalysisKey search() const;

    const char *m_begin;
    const char *m_end;
    std::string_view m_word;
    std::optional<AnalysisKey> m_key;          ///< the word's, once it was asked for
    AnalysisKey m_last = AnalysisKey::Unknown; ///< the newest found but Unknown
    /// The key that followed each one last; the one behind the last is what begins a line.
    std::array<AnalysisKey, static_cast<std::size_t>(AnalysisKey::Unknown) + 1> m_following{};
};

} // namespace shinpan
