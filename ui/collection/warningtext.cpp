#include "ui/collection/warningtext.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

/// %1 is the warning's detail in both.
struct Sentences
{
    const char *what;
    const char *repair;
};

Sentences sentencesOf(SgfWarning::Kind kind)
{
    switch (kind) {
    case SgfWarning::Kind::GuessedCharset:
        return {
            QT_TRANSLATE_NOOP("WarningText", "The file does not say its encoding, or a wrong one"),
            QT_TRANSLATE_NOOP("WarningText", "Read as %1")};
    case SgfWarning::Kind::UndecodableBytes:
        return {QT_TRANSLATE_NOOP("WarningText", "Bytes that are no character of this encoding"),
                QT_TRANSLATE_NOOP("WarningText", "Replaced by a mark")};
    case SgfWarning::Kind::TextOutsideGame:
        return {QT_TRANSLATE_NOOP("WarningText", "Text outside a game"),
                QT_TRANSLATE_NOOP("WarningText", "Left out")};
    case SgfWarning::Kind::MissingSemicolon:
        return {QT_TRANSLATE_NOOP("WarningText", "A property without \";\" before it"),
                QT_TRANSLATE_NOOP("WarningText", "A new node begins there")};
    case SgfWarning::Kind::MissingBracket:
        return {QT_TRANSLATE_NOOP("WarningText", "The file ends within a value"),
                QT_TRANSLATE_NOOP("WarningText", "What there is was kept")};
    case SgfWarning::Kind::MissingParenthesis:
        return {QT_TRANSLATE_NOOP("WarningText", "The file ends within a game"),
                QT_TRANSLATE_NOOP("WarningText", "What there is was kept")};
    case SgfWarning::Kind::ExtraParenthesis:
        return {QT_TRANSLATE_NOOP("WarningText", "One \")\" too many"),
                QT_TRANSLATE_NOOP("WarningText", "Ignored")};
    case SgfWarning::Kind::NodeAfterVariations:
        return {QT_TRANSLATE_NOOP("WarningText", "A node after variations"),
                QT_TRANSLATE_NOOP("WarningText", "It became one more variation")};
    case SgfWarning::Kind::UnknownSpelling:
        return {QT_TRANSLATE_NOOP("WarningText", "An unusual name of a property"),
                QT_TRANSLATE_NOOP("WarningText", "Read as %1")};
    case SgfWarning::Kind::PropertyWithoutValue:
        return {QT_TRANSLATE_NOOP("WarningText", "%1 has no value"),
                QT_TRANSLATE_NOOP("WarningText", "Left out")};
    case SgfWarning::Kind::ValueWithoutProperty:
        return {QT_TRANSLATE_NOOP("WarningText", "A value that belongs to no property"),
                QT_TRANSLATE_NOOP("WarningText", "Left out")};
    case SgfWarning::Kind::StrayText:
        return {QT_TRANSLATE_NOOP("WarningText", "Text between properties"),
                QT_TRANSLATE_NOOP("WarningText", "Left out")};
    case SgfWarning::Kind::UnescapedBracket:
        return {QT_TRANSLATE_NOOP("WarningText", "A \"]\" in the middle of a text"),
                QT_TRANSLATE_NOOP("WarningText", "Taken for a part of the text")};
    case SgfWarning::Kind::DuplicateProperty:
        return {QT_TRANSLATE_NOOP("WarningText", "%1 stands twice in one node"),
                QT_TRANSLATE_NOOP("WarningText", "The two were joined")};
    case SgfWarning::Kind::SeveralValues:
        return {QT_TRANSLATE_NOOP("WarningText", "%1 has more than one value"),
                QT_TRANSLATE_NOOP("WarningText", "All are kept, the first one counts")};
    case SgfWarning::Kind::SplitNode:
        return {QT_TRANSLATE_NOOP("WarningText", "Two moves, or set-up and a move, in one node"),
                QT_TRANSLATE_NOOP("WarningText", "Each has a node of its own now")};
    case SgfWarning::Kind::BadBoardSize:
        return {QT_TRANSLATE_NOOP("WarningText", "“%1” is no size of a board"),
                QT_TRANSLATE_NOOP("WarningText", "19 × 19 was taken")};
    case SgfWarning::Kind::GuessedBoardSize:
        return {QT_TRANSLATE_NOOP("WarningText", "No size, but points beyond 19 × 19"),
                QT_TRANSLATE_NOOP("WarningText", "%1 × %1 was taken")};
    case SgfWarning::Kind::NoSuchPoint:
        return {QT_TRANSLATE_NOOP("WarningText", "There is no point “%1” on this board"),
                QT_TRANSLATE_NOOP("WarningText", "It has no effect")};
    case SgfWarning::Kind::OtherGame:
        return {QT_TRANSLATE_NOOP("WarningText", "“%1” is not the number of Go"),
                QT_TRANSLATE_NOOP("WarningText", "Read as Go all the same")};
    case SgfWarning::Kind::EmptyNodes:
        return {QT_TRANSLATE_NOOP("WarningText", "A long run of empty nodes"),
                QT_TRANSLATE_NOOP("WarningText", "More than %1 of them were joined")};
    case SgfWarning::Kind::UnknownLine:
        return {QT_TRANSLATE_NOOP("WarningText", "The line “%1” makes no sense here"),
                QT_TRANSLATE_NOOP("WarningText", "Left out")};
    case SgfWarning::Kind::NotGo:
        return {QT_TRANSLATE_NOOP("WarningText", "A record of game %1, not of Go"),
                QT_TRANSLATE_NOOP("WarningText", "Kept as it is")};
    }
    Q_UNREACHABLE();
}

QString filled(const char *sentence, const QString &detail)
{
    const QString text = QCoreApplication::translate("WarningText", sentence);
    return text.contains(QStringLiteral("%1")) ? text.arg(detail) : text;
}

} // namespace

WarningText textOf(const SgfWarning &warning)
{
    const Sentences sentences = sentencesOf(warning.kind);
    return {filled(sentences.what, warning.detail), filled(sentences.repair, warning.detail)};
}

} // namespace shinpan
