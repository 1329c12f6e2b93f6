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

/// How many callers are served at once, and for how long those who do nothing are.
struct CallerLimits
{
    std::size_t places = 16;
    /// So many of them may be one address's (see callerKey()).
    std::size_t perAddress = 8;
    /// So many who have spoken may wait for a place, and of one address twice as many as it has
    /// places; more, and whoever would get one soon waits too long for that.
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
    /// Seats whoever has got a place; he has it until what is returned is destroyed.
    using Receiver = std::function<ServedCaller *(FileDescriptor connection)>;

    CallerPlaces(TcpDoor door,
                 const CallerLimits &limits,
                 Receiver receive,
                 QObject *parent = nullptr);

    [[nodiscard]] const TcpAddress &address() const { return m_porter.address(); }

    /// Nobody is let in any more; who waits is sent away.
    void close();

private:
    struct Waiting
    {
        FileDescriptor connection;
        QByteArray address;
    };
    struct Place
    {
        QPointer<ServedCaller> caller; ///< null: he is gone, and so the place will be
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
    static void sendAway(Place &place, const QString &fault);

    TcpPorter m_porter;
    CallerLimits m_limits;
    Receiver m_receive;
    std::deque<Waiting> m_waiting; ///< the first has waited longest
    std::vector<Place> m_places;
    QTimer m_rounds; ///< runs while there are any of them
    bool m_isClosed = false;
};

} // namespace shinpan
