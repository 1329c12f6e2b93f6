#pragma once

#include "core/engine/enginefinder.h"
#include "core/engine/engineprofile.h"

#include <QObject>

#include <optional>

namespace shinpan {

/// The person's engines, in their order, kept in a JSON file; below them the engines found on this
/// machine.
///
/// A found engine is offered under its own id and written to the file only once it is changed:
/// update() with its id stores it, remove() then brings back the found one. Every change is saved
/// at once.
class EngineProfileStore : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineProfileStore)

public:
    explicit EngineProfileStore(const QString &filePath, QObject *parent = nullptr);

    /// Reads the file; one that does not exist is an empty store. The failure names the file and
    /// the place in it; the store is then empty, and the unreadable file will be kept beside the
    /// next one that is saved, as "<name>.bak" (or .bak2, .bak3 … if there is one already).
    [[nodiscard]] Result<void> load();

    /// Only the profiles of the file.
    [[nodiscard]] const std::vector<EngineProfile> &stored() const { return m_stored; }

    /// Everything that can be chosen: stored, then found and not stored.
    [[nodiscard]] std::vector<EngineProfile> profiles() const;

    /// What was found on this machine, whether stored since or not.
    [[nodiscard]] const FoundEngines &foundEngines() const { return m_found; }

    /// The profile of this id among profiles().
    [[nodiscard]] std::optional<EngineProfile> profile(const QString &id) const;

    void setFoundEngines(const FoundEngines &found);

    /// Appends it under its id, or under a fresh one if that is empty or taken; returns the id.
    QString add(EngineProfile profile);

    /// Replaces the profile of the same id; a found one becomes a stored one. Any other unknown id
    /// changes nothing.
    void update(const EngineProfile &profile);

    /// Forgets a stored profile; other ids change nothing.
    void remove(const QString &id);

    /// Stores a copy under a new id and a free name, below the original; returns its id, or nothing
    /// for an unknown id.
    std::optional<QString> duplicate(const QString &id);

    /// Puts a stored profile at `index` of stored() (clamped); other ids change nothing.
    void move(const QString &id, int index);

    /// Everything at once, as an editor hands it back. Ids must be present and unique.
    void setStored(const std::vector<EngineProfile> &profiles);

    /// Writes the file atomically, creating its directory. For a retry after saveFailed().
    [[nodiscard]] Result<void> save();

Q_SIGNALS:
    /// profiles() is different now.
    void profilesChanged();

    /// The last change is in memory only; `reason` is for the person.
    void saveFailed(const QString &reason);

private:
    [[nodiscard]] std::vector<EngineProfile>::iterator find(const QString &id);
    [[nodiscard]] std::optional<EngineProfile> foundProfile(const QString &id) const;
    [[nodiscard]] Result<void> keepBrokenFile();
    void saveChange();

    QString m_filePath;
    bool m_fileIsBroken = false; ///< what lies at m_filePath could not be read and is to be kept
    std::vector<EngineProfile> m_stored;
    FoundEngines m_found;
};

/// `name`, or "name 2", "name 3" … : the first that no profile carries (letter case aside).
[[nodiscard]] QString freeEngineName(const QString &name, std::span<const EngineProfile> profiles);

} // namespace shinpan
