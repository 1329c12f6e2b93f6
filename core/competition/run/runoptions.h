#pragma once

#include <QString>

#include <chrono>
#include <functional>
#include <optional>

namespace shinpan {

class Workforce;

/// The settings in which one run departs from the competition's file.
struct RunOptions
{
    std::optional<int> parallel; ///< how many games at once; 1 to MostSlots
    /// How many games are begun, replays included.
    std::optional<int> maxGames;
    /// No more games are begun after this time.
    std::optional<std::chrono::seconds> maxTime;
    std::optional<bool> logsGtp;
    bool skipsChecks = false;
    /// Breaks off the games that still run when a test has its verdict, so that they do not count;
    /// otherwise they are finished and do.
    bool stopsDecided = false;
    /// A void game is over like any other, as one without a winner: nothing is played again, halts
    /// or is left out (a plain match).
    bool countsVoids = false;
    /// Records say which competition and game they are of.
    bool labelsRecords = true;
    /// What engines are told and said can be read while they play: CompetitionRunner::traffic().
    bool showsTraffic = false;
    /// The workforce that plays the games; null: they are played here. It must outlive the run.
    Workforce *workforce = nullptr;
    /// What engines are told and said in a game goes into this file, as it is; its folder exists.
    /// Empty: beside the competition's file, compressed, if it is to be kept.
    std::function<QString(const QString &gameId)> logPath;
};

} // namespace shinpan
