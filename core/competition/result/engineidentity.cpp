#include "core/competition/result/engineidentity.h"

#include <algorithm>

namespace shinpan {

namespace {

QString selfName(const EngineIdentity &engine)
{
    return QStringLiteral("%1 %2").arg(engine.name, engine.version).trimmed();
}

/// A file that both have, and whose content is known to differ; null if there is none.
const IdentifiedFile *changedFile(const EngineIdentity &before, const EngineIdentity &now)
{
    for (const IdentifiedFile &file : now.files) {
        const auto earlier = std::ranges::find(before.files, file.path, &IdentifiedFile::path);
        if (earlier != before.files.end() && !earlier->sha256.isEmpty() && !file.sha256.isEmpty()
            && earlier->sha256 != file.sha256) {
            return &file;
        }
    }
    return nullptr;
}

} // namespace

std::optional<QString> changeBetween(const EngineIdentity &before, const EngineIdentity &now)
{
    if (const IdentifiedFile *file = changedFile(before, now)) {
        return QStringLiteral("%1 plays with another %2 than in earlier games of this series")
            .arg(now.player, file->path);
    }
    if (selfName(before) != selfName(now)) {
        return QStringLiteral("%1 is \"%2\" and was \"%3\" in earlier games of this series")
            .arg(now.player, selfName(now), selfName(before));
    }
    return std::nullopt;
}

} // namespace shinpan
