#pragma once

#include "core/engine/engine.h"
#include "core/util/message.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace shinpan {

class EngineHub;

/// An engine with a process of its own for work in the background: it is started from the event
/// loop, so that its owner can listen before anything happens, and leaves with this.
class BackgroundEngine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BackgroundEngine)

public:
    /// `label` is what the transcript calls it.
    BackgroundEngine(EngineHub &hub, const EngineProfile &profile, const QString &label);
    ~BackgroundEngine() override;

Q_SIGNALS:
    /// It has started. Whoever keeps the engine should let it go soon after this is destroyed.
    void ready(const std::shared_ptr<shinpan::Engine> &engine);
    /// It cannot be started: a sentence without its subject.
    void failed(const shinpan::Message &why);

private:
    static QCoro::Task<> run(QPointer<BackgroundEngine> self, std::shared_ptr<Engine> engine);

    std::shared_ptr<Engine> m_engine;
};

} // namespace shinpan
