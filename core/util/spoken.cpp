#include "core/util/spoken.h"

#include <QLocale>

namespace shinpan {

namespace {

/// How sentences are put into words; null: they stay as they are.
QString (*renderSentence)(const char *sentence) = nullptr;

} // namespace

QString spoken(const Message &message)
{
    return renderSentence == nullptr ? message.english()
                                     : message.in(renderSentence, Message::Wording::Exact);
}

QString spokenNumber(double number, int decimals)
{
    return QString::number(number, 'f', decimals).replace(u'.', QLocale().decimalPoint());
}

void speakWith(QString (*render)(const char *sentence))
{
    renderSentence = render;
}

} // namespace shinpan
