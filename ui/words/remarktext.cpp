#include "ui/words/remarktext.h"

#include "ui/words/sentencetable.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace shinpan::text {

namespace {

/// Our sentences in comments, with gaps.
constexpr const char *RemarkSentences[] = {
    // These are the sentences of the engine in the box.
    QT_TRANSLATE_NOOP("Messages", "Chance to win: %1 %, after %2."),
    QT_TRANSLATE_NOOP("Messages", "The score is about even."),
    QT_TRANSLATE_NOOP("Messages", "I am ahead by about %1 point."),
    QT_TRANSLATE_NOOP("Messages", "I am ahead by about %1 points."),
    QT_TRANSLATE_NOOP("Messages", "I am behind by about %1 point."),
    QT_TRANSLATE_NOOP("Messages", "I am behind by about %1 points."),
    QT_TRANSLATE_NOOP("Messages", "I resign: there is hardly a chance left."),
    QT_TRANSLATE_NOOP("Messages", "I pass: nothing is left to gain."),
    QT_TRANSLATE_NOOP("Messages", "Expected: %1"),
    QT_TRANSLATE_NOOP("Messages", "Second choice: %1 (%2 % after %3); it wins %4 % less often."),
    QT_TRANSLATE_NOOP("Messages",
                      "Second choice: %1 (%2 % after %3); it was not looked at as deeply, because "
                      "it seemed worse at first."),
    QT_TRANSLATE_NOOP("Messages",
                      "%1 seemed better (%2 % after %3), but at level %4 I do not always play the "
                      "best move I see."),
    QT_TRANSLATE_NOOP("Messages", "%1 playout"),
    QT_TRANSLATE_NOOP("Messages", "%1 playouts"),
    // These are the sentences of a review.
    QT_TRANSLATE_NOOP("Messages", "Black lost %1%, %2 points; better was %3"),
    QT_TRANSLATE_NOOP("Messages", "White lost %1%, %2 points; better was %3"),
    QT_TRANSLATE_NOOP("Messages", "Black lost %1%; better was %2"),
    QT_TRANSLATE_NOOP("Messages", "White lost %1%; better was %2"),
    QT_TRANSLATE_NOOP("Messages", "Black %1%, %2 points, %3 visits (%4)"),
    QT_TRANSLATE_NOOP("Messages", "Black %1%, %2 visits (%3)"),
};

/// Longer comments are not ours.
constexpr qsizetype LongestComment = 4000;

/// "12,345" and "2.5" as the person writes them; nothing if it is not a number.
[[nodiscard]] std::optional<QString> numberIn(const QString &english)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9,]+(\\.[0-9]+)?$"));
    if (!number.match(english).hasMatch()) {
        return std::nullopt;
    }
    QString own;
    for (const QChar letter : english) {
        own += letter == u',' ? QLocale().groupSeparator()
             : letter == u'.' ? QLocale().decimalPoint()
                              : QString(letter);
    }
    return own;
}

[[nodiscard]] QString sentenceOrSame(const QString &english)
{
    static const SentenceTable table(RemarkSentences);
    const std::optional<QString> number = numberIn(english);
    return number ? *number : table.translated(english, sentenceOrSame).value_or(english);
}

[[nodiscard]] QString lineOf(const QString &english)
{
    static const QString between = QStringLiteral(". ");
    QStringList sentences = english.split(between);
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        QString &sentence = sentences[i];
        const bool isLast = i + 1 == sentences.size();
        sentence = sentenceOrSame(isLast ? sentence : sentence + u'.');
    }
    return sentences.join(u' ');
}

} // namespace

QString remarks(const QString &comment)
{
    if (comment.size() > LongestComment) {
        return comment;
    }
    QStringList lines = comment.split(u'\n');
    for (QString &line : lines) {
        line = lineOf(line);
    }
    return lines.join(u'\n');
}

QString editedRemarks(const QString &comment, const QString &edited)
{
    QHash<QString, QString> known;
    const QStringList before = comment.split(u'\n');
    const QStringList shown = remarks(comment).split(u'\n');
    for (qsizetype i = 0; i < before.size(); ++i) {
        known.insert(shown[i], before[i]);
    }
    QStringList lines = edited.split(u'\n');
    for (QString &line : lines) {
        line = known.value(line, line);
    }
    return lines.join(u'\n');
}

} // namespace shinpan::text
