#pragma once

#include "core/gtp/gtptransport.h"

#include <QByteArray>

#include <deque>
#include <functional>
#include <memory>

namespace shinpan {

/// A transport that hands everything on to another and remembers what crossed it, byte for byte:
/// the session above it has forgotten line ends and ids by the time it answers.
class WireTap final : public GtpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WireTap)

public:
    explicit WireTap(std::unique_ptr<GtpTransport> wire, QObject *parent = nullptr);

    void start() override { m_wire->start(); }
    void write(QByteArrayView bytes) override;
    void close(std::chrono::milliseconds grace) override { m_wire->close(grace); }

    using Sink = std::function<void(QByteArrayView bytes)>;
    /// Sends what the engine writes to the sink instead of the session, while one is set.
    void divert(Sink sink) { m_sink = std::move(sink); }

    /// Bytes written so far on standard error.
    [[nodiscard]] qint64 errorBytes() const { return m_errorBytes; }

    /// A place in the exchange.
    using Mark = qint64;
    [[nodiscard]] Mark mark() const { return m_first + static_cast<Mark>(m_pieces.size()); }
    /// What the engine wrote to standard output since then, as far as it is remembered.
    [[nodiscard]] QByteArray outputSince(Mark mark) const;
    /// The exchange since then as evidence; see CheckFinding.
    [[nodiscard]] QString exchangeSince(Mark mark) const;

Q_SIGNALS:
    // What crosses the wire while nothing is diverted, before anybody else sees it.
    void inputTapped(QByteArrayView bytes);
    void outputTapped(QByteArrayView bytes);

private:
    struct Piece
    {
        char direction; ///< '>' to the engine, '<' from it
        QByteArray bytes;
    };

    void remember(char direction, QByteArrayView bytes);

    std::unique_ptr<GtpTransport> m_wire;
    std::deque<Piece> m_pieces; ///< the newest, adjacent ones of one direction joined
    Mark m_first = 0;           ///< number of the oldest piece kept
    qint64 m_kept = 0;          ///< bytes in m_pieces
    qint64 m_errorBytes = 0;
    Sink m_sink;
};

} // namespace shinpan
