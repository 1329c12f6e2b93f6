#include "ui/export/textdiagram.h"

#include "ui/export/pictureindex.h"

#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

QString plainPoint(const BoardPicture &picture, const PictureIndex &index, Point point)
{
    for (const Mark *mark : index.marksAt(point)) {
        if (mark->kind == MarkKind::Label) {
            return mark->text;
        }
    }
    switch (picture.scene.board.at(point)) {
    case Stone::Black:
        return QStringLiteral("X");
    case Stone::White:
        return QStringLiteral("O");
    case Stone::Empty:
        break;
    }
    return index.isStar(point) ? QStringLiteral("+") : QStringLiteral(".");
}

/// The columns' letters above or below a board whose points are `cell` letters wide.
QString columnsLine(const BoardRegion &region, int margin, qsizetype cell)
{
    QString line(margin, u' ');
    for (int column = region.bottomLeft.column; column <= region.topRight.column; ++column) {
        line += QString::fromStdString(columnName(column)).rightJustified(cell + 1);
    }
    return line;
}

qsizetype widestPoint(const BoardPicture &picture, const BoardRegion &region)
{
    qsizetype widest = 1;
    for (const Mark &mark : picture.scene.markup) {
        if (mark.kind == MarkKind::Label && region.contains(mark.point)) {
            widest = std::max(widest, mark.text.size());
        }
    }
    if (picture.hasCoordinates) {
        widest =
            std::max(widest, static_cast<qsizetype>(columnName(region.topRight.column).size()));
    }
    return widest;
}

/// One row: every point is preceded by a blank, or by the bracket around the last move.
QString rowLine(const BoardPicture &picture,
                const PictureIndex &index,
                const BoardRegion &region,
                int row,
                qsizetype cell)
{
    const bool isBracketed = cell == 1;
    QString line;
    bool isClosing = false;
    for (int column = region.bottomLeft.column; column <= region.topRight.column; ++column) {
        const Point point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
        const bool isLast = isBracketed && picture.scene.lastMove == point;
        line += isLast ? u'(' : isClosing ? u')' : u' ';
        line += plainPoint(picture, index, point).rightJustified(cell);
        isClosing = isLast;
    }
    return isClosing ? line + u')' : line;
}

QString trimmedEnd(QString line)
{
    while (line.endsWith(u' ')) {
        line.chop(1);
    }
    return line;
}

} // namespace

QString toPlainText(const BoardPicture &picture)
{
    const BoardRegion region = shownRegion(picture);
    const qsizetype cell = widestPoint(picture, region);
    const int margin = picture.hasCoordinates ? 2 : 0;
    const PictureIndex index(picture);
    QStringList lines;
    if (picture.hasCoordinates) {
        lines += columnsLine(region, margin, cell);
    }
    for (int row = region.topRight.row; row >= region.bottomLeft.row; --row) {
        const QString line = rowLine(picture, index, region, row, cell);
        const QString number = QString::number(row + 1);
        if (!picture.hasCoordinates) {
            lines += trimmedEnd(line.sliced(line.startsWith(u' ') ? 1 : 0));
        } else {
            const QString gap = line.endsWith(u')') ? QString() : QStringLiteral(" ");
            lines += number.rightJustified(margin) + line + gap + number;
        }
    }
    if (picture.hasCoordinates) {
        lines += columnsLine(region, margin, cell);
    }
    if (!picture.caption.isEmpty()) {
        lines += {QString(), QString(picture.caption).replace(QChar::Nbsp, u' ')};
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace shinpan
