#include "tests/layering/rooms.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace shinpan::lint {

namespace {

/// The first words in brackets behind `command` in a CMakeLists.txt.
QStringList argumentsOf(const QString &command, const QString &text)
{
    const QRegularExpression pattern(QStringLiteral(R"(^%1\(\s*([\w-]+))").arg(command),
                                     QRegularExpression::MultilineOption);
    QStringList found;
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text)) {
        found << match.captured(1);
    }
    return found;
}

} // namespace

Rooms::Rooms(const QString &sourceRoot)
    : m_sourceRoot(sourceRoot)
{
    const QDir root(sourceRoot);
    QHash<QString, QString> texts;     // of the rooms' CMakeLists.txt
    QHash<QString, QString> libraries; // their rooms
    for (const QString &area : Areas) {
        QDirIterator files(root.filePath(area), {QStringLiteral("CMakeLists.txt")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) {
                continue; // nor could CMake
            }
            const QString text = QString::fromUtf8(file.readAll());
            const QString room = root.relativeFilePath(files.fileInfo().path());
            QStringList made = argumentsOf(QStringLiteral("add_library"), text);
            for (const QString &name : argumentsOf(QStringLiteral("shinpan_library"), text)) {
                made << QStringLiteral("shinpan_") + name;
            }
            for (const QString &library : made) {
                libraries[library] = room;
            }
            if (!made.isEmpty() || !argumentsOf(QStringLiteral("add_executable"), text).isEmpty()) {
                texts[room] = text;
            }
        }
    }
    static const QRegularExpression word(QStringLiteral("\\bshinpan_\\w+"));
    for (auto room = texts.cbegin(); room != texts.cend(); ++room) {
        QStringList &below = m_arrows[room.key()];
        for (const QRegularExpressionMatch &match : word.globalMatch(room.value())) {
            const QString linked = libraries.value(match.captured());
            if (!linked.isEmpty() && linked != room.key() && !below.contains(linked)) {
                below << linked;
            }
        }
    }
}

QString Rooms::roomOf(const QString &path) const
{
    QString room = path;
    while (!room.isEmpty() && !m_arrows.contains(room)) {
        room = room.left(std::max<qsizetype>(0, room.lastIndexOf(u'/')));
    }
    return room;
}

bool Rooms::isBelow(const QString &lower, const QString &upper) const
{
    QStringList open{upper};
    for (qsizetype i = 0; i < open.size(); ++i) {
        if (open.at(i) == lower) {
            return true;
        }
        for (const QString &next : m_arrows.value(open.at(i))) {
            if (!open.contains(next)) {
                open << next;
            }
        }
    }
    return false;
}

std::vector<Finding> Rooms::check() const
{
    const auto floorOf = [](const QString &room) {
        return Areas.indexOf(room.section(u'/', 0, 0));
    };
    std::vector<Finding> findings;
    for (auto room = m_arrows.cbegin(); room != m_arrows.cend(); ++room) {
        const QString file = room.key() + QStringLiteral("/CMakeLists.txt");
        for (const QString &below : room.value()) {
            if (floorOf(below) > floorOf(room.key())) {
                findings.push_back(
                    {file, 0, QStringLiteral("links %1: the arrow points up").arg(below)});
            }
            if (isBelow(room.key(), below)) {
                findings.push_back(
                    {file, 0, QStringLiteral("links %1, which leads back to it").arg(below)});
            }
        }
        const QDir folder(QDir(m_sourceRoot).filePath(room.key()));
        if (!folder.exists(QStringLiteral("README.md"))
            && !folder.entryList({QStringLiteral("*.cpp")}).isEmpty()) {
            findings.push_back({file, 0, QStringLiteral("the room has no README.md")});
        }
    }
    return findings;
}

} // namespace shinpan::lint
