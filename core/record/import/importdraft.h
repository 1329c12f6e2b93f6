#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/sgf/sgfwarning.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/gametree.h"
#include "core/record/tree/pointset.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <map>
#include <optional>
#include <vector>

namespace shinpan {

/// A game that was read from a format other than SGF.
struct ImportedGame
{
    GameTree tree;
    std::vector<SgfWarning> warnings;
    std::size_t omittedWarnings = 0;
};

/// A game that one of the readers of formats other than SGF reads, line by line.
class ImportDraft
{
public:
    /// `text`: UTF-8 with LF line breaks.
    explicit ImportDraft(QByteArrayView text)
        : m_text(text)
    { }

    /// Goes on to the next line; false at the end.
    [[nodiscard]] bool nextLine();
    /// The present line, without blanks at its ends.
    [[nodiscard]] QByteArrayView line() const { return m_line; }
    /// Warns of a line of the text, the present one by default, which is the detail.
    void warn(SgfWarning::Kind kind) { warn(kind, m_line); }
    void warn(SgfWarning::Kind kind, QByteArrayView line);

    GameInfo info; ///< of the game; its board size must be right before points are added

    [[nodiscard]] const GameTree &tree() const { return m_tree; }
    /// The point of a column and row from the upper left, from 0; beyond the board one of no board.
    [[nodiscard]] Point pointAt(int column, int rowFromTop) const;
    /// A new last child of `parent` with a move, a pass without a point. A point off the board is
    /// warned about and makes no node: `parent` is returned.
    NodeId addMove(NodeId parent, Color color, std::optional<Point> point);
    /// Adds a line to a node's comment.
    void addComment(NodeId node, QByteArrayView line);
    /// A set-up stone of Black's in the root.
    void addStone(Point point);
    /// Adds as many handicap stones as `info` says, on the fixed points.
    void addHandicapStones();

    /// The game with `info` in its root.
    [[nodiscard]] ImportedGame take();

private:
    QByteArrayView m_text;
    qsizetype m_next = 0; ///< where the next line starts
    QByteArrayView m_line;
    GameTree m_tree;
    PointSet m_stones;
    std::map<NodeId, QByteArray> m_comments;
    SgfWarningList m_warnings;
};

/// A result in words as RE has it; as it is, where it is not understood.
[[nodiscard]] QString importedResult(const QString &words);
/// A rank in words as BR has it; as it is, where it is not understood.
[[nodiscard]] QString importedRank(const QString &words);

/// A number at the start of a text; nothing if there is none.
[[nodiscard]] std::optional<int> leadingNumber(QByteArrayView text);

/// Reads a game in Tygem's format GIB, which nobody documented: `\[NAME=value\]` lines between \HS
/// and \HE, then moves ("STO 0 number colour column row", counted from 0 and from the upper left),
/// passes ("SKI") and the handicap ("INI 0 1 stones") between \GS and \GE; always 19×19.
///
/// What other header entries say is said twice, or is about pictures and accounts.
///
/// `text`: UTF-8 with LF line breaks. Fails if there is no move and no name in it.
[[nodiscard]] Result<ImportedGame, SgfError> readGib(QByteArrayView text);

/// Reads a game in NGF, the format of CyberOro and wBaduk, which nobody documented: twelve lines
/// (kind of game, board size, White, Black, place, handicap, –, komi, date, –, result, number of
/// moves; nobody knows the two dashes, which are warned about where they are not zero), then moves
/// ("PMABBREER": number AB in letters, colour, column and row from the upper left where B is the
/// first, and both again). An older kind marks the lines before the moves with "GI" and has them in
/// another order.
///
/// `text`: UTF-8 with LF line breaks. Fails if there is no move in it.
[[nodiscard]] Result<ImportedGame, SgfError> readNgf(QByteArrayView text);

/// Reads a game in UGF or UGI, the format of PANDA-EGG, which nobody documented: sections in
/// brackets; [Header] of NAME=value, [Data] of moves ("QP,B1,17,4": column and row in letters,
/// colour, number, seconds; node 0 sets up handicap stones), [ReviewNode] of the same moves and of
/// variations ("NODE,number,colour,column,row" from 1 and from the lower left, within VARIATION and
/// VARIATIONEND where they leave the main line), [ReviewComment] of comments (".Comment,number",
/// then lines).
///
/// `text`: UTF-8 with LF line breaks. Fails if it is encrypted or has no moves.
[[nodiscard]] Result<ImportedGame, SgfError> readUgf(QByteArrayView text);

} // namespace shinpan
