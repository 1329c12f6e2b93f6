#include "core/graphics/engineparameters.h"

namespace shinpan {

namespace {

/// Takes the first word off a text, and the blanks behind it.
[[nodiscard]] QStringView takeWord(QStringView &text)
{
    qsizetype end = 0;
    while (end < text.size() && !text[end].isSpace()) {
        ++end;
    }
    const QStringView word = text.first(end);
    text = text.sliced(end).trimmed();
    return word;
}

} // namespace

std::vector<EngineParameter> readParameters(QStringView reply)
{
    std::vector<EngineParameter> parameters;
    for (const QStringView line : reply.split(u'\n')) {
        QStringView rest = line.trimmed();
        EngineParameter parameter;
        if (rest.startsWith(u'[')) {
            const QStringView type = takeWord(rest);
            if (type.compare(u"[bool]", Qt::CaseInsensitive) == 0) {
                parameter.kind = EngineParameter::Kind::Flag;
            } else if (type.startsWith(u"[list/", Qt::CaseInsensitive) && type.endsWith(u']')) {
                parameter.kind = EngineParameter::Kind::Choice;
                parameter.choices = type.sliced(6).chopped(1).toString().split(u'/');
            }
        }
        parameter.key = takeWord(rest).toString();
        parameter.value = rest.toString();
        if (!parameter.key.isEmpty() && parameters.size() < MostParameters) {
            parameters.push_back(parameter);
        }
    }
    return parameters;
}

QString readableName(const QString &key)
{
    QString name = key;
    name.replace(u'_', u' ');
    if (name == name.toLower() && !name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

} // namespace shinpan
