#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/engine/profile/enginetemplates.h"

#include <optional>

namespace shinpan {

/// The engines that can be chosen: the person's stored ones in their order, below them the found
/// ones. A value.
///
/// A found engine is offered under its own id and becomes a stored one only once it is changed:
/// update() with its id stores it, remove() then brings the found one back. The commands answer
/// whether they changed anything.
class EngineProfileList
{
public:
    EngineProfileList() = default;
    /// The ids of `stored` must be present and unique.
    EngineProfileList(const std::vector<EngineProfile> &stored, const FoundEngines &found);

    [[nodiscard]] const std::vector<EngineProfile> &stored() const { return m_stored; }
    /// What was found on this machine, whether stored since or not.
    [[nodiscard]] const FoundEngines &found() const { return m_found; }

    /// Everything that can be chosen: stored, then found and not stored.
    [[nodiscard]] std::vector<EngineProfile> profiles() const;
    /// The profile of this id among profiles().
    [[nodiscard]] std::optional<EngineProfile> profile(const QString &id) const;
    [[nodiscard]] bool isStored(const QString &id) const { return indexOf(id) >= 0; }
    /// Its place in stored(), or -1.
    [[nodiscard]] int indexOf(const QString &id) const;
    /// The names of profiles() without that of one id.
    [[nodiscard]] QStringList namesBut(const QString &id) const;

    /// Appends it under its id, or under a fresh one if that is empty or taken; returns the id.
    QString add(EngineProfile profile);

    /// The same at `index` of stored() (clamped).
    QString insert(EngineProfile profile, int index);

    /// Appends profiles of another list, each under a free name where its own is taken; returns
    /// their ids.
    QStringList import(const std::vector<EngineProfile> &profiles);

    /// Replaces the profile of the same id; a found one becomes a stored one.
    bool update(const EngineProfile &profile);

    /// Forgets a stored profile.
    bool remove(const QString &id);

    /// Stores a copy under a new id and a free name, below the original; returns its id, or nothing
    /// for an unknown id.
    std::optional<QString> duplicate(const QString &id);

    /// Puts a stored profile at `index` of stored() (clamped).
    bool move(const QString &id, int index);

private:
    [[nodiscard]] std::vector<EngineProfile>::iterator find(const QString &id)
    {
        return std::ranges::find(m_stored, id, &EngineProfile::id);
    }

    std::vector<EngineProfile> m_stored;
    FoundEngines m_found;
};

/// `name`, or "name 2", "name 3" … : the first that is not taken (letter case aside).
[[nodiscard]] QString freeEngineName(const QString &name, const QStringList &takenNames);

} // namespace shinpan
