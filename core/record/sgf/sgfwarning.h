#pragma once

#include "core/util/message.h"

#include <QByteArrayView>
#include <QString>

#include <compare>
#include <cstddef>
#include <vector>

namespace shinpan {

/// Why a file is not a record of Go at all.
struct SgfError
{
    int line = 1;   ///< from 1; 0 when no place in the text is meant (a file that cannot be opened)
    int column = 1; ///< in characters, from 1
    Message text;   ///< a plain sentence without the place
};

/// A place in a text: line and column from 1, the column in characters.
struct SgfPlace
{
    int line = 1;
    int column = 1;

    friend auto operator<=>(const SgfPlace &, const SgfPlace &) = default;
};

/// Something odd in a file that could be read all the same.
struct SgfWarning
{
    enum class Kind {
        GuessedCharset,      ///< CA is missing or wrong and the file is not UTF-8; detail: what was
                             ///< taken
        UndecodableBytes,    ///< replaced by U+FFFD
        TextOutsideGame,     ///< skipped
        MissingSemicolon,    ///< a node was started at its first property
        MissingBracket,      ///< the file ends within a value; what there is was taken
        MissingParenthesis,  ///< the file ends within a game
        ExtraParenthesis,    ///< a `)` too many, ignored
        NodeAfterVariations, ///< became one more variation
        UnknownSpelling, ///< a name in small letters, or written out; detail: the name taken for it
        PropertyWithoutValue, ///< dropped; detail: its name
        ValueWithoutProperty, ///< dropped
        StrayText,            ///< text between properties, dropped
        UnescapedBracket,     ///< a `]` within prose was taken for text
        DuplicateProperty,    ///< joined; detail: its name
        SeveralValues, ///< of a property that has one; all are kept, the first counts. detail: its
                       ///< name
        SplitNode,     ///< two moves, or set-up and a move, became nodes of their own
        BadBoardSize,  ///< 19×19 was taken; detail: the value
        GuessedBoardSize, ///< no SZ, but points beyond 19×19; detail: the size taken
        NoSuchPoint, ///< a move or set-up stone off the board, without effect; detail: the value
        OtherGame,   ///< GM says something, but no number; detail: the value
        EmptyNodes,  ///< a run of empty nodes became one, from here on; detail: how many were kept
        UnknownLine, ///< a line of another format was skipped; detail: its start
        NotGo,       ///< GM is the number of another game; detail: the number
        RivalCharsets, ///< others than the guessed one are about as likely; detail: their names
        ForeignKomi,   ///< KM counts hundredths or stones; detail: the points taken
    };

    Kind kind = Kind::StrayText;
    int line = 1;
    int column = 1; ///< in characters, from 1
    QString detail;

    [[nodiscard]] SgfPlace place() const { return {line, column}; }
    friend bool operator==(const SgfWarning &, const SgfWarning &) = default;
};

/// What is odd, without its place, and as a remark what was done about it.
[[nodiscard]] Message describe(const SgfWarning &warning);

/// Whether something that stands in the file is not, or perhaps not rightly, in the game read from
/// it.
[[nodiscard]] bool losesText(SgfWarning::Kind kind);

/// The end of a text (UTF-8 with LF line breaks) that starts at `start`.
[[nodiscard]] SgfPlace placeAfter(SgfPlace start, QByteArrayView text);

/// Collects warnings by their offset in a text; bounded, whatever the file.
class SgfWarningList
{
public:
    /// More than this many are counted only.
    static constexpr std::size_t Limit = 1000;

    void add(SgfWarning::Kind kind, std::ptrdiff_t offset, const QString &detail = {});
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    [[nodiscard]] std::size_t omitted() const { return m_omitted; }
    /// The warnings in the order of their places in `text` (UTF-8 with LF line breaks). None of
    /// them stands before the offset `start`, which is at `place`.
    [[nodiscard]] std::vector<SgfWarning> located(QByteArrayView text,
                                                  std::ptrdiff_t start = 0,
                                                  SgfPlace place = {}) const;

private:
    struct Entry
    {
        SgfWarning::Kind kind;
        std::ptrdiff_t offset;
        QString detail;
    };

    std::vector<Entry> m_entries;
    std::size_t m_omitted = 0;
};

} // namespace shinpan
