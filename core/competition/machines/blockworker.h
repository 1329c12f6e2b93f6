#pragma once

#include "core/competition/machines/block.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/run/engineidentifier.h"

#include <QObject>
#include <QSet>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace shinpan {

/// Plays a block on the machine that this process runs on, as a run at home would: with the same
/// runner, and a record of its own in a folder that goes with it. Engines are compared with the
/// task's first, and a machine that has others plays nothing.
class BlockWorker final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BlockWorker)

public:
    /// The machine that plays it, and the number of the attempt.
    struct Place
    {
        QString node;
        int attempt = 0;
    };

    BlockWorker(const Task &task, Block block, Place place, QObject *parent = nullptr);
    /// Kills what still runs.
    ~BlockWorker() override;

    /// Begins; returns at once. Call once.
    void start();
    /// Stops as a run is stopped; what is finished goes home.
    void stop(StopMode mode);

    /// Its own, with its record; empty before it has begun.
    [[nodiscard]] QString folder() const { return m_folder ? m_folder->path() : QString(); }

Q_SIGNALS:
    /// Once, when nothing of an engine is left.
    void finished(const shinpan::BlockResult &result);

private:
    [[nodiscard]] Result<void> prepare();
    void compare(const EngineIdentity &found);
    void scaleTimes();
    void play();
    void collect(const RunEnd &end);
    void collectLogs(const QString &folder);
    void refuse(const QString &reason);

    Task m_task;
    Block m_block;
    BlockResult m_result; ///< as far as it is known
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<ResultStore> m_store;
    std::unique_ptr<EngineIdentifier> m_identifier;
    std::size_t m_compared = 0; ///< engines
    std::unique_ptr<CompetitionRunner> m_runner;
    std::optional<StopMode> m_stop; ///< before there was a runner
    QSet<QString> m_notStarted;     ///< games whose engine could not be started
};

} // namespace shinpan
