#include "ui/board/painting/boardtheme.h"

#include "ui/board/painting/themefile.h"

namespace shinpan {

const BoardTheme &woodTheme()
{
    static const BoardTheme theme = builtInTheme(QStringLiteral("wood"));
    return theme;
}

const BoardTheme &paperTheme()
{
    static const BoardTheme theme = builtInTheme(QStringLiteral("print"));
    return theme;
}

} // namespace shinpan
