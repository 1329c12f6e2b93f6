#pragma once

#include "core/competition/file/tomltext.h"

#include <QLatin1String>

namespace shinpan {

/// The lines of a competition's file as they are written.
class TomlLines
{
public:
    /// "[name]", or "[[name]]" for one of several.
    void heading(const QString &heading) { m_text += u'\n' + heading + u'\n'; }
    void put(QLatin1String key, const QString &value)
    {
        m_text += key + QLatin1String(" = ") + value + u'\n';
    }
    void putText(QLatin1String key, const QString &text) { put(key, tomlText(text)); }
    void putNumber(QLatin1String key, qint64 number) { put(key, QString::number(number)); }
    void putFlag(QLatin1String key, bool flag)
    {
        put(key, flag ? QStringLiteral("true") : QStringLiteral("false"));
    }

    [[nodiscard]] const QString &text() const { return m_text; }

private:
    QString m_text;
};

} // namespace shinpan
