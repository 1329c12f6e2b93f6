#include "core/check/wiretap.h"

#include "core/gtp/gtpdiagnosis.h"

#include <utility>

namespace shinpan {

namespace {

constexpr qint64 MaxKept = 1 << 20; ///< bytes; older pieces are forgotten
constexpr qsizetype MaxEvidenceLine = 200;
constexpr int MaxEvidenceLines = 24;

/// Control bytes made visible, so that a report can be read and mailed.
[[nodiscard]] QString visible(QByteArrayView line)
{
    QString shown;
    for (const QChar character :
         decodeEngineText(line.first(std::min(line.size(), MaxEvidenceLine)))) {
        if (character == u'\r') {
            shown += QLatin1String("\\r");
        } else if (character == u'\t') {
            shown += QLatin1String("\\t");
        } else if (character < u' ') {
            shown += QStringLiteral("\\x%1").arg(character.unicode(), 2, 16, QLatin1Char('0'));
        } else {
            shown += character;
        }
    }
    return line.size() > MaxEvidenceLine ? shown + u'…' : shown;
}

/// The lines of a piece, each with its direction; a missing last line feed does not count as one.
[[nodiscard]] QStringList evidenceLines(char direction, const QByteArray &bytes)
{
    QStringList lines;
    QList<QByteArray> parts = bytes.split('\n');
    if (parts.last().isEmpty()) {
        parts.removeLast();
    }
    for (const QByteArray &part : std::as_const(parts)) {
        lines.append(
            QStringLiteral("%1 %2").arg(QLatin1Char(direction)).arg(visible(part)).trimmed());
    }
    return lines;
}

} // namespace

WireTap::WireTap(std::unique_ptr<GtpTransport> wire, QObject *parent)
    : GtpTransport(parent)
    , m_wire(std::move(wire))
{
    connect(m_wire.get(), &GtpTransport::started, this, &GtpTransport::started);
    connect(m_wire.get(), &GtpTransport::ended, this, &GtpTransport::ended);
    connect(m_wire.get(), &GtpTransport::bytesReceived, this, [this](QByteArrayView bytes) {
        remember('<', bytes);
        if (m_sink) {
            const Sink sink = m_sink; // a copy: it may set another
            sink(bytes);
        } else {
            Q_EMIT outputTapped(bytes);
            Q_EMIT bytesReceived(bytes);
        }
    });
    connect(m_wire.get(), &GtpTransport::errorBytesReceived, this, [this](QByteArrayView bytes) {
        m_errorBytes += bytes.size();
        Q_EMIT errorBytesReceived(bytes);
    });
}

void WireTap::write(QByteArrayView bytes)
{
    remember('>', bytes);
    if (!m_sink) {
        Q_EMIT inputTapped(bytes);
    }
    m_wire->write(bytes);
}

QByteArray WireTap::outputSince(Mark mark) const
{
    QByteArray output;
    for (Mark i = std::max(mark, m_first); i < this->mark(); ++i) {
        const Piece &piece = m_pieces[static_cast<std::size_t>(i - m_first)];
        if (piece.direction == '<') {
            output += piece.bytes;
        }
    }
    return output;
}

QString WireTap::exchangeSince(Mark mark) const
{
    QStringList lines;
    for (Mark i = std::max(mark, m_first); i < this->mark(); ++i) {
        const Piece &piece = m_pieces[static_cast<std::size_t>(i - m_first)];
        lines += evidenceLines(piece.direction, piece.bytes);
    }
    if (lines.size() > MaxEvidenceLines) { // the end is what the finding is about
        lines = lines.sliced(lines.size() - MaxEvidenceLines);
        lines.prepend(QStringLiteral("…"));
    }
    return lines.join(u'\n');
}

/// Pieces are never joined, so that a mark between two of them stays one; few bytes make a piece of
/// an engine that writes byte by byte, so the number of pieces is bounded through m_kept as well.
void WireTap::remember(char direction, QByteArrayView bytes)
{
    constexpr qint64 Overhead = 64;
    m_pieces.push_back({direction, bytes.toByteArray()});
    m_kept += bytes.size() + Overhead;
    while (m_kept > MaxKept) {
        m_kept -= m_pieces.front().bytes.size() + Overhead;
        m_pieces.pop_front();
        ++m_first;
    }
}

} // namespace shinpan
