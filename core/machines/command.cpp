#include "core/machines/command.h"

#include <QProcess>
#include <QTimer>

#include <chrono>

namespace shinpan {

namespace {

constexpr std::chrono::seconds Patience{60};
constexpr qsizetype LongestComplaint = 500;

[[nodiscard]] CommandAnswer endOf(QProcess &process, const QString &program)
{
    CommandAnswer end;
    end.output = process.readAllStandardOutput();
    end.isGood = process.error() == QProcess::UnknownError
              && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    if (!end.isGood) {
        const QString said =
            QString::fromUtf8(process.readAllStandardError()).trimmed().left(LongestComplaint);
        end.complaint =
            program + QStringLiteral(": ") + (said.isEmpty() ? process.errorString() : said);
    }
    return end;
}

} // namespace

void runCommand(QObject *context,
                const QStringList &words,
                const QByteArray &input,
                const std::function<void(const CommandAnswer &)> &done)
{
    auto *const process = new QProcess(context);
    const QString program = words.constFirst();
    const auto finish = [process, program, done] {
        process->disconnect();
        process->deleteLater();
        done(endOf(*process, program));
    };
    QObject::connect(process, &QProcess::finished, context, finish, Qt::QueuedConnection);
    QObject::connect(
        process, &QProcess::errorOccurred, context,
        [finish](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart) {
                finish();
            }
        },
        Qt::QueuedConnection);
    QTimer::singleShot(Patience, process, &QProcess::kill);
    process->start(program, words.mid(1));
    process->write(input);
    process->closeWriteChannel();
}

} // namespace shinpan
