#include "tests/gmp/gmpprogram.h"

namespace shinpan::test {

namespace {

using Kind = GmpCommand::Kind;
using namespace std::chrono_literals;

constexpr int WhiteBit = 0x200;
constexpr auto RepeatAfter = 1'000ms;

} // namespace

GmpProgram::GmpProgram(std::vector<int> points)
    : m_points(std::move(points))
{ }

/// What we answered to its last question is our colour.
bool GmpProgram::isItsTurn() const
{
    const bool isBlack = answers.size() >= 4 && answers[3] == 1;
    return (moves.size() % 2 == 0) == isBlack;
}

void GmpProgram::hear(QByteArrayView bytes, Time now)
{
    m_now = now;
    m_link.feed(bytes);
    while (const auto event = m_link.next()) {
        switch (event->kind) {
        case GmpLink::Event::Kind::Heard:
            take(event->command);
            break;
        case GmpLink::Event::Kind::Accepted:
            if (m_offered >= 0) {
                moves.push_back(std::exchange(m_offered, -1));
            }
            break;
        case GmpLink::Event::Kind::Denied:
        case GmpLink::Event::Kind::Conflict:
            if (m_offered >= 0) {
                m_points.insert(m_points.begin(), std::exchange(m_offered, -1));
            } else if (m_isAsking) {
                m_isAsking = false;
            } else if (answers.empty()) {
                m_isProposed = false;
            }
            break;
        case GmpLink::Event::Kind::Text:
            break;
        }
    }
    if (m_link.isWaiting() && !bytes.isEmpty() && m_now - m_sentAt >= RepeatAfter) {
        m_link.repeat();
    }
    goOn();
}

void GmpProgram::take(const GmpCommand &command)
{
    switch (command.kind) {
    case Kind::NewGame:
        ++newGames;
        m_isProposed = true;
        m_link.acknowledge();
        break;
    case Kind::Answer:
        answers.push_back(command.value);
        m_questions.erase(m_questions.begin());
        m_isAsking = false;
        m_link.acknowledge();
        break;
    case Kind::Move:
        if (!m_questions.empty()) { // it does not know the board, and makes something of it
            ++garbage;
            m_link.acknowledge();
            break;
        }
        if (isItsTurn()) {
            ++denied;
            m_link.deny();
            break;
        }
        moves.push_back(command.value & (WhiteBit - 1));
        m_link.acknowledge();
        break;
    case Kind::TakeBack:
        moves.resize(moves.size() - static_cast<std::size_t>(command.value));
        m_link.acknowledge();
        break;
    default:
        m_link.acknowledge();
        break;
    }
}

void GmpProgram::goOn()
{
    if (m_link.isWaiting() || m_link.owesReply()) {
        return;
    }
    if (!m_isProposed && proposesGame) {
        m_isProposed = true;
        m_link.send({Kind::NewGame, 0});
    } else if (m_isProposed && !m_questions.empty() && !m_isAsking) {
        m_isAsking = true;
        m_link.send({Kind::Query, m_questions.front()});
    } else if (m_questions.empty() && isItsTurn() && !m_points.empty()) {
        m_offered = m_points.front();
        m_points.erase(m_points.begin());
        const bool isWhite = moves.size() % 2 == 1;
        m_link.send({Kind::Move, m_offered | (isWhite ? WhiteBit : 0)});
    } else {
        return;
    }
    m_sentAt = m_now;
}

void GmpProgram::pass(Time now)
{
    m_now = now;
    goOn();
}

} // namespace shinpan::test
