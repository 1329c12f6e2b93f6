#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/schedule/sprtstate.h"
#include "core/tuning/tuner.h"
#include "core/tuning/tuningmodel.h"
#include "core/util/spoken.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

class TuneCourse;

/// The Elo over two parameters, all others as at the best point.
struct TuneMap
{
    std::size_t first = 0;
    std::size_t second = 0;
    ModelSlice slice;
};

/// A field of a picture of such a map.
struct MapField
{
    double shade = 0; ///< 0 at the least Elo of the map, 1 at the greatest
    double share = 1; ///< of its sides that is filled: all where it is surest
};
/// The fields in the order of the slice's Elo.
[[nodiscard]] std::vector<MapField> fieldsOf(const TuneMap &map);

/// The lowest and the highest Elo that a picture has to show, 0 among them; not empty.
[[nodiscard]] Estimate eloRangeOf(const ModelSlice &slice);

/// What a tune has found, and how sure that is.
struct TuneReport
{
    QString method; ///< as the competition's file has it
    int games = 0;
    int candidates = 0; ///< that have games
    bool isOver = false;
    std::vector<TuningParameter> parameters;
    TuningPoint own;       ///< the engine's own values
    TuningOptimum optimum; ///< the method's best point, and what the model of all games says of it
    std::vector<ModelSlice> curves; ///< through the best point, by parameter
    std::vector<TuneMap> maps;      ///< of pairs of the first few parameters
    std::vector<TuningCoursePoint> course;
    QStringList status; ///< the method's own words, a line each
    /// The levels of a calibration, which looks for these and not for the best point; otherwise
    /// none.
    std::vector<CalibratedLevel> levels;
    double precision = 0;     ///< Elo to which each level is to be known, 95 %
    QString opponents;        ///< the opponents of the Elo: "gnugo", "itself"
    bool meetsItself = false; ///< they are against its own values
    bool wantsCertificate = false;
    /// The match of what was found against the engine's own values, as far as it was played.
    std::optional<SprtState> certificate{};

    /// The value as the engine is given it.
    [[nodiscard]] QString valueText(std::size_t parameter, double position) const
    {
        return parameters[parameter].scale.text(position);
    }
    /// "12 to 58".
    [[nodiscard]] QString rangeText(std::size_t parameter, const Estimate &where) const
    {
        return spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"), valueText(parameter, where.low),
                      valueText(parameter, where.high));
    }
};

/// What a report of a tune is made from, apart from everything that goes on: the model takes its
/// time, and may be fitted in another thread.
struct TuneFindings
{
    TuneReport report; ///< without what a model says
    ParameterSpace space;
    std::vector<TrialResult> results;
    TuningPoint best; ///< by the method
};
[[nodiscard]] TuneFindings findingsOf(const Competition &competition, const TuneCourse &course);
/// Fits the model and says what it knows; some tenths of a second for any number of games.
[[nodiscard]] TuneReport withModel(const TuneFindings &findings);

/// The report on a tune, to which both arguments belong.
[[nodiscard]] TuneReport tuneReportOf(const Competition &competition, const TuneCourse &course);
/// The same; games in the order in which they were begun.
[[nodiscard]] TuneReport tuneReportOf(const Competition &competition,
                                      const std::vector<StoredGame> &games);

/// "+35.2 (+12.0 to +58.4) Elo against gnugo, +20.1 (-3.0 to +43.2) above its own values", or only
/// the latter where it met itself.
[[nodiscard]] QString strengthText(const TuneReport &report);
/// "83% sure that nothing in the range is more than 10 Elo better, which is expected to be 4 Elo".
[[nodiscard]] QString certaintyText(const TuneReport &report);
/// "found against own: H1 is accepted, LLR 2.97 (-2.94 to 2.94) after 120 games"; empty while there
/// is none.
[[nodiscard]] Message certificateText(const TuneReport &report);

} // namespace shinpan
