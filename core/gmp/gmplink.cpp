#include "core/gmp/gmplink.h"

#include <utility>

namespace shinpan {

namespace {

using EventKind = GmpLink::Event::Kind;

constexpr int AllOnes = 0x3FF; ///< the value of OK

} // namespace

std::optional<GmpLink::Event> GmpLink::next()
{
    while (m_events.empty()) {
        const auto read = m_framer.next();
        if (!read) {
            return std::nullopt;
        }
        if (const char *const text = std::get_if<char>(&*read)) {
            return Event{.kind = EventKind::Text, .text = *text};
        }
        take(std::get<GmpPacket>(*read));
    }
    const Event event = m_events.front();
    m_events.pop_front();
    return event;
}

void GmpLink::take(const GmpPacket &packet)
{
    if (packet.command.kind != GmpCommand::Kind::Ok) {
        takeCommand(packet);
    } else if (m_isWaiting && packet.seen == m_own && packet.own == m_theirs) {
        m_isWaiting = false;
        m_events.push_back({.kind = EventKind::Accepted});
    }
}

void GmpLink::takeCommand(const GmpPacket &packet)
{
    const bool isNew = packet.own != m_theirs;
    const bool hasSeenOurs = packet.seen == m_own;
    if (!isNew) {
        // It repeats itself, so it has not heard our reply, or what we sent as one. Once is enough
        // for all that has come at the same time.
        if (!m_owesReply && (!m_isWaiting || !hasSeenOurs) && !m_output.endsWith(m_last)) {
            m_output += m_last;
        }
        return;
    }
    if (!hasSeenOurs) {
        if (m_isWaiting) { // neither command counts; the other side finds the same, or repeats its
                           // own
            m_isWaiting = false;
            m_own ^= 1;
            m_events.push_back({.kind = EventKind::Conflict});
        }
        return;
    }
    m_theirs = packet.own;
    const bool isDenial = packet.command.kind == GmpCommand::Kind::Deny;
    if (std::exchange(m_isWaiting, false)) {
        m_events.push_back({.kind = isDenial ? EventKind::Denied : EventKind::Accepted});
    } else if (isDenial) { // of what it had accepted before
        m_events.push_back({.kind = EventKind::Denied});
    }
    m_owesReply = true;
    if (isDenial) {
        acknowledge(); // nobody denies a denial
    } else {
        m_events.push_back({.kind = EventKind::Heard, .command = packet.command});
    }
}

void GmpLink::send(const GmpCommand &command)
{
    Q_ASSERT(!m_isWaiting && !m_owesReply);
    m_own ^= 1;
    m_isWaiting = true;
    write(command);
}

void GmpLink::acknowledge()
{
    Q_ASSERT(m_owesReply);
    m_owesReply = false;
    write({GmpCommand::Kind::Ok, AllOnes});
}

/// A command of ours that is an acknowledgement as well.
void GmpLink::reply(const GmpCommand &command)
{
    Q_ASSERT(m_owesReply);
    m_owesReply = false;
    send(command);
}

void GmpLink::repeat()
{
    if (m_isWaiting) {
        m_output += m_last;
    }
}

void GmpLink::write(const GmpCommand &command)
{
    m_last = toBytes({command, m_theirs, m_own});
    m_output += m_last;
}

} // namespace shinpan
