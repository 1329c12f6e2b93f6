#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace shinpan::text {

namespace {

[[nodiscard]] QString translated(const char *sentence)
{
    return QCoreApplication::translate("Messages", sentence);
}

} // namespace

QString message(const Message &message)
{
    return message.in(translated, Message::Wording::Exact);
}

QString plainMessage(const Message &message)
{
    return message.in(translated, Message::Wording::Plain);
}

QString capitalised(const QString &text)
{
    return QLocale().toUpper(text.left(1)) + text.mid(1);
}

} // namespace shinpan::text
