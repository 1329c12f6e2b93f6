#include "core/gtp/gtptranscript.h"

#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/gtplogfile.h"
#include "core/gtp/gtptranscriptfile.h"
#include "core/util/printable.h"
#include "core/util/regularfile.h"

#include <QTimerEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

/// One frame of a 60 Hz screen.
constexpr int AnnouncementInterval = 16;

const QByteArray OurLabel(" [Shinpan] ");

template <int Bits>
constexpr quint64 AllOf = (quint64{1} << Bits) - 1;

[[nodiscard]] quint64 toMicroseconds(std::chrono::system_clock::time_point time)
{
    using namespace std::chrono;
    return static_cast<quint64>(floor<microseconds>(time.time_since_epoch()).count());
}

[[nodiscard]] std::chrono::system_clock::time_point toTime(quint64 microseconds)
{
    return std::chrono::system_clock::time_point(
        std::chrono::microseconds(static_cast<qint64>(microseconds)));
}

Result<void> flushed(GtpLogFile *log)
{
    return log != nullptr ? log->flush() : Result<void>();
}

QByteArray shortened(QByteArrayView text)
{
    if (text.size() <= GtpTranscript::MaxLineLength) {
        return text.toByteArray();
    }
    return text.first(GtpTranscript::MaxLineLength).toByteArray() + "… ("
         + QByteArray::number(text.size()) + " bytes in all)";
}

} // namespace

GtpTranscript::GtpTranscript(QObject *parent)
    : GtpTranscript(Limits{}, parent)
{ }

GtpTranscript::GtpTranscript(Limits limits, QObject *parent)
    : QObject(parent)
    , m_limits(limits)
{ }

GtpTranscript::~GtpTranscript() = default;

int GtpTranscript::addSource(const QString &name)
{
    const auto same = std::ranges::find(m_sources, name, &Source::name);
    m_sources.push_back({.name = name,
                         .label = " [" + name.toUtf8() + "] ",
                         .first = static_cast<quint32>(same - m_sources.begin())});
    return static_cast<int>(m_sources.size()) - 1;
}

void GtpTranscript::append(int source, Kind kind, QByteArrayView said)
{
    // Logs are read at terminals, whatever an engine says.
    const QByteArray clean =
        isPlainText(said) ? QByteArray() : printable(decodeEngineText(said)).toUtf8();
    const QByteArrayView text = clean.isEmpty() ? said : clean;
    Entry entry = entryOf(source, kind, text);
    store(entry, text);
    m_index.push_back(entry);
    m_numbers.add();
    if (m_file) {
        const quint32 first = firstOf(entry.source);
        m_sources[first].bytes += m_file->size() - static_cast<qint64>(entry.offset);
        if (m_sources[first].bytes > m_budget) {
            forgetOldestOf(first);
        }
    }
    forgetOldest();
    if (!m_announcement.isActive()) {
        m_announcement.start(AnnouncementInterval, this);
    }
}

GtpTranscript::Line GtpTranscript::line(qint64 number) const
{
    const Entry &entry = at(number);
    return {.number = number,
            .time = toTime(entry.time),
            .source = static_cast<int>(entry.source),
            .kind = static_cast<Kind>(entry.kind),
            .text = m_file ? shortened(textOf(number)) : m_texts[placeOf(number)]};
}

QByteArrayView GtpTranscript::textOf(qint64 number) const
{
    if (!m_file) {
        return m_texts[placeOf(number)];
    }
    const std::size_t place = placeOf(number);
    const Entry &entry = m_index[place];
    const qsizetype header = LogStamp::Length + 2 + m_sources[entry.source].label.size();
    const qint64 begin = static_cast<qint64>(entry.offset) + header;
    return m_file->read(begin, endOf(place) - 1 - begin);
}

/// The end of its log line in m_file.
qint64 GtpTranscript::endOf(std::size_t place) const
{
    return place + 1 < m_index.size() ? static_cast<qint64>(m_index[place + 1].offset)
                                      : m_file->size();
}

std::optional<qint64> GtpTranscript::partnerOf(qint64 number) const
{
    const Entry &entry = at(number);
    if (entry.partner == 0) {
        return std::nullopt;
    }
    const bool isAhead = static_cast<Kind>(entry.kind) == Kind::Command;
    return isAhead ? number + entry.partner : number - entry.partner;
}

std::optional<std::chrono::microseconds> GtpTranscript::latencyOf(qint64 number) const
{
    const Kind kind = kindOf(number);
    const std::optional<qint64> partner = partnerOf(number);
    if (!partner || !isKept(*partner) || (kind != Kind::Command && kind != Kind::Reply)) {
        return std::nullopt;
    }
    const quint64 asked = at(std::min(number, *partner)).time;
    const quint64 answered = at(std::max(number, *partner)).time;
    return std::chrono::microseconds(answered > asked ? answered - asked : 0);
}

const GtpTranscript::Entry &GtpTranscript::at(qint64 number) const
{
    Q_ASSERT(isKept(number));
    return m_index[placeOf(number)];
}

GtpTranscript::Entry GtpTranscript::entryOf(int source, Kind kind, QByteArrayView text)
{
    const qint64 number = endNumber();
    const GtpExchanges::Link link = m_exchanges.add(number, source, kind, text);
    const auto distance = static_cast<quint32>(number - link.to.value_or(number));
    if (kind == Kind::Reply && link.to && isKept(*link.to)) {
        m_index[placeOf(*link.to)].partner = distance;
    }
    return {.time = toMicroseconds(std::chrono::system_clock::now()) & AllOf<56>,
            .kind = static_cast<std::uint8_t>(link.kind),
            .offset = 0,
            .command = link.name,
            .partner = distance,
            .source = static_cast<quint32>(source)};
}

void GtpTranscript::store(Entry &entry, QByteArrayView text)
{
    if (!m_directory.isEmpty() && !m_file) {
        if (auto file = GtpTranscriptFile::create(m_directory)) {
            m_file = std::move(*file);
        } else {
            giveUpKeeping(file.error().english());
        }
    }
    if (m_file) {
        entry.offset = static_cast<quint64>(m_file->size()) & AllOf<48>;
    } else {
        m_texts.push_back(shortened(text));
        m_bytes += m_texts.back().size();
    }
    log(entry, text);
}

void GtpTranscript::forgetOldest()
{
    while (!m_file && (lineCount() > m_limits.lines || m_bytes > m_limits.bytes)) {
        m_bytes -= m_texts.front().size();
        m_texts.pop_front();
        m_index.pop_front();
        m_numbers.forgetFirst();
    }
}

/// The place behind the last line that the talker gives up to get down to half of its budget; 0 if
/// it gives up none, because what is older than a huge line is not worth the trouble.
std::size_t GtpTranscript::endOfOldest(quint32 first) const
{
    std::size_t end = 0;
    qint64 left = m_sources[first].bytes;
    for (std::size_t place = 0; left > m_budget / 2 && place + 1 < m_index.size(); ++place) {
        if (firstOf(m_index[place].source) == first) {
            left -= endOf(place) - static_cast<qint64>(m_index[place].offset);
            end = place + 1;
        }
    }
    return m_sources[first].bytes - left > m_budget / 4 ? end : 0;
}

/// Forgets a talker's oldest lines; the last of them becomes a note that says so.
void GtpTranscript::forgetOldestOf(quint32 first)
{
    Source &source = m_sources[first];
    const std::size_t end = endOfOldest(first);
    if (end == 0) {
        return;
    }
    std::vector<GtpTranscriptFile::Part> parts;
    std::vector<KeptNumbers::Range> forgotten;
    qint64 size = 0; // of the file to be
    std::size_t kept = 0;
    qint64 number = m_numbers.first();
    for (std::size_t place = 0; place < end; ++place, number = m_numbers.next(number + 1)) {
        Entry entry = m_index[place];
        GtpTranscriptFile::Part part{.offset = static_cast<qint64>(entry.offset)};
        part.size = endOf(place) - part.offset;
        if (firstOf(entry.source) == first) {
            source.bytes -= part.size;
            source.forgotten += number == source.noteAt ? 0 : 1;
            if (place + 1 < end) {
                if (forgotten.empty() || forgotten.back().end != number) {
                    forgotten.push_back({number, number});
                }
                ++forgotten.back().end;
                continue;
            }
            part = makeNote(entry, number);
        }
        entry.offset = static_cast<quint64>(size) & AllOf<48>;
        size += part.size;
        parts.push_back(std::move(part));
        m_index[kept++] = entry;
    }
    const auto rest = static_cast<qint64>(m_index[end].offset);
    parts.push_back({.offset = rest, .size = m_file->size() - rest});
    for (std::size_t place = end; place < m_index.size(); ++place) {
        m_index[place].offset =
            (m_index[place].offset + static_cast<quint64>(size - rest)) & AllOf<48>;
    }
    m_index.erase(m_index.begin() + static_cast<std::ptrdiff_t>(kept),
                  m_index.begin() + static_cast<std::ptrdiff_t>(end));
    m_numbers.forget(forgotten);
    ++m_forgettings;
    m_file->keepOnly(parts);
}

/// Makes the note that takes the place of a forgotten line.
GtpTranscriptFile::Part GtpTranscript::makeNote(Entry &entry, qint64 number)
{
    Source &source = m_sources[firstOf(entry.source)];
    source.noteAt = number;
    entry.kind = static_cast<std::uint8_t>(Kind::Notice);
    entry.command = 0;
    entry.partner = 0;
    const QByteArray text = "the " + QByteArray::number(source.forgotten)
                          + " lines before this one are forgotten: of each engine "
                          + QByteArray::number(m_budget / MiB) + " MiB are kept";
    const std::array mark{' ', markOf(Kind::Notice)};
    GtpTranscriptFile::Part part{.text = m_stamp.of(toTime(entry.time)).toByteArray()};
    part.text += QByteArrayView(mark);
    part.text += source.label + text + '\n';
    part.size = part.text.size();
    source.bytes += part.size;
    return part;
}

void GtpTranscript::log(const Entry &entry, QByteArrayView text)
{
    const auto kind = static_cast<Kind>(entry.kind);
    const bool isError = m_errorLog && kind == Kind::ErrorOutput;
    if (!m_file && !m_log && !isError) {
        return;
    }
    const QByteArrayView time = m_stamp.of(toTime(entry.time));
    const QByteArray &label = m_sources[entry.source].label;
    const auto compose = [&](QByteArrayView mark) {
        m_logLine.resize(0); // keeps its memory
        m_logLine += time;
        m_logLine += mark;
        m_logLine += label;
        m_logLine += text;
        m_logLine += '\n';
    };
    if (isError) {
        compose({});
        m_errorLog->write(m_logLine);
    }
    const std::array mark{' ', markOf(kind)};
    compose(mark);
    if (m_log) {
        m_log->write(m_logLine);
    }
    if (m_file) {
        m_file->append(m_logLine);
    }
}

Result<void> GtpTranscript::logTo(const QString &path)
{
    return openLog(path, QByteArray(" ") + markOf(Kind::Notice) + OurLabel, m_log);
}

Result<void> GtpTranscript::logErrorOutputTo(const QString &path)
{
    return openLog(path, OurLabel, m_errorLog);
}

Result<void> GtpTranscript::openLog(const QString &path,
                                    const QByteArray &head,
                                    std::unique_ptr<GtpLogFile> &log) const
{
    Result<std::unique_ptr<GtpLogFile>> opened = GtpLogFile::open(path, head, m_limits.logBytes);
    if (!opened) {
        return failure(opened.error());
    }
    log = std::move(*opened);
    return {};
}

Result<void> GtpTranscript::stopLogging()
{
    const Result<void> written = flushLogs();
    m_log.reset();
    m_errorLog.reset();
    return written;
}

Result<void> GtpTranscript::flushLogs()
{
    const Result<void> written = flushed(m_log.get());
    const Result<void> errorsWritten = flushed(m_errorLog.get());
    return written ? errorsWritten : written;
}

void GtpTranscript::giveUpKeeping(const QString &reason)
{
    m_keepingProblem = reason;
    m_directory.clear();
    m_file.reset();
    m_numbers.forgetAll();
    m_index.clear();
}

void GtpTranscript::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_announcement.timerId()) {
        return;
    }
    m_announcement.stop();
    if (const Result<void> written = flushLogs(); !written) {
        m_log.reset();
        m_errorLog.reset();
        Q_EMIT logFailed(written.error());
    }
    if (m_file) {
        if (const Result<void> written = m_file->flush(); !written) {
            giveUpKeeping(written.error().english());
        }
    }
    if (!m_keepingProblem.isEmpty()) {
        Q_EMIT keepingFailed(std::exchange(m_keepingProblem, {}));
    }
    Q_EMIT linesAppended();
}

} // namespace shinpan
