#include "core/record/sgf/sgfwarning.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

struct Row
{
    SgfWarning::Kind kind;
    bool isLoss;          ///< see losesText()
    const char *sentence; ///< %1 is the warning's detail
};

/// The rows are in the order of the enumerators.
constexpr auto Rows = [] {
    using Kind = SgfWarning::Kind;
    return std::to_array<Row>({
        {Kind::GuessedCharset, true,
         QT_TRANSLATE_NOOP("Messages", "the character set is not said, or wrong; read as %1")},
        {Kind::UndecodableBytes, true,
         QT_TRANSLATE_NOOP("Messages", "not a character of this file's character set, replaced")},
        {Kind::TextOutsideGame, true,
         QT_TRANSLATE_NOOP("Messages", "text outside a game, skipped")},
        {Kind::MissingSemicolon, false,
         QT_TRANSLATE_NOOP("Messages", "a property without \";\" before it starts a node")},
        {Kind::MissingBracket, true,
         QT_TRANSLATE_NOOP("Messages", "the file ends within this value")},
        {Kind::MissingParenthesis, true,
         QT_TRANSLATE_NOOP("Messages", "the file ends within a game")},
        {Kind::ExtraParenthesis, false,
         QT_TRANSLATE_NOOP("Messages", "one \")\" too many, ignored")},
        {Kind::NodeAfterVariations, false,
         QT_TRANSLATE_NOOP("Messages", "a node after variations became one more variation")},
        {Kind::UnknownSpelling, false,
         QT_TRANSLATE_NOOP("Messages", "an unusual property name was taken for %1")},
        {Kind::PropertyWithoutValue, true,
         QT_TRANSLATE_NOOP("Messages", "%1 has no value, dropped")},
        {Kind::ValueWithoutProperty, true,
         QT_TRANSLATE_NOOP("Messages", "a value without a property, dropped")},
        {Kind::StrayText, true, QT_TRANSLATE_NOOP("Messages", "stray text, dropped")},
        {Kind::UnescapedBracket, false,
         QT_TRANSLATE_NOOP("Messages", "an unescaped \"]\" was taken for text")},
        {Kind::DuplicateProperty, false,
         QT_TRANSLATE_NOOP("Messages", "%1 stands twice in this node, joined")},
        {Kind::SeveralValues, false,
         QT_TRANSLATE_NOOP("Messages", "%1 has several values, the first counts")},
        {Kind::SplitNode, false,
         QT_TRANSLATE_NOOP("Messages",
                           "a node with more than one move, or with set-up and a move, was split")},
        {Kind::BadBoardSize, false,
         QT_TRANSLATE_NOOP("Messages", "\"%1\" is no board size, 19 was taken")},
        {Kind::GuessedBoardSize, false,
         QT_TRANSLATE_NOOP("Messages", "no board size, but points beyond 19; %1 was taken")},
        {Kind::NoSuchPoint, false,
         QT_TRANSLATE_NOOP("Messages", "there is no point \"%1\" on this board, ignored")},
        {Kind::OtherGame, false,
         QT_TRANSLATE_NOOP("Messages", "\"%1\" is not the number of Go, read as Go all the same")},
        {Kind::EmptyNodes, true,
         QT_TRANSLATE_NOOP("Messages", "more than %1 empty nodes, further ones were joined")},
        {Kind::UnknownLine, true,
         QT_TRANSLATE_NOOP("Messages", "the line \"%1\" makes no sense here, skipped")},
        {Kind::NotGo, false, QT_TRANSLATE_NOOP("Messages", "a record of game %1, not of Go")},
        {Kind::RivalCharsets, true,
         QT_TRANSLATE_NOOP(
             "Messages",
             "the character set may as well be %1; say which it is if the text looks wrong")},
        {Kind::ForeignKomi, false,
         QT_TRANSLATE_NOOP(
             "Messages",
             "KM counts hundredths or stones here, as some programs do; read as %1 points")},
    });
}();

constexpr const Row &rowOf(SgfWarning::Kind kind)
{
    return Rows[static_cast<std::size_t>(kind)];
}
static_assert(std::ranges::all_of(Rows,
                                  [](const Row &row) { return rowOf(row.kind).kind == row.kind; })
              && Rows.back().kind == SgfWarning::Kind::ForeignKomi);

} // namespace

Message describe(const SgfWarning &warning)
{
    return Message::of(rowOf(warning.kind).sentence, warning.detail);
}

bool losesText(SgfWarning::Kind kind)
{
    return rowOf(kind).isLoss;
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
    // A byte starts a character unless it is a continuation byte of UTF-8.
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
