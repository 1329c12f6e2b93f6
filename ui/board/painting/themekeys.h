#pragma once

#include "ui/board/painting/boardtheme.h"

#include <QStringList>

#include <optional>

class QDir;

namespace shinpan {

/// All keys of a theme's description, as "section/key", in the order of BoardTheme's fields.
[[nodiscard]] QStringList themeKeys();

/// Sets the field that `key` stands for; images are looked for in `folder`. What is wrong with key
/// or value, for people, or nothing.
[[nodiscard]] std::optional<QString> setThemeKey(BoardTheme &theme,
                                                 const QString &key,
                                                 const QString &value,
                                                 const QDir &folder);

} // namespace shinpan
