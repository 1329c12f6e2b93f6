#include "core/record/sgf/sgfreader.h"

#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfcollectionreader.h"
#include "core/record/sgf/sgfparser.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>

namespace shinpan {

namespace {

/// Warns if GM is something else than 1.
void reportOtherGame(const SgfParser &parser, SgfWarningList &warnings)
{
    const GameTree &tree = parser.game();
    const RawValues values = tree.values(tree.root(), "GM");
    const QString game = sgfSimpleText(values.first()).trimmed();
    if (!values.isEmpty() && game != QLatin1String("1")) {
        const auto kind = isGo(tree) ? SgfWarning::Kind::OtherGame : SgfWarning::Kind::NotGo;
        warnings.add(kind, parser.offsetOf(values.first()), game);
    }
}

} // namespace

SgfGame finishedGame(const SgfParser &parser, SgfWarningList &warnings, SgfPlace place)
{
    reportOtherGame(parser, warnings);
    SgfGame game;
    game.tree = parser.game();
    game.warnings = warnings.located(parser.text(), parser.gameOffset(), place);
    game.omittedWarnings = warnings.omitted();
    return game;
}

Result<SgfGame, SgfError> readSgf(const QByteArray &bytes, const SgfReadOptions &options)
{
    SgfCollectionReader reader(bytes, options);
    while (!reader.readFor(std::chrono::hours(1))) { }
    std::optional<SgfGame> first = reader.takeFirstGame();
    const auto collection = reader.take();
    if (!collection) {
        return failure(collection.error());
    }
    SgfGame game = std::move(*first);
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
