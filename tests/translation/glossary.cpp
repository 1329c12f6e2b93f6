#include "tests/translation/glossary.h"

#include <algorithm>

namespace shinpan::test {

namespace {

/// The columns that are no language: the term, its other forms, words in which it is no term.
constexpr qsizetype FirstLanguage = 3;

/// A text as one line without the letters that are underlined.
[[nodiscard]] QString plain(const QString &text)
{
    return QString(text).remove(u'&').replace(u'\n', u' ');
}

/// Its accelerator in brackets, as Japanese and Chinese write it, cuts no word in two.
[[nodiscard]] QString said(const QStringList &forms)
{
    static const QRegularExpression accelerator(QStringLiteral("\\(&.\\)"));
    return plain(forms.join(u'\n').remove(accelerator));
}

} // namespace

Result<Glossary> Glossary::read(const QString &terms, const QString &excuses)
{
    Glossary glossary;
    const QStringList rows = terms.split(u'\n', Qt::SkipEmptyParts);
    const QStringList header = rows.value(0).split(u'\t');
    for (qsizetype i = 1; i < rows.size(); ++i) {
        if (const auto added = glossary.add(header, rows.at(i).split(u'\t')); !added) {
            return failure(Message::of("line %1: %2", i + 1, added.error()));
        }
    }
    const QStringList excused = excuses.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : excused) {
        glossary.m_excuses.insert(line.split(u'\t'));
    }
    glossary.compile();
    return glossary;
}

Result<void> Glossary::add(const QStringList &header, const QStringList &cells)
{
    if (cells.size() != header.size() || cells.size() <= FirstLanguage) {
        return failure(Message::verbatim(QStringLiteral("another number of columns")));
    }
    Term term{cells.first(), {}};
    for (qsizetype i = FirstLanguage; i < cells.size(); ++i) {
        term.renderings.insert(header.at(i), cells.at(i).split(u',', Qt::SkipEmptyParts));
        if (cells.at(i).isEmpty()) {
            return failure(Message::verbatim(QStringLiteral("no word in %1").arg(header.at(i))));
        }
    }
    const QStringList words = QStringList(term.english) + cells.at(1).split(u',');
    for (const QString &word : words) {
        m_words.insert(word.toLower(), qsizetype(m_terms.size()));
    }
    const QStringList others = cells.at(2).split(u';');
    for (const QString &other : others) {
        m_words.insert(other.toLower(), NoTerm);
    }
    m_words.remove({});
    m_terms.push_back(std::move(term));
    return {};
}

void Glossary::compile()
{
    QStringList words = m_words.keys();
    std::sort(words.begin(), words.end(), [](const QString &left, const QString &right) {
        return left.size() != right.size() ? left.size() > right.size() : left < right;
    });
    for (QString &word : words) {
        word = QRegularExpression::escape(word);
    }
    // What is written like a name of a program, in quotes or before "=" or "(", or like that of a
    // file, is no term.
    m_pattern.setPattern(QStringLiteral(R"((?<![\w:/"'\[\]{=-])(%1)(?:s|es)?(?![\w"'\]=(-]|\.\w))")
                             .arg(words.join(u'|')));
    m_pattern.setPatternOptions(QRegularExpression::CaseInsensitiveOption
                                | QRegularExpression::UseUnicodePropertiesOption);
}

/// A term with a capital, as "Black", is one only where it has it; FILE is what stands for one.
QList<qsizetype> Glossary::termsIn(const QString &english) const
{
    QList<qsizetype> places;
    auto match = m_pattern.globalMatch(english);
    while (match.hasNext()) {
        const QString word = match.next().captured(1);
        const qsizetype place = m_words.value(word.toLower(), NoTerm);
        const bool isTerm =
            place != NoTerm && word != word.toUpper()
            && (!m_terms[size_t(place)].english.at(0).isUpper() || word.at(0).isUpper());
        if (isTerm && !places.contains(place)) {
            places.append(place);
        }
    }
    return places;
}

bool Glossary::isExcused(const QString &language, const Term &term, const QString &english) const
{
    return m_excuses.contains({language, term.english, english})
        || m_excuses.contains({QStringLiteral("*"), term.english, english});
}

QStringList Glossary::objectionsTo(const TsFile &file) const
{
    QStringList objections;
    for (const TsMessage &message : file.messages) {
        const QString english = plain(message.source);
        const QString translation = said(message.forms);
        const QList<qsizetype> places =
            message.state.isEmpty() ? termsIn(english) : QList<qsizetype>();
        for (const qsizetype place : places) {
            const Term &term = m_terms[size_t(place)];
            const QStringList words = term.renderings.value(file.language);
            const bool isSaid =
                std::any_of(words.begin(), words.end(), [&translation](const QString &word) {
                    return translation.contains(word, Qt::CaseInsensitive);
                });
            if (!isSaid && !words.isEmpty() && !isExcused(file.language, term, english)) {
                objections.append(QStringLiteral("%1: “%2” is not said with %3: %4")
                                      .arg(message.context, term.english,
                                           words.join(QLatin1String(", ")), english));
            }
        }
    }
    return objections;
}

} // namespace shinpan::test
