#pragma once

#include "core/statistics/elo.h"
#include "core/statistics/outcomes.h"
#include "core/util/result.h"

#include <QDate>
#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// What a person plays against: an engine at a strength, on a board, with handicap.
struct LadderTerms
{
    QString opponent; ///< the name of the engine's profile, without its strength
    QString strength; ///< a key of it ("5", "8 kyu"); empty: its usual one
    int size = 19;    ///< of a square board
    int handicap = 0; ///< stones that the person gets, 0 or 2 and more; negative: gives

    friend bool operator==(const LadderTerms &, const LadderTerms &) = default;
};

/// A finished game of a person against an engine.
struct LadderGame
{
    enum class Outcome : std::uint8_t { Lost, Drawn, Won }; ///< as the person sees it

    LadderTerms terms;
    QDateTime when;
    std::optional<double> rank{}; ///< the opponent's (rankscale.h), where it was known
    Outcome outcome = Outcome::Lost;

    friend bool operator==(const LadderGame &, const LadderGame &) = default;
};

/// Adds a game to counts.
void addTo(GameCounts &counts, LadderGame::Outcome outcome);

/// All games of a person, in the order of their ends. A value.
class LadderBook
{
public:
    /// No more are kept; the oldest go.
    static constexpr std::size_t Most = 5000;
    /// A rating is made of so many games, the latest ones: people become stronger.
    static constexpr std::size_t Rated = 30;

    /// What such a file says; one that is not there is an empty book. Fails with words for what is
    /// no such file.
    [[nodiscard]] static Result<LadderBook> read(const QString &path);
    /// Writes it for its owner alone; an empty book's file goes.
    [[nodiscard]] Result<void> save(const QString &path) const;

    void add(const LadderGame &game);
    [[nodiscard]] const std::vector<LadderGame> &games() const { return m_games; }

    /// The games on the same terms.
    struct Row
    {
        LadderTerms terms;
        GameCounts games{};
        QDateTime last{};
        std::optional<double> rank{}; ///< the opponent's, as it was last known
    };
    /// All of them, what was played last first.
    [[nodiscard]] std::vector<Row> rows() const;

    /// A rating from some games, as a rank with its interval.
    struct Rating
    {
        Estimate rank;
        std::size_t games = 0; ///< it is made of so many

        friend bool operator==(const Rating &, const Rating &) = default;
    };
    /// The person's rating on a size after all games that ended before; nothing without a game
    /// against an opponent of known rank there.
    [[nodiscard]] std::optional<Rating> ratingOn(int size, const QDateTime &before = {}) const;

    struct Week
    {
        QDate monday;
        Rating rating; ///< as it was at the end of it
    };
    /// The ratings on a size after each week with a game, oldest first.
    [[nodiscard]] std::vector<Week> weeksOn(int size) const;

    /// The sizes with games, smallest first.
    [[nodiscard]] std::vector<int> sizes() const;

    friend bool operator==(const LadderBook &, const LadderBook &) = default;

private:
    std::vector<LadderGame> m_games;
};

} // namespace shinpan
