#include "app/cli/storedengines.h"

#include "core/engine/engineprofilestore.h"

#include <QDir>
#include <QStandardPaths>

namespace shinpan {

std::vector<EngineProfile> storedEngines()
{
    const QString directory = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    EngineProfileStore store(QDir(directory).filePath(QStringLiteral("engines.json")));
    return store.load() ? store.profiles() : std::vector<EngineProfile>();
}

} // namespace shinpan
