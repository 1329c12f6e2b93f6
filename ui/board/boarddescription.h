#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace shinpan {

class Board;
struct BoardScene;
struct Move;
struct Point;

/// A board in words, for those who do not see it.
class BoardDescription
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::BoardDescription)

public:
    /// "Cursor at D4, empty. Board of 19 by 19 lines, 3 black and 2 white stones. Last move: White
    /// Q16." Where territory, dead stones or seki are marked, it tells of them too.
    [[nodiscard]] static QString of(const BoardScene &scene, const std::optional<Move> &lastMove);

    /// "D4, black stone, last move, labelled A": everything that is shown on one point.
    [[nodiscard]] static QString ofPoint(const BoardScene &scene,
                                         const std::optional<Move> &lastMove,
                                         Point point);
    /// "White Q16, 2 stones captured": what the last move did; empty without one. Stones that it
    /// captured are known only if `before` is the position that it was played in.
    [[nodiscard]] static QString ofChange(const Board &before,
                                          const Board &after,
                                          const std::optional<Move> &lastMove);
    /// The text "Board: White Q16".
    [[nodiscard]] static QString withAnnouncement(const QString &name, const QString &news);
};

} // namespace shinpan
