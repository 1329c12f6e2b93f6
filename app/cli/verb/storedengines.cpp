#include "app/cli/verb/storedengines.h"

#include "core/engine/profile/engineprofilestore.h"

#include <QDir>
#include <QStandardPaths>

namespace shinpan {

Result<EngineProfile> storedEngineOr(const QString &nameOrCommand)
{
    const QString directory = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    EngineProfileStore store(QDir(directory).filePath(QStringLiteral("engines.json")));
    const Result<void> read = store.load();
    Result<EngineProfile> engine =
        resolveEngine(nameOrCommand, store.profiles(), Machine::current(), QDir::currentPath());
    if (!engine && !read) {
        return failure(QStringLiteral("%1; your engines cannot be read: %2")
                           .arg(engine.error(), read.error()));
    }
    return engine;
}

} // namespace shinpan
