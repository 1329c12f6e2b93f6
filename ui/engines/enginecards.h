#pragma once

#include "core/board/color.h"
#include "ui/engines/enginewaitcard.h"

#include <QTimer>
#include <QWidget>

#include <chrono>
#include <memory>
#include <optional>

class QVBoxLayout;

namespace shinpan {

class Engine;
class EngineFailureCard;
class EngineProfileStore;
class OpenGame;

/// What the person should know of the engines of the game while they do not play: that one failed,
/// that one is loading, or thinks for too long. Takes no room when all is well, and never the focus
/// of the keyboard.
class EngineCards final : public QWidget
{
    Q_OBJECT

public:
    EngineCards(OpenGame &game, const EngineProfileStore &store, QWidget *parent = nullptr);

Q_SIGNALS:
    void editRequested(Color seat);
    /// The person wants an engine there that is not in the list.
    void addEngineRequested(Color seat);
    void consoleRequested(Color seat);

private:
    /// One engine lets us wait for one thing.
    struct Waiting
    {
        EngineWait::Kind kind;
        std::weak_ptr<const Engine> engine;
        int move; ///< the moves played
        std::chrono::steady_clock::time_point since;
        std::chrono::milliseconds hold; ///< the state is told only if it lasts this long
    };

    void createFailure();
    void createWait();
    void look();
    void watch(Color color);
    [[nodiscard]] std::optional<EngineWait::Kind> expected(Color color) const;
    [[nodiscard]] std::optional<EngineWait> worthTelling(Color color) const;
    void keepWaiting(Color color);

    OpenGame &m_game;
    const EngineProfileStore &m_store;
    QVBoxLayout *m_column;
    EngineFailureCard *m_failure = nullptr; ///< once an engine failed
    EngineWaitCard *m_wait = nullptr;       ///< once one let us wait
    ByColor<std::optional<Waiting>> m_waiting;
    QTimer m_tick; ///< while an engine lets us wait
};

} // namespace shinpan
