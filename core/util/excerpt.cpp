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

} // namespace shinpan
