#pragma once

#include "core/engine/engine.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace shinpan {

class EngineHub;

/// An engine's process in somebody's service: it is started from the event loop, so that who hires
/// it can listen before anything happens, and sent away with this.
class HiredEngine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HiredEngine)

public:
    /// `label` is what the transcript calls it.
    HiredEngine(EngineHub &hub,
                const EngineProfile &profile,
                const QString &label,
                QObject *parent = nullptr);
    ~HiredEngine() override;

Q_SIGNALS:
    /// It has started. Whoever keeps the engine must let it go before this is destroyed.
    void ready(const std::shared_ptr<shinpan::Engine> &engine);
    /// It cannot be started: a sentence without its subject.
    void failed(const QString &why);

private:
    static QCoro::Task<> run(QPointer<HiredEngine> self, std::shared_ptr<Engine> engine);

    std::shared_ptr<Engine> m_engine;
};

} // namespace shinpan
