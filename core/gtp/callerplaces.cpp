#include "core/gtp/callerplaces.h"

#include "core/gtp/calleraddress.h"

#include <poll.h>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

using namespace std::chrono_literals;

constexpr auto RoundInterval = 1s;

/// At most this many are let in before the event loop has its turn again.
constexpr int MostAtOnce = 16;

/// Whether the other side has hung up: no more will come than has come.
[[nodiscard]] bool hasHungUp(const FileDescriptor &caller)
{
    pollfd state{caller.number(), POLLRDHUP, 0};
    return ::poll(&state, 1, 0) == 1;
}

} // namespace

CallerPlaces::CallerPlaces(TcpDoor door,
                           const CallerLimits &limits,
                           Receiver receive,
                           QObject *parent)
    : QObject(parent)
    , m_porter(std::move(door))
    , m_limits(limits)
    , m_receive(std::move(receive))
{
    connect(&m_porter, &TcpPorter::called, this, &CallerPlaces::welcome);
    connect(&m_rounds, &QTimer::timeout, this, &CallerPlaces::lookAfter);
}

void CallerPlaces::close()
{
    m_isClosed = true;
    m_waiting.clear();
}

/// Takes in the callers that have begun to speak, some of them in another turn.
void CallerPlaces::welcome()
{
    for (int taken = 0; !m_isClosed; ++taken) {
        FileDescriptor caller = m_porter.take();
        if (!caller.isOpen()) {
            break;
        }
        keepWaiting(std::move(caller));
        if (taken >= MostAtOnce) {
            QMetaObject::invokeMethod(this, &CallerPlaces::welcome, Qt::QueuedConnection);
            break;
        }
    }
}

/// Queues a caller. If too many wait, one goes: one that has hung up, or else the first, of the
/// same address if that has too many itself.
void CallerPlaces::keepWaiting(FileDescriptor connection)
{
    const QByteArray address = callerKeyOf(connection.number());
    const auto isTheirs = [&](const Waiting &waiting) { return waiting.address == address; };
    const auto theirs = static_cast<std::size_t>(std::ranges::count_if(m_waiting, isTheirs));
    const bool areTheirsTooMany = theirs >= 2 * m_limits.perAddress;
    if (areTheirsTooMany || m_waiting.size() >= m_limits.waiting) {
        const auto mayGo = [&](const Waiting &one) { return !areTheirsTooMany || isTheirs(one); };
        const auto isGone = [&](const Waiting &one) {
            return mayGo(one) && hasHungUp(one.connection);
        };
        const auto gone = std::ranges::find_if(m_waiting, isGone);
        m_waiting.erase(gone != m_waiting.end() ? gone : std::ranges::find_if(m_waiting, mayGo));
    }
    m_waiting.push_back({std::move(connection), address});
    settle();
}

bool CallerPlaces::isFullFor(const QByteArray &address) const
{
    const auto theirs =
        static_cast<std::size_t>(std::ranges::count(m_places, address, &Place::address));
    return m_places.size() >= m_limits.places || theirs >= m_limits.perAddress;
}

/// Gives places to the callers that wait, in their order, and has others give way.
void CallerPlaces::settle()
{
    for (std::size_t i = 0; i < m_waiting.size();) {
        if (isFullFor(m_waiting[i].address)) {
            ++i;
            continue;
        }
        Waiting waiting = std::move(m_waiting[i]);
        m_waiting.erase(m_waiting.begin() + static_cast<std::ptrdiff_t>(i));
        seat(std::move(waiting));
    }
    std::vector<QByteArray> addresses;
    for (const Waiting &waiting : m_waiting) {
        if (std::ranges::find(addresses, waiting.address) == addresses.end()) {
            addresses.push_back(waiting.address);
        }
    }
    std::ranges::for_each(addresses, [this](const QByteArray &one) { makeRoomFor(one); });
    if (m_places.empty() && m_waiting.empty()) {
        m_rounds.stop();
    } else if (!m_rounds.isActive()) {
        m_rounds.start(RoundInterval);
    }
}

void CallerPlaces::seat(Waiting waiting)
{
    ServedCaller *const caller = m_receive(std::move(waiting.connection));
    m_places.push_back({caller, std::move(waiting.address)});
    // What held the place is destroyed in the middle of its own work.
    connect(caller, &QObject::destroyed, this, &CallerPlaces::vacate, Qt::QueuedConnection);
}

void CallerPlaces::vacate()
{
    std::erase_if(m_places, [](const Place &place) { return !place.caller; });
    settle();
}

/// Asks as many to give way as wait there, if as many may be asked.
void CallerPlaces::makeRoomFor(const QByteArray &address)
{
    const auto theirs =
        static_cast<std::size_t>(std::ranges::count(m_places, address, &Place::address));
    const bool isAmongThem = theirs >= m_limits.perAddress;
    const auto isAsked = [&](const Place &place) {
        return !isAmongThem || place.address == address;
    };
    auto wanted = std::ranges::count(m_waiting, address, &Waiting::address)
                - std::ranges::count_if(m_places, [&](const Place &place) {
                      return isAsked(place) && place.isLeaving;
                  });
    for (; wanted > 0; --wanted) {
        Place *longest = nullptr;
        for (Place &place : m_places) {
            const bool isCandidate = isAsked(place) && place.caller && !place.isLeaving
                                  && place.caller->givesWay(m_limits.patience);
            if (isCandidate
                && (longest == nullptr || place.caller->played() < longest->caller->played())) {
                longest = &place;
            }
        }
        if (longest == nullptr) {
            return;
        }
        sendAway(*longest,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "did nothing, and others wait")));
    }
}

void CallerPlaces::lookAfter()
{
    for (Place &place : m_places) {
        if (place.caller && !place.isLeaving && place.caller->isSilent(m_limits.patience)) {
            sendAway(place,
                     Message::of(QT_TRANSLATE_NOOP("Messages", "has said nothing for too long")));
        }
    }
    settle();
}

/// The place is free when everything that belongs to it is gone.
void CallerPlaces::sendAway(Place &place, const Message &fault)
{
    place.isLeaving = true;
    place.caller->hangUp(fault);
}

} // namespace shinpan
