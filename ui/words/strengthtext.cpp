#include "ui/words/strengthtext.h"

#include <QCoreApplication>

namespace shinpan::text {

QString strengthLabel(const EngineStrength &knob)
{
    return QCoreApplication::translate("EngineTemplates", knob.label);
}

QString strength(const EngineStrength &knob, int strength)
{
    return strengthLabel(knob).arg(strength);
}

} // namespace shinpan::text
