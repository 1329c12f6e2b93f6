#include "app/common/speech.h"

#include "core/util/language.h"
#include "core/util/spoken.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace shinpan {

void Speech::speak(const QString &language)
{
    if (m_qt.load(QStringLiteral("qtbase_") + language,
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
    }
    // English has a file too, for its plural forms.
    if (m_own.load(QStringLiteral("shinpan_") + language, QStringLiteral(":/i18n"))) {
        QCoreApplication::installTranslator(&m_own);
    }
    speakWith(
        [](const char *sentence) { return QCoreApplication::translate("Messages", sentence); });
}

void Speech::speakAsTheTerminal()
{
    const QString chosen = qEnvironmentVariable("SHINPAN_LANGUAGE");
    QLocale::setDefault(localeFor(chosen.isEmpty() ? QLocale() : QLocale(chosen)));
    if (const QString language = languageFor(QLocale()); language != QLatin1String("en")) {
        speak(language); // the terminal's English has no plural forms to look up
    }
}

} // namespace shinpan
