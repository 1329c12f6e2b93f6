#include "tests/cli/sgfcommandfixture.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

namespace shinpan::test {

void SgfCommandFixture::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
}

QString SgfCommandFixture::path(const QString &name) const
{
    return m_directory->filePath(name);
}

QString SgfCommandFixture::write(const QString &name, const QByteArray &content) const
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("%s: %s", qPrintable(path(name)), qPrintable(file.errorString()));
    }
    return path(name);
}

QByteArray SgfCommandFixture::content(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList SgfCommandFixture::files() const
{
    QStringList names;
    QDirIterator entries(m_directory->path(), QDir::Files | QDir::Hidden,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        names += QDir(m_directory->path()).relativeFilePath(entries.next());
    }
    names.sort();
    return names;
}

Run runSgf(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(QStringLiteral(SHINPAN_CLI), QStringList{QStringLiteral("sgf")} + arguments);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

QList<QJsonObject> jsonLines(const QByteArray &output)
{
    QList<QJsonObject> objects;
    QByteArrayList lines = output.split('\n');
    lines.removeLast(); // what follows the last line feed
    for (const QByteArray &line : lines) {
        objects += QJsonDocument::fromJson(line).object();
    }
    return objects;
}

} // namespace shinpan::test
