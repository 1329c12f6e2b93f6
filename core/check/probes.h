#pragma once

#include "core/check/checkbench.h"

#include <span>

namespace shinpan {

/// One question of a check, or a few that belong together.
struct Probe
{
    enum class When {
        Handshake, ///< in a check of Depth::Handshake too
        Anytime,
        EmptyBoard, ///< on an empty board of CheckBench::size(); skipped if there is none
    };

    CheckArea area;
    const char *what; ///< what is tried, for a progress bar; context "EngineCheck"
    QCoro::Task<> (*run)(std::shared_ptr<CheckBench> bench);
    bool isEssential = false; ///< an engine that fails here spoils games against other programs
    When when = When::EmptyBoard;
};

/// All of them, in the order to ask them.
[[nodiscard]] std::span<const Probe> allProbes();

// How an engine starts, what it says about itself, and how it reads lines.

[[nodiscard]] QCoro::Task<> probeStart(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeIdentity(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeCommandList(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKnownCommand(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeUnknownCommand(std::shared_ptr<CheckBench> bench);
/// Comments, empty lines, tabulators, carriage returns, several commands at once (GTP 2 §2.5, 3.1).
[[nodiscard]] QCoro::Task<> probeLineReading(std::shared_ptr<CheckBench> bench);

// Board sizes, komi, clear_board.

/// Learns CheckBench::sizes.
[[nodiscard]] QCoro::Task<> probeSizes(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOddSizes(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeRectangle(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKomi(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOddKomi(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeClearBoard(std::shared_ptr<CheckBench> bench);

// Handicap stones (GTP 2 §4.1).

/// Compares the points with §4.1.1, for the most stones and for two, on several boards.
[[nodiscard]] QCoro::Task<> probeFixedHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOddFixedHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeFreeHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeSetHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeBadSetHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeHandicapOnStones(std::shared_ptr<CheckBench> bench);

// play and undo. All begin on an empty board of any size from 5×5.

[[nodiscard]] QCoro::Task<> probePlay(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOneColor(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeIllegalPlay(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probePass(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeUndo(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeUndoOfNothing(std::shared_ptr<CheckBench> bench);
/// Whether what an engine shows of its board is what we made it (list_stones, showboard).
[[nodiscard]] QCoro::Task<> probeShownBoard(std::shared_ptr<CheckBench> bench);

// What an engine takes off the board, and which moves it objects to. GTP leaves the rules open, so
// to accept what some rules forbid is no fault. All begin on an empty board from 5×5.

[[nodiscard]] QCoro::Task<> probeCapture(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKo(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeSuperko(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeSuicide(std::shared_ptr<CheckBench> bench);

// genmove, at a second a move where the engine can be told so. All begin on an empty board.

/// White first, and the same colour twice.
[[nodiscard]] QCoro::Task<> probeGenmoveOrder(std::shared_ptr<CheckBench> bench);
/// A game against itself, judged by our rules, as long as CheckLimits::game lets it last.
[[nodiscard]] QCoro::Task<> probeSelfPlay(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGenmoveAfterPasses(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeRegGenmove(std::shared_ptr<CheckBench> bench);

// Time commands (GTP 2 §4.2, KGS, KataGo). All begin on an empty board.

[[nodiscard]] QCoro::Task<> probeTimeSettings(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeTimeLeft(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOtherTimeSettings(std::shared_ptr<CheckBench> bench);
/// Three moves at a second each.
[[nodiscard]] QCoro::Task<> probeClock(std::shared_ptr<CheckBench> bench);

// final_score and final_status_list, on finished boards that score alike under area and territory.

/// Nobody's stones are dead. Also whether a new komi counts.
[[nodiscard]] QCoro::Task<> probeFinalScore(std::shared_ptr<CheckBench> bench);
/// One dead stone of each side.
[[nodiscard]] QCoro::Task<> probeDeadStones(std::shared_ptr<CheckBench> bench);

// Streams of evaluations: lz-analyze, kata-analyze, analyze, and the genmove that comes with one.
// All begin on an empty board.

[[nodiscard]] QCoro::Task<> probeAnalysis(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGenmoveAnalyze(std::shared_ptr<CheckBench> bench);

// Commands beyond GTP 2, by whose they are. All begin on an empty board.

[[nodiscard]] QCoro::Task<> probeUsualExtensions(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGomill(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGoGui(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKgs(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKataGo(std::shared_ptr<CheckBench> bench);
/// A small record, where the engine can read our files.
[[nodiscard]] QCoro::Task<> probeLoadSgf(std::shared_ptr<CheckBench> bench);

// How an engine ends. Each leaves the bench without one.

[[nodiscard]] QCoro::Task<> probeQuit(std::shared_ptr<CheckBench> bench);
/// Needs an engine that was started for it.
[[nodiscard]] QCoro::Task<> probeEndOfInput(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
