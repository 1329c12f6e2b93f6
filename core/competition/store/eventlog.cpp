#include "core/competition/store/eventlog.h"

#include "core/util/printable.h"
#include "core/util/regularfile.h"

#include <QFile>

namespace shinpan {

EventLog::EventLog(std::unique_ptr<QFile> file)
    : m_file(std::move(file))
{ }

EventLog::~EventLog() = default;

Result<std::unique_ptr<EventLog>> EventLog::open(const QString &path)
{
    auto file = std::make_unique<RegularFile>(path);
    const auto opened =
        openRegularFile(*file, QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered);
    if (!opened) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"), path,
                                   opened.error()));
    }
    return std::unique_ptr<EventLog>(new EventLog(std::move(file)));
}

Result<void> EventLog::write(const CompetitionEvent &event)
{
    const QString time = event.time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss "));
    const QByteArray line = (time + toText(event)).toUtf8() + '\n';
    if (m_file->write(line) != line.size()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"),
                                   m_file->fileName(), m_file->errorString()));
    }
    return {};
}

QString toText(const CompetitionEvent &event)
{
    QString line;
    if (!event.gameId.isEmpty()) {
        line = QStringLiteral("game %1 ").arg(event.gameId);
    } else if (!event.player.isEmpty()) {
        line = QStringLiteral("player %1 ").arg(event.player);
    }
    line += eventPhrase(event.kind);
    if (!event.text.isEmpty()) {
        QString text = event.text;
        line += QStringLiteral(": ") + text.replace(u'\n', QStringLiteral("\n    "));
    }
    return printableLines(line);
}

} // namespace shinpan
