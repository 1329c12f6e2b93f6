#include "core/util/csvcell.h"

namespace shinpan {

QString harmlessCell(const QString &text)
{
    // Behind blanks as well, and the wide forms in an East Asian one.
    static const QString signs = QStringLiteral("=+-@\uff1d\uff0b\uff0d\uff20");
    const QString content = text.trimmed();
    bool isNumber = false;
    content.toDouble(&isNumber);
    const bool isFormula = !content.isEmpty() && signs.contains(content.front()) && !isNumber;
    return isFormula ? u'\'' + text : text;
}

} // namespace shinpan
