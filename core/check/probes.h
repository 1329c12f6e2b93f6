#pragma once

#include "core/check/checkbench.h"

#include <span>

namespace shinpan {

// Words for the tables of probes.
inline constexpr bool Essential = true;
inline constexpr bool Extra = false;

/// One question of a check, or a few that belong together.
struct Probe
{
    enum class When {
        Handshake, ///< in a check of Depth::Handshake too
        Anytime,
        EmptyBoard, ///< on an empty board of CheckBench::size(); skipped if there is none
    };

    CheckArea area;
    const char *what; ///< what is tried, for a progress bar; marked for Message::of()
    QCoro::Task<> (*run)(std::shared_ptr<CheckBench> bench);
    bool isEssential = false; ///< an engine that fails here spoils games against other programs
    When when = When::EmptyBoard;
    /// The command without which there is nothing to ask. Null: none is needed.
    const char *command = nullptr;
    const char *absentId = nullptr; ///< of the finding then; null: another probe has it
    const char *absence = nullptr;  ///< its text
};

// These are all probes, in the order to ask them.

/// How an engine starts, what it says about itself, and how it reads lines.
[[nodiscard]] std::span<const Probe> protocolProbes();
/// Board sizes, komi, clear_board; handicap stones (GTP 2 §4.1).
[[nodiscard]] std::span<const Probe> boardProbes();
/// play and undo, what an engine takes off the board, and which moves it objects to. GTP leaves the
/// rules open, so to accept what some rules forbid is no fault.
[[nodiscard]] std::span<const Probe> moveProbes();
/// genmove, at a second a move where the engine can be told so; time commands (GTP 2 §4.2, KGS,
/// KataGo).
[[nodiscard]] std::span<const Probe> thinkingProbes();
/// final_score and final_status_list, on finished boards that score alike under area and territory.
[[nodiscard]] std::span<const Probe> scoringProbes();
/// Streams of evaluations: lz-analyze, kata-analyze, analyze, and the genmove that comes with one.
[[nodiscard]] std::span<const Probe> analysisProbes();
/// Commands beyond GTP 2, by whose they are.
[[nodiscard]] std::span<const Probe> extensionProbes();
/// How an engine ends. Each leaves the bench without one.
[[nodiscard]] std::span<const Probe> leavingProbes();

} // namespace shinpan
