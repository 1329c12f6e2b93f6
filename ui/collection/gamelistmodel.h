#pragma once

#include "core/record/sgf/sgfcollection.h"
#include "ui/document/collectiondocument.h"
#include "ui/kit/slicedwork.h"

#include <QAbstractListModel>
#include <QString>

#include <memory>
#include <vector>

namespace shinpan {

/// What a list of games is ordered by.
enum class GameSorting { File, Black, White, Result, Date, Moves, Event };

/// The games of the open document as a list to look at: all or those that a search finds, in the
/// order of the file or sorted. Looking changes nothing in the document.
///
/// What is known of a game is read when it is first needed, for a search or an order little by
/// little, so that ten thousand games are listed at once.
class GameListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The document outlives the model.
    explicit GameListModel(const CollectionDocument &document, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /// DisplayRole is the players or the name; AccessibleTextRole all that a row shows.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

    [[nodiscard]] const CollectionDocument &document() const { return m_document; }
    [[nodiscard]] const SgfCollection::Summary &summary(GameId game) const;
    [[nodiscard]] const std::vector<GameId> &shownGames() const { return m_shown; }
    [[nodiscard]] GameId gameAt(int row) const { return m_shown[static_cast<std::size_t>(row)]; }
    /// The row of a game; -1: it is not shown.
    [[nodiscard]] int rowOf(GameId game) const;

    /// Shows only the games in whose texts every word of `text` is found, in any case.
    void search(const QString &text);
    [[nodiscard]] const QString &searchText() const { return m_searchText; }
    /// Equals stay in the order of the file; games whose value is not known come last.
    void sortBy(GameSorting sorting, Qt::SortOrder order);
    [[nodiscard]] GameSorting sorting() const { return m_sorting; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }
    /// Whether the rows are the document's games() as they are, so that they can be rearranged.
    [[nodiscard]] bool isWhole() const;

private:
    /// What is known of a game.
    struct Entry
    {
        SgfCollection::Summary summary;
        QString searchable; ///< all its texts, in small letters
    };

    void restart();
    void readAll();
    [[nodiscard]] bool readSlice();
    void showGames();
    void refreshCurrent();
    [[nodiscard]] const Entry &entry(GameId game) const;
    [[nodiscard]] bool isFound(GameId game, const QStringList &words) const;
    [[nodiscard]] QString sortKey(GameId game) const;
    void sortGames(std::vector<GameId> &games) const;
    [[nodiscard]] QString accessibleText(GameId game) const;

    const CollectionDocument &m_document;
    mutable std::vector<std::unique_ptr<Entry>> m_entries; ///< by game; null: not read yet
    std::vector<GameId> m_shown;
    QString m_searchText;
    GameSorting m_sorting = GameSorting::File;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    SlicedWork m_reading;
    std::size_t m_read = 0; ///< of the document's games; those before it are known
};

} // namespace shinpan
