#pragma once

#include "tests/cli/commandline.h"

#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace shinpan::test {

/// Gives each test function a directory for the files of `shinpan-cli sgf`.
class SgfCommandFixture : public QObject
{
    Q_OBJECT

protected Q_SLOTS:
    void init();

protected:
    [[nodiscard]] QString path(const QString &name) const;
    /// Writes a file, and directories above it if need be; returns its path.
    QString write(const QString &name, const QByteArray &content) const;
    [[nodiscard]] QByteArray content(const QString &name) const;
    /// The files of the test's directory, also those in its directories.
    [[nodiscard]] QStringList files() const;

    std::unique_ptr<QTemporaryDir> m_directory;
};

/// Runs `shinpan-cli sgf` with these arguments; `input` is what it reads from standard input.
[[nodiscard]] Run runSgf(const QStringList &arguments, const QByteArray &input = {});

/// Each line of the output is one JSON object; an empty object where it is not.
[[nodiscard]] QList<QJsonObject> jsonLines(const QByteArray &output);

} // namespace shinpan::test
