#include "tests/cli/competefixture.h"

#include "tests/support/fakeprofile.h"

#include <QDir>
#include <QFile>

namespace shinpan::test {

QByteArray playerTable(const char *id, const QString &name, const QStringList &options)
{
    const QString command =
        fakeProfile(QStringList{QStringLiteral("--name"), name} + options).commandLine;
    return "[[player]]\nid = \"" + QByteArray(id) + "\"\ncommand = '''" + command.toUtf8()
         + "'''\n\n";
}

void CompeteFixture::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_name = uniqueWord();
}

void CompeteFixture::writeCup(const QByteArray &settings,
                              const QStringList &firstOptions,
                              const QStringList &secondOptions) const
{
    QFile file(path("cup.toml"));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(settings + "\n[game]\nboard_size = 5\nkomi = 0.5\nscorer = \"alive\"\n\n"
                   + playerTable("alpha", m_name, firstOptions)
                   + playerTable("beta", m_name, secondOptions));
    }
}

QStringList CompeteFixture::compete(const char *verb, const QStringList &options) const
{
    return QStringList{QStringLiteral("compete"), QString::fromLatin1(verb), path("cup.toml")}
         + options;
}

Run CompeteFixture::run(const char *verb, const QStringList &options) const
{
    return runCli(compete(verb, options));
}

QString CompeteFixture::path(const char *name) const
{
    return m_directory->filePath(QString::fromLatin1(name));
}

QByteArray CompeteFixture::content(const char *name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList CompeteFixture::records() const
{
    return QDir(path("cup.games")).entryList({QStringLiteral("*.sgf")}, QDir::Files);
}

} // namespace shinpan::test
