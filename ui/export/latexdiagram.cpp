#include "ui/board/painting/boardpicture.h"
#include "ui/export/textdiagram.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int LargestBoard = 19;    // the columns that psgo has letters for
constexpr double LineWidth = 12.0;  // of a text block on A4, in cm
constexpr double LargestCell = 0.6; // psgo's own unit, in cm

/// Text that TeX takes as it is.
QString escaped(const QString &text)
{
    static const QHash<QChar, QString> spelt{{u'\\', QStringLiteral("\\textbackslash{}")},
                                             {u'~', QStringLiteral("\\textasciitilde{}")},
                                             {u'^', QStringLiteral("\\textasciicircum{}")},
                                             {QChar::Nbsp, QStringLiteral("~")}};
    QString result;
    for (const QChar letter : text) {
        const bool isSpecial = QStringLiteral("#$%&_{}").contains(letter);
        result += isSpecial ? QString(u'\\') + letter : spelt.value(letter, letter);
    }
    return result;
}

/// The two arguments that name a point: "{d}{4}".
QString place(Point point)
{
    return QStringLiteral("{%1}{%2}")
        .arg(QString::fromStdString(columnName(point.column)).toLower())
        .arg(point.row + 1);
}

/// What psgo calls a mark; empty for those that it does not know.
QString markerOf(const Mark &mark)
{
    switch (mark.kind) {
    case MarkKind::Triangle:
        return QStringLiteral("\\marktr");
    case MarkKind::Square:
        return QStringLiteral("\\marksq");
    case MarkKind::Circle:
        return QStringLiteral("\\markcr");
    case MarkKind::Cross:
    case MarkKind::Dead:
        return QStringLiteral("\\markma");
    case MarkKind::Selected:
        return QStringLiteral("\\marksl");
    case MarkKind::Label:
        return QStringLiteral("\\marklb{%1}").arg(escaped(mark.text));
    case MarkKind::BlackTerritory:
    case MarkKind::WhiteTerritory:
    case MarkKind::Dimmed:
    case MarkKind::Seki:
    case MarkKind::Differs:
        break;
    }
    return {};
}

/// The first marker of a point: psgo advises against more than one.
QString markerAt(const BoardPicture &picture, Point point)
{
    for (const Mark &mark : picture.scene.markup) {
        if (mark.point == point && !markerOf(mark).isEmpty()) {
            return markerOf(mark);
        }
    }
    return picture.scene.lastMove == point ? QStringLiteral("\\markcr") : QString();
}

QString environmentOf(const BoardPicture &picture)
{
    const QString star = picture.hasCoordinates ? QString() : QStringLiteral("*");
    return picture.region ? QStringLiteral("psgopartialboard") + star
                          : QStringLiteral("psgoboard") + star;
}

QString beginningOf(const BoardPicture &picture)
{
    const int size = picture.scene.board.size().columns;
    QString text = QStringLiteral("\\begin{%1}[%2]").arg(environmentOf(picture)).arg(size);
    if (picture.region) {
        const auto &[first, last] = *picture.region;
        text += QStringLiteral("{(%1,%2)(%3,%4)}")
                    .arg(first.column + 1)
                    .arg(first.row + 1)
                    .arg(last.column + 1)
                    .arg(last.row + 1);
    }
    return text;
}

QStringList contentOf(const BoardPicture &picture)
{
    const BoardSize size = picture.scene.board.size();
    const BoardRegion region = picture.region.value_or(BoardRegion::whole(size));
    QStringList lines;
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const Stone stone = picture.scene.board.at(point);
        const QString marker = markerAt(picture, point);
        if (!region.contains(point) || (stone == Stone::Empty && marker.isEmpty())) {
            continue;
        }
        if (stone == Stone::Empty) {
            lines += QStringLiteral("\\markpos{%1}%2").arg(marker, place(point));
        } else {
            const QString color =
                stone == Stone::Black ? QStringLiteral("black") : QStringLiteral("white");
            const QString option =
                marker.isEmpty() ? QString() : QStringLiteral("[%1]").arg(marker);
            lines += QStringLiteral("\\stone%1{%2}%3").arg(option, color, place(point));
        }
    }
    for (const MarkLine &line : picture.scene.lines) {
        if (region.contains(line.from) && region.contains(line.to)) {
            lines += (line.isArrow ? QStringLiteral("\\goarrow") : QStringLiteral("\\goline"))
                   + place(line.from) + place(line.to);
        }
    }
    return lines;
}

} // namespace

bool hasLatexSign(const Mark &mark)
{
    return !markerOf(mark).isEmpty();
}

Result<QString> toLatex(const BoardPicture &picture)
{
    const BoardSize size = picture.scene.board.size();
    if (!size.isSquare() || size.columns > LargestBoard) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the LaTeX package psgo draws square boards of up to %1 "
                                          "lines; this one has %2×%3"),
            LargestBoard, size.columns, size.rows));
    }
    const int columns = picture.region ? picture.region->columns() : size.columns;
    const int beside = picture.hasCoordinates ? 3 : 0; // indices take two units on each side
    const double cell = std::min(LargestCell, LineWidth / (columns + beside));
    QStringList lines{QStringLiteral("\\documentclass{article}"),
                      QStringLiteral("\\usepackage{psgo} % latex and dvips, or xelatex"),
                      QStringLiteral("\\begin{document}"),
                      QStringLiteral("\\begin{center}"),
                      QStringLiteral("\\setgounit{%1cm}").arg(cell, 0, 'f', 2),
                      beginningOf(picture)};
    lines += contentOf(picture);
    lines += QStringLiteral("\\end{%1}").arg(environmentOf(picture));
    if (!picture.caption.isEmpty()) {
        lines += QStringLiteral("\\par\\smallskip %1").arg(escaped(picture.caption));
    }
    lines += {QStringLiteral("\\end{center}"), QStringLiteral("\\end{document}"), QString()};
    return lines.join(u'\n');
}

} // namespace shinpan
