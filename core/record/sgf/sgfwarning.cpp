#include "core/record/sgf/sgfwarning.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

struct Row
{
    SgfWarning::Kind kind;
    bool isLoss;        ///< see losesText()
    const char *what;   ///< what is odd; %1 is the warning's detail, here and in what follows
    const char *repair; ///< what was done about it
};

/// The rows are in the order of the enumerators.
constexpr auto Rows = [] {
    using Kind = SgfWarning::Kind;
    return std::to_array<Row>({
        {Kind::GuessedCharset, true,
         QT_TRANSLATE_NOOP("Messages", "the file does not say its encoding, or a wrong one"),
         QT_TRANSLATE_NOOP("Messages", "read as %1")},
        {Kind::UndecodableBytes, true,
         QT_TRANSLATE_NOOP("Messages", "bytes that are not characters in this encoding"),
         QT_TRANSLATE_NOOP("Messages", "replaced by a mark")},
        {Kind::TextOutsideGame, true, QT_TRANSLATE_NOOP("Messages", "text outside a game"),
         QT_TRANSLATE_NOOP("Messages", "left out")},
        {Kind::MissingSemicolon, false,
         QT_TRANSLATE_NOOP("Messages", "a property without \";\" before it"),
         QT_TRANSLATE_NOOP("Messages", "a new node begins there")},
        {Kind::MissingBracket, true, QT_TRANSLATE_NOOP("Messages", "the file ends within a value"),
         QT_TRANSLATE_NOOP("Messages", "what there is was kept")},
        {Kind::MissingParenthesis, true,
         QT_TRANSLATE_NOOP("Messages", "the file ends within a game"),
         QT_TRANSLATE_NOOP("Messages", "what there is was kept")},
        {Kind::ExtraParenthesis, false, QT_TRANSLATE_NOOP("Messages", "one \")\" too many"),
         QT_TRANSLATE_NOOP("Messages", "ignored")},
        {Kind::NodeAfterVariations, false, QT_TRANSLATE_NOOP("Messages", "a node after variations"),
         QT_TRANSLATE_NOOP("Messages", "it became one more variation")},
        {Kind::UnknownSpelling, false,
         QT_TRANSLATE_NOOP("Messages", "an unusual name of a property"),
         QT_TRANSLATE_NOOP("Messages", "read as %1")},
        {Kind::PropertyWithoutValue, true, QT_TRANSLATE_NOOP("Messages", "%1 has no value"),
         QT_TRANSLATE_NOOP("Messages", "left out")},
        {Kind::ValueWithoutProperty, true,
         QT_TRANSLATE_NOOP("Messages", "a value that belongs to no property"),
         QT_TRANSLATE_NOOP("Messages", "left out")},
        {Kind::StrayText, true, QT_TRANSLATE_NOOP("Messages", "text between properties"),
         QT_TRANSLATE_NOOP("Messages", "left out")},
        {Kind::UnescapedBracket, false,
         QT_TRANSLATE_NOOP("Messages", "a \"]\" in the middle of a text"),
         QT_TRANSLATE_NOOP("Messages", "taken for a part of the text")},
        {Kind::DuplicateProperty, false,
         QT_TRANSLATE_NOOP("Messages", "%1 stands twice in one node"),
         QT_TRANSLATE_NOOP("Messages", "the two were joined")},
        {Kind::SeveralValues, false, QT_TRANSLATE_NOOP("Messages", "%1 has more than one value"),
         QT_TRANSLATE_NOOP("Messages", "all are kept, the first one counts")},
        {Kind::SplitNode, false,
         QT_TRANSLATE_NOOP("Messages", "two moves, or set-up and a move, in one node"),
         QT_TRANSLATE_NOOP("Messages", "each has a node of its own now")},
        {Kind::BadBoardSize, false, QT_TRANSLATE_NOOP("Messages", "\"%1\" is not a board size"),
         QT_TRANSLATE_NOOP("Messages", "19×19 was taken")},
        {Kind::GuessedBoardSize, false,
         QT_TRANSLATE_NOOP("Messages", "no size, but points beyond 19×19"),
         QT_TRANSLATE_NOOP("Messages", "%1×%1 was taken")},
        {Kind::NoSuchPoint, false,
         QT_TRANSLATE_NOOP("Messages", "there is no point \"%1\" on this board"),
         QT_TRANSLATE_NOOP("Messages", "it has no effect")},
        {Kind::OtherGame, false, QT_TRANSLATE_NOOP("Messages", "\"%1\" is not the number of Go"),
         QT_TRANSLATE_NOOP("Messages", "read as Go all the same")},
        {Kind::EmptyNodes, true, QT_TRANSLATE_NOOP("Messages", "a long run of empty nodes"),
         QT_TRANSLATE_NOOP("Messages", "more than %1 of them were joined")},
        {Kind::UnknownLine, true,
         QT_TRANSLATE_NOOP("Messages", "the line \"%1\" makes no sense here"),
         QT_TRANSLATE_NOOP("Messages", "left out")},
        {Kind::NotGo, false, QT_TRANSLATE_NOOP("Messages", "a record of game %1, not of Go"),
         QT_TRANSLATE_NOOP("Messages", "kept as it is")},
        {Kind::RivalCharsets, true, QT_TRANSLATE_NOOP("Messages", "the encoding may as well be %1"),
         QT_TRANSLATE_NOOP("Messages", "choose another one if texts look wrong")},
        {Kind::ForeignKomi, false,
         QT_TRANSLATE_NOOP("Messages", "komi in hundredths or stones, as some programs write it"),
         QT_TRANSLATE_NOOP("Messages", "read as %1 points; the file keeps its number")},
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
    const Row &row = rowOf(warning.kind);
    return Message::of(row.what, warning.detail)
        .followedBy(Message::of(row.repair, warning.detail));
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
    for (auto at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n')) {
        text = text.sliced(at + 1);
        start = {start.line + 1, 1};
    }
    start.column += static_cast<int>(std::count_if(text.begin(), text.end(), startsCharacter));
    return start;
}

} // namespace shinpan
