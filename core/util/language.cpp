#include "core/util/language.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::array Known{
    Language{"de", "&Deutsch"},    Language{"en", "E&nglish"},    Language{"es", "E&spañol"},
    Language{"fr", "&Français"},   Language{"ru", "&Русский"},    Language{"ja", "日本語"},
    Language{"zh_CN", "简体中文"}, Language{"zh_TW", "繁體中文"}, Language{"ko", "한국어"},
};

[[nodiscard]] QString codeOf(const QLocale &locale)
{
    if (locale.language() == QLocale::Chinese) {
        const bool isTraditional = locale.script() == QLocale::TraditionalHanScript;
        return isTraditional ? QStringLiteral("zh_TW") : QStringLiteral("zh_CN");
    }
    return locale.name().section(u'_', 0, 0);
}

} // namespace

std::span<const Language> languages()
{
    return Known;
}

QString languageFor(const QLocale &locale)
{
    const QStringList wanted = locale.uiLanguages();
    for (const QString &name : wanted) {
        const QString code = codeOf(QLocale(name));
        const bool isKnown = std::any_of(Known.begin(), Known.end(), [&code](const Language &one) {
            return code == QLatin1String(one.code);
        });
        if (isKnown) {
            return code;
        }
    }
    return QStringLiteral("en");
}

QLocale localeFor(const QLocale &locale)
{
    const QString language = languageFor(locale);
    if (locale.language() == QLocale::C && language == QLatin1String("en")) {
        return locale;
    }
    // The system's locale has the names of one locale and, by LC_NUMERIC, the numbers of another.
    const bool isOfLanguage = codeOf(locale) == language;
    const QLocale named(isOfLanguage ? locale.name() : language);
    const bool hasItsNumbers = locale.decimalPoint() == named.decimalPoint()
                            && locale.groupSeparator() == named.groupSeparator();
    return isOfLanguage && hasItsNumbers ? locale : named;
}

} // namespace shinpan
