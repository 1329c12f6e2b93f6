#pragma once

#include "core/engine/engine.h"
#include "core/engine/positionsync.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace shinpan::test {

/// Keeps one engine at the place that it was told last.
///
/// Whoever jumps faster than the engine can follow does not flood it: one command is on its way at
/// a time, only the newest place is pursued, and from wherever the engine has got to by then. It
/// sets out from the event loop, so that of many jumps in one go only the last counts. The engine
/// must be running, and nobody else may lead it about meanwhile.
class EngineFollower final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineFollower)

public:
    /// `perCommand` is how long the engine may take over one command; zero: as long as it likes.
    EngineFollower(std::shared_ptr<Engine> engine,
                   Engine::Limit perCommand,
                   QObject *parent = nullptr);

    [[nodiscard]] const std::shared_ptr<Engine> &engine() const { return m_engine; }

    /// Whether the engine is still on its way.
    [[nodiscard]] bool isUnderWay() const { return m_isUnderWay; }

    /// Leads the engine to this place. In the end it arrives or fails, unless it is sent elsewhere
    /// first.
    void follow(EngineGame place);

Q_SIGNALS:
    /// The engine is where follow() wanted it last.
    void arrived();
    /// It could not be led there; its EngineSync::state() says so too. The next follow() tries
    /// anew.
    void failed(const shinpan::EngineError &error);

private:
    static QCoro::Task<> pursue(QPointer<EngineFollower> self);
    void setOut();

    std::shared_ptr<Engine> m_engine;
    Engine::Limit m_perCommand;
    std::optional<EngineGame> m_place; ///< told last
    bool m_isWanted = false;           ///< m_place is to be pursued (once more)
    bool m_isUnderWay = false;
};

} // namespace shinpan::test
