#include "ui/export/gamediagram.h"

#include "core/record/tree/gameinfo.h"
#include "core/record/tree/nodepath.h"
#include "core/record/tree/pointset.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/board/recordoverlay.h"
#include "ui/words/text.h"

#include <QCoreApplication>

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

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PrintPages)
};

QString titleOf(const MoveRange &range)
{
    return range.first == range.last
             ? Words::tr("Move %1").arg(range.first)
             : Words::tr("Moves %1–%2")
                   .arg(QString::number(range.first), QString::number(range.last));
}

QString playerText(const GameInfo &info, Color color)
{
    const QString name =
        info.playerName[color].isEmpty() ? text::colorName(color) : info.playerName[color];
    return info.playerRank[color].isEmpty()
             ? name
             : Words::tr("%1 (%2)").arg(name, info.playerRank[color]);
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
    std::erase_if(picture.scene.markup, [&numbered](const Mark &mark) {
        const bool isScore =
            mark.kind == MarkKind::BlackTerritory || mark.kind == MarkKind::WhiteTerritory;
        return isScore || numbered.contains(mark.point); // it is about the moves
    });
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
        return failure(lineEndsAfter(number));
    }
    return slides;
}

QStringList printedHeader(const GameTree &tree)
{
    const GameInfo info = readGameInfo(tree);
    QStringList header{
        Words::tr("%1 – %2").arg(playerText(info, Color::Black), playerText(info, Color::White))};
    QStringList facts{info.gameName, info.event, info.round, info.place, info.date};
    if (info.komi) {
        facts += Words::tr("Komi %1").arg(text::points(*info.komi));
    }
    if (info.handicap > 0) {
        facts += Words::tr("Handicap %1").arg(info.handicap);
    }
    if (!info.result.isEmpty()) {
        facts += text::recordedResult(info.result);
    }
    facts.removeAll(QString());
    if (!facts.isEmpty()) {
        header += facts.join(QStringLiteral("  ·  "));
    }
    return header;
}

PrintedFigures::PrintedFigures(const GameTree &tree,
                               NodeId node,
                               const MoveRange &range,
                               const PrintSettings &settings)
    : m_tree(tree)
    , m_line(lineThrough(node))
    , m_walk(tree, node)
    , m_movesPerDiagram(settings.movesPerDiagram)
    , m_hasComments(settings.hasComments)
    , m_rest(range)
{
    m_look.theme = paperTheme();
    m_look.hasCoordinates = settings.hasCoordinates;
    m_rest.last = hasMoves() ? std::min(range.last, m_line.numbers.back()) : range.first;
    if (settings.hasVariations) {
        addVariations(m_line, m_rest);
    }
}

std::optional<PrintedFigure> PrintedFigures::next()
{
    if (m_rest.first > m_rest.last) {
        return nextOfVariations();
    }
    const MoveRange range{m_rest.first, lastOfDiagram(m_line, m_rest)};
    m_rest.first = range.last + 1;
    if (!hasMoves()) {
        return PrintedFigure{positionPicture(m_tree, {m_line.nodes.back(), false}, m_look),
                             Words::tr("Position"), commentsOn(m_line, {1, 1})};
    }
    const Result<MoveFigure> figure = m_walk.next(range.first, range.last);
    if (!figure) {
        return std::nullopt;
    }
    return PrintedFigure{figurePicture(m_tree, *figure, m_look), titleOf(range),
                         commentsOn(m_line, range)};
}

PrintedFigures::Line PrintedFigures::lineThrough(NodeId node) const
{
    Line line{m_tree.pathTo(m_tree.endOfLine(node)), {}};
    const BoardSize size = boardSizeOf(m_tree);
    int number = 0;
    for (const NodeId step : line.nodes) {
        number += moveAt(m_tree, step, size) ? 1 : 0;
        line.numbers.push_back(number);
    }
    return line;
}

/// The move that ends a diagram which begins as the range does.
int PrintedFigures::lastOfDiagram(const Line &line, const MoveRange &range) const
{
    const int last = std::min(range.last, range.first + m_movesPerDiagram - 1);
    const auto from = std::ranges::lower_bound(line.numbers, range.first);
    for (auto i = static_cast<std::size_t>(from - line.numbers.begin());
         m_hasComments && i < line.nodes.size() && line.numbers[i] < last; ++i) {
        if (!commentAt(m_tree, line.nodes[i]).isEmpty()
            && !markupAt(m_tree, line.nodes[i], boardSizeOf(m_tree)).labels.empty()) {
            return line.numbers[i];
        }
    }
    return last;
}

/// Those before the first move belong to it.
QStringList PrintedFigures::commentsOn(const Line &line, const MoveRange &range) const
{
    QStringList comments;
    const auto from = std::ranges::lower_bound(line.numbers, range.first == 1 ? 0 : range.first);
    for (auto i = static_cast<std::size_t>(from - line.numbers.begin());
         m_hasComments && i < line.nodes.size() && line.numbers[i] <= range.last; ++i) {
        const int number = line.numbers[i];
        if (const QString text = commentAt(m_tree, line.nodes[i]).trimmed(); !text.isEmpty()) {
            comments += number == 0 ? text : QStringLiteral("%1: %2").arg(number).arg(text);
        }
    }
    return comments;
}

/// Those that leave the line at one of these moves are the next.
void PrintedFigures::addVariations(const Line &line, const MoveRange &range)
{
    for (std::size_t i = line.nodes.size(); i-- > 1;) {
        if (line.numbers[i] < range.first || line.numbers[i] > range.last) {
            continue;
        }
        const auto end = static_cast<std::ptrdiff_t>(m_variations.size());
        NodeId other = m_tree.firstChild(line.nodes[i - 1]);
        for (; other != NoNode; other = m_tree.nextSibling(other)) {
            if (other != line.nodes[i]) {
                m_variations.push_back({other});
            }
        }
        std::reverse(m_variations.begin() + end, m_variations.end());
    }
}

std::optional<PrintedFigure> PrintedFigures::nextOfVariations()
{
    while (!m_variations.empty()) {
        const auto [start, next] = m_variations.back();
        m_variations.pop_back();
        const Line line = lineThrough(start);
        const int last = line.numbers.back();
        MoveRange range{next, last};
        if (next == 0) {
            const auto at = std::ranges::find(line.nodes, start) - line.nodes.begin();
            range.first = line.numbers[static_cast<std::size_t>(at) - 1] + 1;
            addVariations(line, {range.first + 1, last});
        }
        range.last = lastOfDiagram(line, range);
        if (range.last < last) {
            m_variations.push_back({start, range.last + 1});
        }
        if (range.first > last) {
            continue; // it is set-up or words only
        }
        if (const auto picture = figurePicture(m_tree, start, range, m_look)) {
            return PrintedFigure{*picture, Words::tr("Variation: %1").arg(titleOf(range)),
                                 commentsOn(line, range)};
        }
    }
    return std::nullopt;
}

} // namespace shinpan
