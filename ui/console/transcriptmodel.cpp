#include "ui/console/transcriptmodel.h"

#include <QDateTime>
#include <QDeadlineTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace shinpan {

namespace {

constexpr std::chrono::milliseconds CatchUpInterval{50};
constexpr qsizetype MaxToolTipLength = 2000;
constexpr int LinesBetweenLooksAtTheTime = 8;

/// Views take rows away one range at a time; where there are more, they look at all anew.
constexpr std::size_t MostRemovals = 50;

[[nodiscard]] QString timeText(const GtpTranscript::Line &line)
{
    using namespace std::chrono;
    const auto sinceEpoch = duration_cast<milliseconds>(line.time.time_since_epoch());
    return QDateTime::fromMSecsSinceEpoch(sinceEpoch.count()).toString(u"hh:mm:ss.zzz");
}

} // namespace

TranscriptModel::TranscriptModel(const GtpTranscript &transcript, QObject *parent)
    : QAbstractListModel(parent)
    , m_transcript(transcript)
    , m_typed(transcript)
    , m_prepared(m_filter, transcript, &m_typed)
{
    m_catchUp.setSingleShot(true);
    m_catchUp.setInterval(CatchUpInterval);
    connect(&m_catchUp, &QTimer::timeout, this, &TranscriptModel::catchUp);
    connect(&transcript, &GtpTranscript::linesAppended, this, [this] {
        if (!m_catchUp.isActive() && !m_work.isRunning()) {
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
    const std::optional<GtpTranscript::Line> line =
        index.isValid() ? lineOf(index.row()) : std::nullopt;
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
    case SourceNameRole:
        return m_transcript.sourceName(line->source);
    case VoiceRole:
        return m_voices.value(m_transcript.sourceName(line->source));
    case KindRole:
        return static_cast<int>(line->kind);
    case TimeRole:
        return timeText(*line);
    case CommandRole:
        return QString::fromUtf8(m_transcript.commandName(m_transcript.commandOf(line->number)));
    case LatencyRole:
        return latencyAt(index.row());
    case IsPendingRole:
        return m_transcript.isPending(line->number);
    case FoldedRole: {
        const Stream *const stream = streamOf(line->number);
        return stream != nullptr ? stream->count : 1;
    }
    default:
        return {};
    }
}

void TranscriptModel::setFilter(const TranscriptFilter &filter)
{
    if (m_filter != filter) {
        m_filter = filter;
        startAnew();
    }
}

void TranscriptModel::setFoldsStreams(bool folds)
{
    if (m_foldsStreams != folds) {
        m_foldsStreams = folds;
        startAnew();
    }
}

std::optional<qint64> TranscriptModel::shownNumber(int row) const
{
    const qint64 number = numberOf(row);
    if (!m_transcript.isKept(number)) {
        return std::nullopt;
    }
    const Stream *const stream = streamOf(number);
    return stream != nullptr ? stream->newest : number;
}

NodeId TranscriptModel::nodeOf(int row) const
{
    const std::optional<qint64> number = shownNumber(row);
    return number ? m_moments.at(*number, m_transcript.sourceOf(*number)) : NoNode;
}

int TranscriptModel::rowOf(qint64 number) const
{
    const Stream *const stream = m_transcript.isKept(number) ? streamOf(number) : nullptr;
    const qint64 wanted = stream != nullptr ? stream->first : number;
    return static_cast<int>(std::ranges::lower_bound(m_rows, wanted) - m_rows.begin());
}

std::optional<int> TranscriptModel::rowShowing(qint64 number) const
{
    const int row = rowOf(number);
    const bool isShown =
        row < rowCount()
        && (numberOf(row) == number || (streamOf(number) != nullptr && m_prepared.passes(number)));
    return isShown ? std::optional(row) : std::nullopt;
}

QString TranscriptModel::logLine(int row) const
{
    const std::optional<GtpTranscript::Line> line = lineOf(row);
    if (!line) {
        return {};
    }
    return QStringLiteral("%1 %2 [%3] %4")
        .arg(timeText(*line), QChar::fromLatin1(markOf(line->kind)),
             m_transcript.sourceName(line->source), QString::fromUtf8(line->text));
}

void TranscriptModel::catchUp()
{
    m_catchUp.stop();
    dropForgotten();
    m_work.start([this] { return takeInSlice(); });
}

void TranscriptModel::startAnew()
{
    beginResetModel();
    m_work.cancel();
    m_prepared = PreparedFilter(m_filter, m_transcript, &m_typed);
    m_rows.clear();
    m_streams.clear();
    m_next = 0;
    endResetModel();
    catchUp();
}

std::optional<GtpTranscript::Line> TranscriptModel::lineOf(int row) const
{
    const std::optional<qint64> number = shownNumber(row);
    return number ? std::optional(m_transcript.line(*number)) : std::nullopt;
}

/// Null if the line is in none that is folded.
const TranscriptModel::Stream *TranscriptModel::streamOf(qint64 number) const
{
    if (m_streams.isEmpty() || m_transcript.kindOf(number) != GtpTranscript::Kind::StreamLine) {
        return nullptr;
    }
    const auto stream = m_streams.constFind(m_transcript.partnerOf(number).value_or(-1));
    return stream != m_streams.constEnd() ? &*stream : nullptr;
}

QVariant TranscriptModel::latencyAt(int row) const
{
    using namespace std::chrono;
    const qint64 number = numberOf(row);
    if (m_transcript.isPending(number)) {
        const auto waited = system_clock::now() - m_transcript.line(number).time;
        return static_cast<qint64>(duration_cast<microseconds>(waited).count());
    }
    const auto latency = m_transcript.kindOf(number) == GtpTranscript::Kind::Reply
                           ? m_transcript.latencyOf(number)
                           : std::nullopt;
    return latency ? QVariant(static_cast<qint64>(latency->count())) : QVariant();
}

/// A forgotten stream has lost its row, but its end may still come: as a stream of its own.
void TranscriptModel::dropForgotten()
{
    const qint64 first = m_transcript.firstNumber();
    const auto kept = std::ranges::lower_bound(m_rows, first);
    if (kept != m_rows.begin()) {
        beginRemoveRows({}, 0, static_cast<int>(kept - m_rows.begin()) - 1);
        m_rows.erase(m_rows.begin(), kept);
        m_streams.removeIf([first](const auto &stream) { return stream.value().first < first; });
        endRemoveRows();
    }
    if (m_forgettings != m_transcript.forgettings()) {
        m_forgettings = m_transcript.forgettings();
        dropForgottenWithin();
    }
}

/// Drops one talker's forgotten lines, among those of others; a line in their place says so.
void TranscriptModel::dropForgottenWithin()
{
    const auto isForgotten = [this](qint64 number) { return !m_transcript.isKept(number); };
    m_streams.removeIf([&](const auto &stream) { return isForgotten(stream.value().first); });
    std::vector<std::pair<int, int>> ranges; // first and last rows, the lowest range last
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!isForgotten(numberOf(row))) {
            continue;
        }
        if (ranges.empty() || ranges.back().first != row + 1) {
            ranges.emplace_back(row, row);
        }
        ranges.back().first = row;
    }
    if (ranges.size() > MostRemovals) {
        beginResetModel();
        std::erase_if(m_rows, isForgotten);
        endResetModel();
        ranges.clear();
    }
    for (const auto &[first, last] : ranges) {
        beginRemoveRows({}, first, last);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
        endRemoveRows();
    }
    showNotes();
}

/// Shows the notes of what is forgotten, where the filter lets them through.
void TranscriptModel::showNotes()
{
    for (int source = 0; source < m_sourceCount; ++source) {
        const qint64 note = m_transcript.noteOf(source);
        const auto place = std::ranges::lower_bound(m_rows, note);
        const bool isShown = place != m_rows.end() && *place == note;
        if (!isShown && m_transcript.isKept(note) && note < m_next && m_prepared.passes(note)) {
            const auto row = static_cast<int>(place - m_rows.begin());
            beginInsertRows({}, row, row);
            m_rows.insert(place, note);
            endInsertRows();
        }
    }
}

bool TranscriptModel::takeInSlice()
{
    const QDeadlineTimer deadline(SlicedWork::Slice, Qt::PreciseTimer);
    std::vector<qint64> passing;
    m_next = m_transcript.nextKept(m_next);
    for (int seen = 1; isBehind(); m_next = m_transcript.nextKept(m_next + 1), ++seen) {
        noticeSource(m_transcript.sourceOf(m_next));
        m_typed.look(m_next);
        if (m_prepared.passes(m_next) && !isFolded(m_next)) {
            passing.push_back(m_next);
        }
        if (seen % LinesBetweenLooksAtTheTime == 0 && deadline.hasExpired()) {
            ++m_next;
            break;
        }
    }
    if (!passing.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(passing.size()) - 1);
        m_rows.insert(m_rows.end(), passing.begin(), passing.end());
        endInsertRows();
    }
    for (const qint64 first : std::exchange(m_grownStreams, {})) {
        const QModelIndex changed = index(rowOf(first));
        Q_EMIT dataChanged(changed, changed);
    }
    const bool isDone = !isBehind();
    Q_EMIT linesProcessed();
    return isDone;
}

bool TranscriptModel::isFolded(qint64 number)
{
    const std::optional<qint64> reply = m_transcript.partnerOf(number);
    if (!m_foldsStreams || !reply
        || m_transcript.kindOf(number) != GtpTranscript::Kind::StreamLine) {
        return false;
    }
    const auto stream = m_streams.find(*reply);
    if (stream == m_streams.end()) {
        m_streams.insert(*reply, {.first = number, .newest = number, .count = 1});
        return false;
    }
    stream->newest = number;
    ++stream->count;
    if (m_grownStreams.empty() || m_grownStreams.back() != stream->first) {
        m_grownStreams.push_back(stream->first);
    }
    return true;
}

void TranscriptModel::noticeSource(int source)
{
    while (m_sourceCount <= source) {
        const QString name = m_transcript.sourceName(m_sourceCount);
        if (!m_voices.contains(name)) {
            m_voices.insert(name, static_cast<int>(m_voices.size()));
        }
        Q_EMIT sourceAppeared(m_sourceCount++);
    }
}

} // namespace shinpan
