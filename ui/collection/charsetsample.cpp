#include "ui/collection/charsetsample.h"

#include <QByteArrayList>
#include <QStringDecoder>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype MostTexts = 6;
constexpr qsizetype LongestText = 400; ///< bytes

bool isForeign(char c)
{
    return static_cast<unsigned char>(c) >= 0x80 || c == '\x1B'; // or escapes to another set
}

/// Not decoded, a control character, or one without a meaning of its own.
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

/// For formats without brackets.
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

} // namespace shinpan
