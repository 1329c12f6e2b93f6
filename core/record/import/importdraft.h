#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/sgf/sgferror.h"
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

/// A game that was read from another format than SGF.
struct ImportedGame
{
    GameTree tree;
    std::vector<SgfWarning> warnings;
    std::size_t omittedWarnings = 0;
};

/// A game while it is read, line by line, from another format than SGF. For the readers of these
/// formats.
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
    /// About the present line, which is the detail.
    void warn(SgfWarning::Kind kind);

    GameInfo info; ///< of the game; its board size must be right before points are added

    [[nodiscard]] const GameTree &tree() const { return m_tree; }
    /// A new last child of `parent` with a move, a pass without a point. A point off the board is
    /// warned about and makes no node: `parent` is returned.
    NodeId addMove(NodeId parent, Color color, std::optional<Point> point);
    /// Adds a line to a node's comment.
    void addComment(NodeId node, QByteArrayView line);
    /// A set-up stone of Black's in the root.
    void addStone(Point point);
    /// As many as `info` says, on the fixed points.
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

/// A number at the start of a text; nothing if there is none.
[[nodiscard]] std::optional<int> leadingNumber(QByteArrayView text);

} // namespace shinpan
