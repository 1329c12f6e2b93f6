#include "ui/collection/charsetsample.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype MostTexts = 6;
constexpr qsizetype LongestText = 400; ///< bytes

bool isForeign(char c)
{
    return static_cast<unsigned char>(c) >= 0x80 || c == '\x1B'; // or escapes to another set
}

/// Whether it was not decoded, is a control character, or has no meaning of its own.
bool isNoText(QChar c)
{
    const auto category = c.category();
    return c == QChar::ReplacementCharacter || category == QChar::Other_PrivateUse
        || category == QChar::Other_NotAssigned || (c >= QChar(0x80) && c < QChar(0xA0));
}

/// Those names come first, whatever else the file says before them.
int rankOf(const QByteArray &property)
{
    static const QByteArrayList leading{"PB", "PW", "GN", "EV", "PC", "C"};
    const qsizetype rank = leading.indexOf(property);
    return static_cast<int>(rank < 0 ? leading.size() : rank);
}

/// The values that are not ASCII alone, raw, the most telling first. Brackets are looked for as
/// bytes: a character of two bytes may hold one, which cuts a text short and does no harm.
QByteArrayList foreignTexts(const QByteArray &bytes)
{
    std::vector<std::pair<int, QByteArray>> found;
    QByteArray property;
    for (qsizetype at = 0; at < bytes.size() && found.size() < 200; ++at) {
        const char c = bytes[at];
        if (c >= 'A' && c <= 'Z') {
            property += c;
        } else if (c == '[') {
            const qsizetype close = bytes.indexOf(']', at);
            const QByteArray value = bytes.mid(at + 1, close < 0 ? -1 : close - at - 1);
            if (std::ranges::any_of(value, isForeign)) {
                found.emplace_back(rankOf(property), value.left(LongestText));
            }
            at = close < 0 ? bytes.size() : close;
        } else if (c == ';' || c == '\n') {
            property.clear();
        }
        if (c == '[') {
            property.clear();
        }
    }
    std::ranges::stable_sort(found, {}, [](const auto &text) { return text.first; });
    QByteArrayList texts;
    for (const auto &[rank, text] : found) {
        if (!texts.contains(text)) {
            texts << text;
        }
    }
    return texts.mid(0, MostTexts);
}

/// The lines of formats without brackets.
QByteArrayList foreignLines(const QByteArray &bytes)
{
    QByteArrayList lines;
    for (const QByteArray &line : bytes.split('\n')) {
        if (lines.size() < MostTexts && std::ranges::any_of(line, isForeign)) {
            lines << line.left(LongestText).trimmed();
        }
    }
    return lines;
}

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

std::vector<CharsetSample> sampleCharsets(const QByteArray &bytes,
                                          const std::vector<QByteArray> &charsets)
{
    QByteArrayList texts = foreignTexts(bytes);
    if (texts.isEmpty()) {
        texts = foreignLines(bytes);
    }
    std::vector<CharsetSample> samples;
    for (const QByteArray &charset : charsets) {
        CharsetSample sample{charset, {}, 0};
        for (const QByteArray &text : texts) {
            QStringDecoder decoder(charset.constData());
            const QString decoded = decoder(text);
            sample.damaged += static_cast<int>(std::ranges::count_if(decoded, isNoText));
            sample.texts << decoded.simplified();
        }
        samples.push_back(std::move(sample));
    }
    std::ranges::stable_sort(samples, {}, [](const CharsetSample &sample) {
        return sample.damaged > 1; // the last character of a text that was cut may be halved
    });
    return samples;
}

QString charsetName(const QByteArray &charset)
{
    const auto *const found = std::ranges::find_if(Names, [&](const Name &name) {
        return charset.compare(name.charset, Qt::CaseInsensitive) == 0;
    });
    return found == std::end(Names) ? QString::fromLatin1(charset)
                                    : QCoreApplication::translate("CharsetName", found->name);
}

} // namespace shinpan
