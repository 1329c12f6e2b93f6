#pragma once

#include "core/competition/competition.h"
#include "core/competition/file/competitionkeys.h"
#include "core/competition/file/competitionwords.h"

namespace shinpan {

// The settings of a competition's file that are members of values, each described once:
//
//     field({key, name, explanation}, member, limits or words)
//
// A new one is a member and its row. Reader, writer, example and the settings that decide results
// visit the rows; what is usual is what the member has in a new value. Rules between settings are
// code of theirs.

/// [game], and where they differ [[matchup]].
void fields(const MatchSetup & /*of*/, auto &&field)
{
    field({setting::BoardSizeKey, "board"}, &MatchSetup::size);
    field({setting::Komi, "komi"}, &MatchSetup::komi, -MatchSetup::MostKomi, MatchSetup::MostKomi);
    field({setting::Rules, "rules"}, &MatchSetup::rules);
    field({setting::Handicap}, &MatchSetup::handicap, 0, MaxBoardSide * MaxBoardSide);
    field({setting::Style}, &MatchSetup::handicapStyle, StyleWords);
    field({setting::Time}, &MatchSetup::time);
    field({"time_margin", "time margin"}, &MatchSetup::timeMargin);
    field({"minimum_move_time"}, &MatchSetup::minimumMoveTime);
    field({setting::Watchdog, "watchdog"}, &MatchSetup::watchdog);
    field({setting::MoveLimit, "move limit"}, &MatchSetup::moveLimit, 0, MostCounted);
    field({setting::Scorer, "scoring"}, &MatchSetup::scoring);
    field({setting::Adjudicate, nullptr,
           "or when the arbiter decides: \"chance=95%,lead=20,moves=5,audit=10%\"\n"
           "where with the last 5 moves of either side both gave the same side\n"
           "95 %, or saw it 20 points ahead, or more (one of them will do);\n"
           "\"limit=count\": counted at the move limit. One game in ten is\n"
           "audited: played on, so that the report knows how often it is wrong"},
          &MatchSetup::adjudication);
    field({"breakdown", "breakdown",
           "what becomes of a game whose engine breaks down; or \"forfeit\""},
          &MatchSetup::breakdown, BreakdownWords);
    field({"restarts", "restarts", "how often in a game a broken down engine is started anew"},
          &MatchSetup::restarts, 0, MostCounted);
    field({setting::RefusedMove, nullptr, "or \"as-gomill\": \"illegal move\" accuses the mover"},
          &MatchSetup::refusedMove, RefusedMoveWords);
    field({"forbidden_pondering", nullptr,
           "what becomes of a game whose engine thinks off turn though its\n"
           "`pondering` forbids it: the report names it; or \"forfeit\": it loses"},
          &MatchSetup::forbiddenPondering, ForbiddenPonderingWords);
}

/// The settings of the whole file, of how it runs.
void fields(const Competition & /*of*/, auto &&field)
{
    field({"seed", "seed"}, &Competition::seed);
    field({"parallel"}, &Competition::parallel, 1, MostSlots);
    field({"keep_engines", "engines are kept"}, &Competition::keepsEngines);
    field({setting::CheckPlayers}, &Competition::checksPlayers);
    field({setting::RecordGames}, &Competition::recordsGames);
    field({"log_gtp"}, &Competition::logsGtp);
}

/// [policies]
void fields(const Policies & /*of*/, auto &&field)
{
    field({"halt"}, &Policies::halt, HaltWords);
    field({"replays"}, &Policies::replays, 0, MostCounted);
    field({"quarantine_after", nullptr, "after so many faults a player plays no more; 0: never"},
          &Policies::quarantineAfter, 0, MostCounted);
}

/// [machines], but for `on`.
void fields(const MachineSettings & /*of*/, auto &&field)
{
    constexpr double FastestMachine = 1'000'000;
    field({"workers"}, &MachineSettings::workers, 1, MachineSettings::MostWorkers);
    field({"block"}, &MachineSettings::block, 0, MostCounted);
    field({"program"}, &MachineSettings::program);
    field({"partition"}, &MachineSettings::partition);
    field({"options"}, &MachineSettings::options);
    field({setting::Hosts}, &MachineSettings::hosts);
    field({"speed"}, &MachineSettings::speed, 0, FastestMachine);
}

/// [openings], but for its sources.
void fields(const OpeningPlan & /*of*/, auto &&field)
{
    field({"order", "order", "or \"random\""}, &OpeningPlan::order, OrderWords);
    field({"reuse", nullptr, "when all were played: begin again; \"once\": no more games"},
          &OpeningPlan::reuse, ReuseWords);
    field({"sharing", "sharing", "all matchups play the same ones; or \"different\""},
          &OpeningPlan::sharing, SharingWords);
    field({"duplicates", nullptr, "openings that lead to the same position; or \"keep\""},
          &OpeningPlan::duplicates, DuplicatesWords);
    field({"terms", nullptr,
           "komi and rules as in [game], whatever an SGF file says; \"opening\": as\n"
           "the file says, where it does. A handicap (HA) is always as it says"},
          &OpeningPlan::terms, TermsWords);
    field({"most_plies", "most moves", "longer ones are cut there; 0: none are"},
          &OpeningPlan::mostPlies, 0, MostCounted);
}

/// [stop]
void fields(const StopRule & /*of*/, auto &&field)
{
    field({setting::Precision}, &StopRule::precision, 1, 1'000);
    field({setting::Hours}, &StopRule::hours, 0.001, 1'000'000);
}

/// [sprt], and what [certificate] has of it.
void fields(const Sprt & /*of*/, auto &&field)
{
    constexpr double MostElo = 2000;
    field({"elo0"}, &Sprt::elo0, -MostElo, MostElo);
    field({setting::Elo1}, &Sprt::elo1, -MostElo, MostElo);
    field({"alpha"}, &Sprt::alpha, 0.0001, 0.4999);
    field({"beta"}, &Sprt::beta, 0.0001, 0.4999);
    field({"model"}, &Sprt::model, ModelWords);
}

/// [tune] with method = "monte-carlo", as Gomill's mc_tuner.
void fields(const UcbTreeSettings & /*of*/, auto &&field)
{
    field({setting::ExplorationCoefficient}, &UcbTreeSettings::explorationCoefficient, 0, 1'000);
    field({setting::InitialVisits}, &UcbTreeSettings::initialVisits, 1, MostCounted);
    field({setting::InitialWins}, &UcbTreeSettings::initialWins, 1, MostCounted);
    field({setting::MaxDepth}, &UcbTreeSettings::maxDepth, 1, 100);
    field({setting::VirtualLoss}, &UcbTreeSettings::hasVirtualLoss);
}

/// "cross-entropy", as Gomill's ce_tuner.
void fields(const CrossEntropySettings & /*of*/, auto &&field)
{
    field({setting::Generations}, &CrossEntropySettings::numberOfGenerations, 1, MostCounted);
    field({setting::SamplesPerGeneration}, &CrossEntropySettings::samplesPerGeneration, 1,
          MostCounted);
    field({setting::BatchSize}, &CrossEntropySettings::batchSize, 1, MostCounted);
    field({setting::EliteProportion}, &CrossEntropySettings::eliteProportion, 0, 1);
    field({setting::StepSize}, &CrossEntropySettings::stepSize, 0, 1);
    field({setting::WaitForGeneration}, &CrossEntropySettings::waitsForGeneration);
}

/// "spsa", as fishtest. Its `games` are the competition's.
void fields(const SpsaSettings & /*of*/, auto &&field)
{
    field({"A"}, &SpsaSettings::A, 0, 1);
    field({"alpha"}, &SpsaSettings::alpha, 0, 10);
    field({"gamma"}, &SpsaSettings::gamma, 0, 10);
    field({"pairs_per_update"}, &SpsaSettings::pairsPerUpdate, 1, MostCounted);
}

/// "gaussian-process"
void fields(const BayesianSettings & /*of*/, auto &&field)
{
    field({"games_per_candidate"}, &BayesianSettings::gamesPerCandidate, 1, MostCounted);
    field({"exploration"}, &BayesianSettings::exploration, 0, 100);
}

/// "calibration"
void fields(const CalibrationSettings & /*of*/, auto &&field)
{
    field({setting::Levels}, &CalibrationSettings::levels);
    field({setting::Precision}, &CalibrationSettings::precision, 1, 1'000);
    field({"games_per_candidate"}, &CalibrationSettings::gamesPerCandidate, 1, MostCounted);
}

/// [[parameter]], but for its name, scale and start.
void fields(const TuningParameter & /*of*/, auto &&field)
{
    constexpr double Wide = 1e12;
    field({setting::Split}, &TuningParameter::split, 1, 1'000);
    field({setting::InitialVariance}, &TuningParameter::initialVariance, 0, Wide);
    field({"c_end"}, &TuningParameter::cEnd, 1e-9, 1);
    field({"r_end"}, &TuningParameter::rEnd, 0, Wide);
}

} // namespace shinpan
