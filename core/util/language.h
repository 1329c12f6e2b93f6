#pragma once

#include <QLocale>
#include <QString>

#include <span>

namespace shinpan {

/// A language that the program speaks: translations/shinpan_CODE.ts is built in.
struct Language
{
    const char *code;     ///< the end of the name of its file: "de", "zh_TW"
    const char *menuText; ///< in itself, UTF-8, so that it is found by whoever cannot read the rest

    [[nodiscard]] QString name() const { return QString::fromUtf8(menuText).remove(u'&'); }
};

/// All of them, in the order of their names; English is one.
[[nodiscard]] std::span<const Language> languages();

/// The code of the first language that the locale asks for and that we speak, else "en". Chinese is
/// told apart by its script: traditional, "zh_TW", in Taiwan, Hong Kong and Macau.
[[nodiscard]] QString languageFor(const QLocale &locale);

/// The locale whose numbers and dates go with the texts in that language: the one that was asked
/// for, unless its numbers are another language's, as with LANGUAGE=de beside LC_ALL=C.
[[nodiscard]] QLocale localeFor(const QLocale &locale);

} // namespace shinpan
