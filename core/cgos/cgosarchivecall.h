#pragma once

#include "core/cgos/cgosmessage.h"
#include "core/gtp/gtptransport.h"
#include "core/gtp/linesplitter.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace shinpan {

/// Asks a CGOS server, as a spectator, what became of a game: a player who was away when it ended
/// is never told.
class CgosArchiveCall final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CgosArchiveCall)

public:
    CgosArchiveCall(qint64 game,
                    std::unique_ptr<GtpTransport> transport,
                    std::chrono::milliseconds patience = std::chrono::seconds(30),
                    QObject *parent = nullptr);

    /// Call once.
    void start();

Q_SIGNALS:
    /// It comes once. Nothing: the server does not answer.
    void answered(const std::optional<shinpan::CgosArchivedGame> &game);

private:
    void receive(QByteArrayView bytes);
    void finish(const std::optional<CgosArchivedGame> &game);

    qint64 m_game;
    std::unique_ptr<GtpTransport> m_transport;
    LineSplitter m_lines;
    QTimer m_patience;
    bool m_isDone = false;
};

} // namespace shinpan
