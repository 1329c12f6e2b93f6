#include "core/gtp/gtpcommandqueue.h"

#include <algorithm>

namespace shinpan {

bool GtpCommandQueue::Entry::settle(Result<QString, GtpError> text, Clock::time_point now) const
{
    const bool wasWritten = written != Clock::time_point{};
    const Clock::duration elapsed = wasWritten ? now - written : Clock::duration::zero();
    return reply.complete({.text = std::move(text), .elapsed = elapsed});
}

void GtpCommandQueue::append(Entry entry)
{
    m_entries.push_back(std::move(entry));
}

GtpCommandQueue::Entry *GtpCommandQueue::nextToWrite()
{
    if (m_written == m_entries.size()) {
        return nullptr;
    }
    const Entry *const before = inFlight();
    return before == nullptr || before->isInterruptible ? &m_entries[m_written] : nullptr;
}

void GtpCommandQueue::markWritten(Clock::time_point now)
{
    Entry &entry = m_entries[m_written++];
    entry.id = ++m_lastId;
    restartTime(now);
}

void GtpCommandQueue::restartTime(Clock::time_point now)
{
    if (m_written == 0) {
        return; // everything failed while it was written
    }
    Entry &entry = m_entries[m_written - 1];
    entry.written = now;
    if (entry.limit != NoDeadline) {
        entry.deadline = now + entry.limit;
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
        failFirst(
            QStringLiteral("the engine answered with the id %1, which no command had").arg(*id),
            now);
        return Match::UnknownId;
    }
    while (first().id < *id) {
        failFirst(QStringLiteral("the engine answered a later command instead"), now);
    }
    return Match::Found;
}

void GtpCommandQueue::removeFirst()
{
    m_entries.pop_front();
    --m_written;
}

const GtpCommandQueue::Entry *GtpCommandQueue::inFlight() const
{
    if (m_written == 0 || m_entries[m_written - 1].reply.isComplete()) {
        return nullptr;
    }
    return &m_entries[m_written - 1];
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
    found->settle(failure(GtpError{GtpError::Kind::Cancelled, QStringLiteral("cancelled")}), now);
    if (found->id == 0) {
        m_entries.erase(found);
    }
}

void GtpCommandQueue::failAll(const GtpError &error, Clock::time_point now)
{
    m_written = 0;
    for (const Entry &entry : std::exchange(m_entries, {})) {
        entry.settle(failure(error), now);
    }
}

std::vector<GtpCommandQueue::Entry> GtpCommandQueue::overdue(Clock::time_point now) const
{
    std::vector<Entry> result;
    for (const Entry &entry : m_entries) {
        if (entry.deadline <= now && !entry.reply.isComplete()) {
            result.push_back(entry);
        }
    }
    return result;
}

GtpCommandQueue::Clock::time_point GtpCommandQueue::nextDeadline() const
{
    Clock::time_point next = Clock::time_point::max();
    for (const Entry &entry : m_entries) {
        if (!entry.reply.isComplete()) {
            next = std::min(next, entry.deadline);
        }
    }
    return next;
}

void GtpCommandQueue::failFirst(const QString &text, Clock::time_point now)
{
    first().settle(failure(GtpError{GtpError::Kind::Protocol, text}), now);
    removeFirst();
}

} // namespace shinpan
