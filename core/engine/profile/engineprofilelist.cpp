#include "core/engine/profile/engineprofilelist.h"

#include <algorithm>
#include <utility>

namespace shinpan {

EngineProfileList::EngineProfileList(const std::vector<EngineProfile> &stored,
                                     const FoundEngines &found)
    : m_stored(stored)
    , m_found(found)
{ }

std::vector<EngineProfile> EngineProfileList::profiles() const
{
    std::vector<EngineProfile> all = m_stored;
    for (const EngineProfile &found : m_found.complete) {
        if (!isStored(found.id)) {
            all.push_back(found);
        }
    }
    return all;
}

std::optional<EngineProfile> EngineProfileList::profile(const QString &id) const
{
    for (const std::vector<EngineProfile> *source : {&m_stored, &m_found.complete}) {
        const auto profile = std::ranges::find(*source, id, &EngineProfile::id);
        if (profile != source->end()) {
            return *profile;
        }
    }
    return {};
}

int EngineProfileList::indexOf(const QString &id) const
{
    const auto found = std::ranges::find(m_stored, id, &EngineProfile::id);
    return found == m_stored.end() ? -1 : static_cast<int>(found - m_stored.begin());
}

QStringList EngineProfileList::namesBut(const QString &id) const
{
    QStringList names;
    for (const EngineProfile &profile : profiles()) {
        if (profile.id != id) {
            names.append(profile.name);
        }
    }
    return names;
}

QString EngineProfileList::add(EngineProfile profile)
{
    return insert(std::move(profile), static_cast<int>(m_stored.size()));
}

QString EngineProfileList::insert(EngineProfile profile, int index)
{
    if (profile.id.isEmpty() || isStored(profile.id)) {
        profile.id = newEngineProfileId();
    }
    const int end = static_cast<int>(m_stored.size());
    m_stored.insert(m_stored.begin() + std::clamp(index, 0, end), profile);
    return profile.id;
}

QStringList EngineProfileList::import(const std::vector<EngineProfile> &profiles)
{
    QStringList ids;
    for (EngineProfile profile : profiles) {
        profile.name = freeEngineName(profile.name, namesBut({}));
        ids.append(add(std::move(profile)));
    }
    return ids;
}

bool EngineProfileList::update(const EngineProfile &profile)
{
    const std::optional<EngineProfile> present = this->profile(profile.id);
    if (!present || *present == profile) {
        return false;
    }
    if (const auto stored = find(profile.id); stored != m_stored.end()) {
        *stored = profile;
    } else {
        m_stored.push_back(profile);
    }
    return true;
}

bool EngineProfileList::remove(const QString &id)
{
    return std::erase_if(m_stored, [&id](const auto &profile) { return profile.id == id; }) > 0;
}

std::optional<QString> EngineProfileList::duplicate(const QString &id)
{
    std::optional<EngineProfile> copy = profile(id);
    if (!copy) {
        return {};
    }
    copy->id = newEngineProfileId();
    copy->name = freeEngineName(copy->name, namesBut({}));
    const auto original = find(id);
    m_stored.insert(original == m_stored.end() ? original : original + 1, *copy);
    return copy->id;
}

bool EngineProfileList::move(const QString &id, int index)
{
    const auto from = find(id);
    if (from == m_stored.end()) {
        return false;
    }
    const int last = static_cast<int>(m_stored.size()) - 1;
    const auto to = m_stored.begin() + std::clamp(index, 0, last);
    if (from < to) {
        std::rotate(from, from + 1, to + 1);
    } else {
        std::rotate(to, from, from + 1);
    }
    return from != to;
}

QString freeEngineName(const QString &name, const QStringList &takenNames)
{
    QString candidate = name;
    for (int number = 2; takenNames.contains(candidate, Qt::CaseInsensitive); ++number) {
        candidate = QStringLiteral("%1 %2").arg(name, QString::number(number));
    }
    return candidate;
}

} // namespace shinpan
