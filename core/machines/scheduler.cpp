#include "core/machines/scheduler.h"

#include <QList>

namespace shinpan {

QString shellWord(const QString &text)
{
    QString word = text;
    return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QByteArray stopOrder(const QString &how, int term)
{
    return how.toUtf8() + ' ' + QByteArray::number(term) + '\n';
}

std::optional<QString> stopOrdered(const QByteArray &order, int term)
{
    const QList<QByteArray> words = order.trimmed().split(' ');
    const bool isMeant = order.endsWith('\n') && words.size() == 2 && words[1].toInt() >= term;
    return isMeant ? std::optional(QString::fromUtf8(words[0])) : std::nullopt;
}

} // namespace shinpan
