#include "core/gtp/gtpcommandqueue.h"

#include "core/util/message.h"

#include <algorithm>
#include <utility>

namespace shinpan {

const GtpCommandQueue::Entry *GtpCommandQueue::nextToWrite() const
{
    if (m_written == m_entries.size()) {
        return nullptr;
    }
    const Entry &next = m_entries[m_written];
    const Entry *const before = inFlight();
    const bool isFree = next.isAhead || before == nullptr || before->isInterruptible;
    return isFree ? &next : nullptr;
}

void GtpCommandQueue::markWritten(Clock::time_point now)
{
    Entry &entry = m_entries[m_written++];
    entry.id = ++m_lastId;
    entry.written = now;
}

void GtpCommandQueue::noteTaken(Clock::time_point now)
{
    for (; m_taken < m_written; ++m_taken) {
        m_entries[m_taken].written = now;
    }
}

GtpCommandQueue::Match GtpCommandQueue::match(std::optional<int> id, Clock::time_point now)
{
    if (m_written == 0) {
        return Match::NothingAsked;
    }
    if (!id) {
        return Match::Found;
    }
    if (*id < first().id) {
        return Match::AnsweredBefore;
    }
    if (*id > m_lastId) {
        skipFirst(Message::of(QT_TRANSLATE_NOOP("Messages",
                                                "answered with the id %1, which no command had"),
                              *id),
                  now);
        return Match::UnknownId;
    }
    while (first().id < *id) {
        const QString skipped = QString::fromUtf8(first().command.line());
        skipFirst(
            Message::of(QT_TRANSLATE_NOOP("Messages", "answered a later command instead of \"%1\""),
                        skipped),
            now);
    }
    return Match::Found;
}

bool GtpCommandQueue::answerFirst(Result<QString, GtpError> text, Clock::time_point now)
{
    if (m_lastAnswer != now) {
        m_answerBefore = std::exchange(m_lastAnswer, now);
    }
    m_hasAnsweredAhead = m_hasAnsweredAhead || first().isAhead;
    const bool isAwaited =
        first().reply.complete({.text = std::move(text), .elapsed = elapsed(first(), now)});
    removeFirst();
    return isAwaited;
}

const GtpCommandQueue::Entry *GtpCommandQueue::inFlight() const
{
    const Entry *interruptible = nullptr;
    for (std::size_t i = 0; i < m_written; ++i) {
        const Entry &entry = m_entries[i];
        if (entry.reply.isComplete()) {
            continue;
        }
        if (!entry.isInterruptible) {
            return &entry;
        }
        interruptible = &entry;
    }
    return interruptible;
}

GtpIdRange GtpCommandQueue::awaitedIds() const
{
    return m_written == 0 ? GtpIdRange{} : GtpIdRange{.first = first().id, .last = m_lastId};
}

void GtpCommandQueue::cancel(const Completion<GtpReply> &reply, Clock::time_point now)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&reply](const Entry &entry) { return entry.reply == reply; });
    if (found == m_entries.end()) {
        return;
    }
    const GtpError error{GtpError::Kind::Cancelled,
                         Message::of(QT_TRANSLATE_NOOP("Messages", "cancelled"))};
    if (&*found == inFlight()) {
        failInFlight(error, now);
    } else {
        fail(*found, error, now);
    }
    if (found->id == 0) {
        m_entries.erase(found);
    }
}

void GtpCommandQueue::failAll(const GtpError &error, Clock::time_point now)
{
    m_written = 0;
    m_taken = 0;
    for (const Entry &entry : std::exchange(m_entries, {})) {
        fail(entry, error, now);
    }
}

GtpCommandQueue::Clock::time_point GtpCommandQueue::deadline() const
{
    const Entry *const entry = inFlight();
    if (entry == nullptr || entry->limit == NoDeadline) {
        return Clock::time_point::max();
    }
    return std::max({entry->written, m_lastAnswer, m_lastFailure}) + entry->limit;
}

void GtpCommandQueue::failInFlight(const GtpError &error, Clock::time_point now)
{
    if (const Entry *const entry = inFlight()) {
        fail(*entry, error, now);
        m_lastFailure = now;
    }
}

void GtpCommandQueue::fail(const Entry &entry, const GtpError &error, Clock::time_point now) const
{
    entry.reply.complete({.text = failure(error), .elapsed = elapsed(entry, now)});
}

std::chrono::nanoseconds GtpCommandQueue::elapsed(const Entry &entry, Clock::time_point now) const
{
    if (entry.id == 0) {
        return {};
    }
    return now - std::max(entry.written, m_lastAnswer == now ? m_answerBefore : m_lastAnswer);
}

/// Fails the first command, which the engine passed over.
void GtpCommandQueue::skipFirst(const Message &text, Clock::time_point now)
{
    fail(first(), {GtpError::Kind::Protocol, text}, now);
    removeFirst();
}

void GtpCommandQueue::removeFirst()
{
    m_entries.pop_front();
    --m_written;
    m_taken -= m_taken > 0 ? 1 : 0;
}

} // namespace shinpan
