#include "core/gtpserver/callerreception.h"

#include "core/gtp/calleraddress.h"
#include "core/gtp/pipe.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

using namespace std::chrono_literals;

constexpr auto RoundInterval = 1s;

/// So many are let in before the event loop has its turn again.
constexpr int MostAtOnce = 16;

} // namespace

CallerReception::CallerReception(TcpDoor door,
                                 CallerGuard guard,
                                 const CallerLimits &limits,
                                 Receiver receive,
                                 QObject *parent)
    : QObject(parent)
    , m_porter(std::move(door))
    , m_guard(std::move(guard))
    , m_limits(limits)
    , m_receive(std::move(receive))
{
    connect(&m_porter, &TcpPorter::called, this, &CallerReception::welcome);
    connect(&m_rounds, &QTimer::timeout, this, &CallerReception::lookAfter);
}

void CallerReception::close()
{
    m_isClosed = true;
    m_waiting.clear();
}

/// Takes in who has begun to speak; the rest in another turn.
void CallerReception::welcome()
{
    for (int taken = 0; !m_isClosed; ++taken) {
        FileDescriptor caller = m_porter.take();
        if (!caller.isOpen()) {
            break;
        }
        keepWaiting(std::move(caller));
        if (taken >= MostAtOnce) {
            QMetaObject::invokeMethod(this, &CallerReception::welcome, Qt::QueuedConnection);
            break;
        }
    }
}

/// Where too many wait, the first of their address has waited in vain, or the first of all.
void CallerReception::keepWaiting(FileDescriptor connection)
{
    const QByteArray address = callerKeyOf(connection.number());
    const auto isTheirs = [&](const Waiting &waiting) { return waiting.address == address; };
    const auto theirs = static_cast<std::size_t>(std::ranges::count_if(m_waiting, isTheirs));
    if (theirs >= 2 * m_limits.perAddress) {
        m_waiting.erase(std::ranges::find_if(m_waiting, isTheirs));
    } else if (m_waiting.size() >= m_limits.waiting) {
        m_waiting.pop_front();
    }
    m_waiting.push_back({std::move(connection), address});
    settle();
}

bool CallerReception::isFullFor(const QByteArray &address) const
{
    const auto theirs =
        static_cast<std::size_t>(std::ranges::count(m_places, address, &Place::address));
    return m_places.size() >= m_limits.places || theirs >= m_limits.perAddress;
}

/// Gives places to those who wait, in their order, and has others give way.
void CallerReception::settle()
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

void CallerReception::seat(Waiting waiting)
{
    FileDescriptor output = duplicate(waiting.connection.number());
    auto link = std::make_unique<ControllerLink>(std::move(waiting.connection), std::move(output));
    link->guard(m_guard);
    ControllerLink *const caller = link.get();
    m_places.push_back({caller, std::move(waiting.address), std::move(link)});
    connect(caller, &ControllerLink::began, this, [this, caller] { receive(caller); });
    connect(caller, &ControllerLink::hungUp, this, [this, caller] { dismiss(caller); });
    connect(caller, &ControllerLink::moreCame, this, [this, caller] {
        if (caller->hasEnded()) {
            dismiss(caller);
        }
    });
    // What held the place is destroyed in the middle of its own work.
    connect(caller, &QObject::destroyed, this, &CallerReception::vacate, Qt::QueuedConnection);
    caller->awaitBeginning();
}

/// Null: somebody else has the link.
CallerReception::Place *CallerReception::beginning(const ControllerLink *link)
{
    const auto place = std::ranges::find_if(m_places, [link](const Place &one) {
        return one.beginner != nullptr && one.beginner.get() == link;
    });
    return place == m_places.end() ? nullptr : &*place;
}

void CallerReception::receive(const ControllerLink *link)
{
    if (Place *const place = beginning(link)) {
        m_receive(std::move(place->beginner));
    }
}

/// Who has left, or was hung up on, before he began; it is his own signal that says so.
void CallerReception::dismiss(const ControllerLink *link)
{
    if (Place *const place = beginning(link)) {
        place->beginner.release()->deleteLater();
    }
}

void CallerReception::vacate()
{
    std::erase_if(m_places, [](const Place &place) { return !place.link; });
    settle();
}

/// As many give way as wait there, as far as they may be asked to.
void CallerReception::makeRoomFor(const QByteArray &address)
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
            const bool isCandidate = isAsked(place) && place.link && !place.isLeaving
                                  && place.link->standing().givesWay(m_limits.patience);
            if (isCandidate
                && (longest == nullptr
                    || place.link->standing().played < longest->link->standing().played)) {
                longest = &place;
            }
        }
        if (longest == nullptr) {
            return;
        }
        sendAway(*longest, QStringLiteral("did nothing, and others wait"));
    }
}

void CallerReception::lookAfter()
{
    for (Place &place : m_places) {
        if (place.link && !place.isLeaving && (place.beginner || place.link->isIdle())
            && place.link->standing().isSilent(m_limits.patience)) {
            sendAway(place, QStringLiteral("has said nothing for too long"));
        }
    }
    settle();
}

/// The place is free when everything that belongs to it is gone.
void CallerReception::sendAway(Place &place, const QString &fault)
{
    place.isLeaving = true;
    place.link->hangUp(fault);
}

} // namespace shinpan
