#include "ui/export/gamediagram.h"

#include "core/record/tree/movefigure.h"
#include "core/record/tree/pointset.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/board/recordmarkup.h"

#include <algorithm>

namespace shinpan {

namespace {

void addMarkup(BoardScene &scene, const GameTree &tree, NodeId node)
{
    const NodeMarkup markup = markupAt(tree, node, scene.board.size());
    scene.markup = markupOf(scene.board, markup);
    scene.lines = linesOf(markup);
}

QString join(const std::vector<int> &moves)
{
    QStringList numbers;
    for (const int move : moves) {
        numbers += QString::number(move);
    }
    return numbers.join(QStringLiteral(", "));
}

/// What stands below a figure: "12, 18 at 5; 15 at a; 20 pass". A stone without a number gets a
/// letter, unless there are coordinates to name it by.
QString captionOf(const MoveFigure &figure, bool hasCoordinates, BoardMarkup &letters)
{
    QStringList parts;
    for (const MoveFigure::Remark &remark : figure.remarks) {
        QString where = QStringLiteral("pass");
        if (remark.number) {
            where = QStringLiteral("at %1").arg(*remark.number);
        } else if (remark.point && hasCoordinates) {
            where = QStringLiteral("at %1").arg(QString::fromStdString(vertexOf(*remark.point)));
        } else if (remark.point) {
            const QString letter(QChar(u'a' + static_cast<char16_t>(letters.size() % 26)));
            letters.push_back({*remark.point, MarkKind::Label, letter});
            where = QStringLiteral("at %1").arg(letter);
        }
        parts += QStringLiteral("%1 %2").arg(join(remark.moves), where);
        parts.last().replace(u' ', QChar::Nbsp); // lines are broken between remarks
    }
    return parts.join(QStringLiteral("; "));
}

BoardPicture pictureOf(const DiagramLook &look)
{
    BoardPicture picture;
    picture.theme = look.theme;
    picture.region = look.region;
    picture.hasCoordinates = look.hasCoordinates;
    picture.orientation = look.orientation;
    return picture;
}

} // namespace

BoardPicture positionPicture(const GameTree &tree, const NodePlace &place, const DiagramLook &look)
{
    BoardPicture picture = pictureOf(look);
    if (place.isBeforeMove) {
        Replay replay(tree);
        replay.setUp(tree, place.node);
        picture.scene.board = replay.board();
        return picture;
    }
    const Replay replay = replayTo(tree, place.node);
    picture.scene.board = replay.board();
    if (look.hasMarks) {
        addMarkup(picture.scene, tree, place.node);
        if (const auto move = replay.lastMove()) {
            picture.scene.lastMove = move->point;
        }
    }
    return picture;
}

Result<BoardPicture> figurePicture(const GameTree &tree,
                                   NodeId node,
                                   const MoveRange &range,
                                   const DiagramLook &look)
{
    return figureOf(tree, node, range.first, range.last).map([&](const MoveFigure &figure) {
        return figurePicture(tree, figure, look);
    });
}

BoardPicture figurePicture(const GameTree &tree, const MoveFigure &figure, const DiagramLook &look)
{
    BoardPicture picture = pictureOf(look);
    picture.scene.board = figure.board;
    if (look.hasMarks) {
        addMarkup(picture.scene, tree, figure.lastNode);
    }
    BoardMarkup numbers;
    PointSet numbered;
    picture.caption = captionOf(figure, look.hasCoordinates, numbers);
    for (const MoveFigure::Number &number : figure.numbers) {
        numbers.push_back({number.point, MarkKind::Label, QString::number(number.move)});
    }
    for (const Mark &number : numbers) {
        numbered.insert(number.point);
    }
    std::erase_if(picture.scene.markup,
                  [&numbered](const Mark &mark) { return numbered.contains(mark.point); });
    picture.scene.markup.insert(picture.scene.markup.end(), numbers.begin(), numbers.end());
    return picture;
}

Result<std::vector<NodePlace>> slidesOf(const GameTree &tree, NodeId node, const MoveRange &range)
{
    std::vector<NodePlace> slides;
    NodePlace before{tree.root(), moveAt(tree, tree.root()).has_value()};
    int number = 0;
    const BoardSize size = boardSizeOf(tree);
    for (const NodeId step : tree.pathTo(tree.endOfLine(node))) {
        if (moveAt(tree, step, size)) {
            ++number;
            if (number == range.first) {
                slides.push_back(before);
            }
            if (number >= range.first && number <= range.last) {
                slides.push_back({step, false});
            }
        }
        before = {step, false};
    }
    if (slides.empty() && number == 0 && range.first == 1) {
        slides.push_back(before);
    }
    if (slides.empty()) {
        return failure(QStringLiteral("the line has only %1 move%2")
                           .arg(number)
                           .arg(number == 1 ? QString() : QStringLiteral("s")));
    }
    return slides;
}

} // namespace shinpan
