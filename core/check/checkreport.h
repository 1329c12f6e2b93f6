#pragma once

#include "core/check/checkfinding.h"

#include <chrono>
#include <vector>

namespace shinpan {

/// What a conformance check found. A value; grows while the check runs.
struct CheckReport
{
    QString command; ///< the command line that was checked
    QString name;    ///< what the engine calls itself; empty if it does not say
    QString version;
    std::vector<CheckFinding> findings{}; ///< in the order they were made
    std::vector<int> sizes{};             ///< square boards that it plays on, ascending
    bool isComplete = false;              ///< nothing was left unchecked
    std::chrono::milliseconds duration{}; ///< of the whole check

    [[nodiscard]] int count(CheckVerdict verdict) const;

    enum class Grade {
        Fine,      ///< nothing is wrong
        Wrong,     ///< something is
        Unchecked, ///< it did not start, said nothing, was given up or cancelled
    };
    [[nodiscard]] Grade grade() const;

    /// One to three short sentences: where it plays, whether it is fit for games, what is wrong.
    [[nodiscard]] std::vector<CheckSentence> summary() const;
};

enum class CheckDetail {
    Brief,  ///< what is odd or wrong, and the areas where all is well in one line each
    Full,   ///< every finding
    Verbose ///< every finding with its evidence
};

/// For a terminal of 80 columns or more, in English; ends with a line feed.
[[nodiscard]] QString toText(const CheckReport &report, CheckDetail detail);

/// One JSON object; `shinpan-cli check --help` documents its members.
[[nodiscard]] QByteArray toJson(const CheckReport &report);

/// "2–9, 13, 19" for sizes in ascending order.
[[nodiscard]] QString rangesOf(const std::vector<int> &sizes);

} // namespace shinpan
