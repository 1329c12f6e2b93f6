#include "core/engine/engineprofilestore.h"

#include "core/engine/engineprofilefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] auto hasId(const QString &id)
{
    return [id](const EngineProfile &profile) { return profile.id == id; };
}

} // namespace

EngineProfileStore::EngineProfileStore(const QString &filePath, QObject *parent)
    : QObject(parent)
    , m_filePath(filePath)
{ }

Result<void> EngineProfileStore::load()
{
    m_stored.clear();
    m_fileIsBroken = false;
    QFile file(m_filePath);
    if (!file.exists()) {
        Q_EMIT profilesChanged();
        return {};
    }
    Result<std::vector<EngineProfile>> profiles = failure(QString());
    if (file.open(QIODevice::ReadOnly)) {
        profiles = readEngineProfiles(file.readAll());
    } else {
        profiles = failure(file.errorString());
    }
    m_fileIsBroken = !profiles;
    if (profiles) {
        m_stored = *profiles;
    }
    Q_EMIT profilesChanged();
    if (m_fileIsBroken) {
        return failure(QStringLiteral("%1: %2").arg(m_filePath, profiles.error()));
    }
    return {};
}

std::vector<EngineProfile> EngineProfileStore::profiles() const
{
    std::vector<EngineProfile> all = m_stored;
    for (const EngineProfile &found : m_found.complete) {
        if (std::none_of(m_stored.begin(), m_stored.end(), hasId(found.id))) {
            all.push_back(found);
        }
    }
    return all;
}

std::optional<EngineProfile> EngineProfileStore::profile(const QString &id) const
{
    const auto stored = std::find_if(m_stored.begin(), m_stored.end(), hasId(id));
    return stored != m_stored.end() ? *stored : foundProfile(id);
}

void EngineProfileStore::setFoundEngines(const FoundEngines &found)
{
    m_found = found;
    Q_EMIT profilesChanged();
}

QString EngineProfileStore::add(EngineProfile profile)
{
    if (profile.id.isEmpty() || find(profile.id) != m_stored.end()) {
        profile.id = newEngineProfileId();
    }
    m_stored.push_back(profile);
    saveChange();
    return profile.id;
}

void EngineProfileStore::update(const EngineProfile &profile)
{
    if (const auto stored = find(profile.id); stored != m_stored.end()) {
        *stored = profile;
    } else if (foundProfile(profile.id)) {
        m_stored.push_back(profile);
    } else {
        return;
    }
    saveChange();
}

void EngineProfileStore::remove(const QString &id)
{
    if (const auto stored = find(id); stored != m_stored.end()) {
        m_stored.erase(stored);
        saveChange();
    }
}

std::optional<QString> EngineProfileStore::duplicate(const QString &id)
{
    std::optional<EngineProfile> copy = profile(id);
    if (!copy) {
        return {};
    }
    copy->id = newEngineProfileId();
    copy->name = freeEngineName(copy->name, profiles());
    const auto original = find(id);
    m_stored.insert(original == m_stored.end() ? original : original + 1, *copy);
    saveChange();
    return copy->id;
}

void EngineProfileStore::move(const QString &id, int index)
{
    const auto from = find(id);
    if (from == m_stored.end()) {
        return;
    }
    const int last = static_cast<int>(m_stored.size()) - 1;
    const auto to = m_stored.begin() + std::clamp(index, 0, last);
    if (from < to) {
        std::rotate(from, from + 1, to + 1);
    } else {
        std::rotate(to, from, from + 1);
    }
    saveChange();
}

void EngineProfileStore::setStored(const std::vector<EngineProfile> &profiles)
{
    if (m_stored != profiles) {
        m_stored = profiles;
        saveChange();
    }
}

Result<void> EngineProfileStore::save()
{
    if (!QDir().mkpath(QFileInfo(m_filePath).path())) {
        return failure(QStringLiteral("%1: its folder cannot be created").arg(m_filePath));
    }
    if (const Result<void> kept = keepBrokenFile(); !kept) {
        return kept;
    }
    QSaveFile file(m_filePath);
    const QByteArray json = writeEngineProfiles(m_stored);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit()) {
        return failure(QStringLiteral("%1: %2").arg(m_filePath, file.errorString()));
    }
    return {};
}

std::vector<EngineProfile>::iterator EngineProfileStore::find(const QString &id)
{
    return std::find_if(m_stored.begin(), m_stored.end(), hasId(id));
}

std::optional<EngineProfile> EngineProfileStore::foundProfile(const QString &id) const
{
    const auto found = std::find_if(m_found.complete.begin(), m_found.complete.end(), hasId(id));
    return found == m_found.complete.end() ? std::nullopt : std::optional(*found);
}

Result<void> EngineProfileStore::keepBrokenFile()
{
    if (!m_fileIsBroken) {
        return {};
    }
    QString kept = m_filePath + QStringLiteral(".bak");
    for (int number = 2; QFileInfo::exists(kept); ++number) {
        kept = QStringLiteral("%1.bak%2").arg(m_filePath).arg(number);
    }
    QFile file(m_filePath);
    if (!file.rename(kept)) {
        return failure(QStringLiteral("%1: it cannot be kept as %2: %3")
                           .arg(m_filePath, kept, file.errorString()));
    }
    m_fileIsBroken = false;
    return {};
}

void EngineProfileStore::saveChange()
{
    Q_EMIT profilesChanged();
    if (const Result<void> saved = save(); !saved) {
        Q_EMIT saveFailed(saved.error());
    }
}

QString freeEngineName(const QString &name, std::span<const EngineProfile> profiles)
{
    QString candidate = name;
    const auto carriesIt = [&candidate](const EngineProfile &profile) {
        return profile.name.compare(candidate, Qt::CaseInsensitive) == 0;
    };
    for (int number = 2; std::any_of(profiles.begin(), profiles.end(), carriesIt); ++number) {
        candidate = QStringLiteral("%1 %2").arg(name).arg(number);
    }
    return candidate;
}

} // namespace shinpan
