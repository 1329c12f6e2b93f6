#include "core/util/excerpt.h"

namespace shinpan {

QString excerpt(const QString &text, qsizetype most)
{
    if (text.size() <= most) {
        return text.simplified();
    }
    qsizetype end = most;
    end -= text.at(end - 1).isHighSurrogate() ? 1 : 0;
    return QStringLiteral("%1… (%2 characters)")
        .arg(text.first(end).simplified(), QString::number(text.size()));
}

QString passage(const QString &text, qsizetype most)
{
    constexpr qsizetype MostLines = 6;
    return text.size() <= most && text.count(u'\n') < MostLines ? text : excerpt(text, most);
}

} // namespace shinpan
