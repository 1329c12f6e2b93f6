#include "core/machines/sshscheduler.h"

#include "core/machines/inbox.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <csignal>

namespace shinpan {

namespace {

/// How much a host may send to the disk of the head: twice the largest result.
constexpr qint64 MostSent = 2 * (MostUnpacked + MostAttached);
constexpr qint64 LeastProcess = 2; // a smaller number means many processes, or the system's first

/// The time when the process began, as proc(5) has it in field 22; empty if it is gone.
[[nodiscard]] QString beginOf(qint64 process)
{
    const Result<QByteArray> stat =
        readRegularFile(QStringLiteral("/proc/%1/stat").arg(process), 64 * KiB);
    const QList<QByteArray> fields =
        stat ? stat->mid(stat->lastIndexOf(')') + 2).split(' ') : QList<QByteArray>();
    constexpr qsizetype State = 0;
    constexpr qsizetype Begun = 19; // the state is the third field
    const bool isAlive = fields.size() > Begun && fields[State] != "Z";
    return isAlive ? QString::fromLatin1(fields[Begun]) : QString();
}

} // namespace

SshScheduler::SshScheduler(TaskTerms terms, std::vector<Host> hosts, QObject *parent)
    : Scheduler(parent)
    , m_terms(std::move(terms))
    , m_hosts(std::move(hosts))
{
    static_cast<void>(makeFolder(QDir(m_terms.folder).filePath(QStringLiteral("parallels"))));
    readNotes();
}

QString SshScheduler::noteOf(int block) const
{
    return QDir(m_terms.folder).filePath(QStringLiteral("parallels/%1").arg(block));
}

/// What an earlier process has left, or this one.
void SshScheduler::readNotes()
{
    const QDir folder(QDir(m_terms.folder).filePath(QStringLiteral("parallels")));
    const QStringList notes = folder.entryList(QDir::Files);
    for (const QString &name : notes) {
        const QString note = QString::fromUtf8(
            readRegularFile(folder.filePath(name), 64 * KiB).value_or(QByteArray()));
        const Running running{note.section(u' ', 0, 0).toLongLong(), note.section(u' ', 1, 1),
                              note.section(u' ', 2)};
        bool isNumber = false;
        const int block = name.toInt(&isNumber);
        if (isNumber && isOurs(block, running)) {
            m_running.insert(block, running);
        } else {
            QFile::remove(folder.filePath(name));
        }
    }
}

/// Whether it lives, and this run has started it for that block: a note tells any number that its
/// writer likes, but no other process has these words, which name the result that it brings.
bool SshScheduler::isOurs(int block, const Running &running) const
{
    if (running.process < LeastProcess || running.begun.isEmpty()
        || beginOf(running.process) != running.begun) {
        return false;
    }
    const Result<QByteArray> words =
        readRegularFile(QStringLiteral("/proc/%1/cmdline").arg(running.process), MiB);
    return words && words->contains(shellWord(arrivingResult(block)).toLocal8Bit());
}

QString SshScheduler::arrivingResult(int block) const
{
    return QDir(Inbox::arriving(m_terms.folder)).filePath(QStringLiteral("%1.result").arg(block));
}

/// How many more tasks may be begun there.
int SshScheduler::freeTasks(const Host &host) const
{
    const auto busy = static_cast<int>(std::ranges::count(m_running, host.name(), &Running::host));
    return m_avoided.contains(host.name()) ? 0 : std::max(0, host.tasks - busy);
}

int SshScheduler::room() const
{
    int room = 0;
    for (const Host &host : m_hosts) {
        room += freeTasks(host);
    }
    return room;
}

bool SshScheduler::hasMachines() const
{
    return std::ranges::any_of(
        m_hosts, [this](const Host &host) { return !m_avoided.contains(host.name()); });
}

/// parallel gives the task all of its standard input, and ends it when the connection ends. What
/// the host sends is no longer than a result can be, or nothing is kept of it.
QString SshScheduler::command(int block, const Host &host) const
{
    const QDir folder(m_terms.folder);
    const QString number = QString::number(block);
    const QString work =
        QStringLiteral("%1 %2 - --block %3 --attempt 0 --node %4")
            .arg(shellWord(m_terms.program), m_terms.work, number, shellWord(host.name()));
    const QString arriving = arrivingResult(block);
    constexpr qint64 FileUnit = 512; // of ulimit
    return QStringLiteral("ulimit -f %1; ").arg(MostSent / FileUnit)
         + QStringLiteral("cat %1 %2 | parallel --will-cite --pipe --block 100M --jobs 1 "
                          "--sshlogin 1/%3 %4 > %5 2>> %6 && mv %5 %7 || rm -f %5")
               .arg(shellWord(folder.filePath(QStringLiteral("task"))),
                    shellWord(folder.filePath(QStringLiteral("blocks/") + number)),
                    shellWord(host.login), shellWord(work), shellWord(arriving),
                    shellWord(folder.filePath(QStringLiteral("logs/%1.log").arg(number))),
                    shellWord(QDir(Inbox::inbox(m_terms.folder))
                                  .filePath(QFileInfo(arriving).fileName())));
}

bool SshScheduler::begin(int block, const Host &host)
{
    QProcess shell;
    shell.setProgram(QStringLiteral("setsid"));
    shell.setArguments({QStringLiteral("sh"), QStringLiteral("-c"), command(block, host)});
    shell.setStandardInputFile(QProcess::nullDevice());
    shell.setStandardOutputFile(QProcess::nullDevice());
    qint64 process = 0;
    if (!shell.startDetached(&process)) {
        return false;
    }
    const Running running{process, beginOf(process), host.name()};
    m_running.insert(block, running);
    static_cast<void>(saveWholeFile(QStringLiteral("%1 %2 %3")
                                        .arg(QString::number(process), running.begun, running.host)
                                        .toUtf8(),
                                    noteOf(block)));
    return true;
}

void SshScheduler::submit(int first, int count)
{
    int begun = 0;
    while (begun < count) {
        const auto host = std::ranges::find_if(
            m_hosts, [this](const Host &candidate) { return freeTasks(candidate) > 0; });
        if (host == m_hosts.end() || !begin(first + begun, *host)) {
            break;
        }
        ++begun;
    }
    const auto tell = [this, first, count, begun] {
        if (begun > 0) {
            Q_EMIT submitted(first, begun);
        }
        if (begun < count) {
            Q_EMIT refused(first + begun, count - begun,
                           QStringLiteral("no host is free, or setsid cannot be started"));
        }
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void SshScheduler::look()
{
    std::vector<Seen> tasks;
    for (auto task = m_running.begin(); task != m_running.end();) {
        if (isOurs(task.key(), *task)) {
            tasks.push_back({task.key(), QString::number(task.key()), true, task->host});
            ++task;
        } else {
            QFile::remove(noteOf(task.key()));
            task = m_running.erase(task);
        }
    }
    QMetaObject::invokeMethod(
        this, [this, tasks] { Q_EMIT seen(tasks); }, Qt::QueuedConnection);
}

/// The shell leads a session of its own, in which its parallel and ssh are. parallel waits for its
/// job at the first signal and ends it at the second.
void SshScheduler::cancel(const QStringList &handles)
{
    for (const QString &handle : handles) {
        const auto task = m_running.constFind(handle.toInt());
        if (task != m_running.cend() && isOurs(task.key(), *task)) {
            ::kill(-static_cast<pid_t>(task->process), SIGTERM);
        }
    }
}

void SshScheduler::sendStop(const QString &how)
{
    QStringList words{QStringLiteral("parallel"), QStringLiteral("--will-cite"),
                      QStringLiteral("--nonall"), QStringLiteral("--jobs"), QStringLiteral("0")};
    for (const Host &host : m_hosts) {
        words += {QStringLiteral("--sshlogin"), host.login};
    }
    words += QStringLiteral("%1 %2 %3 --stop %4 --term %5")
                 .arg(shellWord(m_terms.program), m_terms.work, shellWord(m_terms.run), how,
                      QString::number(m_terms.term));
    runCommand(this, words, {}, [this](const CommandAnswer &end) {
        if (!end.isGood) {
            Q_EMIT blind(end.complaint);
        }
    });
}

} // namespace shinpan
