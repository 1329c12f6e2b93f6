#pragma once

#include "core/board/color.h"
#include "core/engine/engine.h"

#include <QCoroTask>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace shinpan {

class FollowedGame;
class HostedGame;

/// A move that an engine proposes.
struct Proposal
{
    std::optional<Point> move; ///< none: a pass
    QString praise;            ///< how good it is in that engine's eyes: "53 %"
};

/// What somebody thinks of the position after a move.
struct Opinion
{
    double worth = 0; ///< higher is better for the mover; only one judge's own can be compared
    QString words;    ///< "53 %", "+3.5 points"
};

/// What one judge thinks of all proposals, in their order. Nothing: it could not say.
struct Judgement
{
    QString judge; ///< its name
    std::vector<std::optional<Opinion>> opinions;
};

/// The proposal that is elected: each judge gives it as many votes as it thinks others worse. Where
/// votes are equal, and where nobody has an opinion, the earlier proposal wins. There must be one.
[[nodiscard]] std::size_t electedAmong(std::span<const Proposal> proposals,
                                       std::span<const Judgement> judgements);

/// A move that was found by asking around, and what each engine said of it, for people.
struct ConsultedMove
{
    std::optional<Point> move;
    QString remark;
};

/// Black's lead in a game, in points, as our own playouts see it.
using Lead = std::function<double(const HostedGame &)>;

/// The engines to ask for a move, and how long.
struct ConsultTerms
{
    std::shared_ptr<Engine> proposer;
    std::vector<std::shared_ptr<Engine>> evaluators; ///< none: `lead` judges
    Lead lead;                            ///< judges for those that cannot say, too; not empty
    int moves = 3;                        ///< at most so many are compared
    std::chrono::milliseconds analysis{}; ///< how long an engine may analyse at a time
    /// The time after the first question when no more are asked; nothing: whenever all is asked.
    std::optional<std::chrono::milliseconds> patience{};
    Engine::Limit limit{}; ///< of every answer; zero: as long as it takes
};

/// Asks the proposer, which is at this game, for its best moves (by an analysis, else by
/// `top_moves_…`), leads the evaluators to the position after each and asks for their opinion (by
/// an analysis, else by `estimate_score`). Nothing where the
/// proposer has no two moves to choose among or would rather pass: it may decide that alone.
[[nodiscard]] QCoro::Task<std::optional<ConsultedMove>>
askAround(ConsultTerms terms, std::shared_ptr<const FollowedGame> game, Color color);

} // namespace shinpan
