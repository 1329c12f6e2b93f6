#pragma once

#include "core/analysis/analysisengine.h"
#include "core/util/message.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace shinpan {

class EngineHub;

/// An engine for work in the background: it is started from the event loop, so that its owner can
/// listen before anything happens, and leaves with this. One that speaks GTP has a process of its
/// own; one that answers JSON queries, for many positions at once, shares that of its profile.
class BackgroundEngine final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BackgroundEngine)

public:
    /// `label` is what the transcript calls it.
    BackgroundEngine(EngineHub &hub, const EngineProfile &profile, const QString &label);
    ~BackgroundEngine() override;

    /// It runs from ready() on.
    [[nodiscard]] const AnalysisEngine &engine() const { return m_engine; }

Q_SIGNALS:
    /// It has started. Whoever keeps the engine should let it go soon after this is destroyed.
    void ready(const shinpan::AnalysisEngine &engine);
    /// It cannot be started: a sentence without its subject.
    void failed(const shinpan::Message &why);
    /// It said something that people should know, which belongs to nothing that it was asked: a
    /// sentence without its subject.
    void remarked(const shinpan::Message &remark);

private:
    static QCoro::Task<> run(QPointer<BackgroundEngine> self, AnalysisEngine engine);

    AnalysisEngine m_engine;
};

} // namespace shinpan
