#include "core/util/language.h"

#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace shinpan;

class LanguageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLocaleIsSpokenToInItsLanguage_data();
    void aLocaleIsSpokenToInItsLanguage();
    void eachLanguageIsSpokenToThatAsksForIt();
    void numbersAreWrittenAsTheTexts();
};

void LanguageTest::aLocaleIsSpokenToInItsLanguage_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("language");
    const auto add = [](const char *locale, const char *language) {
        QTest::newRow(locale) << QString::fromLatin1(locale) << QString::fromLatin1(language);
    };
    add("de_DE", "de");
    add("de_CH", "de");
    add("en_GB", "en");
    add("C", "en");
    add("zh_CN", "zh_CN");
    add("zh_SG", "zh_CN");
    add("zh_HK", "zh_TW");
    add("zh_Hant_MY", "zh_TW");
    add("fr_CA", "fr");
    add("es_MX", "es");
    add("ja_JP", "ja");
    add("fi_FI", "en"); // a language that we do not speak
}

void LanguageTest::aLocaleIsSpokenToInItsLanguage()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, language);

    QCOMPARE(languageFor(QLocale(locale)), language);
}

void LanguageTest::eachLanguageIsSpokenToThatAsksForIt()
{
    QSet<QString> names;
    for (const Language &language : languages()) {
        const QString code = QString::fromLatin1(language.code);
        QCOMPARE(languageFor(QLocale(code)), code);
        QVERIFY(!language.name().contains(u'&'));
        names.insert(language.name());
    }
    QCOMPARE(names.size(), qsizetype(languages().size()));
}

void LanguageTest::numbersAreWrittenAsTheTexts()
{
    const auto number = [](const char *locale) {
        return localeFor(QLocale(QString::fromLatin1(locale))).toString(1234.5, 'f', 1);
    };
    QCOMPARE(number("de_DE"), QStringLiteral("1.234,5"));
    QCOMPARE(number("de_CH"), QStringLiteral("1’234.5")); // as where they live
    QCOMPARE(number("fi_FI"), QStringLiteral("1,234.5")); // the texts are English
    QCOMPARE(localeFor(QLocale::c()), QLocale::c());
}

SHINPAN_TEST(LanguageTest)

#include "language_test.moc"
