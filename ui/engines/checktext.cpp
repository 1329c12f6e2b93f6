#include "ui/engines/checktext.h"

#include <QCoreApplication>
#include <QLocale>

namespace shinpan::text {

namespace {

[[nodiscard]] QString translated(const char *text)
{
    return QCoreApplication::translate("EngineCheck", text);
}

} // namespace

QString finding(const CheckSentence &sentence)
{
    return filledIn(translated(sentence.text), sentence.arguments);
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
