#include "core/check/probes.h"

#include "core/check/analysisprobes.h"
#include "core/check/boardprobes.h"
#include "core/check/extensionprobes.h"
#include "core/check/handicapprobes.h"
#include "core/check/leavingprobes.h"
#include "core/check/moveprobes.h"
#include "core/check/protocolprobes.h"
#include "core/check/rulesprobes.h"
#include "core/check/scoringprobes.h"
#include "core/check/thinkingprobes.h"
#include "core/check/timeprobes.h"

namespace shinpan {

namespace {

using Area = CheckArea;
using When = Probe::When;

constexpr bool Essential = true;
constexpr bool Extra = false;

constexpr Probe Probes[] = {
    {Area::Start, QT_TRANSLATE_NOOP("EngineCheck", "first words"), When::Handshake, Extra,
     probeStart},
    {Area::Protocol, QT_TRANSLATE_NOOP("EngineCheck", "name and version"), When::Handshake, Extra,
     probeIdentity},
    {Area::Protocol, QT_TRANSLATE_NOOP("EngineCheck", "list of commands"), When::Handshake, Extra,
     probeCommandList},
    {Area::Protocol, QT_TRANSLATE_NOOP("EngineCheck", "known_command"), When::Anytime, Extra,
     probeKnownCommand},
    {Area::Protocol, QT_TRANSLATE_NOOP("EngineCheck", "an unknown command"), When::Anytime, Extra,
     probeUnknownCommand},
    {Area::Protocol, QT_TRANSLATE_NOOP("EngineCheck", "comments and blanks"), When::Anytime, Extra,
     probeLineReading},
    {Area::Board, QT_TRANSLATE_NOOP("EngineCheck", "board sizes"), When::Anytime, Essential,
     probeSizes},
    {Area::Board, QT_TRANSLATE_NOOP("EngineCheck", "impossible board sizes"), When::Anytime, Extra,
     probeOddSizes},
    {Area::Board, QT_TRANSLATE_NOOP("EngineCheck", "rectangular boards"), When::Anytime, Extra,
     probeRectangle},
    {Area::Board, QT_TRANSLATE_NOOP("EngineCheck", "komi"), When::Anytime, Essential, probeKomi},
    {Area::Board, QT_TRANSLATE_NOOP("EngineCheck", "unusual komi"), When::Anytime, Extra,
     probeOddKomi},
    {Area::Board, QT_TRANSLATE_NOOP("EngineCheck", "clear_board"), When::EmptyBoard, Essential,
     probeClearBoard},
    {Area::Handicap, QT_TRANSLATE_NOOP("EngineCheck", "fixed handicap"), When::EmptyBoard, Extra,
     probeFixedHandicap},
    {Area::Handicap, QT_TRANSLATE_NOOP("EngineCheck", "impossible handicaps"), When::EmptyBoard,
     Extra, probeOddFixedHandicap},
    {Area::Handicap, QT_TRANSLATE_NOOP("EngineCheck", "free handicap"), When::EmptyBoard, Extra,
     probeFreeHandicap},
    {Area::Handicap, QT_TRANSLATE_NOOP("EngineCheck", "given handicap stones"), When::EmptyBoard,
     Extra, probeSetHandicap},
    {Area::Handicap, QT_TRANSLATE_NOOP("EngineCheck", "bad handicap stones"), When::EmptyBoard,
     Extra, probeBadSetHandicap},
    {Area::Handicap, QT_TRANSLATE_NOOP("EngineCheck", "handicap on stones"), When::EmptyBoard,
     Extra, probeHandicapOnStones},
    {Area::Moves, QT_TRANSLATE_NOOP("EngineCheck", "moves"), When::EmptyBoard, Essential,
     probePlay},
    {Area::Moves, QT_TRANSLATE_NOOP("EngineCheck", "one colour twice"), When::EmptyBoard, Essential,
     probeOneColor},
    {Area::Moves, QT_TRANSLATE_NOOP("EngineCheck", "illegal moves"), When::EmptyBoard, Extra,
     probeIllegalPlay},
    {Area::Moves, QT_TRANSLATE_NOOP("EngineCheck", "passes"), When::EmptyBoard, Essential,
     probePass},
    {Area::Moves, QT_TRANSLATE_NOOP("EngineCheck", "undo"), When::EmptyBoard, Extra, probeUndo},
    {Area::Moves, QT_TRANSLATE_NOOP("EngineCheck", "undo of nothing"), When::EmptyBoard, Extra,
     probeUndoOfNothing},
    {Area::Moves, QT_TRANSLATE_NOOP("EngineCheck", "the board it shows"), When::EmptyBoard, Extra,
     probeShownBoard},
    {Area::Rules, QT_TRANSLATE_NOOP("EngineCheck", "captures"), When::EmptyBoard, Essential,
     probeCapture},
    {Area::Rules, QT_TRANSLATE_NOOP("EngineCheck", "ko"), When::EmptyBoard, Essential, probeKo},
    {Area::Rules, QT_TRANSLATE_NOOP("EngineCheck", "superko"), When::EmptyBoard, Extra,
     probeSuperko},
    {Area::Rules, QT_TRANSLATE_NOOP("EngineCheck", "suicide"), When::EmptyBoard, Extra,
     probeSuicide},
    {Area::Thinking, QT_TRANSLATE_NOOP("EngineCheck", "genmove"), When::EmptyBoard, Essential,
     probeGenmoveOrder},
    {Area::Thinking, QT_TRANSLATE_NOOP("EngineCheck", "a game against itself"), When::EmptyBoard,
     Essential, probeSelfPlay},
    {Area::Thinking, QT_TRANSLATE_NOOP("EngineCheck", "genmove after passes"), When::EmptyBoard,
     Extra, probeGenmoveAfterPasses},
    {Area::Thinking, QT_TRANSLATE_NOOP("EngineCheck", "reg_genmove"), When::EmptyBoard, Extra,
     probeRegGenmove},
    {Area::Time, QT_TRANSLATE_NOOP("EngineCheck", "time_settings"), When::EmptyBoard, Essential,
     probeTimeSettings},
    {Area::Time, QT_TRANSLATE_NOOP("EngineCheck", "time_left"), When::EmptyBoard, Essential,
     probeTimeLeft},
    {Area::Time, QT_TRANSLATE_NOOP("EngineCheck", "other time systems"), When::EmptyBoard, Extra,
     probeOtherTimeSettings},
    {Area::Time, QT_TRANSLATE_NOOP("EngineCheck", "a second a move"), When::EmptyBoard, Extra,
     probeClock},
    {Area::Scoring, QT_TRANSLATE_NOOP("EngineCheck", "final_score"), When::EmptyBoard, Extra,
     probeFinalScore},
    {Area::Scoring, QT_TRANSLATE_NOOP("EngineCheck", "dead stones"), When::EmptyBoard, Extra,
     probeDeadStones},
    {Area::Analysis, QT_TRANSLATE_NOOP("EngineCheck", "analysis"), When::EmptyBoard, Extra,
     probeAnalysis},
    {Area::Analysis, QT_TRANSLATE_NOOP("EngineCheck", "genmove with analysis"), When::EmptyBoard,
     Extra, probeGenmoveAnalyze},
    {Area::Extensions, QT_TRANSLATE_NOOP("EngineCheck", "usual extensions"), When::EmptyBoard,
     Extra, probeUsualExtensions},
    {Area::Extensions, QT_TRANSLATE_NOOP("EngineCheck", "loadsgf"), When::EmptyBoard, Extra,
     probeLoadSgf},
    {Area::Extensions, QT_TRANSLATE_NOOP("EngineCheck", "gomill's extensions"), When::EmptyBoard,
     Extra, probeGomill},
    {Area::Extensions, QT_TRANSLATE_NOOP("EngineCheck", "GoGui's extensions"), When::EmptyBoard,
     Extra, probeGoGui},
    {Area::Extensions, QT_TRANSLATE_NOOP("EngineCheck", "KataGo's extensions"), When::EmptyBoard,
     Extra, probeKataGo},
    {Area::Extensions, QT_TRANSLATE_NOOP("EngineCheck", "KGS extensions"), When::EmptyBoard, Extra,
     probeKgs},
    {Area::Leaving, QT_TRANSLATE_NOOP("EngineCheck", "the end of its input"), When::Anytime, Extra,
     probeEndOfInput},
    {Area::Leaving, QT_TRANSLATE_NOOP("EngineCheck", "quit"), When::Handshake, Extra, probeQuit},
};

} // namespace

std::span<const Probe> allProbes()
{
    return Probes;
}

} // namespace shinpan
