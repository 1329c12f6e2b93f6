#include "ui/sound/soundplayer.h"

#include "core/util/wholefile.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <chrono>

namespace shinpan {

namespace {

constexpr int MostAtOnce = 3;
constexpr std::chrono::seconds DeviceWait(3); // with a program that plays half a second

} // namespace

SoundPlayer::Commands SoundPlayer::usualCommands()
{
    return {{QStringLiteral("pw-play")},
            {QStringLiteral("paplay")},
            {QStringLiteral("aplay"), QStringLiteral("-q")}};
}

SoundPlayer::SoundPlayer(QObject *parent, const Commands &commands)
    : QObject(parent)
{
    for (const QStringList &command : commands) {
        const QString program = QStandardPaths::findExecutable(command.first());
        if (!program.isEmpty()) {
            m_command = QStringList(program) + command.mid(1);
            return;
        }
    }
}

void SoundPlayer::play(Sound sound)
{
    const QString file =
        m_command.isEmpty() || m_sounding >= MostAtOnce ? QString() : fileOf(sound);
    if (file.isEmpty()) {
        return;
    }
    auto *process = new QProcess(this);
    process->setStandardInputFile(QProcess::nullDevice());
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setStandardErrorFile(QProcess::nullDevice());
    const auto end = [this, process](bool wasPlayed) {
        --m_sounding;
        process->deleteLater();
        Q_EMIT finished(wasPlayed);
    };
    connect(process, &QProcess::finished, this, [end](int code, QProcess::ExitStatus status) {
        end(code == 0 && status == QProcess::NormalExit);
    });
    connect(process, &QProcess::errorOccurred, this, [end](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) { // everything else is followed by finished()
            end(false);
        }
    });
    QTimer::singleShot(DeviceWait, process, &QProcess::kill);
    ++m_sounding;
    process->start(m_command.first(), m_command.mid(1) << file);
}

QString SoundPlayer::fileOf(Sound sound)
{
    const QString name = m_folder.filePath(QStringLiteral("%1.wav").arg(static_cast<int>(sound)));
    if (!m_folder.isValid() || QFile::exists(name)) {
        return m_folder.isValid() ? name : QString();
    }
    return saveWholeFile(sampleOf(sound), name, Durability::Crash) ? name : QString();
}

} // namespace shinpan
