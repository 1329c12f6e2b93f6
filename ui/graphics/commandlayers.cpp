#include "ui/graphics/commandlayers.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace shinpan {

namespace {

/// Apart from each other, and from wood, black and white.
constexpr std::array<QRgb, CommandLayers::Most> Inks{
    0xffb3261e, 0xff0b57d0, 0xff6d3fb0, 0xff00695c, 0xffa34700, 0xffad1457, 0xff33691e, 0xff37474f};

/// The first ink that no layer has.
[[nodiscard]] QColor freeInk(const std::vector<CommandLayer> &layers)
{
    for (const QRgb ink : Inks) {
        if (std::ranges::find(layers, QColor::fromRgb(ink), &CommandLayer::ink) == layers.end()) {
            return QColor::fromRgb(ink);
        }
    }
    return QColor::fromRgb(Inks.front());
}

} // namespace

CommandLayer *CommandLayers::find(int id)
{
    const auto found = std::ranges::find(m_layers, id, &CommandLayer::id);
    return found == m_layers.end() ? nullptr : &*found;
}

const CommandLayer *CommandLayers::current() const
{
    const auto found = std::ranges::find(m_layers, m_current, &CommandLayer::id);
    return found == m_layers.end() ? nullptr : &*found;
}

CommandLayer &CommandLayers::place(const EngineCommand &command, const CommandChoices &choices)
{
    auto there = std::ranges::find_if(
        m_layers, [&](const CommandLayer &layer) { return layer.command.label == command.label; });
    if (there == m_layers.end()) {
        if (m_layers.size() >= Most) {
            m_layers.erase(m_layers.begin());
        }
        CommandLayer layer;
        layer.command = command;
        layer.ink = freeInk(m_layers);
        m_layers.push_back(layer);
        there = std::prev(m_layers.end());
    }
    there->id = ++m_lastId;
    there->choices = choices;
    m_current = there->id;
    return *there;
}

void CommandLayers::remove(int id)
{
    std::erase_if(m_layers, [id](const CommandLayer &layer) { return layer.id == id; });
    fallBack();
}

void CommandLayers::keepRepeated()
{
    std::erase_if(m_layers, [](const CommandLayer &layer) { return !layer.isRepeated; });
    fallBack();
}

/// The newest takes the place of a current one that is gone.
void CommandLayers::fallBack()
{
    if (!current() && !m_layers.empty()) {
        m_current = m_layers.back().id;
    }
}

} // namespace shinpan
