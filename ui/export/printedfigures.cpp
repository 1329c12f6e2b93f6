#include "ui/export/printedfigures.h"

#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace shinpan {

namespace {

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
    , m_line(tree.pathTo(tree.endOfLine(node)))
    , m_walk(tree, node)
    , m_movesPerDiagram(settings.movesPerDiagram)
    , m_hasComments(settings.hasComments)
    , m_rest(range)
{
    m_look.theme = paperTheme();
    m_look.hasCoordinates = settings.hasCoordinates;
    const BoardSize size = boardSizeOf(tree);
    int number = 0;
    for (const NodeId step : m_line) {
        number += moveAt(tree, step, size) ? 1 : 0;
        m_numbers.push_back(number);
    }
    m_rest.last = hasMoves() ? std::min(range.last, number) : range.first;
}

std::optional<PrintedFigure> PrintedFigures::next()
{
    if (m_rest.first > m_rest.last) {
        return std::nullopt;
    }
    const MoveRange range{m_rest.first,
                          std::min(m_rest.last, m_rest.first + m_movesPerDiagram - 1)};
    m_rest.first = range.last + 1;
    if (!hasMoves()) {
        return PrintedFigure{positionPicture(m_tree, {m_line.back(), false}, m_look),
                             Words::tr("Position"), commentsOn({1, 1})};
    }
    const Result<MoveFigure> figure = m_walk.next(range.first, range.last);
    if (!figure) {
        return std::nullopt;
    }
    return PrintedFigure{figurePicture(m_tree, *figure, m_look), titleOf(range), commentsOn(range)};
}

/// Those before the first move belong to it.
QStringList PrintedFigures::commentsOn(const MoveRange &range) const
{
    QStringList comments;
    const auto from = std::ranges::lower_bound(m_numbers, range.first == 1 ? 0 : range.first);
    for (auto i = static_cast<std::size_t>(from - m_numbers.begin());
         m_hasComments && i < m_line.size() && m_numbers[i] <= range.last; ++i) {
        if (const QString text = commentAt(m_tree, m_line[i]).trimmed(); !text.isEmpty()) {
            comments +=
                m_numbers[i] == 0 ? text : QStringLiteral("%1: %2").arg(m_numbers[i]).arg(text);
        }
    }
    return comments;
}

std::vector<PrintedFigure> figuresOf(const GameTree &tree,
                                     NodeId node,
                                     const MoveRange &range,
                                     const PrintSettings &settings)
{
    PrintedFigures figures(tree, node, range, settings);
    std::vector<PrintedFigure> all;
    while (std::optional<PrintedFigure> figure = figures.next()) {
        all.push_back(std::move(*figure));
    }
    return all;
}

} // namespace shinpan
