#pragma once

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace shinpan {

/// Openings from SGF: a file with one game or many, or a folder, whose *.sgf files (those of its
/// folders too) come in the order of their paths.
struct SgfOpenings
{
    enum class Lines {
        Main,   ///< the main line of each game
        Leaves, ///< each way from the root to a leaf, or to the most plies: joseki books
        Sampled ///< `samples` ways down each game's tree, at each fork any branch
    };

    QString path; ///< absolute
    Lines lines = Lines::Main;
    int samples = 0; ///< of each game; 1 or more if Sampled

    friend bool operator==(const SgfOpenings &, const SgfOpenings &) = default;
};

/// Openings as lists of GTP moves in a file, one opening on a line; '#' begins a comment.
struct MoveFileOpenings
{
    QString path; ///< absolute

    friend bool operator==(const MoveFileOpenings &, const MoveFileOpenings &) = default;
};

/// Openings as lists of GTP moves, one in each string: "D4 Q16", "B D4 W Q16" or
/// "play B D4, play W Q16".
struct MoveListOpenings
{
    QStringList openings;

    friend bool operator==(const MoveListOpenings &, const MoveListOpenings &) = default;
};

/// Random legal moves from the empty board, the same on every machine.
struct RandomOpenings
{
    int count = 0;       ///< how many different openings, 1 or more
    int plies = 0;       ///< of each, 1 or more
    bool isMost = false; ///< fewer will do, where there are no more

    friend bool operator==(const RandomOpenings &, const RandomOpenings &) = default;
};

/// Openings from an index of games: the positions that both colours won often, the most played
/// first. What the index has when the competition begins is taken, see takeOpenings().
struct IndexOpenings
{
    QString path;   ///< absolute
    int plies = 10; ///< that lead to the position, 1 or more
    int wins = 40;  ///< of each colour, at least; 1 or more

    friend bool operator==(const IndexOpenings &, const IndexOpenings &) = default;
};

using OpeningSource =
    std::variant<SgfOpenings, MoveFileOpenings, MoveListOpenings, RandomOpenings, IndexOpenings>;

/// The openings as a competition's file has them: where they come from, and which game gets which.
/// A value; OpeningBook reads what it names.
struct OpeningPlan
{
    enum class Order {
        Sequential, ///< as they come
        Random      ///< shuffled by the competition's seed, anew each time all were used
    };
    /// What happens in a matchup when every opening was used.
    enum class Reuse {
        Once, ///< it has no more openings, so it can have no more games
        Cycle ///< all again
    };
    /// What the matchups of a competition have in common.
    enum class Sharing {
        Shared,   ///< each plays the same openings in the same order: all are measured alike
        Different ///< each has an order of its own
    };
    /// Openings that lead to the same position with the same side to play, whatever the order of
    /// moves and however the board is turned.
    enum class Duplicates {
        Drop, ///< the first one is taken
        Keep
    };
    /// The source of the komi and rules of an opening's games. (A handicap is its position's.)
    enum class Terms {
        Game,   ///< those of all games; what its record says is ignored
        Opening ///< those of its record, where that says any
    };

    std::vector<OpeningSource> sources; ///< one after the other; none: games begin from nothing
    int mostPlies = 0;                  ///< longer openings are cut there; 0: none are
    Order order = Order::Sequential;
    Reuse reuse = Reuse::Cycle;
    Sharing sharing = Sharing::Shared;
    Duplicates duplicates = Duplicates::Drop;
    Terms terms = Terms::Game;

    friend bool operator==(const OpeningPlan &, const OpeningPlan &) = default;
};

} // namespace shinpan
