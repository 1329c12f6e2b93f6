#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/tuning/tuner.h"

#include <QHash>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// What a game of a tune is played with.
struct TuneGame
{
    int candidate = 0;
    ByColor<TunedValues> values; ///< empty for a player without parameters
};

/// Whether it is a tune without an opponent other than the candidate itself.
[[nodiscard]] bool meetsItself(const Competition &competition);

/// Says which parameters the next game of a tune is played with, and whether the tune has looked
/// enough: the tuner with the games of the competition. What the record has of a game's begin and
/// end, in their order, makes it what it was.
class TuneCourse
{
    Q_DISABLE_COPY_MOVE(TuneCourse)

public:
    /// The competition is a tune, and must outlive it.
    explicit TuneCourse(const Competition &competition);
    ~TuneCourse();

    /// Takes over all games of the record, in the order in which they were begun, instead of what
    /// there was.
    void restore(const std::vector<StoredGame> &games);

    /// The game is to begin now; one that was begun before keeps its candidate. Nothing while no
    /// candidate is to be had before other games have ended.
    [[nodiscard]] std::optional<TuneGame> begin(const QString &gameId,
                                                const ByColor<std::size_t> &players);
    /// Takes up a game that another process has begun, or an earlier run: it is known from here on.
    void takeUp(const StoredGame &game);
    /// The game counts.
    void finish(const StoredGame &game);

    /// Whether the method has come to its end, or the plan's hours or precision are reached.
    [[nodiscard]] bool isOver() const;

    [[nodiscard]] const Tuner &tuner() const { return *m_tuner; }
    /// The tuner's results, for a model: where the opponent is the engine with its own values, that
    /// is said, so that against it and above its own values are one.
    [[nodiscard]] std::vector<TrialResult> results() const;

private:
    void take(const StoredGame &game);
    void tell(const StoredGame &game);
    void judgePrecision();
    [[nodiscard]] std::optional<TuningPoint> pointOf(const QString &parameters) const;
    [[nodiscard]] TuneGame gameOf(const TuningTrial &trial,
                                  const ByColor<std::size_t> &players) const;

    const Competition &m_competition;
    ParameterSpace m_space;
    std::vector<bool> m_hasParameters; ///< by player
    std::unique_ptr<Tuner> m_tuner;
    QHash<QString, int> m_asks; ///< by game
    double m_hours = 0;         ///< of thinking so far
    bool m_isPrecise = false;   ///< as the plan wants it
};

} // namespace shinpan
