#include "core/cgos/cgosarchivecall.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t LongestArchiveLine = 256 * 1024;

} // namespace

CgosArchiveCall::CgosArchiveCall(qint64 game,
                                 std::unique_ptr<GtpTransport> transport,
                                 std::chrono::milliseconds patience,
                                 QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_transport(std::move(transport))
    , m_lines(LongestArchiveLine)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { finish(std::nullopt); });
    connect(m_transport.get(), &GtpTransport::bytesReceived, this, &CgosArchiveCall::receive);
    connect(m_transport.get(), &GtpTransport::ended, this, [this] { finish(std::nullopt); });
}

void CgosArchiveCall::start()
{
    m_patience.start();
    m_transport->start();
}

void CgosArchiveCall::receive(QByteArrayView bytes)
{
    m_lines.feed(bytes);
    while (!m_isDone) {
        const std::optional<LineSplitter::Line> line = m_lines.next();
        if (!line) {
            return;
        }
        if (line->text.startsWith("protocol")) {
            m_transport->write("v1 Shinpan " SHINPAN_VERSION "\n");
            m_transport->write("observe " + QByteArray::number(m_game) + '\n');
            continue;
        }
        const std::optional<CgosArchivedGame> game = parseCgosArchive(line->text);
        if (game && game->game == m_game) {
            finish(game);
        }
    }
}

void CgosArchiveCall::finish(const std::optional<CgosArchivedGame> &game)
{
    if (m_isDone) {
        return;
    }
    m_isDone = true;
    m_patience.stop();
    m_transport->close(0ms);
    Q_EMIT answered(game);
}

} // namespace shinpan
