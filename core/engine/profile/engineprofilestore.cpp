#include "core/engine/profile/engineprofilestore.h"

#include "core/engine/profile/engineprofilefile.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace shinpan {

EngineProfileStore::EngineProfileStore(const QString &filePath, QObject *parent)
    : QObject(parent)
    , m_filePath(filePath)
{ }

Result<void> EngineProfileStore::load()
{
    Result<std::vector<EngineProfile>> profiles;
    if (QFileInfo::exists(m_filePath)) {
        profiles = readRegularFile(m_filePath, LargestEngineList).and_then(readEngineProfiles);
    }
    m_fileIsBroken = !profiles;
    m_list = EngineProfileList(profiles.value_or(std::vector<EngineProfile>()), m_list.found());
    Q_EMIT profilesChanged();
    if (!profiles) {
        return failure(inFile(m_filePath, profiles.error()));
    }
    return {};
}

void EngineProfileStore::setFoundEngines(const FoundEngines &found)
{
    m_list = EngineProfileList(m_list.stored(), found);
    Q_EMIT profilesChanged();
}

std::vector<EngineProfile> EngineProfileStore::profiles() const
{
    std::vector<EngineProfile> all = m_list.profiles();
    std::stable_partition(all.begin(), all.end(),
                          [](const EngineProfile &profile) { return !profile.hasFailedTest; });
    return all;
}

QString EngineProfileStore::add(const EngineProfile &profile)
{
    const QString id = m_list.add(profile);
    saveIf(true);
    return id;
}

std::optional<QString> EngineProfileStore::duplicate(const QString &id)
{
    const std::optional<QString> copy = m_list.duplicate(id);
    saveIf(copy.has_value());
    return copy;
}

void EngineProfileStore::setStored(const std::vector<EngineProfile> &profiles)
{
    if (m_list.stored() != profiles) {
        m_list = EngineProfileList(profiles, m_list.found());
        saveIf(true);
    }
}

Result<void> EngineProfileStore::save()
{
    if (!QDir().mkpath(QFileInfo(m_filePath).path())) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: its folder cannot be created"), m_filePath));
    }
    if (const Result<void> kept = keepBrokenFile(); !kept) {
        return kept;
    }
    return saveWholeFile(writeEngineProfiles(m_list.stored()), m_filePath)
        .map_error(inFile(m_filePath));
}

Result<void> EngineProfileStore::keepBrokenFile()
{
    if (!m_fileIsBroken) {
        return {};
    }
    QString kept = m_filePath + QStringLiteral(".bak");
    for (int number = 2; QFileInfo::exists(kept); ++number) {
        kept = QStringLiteral("%1.bak%2").arg(m_filePath, QString::number(number));
    }
    QFile file(m_filePath);
    if (!file.rename(kept)) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1: it cannot be kept as %2: %3"),
                                   m_filePath, kept, file.errorString()));
    }
    m_fileIsBroken = false;
    return {};
}

void EngineProfileStore::saveIf(bool isChanged)
{
    if (!isChanged) {
        return;
    }
    Q_EMIT profilesChanged();
    if (const Result<void> saved = save(); !saved) {
        Q_EMIT saveFailed(saved.error());
    }
}

} // namespace shinpan
