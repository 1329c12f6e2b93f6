#include "tests/support/jsonshape.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <cmath>
#include <utility>

namespace shinpan::test {

namespace {

const QStringList PlainTypes{QStringLiteral("text"),    QStringLiteral("integer"),
                             QStringLiteral("number"),  QStringLiteral("number/inf"),
                             QStringLiteral("boolean"), QStringLiteral("time"),
                             QStringLiteral("list"),    QStringLiteral("any")};

[[nodiscard]] bool isOfType(const QJsonValue &value, const QString &type)
{
    const QString text = value.toString();
    if (type.startsWith(u'"')) {
        return value.isString() && text == type.sliced(1, type.size() - 2);
    }
    switch (PlainTypes.indexOf(type)) {
    case 0:
        return value.isString();
    case 1:
        return value.isDouble() && value.toDouble() == std::floor(value.toDouble());
    case 2:
        return value.isDouble();
    case 3:
        return value.isDouble() || text == QLatin1String("inf") || text == QLatin1String("-inf");
    case 4:
        return value.isBool();
    case 5:
        return QDateTime::fromString(text, Qt::ISODateWithMs).isValid();
    case 6:
        return value.isArray();
    default:
        return true;
    }
}

/// What stands in front of the first dot of each path: "games", "players[]".
[[nodiscard]] QStringList namesIn(const QHash<QString, QString> &members)
{
    QStringList names;
    for (auto member = members.begin(); member != members.end(); ++member) {
        names.append(member.key().section(u'.', 0, 0));
    }
    names.removeDuplicates();
    names.sort();
    return names;
}

/// The members behind that name.
[[nodiscard]] QHash<QString, QString> behind(const QString &name,
                                             const QHash<QString, QString> &members)
{
    QHash<QString, QString> found;
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (member.key().startsWith(name + u'.')) {
            found[member.key().sliced(name.size() + 1)] = *member;
        }
    }
    return found;
}

/// What is in the lists, which are so deep in each other.
[[nodiscard]] QList<QJsonValue> valuesIn(const QJsonValue &lists, qsizetype depth)
{
    QList<QJsonValue> values{lists};
    for (; depth > 0; --depth) {
        QList<QJsonValue> within;
        for (const QJsonValue &list : std::as_const(values)) {
            for (const QJsonValue &value : list.toArray()) {
                within.append(value);
            }
        }
        values = within;
    }
    return values;
}

} // namespace

JsonShape::JsonShape(const QString &help, const QString &heading)
{
    QString current;
    for (const QString &line : help.split(u'\n')) {
        if (!line.isEmpty() && !line.startsWith(u' ')) {
            static const QRegularExpression named(QStringLiteral("^An? (\\w+)"));
            const QRegularExpressionMatch name = named.match(line);
            current = name.hasMatch() ? name.captured(1) : line;
            if (line.startsWith(heading)) {
                m_root = current;
            }
        } else if (!line.isEmpty()) {
            readLine(line, m_shapes[current]);
        }
    }
}

void JsonShape::readLine(const QString &line, Members &members) const
{
    static const QRegularExpression member(
        QStringLiteral("^  (\\S+(?:, \\S+)*)  +(\"[^\"]*\"|\\S+)(?: |$)"));
    const QRegularExpressionMatch match = member.match(line);
    if (match.hasMatch()) {
        for (const QString &path : match.captured(1).split(QStringLiteral(", "))) {
            members[path] = match.captured(2);
        }
    }
}

JsonShape::Members JsonShape::membersOf(const QString &type) const
{
    Members members = m_shapes.value(type);
    const QString all = members.value(QStringLiteral("*"));
    if (m_shapes.contains(all)) {
        members.remove(QStringLiteral("*"));
        members.insert(membersOf(all));
    }
    return members;
}

QString JsonShape::faults(const QJsonValue &value) const
{
    if (!m_shapes.contains(m_root)) {
        return QStringLiteral("the heading is not there");
    }
    QStringList faults;
    check(value, m_root, {}, QStringLiteral("it"), faults);
    return faults.join(u'\n');
}

void JsonShape::check(const QJsonValue &value,
                      const QString &type,
                      const Members &more,
                      const QString &where,
                      QStringList &faults) const
{
    const bool mayBeNull = type.endsWith(u'?') || type == QLatin1String("any");
    const QString plain = type.endsWith(u'?') ? type.chopped(1) : type;
    const bool isObject = m_shapes.contains(plain) || plain == QLatin1String("object");
    if (value.isNull()) {
        if (!mayBeNull) {
            faults.append(QStringLiteral("%1 is null").arg(where));
        }
    } else if (isObject && value.isObject()) {
        Members members = membersOf(plain);
        members.insert(more);
        checkObject(value.toObject(), members, where, faults);
    } else if (isObject || !isOfType(value, plain)) {
        faults.append(QStringLiteral("%1 is not %2").arg(where, plain));
    }
}

void JsonShape::checkObject(const QJsonObject &object,
                            const Members &members,
                            const QString &where,
                            QStringList &faults) const
{
    QStringList others = object.keys();
    for (const QString &name : namesIn(members)) {
        const QString key = name.section(u'[', 0, 0);
        const QString path = where + u'.' + key;
        const qsizetype depth = name.count(QStringLiteral("[]"));
        if (key == QLatin1String("*")) {
            continue;
        }
        if (!object.contains(key)) {
            faults.append(QStringLiteral("%1 is missing").arg(path));
        } else if (depth > 0 && !object[key].isArray()) {
            faults.append(QStringLiteral("%1 is no list").arg(path));
        }
        others.removeAll(key);
        const QString type = members.value(name, QStringLiteral("object"));
        for (const QJsonValue &value :
             object.contains(key) ? valuesIn(object[key], depth) : QList<QJsonValue>()) {
            check(value, type, behind(name, members), path, faults);
        }
    }
    const QString type = members.value(QStringLiteral("*"));
    for (const QString &key : others) {
        if (type.isEmpty() || !isOfType(object[key], type)) {
            faults.append(QStringLiteral("%1.%2 is not described").arg(where, key));
        }
    }
}

QStringList JsonShape::promises() const
{
    const auto isKnown = [this](const QString &type) {
        const QString plain = type.endsWith(u'?') ? type.chopped(1) : type;
        return plain.startsWith(u'"') || PlainTypes.contains(plain)
            || plain == QLatin1String("object") || m_shapes.contains(plain);
    };
    QStringList lines;
    for (auto shape = m_shapes.begin(); shape != m_shapes.end(); ++shape) {
        for (auto member = shape->begin(); member != shape->end(); ++member) {
            if (isKnown(*member)) { // else it is a line about something else, such as an option
                lines.append(shape.key() + QStringLiteral(": ") + member.key() + u' ' + *member);
            }
        }
    }
    lines.sort();
    return lines;
}

} // namespace shinpan::test
