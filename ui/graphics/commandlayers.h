#pragma once

#include "ui/graphics/commandlayer.h"

#include <cstddef>
#include <vector>

namespace shinpan {

/// The layers on the board, and which of them the table is about.
class CommandLayers
{
public:
    /// More than these push the oldest out.
    static constexpr std::size_t Most = 8;

    /// The layers from the oldest to the newest, which is on top.
    [[nodiscard]] const std::vector<CommandLayer> &all() const { return m_layers; }
    [[nodiscard]] std::vector<CommandLayer> &all() { return m_layers; }
    /// Null where there is none of that number.
    [[nodiscard]] CommandLayer *find(int id);
    /// The one that the table is about; null without any.
    [[nodiscard]] const CommandLayer *current() const;

    /// Makes room for what is to be asked, with a new number: in the layer that the command has
    /// already, else in a new one of an ink of its own. It becomes the current one.
    CommandLayer &place(const EngineCommand &command, const CommandChoices &choices);
    void setCurrent(int id) { m_current = id; }
    void remove(int id);
    /// What is about one position only goes.
    void keepRepeated();
    void clear() { m_layers.clear(); }

private:
    void fallBack();

    std::vector<CommandLayer> m_layers;
    int m_current = 0;
    int m_lastId = 0;
};

} // namespace shinpan
