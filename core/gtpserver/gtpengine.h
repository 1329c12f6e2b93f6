#pragma once

#include "core/gtpserver/hostedgame.h"
#include "core/gtpserver/thinking.h"

#include <QtGlobal>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan {

/// What an engine is asked to find.
struct EngineQuestion
{
    enum class Kind {
        Move,       ///< that will be played
        Regression, ///< the same, but it will not be played, and should be the same each time
        Analysis,   ///< what is best, for as long as Thinking::isOver() does not say so
        Cleanup,    ///< a move after both have passed and disagree: take what is dead off first
    };

    /// Moves of one side that are not to be considered in the first `untilDepth` plies; or, where
    /// it allows, the only ones that are.
    struct Limit
    {
        Color color = Color::Black;
        std::vector<std::optional<Point>> moves{}; ///< nothing inside: the pass
        int untilDepth = 1;
        bool allows = false;
    };

    Color color = Color::Black; ///< the side that is to move, whoever's turn it is
    Kind kind = Kind::Move;
    bool mayClaim = false; ///< whether the answer may be a claim of a certain win
    std::vector<Limit> limits{};
    bool wantsOwnership = false;      ///< in reports
    bool wantsMovesOwnership = false; ///< of each candidate
    EngineTime time{};                ///< of that side

    /// Whether the limits let a side play there, that many plies from now (1: the next).
    [[nodiscard]] bool permits(Color side, std::optional<Point> move, int depth = 1) const;
};

/// What an engine answers.
struct EngineAnswer
{
    enum class Kind { Move, Resignation, Claim };

    std::optional<Point> point{}; ///< of a move; none: a pass
    Kind kind = Kind::Move;
    /// What people may like to know of it: chances, expected moves, doubts. UTF-8, several lines.
    std::string remark{};
};

/// What an engine thinks of a position without much thought, as Black sees it.
struct EngineEstimate
{
    double lead = 0;                 ///< points, komi included
    std::vector<double> ownership{}; ///< by BoardSize::indexOf: 1 Black's, -1 White's
};

/// A setting of an engine that can be changed while it runs.
struct GtpParameter
{
    std::string name;                   ///< one word
    std::string value;                  ///< one word
    std::vector<std::string> choices{}; ///< all that it may be; empty: any word
};

/// An engine as GtpServer needs it. All functions are called one after the other, in one thread.
///
/// A program has to give its name and to generate moves; what it keeps of a game beside HostedGame
/// it learns by start(), play() and undo().
class GtpEngine
{
    Q_DISABLE_COPY_MOVE(GtpEngine)

public:
    GtpEngine() = default;
    virtual ~GtpEngine() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string version() const = 0;
    /// Text about it and all that decides how it plays, in lines; name and version come before it.
    [[nodiscard]] virtual std::string description() const { return {}; }

    /// Whether it can play on such a board, of 2 to 25 columns and rows.
    [[nodiscard]] virtual bool takes(BoardSize /*size*/) const { return true; }
    [[nodiscard]] virtual bool takesRules(const Ruleset & /*rules*/) const { return true; }

    /// Called before the first question about a game, however it came about, and again when its
    /// board, komi or rules were changed by anything but moves: what is expensive begins here, not
    /// before.
    virtual void start(const HostedGame & /*game*/) { }
    /// A move was played in the game that was started, its own ones too.
    virtual void play(const HostedGame & /*game*/, Move /*move*/) { }
    /// The latest move of the game that was started was taken back.
    virtual void undo(const HostedGame &game) { start(game); }

    /// Whether it ever claims a certain win (Gomill's "claim": it would win even if it only passed
    /// from now on).
    [[nodiscard]] virtual bool claims() const { return false; }

    /// Answers a question; the answer is not played before play() says so. An analysis goes on
    /// until it is over, and its answer is the best move known then.
    [[nodiscard]] virtual EngineAnswer generate(const HostedGame &game,
                                                const EngineQuestion &question,
                                                Thinking &thinking) = 0;

    /// Settles which stones are dead, by default as estimateStatus() says.
    [[nodiscard]] virtual Settlement settle(const HostedGame &game);
    /// Estimates the score: by default what estimateOwnership() makes of it.
    [[nodiscard]] virtual EngineEstimate estimate(const HostedGame &game);

    [[nodiscard]] virtual std::vector<GtpParameter> parameters() const { return {}; }
    /// False: there is no such parameter, or it cannot have this value.
    [[nodiscard]] virtual bool setParameter(std::string_view /*name*/, std::string_view /*value*/)
    {
        return false;
    }

    /// Forgets what was learnt of positions.
    virtual void clearCache() { }
    /// Called once, after the last answer.
    virtual void quit() { }
};

} // namespace shinpan
