#include "core/record/sgf/sgfcollection.h"

#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfcollectionreader.h"
#include "core/record/sgf/sgfparser.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <chrono>
#include <functional>
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

/// Warns if KM means something else than points.
void reportForeignKomi(const SgfParser &parser, SgfWarningList &warnings)
{
    const GameTree &tree = parser.game();
    if (const auto komi = foreignKomi(tree)) {
        warnings.add(SgfWarning::Kind::ForeignKomi,
                     parser.offsetOf(tree.values(tree.root(), "KM").first()),
                     QString::fromLatin1(rawReal(komi->points)));
    }
}

/// The root, and more perhaps, of the game that starts at `start`. Nothing is said of oddities.
GameTree readRoot(const QByteArray &text, std::ptrdiff_t start)
{
    static constexpr std::ptrdiff_t Portion = 512;
    SgfWarningList ignored;
    SgfParser parser(text, ignored, start);
    while (parser.advance(Portion) == SgfParser::Step::Paused && parser.game().nodeCount() < 2) { }
    return parser.game();
}

/// The offset at which a text, or something near it, starts in a larger one.
std::ptrdiff_t offsetNear(const SgfCollection::Spot &spot,
                          const GameTree &tree,
                          QByteArrayView whole,
                          std::ptrdiff_t fallback)
{
    const std::less_equal<const char *> isUpTo;
    const auto isThere = [&](QByteArrayView text) {
        return text.data() && isUpTo(whole.begin(), text.begin())
            && isUpTo(text.end(), whole.end());
    };
    if (isThere(spot.text)) {
        return spot.text.begin() - whole.begin();
    }
    std::optional<std::ptrdiff_t> near;
    for (NodeId node = spot.node; node != NoNode && !near; node = tree.parent(node)) {
        tree.forEachProperty(node, [&](const SgfProperty &property) {
            if (const QByteArrayView text = property.text(); !near && isThere(text)) {
                near = text.begin() - whole.begin();
            }
        });
    }
    return near.value_or(fallback);
}

SgfCollection::Summary summaryOfRoot(const GameTree &tree)
{
    const GameInfo info = readGameInfo(tree);
    SgfCollection::Summary summary;
    summary.size = info.size;
    summary.playerName = info.playerName;
    summary.playerRank = info.playerRank;
    summary.result = info.result;
    summary.date = info.date;
    summary.event = info.event;
    summary.round = info.round;
    summary.gameName = info.gameName;
    summary.rules = info.rules;
    return summary;
}

std::uint32_t countMoves(const GameTree &tree)
{
    std::uint32_t moves = 0;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        bool isMove = false;
        tree.forEachProperty(node, [&isMove](const SgfProperty &property) {
            const PackedName name = property.packedName();
            isMove = isMove || name == packName("B") || name == packName("W");
        });
        moves += isMove ? 1 : 0;
    }
    return moves;
}

} // namespace

SgfGame finishedGame(const SgfParser &parser, SgfWarningList &warnings, SgfPlace place)
{
    reportOtherGame(parser, warnings);
    reportForeignKomi(parser, warnings);
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
    return readRecordBytes(path).and_then(
        [&](const QByteArray &bytes) { return readSgf(bytes, options); });
}

SgfCollection::Item SgfCollection::itemFor(const GameTree &tree)
{
    Item item;
    item.nodes = static_cast<std::uint32_t>(tree.nodeCount()) & 0x3FFFFFFF;
    item.moves = countMoves(tree);
    return item;
}

SgfCollection::Item SgfCollection::addTree(GameTree tree)
{
    Item item = itemFor(tree);
    item.isTree = 1;
    item.begin = static_cast<std::uint32_t>(m_trees.size());
    m_trees.push_back(std::move(tree));
    return item;
}

SgfCollection::Summary SgfCollection::summary(std::size_t game) const
{
    const Item &item = m_items[game];
    Summary summary =
        summaryOfRoot(item.isTree ? m_trees[item.begin] : readRoot(m_text, item.begin));
    summary.moves = item.moves;
    summary.nodes = item.nodes;
    summary.line = item.isTree ? 0 : item.place.line;
    return summary;
}

SgfGame SgfCollection::game(std::size_t game) const
{
    const Item &item = m_items[game];
    const int games = static_cast<int>(size());
    if (item.isTree) {
        return {m_trees[item.begin], {}, 0, games, m_charset};
    }
    SgfWarningList warnings;
    SgfParser parser(m_text, warnings, item.begin);
    const bool isRead = parser.readNext();
    Q_ASSERT(isRead);
    SgfGame read = isRead ? finishedGame(parser, warnings, item.place) : SgfGame();
    read.gamesInFile = games;
    read.charset = m_charset;
    return read;
}

std::vector<SgfPlace> SgfCollection::placesOf(std::size_t game,
                                              const GameTree &tree,
                                              const std::vector<Spot> &spots) const
{
    const Item &item = m_items[game];
    std::vector<SgfPlace> places(spots.size(), SgfPlace{0, 0});
    if (item.isTree) {
        return places;
    }
    const std::ptrdiff_t begin = item.begin;
    std::vector<std::pair<std::ptrdiff_t, std::size_t>> offsets; // and which spot's
    for (std::size_t i = 0; i < spots.size(); ++i) {
        offsets.emplace_back(offsetNear(spots[i], tree, m_text, begin), i);
    }
    std::ranges::sort(offsets);
    SgfPlace place = item.place;
    std::ptrdiff_t start = begin;
    for (const auto &[offset, index] : offsets) {
        place = placeAfter(place, QByteArrayView(m_text).sliced(start, offset - start));
        start = offset;
        places[index] = place;
    }
    return places;
}

std::size_t SgfCollection::firstGo(std::size_t game) const
{
    while (game < size() && !isGo(game)) {
        ++game;
    }
    return game;
}

void SgfCollection::setFileNotes(SgfCharset charset,
                                 std::vector<SgfWarning> warnings,
                                 std::size_t omittedWarnings)
{
    m_charset = std::move(charset);
    m_warnings = std::move(warnings);
    m_omittedWarnings = omittedWarnings;
}

void SgfCollection::insert(std::size_t game, GameTree tree)
{
    Q_ASSERT(game <= size());
    const Item item = addTree(std::move(tree));
    m_items.insert(m_items.begin() + static_cast<std::ptrdiff_t>(game), item);
}

void SgfCollection::replace(std::size_t game, GameTree tree)
{
    Item &item = m_items[game];
    if (!item.isTree) {
        item = addTree(std::move(tree));
        return;
    }
    const std::uint32_t index = item.begin;
    item = itemFor(tree);
    item.isTree = 1;
    item.begin = index;
    m_trees[index] = std::move(tree);
}

void SgfCollection::remove(std::size_t game)
{
    const Item item = m_items[game];
    m_items.erase(m_items.begin() + static_cast<std::ptrdiff_t>(game));
    if (item.isTree) {
        m_trees[item.begin] = GameTree(); // its index must not go to another one
    }
}

void SgfCollection::move(std::size_t game, std::size_t target)
{
    Q_ASSERT(game < size() && target < size());
    const auto at = [this](std::size_t index) {
        return m_items.begin() + static_cast<std::ptrdiff_t>(index);
    };
    if (game < target) {
        std::rotate(at(game), at(game + 1), at(target + 1));
    } else {
        std::rotate(at(target), at(game), at(game + 1));
    }
}

SgfCollection::Summary summaryOf(const GameTree &tree)
{
    SgfCollection::Summary summary = summaryOfRoot(tree);
    summary.moves = countMoves(tree);
    summary.nodes = static_cast<std::uint32_t>(tree.nodeCount());
    return summary;
}

Result<SgfCollection, SgfError> readSgfCollection(const QByteArray &bytes,
                                                  const SgfReadOptions &options)
{
    SgfCollectionReader reader(bytes, options);
    while (!reader.readFor(std::chrono::hours(1))) { }
    return reader.take();
}

Result<SgfCollection, SgfError> readSgfCollectionFile(const QString &path,
                                                      const SgfReadOptions &options)
{
    return readRecordBytes(path).and_then(
        [&](const QByteArray &bytes) { return readSgfCollection(bytes, options); });
}

QByteArray writeSgfCollection(const SgfCollection &collection)
{
    QByteArray text;
    for (std::size_t game = 0; game < collection.size(); ++game) {
        text += writeSgf(collection.game(game).tree);
    }
    return text;
}

} // namespace shinpan
