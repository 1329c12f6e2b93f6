#include "core/record/sgf/charsetguess.h"

#include "core/record/sgf/namewords.h"

#include <QHash>
#include <QString>
#include <QStringDecoder>
#include <QStringEncoder>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace shinpan {

namespace {

/// What some of ICU's converters put for bytes that they cannot decode; the end mark of DOS.
constexpr char Undecodable = 0x1A;

constexpr double PlainBits = 5; ///< of an ASCII character, whatever the charset
constexpr double ForeignSymbolBits = 16;
constexpr double OpenBits = 40;  ///< of a bracket that the last byte of a character swallows
constexpr double UnfitBits = 23; ///< of what no name has: Greek in GB2312, private characters…

[[nodiscard]] double bitsOf(double probability)
{
    return -std::log2(probability);
}

[[nodiscard]] bool isPlain(QChar c)
{
    return c.unicode() < 0x80;
}

[[nodiscard]] bool isBetween(QChar c, char16_t first, char16_t last)
{
    return c.unicode() >= first && c.unicode() <= last;
}

/// How likely characters of Chinese, Japanese and Korean names are.
class CharacterModel
{
public:
    explicit CharacterModel(const NameWords &words)
        : m_script(words.script)
    {
        for (const QChar c : QStringView(words.words)) {
            if (c != u' ') {
                ++m_counts[c];
                ++m_total;
            }
        }
    }

    /// `bytes`: the character in the charset.
    [[nodiscard]] double bitsOfCharacter(QChar c, QByteArrayView bytes) const
    {
        const double known = m_counts.value(c, 0) / static_cast<double>(m_total);
        return bitsOf(0.75 * known + rareProbability(c, bytes));
    }

private:
    /// The probability of any character, however rare: by its kind, and the standards' two levels
    /// of kanji.
    [[nodiscard]] double rareProbability(QChar c, QByteArrayView bytes) const
    {
        const double unfit = std::exp2(-UnfitBits);
        if (isBetween(c, 0x3000, 0x303F) || isBetween(c, 0xFF01, 0xFF5E)) {
            return 0.03 / 150;
        }
        if (isBetween(c, 0x3041, 0x30FF)) {
            return m_script == NameWords::Script::Japanese ? 0.15 / 170 : unfit;
        }
        if (isBetween(c, 0xFF61, 0xFF9F)) {
            return m_script == NameWords::Script::Japanese ? 0.002 / 60 : unfit;
        }
        if (isBetween(c, 0xAC00, 0xD7A3)) {
            const bool isUsual =
                bytes.size() == 2 && byte(bytes, 0) >= 0xB0 && byte(bytes, 1) >= 0xA1;
            return m_script != NameWords::Script::Korean ? unfit
                 : isUsual                               ? 0.2 / 2350
                                                         : 0.002 / 8822;
        }
        if (!isBetween(c, 0x4E00, 0x9FFF)) {
            return unfit;
        }
        return m_script == NameWords::Script::Korean ? 0.005 / 4888 : kanjiProbability(bytes);
    }

    [[nodiscard]] double kanjiProbability(QByteArrayView bytes) const
    {
        const int lead = byte(bytes, 0);
        const int trail = bytes.size() == 2 ? byte(bytes, 1) : 0;
        const auto isLead = [lead](int first, int last) { return lead >= first && lead <= last; };
        constexpr double Frequent = 0.15 / 3500;
        constexpr double Rare = 0.02 / 4000;
        constexpr double Vendors = 0.002 / 14'000;
        switch (m_charset) {
        case Layout::Gb:
            return trail >= 0xA1 && isLead(0xB0, 0xD7) ? Frequent
                 : trail >= 0xA1 && isLead(0xD8, 0xF7) ? Rare
                                                       : Vendors;
        case Layout::Big5:
            return isLead(0xA4, 0xC6) ? Frequent : isLead(0xC9, 0xF9) ? Rare : Vendors;
        case Layout::ShiftJis:
            return isLead(0x88, 0x98) ? Frequent : isLead(0x99, 0xEA) ? Rare : Vendors;
        case Layout::EucJp:
            return isLead(0xB0, 0xCF) ? Frequent : isLead(0xD0, 0xF4) ? Rare : Vendors;
        case Layout::Other:
            break;
        }
        return Vendors;
    }

    [[nodiscard]] static int byte(QByteArrayView bytes, qsizetype at)
    {
        return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
    }

public:
    /// The place where a charset has its frequent kanji.
    enum class Layout { Other, Gb, Big5, ShiftJis, EucJp };
    void setLayout(Layout layout) { m_charset = layout; }

private:
    NameWords::Script m_script;
    Layout m_charset = Layout::Other;
    QHash<QChar, int> m_counts;
    int m_total = 0;
};

/// How likely letters are beside each other in names.
class LetterModel
{
public:
    explicit LetterModel(const NameWords &words)
    {
        const QStringList list = QString::fromUtf16(words.words).split(u' ', Qt::SkipEmptyParts);
        for (const QString &word : list) {
            QChar last = Edge;
            for (const QChar c : word.toLower() + Edge) {
                ++m_pairs[{last, c}];
                ++m_firsts[last];
                ++m_letters[c];
                ++m_total;
                last = c;
            }
        }
    }

    /// The bits of a word that is not ASCII alone.
    [[nodiscard]] double bitsOfWord(QStringView word) const
    {
        double bits = 0;
        QChar last = Edge;
        for (const QChar c : word) {
            const bool isShouted = c.isUpper() && last.isLower();
            bits += bitsBetween(last.toLower(), c.toLower()) + (isShouted ? 6 : 0);
            bits += isMixed(last, c) ? 10 : 0;
            last = c;
        }
        bits += bitsBetween(last.toLower(), Edge);
        return bits + (word.front().isLower() ? 1 : 0);
    }

private:
    static constexpr QChar Edge = u' ';

    [[nodiscard]] static bool isMixed(QChar a, QChar b)
    {
        const auto isCyrillic = [](QChar c) { return c.script() == QChar::Script_Cyrillic; };
        return a != Edge && isCyrillic(a) != isCyrillic(b);
    }

    [[nodiscard]] double bitsBetween(QChar last, QChar c) const
    {
        const double firsts = m_firsts.value(last, 0);
        const double pair = firsts > 0 ? m_pairs.value({last, c}, 0) / firsts : 0;
        const double letter = m_letters.value(c, 0) / static_cast<double>(m_total);
        return bitsOf(0.6 * pair + 0.38 * letter + 0.02 / 120);
    }

    QHash<std::pair<QChar, QChar>, int> m_pairs;
    QHash<QChar, int> m_firsts;
    QHash<QChar, int> m_letters;
    int m_total = 0;
};

using Layout = CharacterModel::Layout;

/// A charset that Go records are in.
struct Candidate
{
    const char *charset;
    const NameWords *words;
    double rarityBits; ///< how much less usual it is than the most usual ones
    Layout layout = Layout::Other;
};
const std::array<Candidate, 10> Candidates{{{"GB18030", &SimplifiedChineseWords, 0, Layout::Gb},
                                            {"Big5", &TraditionalChineseWords, 1, Layout::Big5},
                                            {"windows-31j", &JapaneseWords, 0, Layout::ShiftJis},
                                            {"EUC-JP", &JapaneseWords, 3, Layout::EucJp},
                                            {"windows-949", &KoreanWords, 0},
                                            {"windows-1251", &RussianWords, 1},
                                            {"KOI8-R", &RussianWords, 2},
                                            {"windows-1252", &WesternWords, 0},
                                            {"windows-1250", &CentralWords, 1},
                                            {"windows-1254", &TurkishWords, 2}}};

/// What a text says, without what every record consists of.
struct Prose
{
    QString text;
    bool isOpen = false; ///< the last value does not end
};

/// The values of SGF that are not ASCII alone; without any, the lines of a text that has no values.
/// What is decoded is cut: a second byte of a character may look like a bracket.
[[nodiscard]] Prose proseIn(const QString &text, bool hasBrackets)
{
    Prose prose;
    const QChar close = hasBrackets ? u']' : u'\n';
    for (qsizetype at = hasBrackets ? text.indexOf(u'[') : 0; at >= 0 && at < text.size();) {
        const qsizetype start = at + (hasBrackets ? 1 : 0);
        qsizetype end = start;
        while (end < text.size() && text[end] != close) {
            end += hasBrackets && text[end] == u'\\' ? 2 : 1;
        }
        prose.isOpen = hasBrackets && end >= text.size();
        end = std::min(end, text.size());
        const QStringView piece = QStringView(text).sliced(start, end - start);
        if (!std::ranges::all_of(piece, isPlain)) {
            prose.text += piece;
            prose.text += u'\n';
        }
        at = hasBrackets ? text.indexOf(u'[', end) : end + 1;
    }
    return prose.text.isEmpty() && hasBrackets ? proseIn(text, false) : prose;
}

/// A candidate with what is learnt of its languages, which is kept.
class CharsetModel
{
public:
    explicit CharsetModel(const Candidate &candidate)
        : m_candidate(candidate)
    {
        if (candidate.words->script == NameWords::Script::Letters) {
            m_letters.emplace(*candidate.words);
        } else {
            m_characters.emplace(*candidate.words);
            m_characters->setLayout(candidate.layout);
        }
    }

    [[nodiscard]] QByteArray charset() const { return m_candidate.charset; }

    /// Nothing where the bytes are not of this charset.
    [[nodiscard]] std::optional<double> bitsOfBytes(QByteArrayView bytes) const
    {
        static constexpr qsizetype DamagedOneIn = 50;
        QStringDecoder decode(m_candidate.charset);
        const QString text = decode(bytes.toByteArray().replace(Undecodable, ' '));
        qsizetype foreign = 0;
        qsizetype damaged = 0;
        for (const QChar c : text) {
            foreign += isPlain(c) ? 0 : 1;
            damaged += c == QChar::ReplacementCharacter || c == QLatin1Char(Undecodable) ? 1 : 0;
        }
        if (!decode.isValid() || damaged * DamagedOneIn > foreign) {
            return std::nullopt;
        }
        const Prose prose = proseIn(text, true);
        return (m_letters ? bitsOfWords(prose.text) : bitsOfCharacters(prose.text))
             + m_candidate.rarityBits + (prose.isOpen ? OpenBits : 0);
    }

private:
    [[nodiscard]] double bitsOfCharacters(const QString &text) const
    {
        QStringEncoder encode(m_candidate.charset);
        double bits = 0;
        for (const QChar c : text) {
            if (isPlain(c)) {
                bits += PlainBits;
            } else if (c.isSurrogate()) {
                bits += UnfitBits / 2;
            } else {
                const QByteArray bytes = encode(c);
                bits += m_characters->bitsOfCharacter(c, bytes);
            }
        }
        return bits;
    }

    [[nodiscard]] double bitsOfWords(const QString &text) const
    {
        double bits = 0;
        for (qsizetype at = 0; at < text.size();) {
            const auto isLetter = [](QChar c) { return c.isLetter() || c.isMark(); };
            const QStringView rest = QStringView(text).sliced(at);
            const auto end = std::ranges::find_if_not(rest, isLetter);
            const QStringView word = rest.first(end - rest.begin());
            if (word.isEmpty()) {
                bits += isPlain(rest.front()) ? PlainBits : ForeignSymbolBits;
                ++at;
                continue;
            }
            bits += std::ranges::all_of(word, isPlain)
                      ? PlainBits * static_cast<double>(word.size())
                      : m_letters->bitsOfWord(word);
            at += word.size();
        }
        return bits;
    }

    const Candidate &m_candidate;
    std::optional<LetterModel> m_letters;
    std::optional<CharacterModel> m_characters;
};

[[nodiscard]] const std::vector<CharsetModel> &models()
{
    static const std::vector<CharsetModel> all(Candidates.begin(), Candidates.end());
    return all;
}

/// The part that is enough to judge by: up to the end of the line, or of the value, that has enough
/// foreign bytes before it.
[[nodiscard]] QByteArrayView startOf(QByteArrayView bytes)
{
    static constexpr int Enough = 1024;
    int foreign = 0;
    const auto isLast = [&foreign](char c) {
        foreign += static_cast<unsigned char>(c) >= 0x80 ? 1 : 0;
        return foreign >= Enough && (c == '\n' || c == ']');
    };
    const auto end = std::ranges::find_if(bytes, isLast);
    return {bytes.begin(), end};
}

} // namespace

std::vector<CharsetFit> fitsOf(QByteArrayView bytes)
{
    std::vector<CharsetFit> fits;
    for (const CharsetModel &model : models()) {
        if (const auto bits = model.bitsOfBytes(startOf(bytes))) {
            fits.push_back({model.charset(), *bits});
        }
    }
    std::ranges::stable_sort(fits, {}, &CharsetFit::bits);
    return fits;
}

} // namespace shinpan
