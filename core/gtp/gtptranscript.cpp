#include "core/gtp/gtptranscript.h"

#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/gtptranscriptfile.h"
#include "core/util/printable.h"
#include "core/util/regularfile.h"

#include <QFile>
#include <QTimerEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

/// One frame of a 60 Hz screen.
constexpr int AnnouncementInterval = 16;

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

Result<void> openLog(const QString &path, std::unique_ptr<QFile> &log)
{
    auto file = std::make_unique<RegularFile>(path);
    const Result<void> opened = openRegularFile(*file, QIODevice::WriteOnly | QIODevice::Append);
    if (!opened) {
        return failure(QStringLiteral("cannot write %1: %2").arg(path, opened.error()));
    }
    log = std::move(file);
    return {};
}

Result<void> flushed(QFile *log)
{
    if (log != nullptr && (!log->flush() || log->error() != QFileDevice::NoError)) {
        return failure(
            QStringLiteral("cannot write %1: %2").arg(log->fileName(), log->errorString()));
    }
    return {};
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
    m_sources.push_back({.name = name, .label = " [" + name.toUtf8() + "] "});
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
            .text = m_file ? shortened(textOf(number))
                           : m_texts[static_cast<std::size_t>(number - m_firstNumber)]};
}

QByteArrayView GtpTranscript::textOf(qint64 number) const
{
    if (!m_file) {
        return m_texts[static_cast<std::size_t>(number - m_firstNumber)];
    }
    const Entry &entry = at(number);
    const qsizetype header = LogStamp::Length + 2 + m_sources[entry.source].label.size();
    const qint64 begin = static_cast<qint64>(entry.offset) + header;
    const qint64 end =
        number + 1 < endNumber() ? static_cast<qint64>(at(number + 1).offset) : m_file->size();
    return m_file->read(begin, end - 1 - begin);
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
    if (!partner || *partner < m_firstNumber || (kind != Kind::Command && kind != Kind::Reply)) {
        return std::nullopt;
    }
    const quint64 asked = at(std::min(number, *partner)).time;
    const quint64 answered = at(std::max(number, *partner)).time;
    return std::chrono::microseconds(answered > asked ? answered - asked : 0);
}

const GtpTranscript::Entry &GtpTranscript::at(qint64 number) const
{
    Q_ASSERT(number >= m_firstNumber && number < endNumber());
    return m_index[static_cast<std::size_t>(number - m_firstNumber)];
}

GtpTranscript::Entry GtpTranscript::entryOf(int source, Kind kind, QByteArrayView text)
{
    const qint64 number = endNumber();
    const GtpExchanges::Link link = m_exchanges.add(number, source, kind, text);
    const auto distance = static_cast<quint32>(number - link.to.value_or(number));
    if (kind == Kind::Reply && link.to && *link.to >= m_firstNumber) {
        m_index[static_cast<std::size_t>(*link.to - m_firstNumber)].partner = distance;
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
            giveUpKeeping(file.error());
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
        ++m_firstNumber;
    }
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
    return openLog(path, m_log);
}

Result<void> GtpTranscript::logErrorOutputTo(const QString &path)
{
    return openLog(path, m_errorLog);
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
    m_firstNumber = endNumber();
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
            giveUpKeeping(written.error());
        }
    }
    if (!m_keepingProblem.isEmpty()) {
        Q_EMIT keepingFailed(std::exchange(m_keepingProblem, {}));
    }
    Q_EMIT linesAppended();
}

} // namespace shinpan
