#include "core/gtp/gtptranscript.h"

#include <QDateTime>
#include <QFile>
#include <QTimerEvent>

namespace shinpan {

namespace {

/// One frame of a 60 Hz screen.
constexpr int AnnouncementInterval = 16;

char mark(GtpTranscript::Kind kind)
{
    using Kind = GtpTranscript::Kind;
    switch (kind) {
    case Kind::Command:
        return '>';
    case Kind::Reply:
    case Kind::ReplyLine:
        return '<';
    case Kind::Stray:
        return '~';
    case Kind::ErrorOutput:
        return '!';
    case Kind::Notice:
        return '#';
    }
    Q_UNREACHABLE();
}

Result<std::unique_ptr<QFile>> openLog(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::WriteOnly | QIODevice::Append)) {
        return failure(QStringLiteral("cannot write %1: %2").arg(path, file->errorString()));
    }
    return file;
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
    m_sourceNames.append(name);
    return static_cast<int>(m_sourceNames.size()) - 1;
}

QString GtpTranscript::sourceName(int source) const
{
    return m_sourceNames.at(source);
}

void GtpTranscript::append(int source, Kind kind, QByteArrayView text)
{
    m_lines.push_back({.number = m_firstNumber + lineCount(),
                       .time = std::chrono::system_clock::now(),
                       .source = source,
                       .kind = kind,
                       .text = shortened(text)});
    m_bytes += m_lines.back().text.size();
    if (m_log || (m_errorLog && kind == Kind::ErrorOutput)) {
        log(m_lines.back(), text);
    }
    forgetOldest();
    if (!m_announcement.isActive()) {
        m_announcement.start(AnnouncementInterval, this);
    }
}

const GtpTranscript::Line &GtpTranscript::line(qint64 number) const
{
    Q_ASSERT(number >= m_firstNumber && number < m_firstNumber + lineCount());
    return m_lines[static_cast<std::size_t>(number - m_firstNumber)];
}

void GtpTranscript::forgetOldest()
{
    while (lineCount() > m_limits.lines || m_bytes > m_limits.bytes) {
        m_bytes -= m_lines.front().text.size();
        m_lines.pop_front();
        ++m_firstNumber;
    }
}

Result<void> GtpTranscript::logTo(const QString &path)
{
    Result<std::unique_ptr<QFile>> file = openLog(path);
    if (!file) {
        return failure(file.error());
    }
    m_log = std::move(*file);
    return {};
}

Result<void> GtpTranscript::logErrorOutputTo(const QString &path)
{
    Result<std::unique_ptr<QFile>> file = openLog(path);
    if (!file) {
        return failure(file.error());
    }
    m_errorLog = std::move(*file);
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

void GtpTranscript::log(const Line &line, QByteArrayView text)
{
    const auto sinceEpoch =
        std::chrono::floor<std::chrono::milliseconds>(line.time.time_since_epoch());
    const QByteArray time =
        QDateTime::fromMSecsSinceEpoch(sinceEpoch.count()).toString(Qt::ISODateWithMs).toLatin1();
    QByteArray said = " [" + sourceName(line.source).toUtf8() + "] ";
    said += text;
    said += '\n';
    if (m_errorLog && line.kind == Kind::ErrorOutput) {
        m_errorLog->write(time + said);
    }
    if (m_log) {
        m_log->write(time + ' ' + mark(line.kind) + said);
    }
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
    Q_EMIT linesAppended();
}

} // namespace shinpan
