#include "core/tuning/parameterspace.h"

#include <QSet>

#include <cmath>

namespace shinpan {

namespace {

Message complaintAbout(const TuningParameter &parameter)
{
    if (parameter.split < 1) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "it must be split into at least one part"));
    }
    if (!(parameter.initialVariance >= 0) || !std::isfinite(parameter.initialVariance)) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "its initial variance must not be negative"));
    }
    if (!(parameter.cEnd > 0) || !std::isfinite(parameter.cEnd)) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "its step at the end must be above 0"));
    }
    if (!(parameter.rEnd >= 0) || !std::isfinite(parameter.rEnd)) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "its learning rate at the end must not be negative"));
    }
    if (!std::isfinite(parameter.start)
        || (parameter.scale.isBounded() && (parameter.start < 0 || parameter.start > 1))) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "its own value is outside the range"));
    }
    if (parameter.format.needsNumber()) {
        for (const QString &choice : parameter.scale.choices()) {
            bool isNumber = false;
            (void)choice.toDouble(&isNumber);
            if (!isNumber) {
                return Message::of(
                    QT_TRANSLATE_NOOP("Messages", "its format is for numbers, but “%1” is none"),
                    choice);
            }
        }
    }
    return {};
}

} // namespace

Result<ParameterSpace> ParameterSpace::make(std::vector<TuningParameter> parameters)
{
    if (parameters.empty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "there is no parameter to tune")));
    }
    QSet<QString> names;
    for (const TuningParameter &parameter : parameters) {
        if (names.contains(parameter.name)) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "there are two parameters named “%1”"),
                            parameter.name));
        }
        names.insert(parameter.name);
        const Message complaint = complaintAbout(parameter);
        if (!complaint.isEmpty()) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "parameter “%1”: %2"),
                                       parameter.name, complaint));
        }
    }
    return ParameterSpace(std::move(parameters));
}

TuningPoint ParameterSpace::start() const
{
    TuningPoint point;
    for (const TuningParameter &parameter : m_parameters) {
        point.push_back(parameter.start);
    }
    return point;
}

QStringList ParameterSpace::values(const TuningPoint &point) const
{
    QStringList values;
    for (std::size_t i = 0; i < size(); ++i) {
        values.append(m_parameters[i].scale.text(point[i]));
    }
    return values;
}

TuningPoint ParameterSpace::snapped(const TuningPoint &point) const
{
    TuningPoint snapped;
    for (std::size_t i = 0; i < size(); ++i) {
        snapped.push_back(m_parameters[i].scale.snapped(point[i]));
    }
    return snapped;
}

QString ParameterSpace::describe(const TuningPoint &point) const
{
    QStringList parts;
    for (std::size_t i = 0; i < size(); ++i) {
        parts.append(m_parameters[i].format.text(m_parameters[i].scale, point[i]));
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace shinpan
