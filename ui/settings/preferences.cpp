#include "ui/settings/preferences.h"

namespace shinpan {

Preferences::Preferences() = default;

Preferences::Preferences(const QString &iniFile)
    : m_settings(iniFile, QSettings::IniFormat)
{ }

void Preferences::setValue(const QString &key, const QVariant &value)
{
    if (value.isValid()) {
        m_settings.setValue(key, value);
    } else {
        m_settings.remove(key);
    }
}

} // namespace shinpan
