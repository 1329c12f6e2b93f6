#pragma once

#include "core/competition/competition.h"
#include "core/competition/tune/tunecourse.h"

#include <QStringList>

#include <vector>

namespace shinpan {

class EngineProfileStore;

// The outcome of a calibration (a tune of that method): settings of one engine at given Elo from an
// anchor, which is the second player.

[[nodiscard]] bool isCalibration(const Competition &competition);

/// The levels of a calibration, by the model of its games.
[[nodiscard]] std::vector<CalibratedLevel> levelsOf(const TuneCourse &course);

/// A level as a strength of its engine: "9x9, -100 Elo from ANCHOR", or "9x9, 12 kyu, -100 Elo from
/// ANCHOR" where the anchor's rank is known there (enginerank.h).
[[nodiscard]] EngineProfile::Strength strengthAt(const Competition &calibration,
                                                 const CalibratedLevel &level);
/// The engine with these strengths beside its own, in place of those of the same names, the weakest
/// first. Levels that no value has are left out.
[[nodiscard]] EngineProfile withLevels(const EngineProfile &engine,
                                       const Competition &calibration,
                                       std::vector<CalibratedLevel> levels);
/// The engine that is calibrated, with its own values: without an id.
[[nodiscard]] EngineProfile calibratedEngine(const Competition &calibration, const QString &name);
/// Puts the levels that some value has into the stored engine of that name, which is added where
/// there is none, and saves it. Returns the names of the strengths. The store's saveFailed() tells
/// what cannot be written.
QStringList keepLevels(EngineProfileStore &store,
                       const Competition &calibration,
                       const std::vector<CalibratedLevel> &levels,
                       const QString &name);

/// The round robin that checks the levels: all of them and the anchor, `games` for each pair, on
/// the calibration's openings drawn by another seed. Its file, "cup-check.toml" of "cup.toml", is
/// beside the calibration's.
[[nodiscard]] Competition checkOf(const Competition &calibration,
                                  const std::vector<CalibratedLevel> &levels,
                                  int games);

} // namespace shinpan
