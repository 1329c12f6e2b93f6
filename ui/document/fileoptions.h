#pragma once

#include <QByteArray>
#include <QStringList>

namespace shinpan {

class OptionsArchive;

/// How a person wants files to be read and kept open.
struct FileOptions
{
    FileOptions();

    QByteArray fallbackCharset; ///< of files that say nothing of theirs and cannot be guessed
    /// A file that another program changed is read again without a question, if nothing is lost.
    bool reloadsUnasked = true;
    bool restoresSession = false; ///< what was open at the end is opened at the next start
    bool keepsGames = true;       ///< a game that is over, and in no file, is saved in gamesFolder
    QString gamesFolder;          ///< never empty

    friend bool operator==(const FileOptions &, const FileOptions &) = default;
};

/// Files that were open.
struct RecentFiles
{
    static constexpr int Most = 12;

    QStringList paths; ///< the last one first, Most at most

    /// Puts a file first.
    void add(const QString &path);
    /// The folder used last, or where people have their documents. Of the games that a competition
    /// keeps, the folder of that: nothing else is put among them.
    [[nodiscard]] QString folder() const;

    friend bool operator==(const RecentFiles &, const RecentFiles &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, FileOptions &options);
void archive(OptionsArchive &archive, RecentFiles &files);

} // namespace shinpan
