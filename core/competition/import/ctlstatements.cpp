#include "core/competition/import/ctlstatements.h"

#include <map>

namespace shinpan {

QString ctlStatementName(const QString &word)
{
    static const std::map<QString, QString> statements{
        {QStringLiteral("for"),
         QStringLiteral("a for loop is not taken over; write the players out")},
        {QStringLiteral("while"),
         QStringLiteral("a while loop is not taken over; write the players "
                        "out")},
        {QStringLiteral("if"),
         QStringLiteral("an if statement is not taken over; write what it comes to")},
        {QStringLiteral("try"), QStringLiteral("a try statement is not taken over")},
        {QStringLiteral("with"), QStringLiteral("a with statement is not taken over")},
        {QStringLiteral("class"), QStringLiteral("a class is not taken over")},
        {QStringLiteral("def"), QStringLiteral("a function within a function is not taken over")},
        {QStringLiteral("import"),
         QStringLiteral("an import is not taken over; nothing is executed")},
        {QStringLiteral("from"),
         QStringLiteral("an import is not taken over; nothing is executed")},
        {QStringLiteral("print"), QStringLiteral("a print statement is not taken over")},
        {QStringLiteral("raise"), QStringLiteral("a raise statement is not taken over")},
        {QStringLiteral("assert"), QStringLiteral("an assertion is not taken over")},
        {QStringLiteral("@"), QStringLiteral("a decorator is not taken over")},
    };
    const auto found = statements.find(word);
    return found != statements.end()
             ? found->second
             : QStringLiteral("the statement that begins with “%1” is not taken over").arg(word);
}

} // namespace shinpan
