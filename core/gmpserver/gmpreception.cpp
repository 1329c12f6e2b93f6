#include "core/gmpserver/gmpreception.h"

#include "core/gtp/descriptortransport.h"
#include "core/gtp/pipe.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// Either side may propose the game, so nobody has to speak first.
[[nodiscard]] TcpDoor welcoming(TcpDoor door)
{
    door.welcomeSilent();
    return door;
}

} // namespace

GmpReception::GmpReception(TcpDoor door, GmpSeat seat, const CallerLimits &limits, QObject *parent)
    : QObject(parent)
    , m_seat(std::move(seat))
    , m_places(welcoming(std::move(door)), limits, [this](FileDescriptor connection) {
        return this->seat(std::move(connection));
    })
{ }

GmpReception::~GmpReception() = default;

GmpTable *GmpReception::seat(FileDescriptor connection)
{
    FileDescriptor output = duplicate(connection.number());
    GmpTable *const table =
        m_tables
            .emplace_back(std::make_unique<GmpTable>(
                m_seat,
                std::make_unique<DescriptorTransport>(std::move(connection), std::move(output))))
            .get();
    const int number = ++m_callers;
    connect(table, &GmpTable::told, this, [this, number](const Message &text) {
        Q_EMIT told(Message::of(QT_TRANSLATE_NOOP("Messages", "%1: %2"),
                                Message::of(QT_TRANSLATE_NOOP("Messages", "caller %1"), number),
                                text));
    });
    const auto leave = [this, table] { end(table); };
    connect(table, &GmpTable::finished, this, leave, Qt::QueuedConnection);
    table->start();
    return table;
}

void GmpReception::end(const GmpTable *table)
{
    std::erase_if(m_tables, [table](const auto &one) { return one.get() == table; });
    if (m_isStopping && m_tables.empty()) {
        Q_EMIT finished();
    }
}

void GmpReception::stop()
{
    m_isStopping = true;
    m_places.close();
    for (const auto &table : m_tables) {
        table->stop();
    }
    if (m_tables.empty()) {
        Q_EMIT finished();
    }
}

} // namespace shinpan
