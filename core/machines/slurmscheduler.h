#pragma once

#include "core/machines/command.h"
#include "core/machines/scheduler.h"

#include <QSet>

namespace shinpan {

/// Tasks by Slurm: arrays of jobs, which sbatch, squeue and scancel are asked for. The run's folder
/// must be on a disk that all its machines have.
class SlurmScheduler final : public Scheduler
{
    Q_OBJECT

public:
    explicit SlurmScheduler(TaskTerms terms, QObject *parent = nullptr);

    void submit(int first, int count) override;
    void look() override;
    void cancel(const QStringList &handles) override;
    void cancelWaiting() override;
    void sendStop(const QString &how) override;
    void avoid(const QStringList &nodes) override { m_avoided = nodes; }
    [[nodiscard]] bool tasksSign() const override { return true; }
    [[nodiscard]] bool hasMachines() const override { return m_hasMachines; }
    [[nodiscard]] int room() const override { return MostInArray; }
    [[nodiscard]] int patience() const override { return 2; }

private:
    static constexpr int MostInArray = 1000; ///< Slurm's MaxArraySize, unless somebody changed it

    [[nodiscard]] QStringList batchWords(int first, int count) const;
    [[nodiscard]] QByteArray script(int first) const;
    [[nodiscard]] QString jobName(int first) const;
    [[nodiscard]] std::vector<Seen> tasksIn(const QByteArray &lines);

    TaskTerms m_terms;
    QStringList m_avoided;
    bool m_hasMachines = true; ///< that are not avoided
    QSet<QString> m_names;     ///< of jobs that were seen or submitted
};

} // namespace shinpan
