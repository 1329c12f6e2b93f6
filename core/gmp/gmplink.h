#pragma once

#include "core/gmp/gmppacket.h"

#include <deque>

namespace shinpan {

/// One side of a link of the Go Modem Protocol: every command gets through once, whatever is lost
/// or doubled on the way, and where both sides speak at once neither has. The specification's
/// "state action chart". Pure: its owner says when to repeat.
class GmpLink
{
public:
    struct Event
    {
        enum class Kind {
            Heard,    ///< a new command, which wants acknowledge(), deny() or answer()
            Accepted, ///< what we sent was heard
            Denied,   ///< the other side will not have what we sent
            Conflict, ///< it spoke at the same time: what we sent counts as not sent
            Text,     ///< a character for people
        };

        Kind kind = Kind::Heard;
        GmpCommand command{}; ///< Heard
        char text = 0;        ///< Text
    };

    void feed(QByteArrayView bytes) { m_framer.feed(bytes); }
    /// The next event; each Heard is to be replied to before the next command of ours, though not
    /// at once.
    [[nodiscard]] std::optional<Event> next();

    /// Whether what we sent is still unheard.
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }
    /// Whether the other side waits for our reply.
    [[nodiscard]] bool owesReply() const { return m_owesReply; }

    /// A new command; only when neither isWaiting() nor owesReply().
    void send(const GmpCommand &command);
    // The reply to what was heard last; only when owesReply().
    void acknowledge();
    void deny() { reply({GmpCommand::Kind::Deny, 0}); }
    void answer(int value) { reply({GmpCommand::Kind::Answer, value}); }
    void ask(int query) { reply({GmpCommand::Kind::Query, query}); }

    /// Sends again what is still unheard.
    void repeat();
    /// Empty lines, which mean nothing. GNU Go sleeps until it can read something, and repeats what
    /// was lost of it only then: when it has read twice, four bytes at most each time.
    void nudge() { m_output += "\n\n\n\n\n"; }

    /// Returns what is to be written.
    [[nodiscard]] QByteArray takeOutput() { return std::exchange(m_output, {}); }

private:
    void take(const GmpPacket &packet);
    void takeCommand(const GmpPacket &packet);
    void reply(const GmpCommand &command);
    void write(const GmpCommand &command);

    GmpFramer m_framer;
    std::deque<Event> m_events;
    QByteArray m_output;
    QByteArray m_last; ///< what we sent last
    int m_own = 0;     ///< our sequence bit
    int m_theirs = 0;  ///< the last of theirs that we have seen
    bool m_isWaiting = false;
    bool m_owesReply = false;
};

} // namespace shinpan
