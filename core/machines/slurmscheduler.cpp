#include "core/machines/slurmscheduler.h"

#include "core/util/wholefile.h"

#include <QDir>

namespace shinpan {

SlurmScheduler::SlurmScheduler(TaskTerms terms, QObject *parent)
    : Scheduler(parent)
    , m_terms(std::move(terms))
{ }

/// The number of the array's first block is in it.
QString SlurmScheduler::jobName(int first) const
{
    return QStringLiteral("shinpan.%1.%2").arg(m_terms.run, QString::number(first));
}

QStringList SlurmScheduler::batchWords(int first, int count) const
{
    const TaskNeeds &needs = m_terms.needs;
    QString folder = QDir(m_terms.folder).filePath(QStringLiteral("logs/"));
    folder.replace(u'%', QStringLiteral("%%")); // what sbatch reads as the sign itself
    const QString log = folder + QStringLiteral("%x.%a.log");
    QStringList words{QStringLiteral("sbatch"),
                      QStringLiteral("--parsable"),
                      QStringLiteral("--array=0-%1").arg(count - 1),
                      QStringLiteral("--job-name=") + jobName(first),
                      QStringLiteral("--output=") + log,
                      QStringLiteral("--open-mode=append"),
                      QStringLiteral("--requeue"),
                      QStringLiteral("--signal=B:TERM@120"),
                      QStringLiteral("--cpus-per-task=%1").arg(needs.cores)};
    if (needs.megabytes > 0) {
        words += QStringLiteral("--mem=%1M").arg(needs.megabytes);
    }
    if (needs.gpus > 0) {
        words += QStringLiteral("--gres=gpu:%1").arg(needs.gpus);
    }
    if (!m_terms.partition.isEmpty()) {
        words += QStringLiteral("--partition=") + m_terms.partition;
    }
    if (!m_avoided.isEmpty()) {
        words += QStringLiteral("--exclude=") + m_avoided.join(u',');
    }
    return words + m_terms.options; // the last word is the owner's
}

/// The task is the batch step itself, so that signals of Slurm reach it.
QByteArray SlurmScheduler::script(int first) const
{
    return QStringLiteral("#!/bin/sh\n"
                          "exec %1 %2 %3 --block $((%4 + SLURM_ARRAY_TASK_ID)) "
                          "--attempt \"${SLURM_RESTART_COUNT:-0}\" --node \"$SLURMD_NODENAME\"\n")
        .arg(shellWord(m_terms.program), m_terms.work,
             shellWord(QDir(m_terms.folder).filePath(QStringLiteral("task"))),
             QString::number(first))
        .toUtf8();
}

void SlurmScheduler::submit(int first, int count)
{
    m_names.insert(jobName(first));
    runCommand(this, batchWords(first, count), script(first),
               [this, first, count](const CommandAnswer &end) {
                   // What sbatch says when all nodes are excluded.
                   m_hasMachines = m_avoided.isEmpty()
                                || !end.complaint.contains(
                                    QLatin1String("Requested node configuration is not available"));
                   if (end.isGood) {
                       Q_EMIT submitted(first, count);
                   } else {
                       Q_EMIT refused(first, count, end.complaint);
                   }
               });
}

void SlurmScheduler::look()
{
    runCommand(this,
               {QStringLiteral("squeue"), QStringLiteral("--noheader"), QStringLiteral("--array"),
                QStringLiteral("--me"), QStringLiteral("--format=%j|%F_%K|%T|%N")},
               {}, [this](const CommandAnswer &end) {
                   if (end.isGood) {
                       Q_EMIT seen(tasksIn(end.output));
                   } else {
                       Q_EMIT blind(end.complaint);
                   }
               });
}

std::vector<Scheduler::Seen> SlurmScheduler::tasksIn(const QByteArray &lines)
{
    std::vector<Seen> tasks;
    const QString ours = QStringLiteral("shinpan.%1.").arg(m_terms.run);
    const QStringList all = QString::fromUtf8(lines).split(u'\n');
    for (const QString &line : all) {
        const QStringList fields = line.split(u'|');
        if (fields.size() != 4 || !fields[0].startsWith(ours)) {
            continue;
        }
        m_names.insert(fields[0]);
        tasks.push_back({fields[0].mid(ours.size()).toInt() + fields[1].section(u'_', 1).toInt(),
                         fields[1], fields[2] != QLatin1String("PENDING"), fields[3]});
    }
    return tasks;
}

void SlurmScheduler::cancel(const QStringList &handles)
{
    if (!handles.isEmpty()) {
        runCommand(this, QStringList{QStringLiteral("scancel")} + handles, {},
                   [](const CommandAnswer &) {}); // the next look shows what is left
    }
}

void SlurmScheduler::cancelWaiting()
{
    for (const QString &name : std::as_const(m_names)) {
        runCommand(this,
                   {QStringLiteral("scancel"), QStringLiteral("--state=PENDING"),
                    QStringLiteral("--name=") + name},
                   {}, [](const CommandAnswer &) {});
    }
}

void SlurmScheduler::sendStop(const QString &how)
{
    const Result<void> sent = saveWholeFile(stopOrder(how, m_terms.term),
                                            QDir(m_terms.folder).filePath(QStringLiteral("stop")));
    if (!sent) {
        Q_EMIT blind(sent.error().english());
    }
}

} // namespace shinpan
