#pragma once

#include "core/engine/profile/engineprofilelist.h"
#include "core/util/message.h"

#include <QObject>

namespace shinpan {

/// The person's engines kept in a JSON file, together with the engines found on this machine, which
/// are never written to it (see EngineProfileList). Every change is saved at once.
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

    [[nodiscard]] const EngineProfileList &list() const { return m_list; }
    /// Everything that can be chosen: stored, then found and not stored. Those that failed their
    /// test come last, so that a choice never begins with one of them.
    [[nodiscard]] std::vector<EngineProfile> profiles() const;
    [[nodiscard]] std::optional<EngineProfile> profile(const QString &id) const
    {
        return m_list.profile(id);
    }

    void setFoundEngines(const FoundEngines &found);

    // The changes mean what they mean for an EngineProfileList.
    QString add(const EngineProfile &profile);
    void update(const EngineProfile &profile) { saveIf(m_list.update(profile)); }
    void remove(const QString &id) { saveIf(m_list.remove(id)); }
    std::optional<QString> duplicate(const QString &id);
    void move(const QString &id, int index) { saveIf(m_list.move(id, index)); }
    /// All stored profiles at once, as an editor hands them back.
    void setStored(const std::vector<EngineProfile> &profiles);

    /// Writes the file atomically, creating its directory. Call it to try again after saveFailed().
    [[nodiscard]] Result<void> save();

Q_SIGNALS:
    /// profiles() has changed.
    void profilesChanged();

    /// The last change is in memory only; `reason` is for the person.
    void saveFailed(const Message &reason);

private:
    [[nodiscard]] Result<void> keepBrokenFile();
    void saveIf(bool isChanged);

    QString m_filePath;
    bool m_fileIsBroken = false; ///< what lies at m_filePath could not be read and is to be kept
    EngineProfileList m_list;
};

} // namespace shinpan
