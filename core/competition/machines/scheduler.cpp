#include "core/competition/machines/scheduler.h"

#include <QList>

namespace shinpan {

QString shellWord(const QString &text)
{
    QString word = text;
    return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QByteArray stopOrder(StopMode mode, int term)
{
    return QByteArray(stopModeName(mode).data()) + ' ' + QByteArray::number(term) + '\n';
}

std::optional<StopMode> stopOrdered(const QByteArray &order, int term)
{
    const QList<QByteArray> words = order.trimmed().split(' ');
    const bool isMeant = order.endsWith('\n') && words.size() == 2 && words[1].toInt() >= term;
    return isMeant ? stopModeFromName(QString::fromLatin1(words[0])) : std::nullopt;
}

} // namespace shinpan
