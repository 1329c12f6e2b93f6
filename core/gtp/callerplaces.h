#pragma once

#include "core/gtp/servedcaller.h"
#include "core/gtp/tcpdoor.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <deque>
#include <functional>
#include <vector>

namespace shinpan {

/// How many callers are served at once, and for how long idle ones are.
struct CallerLimits
{
    std::size_t places = 16;
    /// The most that one address may have (see callerKey()).
    std::size_t perAddress = 8;
    /// The most that may wait for a place after they have spoken; of one address, twice as many as
    /// it has places. With more, even the next in line would wait too long.
    std::size_t waiting = 64;
    CallerPatience patience{};
};

/// Lets callers in at a TCP door, as many as there are places, and sees to it that nobody holds
/// one for nothing.
///
/// Places are shared out by addresses, so that one address alone never has them all. Where somebody
/// waits, whoever has done nothing for longest gives way: of the same address, if that has as many
/// places as it may, and else of all.
class CallerPlaces final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallerPlaces)

public:
    /// Seats a caller that has got a place and keeps it until the returned object is destroyed.
    using Receiver = std::function<ServedCaller *(FileDescriptor connection)>;

    CallerPlaces(TcpDoor door,
                 const CallerLimits &limits,
                 Receiver receive,
                 QObject *parent = nullptr);

    [[nodiscard]] const TcpAddress &address() const { return m_porter.address(); }

    /// Admits nobody else, and sends away those that wait.
    void close();

private:
    struct Waiting
    {
        FileDescriptor connection;
        QByteArray address;
    };
    struct Place
    {
        QPointer<ServedCaller> caller; ///< null once the caller is gone; the place follows
        QByteArray address;
        bool isLeaving = false;
    };

    void welcome();
    void keepWaiting(FileDescriptor connection);
    void settle();
    void seat(Waiting waiting);
    void vacate();
    void lookAfter();
    void makeRoomFor(const QByteArray &address);
    [[nodiscard]] bool isFullFor(const QByteArray &address) const;
    static void sendAway(Place &place, const Message &fault);

    TcpPorter m_porter;
    CallerLimits m_limits;
    Receiver m_receive;
    std::deque<Waiting> m_waiting; ///< the first has waited longest
    std::vector<Place> m_places;
    QTimer m_rounds; ///< runs while there are places taken or callers waiting
    bool m_isClosed = false;
};

} // namespace shinpan
