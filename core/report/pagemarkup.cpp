#include "core/report/pagemarkup.h"

#include "core/util/printable.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

QString escaped(const QString &text)
{
    return printable(text).toHtmlEscaped();
}

QString escapedLines(QStringList lines)
{
    std::ranges::transform(lines, lines.begin(), escaped);
    return lines.join(u'\n');
}

QString nameMarkup(const QString &name)
{
    return QStringLiteral("<bdi>") + escaped(name) + QStringLiteral("</bdi>");
}

QString typographic(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'-' && (i == 0 || text[i - 1] == u' ' || text[i - 1] == u'(')) {
            text[i] = QChar(0x2212);
        }
    }
    return text.replace(QStringLiteral("+inf"), QStringLiteral("+∞"))
        .replace(QStringLiteral("−inf"), QStringLiteral("−∞"));
}

QString heatClass(double part)
{
    return QStringLiteral("heat h%1").arg(std::lround(std::clamp(part, 0.0, 1.0) * 10));
}

QString capitalized(const QString &text)
{
    return text.isEmpty() ? text : text[0].toUpper() + text.mid(1);
}

} // namespace shinpan
