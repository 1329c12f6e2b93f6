#include "ui/board/painting/svgtext.h"

#include <QColor>
#include <QPainterPath>
#include <QTransform>

namespace shinpan::svg {

QByteArray text(qreal number)
{
    QByteArray digits = QByteArray::number(number, 'f', 3);
    while (digits.endsWith('0')) {
        digits.chop(1);
    }
    if (digits.endsWith('.')) {
        digits.chop(1);
    }
    return digits == "-0" ? QByteArray("0") : digits;
}

QByteArray content(const QString &text)
{
    QString known = text;
    for (qsizetype i = 0; i < known.size(); ++i) {
        const QChar character = known.at(i);
        if (character.isHighSurrogate() && i + 1 < known.size()
            && known.at(i + 1).isLowSurrogate()) {
            ++i;
        } else if (character.isSurrogate() || character > u'\ufffd'
                   || (character < u' ' && character != u'\t' && character != u'\n')) {
            known[i] = QChar::ReplacementCharacter;
        }
    }
    return known.toHtmlEscaped().toUtf8();
}

QByteArray attribute(const char *name, const QByteArray &value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

QByteArray attribute(const char *name, qreal value)
{
    return attribute(name, text(value));
}

QByteArray colorAttributes(const char *name, const QColor &color)
{
    QByteArray attributes = attribute(name, color.name().toLatin1());
    if (color.alpha() < 255) {
        attributes += attribute((QByteArray(name) + "-opacity").constData(), color.alphaF());
    }
    return attributes;
}

QByteArray matrixOf(const QTransform &transform)
{
    QByteArray numbers;
    for (const qreal number : {transform.m11(), transform.m12(), transform.m21(), transform.m22(),
                               transform.dx(), transform.dy()}) {
        numbers += (numbers.isEmpty() ? "" : " ") + QByteArray::number(number, 'g', 8);
    }
    return "matrix(" + numbers + ')';
}

QByteArray outlineOf(const QPainterPath &path)
{
    QByteArray outline;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            outline += 'M';
            break;
        case QPainterPath::LineToElement:
            outline += 'L';
            break;
        case QPainterPath::CurveToElement:
            outline += 'C';
            break;
        case QPainterPath::CurveToDataElement:
            outline += ' ';
            break;
        }
        outline += text(element.x) + ' ' + text(element.y);
    }
    return outline;
}

} // namespace shinpan::svg
