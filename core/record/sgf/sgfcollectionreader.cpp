#include "core/record/sgf/sgfcollectionreader.h"

#include "core/record/sgf/recordbytes.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <limits>
#include <utility>

namespace shinpan {

namespace {

constexpr qint64 MaxTextSize = std::numeric_limits<std::uint32_t>::max(); // for GameTree

/// Bytes between two looks at the clock: some tenths of a millisecond.
constexpr std::ptrdiff_t Portion = 64 * 1024;

bool hasProperties(const GameTree &tree, NodeId node)
{
    bool hasAny = false;
    tree.forEachProperty(node, [&hasAny](const SgfProperty &) { hasAny = true; });
    return hasAny;
}

SgfError tooLargeForGames()
{
    return {0, 0, tooLarge(LargestRecordFile)};
}

} // namespace

SgfCollectionReader::SgfCollectionReader(const QByteArray &bytes, const SgfReadOptions &options)
    : m_size(bytes.size())
{
    if (bytes.size() > LargestRecordFile) {
        m_error = tooLargeForGames();
    } else {
        m_decoder.emplace(bytes, options);
    }
}

bool SgfCollectionReader::readFor(std::chrono::microseconds time)
{
    const QDeadlineTimer deadline(time);
    while (m_decoder || m_parser) {
        if (m_decoder) {
            decodePortion();
        } else {
            readPortion();
        }
        if (deadline.hasExpired()) {
            break;
        }
    }
    return !m_decoder && !m_parser;
}

void SgfCollectionReader::decodePortion()
{
    if (m_decoder->advance(Portion)) {
        DecodedSgf decoded = m_decoder->take();
        m_decoder.reset();
        beginParsing(std::move(decoded));
    }
}

void SgfCollectionReader::beginParsing(DecodedSgf decoded)
{
    if (decoded.text.size() > MaxTextSize) {
        m_error = tooLargeForGames();
        return;
    }
    warnOfCharset(decoded, m_outside);
    m_collection.m_text = decoded.text;
    m_collection.m_charset = decoded.charset;
    m_parser.emplace(std::move(decoded.text), m_outside, m_inside);
}

void SgfCollectionReader::readPortion()
{
    switch (m_parser->advance(Portion)) {
    case SgfParser::Step::Paused:
        break;
    case SgfParser::Step::Game:
        addGame();
        break;
    case SgfParser::Step::End:
        m_parser.reset();
        break;
    }
}

void SgfCollectionReader::addGame()
{
    const GameTree &tree = m_parser->game();
    const std::ptrdiff_t start = m_parser->gameOffset();
    const QByteArrayView text = m_collection.m_text;
    m_place = placeAfter(m_place, text.sliced(m_placeOffset, start - m_placeOffset));
    m_placeOffset = start;
    SgfCollection::Item item = SgfCollection::itemFor(tree);
    item.begin = static_cast<std::uint32_t>(start);
    item.isGo = isGo(tree) ? 1 : 0;
    item.place = m_place;
    m_hasContent = m_hasContent || tree.nodeCount() > 1 || hasProperties(tree, tree.root());
    const bool isFirst = item.isGo && !m_firstGame;
    const bool isPlain =
        m_inside.isEmpty() && tree.values(tree.root(), "GM").text() == "[1]" && !foreignKomi(tree);
    if (isFirst || !isPlain) {
        SgfGame game = finishedGame(*m_parser, m_inside, m_place);
        keepWarnings(game);
        if (isFirst) {
            m_firstGame = std::move(game);
        }
    }
    m_inside = {};
    if (!item.isGo && !m_otherGame) {
        const QByteArrayView game = tree.values(tree.root(), "GM").first();
        const SgfPlace place =
            placeAfter(m_place, text.sliced(start, m_parser->offsetOf(game) - start));
        m_otherGame = SgfError{
            place.line, place.column,
            Message::of(QT_TRANSLATE_NOOP("Messages", "this is not a record of Go but of game %1"),
                        sgfSimpleText(game).trimmed())};
    }
    m_collection.m_items.push_back(item);
}

void SgfCollectionReader::keepWarnings(const SgfGame &game)
{
    const int number = static_cast<int>(m_collection.size());
    m_gameWarnings.omitted += game.omittedWarnings;
    m_hasLoss = m_hasLoss || std::ranges::any_of(game.warnings, losesText, &SgfWarning::kind);
    for (const SgfWarning &warning : game.warnings) {
        if (m_gameWarnings.list.size() < SgfWarningList::Limit) {
            m_gameWarnings.list.push_back({warning, number});
        } else {
            ++m_gameWarnings.omitted;
        }
    }
}

SgfFileWarnings SgfCollectionReader::takeWarnings()
{
    SgfFileWarnings all = std::exchange(m_gameWarnings, {});
    for (const SgfWarning &warning : m_outside.located(m_collection.m_text)) {
        all.list.push_back({warning});
    }
    all.omitted += m_outside.omitted();
    std::ranges::stable_sort(
        all.list, {}, [](const SgfLocatedWarning &located) { return located.warning.place(); });
    return all;
}

double SgfCollectionReader::progress() const
{
    const auto part = [](qsizetype done, qsizetype all) {
        return all > 0 ? 0.5 * static_cast<double>(done) / static_cast<double>(all) : 0.5;
    };
    if (m_decoder) {
        return part(m_decoder->offset(), m_size);
    }
    return m_parser ? 0.5 + part(m_parser->offset(), m_collection.m_text.size()) : 1;
}

std::optional<SgfGame> SgfCollectionReader::takeFirstGame()
{
    if (m_firstGame) {
        m_firstGame->gamesInFile = static_cast<int>(m_collection.size());
        m_firstGame->charset = m_collection.charset();
    }
    return std::exchange(m_firstGame, std::nullopt);
}

Result<SgfCollection, SgfError> SgfCollectionReader::take()
{
    Q_ASSERT(!m_decoder && !m_parser);
    if (m_error) {
        return failure(*m_error);
    }
    const auto &items = m_collection.m_items;
    if (items.empty()) {
        return failure(
            SgfError{1, 1,
                     Message::of(QT_TRANSLATE_NOOP(
                         "Messages", "there is no SGF game in it: no \"(\" followed by a node"))});
    }
    if (std::ranges::none_of(items, [](const auto &item) { return item.isGo != 0; })) {
        return failure(*m_otherGame);
    }
    if (!m_hasContent && m_hasLoss) {
        const SgfPlace place = items.front().place;
        return failure(
            SgfError{place.line, place.column,
                     Message::of(QT_TRANSLATE_NOOP("Messages", "nothing in it was understood"))});
    }
    m_collection.m_warnings = m_outside.located(m_collection.m_text);
    m_collection.m_omittedWarnings = m_outside.omitted();
    m_collection.m_items.shrink_to_fit();
    return std::move(m_collection);
}

} // namespace shinpan
