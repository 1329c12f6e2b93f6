#include "core/competition/report/plotmarkup.h"

#include "core/report/pagemarkup.h"

#include <algorithm>
#include <cmath>

namespace shinpan::plot {

QString at(double value)
{
    return QString::number(value, 'f', 1);
}

QString svg(const QString &id, double height, const QString &title, const QString &content)
{
    return QStringLiteral("<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-labelledby=\"%3\">"
                          "<title id=\"%3\">%4</title>\n%5</svg>\n")
        .arg(at(Width), at(height), id, escaped(title), content);
}

QString lineMarkup(const char *name, double x1, double y1, double x2, double y2)
{
    return QStringLiteral("<line class=\"%1\" x1=\"%2\" y1=\"%3\" x2=\"%4\" y2=\"%5\"/>")
        .arg(QString::fromLatin1(name), at(x1), at(y1), at(x2), at(y2));
}

QString label(const char *name, double x, double y, const QString &text)
{
    return QStringLiteral("<text class=\"%1\" x=\"%2\" y=\"%3\">")
               .arg(QString::fromLatin1(name), at(x), at(y))
         + escaped(text) + QStringLiteral("</text>");
}

double niceStep(double range, int steps)
{
    const double rough = std::max(range, 1e-9) / steps;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough) {
            return factor * power;
        }
    }
    return 10 * power;
}

double Axis::operator()(double value) const
{
    const double part = high > low ? (std::clamp(value, low, high) - low) / (high - low) : 0.5;
    return from + part * (to - from);
}

QString countAxis(const Axis &x, const QString &unit)
{
    QString text;
    const double step = std::max(1.0, niceStep(x.high, 4));
    for (double value = 0; value <= x.high; value += step) {
        text += label("mid", x(value), Bottom + 17, QString::number(value));
    }
    return text + label("end soft", Right, Bottom + 34, unit);
}

QString dot(double x, double y, const char *radius)
{
    return QStringLiteral("<circle class=\"dot\" cx=\"%1\" cy=\"%2\" r=\"%3\"/>\n")
        .arg(at(x), at(y), QString::fromLatin1(radius));
}

QString path(const char *name, const QString &data)
{
    return QStringLiteral("<path class=\"%1\" d=\"%2\"/>\n").arg(QString::fromLatin1(name), data);
}

QString pointText(double x, double y, bool isFirst)
{
    return (isFirst ? u'M' : u'L') + at(x) + u' ' + at(y);
}

} // namespace shinpan::plot
