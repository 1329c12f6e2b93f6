#pragma once

#include <QFileInfo>
#include <QString>

namespace shinpan {

/// The places of everything about a competition: beside its file, under its name. "cup.toml" has
/// "cup.db", "cup.games/" and so on.
class CompetitionFiles
{
public:
    /// `file`: the competition's, or its database; absolute or relative to where we are.
    explicit CompetitionFiles(const QString &file)
        : m_stem(QFileInfo(file).absolutePath() + u'/' + QFileInfo(file).completeBaseName())
    { }

    [[nodiscard]] QString database() const { return m_stem + QStringLiteral(".db"); }
    [[nodiscard]] QString lock() const { return m_stem + QStringLiteral(".lock"); }
    /// What another process asks a run for.
    [[nodiscard]] QString request() const { return m_stem + QStringLiteral(".request"); }
    [[nodiscard]] QString eventLog() const { return m_stem + QStringLiteral(".log"); }
    /// Records of finished games, ID.sgf.
    [[nodiscard]] QString games() const { return m_stem + QStringLiteral(".games"); }
    /// Records of void games.
    [[nodiscard]] QString voidGames() const { return m_stem + QStringLiteral(".void"); }
    /// What engines were told and said, ID.gtp.gz and ID.stderr.gz.
    [[nodiscard]] QString logs() const { return m_stem + QStringLiteral(".logs"); }
    /// What is on its way to other machines and back.
    [[nodiscard]] QString machines() const { return m_stem + QStringLiteral(".machines"); }
    /// The part of it that can be seen: WorkforceView.
    [[nodiscard]] QString workforce() const { return machines() + QStringLiteral("/view"); }
    /// `format`: "txt", "html", "json" or "csv".
    [[nodiscard]] QString report(const QString &format) const
    {
        return m_stem + QStringLiteral(".report.") + format;
    }
    /// Path of the competition's file without its extension.
    [[nodiscard]] const QString &stem() const { return m_stem; }

private:
    QString m_stem;
};

} // namespace shinpan
