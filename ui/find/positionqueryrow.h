#pragma once

#include "core/board/board.h"
#include "core/record/search/positionsearch.h"
#include "core/util/result.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QLineEdit;
class QToolButton;

namespace shinpan {

class BoardView;
class RegionPicker;

/// Takes a position to be found: the one that is on the board when it is asked for, or a region of
/// it, typed ("C3 H8") or dragged out on the board. As long as there are no stones in that, it
/// follows the board.
class PositionQueryRow final : public QWidget
{
    Q_OBJECT

public:
    /// The board outlives the row.
    explicit PositionQueryRow(BoardView &board, QWidget *parent = nullptr);

    /// What is on the board now is what is looked for.
    void takePosition();
    void takeWholeBoard();
    /// Another position is on the board.
    void followBoard();
    /// Ways in which the position may stand; or what is wrong. The whole board where no region is
    /// named.
    [[nodiscard]] Result<std::vector<PositionPattern>> query() const;

    void stopPicking();

Q_SIGNALS:
    void edited();
    /// A region was dragged out while the row was perhaps not to be seen.
    void picked();
    /// This region is being dragged out.
    void dragged(const shinpan::BoardRegion &region);

private:
    void createFields();
    [[nodiscard]] std::optional<BoardRegion> region() const;
    void takeRegion(const BoardRegion &region);

    BoardView &m_view;
    RegionPicker *m_picker;
    Board m_board;
    QLineEdit *m_region;
    QToolButton *m_pick;
    QCheckBox *m_turns;
    QCheckBox *m_swaps;
};

} // namespace shinpan
