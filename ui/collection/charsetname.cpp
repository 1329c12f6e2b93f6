#include "ui/collection/charsetname.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

struct Name
{
    const char *charset;
    const char *name;
};

constexpr Name Names[] = {
    {"UTF-8", QT_TRANSLATE_NOOP("CharsetName", "Unicode (UTF-8)")},
    {"UTF-16LE", QT_TRANSLATE_NOOP("CharsetName", "Unicode (UTF-16LE)")},
    {"UTF-16BE", QT_TRANSLATE_NOOP("CharsetName", "Unicode (UTF-16BE)")},
    {"GB18030", QT_TRANSLATE_NOOP("CharsetName", "Simplified Chinese (GBK)")},
    {"Big5", QT_TRANSLATE_NOOP("CharsetName", "Traditional Chinese (Big5)")},
    {"windows-31j", QT_TRANSLATE_NOOP("CharsetName", "Japanese (Shift-JIS)")},
    {"EUC-JP", QT_TRANSLATE_NOOP("CharsetName", "Japanese (EUC-JP)")},
    {"ISO-2022-JP", QT_TRANSLATE_NOOP("CharsetName", "Japanese (ISO-2022-JP)")},
    {"windows-949", QT_TRANSLATE_NOOP("CharsetName", "Korean (EUC-KR)")},
    {"windows-1252", QT_TRANSLATE_NOOP("CharsetName", "Western European (Latin-1)")},
    {"ISO-8859-15", QT_TRANSLATE_NOOP("CharsetName", "Western European (Latin-9)")},
    {"windows-1250", QT_TRANSLATE_NOOP("CharsetName", "Central European (Windows-1250)")},
    {"windows-1251", QT_TRANSLATE_NOOP("CharsetName", "Cyrillic (Windows-1251)")},
    {"KOI8-R", QT_TRANSLATE_NOOP("CharsetName", "Cyrillic (KOI8-R)")},
    {"windows-1253", QT_TRANSLATE_NOOP("CharsetName", "Greek (Windows-1253)")},
    {"windows-1254", QT_TRANSLATE_NOOP("CharsetName", "Turkish (Windows-1254)")},
    {"windows-1255", QT_TRANSLATE_NOOP("CharsetName", "Hebrew (Windows-1255)")},
    {"windows-1256", QT_TRANSLATE_NOOP("CharsetName", "Arabic (Windows-1256)")},
    {"windows-1258", QT_TRANSLATE_NOOP("CharsetName", "Vietnamese (Windows-1258)")},
    {"windows-874", QT_TRANSLATE_NOOP("CharsetName", "Thai (Windows-874)")},
};

} // namespace

QString charsetName(const QByteArray &charset)
{
    const auto *const found = std::ranges::find_if(Names, [&](const Name &name) {
        return charset.compare(name.charset, Qt::CaseInsensitive) == 0;
    });
    return found == std::end(Names) ? QString::fromLatin1(charset)
                                    : QCoreApplication::translate("CharsetName", found->name);
}

} // namespace shinpan
