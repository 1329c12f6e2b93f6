#include "core/match/referee.h"
#include "core/match/score/verdictwords.h"

namespace shinpan {

// What a player's failure means for the game.

GameResult Referee::failed(Color player, const PlayerFailure &failure) const
{
    const QString reason = colorName(player) + u' ' + failure.sentence();
    switch (failure.kind) {
    case PlayerFailure::Kind::AnswerRefused:
    case PlayerFailure::Kind::AnswerUnclear:
        return lost(player, GameEnd::Forfeit, reason);
    case PlayerFailure::Kind::MoveRefused:
        return refused(player, failure);
    case PlayerFailure::Kind::MoveOverdue:
        return overdue(player, reason);
    case PlayerFailure::Kind::Ended:
    case PlayerFailure::Kind::NotGtp:
    case PlayerFailure::Kind::NoAnswer:
        return brokeDown(player, reason);
    case PlayerFailure::Kind::CannotStart:
    case PlayerFailure::Kind::SetUpRefused:
    case PlayerFailure::Kind::Interrupted: {
        GameResult result = nobodyWins(GameEnd::Void, player, reason);
        result.couldNotStart = failure.kind == PlayerFailure::Kind::CannotStart;
        return result;
    }
    }
    Q_UNREACHABLE();
}

bool Referee::isBreakdown(Color player, const PlayerFailure &failure) const
{
    switch (failure.kind) {
    case PlayerFailure::Kind::Ended:
    case PlayerFailure::Kind::NotGtp:
    case PlayerFailure::Kind::NoAnswer:
        return true;
    case PlayerFailure::Kind::MoveOverdue:
        return failed(player, failure).end != GameEnd::Time;
    case PlayerFailure::Kind::CannotStart:
    case PlayerFailure::Kind::SetUpRefused:
    case PlayerFailure::Kind::MoveRefused:
    case PlayerFailure::Kind::AnswerRefused:
    case PlayerFailure::Kind::AnswerUnclear:
    case PlayerFailure::Kind::Interrupted:
        return false;
    }
    Q_UNREACHABLE();
}

GameResult Referee::refused(Color player, const PlayerFailure &failure) const
{
    const bool isAccusation = m_setup.refusedMove == MatchSetup::RefusedMove::MoverForfeitsIfAccused
                           && failure.reply == QLatin1String("illegal move")
                           && !m_line.moves.empty() && m_line.moves.back().color != player;
    const QString reason = colorName(player) + u' ' + failure.sentence();
    if (!isAccusation) {
        return lost(player, GameEnd::Forfeit, reason);
    }
    return lost(opposite(player), GameEnd::Forfeit,
                reason + QStringLiteral(": it claims that the move is illegal"));
}

/// The turn's limit ran out: the clock's, or the watchdog's.
GameResult Referee::overdue(Color player, const QString &reason) const
{
    const TurnTime turn = turnTime();
    if (player != toPlay() || !turn.isClockFirst) {
        return brokeDown(player, reason);
    }
    const QString evidence = QStringLiteral("%1; its clock allowed %2, with a margin of %3")
                                 .arg(reason, inWords(*turn.budget), inWords(m_setup.timeMargin));
    return lost(player, GameEnd::Time, evidence);
}

GameResult Referee::brokeDown(Color player, const QString &reason) const
{
    if (m_setup.breakdown == MatchSetup::Breakdown::Forfeit) {
        return lost(player, GameEnd::Forfeit, reason);
    }
    return nobodyWins(GameEnd::Void, player, reason);
}

} // namespace shinpan
