#include "tests/cli/matchcommandfixture.h"

#include "tests/support/fakeprofile.h"

#include <QFile>
#include <QJsonDocument>

namespace shinpan::test {

void MatchCommandFixture::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_name = uniqueWord();
}

QString MatchCommandFixture::command(const QStringList &options) const
{
    return fakeProfile(QStringList{QStringLiteral("--name"), m_name} + options).commandLine;
}

QStringList MatchCommandFixture::match(const QStringList &options,
                                       const QStringList &blackOptions,
                                       const QStringList &whiteOptions) const
{
    const QStringList arguments{
        QStringLiteral("match"),     QStringLiteral("--size"),  QStringLiteral("5"),
        QStringLiteral("--results"), path("results"),           QStringLiteral("--black"),
        command(blackOptions),       QStringLiteral("--white"), command(whiteOptions)};
    return arguments + options;
}

QString MatchCommandFixture::path(const char *name) const
{
    return m_directory->filePath(QString::fromLatin1(name));
}

QByteArray MatchCommandFixture::content(const char *name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArrayList MatchCommandFixture::resultLines() const
{
    QByteArrayList lines = content("results").split('\n');
    lines.removeLast(); // what follows the last line feed
    return lines;
}

QList<QJsonObject> MatchCommandFixture::results() const
{
    QList<QJsonObject> games;
    for (const QByteArray &line : resultLines()) {
        games.append(QJsonDocument::fromJson(line).object());
    }
    return games;
}

QJsonObject MatchCommandFixture::result() const
{
    const QList<QJsonObject> games = results();
    return games.size() == 1 ? games.first() : QJsonObject();
}

} // namespace shinpan::test
