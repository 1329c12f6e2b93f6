#include "core/record/sgf/sgfwarning.h"

#include <algorithm>

namespace shinpan {

namespace {

/// The sentence for each kind; %1 is the warning's detail.
const char *sentenceOf(SgfWarning::Kind kind)
{
    switch (kind) {
    case SgfWarning::Kind::GuessedCharset:
        return "the character set is not said, or wrong; read as %1";
    case SgfWarning::Kind::UndecodableBytes:
        return "not a character of this file's character set, replaced";
    case SgfWarning::Kind::TextOutsideGame:
        return "text outside a game, skipped";
    case SgfWarning::Kind::MissingSemicolon:
        return "a property without \";\" before it starts a node";
    case SgfWarning::Kind::MissingBracket:
        return "the file ends within this value";
    case SgfWarning::Kind::MissingParenthesis:
        return "the file ends within a game";
    case SgfWarning::Kind::ExtraParenthesis:
        return "one \")\" too many, ignored";
    case SgfWarning::Kind::NodeAfterVariations:
        return "a node after variations became one more variation";
    case SgfWarning::Kind::UnknownSpelling:
        return "an unusual property name was taken for %1";
    case SgfWarning::Kind::PropertyWithoutValue:
        return "%1 has no value, dropped";
    case SgfWarning::Kind::ValueWithoutProperty:
        return "a value without a property, dropped";
    case SgfWarning::Kind::StrayText:
        return "stray text, dropped";
    case SgfWarning::Kind::UnescapedBracket:
        return "an unescaped \"]\" was taken for text";
    case SgfWarning::Kind::DuplicateProperty:
        return "%1 stands twice in this node, joined";
    case SgfWarning::Kind::SeveralValues:
        return "%1 has several values, the first counts";
    case SgfWarning::Kind::SplitNode:
        return "a node with more than one move, or with set-up and a move, was split";
    case SgfWarning::Kind::BadBoardSize:
        return "\"%1\" is no board size, 19 was taken";
    case SgfWarning::Kind::GuessedBoardSize:
        return "no board size, but points beyond 19; %1 was taken";
    case SgfWarning::Kind::NoSuchPoint:
        return "there is no point \"%1\" on this board, ignored";
    case SgfWarning::Kind::OtherGame:
        return "\"%1\" is not the number of Go, read as Go all the same";
    case SgfWarning::Kind::EmptyNodes:
        return "more than %1 empty nodes, further ones were joined";
    case SgfWarning::Kind::UnknownLine:
        return "the line \"%1\" makes no sense here, skipped";
    case SgfWarning::Kind::NotGo:
        return "a record of game %1, not of Go";
    }
    Q_UNREACHABLE();
}

} // namespace

QString describe(const SgfWarning &warning)
{
    const QString sentence = QString::fromLatin1(sentenceOf(warning.kind));
    return sentence.contains(QStringLiteral("%1")) ? sentence.arg(warning.detail) : sentence;
}

void SgfWarningList::add(SgfWarning::Kind kind, std::ptrdiff_t offset, const QString &detail)
{
    if (m_entries.size() == Limit) {
        ++m_omitted;
        return;
    }
    m_entries.push_back({kind, offset, detail});
}

std::vector<SgfWarning> SgfWarningList::located(QByteArrayView text,
                                                std::ptrdiff_t start,
                                                SgfPlace place) const
{
    std::vector<Entry> sorted = m_entries;
    std::ranges::stable_sort(sorted, {}, &Entry::offset);
    std::vector<SgfWarning> warnings;
    warnings.reserve(sorted.size());
    for (const Entry &entry : sorted) {
        place = placeAfter(place, text.sliced(start, entry.offset - start));
        start = entry.offset;
        warnings.push_back({entry.kind, place.line, place.column, entry.detail});
    }
    return warnings;
}

SgfPlace placeAfter(SgfPlace start, QByteArrayView text)
{
    // Not a continuation byte of UTF-8.
    const auto startsCharacter = [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    };
    const auto breaks = std::count(text.begin(), text.end(), '\n');
    if (breaks > 0) {
        text = text.sliced(text.lastIndexOf('\n') + 1);
        start = {start.line + static_cast<int>(breaks), 1};
    }
    start.column += static_cast<int>(std::count_if(text.begin(), text.end(), startsCharacter));
    return start;
}

} // namespace shinpan
