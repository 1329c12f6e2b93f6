#pragma once

#include "core/competition/report/tunereport.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace shinpan {

/// Fits the model of a tune's games in a thread of its own: that takes longer than a window may
/// freeze, and is a function of what it is given alone.
class TuneFit final : public QObject
{
    Q_OBJECT

public:
    TuneFit() = default;
    /// Waits for what is running, some tenths of a second at most.
    ~TuneFit() override;

    [[nodiscard]] bool isRunning() const { return m_thread != nullptr; }
    /// Call it while nothing runs.
    void start(TuneFindings findings);

Q_SIGNALS:
    void done(std::shared_ptr<const TuneReport> report);

private:
    std::unique_ptr<QThread> m_thread; ///< null: nothing runs
};

} // namespace shinpan
