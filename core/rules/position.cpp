#include "core/rules/position.h"

#include <cassert>

namespace shinpan {

Position::Position(BoardSize size, const Ruleset &rules)
    : Position(Board(size), Color::Black, rules)
{ }

Position::Position(const Board &setUp, Color toPlay, const Ruleset &rules)
    : m_board(setUp)
    , m_rules(rules)
    , m_history(setUp, toPlay)
    , m_toPlay(toPlay)
{ }

Position::Position(const GameLine &line, const Ruleset &rules)
    : Position(setUpBoard(line), line.firstToPlay, rules)
{
    m_captured = line.captured;
    for (const Move &move : line.moves) {
        playAnyhow(move);
    }
}

std::optional<Illegality> Position::check(Move move) const
{
    if (move.isPass()) {
        return std::nullopt;
    }
    const Point point = *move.point;
    if (!m_board.size().contains(point)) {
        return Illegality::OffBoard;
    }
    if (m_board.at(point) != Stone::Empty) {
        return Illegality::Occupied;
    }
    const Board::Capture capture = m_board.captureBy(move.color, point);
    if (capture.suicided > 0 && forbidsSuicide(capture.suicided)) {
        return Illegality::Suicide;
    }
    if (breaksKo(move, capture)) {
        return retakesKo(move) ? Illegality::Ko : Illegality::Superko;
    }
    return std::nullopt;
}

bool Position::forbidsSuicide(int stones) const
{
    switch (m_rules.suicide) {
    case SuicideRule::Forbidden:
        return true;
    case SuicideRule::MultiStone:
        return stones == 1;
    case SuicideRule::Allowed:
        return false;
    }
    return false;
}

bool Position::breaksKo(Move move, const Board::Capture &capture) const
{
    switch (m_rules.ko) {
    case KoRule::None:
        return false;
    case KoRule::Simple:
        return retakesKo(move);
    case KoRule::PositionalSuperko:
    case KoRule::SituationalSuperko:
    case KoRule::NaturalSituationalSuperko:
        return m_history.repeats(m_board, move, capture, m_rules.ko);
    }
    return false;
}

Board::Capture Position::play(Move move)
{
    assert(!check(move));
    m_koPoint.reset();
    m_isVoid = false;
    m_toPlay = opposite(move.color);
    ++m_moveNumber;
    if (move.isPass()) {
        pass(move.color);
        Board::Capture nothing;
        nothing.hash = m_board.hash();
        return nothing;
    }
    m_consecutivePasses = 0;
    const Board::Capture capture = put(move);
    m_history.addPlay(m_board, move, capture);
    m_koPoint = koPointAfter(move, capture);
    m_isVoid = m_rules.cyclesVoid && m_history.occurrences() >= 3;
    return capture;
}

void Position::playAnyhow(Move move)
{
    if (!check(move)) {
        play(move);
        return;
    }
    m_koPoint.reset();
    m_isVoid = false;
    m_toPlay = opposite(move.color);
    ++m_moveNumber;
    m_consecutivePasses = 0;
    if (m_board.size().contains(*move.point)) {
        put(move);
    }
    m_history = PositionHistory(m_board, m_toPlay);
}

/// Puts the stone and takes off what that takes off.
Board::Capture Position::put(Move play)
{
    const Board::Capture capture = m_board.play(play.color, *play.point);
    m_captured[play.color] += capture.suicided;
    m_captured[opposite(play.color)] += capture.captured;
    return capture;
}

/// Taking the button makes another game of it: what was there before may be repeated (as KataGo has
/// it).
void Position::pass(Color color)
{
    ++m_passes[color];
    m_history.addPass(color);
    if (m_rules.hasButton && !m_buttonTaker) {
        m_buttonTaker = color;
        m_consecutivePasses = 0;
        m_history.forgetEarlier();
    } else {
        ++m_consecutivePasses;
    }
}

/// A ko, if retaking would take the new stone and no more: that recreates the position before the
/// play.
std::optional<Point> Position::koPointAfter(Move play, const Board::Capture &capture) const
{
    if (capture.captured != 1 || m_rules.ko == KoRule::None) {
        return std::nullopt;
    }
    const Point taken = capture.chains().front();
    const Board::Capture retake = m_board.captureBy(opposite(play.color), taken);
    if (retake.captured != 1 || retake.chains().front() != play.point) {
        return std::nullopt;
    }
    const Move move{opposite(play.color), taken};
    const bool isForbidden =
        m_rules.ko == KoRule::Simple || m_history.repeats(m_board, move, retake, m_rules.ko);
    return isForbidden ? std::optional(taken) : std::nullopt;
}

} // namespace shinpan
