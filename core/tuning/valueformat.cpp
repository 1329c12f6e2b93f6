#include "core/tuning/valueformat.h"

#include <QRegularExpression>

#include <cmath>

namespace shinpan {

namespace {

char conversionOf(QChar letter)
{
    switch (letter.toLatin1()) {
    case 's':
    case 'r':
        return 's';
    case 'd':
    case 'i':
    case 'u':
        return 'd';
    default:
        return letter.toLatin1();
    }
}

} // namespace

ValueFormat ValueFormat::plain(const QString &name)
{
    ValueFormat format;
    format.m_before = name + QLatin1Char(':');
    return format;
}

Result<ValueFormat> ValueFormat::parse(const QString &format)
{
    static const QRegularExpression conversion(
        QStringLiteral("%([-+ 0#]*[0-9]{0,2}(?:\\.[0-9]{0,2})?)([sridufFeEgG%])"));
    ValueFormat parsed;
    int conversions = 0;
    qsizetype end = 0;
    for (auto match = conversion.globalMatch(format); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        QString &text = conversions == 0 ? parsed.m_before : parsed.m_after;
        text += QStringView(format).mid(end, found.capturedStart() - end);
        end = found.capturedEnd();
        if (found.capturedView(2) == QLatin1Char('%')) {
            text += QLatin1Char('%');
            continue;
        }
        parsed.m_specification = found.captured(1).toLatin1();
        parsed.m_conversion = conversionOf(found.capturedView(2).front());
        ++conversions;
    }
    const QStringView rest = QStringView(format).mid(end);
    (conversions == 0 ? parsed.m_before : parsed.m_after) += rest;
    const qsizetype signs = format.count(QLatin1Char('%'));
    const qsizetype literal =
        parsed.m_before.count(QLatin1Char('%')) + parsed.m_after.count(QLatin1Char('%'));
    if (conversions != 1 || signs != 2 * literal + 1) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages",
            "a format needs exactly one conversion for the value, such as %s or %.2f")));
    }
    return parsed;
}

QString ValueFormat::text(const ParameterScale &scale, double position) const
{
    const QByteArray specification = '%' + m_specification;
    const double number =
        scale.isChoice() ? scale.text(position).toDouble() : scale.number(position);
    QString value;
    switch (m_conversion) {
    case 's':
        value = QString::asprintf((specification + "s").constData(),
                                  scale.text(position).toUtf8().constData());
        break;
    case 'd':
        value =
            QString::asprintf((specification + "lld").constData(), static_cast<long long>(number));
        break;
    default:
        value = QString::asprintf((specification + m_conversion).constData(), number);
    }
    return m_before + value + m_after;
}

} // namespace shinpan
