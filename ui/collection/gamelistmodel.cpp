#include "ui/collection/gamelistmodel.h"

#include "core/util/excerpt.h"
#include "ui/document/gametitle.h"

#include <QDeadlineTimer>
#include <QMimeData>

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

const auto GamesMimeType = QLatin1String("application/x-shinpan-games");

QString searchableText(const SgfCollection::Summary &summary)
{
    const QStringList texts{summary.playerName.black,
                            summary.playerRank.black,
                            summary.playerName.white,
                            summary.playerRank.white,
                            summary.result,
                            summary.date,
                            summary.event,
                            summary.round,
                            summary.gameName,
                            summary.rules};
    return texts.join(u'\n').toCaseFolded();
}

} // namespace

GameListModel::GameListModel(const CollectionDocument &document, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
    connect(&document, &CollectionDocument::opened, this, &GameListModel::restart);
    connect(&document, &CollectionDocument::rearranged, this, &GameListModel::readAll);
    connect(&document, &CollectionDocument::currentEdited, this, &GameListModel::refreshCurrent);
    connect(&document, &CollectionDocument::currentChanged, this, [this] {
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::FontRole});
        }
    });
    restart();
}

void GameListModel::restart()
{
    m_entries.clear();
    m_searchText.clear();
    m_sorting = GameSorting::File;
    m_sortOrder = Qt::AscendingOrder;
    readAll();
}

/// Shows the games: at once as they are in the file, sorted or searched when all are known.
void GameListModel::readAll()
{
    m_read = 0;
    if (isWhole()) {
        m_reading.cancel();
        showGames();
    } else {
        m_reading.startLater([this] { return readSlice(); });
    }
}

bool GameListModel::readSlice()
{
    const std::vector<GameId> &games = m_document.games();
    const QDeadlineTimer deadline(SlicedWork::Slice / 2);
    while (m_read < games.size() && !deadline.hasExpired()) {
        static_cast<void>(entry(games[m_read++]));
    }
    if (m_read < games.size()) {
        return false;
    }
    showGames();
    return true;
}

void GameListModel::showGames()
{
    const QStringList words =
        m_searchText.toCaseFolded().split(u' ', Qt::SkipEmptyParts, Qt::CaseSensitive);
    std::vector<GameId> shown;
    std::ranges::copy_if(m_document.games(), std::back_inserter(shown),
                         [&](GameId game) { return isFound(game, words); });
    sortGames(shown);
    beginResetModel();
    m_shown = std::move(shown);
    endResetModel();
}

void GameListModel::search(const QString &text)
{
    m_searchText = text.simplified();
    readAll();
}

void GameListModel::sortBy(GameSorting sorting, Qt::SortOrder order)
{
    m_sorting = sorting;
    m_sortOrder = order;
    readAll();
}

bool GameListModel::isWhole() const
{
    return m_searchText.isEmpty() && m_sorting == GameSorting::File
        && m_sortOrder == Qt::AscendingOrder;
}

const GameListModel::Entry &GameListModel::entry(GameId game) const
{
    const auto index = static_cast<std::size_t>(game);
    if (index >= m_entries.size()) {
        m_entries.resize(std::max(index + 1, m_document.size()));
    }
    std::unique_ptr<Entry> &known = m_entries[index];
    if (!known) {
        known = std::make_unique<Entry>(Entry{m_document.summary(game), {}});
        known->searchable = searchableText(known->summary);
    }
    return *known;
}

const SgfCollection::Summary &GameListModel::summary(GameId game) const
{
    return entry(game).summary;
}

void GameListModel::refreshCurrent()
{
    const GameId current = m_document.current();
    if (static_cast<std::size_t>(current) < m_entries.size()) {
        m_entries[static_cast<std::size_t>(current)].reset();
    }
    if (const int row = rowOf(current); row >= 0) {
        Q_EMIT dataChanged(index(row), index(row));
    }
}

bool GameListModel::isFound(GameId game, const QStringList &words) const
{
    return words.isEmpty() || std::ranges::all_of(words, [&](const QString &word) {
               return entry(game).searchable.contains(word);
           });
}

QString GameListModel::sortKey(GameId game) const
{
    const SgfCollection::Summary &known = summary(game);
    switch (m_sorting) {
    case GameSorting::Black:
        return known.playerName.black;
    case GameSorting::White:
        return known.playerName.white;
    case GameSorting::Result:
        return known.result;
    case GameSorting::Date:
        return known.date;
    case GameSorting::Event:
        return known.event.isEmpty() ? known.gameName : known.event;
    case GameSorting::Moves:
        return QString::number(known.moves).rightJustified(10, u'0');
    case GameSorting::File:
        break;
    }
    return {};
}

void GameListModel::sortGames(std::vector<GameId> &games) const
{
    const bool descends = m_sortOrder == Qt::DescendingOrder;
    if (m_sorting == GameSorting::File) {
        if (descends) {
            std::ranges::reverse(games);
        }
        return;
    }
    std::vector<std::pair<QString, GameId>> keyed;
    keyed.reserve(games.size());
    for (const GameId game : games) {
        keyed.emplace_back(sortKey(game).toCaseFolded(), game);
    }
    std::ranges::stable_sort(keyed, [descends](const auto &a, const auto &b) {
        if (a.first.isEmpty() || b.first.isEmpty()) {
            return !a.first.isEmpty() && b.first.isEmpty();
        }
        return descends ? b.first < a.first : a.first < b.first;
    });
    std::ranges::transform(keyed, games.begin(), [](const auto &pair) { return pair.second; });
}

int GameListModel::rowOf(GameId game) const
{
    const auto found = std::ranges::find(m_shown, game);
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const GameId game = gameAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(summary(game), m_document.placeOf(game) + 1);
    case Qt::AccessibleTextRole:
        return accessibleText(game);
    default:
        return {};
    }
}

QString GameListModel::accessibleText(GameId game) const
{
    const SgfCollection::Summary &known = summary(game);
    const std::size_t number = m_document.placeOf(game) + 1;
    QStringList texts{tr("Game %1").arg(number), titleOf(known, number), excerpt(known.result),
                      detailOf(known)};
    if (game == m_document.current()) {
        texts << tr("on the board");
    }
    texts.removeAll(QString());
    return texts.join(QStringLiteral(", "));
}

Qt::ItemFlags GameListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return isWhole() ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    }
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return isWhole() ? flags | Qt::ItemIsDragEnabled : flags;
}

QStringList GameListModel::mimeTypes() const
{
    return {GamesMimeType};
}

/// The view that is dragged from knows what is selected; nothing else can take it.
QMimeData *GameListModel::mimeData(const QModelIndexList &) const
{
    auto *dragged = new QMimeData;
    dragged->setData(GamesMimeType, {});
    return dragged;
}

} // namespace shinpan
