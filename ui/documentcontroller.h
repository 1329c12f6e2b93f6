#pragma once

#include "core/record/sgfreader.h"
#include "core/util/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>

class QLockFile;
class QWidget;

namespace shinpan {

class GameController;

/// The file behind the record on the screen: open, save, unsaved changes, and a copy that survives
/// a crash.
///
/// While a game runs or there are unsaved changes, a recovery copy is kept in the recovery
/// directory under a name of this process, and removed when it is not needed any more. What another
/// process left there when it died is offered.
class DocumentController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DocumentController)

public:
    /// `window` is the parent of the dialogs. The recovery directory is made when it is needed.
    DocumentController(GameController &game, const QString &recoveryDirectory, QWidget &window);
    ~DocumentController() override;

    /// The file's path; empty for a record that was never saved.
    [[nodiscard]] const QString &filePath() const { return m_filePath; }
    /// "game.sgf", or "Untitled".
    [[nodiscard]] QString displayName() const;
    [[nodiscard]] bool isModified() const;

    /// Opens a file in place of the present record, asking about unsaved changes first.
    void openFile(const QString &path);
    /// Lets the person choose one to open.
    void chooseFile();
    /// Saves under the present name, or asks for one.
    void save();
    void saveAs();
    /// Asks about unsaved changes, then calls `proceed` unless the person says no. Calls it at once
    /// when there are none.
    void settleChanges(std::function<void()> proceed);

    /// The person does not want the unsaved changes.
    void forgetChanges();

    /// Record copies of processes that died, oldest first.
    [[nodiscard]] QStringList abandonedCopies() const;
    /// Shows such a copy as a record with unsaved changes, and removes it once there is a new copy.
    void recover(const QString &copy);
    void discard(const QString &copy);

Q_SIGNALS:
    /// File name or isModified() changed.
    void titleChanged();
    /// Something could not be read or written, or was read with repairs; for the person.
    void noticed(const QString &message);

private:
    void load(const QString &path);
    void askNameAndSave(std::function<void()> proceed);
    [[nodiscard]] bool write(const QString &path);
    void scheduleCopy();
    [[nodiscard]] Result<void> writeCopy();
    bool keepCopy();
    void removeCopy();
    void setFilePath(const QString &path);

    GameController &m_game;
    QWidget &m_window;
    QString m_recoveryDirectory;
    QString m_filePath;
    QString m_copyPath;
    std::unique_ptr<QLockFile> m_lock; ///< tells other processes that our copy is no orphan
    QTimer m_copyTimer;
    bool m_copyFails = false;
};

} // namespace shinpan
