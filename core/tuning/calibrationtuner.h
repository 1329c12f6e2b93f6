#pragma once

#include "core/tuning/tuner.h"
#include "core/tuning/tuningmodel.h"

namespace shinpan {

/// Calibration: which value of the one parameter makes the candidate stronger, or weaker, than its
/// opponent (the anchor) by the Elo of a level? There may be several levels. First the whole range
/// is looked at, then the value that each level has by the model of all games, the least certain
/// one first. The strength is taken to rise or to fall along the range, apart from chance.
class CalibrationTuner final : public Tuner
{
public:
    [[nodiscard]] static Result<std::unique_ptr<Tuner>> make(const CalibrationSettings &settings,
                                                             ParameterSpace space,
                                                             std::unique_ptr<TuningDraws> draws);

    /// Whether every level is known as precisely as wanted, or out of reach.
    [[nodiscard]] bool isFinished() const override;
    /// The value of the first level, once the levels have been looked at.
    [[nodiscard]] TuningPoint best() const override;
    [[nodiscard]] TuningStatus status() const override;

protected:
    [[nodiscard]] std::optional<TuningTrial> next(int ask) const override;
    [[nodiscard]] bool fits(const TuningTrial &trial) const override { return !trial.rival; }
    void began(int ask, const TuningTrial &trial) override;
    void ended(int ask, const TuningTrial &trial, double score) override;

private:
    CalibrationTuner(const CalibrationSettings &settings,
                     ParameterSpace space,
                     std::unique_ptr<TuningDraws> draws);

    [[nodiscard]] double positionAfterScouting(int candidate) const;
    [[nodiscard]] const std::vector<CalibratedLevel> &levels() const;
    [[nodiscard]] bool isKnown(const CalibratedLevel &level) const;

    CalibrationSettings m_settings;
    std::vector<TuningTrial> m_candidates;
    int m_runLength = 0; ///< asks in a row of the latest candidate
    /// Results so far, taken now and then: what is asked follows from these.
    std::vector<TrialResult> m_seen;
    /// The model's word on the levels; empty until somebody asks.
    mutable std::vector<CalibratedLevel> m_levels;
};

/// The values of these levels by a model of the only parameter; `precision` is not looked at.
[[nodiscard]] std::vector<CalibratedLevel> calibratedLevels(const TuningModel &model,
                                                            const ParameterSpace &space,
                                                            const std::vector<double> &elo);

} // namespace shinpan
