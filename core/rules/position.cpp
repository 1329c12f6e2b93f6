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
    if (capture.suicided > 0 && m_rules.suicide == SuicideRule::Forbidden) {
        return Illegality::Suicide;
    }
    if (breaksKo(move.color, point, capture)) {
        return retakesKo(move.color, point) ? Illegality::Ko : Illegality::Superko;
    }
    return std::nullopt;
}

bool Position::retakesKo(Color color, Point point) const
{
    return color == m_toPlay && point == m_koPoint;
}

bool Position::breaksKo(Color color, Point point, const Board::Capture &capture) const
{
    switch (m_rules.ko) {
    case KoRule::None:
        return false;
    case KoRule::Simple:
        return retakesKo(color, point);
    case KoRule::PositionalSuperko:
        return m_history.repeats(m_board, color, point, capture, std::nullopt);
    case KoRule::SituationalSuperko:
        return m_history.repeats(m_board, color, point, capture, opposite(color));
    }
    return false;
}

Board::Capture Position::play(Move move)
{
    assert(!check(move));
    m_koPoint.reset();
    m_toPlay = opposite(move.color);
    ++m_moveNumber;
    if (move.isPass()) {
        ++m_consecutivePasses;
        m_history.addPass(move.color);
        Board::Capture nothing;
        nothing.hash = m_board.hash();
        return nothing;
    }
    m_consecutivePasses = 0;
    return playStone(move.color, *move.point);
}

Board::Capture Position::playStone(Color color, Point point)
{
    const Board::Capture capture = m_board.play(color, point);
    m_history.addPlay(m_board, color, point, capture);
    m_captured[color] += capture.suicided;
    m_captured[opposite(color)] += capture.captured;
    if (capture.captured == 1 && m_rules.ko != KoRule::None) {
        // A ko if retaking would take the new stone and no more: that recreates the position before
        // this play.
        const Point taken = capture.chains().front();
        const Board::Capture retake = m_board.captureBy(opposite(color), taken);
        if (retake.captured == 1 && retake.chains().front() == point) {
            m_koPoint = taken;
        }
    }
    return capture;
}

} // namespace shinpan
