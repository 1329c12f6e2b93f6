#pragma once

#include "core/record/import/gamefile.h"
#include "ui/document/collectiondocument.h"
#include "ui/document/filewatch.h"
#include "ui/document/gameloader.h"
#include "ui/document/recoverycopy.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace shinpan {

class OpenGame;

/// The file behind the games that are open: open, save, unsaved changes, changes by other programs,
/// and a copy that survives a crash.
///
/// While a game runs or there are unsaved changes, a recovery copy is kept, and removed when it is
/// no longer needed. What another process left there when it died is offered. Large files are read
/// and written while the window lives on; the old document stays until the new one is there.
class DocumentController final : public QObject
{
    Q_OBJECT

public:
    /// What to do next; empty: nothing.
    using Then = std::function<void()>;
    /// Tells something in words for the person.
    using Told = std::function<void(const QString &text)>;
    /// What to do with games that were read.
    using Add = std::function<void(std::vector<GameTree>)>;

    /// `window` is the parent of the dialogs. The recovery directory is made when it is needed.
    DocumentController(OpenGame &game, const QString &recoveryDirectory, QWidget &window);

    /// What file dialogs offer: "Game records (*.sgf …);;All files (*)".
    [[nodiscard]] static QString readableFiles();

    [[nodiscard]] CollectionDocument &games() { return m_games; }
    /// The file's path; empty for a record that was never saved.
    [[nodiscard]] const QString &filePath() const { return m_filePath; }
    /// The file's name, "game.sgf"; without a file the players, or "Untitled".
    [[nodiscard]] QString displayName() const;
    /// The players, if they are known and there is one game; else displayName().
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isModified() const { return m_games.isModified() || !m_afterSaving.empty(); }
    /// Whether something is being read or written.
    [[nodiscard]] bool isWorking() const { return !m_work.isEmpty(); }
    /// How the file was read.
    [[nodiscard]] const SgfCharset &charset() const { return m_charset; }
    [[nodiscard]] GameFormat format() const { return m_format; }
    [[nodiscard]] const SgfFileWarnings &warnings() const { return m_warnings; }

    /// The character set of files that say nothing of theirs and cannot be guessed.
    void setFallbackCharset(const QByteArray &charset) { m_fallback = charset; }
    [[nodiscard]] const QByteArray &fallbackCharset() const { return m_fallback; }
    /// Says where a file without a name is offered to be saved.
    void setUsualFolder(std::function<QString()> folder) { m_usualFolder = std::move(folder); }

    // Reading
    /// Opens a file in place of the present one, asking about unsaved changes first. `opened` is
    /// called when it is there; `failed`, if it cannot be read, with the reason, which is noticed()
    /// where nobody asks for it.
    void openFile(const QString &path, Then opened = {}, Told failed = {});
    /// Shows games that are in no file (UTF-8), as unsaved changes.
    void openText(const QByteArray &sgf);
    /// Reads the file again as it was read, and stays where we are in it: at the game's last move,
    /// if that is where. The changes up to now are lost.
    void reload();
    /// Whether the board shows the last move of the main line.
    [[nodiscard]] bool isAtLastMove() const;
    /// Another program changed the file, and the person wants what is here: that is unsaved now,
    /// and may be written over the other.
    void keep();
    /// Reads the file again, in this character set; empty: as it would be read if it were opened.
    /// The changes up to now are lost.
    void readAgain(const QByteArray &charset);
    /// Reads the games of another file, or of bytes (UTF-8), to be added to the document.
    void readMore(const QString &path, Add add);
    void readMore(const QByteArray &text, Add add);

    // Writing
    /// Saves under the present name, or asks for one; asks too before what another program wrote is
    /// lost. `saved` is called once everything is written.
    void save(Then saved = {});
    void saveAs() { askNameAndSave({}); }
    /// Saves what is in no file in this folder, which is made, under a name of its own; nobody else
    /// may read it.
    void saveIn(const QString &folder);
    /// Writes some games to a file of their own.
    void extract(const std::vector<GameId> &games, const QString &path);
    /// Asks about unsaved changes, then calls `proceed` unless the person says no. Calls it at once
    /// when there are none, and without a question once they are written if they are being written.
    void settleChanges(Then proceed);
    /// Discards the unsaved changes.
    void forgetChanges();
    /// Cancels reading or writing.
    void cancelWork();
    /// Shows the copy of a process that died as a document with unsaved changes, of the file that
    /// it was one of, with the engines that sat there, and removes it once there is a new copy.
    void recover(const QString &copy);

Q_SIGNALS:
    /// title(), file name or isModified() changed.
    void titleChanged();
    /// Something could not be read or written, or was done; for the person.
    void noticed(const QString &message);
    /// A file was opened or read again: charset(), format() and warnings() describe it.
    void fileRead();
    /// Another program wrote the file, or took it away.
    void fileChanged();
    void fileRemoved();
    /// A file is being read or written, in words ("Opening a.sgf…"), and how much of it is done,
    /// 0 to 1.
    void workProgressed(const QString &what, double part);
    /// Reading or writing has ended.
    void workEnded();

private:
    [[nodiscard]] SgfReadOptions readOptions() const;
    /// What becomes of a file that is read.
    struct Reading
    {
        QString shownAs; ///< the path that the document has then; empty: it is in no file
        Then opened{};
        Told failed{};
    };
    void load(const QString &path, const QByteArray &charset, const Reading &reading);
    void showGames(LoadedGames loaded, const Then &opened);
    [[nodiscard]] GameLoader::Done adding(Add add, const QString &path);
    [[nodiscard]] static QString whyUnreadable(const QString &path, const SgfError &error);
    void describeCopy();
    void goOnFrom(const QString &copy, const RecoveryNote &note);
    void askNameAndSave(Then proceed);
    void askOverwrite(Then proceed);
    void write(const QString &path, const Then &proceed, FileReaders readers = FileReaders::Usual);
    void finishWriting(const QString &path, const Result<void> &result);
    [[nodiscard]] bool hasName() const;
    void setFilePath(const QString &path);
    void endWork();

    OpenGame &m_game;
    QWidget &m_window;
    CollectionDocument m_games;
    RecoveryCopy m_copy;
    GameLoader m_loader;
    SlicedWork m_adding;
    CollectionSaver m_saver;
    FileWatch m_watch;
    bool m_isStale = false; ///< another program wrote the file, and nobody decided which is right
    QString m_filePath;
    GameFormat m_format = GameFormat::Sgf;
    SgfCharset m_charset;
    SgfFileWarnings m_warnings;
    QByteArray m_fallback;
    std::function<QString()> m_usualFolder;
    QString m_work;                  ///< what is being read or written
    std::vector<Then> m_afterSaving; ///< of the writing that is under way
};

} // namespace shinpan
