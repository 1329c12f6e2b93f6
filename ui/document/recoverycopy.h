#pragma once

#include "core/board/color.h"
#include "core/engine/profile/engineprofile.h"
#include "core/util/result.h"
#include "ui/document/gameloader.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

class QLockFile;

namespace shinpan {

class CollectionDocument;

/// What a copy of a document does not say itself.
struct RecoveryNote
{
    QString origin; ///< the file that the document belongs to; empty: none
    QString name;   ///< of the document, for people; empty: not known
    ByColor<std::optional<EngineProfile>> engines; ///< that sat there

    friend bool operator==(const RecoveryNote &, const RecoveryNote &) = default;
};

/// A copy of the document that survives the death of the program: written while there are unsaved
/// changes, under a name of this process, in a directory that all running programs share; a lock
/// says whose it is.
class RecoveryCopy final : public QObject
{
    Q_OBJECT

public:
    /// The directory is made when it is needed.
    RecoveryCopy(CollectionDocument &games, const QString &directory);
    /// Leaves the copy, with the last changes in it, if there are unsaved ones: nobody was asked.
    ~RecoveryCopy() override;

    /// Something changed: writes a copy soon.
    void schedule();
    /// Writes a copy now; `written` is called when it is there, and not if that fails.
    void write(std::function<void()> written = {});
    /// Removes our copy, if there is one.
    void remove();
    /// Sets what the finder of the copy learns of the document.
    void setNote(const RecoveryNote &note);

    /// Copies of processes that died, oldest first.
    [[nodiscard]] static QStringList abandonedIn(const QString &directory);
    /// What was told of such a copy.
    [[nodiscard]] static RecoveryNote noteOf(const QString &copy);
    /// Removes such a copy.
    static void discard(const QString &copy);

Q_SIGNALS:
    /// No copy could be written; told once until one can be.
    void failed(const QString &reason);

private:
    [[nodiscard]] Result<QString> path();
    void writeNote() const;
    void noteResult(const Result<void> &result);

    CollectionDocument &m_games;
    QString m_directory;
    RecoveryNote m_note;
    QString m_path;                    ///< empty: there is none
    std::unique_ptr<QLockFile> m_lock; ///< tells other processes that our copy is not an orphan
    QTimer m_timer;
    CollectionSaver m_saver;
    bool m_hasFailed = false;
};

} // namespace shinpan
