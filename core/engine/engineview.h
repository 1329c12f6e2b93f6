#pragma once

#include "core/board/board.h"
#include "core/engine/engine.h"

#include <QByteArray>
#include <QCoroTask>

#include <memory>
#include <optional>

namespace shinpan {

/// What an engine says of the game that it has, where it is not for us to derive.
struct EngineView
{
    /// Nothing: it cannot be asked, or what it answers cannot be read for certain.
    std::optional<Board> board{};
    std::optional<double> komi{};
    QByteArray rules{}; ///< as `kata-get-rules` tells them, without blanks; empty: it does not
};

/// Asks an engine for it. All is queued at once, so that nothing comes between. `size` is the
/// board's where the engine does not tell another.
[[nodiscard]] QCoro::Task<EngineView> viewOf(std::shared_ptr<Engine> engine,
                                             BoardSize size,
                                             Engine::Limit perCommand);

} // namespace shinpan
