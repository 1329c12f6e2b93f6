#include "core/record/sgfreader.h"

#include "core/record/recordbytes.h"
#include "core/record/sgfcollection.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

Result<SgfGame, SgfError> readSgf(const QByteArray &bytes, const SgfReadOptions &options)
{
    const auto collection = readSgfCollection(bytes, options);
    if (!collection) {
        return failure(collection.error());
    }
    std::size_t first = 0;
    while (!collection->isGo(first)) {
        ++first;
    }
    SgfGame game = collection->game(first);
    std::vector<SgfWarning> warnings;
    std::ranges::merge(collection->warnings(), game.warnings, std::back_inserter(warnings), {},
                       &SgfWarning::place, &SgfWarning::place);
    game.warnings = std::move(warnings);
    game.omittedWarnings += collection->omittedWarnings();
    return game;
}

Result<SgfGame, SgfError> readSgfFile(const QString &path, const SgfReadOptions &options)
{
    const auto bytes = readRecordBytes(path);
    if (!bytes) {
        return failure(bytes.error());
    }
    return readSgf(*bytes, options);
}

} // namespace shinpan
