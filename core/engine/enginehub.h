#pragma once

#include "core/engine/engine.h"
#include "core/engine/queryengine.h"

#include <QObject>

#include <memory>
#include <set>
#include <vector>

namespace shinpan {

/// Every engine that a program runs, so that traffic can be told apart and nothing is left behind
/// at the end.
class EngineHub final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineHub)

public:
    /// `transcript` hears all engines and must outlive the hub and them.
    explicit EngineHub(GtpTranscript &transcript, QObject *parent = nullptr);

    /// A new engine, not started, called `label` in the transcript. The hub does not keep it alive.
    [[nodiscard]] std::shared_ptr<Engine> create(const EngineProfile &profile,
                                                 const QString &label);

    /// The engine that answers JSON queries for this profile (see speaksQueries()): the one
    /// that there is, whoever asked for it, else a new one that is to be started, called `label` in
    /// the transcript. The hub does not keep it alive.
    [[nodiscard]] std::shared_ptr<QueryEngine> queryEngine(const EngineProfile &profile,
                                                           const QString &label);

    /// The engine with this source number in the transcript; null when it is gone.
    [[nodiscard]] std::shared_ptr<Engine> engineOf(int source) const;

    /// Closes every engine that still runs, and lets no more be started; the task ends when none is
    /// left.
    [[nodiscard]] QCoro::Task<> closeAll(Engine::Limit grace);

Q_SIGNALS:
    /// The engine is ready to be spoken to and knows these commands.
    void engineReady(int source, const QStringList &commands);
    /// Its process has ended, or it was ready and is destroyed, which kills the process.
    void engineEnded(int source);

private:
    void watch(const Engine &engine);

    GtpTranscript &m_transcript;
    std::vector<std::weak_ptr<Engine>> m_engines;
    std::vector<std::weak_ptr<QueryEngine>> m_shared; ///< engines for queries, to be shared
    std::vector<QPointer<QueryEngine>> m_query;       ///< the same and those that are leaving
    bool m_isClosed = false;
    std::set<int> m_ready; ///< sources of those that were ready and have not ended
};

} // namespace shinpan
