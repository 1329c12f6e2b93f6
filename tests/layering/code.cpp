#include "tests/layering/code.h"

#include <QRegularExpression>

namespace shinpan::lint {

namespace {

enum class Blanked { Comments, CommentsAndLiterals };

QString blanked(const QString &text, Blanked what)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"re(R"(\w*)\((?:.|\n)*?\)\1"|//[^\n]*|/\*(?:.|\n)*?\*/|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+')re"));
    QString code = text;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (what == Blanked::Comments && text.at(match.capturedStart()) != u'/') {
            continue;
        }
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            if (code.at(i) != u'\n') {
                code[i] = u' ';
            }
        }
    }
    return code;
}

} // namespace

QString withoutComments(const QString &text)
{
    return blanked(text, Blanked::Comments);
}

QString codeOnly(const QString &text)
{
    return blanked(text, Blanked::CommentsAndLiterals);
}

} // namespace shinpan::lint
