#pragma once

#include <QString>
#include <QStringList>

namespace shinpan {

class OptionsArchive;

/// The places of a person's competitions.
struct LibraryOptions
{
    static constexpr int Most = 200;

    QStringList files; ///< that were opened, the last one first, Most at most
    QString folder;    ///< all in this one, too; empty: none was chosen
    /// Those that the program plays, or played when it died.
    QStringList played;

    /// Puts a file first.
    void add(const QString &file);
    /// All folders in which there may be others.
    [[nodiscard]] QStringList folders() const;

    friend bool operator==(const LibraryOptions &, const LibraryOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, LibraryOptions &options);

} // namespace shinpan
