#include "ui/words/sentencetable.h"

#include "core/util/message.h"

#include <QCoreApplication>
#include <QStringList>

namespace shinpan::text {

SentenceTable::SentenceTable(std::span<const char *const> sentences)
{
    static const QRegularExpression gap(QStringLiteral("%\\d"));
    for (const char *const sentence : sentences) {
        Pattern &pattern = m_patterns.emplace_back(Pattern{sentence, {}, {}});
        QStringList parts = QString::fromUtf8(sentence).split(gap);
        for (QString &part : parts) {
            pattern.isQuoted.push_back(part.endsWith(u'"') || part.endsWith(u'“'));
            part = QRegularExpression::escape(part);
        }
        pattern.expression =
            QRegularExpression(QRegularExpression::anchoredPattern(parts.join(u"(.*?)")),
                               QRegularExpression::DotMatchesEverythingOption);
    }
}

std::optional<QString> SentenceTable::translated(const QString &english,
                                                 QString (*fill)(const QString &)) const
{
    for (const Pattern &pattern : m_patterns) {
        const QRegularExpressionMatch match = pattern.expression.match(english);
        if (!match.hasMatch()) {
            continue;
        }
        QStringList captured = match.capturedTexts().mid(1);
        for (qsizetype i = 0; i < captured.size(); ++i) {
            captured[i] =
                pattern.isQuoted[static_cast<std::size_t>(i)] ? captured[i] : fill(captured[i]);
        }
        return filledIn(QCoreApplication::translate("Messages", pattern.sentence), captured);
    }
    return std::nullopt;
}

} // namespace shinpan::text
