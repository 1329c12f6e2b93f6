#include "ui/export/exportthemes.h"

#include "ui/board/painting/themelibrary.h"

namespace shinpan {

const BoardTheme &exportTheme(const QString &id)
{
    const BoardTheme *theme = ThemeLibrary::shared().find(id);
    return theme != nullptr ? *theme : woodTheme();
}

} // namespace shinpan
