#include "ui/kit/cliprocess.h"

#include "core/util/excerpt.h"
#include "core/util/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <utility>

namespace shinpan {

namespace {

constexpr int CouldNotRun = 2; ///< the exit code of every verb that could not run
constexpr qsizetype LongestComplaint = 500;

} // namespace

CliProcess::CliProcess(QString program, QObject *parent)
    : QObject(parent)
    , m_program(std::move(program))
{ }

CliProcess::~CliProcess()
{
    cancel();
}

void CliProcess::start(const QStringList &words)
{
    cancel();
    m_process = std::make_unique<QProcess>();
    m_process->setStandardInputFile(QProcess::nullDevice());
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &CliProcess::readLines);
    connect(m_process.get(), &QProcess::finished, this, &CliProcess::conclude);
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) { // everything else is followed by finished()
            giveUp();
        }
    });
    // Qt 6.4 loses a descriptor with each process that cannot be started.
    if (QStandardPaths::findExecutable(m_program).isEmpty()) {
        const auto tell = [this, process = m_process.get()] {
            if (m_process.get() == process) {
                giveUp();
            }
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        return;
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("SHINPAN_LANGUAGE"), languageFor(QLocale()));
    m_process->setProcessEnvironment(environment); // it tells what the window shows
    m_process->start(m_program, words);
}

/// It goes on without us until it has noticed, or the application ends, which kills it then.
void CliProcess::cancel()
{
    if (!m_process) {
        return;
    }
    QProcess *const orphan = m_process.release();
    orphan->disconnect(this);
    orphan->setParent(QCoreApplication::instance());
    connect(orphan, &QProcess::finished, orphan, &QObject::deleteLater);
    connect(orphan, &QProcess::errorOccurred, orphan, &QObject::deleteLater);
    if (orphan->state() == QProcess::NotRunning) {
        orphan->deleteLater();
    } else {
        orphan->terminate();
    }
}

void CliProcess::readLines()
{
    // Whoever hears a line may start another process.
    for (const QProcess *const process = m_process.get();
         m_process && m_process.get() == process && m_process->canReadLine();) {
        QByteArray read = m_process->readLine();
        read.chop(1);
        Q_EMIT line(read);
    }
}

void CliProcess::conclude(int code, QProcess::ExitStatus status)
{
    readLines();
    if (!m_process) {
        return; // whoever heard the last line has cancelled it
    }
    const QString said = QString::fromUtf8(m_process->readAllStandardError()).trimmed();
    if (status == QProcess::NormalExit) {
        end(code, Message::verbatim(excerpt(said, LongestComplaint)));
    } else {
        end(CouldNotRun, Message::of(QT_TRANSLATE_NOOP("Messages", "%1 quit unexpectedly"),
                                     m_process->program()));
    }
}

void CliProcess::giveUp()
{
    end(CouldNotRun, Message::of(QT_TRANSLATE_NOOP("Messages", "%1 could not be started; it is "
                                                               "installed along with Shinpan"),
                                 m_program));
}

void CliProcess::end(int exitCode, const Message &complaint)
{
    m_process.release()->deleteLater();
    Q_EMIT ended(exitCode, complaint);
}

} // namespace shinpan
