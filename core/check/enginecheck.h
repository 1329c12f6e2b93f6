#pragma once

#include "core/check/checklimits.h"
#include "core/check/checkreport.h"
#include "core/engine/profile/engineprofile.h"

#include <QCoroTask>
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

namespace shinpan {

class CheckBench;
class GtpTranscript;

/// Finds out what an engine can do and what it does wrong, by asking it. Runs the engine as often
/// as that takes: one that dies or hangs is started anew for the next question.
///
/// Nothing it does can hang, every command and the whole have a limit; the engine is gone when
/// finished() comes, and is killed by the destructor.
class EngineCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineCheck)

public:
    enum class Depth {
        Handshake, ///< starts it, asks for its name, sends the start-up commands, quits: about a
                   ///< second
        Full,      ///< everything: a minute for a quick engine
    };

    /// `transcript` may be null or destroyed first.
    EngineCheck(EngineProfile profile,
                Depth depth,
                CheckLimits limits = {},
                GtpTranscript *transcript = nullptr,
                QObject *parent = nullptr,
                EngineStart start = {});
    ~EngineCheck() override;

    /// Call once.
    void start();

    /// Kills the engine at once; finished() follows within moments.
    void cancel();

    [[nodiscard]] const CheckReport &report() const { return m_report; }
    [[nodiscard]] bool isFinished() const { return m_isFinished; }

Q_SIGNALS:
    /// A step begins: `done` of `total` are over, `what` comes next.
    void progressed(int done, int total, const shinpan::Message &what);
    /// report().findings[index] is new.
    void found(int index);
    /// Once. Nothing of the engine is left.
    void finished();

private:
    static QCoro::Task<> run(QPointer<EngineCheck> self);
    static QCoro::Task<> askFacts(QPointer<EngineCheck> self);
    void add(const CheckFinding &finding);
    void giveUp();
    void finish(bool isComplete);

    CheckLimits m_limits;
    Depth m_depth;
    EngineProfile m_profile;
    std::shared_ptr<CheckBench> m_bench;
    std::shared_ptr<CheckBench> m_factBench; ///< is asked about a fact; null: none is
    CheckReport m_report;
    QTimer m_deadline; ///< for the whole
    QElapsedTimer m_clock;
    bool m_isStopped = false; ///< cancelled, or out of time
    bool m_isFinished = false;
};

} // namespace shinpan
