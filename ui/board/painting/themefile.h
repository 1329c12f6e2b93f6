#pragma once

#include "core/util/result.h"
#include "ui/board/painting/boardtheme.h"

#include <QStringList>

namespace shinpan {

/// Themes as folders: `<id>/theme.ini` and the images it names. The file is UTF-8, at most 64 KiB:
///
///     # anything
///     [theme]
///     name = My board
///     base = wood            # a theme of the program's that gives what is not said here
///     [board]
///     texture = kaya.jpg     # in the folder; PNG, JPEG, SVG …
///     line = #3b2a14         # #rgb, #rrggbb, #aarrggbb or a name of SVG's
///     [stones]
///     white images = shell1.png, shell2.png
///
/// Every key of the program's own themes (resources/themes) may be used; each at most once.
inline constexpr auto ThemeFileName = "theme.ini";

/// The theme in `folder`, whose name becomes its id. What the file leaves out comes from its base,
/// or from `fallback`. Fails with "FILE:LINE: [section] key: what is wrong".
[[nodiscard]] Result<BoardTheme> readTheme(const QString &folder, const BoardTheme &fallback);

/// The program's own themes, in the order of the menu.
[[nodiscard]] const QStringList &builtInThemeIds();
/// The built-in theme of that id.
[[nodiscard]] BoardTheme builtInTheme(const QString &id);

/// All keys of a theme's description, as "section/key", in the order of BoardTheme's fields.
[[nodiscard]] QStringList themeKeys();

} // namespace shinpan
