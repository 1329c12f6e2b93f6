#include "ui/console/transcriptmodel.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <vector>

namespace shinpan {

namespace {

constexpr std::chrono::milliseconds CatchUpInterval{50};
constexpr qsizetype MaxToolTipLength = 2000;

[[nodiscard]] QString timeText(const GtpTranscript::Line &line)
{
    using namespace std::chrono;
    const auto sinceEpoch = duration_cast<milliseconds>(line.time.time_since_epoch());
    return QDateTime::fromMSecsSinceEpoch(sinceEpoch.count()).toString(u"hh:mm:ss.zzz");
}

[[nodiscard]] QChar mark(GtpTranscript::Kind kind)
{
    switch (kind) {
    case GtpTranscript::Kind::Command:
        return u'>';
    case GtpTranscript::Kind::Reply:
    case GtpTranscript::Kind::ReplyLine:
        return u'<';
    case GtpTranscript::Kind::Stray:
        return u'~';
    case GtpTranscript::Kind::ErrorOutput:
        return u'!';
    case GtpTranscript::Kind::Notice:
        return u'#';
    }
    Q_UNREACHABLE();
}

} // namespace

TranscriptModel::TranscriptModel(const GtpTranscript &transcript, QObject *parent)
    : QAbstractListModel(parent)
    , m_transcript(transcript)
{
    m_catchUp.setSingleShot(true);
    m_catchUp.setInterval(CatchUpInterval);
    connect(&m_catchUp, &QTimer::timeout, this, &TranscriptModel::catchUp);
    connect(&transcript, &GtpTranscript::linesAppended, this, [this] {
        if (!m_catchUp.isActive()) {
            m_catchUp.start();
        }
    });
    catchUp();
}

int TranscriptModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TranscriptModel::data(const QModelIndex &index, int role) const
{
    const GtpTranscript::Line *line = index.isValid() ? lineOf(index.row()) : nullptr;
    if (!line) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromUtf8(line->text);
    case Qt::ToolTipRole:
        return QString::fromUtf8(line->text).left(MaxToolTipLength);
    case Qt::AccessibleTextRole:
        return logLine(index.row());
    case SourceRole:
        return line->source;
    case SourceNameRole:
        return m_transcript.sourceName(line->source);
    case KindRole:
        return static_cast<int>(line->kind);
    case TimeRole:
        return timeText(*line);
    default:
        return {};
    }
}

void TranscriptModel::setFilter(const TranscriptFilter &filter)
{
    if (m_filter == filter) {
        return;
    }
    beginResetModel();
    m_filter = filter;
    m_rows.clear();
    m_next = 0;
    endResetModel();
    catchUp();
}

QString TranscriptModel::logLine(int row) const
{
    const GtpTranscript::Line *line = lineOf(row);
    if (!line) {
        return {};
    }
    return QStringLiteral("%1 %2 [%3] %4")
        .arg(timeText(*line), mark(line->kind), m_transcript.sourceName(line->source),
             QString::fromUtf8(line->text));
}

void TranscriptModel::catchUp()
{
    m_catchUp.stop();
    dropForgotten();
    appendNew();
}

const GtpTranscript::Line *TranscriptModel::lineOf(int row) const
{
    const qint64 number = m_rows[static_cast<std::size_t>(row)];
    return number < m_transcript.firstNumber() ? nullptr : &m_transcript.line(number);
}

bool TranscriptModel::passes(const GtpTranscript::Line &line) const
{
    return (!m_filter.source || *m_filter.source == line.source)
        && (m_filter.text.isEmpty()
            || QString::fromUtf8(line.text).contains(m_filter.text, Qt::CaseInsensitive));
}

void TranscriptModel::dropForgotten()
{
    const auto kept = std::lower_bound(m_rows.begin(), m_rows.end(), m_transcript.firstNumber());
    if (kept != m_rows.begin()) {
        beginRemoveRows({}, 0, static_cast<int>(kept - m_rows.begin()) - 1);
        m_rows.erase(m_rows.begin(), kept);
        endRemoveRows();
    }
}

void TranscriptModel::appendNew()
{
    std::vector<qint64> passing;
    const qint64 end = m_transcript.firstNumber() + m_transcript.lineCount();
    for (m_next = std::max(m_next, m_transcript.firstNumber()); m_next < end; ++m_next) {
        const GtpTranscript::Line &line = m_transcript.line(m_next);
        noticeSource(line.source);
        if (passes(line)) {
            passing.push_back(m_next);
        }
    }
    if (!passing.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(passing.size()) - 1);
        m_rows.insert(m_rows.end(), passing.begin(), passing.end());
        endInsertRows();
    }
}

void TranscriptModel::noticeSource(int source)
{
    while (m_sourceCount <= source) {
        Q_EMIT sourceAppeared(m_sourceCount++);
    }
}

} // namespace shinpan
