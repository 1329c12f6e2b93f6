#include "ui/words/messagetext.h"

#include <QCoreApplication>

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

} // namespace shinpan::text
