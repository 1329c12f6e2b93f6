#pragma once

#include "core/gmpserver/gmptable.h"
#include "core/gtp/callerplaces.h"

#include <QObject>

#include <memory>
#include <vector>

namespace shinpan {

/// The callers that have a table at once, and an engine each once they have agreed on a game.
inline constexpr CallerLimits GmpCallers{.places = 32, .perAddress = 16};

/// Lets callers in at a TCP door, each to a table of its own, so that none waits for another one's
/// game; a caller that does not play makes room where another waits.
class GmpReception final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GmpReception)

public:
    GmpReception(TcpDoor door,
                 GmpSeat seat,
                 const CallerLimits &limits = GmpCallers,
                 QObject *parent = nullptr);
    /// Engines that still run are killed.
    ~GmpReception() override;

    [[nodiscard]] const TcpAddress &address() const { return m_places.address(); }

    /// Lets no more callers in, and hangs up on all.
    void stop();

Q_SIGNALS:
    /// A sentence for people, which begins with the caller that it is about.
    void told(const Message &text);
    /// It comes after stop(), when nothing of any engine is left.
    void finished();

private:
    [[nodiscard]] GmpTable *seat(FileDescriptor connection);
    void end(const GmpTable *table);

    GmpSeat m_seat;
    std::vector<std::unique_ptr<GmpTable>> m_tables;
    CallerPlaces m_places;
    int m_callers = 0; ///< so far
    bool m_isStopping = false;
};

} // namespace shinpan
