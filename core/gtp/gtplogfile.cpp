#include "core/gtp/gtplogfile.h"

#include "core/gtp/logstamp.h"
#include "core/util/wholefile.h"

#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace shinpan {

namespace {

[[nodiscard]] tl::unexpected<Message> cannotWrite(const QString &path, const QString &why)
{
    return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"), path, why));
}

} // namespace

GtpLogFile::GtpLogFile(const QString &path, QByteArray head, qint64 mostBytes)
    : m_file(path)
    , m_head(std::move(head))
    , m_mostBytes(mostBytes)
{ }

Result<std::unique_ptr<GtpLogFile>> GtpLogFile::open(const QString &path,
                                                     const QByteArray &head,
                                                     qint64 mostBytes)
{
    std::unique_ptr<GtpLogFile> log(new GtpLogFile(path, head, mostBytes));
    return log->open().map([&log] { return std::move(log); });
}

Result<void> GtpLogFile::open()
{
    const Result<void> opened = openRegularFile(m_file, QIODevice::WriteOnly | QIODevice::Append);
    if (!opened) {
        return cannotWrite(m_file.fileName(), opened.error().english());
    }
    m_size = m_file.size();
    return {};
}

void GtpLogFile::write(QByteArrayView line)
{
    if (m_state && m_size > 0 && m_size + line.size() > m_mostBytes / 2) {
        beginAnew(line.first(std::min(LogStamp::Length, line.size())));
    }
    if (m_state) {
        m_size += line.size();
        m_file.write(line.data(), line.size());
    }
}

/// What is under the name now becomes the older half; a link stays one.
void GtpLogFile::beginAnew(QByteArrayView stamp)
{
    m_state = flush();
    m_file.close();
    const QString path = linkTarget(m_file.fileName());
    const QString older = olderOf(path);
    if (m_state
        && std::rename(QFile::encodeName(path).constData(), QFile::encodeName(older).constData())
               != 0) {
        m_state = cannotWrite(path, QString::fromLocal8Bit(std::strerror(errno)));
    }
    if (m_state) {
        m_state = open();
    }
    if (m_state) {
        const QByteArray note = stamp.toByteArray() + m_head + "the lines before are in "
                              + QFileInfo(older).fileName().toUtf8() + '\n';
        m_size += note.size();
        m_file.write(note);
    }
}

Result<void> GtpLogFile::flush()
{
    if (m_state && (!m_file.flush() || m_file.error() != QFileDevice::NoError)) {
        m_state = cannotWrite(m_file.fileName(), m_file.errorString());
    }
    return m_state;
}

} // namespace shinpan
