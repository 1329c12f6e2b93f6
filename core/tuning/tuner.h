#pragma once

#include "core/statistics/outcomes.h"
#include "core/tuning/parameterspace.h"
#include "core/tuning/tuningdraws.h"
#include "core/tuning/tuningsettings.h"
#include "core/tuning/tuningstatus.h"

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// What one game is to be played with.
struct TuningTrial
{
    /// The candidate whose game it is. Games of one candidate have the same points.
    int candidate = 0;
    TuningPoint point;
    /// The opponent, which is the same engine at this point; nothing if the opponent is somebody
    /// else. Its candidates come an even number of times in a row, to have each colour equally.
    std::optional<TuningPoint> rival = {};

    friend bool operator==(const TuningTrial &, const TuningTrial &) = default;
};

/// How a candidate's games ended, seen by it.
struct TrialResult
{
    TuningPoint point;
    std::optional<TuningPoint> rival;
    GameCounts games;
    int pending = 0; ///< games that have begun and not ended
};

/// The best point after this many games.
struct TuningCoursePoint
{
    int games = 0;
    TuningPoint best;
};

/// Chooses the parameters that the next game should be played with, after all games so far.
///
/// There is one ask for each game, in the order in which games begin; an ask is known by its number
/// from 0. Results are told in any order and any time later, and asking never waits for one unless
/// nothing is left to be asked. A game that came to nothing is played again under its ask.
///
/// What is asked follows from settings, seed, the number of the ask and the asks and results
/// before: a record is replayed with take() and tell() in their order, and the tuner is where it
/// was. It knows no time.
class Tuner
{
public:
    virtual ~Tuner() = default;
    Tuner(const Tuner &) = delete;
    Tuner &operator=(const Tuner &) = delete;

    /// The trial for a game that begins now; nothing if there is none until more results are there
    /// (cross-entropy with `waitsForGeneration`), or for good.
    [[nodiscard]] std::optional<TuningTrial> ask();
    /// Counts as an ask that gave this trial: that of a record, which stays true even where another
    /// machine would have chosen differently. It must be one that mayTake().
    void take(const TuningTrial &trial);
    /// Whether an ask can have given this trial now: a record of other settings, or a damaged one,
    /// may have others.
    [[nodiscard]] bool mayTake(const TuningTrial &trial) const;
    /// How the game of an ask ended: 1 won by the candidate, ½ jigo, 0 lost. Once for each.
    void tell(int ask, double score);

    /// How many asks there were, and how many have been told of.
    [[nodiscard]] int asked() const { return static_cast<int>(m_asks.size()); }
    [[nodiscard]] int told() const { return m_told; }
    [[nodiscard]] const TuningTrial &trial(int ask) const
    {
        return m_asks[static_cast<std::size_t>(ask)].trial;
    }
    [[nodiscard]] bool isTold(int ask) const
    {
        return m_asks[static_cast<std::size_t>(ask)].isTold;
    }
    /// Whether all games that the method is made for have been told of.
    [[nodiscard]] virtual bool isFinished() const { return false; }

    [[nodiscard]] const ParameterSpace &space() const { return m_space; }
    /// The point that the method would end with now.
    [[nodiscard]] virtual TuningPoint best() const = 0;
    /// What the method knows, for people.
    [[nodiscard]] virtual TuningStatus status() const = 0;
    /// The results of the candidates that have games, by number.
    [[nodiscard]] std::vector<TrialResult> results() const;
    /// The best points so far, at more and more games.
    [[nodiscard]] const std::vector<TuningCoursePoint> &course() const { return m_course; }

protected:
    Tuner(ParameterSpace space, std::unique_ptr<TuningDraws> draws)
        : m_space(std::move(space))
        , m_draws(std::move(draws))
    { }

    /// The trial that an ask with this number gives.
    [[nodiscard]] virtual std::optional<TuningTrial> next(int ask) const = 0;
    /// Whether it fits what was asked before; its points fit the space, its candidate is known or
    /// the next new one.
    [[nodiscard]] virtual bool fits(const TuningTrial &trial) const = 0;
    /// A game begins with it, and later ended so. A new candidate is not among candidates() yet.
    virtual void began(int ask, const TuningTrial &trial) = 0;
    virtual void ended(int ask, const TuningTrial &trial, double score) = 0;

    [[nodiscard]] TuningDraws &draws() const { return *m_draws; }
    /// The results of all candidates, by number.
    [[nodiscard]] const std::vector<TrialResult> &candidates() const { return m_candidates; }

private:
    struct Ask
    {
        TuningTrial trial;
        bool isTold = false;
    };

    ParameterSpace m_space;
    std::unique_ptr<TuningDraws> m_draws;
    std::vector<Ask> m_asks;
    std::vector<TrialResult> m_candidates;
    std::vector<TuningCoursePoint> m_course;
    int m_told = 0;
};

/// A tuner of this method; refused in words if its settings make no sense. `draws` is
/// seededDraws(seed) but in tests.
[[nodiscard]] Result<std::unique_ptr<Tuner>> makeTuner(const TuningMethod &method,
                                                       ParameterSpace space,
                                                       std::unique_ptr<TuningDraws> draws);

} // namespace shinpan
