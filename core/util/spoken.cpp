#include "core/util/spoken.h"

#include <QLocale>

namespace shinpan {

namespace {

/// How sentences are put into words; null: they stay as they are.
QString (*renderSentence)(const char *sentence) = nullptr;

[[nodiscard]] QString withTheirPoint(QString number)
{
    return number.replace(u'.', QLocale().decimalPoint());
}

} // namespace

QString spoken(const Message &message)
{
    return renderSentence == nullptr ? message.english()
                                     : message.in(renderSentence, Message::Wording::Exact);
}

QString spokenNumber(double number, int decimals)
{
    return withTheirPoint(QString::number(number, 'f', decimals));
}

QString spokenNumber(double number)
{
    return withTheirPoint(QString::number(number));
}

void speakWith(QString (*render)(const char *sentence))
{
    renderSentence = render;
}

} // namespace shinpan
