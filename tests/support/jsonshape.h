#pragma once

#include <QHash>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace shinpan::test {

/// Holds JSON against what a help text says of its members, so that help and writer cannot part.
///
/// The text has headings, lines that do not begin with a blank, and below them a member a line: two
/// blanks, its path (or several, with commas), two blanks or more, its type, and words for people.
/// Lines that begin with more blanks go on with the words of the one above. In a path a dot leads
/// into an object and [] to each value of a list; "*" is any member that no other line names. A
/// type is text, integer, number, number/inf (or "inf", "-inf"), boolean, time (ISO 8601), list,
/// object, any, a text in quotes, or the name of a heading that begins with "A" or "An" and that
/// name; with a "?" behind it null will do as well. "*" with such a name takes over its members.
class JsonShape
{
public:
    /// `heading` begins the heading that the members stand below.
    JsonShape(const QString &help, const QString &heading);

    /// What is wrong with the value, a line each with the path: a member that is not described,
    /// that is missing, or that is of another type. Empty: nothing.
    [[nodiscard]] QString faults(const QJsonValue &value) const;

    /// All that is promised, "heading: path type", sorted.
    [[nodiscard]] QStringList promises() const;

private:
    /// Paths below a heading, and their types.
    using Members = QHash<QString, QString>;

    void readLine(const QString &line, Members &members) const;
    [[nodiscard]] Members membersOf(const QString &type) const;
    /// `more`: members that it has beside those of its type.
    void check(const QJsonValue &value,
               const QString &type,
               const Members &more,
               const QString &where,
               QStringList &faults) const;
    void checkObject(const QJsonObject &object,
                     const Members &members,
                     const QString &where,
                     QStringList &faults) const;

    QHash<QString, Members> m_shapes; ///< by heading
    QString m_root;
};

} // namespace shinpan::test
