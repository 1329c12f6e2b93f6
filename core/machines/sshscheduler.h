#pragma once

#include "core/machines/command.h"
#include "core/machines/hostfile.h"
#include "core/machines/scheduler.h"

#include <QMap>

namespace shinpan {

/// Tasks on hosts over ssh, one GNU parallel each, which brings the task there by standard input
/// and the result home by standard output: no disk is shared, and nothing but shinpan-cli and the
/// engines is needed there. Each parallel goes on when this process ends.
class SshScheduler final : public Scheduler
{
    Q_OBJECT

public:
    SshScheduler(TaskTerms terms, std::vector<Host> hosts, QObject *parent = nullptr);

    void submit(int first, int count) override;
    void look() override;
    void cancel(const QStringList &handles) override;
    void cancelWaiting() override { } // nothing waits
    void sendStop(const QString &how) override;
    void avoid(const QStringList &nodes) override { m_avoided = nodes; }
    [[nodiscard]] QString nodeOf(int block) const override { return m_running.value(block).host; }
    [[nodiscard]] int room() const override;
    [[nodiscard]] int patience() const override { return 1; }
    [[nodiscard]] bool hasMachines() const override;

private:
    /// A parallel that was started, here or by an earlier process.
    struct Running
    {
        qint64 process = 0;
        QString begun; ///< when, in the kernel's words: another process may have the number later
        QString host;  ///< its name
    };

    [[nodiscard]] int freeTasks(const Host &host) const;
    [[nodiscard]] bool begin(int block, const Host &host);
    [[nodiscard]] QString command(int block, const Host &host) const;
    [[nodiscard]] QString noteOf(int block) const;
    [[nodiscard]] QString arrivingResult(int block) const;
    [[nodiscard]] bool isOurs(int block, const Running &running) const;
    void readNotes();

    TaskTerms m_terms;
    std::vector<Host> m_hosts;
    QStringList m_avoided;
    QMap<int, Running> m_running; ///< by block
};

} // namespace shinpan
