#include "ui/board/boardtheme.h"

#include "ui/board/themefile.h"

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
