#include "core/competition/store/eventlog.h"

#include "core/util/printable.h"
#include "core/util/regularfile.h"

#include <QFile>

namespace shinpan {

namespace {

using Kind = CompetitionEvent::Kind;

/// What is said of the game or player that the line begins with.
QString phrase(Kind kind)
{
    switch (kind) {
    case Kind::RunStarted:
        return QStringLiteral("run started");
    case Kind::RunEnded:
        return QStringLiteral("run ended");
    case Kind::StopRequested:
        return QStringLiteral("asked to stop");
    case Kind::Paused:
        return QStringLiteral("paused");
    case Kind::GoneOn:
        return QStringLiteral("gone on");
    case Kind::Halted:
        return QStringLiteral("run halted");
    case Kind::SeriesBegun:
        return QStringLiteral("new series of results");
    case Kind::PlayerChecked:
        return QStringLiteral("checked");
    case Kind::CheckFailed:
        return QStringLiteral("failed its check");
    case Kind::EngineChanged:
        return QStringLiteral("another engine");
    case Kind::GameStarted:
        return QStringLiteral("started");
    case Kind::GameResumed:
        return QStringLiteral("resumed");
    case Kind::GameEnded:
        return QStringLiteral("ended");
    case Kind::GameVoid:
        return QStringLiteral("void");
    case Kind::GameBrokenOff:
        return QStringLiteral("broken off");
    case Kind::DuplicateGame:
        return QStringLiteral("is a duplicate");
    case Kind::Quarantined:
        return QStringLiteral("quarantined");
    case Kind::Released:
        return QStringLiteral("plays again");
    case Kind::Decided:
        return QStringLiteral("test over");
    case Kind::FewOpenings:
        return QStringLiteral("few openings");
    case Kind::Warning:
        return QStringLiteral("warning");
    }
    Q_UNREACHABLE();
}

} // namespace

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
        return failure(QStringLiteral("cannot write %1: %2").arg(path, opened.error()));
    }
    return std::unique_ptr<EventLog>(new EventLog(std::move(file)));
}

Result<void> EventLog::write(const CompetitionEvent &event)
{
    const QString time = event.time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss "));
    const QByteArray line = (time + toText(event)).toUtf8() + '\n';
    if (m_file->write(line) != line.size()) {
        return failure(
            QStringLiteral("cannot write %1: %2").arg(m_file->fileName(), m_file->errorString()));
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
    line += phrase(event.kind);
    if (!event.text.isEmpty()) {
        QString text = event.text;
        line += QStringLiteral(": ") + text.replace(u'\n', QStringLiteral("\n    "));
    }
    return printableLines(line);
}

} // namespace shinpan
