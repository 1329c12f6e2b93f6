#include "core/match/referee.h"

#include "core/rules/handicap.h"

namespace shinpan {

namespace {

template <typename... Visitors>
struct Overloaded : Visitors...
{
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>; // clang 14 does not deduce it for aggregates

[[nodiscard]] QString colorName(Color color)
{
    return color == Color::Black ? QStringLiteral("Black") : QStringLiteral("White");
}

[[nodiscard]] QString describe(Illegality illegality)
{
    switch (illegality) {
    case Illegality::OffBoard:
        return QStringLiteral("is not on the board");
    case Illegality::Occupied:
        return QStringLiteral("is occupied");
    case Illegality::Suicide:
        return QStringLiteral("is suicide");
    case Illegality::Ko:
        return QStringLiteral("retakes the ko at once");
    case Illegality::Superko:
        return QStringLiteral("repeats an earlier position");
    }
    Q_UNREACHABLE();
}

[[nodiscard]] GameResult lost(Color loser, GameEnd end, QString reason)
{
    return {end, opposite(loser), std::nullopt, loser, std::move(reason)};
}

} // namespace

GameLine startOf(const MatchSetup &setup)
{
    GameLine line;
    line.size = setup.size;
    if (const auto points = fixedHandicap(setup.size, setup.handicap)) {
        for (const Point point : *points) {
            line.setUp.push_back({point, Color::Black});
        }
        line.firstToPlay = Color::White;
    }
    return line;
}

Referee::Referee(const MatchSetup &setup)
    : Referee(setup, startOf(setup))
{ }

Referee::Referee(const MatchSetup &setup, const GameLine &line)
    : m_setup(setup)
    , m_line(line)
    , m_position(setUpBoard(line), line.firstToPlay, setup.rules)
{
    replay();
}

void Referee::replay()
{
    m_position = Position(setUpBoard(m_line), m_line.firstToPlay, m_setup.rules);
    for (const Move &move : m_line.moves) {
        if (!m_position.check(move)) {
            m_position.play(move);
            continue;
        }
        // A record may hold what the rules forbid; it happened all the same, and the game goes on
        // from there.
        Board board = m_position.board();
        if (move.point && board.size().contains(*move.point)) {
            board.play(move.color, *move.point);
        }
        m_position = Position(board, opposite(move.color), m_setup.rules);
    }
}

void Referee::takeBack(int moves)
{
    const int kept = std::max(0, moveCount() - moves);
    m_line.moves.resize(static_cast<std::size_t>(kept));
    replay();
}

Referee::Verdict Referee::judge(const PlayerAction &action)
{
    const Color mover = toPlay();
    return std::visit(
        Overloaded{
            [this](const Move &move) { return judgeMove(move); },
            [mover](Resignation) {
                return Verdict{Verdict::Kind::Over, false, lost(mover, GameEnd::Resignation, {})};
            },
            [mover](Claim) {
                return Verdict{Verdict::Kind::Over,
                               false,
                               {GameEnd::Claim, mover, std::nullopt, std::nullopt, {}}};
            },
        },
        action);
}

Referee::Verdict Referee::judgeMove(const Move &move)
{
    Q_ASSERT(move.color == toPlay());
    if (const std::optional<Illegality> illegality = m_position.check(move)) {
        const QString reason =
            QStringLiteral("%1 played move %2 at %3, which %4")
                .arg(colorName(move.color))
                .arg(moveCount() + 1)
                .arg(QString::fromStdString(vertexOf(*move.point)), describe(*illegality));
        return {Verdict::Kind::Over, false, lost(move.color, GameEnd::Forfeit, reason)};
    }
    m_position.play(move);
    m_line.moves.push_back(move);
    if (m_position.consecutivePasses() >= 2) {
        return {Verdict::Kind::Count, true, {}};
    }
    if (m_setup.moveLimit > 0 && moveCount() >= m_setup.moveLimit) {
        const QString reason =
            QStringLiteral("stopped at the limit of %1 moves").arg(m_setup.moveLimit);
        return {Verdict::Kind::Over,
                true,
                {GameEnd::MoveLimit, std::nullopt, std::nullopt, std::nullopt, reason}};
    }
    return {Verdict::Kind::Continue, true, {}};
}

GameResult Referee::failed(Color player, const PlayerFailure &failure) const
{
    const QString reason = colorName(player) + u' ' + failure.what;
    switch (failure.kind) {
    case PlayerFailure::Kind::AnswerRefused:
    case PlayerFailure::Kind::AnswerUnclear:
    case PlayerFailure::Kind::MoveRefused:
        return lost(player, GameEnd::Forfeit, reason);
    case PlayerFailure::Kind::CannotStart:
    case PlayerFailure::Kind::SetUpRefused:
    case PlayerFailure::Kind::Ended:
    case PlayerFailure::Kind::NotGtp:
    case PlayerFailure::Kind::NoAnswer:
    case PlayerFailure::Kind::Interrupted:
        return {GameEnd::Void, std::nullopt, std::nullopt, player, reason};
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
