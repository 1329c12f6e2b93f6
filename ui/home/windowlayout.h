#pragma once

#include <QStringList>

#include <array>
#include <cstdint>

class QMainWindow;

namespace shinpan {

/// What a window is arranged for.
enum class WindowLayout : std::uint8_t { Play, Watch, Analyse, Edit };
inline constexpr std::array AllWindowLayouts{WindowLayout::Play, WindowLayout::Watch,
                                             WindowLayout::Analyse, WindowLayout::Edit};

/// The panels of a layout as it comes, by object name; a window need not have them all.
struct WindowPlan
{
    QStringList right; ///< from top to bottom
    QStringList bottom;
};

[[nodiscard]] WindowPlan planOf(WindowLayout layout);

/// Puts the panels of the plan where it wants them and hides the others, except `kept`.
void arrange(QMainWindow &window, const WindowPlan &plan, const QStringList &kept);

} // namespace shinpan
