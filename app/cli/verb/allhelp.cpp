#include "app/cli/verb/allhelp.h"

namespace shinpan {

QString allHelpOf(const Verb &verb, const QString &path)
{
    QString help = helpOf(verb, path);
    for (const Verb *one : verb.verbs) {
        help += u'\n' + allHelpOf(*one, path + u' ' + one->name);
    }
    return help;
}

} // namespace shinpan
