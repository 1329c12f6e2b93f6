#pragma once

#include <QIcon>

namespace shinpan {

/// The icon as it is where something is selected, for whoever asks for it as it is elsewhere. Makes
/// no pixmaps of its own, so it may be made for one painting.
[[nodiscard]] QIcon selectedIcon(const QIcon &icon);

} // namespace shinpan
