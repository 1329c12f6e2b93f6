#pragma once

#include "tests/translation/tsfile.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <vector>

namespace shinpan::test {

/// The words that translations/glossary.tsv prescribes: is a term of an English text in its
/// translation, in one of the words that players of that language use?
class Glossary
{
public:
    /// `terms` is the text of glossary.tsv, `excuses` that of glossary-excuses.tsv
    /// (translations/README.md has their columns). The error names the line that is not of this
    /// form.
    [[nodiscard]] static Result<Glossary> read(const QString &terms, const QString &excuses);

    /// A line for each term that a finished translation of `file` lacks. A file in a language that
    /// the glossary does not have is not objected to.
    [[nodiscard]] QStringList objectionsTo(const TsFile &file) const;
    [[nodiscard]] qsizetype size() const { return qsizetype(m_terms.size()); }

private:
    struct Term
    {
        QString english;
        QHash<QString, QStringList> renderings; ///< the keys are languages, such as "de"
    };
    /// It means no term: these are words in which a term is something else.
    static constexpr qsizetype NoTerm = -1;

    [[nodiscard]] Result<void> add(const QStringList &header, const QStringList &cells);
    void compile();
    [[nodiscard]] QList<qsizetype> termsIn(const QString &english) const;
    [[nodiscard]] bool isExcused(const QString &language,
                                 const Term &term,
                                 const QString &english) const;

    std::vector<Term> m_terms;
    QHash<QString, qsizetype> m_words; ///< in lower case, with the place of the term in m_terms
    QRegularExpression m_pattern;      ///< finds any of m_words, the longest first
    QSet<QStringList> m_excuses;       ///< language or "*", term, English text
};

} // namespace shinpan::test
