// What is printed of a game: its figures and what stands above them.

#include "core/record/gameinfo.h"
#include "core/record/movefigure.h"
#include "core/record/sgfproperties.h"
#include "ui/export/printpages.h"
#include "ui/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace shinpan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PrintPages)
};

/// The line through a node, and which of its nodes have moves.
struct PrintedLine
{
    std::vector<NodeId> nodes;
    std::vector<int> numbers; ///< of the last move up to each node
};

PrintedLine lineThrough(const GameTree &tree, NodeId node)
{
    PrintedLine line{tree.pathTo(tree.endOfLine(node)), {}};
    const BoardSize size = boardSizeOf(tree);
    int number = 0;
    for (const NodeId step : line.nodes) {
        number += moveAt(tree, step, size) ? 1 : 0;
        line.numbers.push_back(number);
    }
    return line;
}

/// The comments on a range; those before the first move belong to it.
QStringList commentsOn(const GameTree &tree, const PrintedLine &line, const MoveRange &range)
{
    QStringList comments;
    const auto from = std::ranges::lower_bound(line.numbers, range.first == 1 ? 0 : range.first);
    for (auto i = static_cast<std::size_t>(from - line.numbers.begin());
         i < line.nodes.size() && line.numbers[i] <= range.last; ++i) {
        const int number = line.numbers[i];
        if (const QString text = commentAt(tree, line.nodes[i]).trimmed(); !text.isEmpty()) {
            comments += number == 0 ? text : QStringLiteral("%1: %2").arg(number).arg(text);
        }
    }
    return comments;
}

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

std::vector<PrintedFigure> figuresOf(const GameTree &tree,
                                     NodeId node,
                                     const MoveRange &range,
                                     const PrintSettings &settings)
{
    const PrintedLine line = lineThrough(tree, node);
    DiagramLook look;
    look.theme = paperTheme();
    look.hasCoordinates = settings.hasCoordinates;
    std::vector<PrintedFigure> figures;
    const int last = std::min(range.last, line.numbers.back());
    if (line.numbers.back() == 0) {
        figures.push_back({positionPicture(tree, {tree.endOfLine(node), false}, look),
                           Words::tr("Position"),
                           settings.hasComments ? commentsOn(tree, line, {1, 1}) : QStringList()});
    }
    MoveFigures walk(tree, node);
    for (int first = range.first; first <= last; first += settings.movesPerDiagram) {
        const MoveRange part{first, std::min(last, first + settings.movesPerDiagram - 1)};
        const Result<MoveFigure> figure = walk.next(part.first, part.last);
        if (!figure) {
            break;
        }
        figures.push_back({figurePicture(tree, *figure, look), titleOf(part),
                           settings.hasComments ? commentsOn(tree, line, part) : QStringList()});
    }
    return figures;
}

} // namespace shinpan
