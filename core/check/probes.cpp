#include "core/check/probes.h"

namespace shinpan {

std::span<const Probe> allProbes()
{
    using enum CheckArea;
    using enum Probe::When;
    constexpr bool Essential = true;
    constexpr bool Extra = false;
    static constexpr Probe probes[] = {
        {Start, QT_TRANSLATE_NOOP("EngineCheck", "first words"), probeStart, Extra, Handshake},
        {Protocol, QT_TRANSLATE_NOOP("EngineCheck", "name and version"), probeIdentity, Extra,
         Handshake},
        {Protocol, QT_TRANSLATE_NOOP("EngineCheck", "list of commands"), probeCommandList, Extra,
         Handshake},
        {Protocol, QT_TRANSLATE_NOOP("EngineCheck", "known_command"), probeKnownCommand, Extra,
         Anytime},
        {Protocol, QT_TRANSLATE_NOOP("EngineCheck", "an unknown command"), probeUnknownCommand,
         Extra, Anytime},
        {Protocol, QT_TRANSLATE_NOOP("EngineCheck", "comments and blanks"), probeLineReading, Extra,
         Anytime},
        {Board, QT_TRANSLATE_NOOP("EngineCheck", "board sizes"), probeSizes, Essential, Anytime},
        {Board, QT_TRANSLATE_NOOP("EngineCheck", "impossible board sizes"), probeOddSizes, Extra,
         Anytime},
        {Board, QT_TRANSLATE_NOOP("EngineCheck", "rectangular boards"), probeRectangle, Extra,
         Anytime},
        {Board, QT_TRANSLATE_NOOP("EngineCheck", "komi"), probeKomi, Essential, Anytime},
        {Board, QT_TRANSLATE_NOOP("EngineCheck", "unusual komi"), probeOddKomi, Extra, Anytime},
        {Board, QT_TRANSLATE_NOOP("EngineCheck", "clear_board"), probeClearBoard, Essential},
        {Handicap, QT_TRANSLATE_NOOP("EngineCheck", "fixed handicap"), probeFixedHandicap},
        {Handicap, QT_TRANSLATE_NOOP("EngineCheck", "impossible handicaps"), probeOddFixedHandicap},
        {Handicap, QT_TRANSLATE_NOOP("EngineCheck", "free handicap"), probeFreeHandicap},
        {Handicap, QT_TRANSLATE_NOOP("EngineCheck", "given handicap stones"), probeSetHandicap},
        {Handicap, QT_TRANSLATE_NOOP("EngineCheck", "bad handicap stones"), probeBadSetHandicap},
        {Handicap, QT_TRANSLATE_NOOP("EngineCheck", "handicap on stones"), probeHandicapOnStones},
        {Moves, QT_TRANSLATE_NOOP("EngineCheck", "moves"), probePlay, Essential},
        {Moves, QT_TRANSLATE_NOOP("EngineCheck", "one colour twice"), probeOneColor, Essential},
        {Moves, QT_TRANSLATE_NOOP("EngineCheck", "illegal moves"), probeIllegalPlay},
        {Moves, QT_TRANSLATE_NOOP("EngineCheck", "passes"), probePass, Essential},
        {Moves, QT_TRANSLATE_NOOP("EngineCheck", "undo"), probeUndo},
        {Moves, QT_TRANSLATE_NOOP("EngineCheck", "undo of nothing"), probeUndoOfNothing},
        {Moves, QT_TRANSLATE_NOOP("EngineCheck", "the board it shows"), probeShownBoard},
        {Rules, QT_TRANSLATE_NOOP("EngineCheck", "captures"), probeCapture, Essential},
        {Rules, QT_TRANSLATE_NOOP("EngineCheck", "ko"), probeKo, Essential},
        {Rules, QT_TRANSLATE_NOOP("EngineCheck", "superko"), probeSuperko},
        {Rules, QT_TRANSLATE_NOOP("EngineCheck", "suicide"), probeSuicide},
        {Thinking, QT_TRANSLATE_NOOP("EngineCheck", "genmove"), probeGenmoveOrder, Essential},
        {Thinking, QT_TRANSLATE_NOOP("EngineCheck", "a game against itself"), probeSelfPlay,
         Essential},
        {Thinking, QT_TRANSLATE_NOOP("EngineCheck", "genmove after passes"),
         probeGenmoveAfterPasses},
        {Thinking, QT_TRANSLATE_NOOP("EngineCheck", "reg_genmove"), probeRegGenmove},
        {Time, QT_TRANSLATE_NOOP("EngineCheck", "time_settings"), probeTimeSettings, Essential},
        {Time, QT_TRANSLATE_NOOP("EngineCheck", "time_left"), probeTimeLeft, Essential},
        {Time, QT_TRANSLATE_NOOP("EngineCheck", "other time systems"), probeOtherTimeSettings},
        {Time, QT_TRANSLATE_NOOP("EngineCheck", "a second a move"), probeClock},
        {Scoring, QT_TRANSLATE_NOOP("EngineCheck", "final_score"), probeFinalScore},
        {Scoring, QT_TRANSLATE_NOOP("EngineCheck", "dead stones"), probeDeadStones},
        {Analysis, QT_TRANSLATE_NOOP("EngineCheck", "analysis"), probeAnalysis},
        {Analysis, QT_TRANSLATE_NOOP("EngineCheck", "genmove with analysis"), probeGenmoveAnalyze},
        {Extensions, QT_TRANSLATE_NOOP("EngineCheck", "usual extensions"), probeUsualExtensions},
        {Extensions, QT_TRANSLATE_NOOP("EngineCheck", "loadsgf"), probeLoadSgf},
        {Extensions, QT_TRANSLATE_NOOP("EngineCheck", "gomill's extensions"), probeGomill},
        {Extensions, QT_TRANSLATE_NOOP("EngineCheck", "GoGui's extensions"), probeGoGui},
        {Extensions, QT_TRANSLATE_NOOP("EngineCheck", "KataGo's extensions"), probeKataGo},
        {Extensions, QT_TRANSLATE_NOOP("EngineCheck", "KGS extensions"), probeKgs},
        {Leaving, QT_TRANSLATE_NOOP("EngineCheck", "the end of its input"), probeEndOfInput, Extra,
         Anytime},
        {Leaving, QT_TRANSLATE_NOOP("EngineCheck", "quit"), probeQuit, Extra, Handshake},
    };
    return probes;
}

} // namespace shinpan
