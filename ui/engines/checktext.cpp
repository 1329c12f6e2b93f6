#include "ui/engines/checktext.h"

#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace shinpan::text {

namespace {

[[nodiscard]] QString translated(const char *text)
{
    return QCoreApplication::translate("EngineCheck", text);
}

/// "0.05" with the person's decimal sign.
[[nodiscard]] QString localized(const QString &number)
{
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    const auto decimals = static_cast<int>(number.section(u'.', 1).size());
    return isNumber ? QLocale().toString(value, 'f', decimals) : number;
}

} // namespace

QString finding(const CheckSentence &sentence)
{
    const QString english = QString::fromUtf8(sentence.text);
    QStringList arguments;
    for (const Message &argument : sentence.arguments) {
        const bool isTime =
            english.contains(QStringLiteral("%%1 s").arg(arguments.size() + 1)); // seconds
        arguments.append(isTime ? localized(argument.english()) : message(argument));
    }
    return filledIn(translated(sentence.text), arguments);
}

QString capitalised(const QString &text)
{
    return QLocale().toUpper(text.left(1)) + text.mid(1);
}

QString areaName(CheckArea area)
{
    return translated(nameOf(area));
}

QString verdictName(const CheckFinding &finding)
{
    return translated(weightOf(finding));
}

} // namespace shinpan::text
