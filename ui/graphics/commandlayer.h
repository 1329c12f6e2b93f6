#pragma once

#include "core/graphics/boarddrawing.h"
#include "core/graphics/enginecommand.h"
#include "core/graphics/replytable.h"

#include <QColor>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The outcome of a command that an engine was asked about a position: a layer of the board, and a
/// table beside it.
struct CommandLayer
{
    enum class State : std::uint8_t { Waiting, Shown, Failed };

    int id = 0; ///< never used again
    EngineCommand command;
    CommandChoices choices{};
    bool isRepeated = false; ///< it is asked again after each move
    State state = State::Waiting;
    QString problem{}; ///< of a failure: a sentence, or the engine's words
    QColor ink{};      ///< of what it draws

    QString reply{}; ///< the answer as a text
    BoardDrawing drawing{};
    std::vector<ReplyRow> rows{};
    /// The answer of the engine that is compared; nothing: it was not asked, or has not answered.
    std::optional<std::vector<ReplyRow>> others{};

    /// One line of what it says.
    [[nodiscard]] QString summary() const;
    /// What is in the table: both engines' rows, if another one is compared.
    [[nodiscard]] std::vector<ComparedRow> table() const;
};

} // namespace shinpan
