#pragma once

#include "tests/cli/commandline.h"

#include <QByteArrayList>
#include <QJsonObject>
#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace shinpan::test {

/// Gives each test function a directory for the files of `shinpan-cli match`, and a name that only
/// its engines have on their command lines.
class MatchCommandFixture : public QObject
{
    Q_OBJECT

protected Q_SLOTS:
    void init();

protected:
    /// fakeengine's command line.
    [[nodiscard]] QString command(const QStringList &options = {}) const;

    /// The arguments of one game on a 5×5 board that goes into the results file, and more options.
    [[nodiscard]] QStringList match(const QStringList &options = {},
                                    const QStringList &blackOptions = {},
                                    const QStringList &whiteOptions = {}) const;

    [[nodiscard]] QString path(const char *name) const;
    [[nodiscard]] QByteArray content(const char *name) const;
    /// The complete lines of the results file.
    [[nodiscard]] QByteArrayList resultLines() const;
    [[nodiscard]] QList<QJsonObject> results() const;
    /// The only line of the results file; empty if there is not exactly one.
    [[nodiscard]] QJsonObject result() const;

    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_name;
};

} // namespace shinpan::test
