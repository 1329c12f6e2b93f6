#pragma once

#include "tests/cli/commandline.h"

#include <QByteArrayList>
#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace shinpan::test {

/// The [[player]] of a fakeengine that has this name on its command line.
[[nodiscard]] QByteArray playerTable(const char *id,
                                     const QString &name,
                                     const QStringList &options);

/// Gives each test function a directory with a competition file in it, "cup.toml", and a name that
/// only its engines have on their command lines.
class CompeteFixture : public QObject
{
    Q_OBJECT

protected Q_SLOTS:
    void init();

protected:
    /// Two fakeengines on a 5×5 board, all against all; `settings` stands before the tables.
    void writeCup(const QByteArray &settings,
                  const QStringList &firstOptions = {},
                  const QStringList &secondOptions = {}) const;

    /// `shinpan-cli compete VERB cup.toml …`.
    [[nodiscard]] QStringList compete(const char *verb, const QStringList &options = {}) const;
    [[nodiscard]] Run run(const char *verb, const QStringList &options = {}) const;

    [[nodiscard]] QString path(const char *name) const;
    [[nodiscard]] QByteArray content(const char *name) const;
    /// The records of finished games.
    [[nodiscard]] QStringList records() const;

    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_name;
};

} // namespace shinpan::test
