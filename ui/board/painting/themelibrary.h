#pragma once

#include "ui/board/painting/boardtheme.h"

#include <QObject>
#include <QStringList>

#include <vector>

namespace shinpan {

/// The themes there are: the program's own, then those of the person's folder. One of theirs with
/// the id of one of ours takes its place.
class ThemeLibrary final : public QObject
{
    Q_OBJECT

public:
    /// The library of this process; its folder is `<AppData>/themes`.
    [[nodiscard]] static ThemeLibrary &shared();

    /// Reads both at once; a folder that does not exist is empty, and "" is none.
    explicit ThemeLibrary(const QString &folder, QObject *parent = nullptr);

    /// Reads the person's folder anew, at most a few milliseconds for each theme. Pointers and
    /// references to themes become invalid.
    void reload();

    /// The folder of the person's themes, which need not exist.
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] const std::vector<BoardTheme> &all() const { return m_themes; }
    /// Null if there is none of that id.
    [[nodiscard]] const BoardTheme *find(const QString &id) const;
    /// The theme of a person's choice on a light or dark ground: an id, or a pair "light/dark" of
    /// ids that follows the ground. Nothing or something unknown is the usual pair.
    [[nodiscard]] const BoardTheme &shown(const QString &choice, bool isDark) const;
    /// The choices that follow the ground: "" for the usual one, "light/dark" for the others.
    [[nodiscard]] QStringList pairs() const;
    /// Why folders were left out, "FILE:LINE: [section] key: what is wrong" each.
    [[nodiscard]] const QStringList &errors() const { return m_errors; }

Q_SIGNALS:
    /// The list of themes has changed, or one of them looks different.
    void changed();

private:
    void readFolder();
    void add(BoardTheme theme);

    QString m_folder;
    std::vector<BoardTheme> m_themes;
    QStringList m_errors;
};

} // namespace shinpan
