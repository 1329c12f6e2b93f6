#pragma once

#include "ui/find/gamesearch.h"

#include <QAbstractListModel>

namespace shinpan {

/// What a search found, one row each: where, and with which words around it.
class HitListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PlaceRole = Qt::UserRole, ///< "Move 34 · White Q16"
        ContextRole,              ///< text around what was found; or where on the board
        StartRole,                ///< of the found text in the context
        LengthRole                ///< 0: nothing to stress
    };

    explicit HitListModel(const CollectionDocument &games, QObject *parent = nullptr);

    void clear();
    void add(const std::vector<FindHit> &hits);
    /// Whether rows tell from which game they are.
    void setNamesGames(bool names) { m_namesGames = names; }
    [[nodiscard]] bool namesGames() const { return m_namesGames; }

    [[nodiscard]] const FindHit &hit(int row) const
    {
        return m_hits[static_cast<std::size_t>(row)];
    }
    /// The first hit at this node or behind it, among the hits of that game; -1: none.
    [[nodiscard]] int rowAt(GameId game, NodeId node) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] QString placeOf(const FindHit &hit) const;
    [[nodiscard]] static QString contextOf(const FindHit &hit);

    const CollectionDocument &m_games;
    std::vector<FindHit> m_hits;
    bool m_namesGames = false;
};

} // namespace shinpan
