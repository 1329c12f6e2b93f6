#pragma once

#include "ui/competition/competitiondraft.h"
#include "ui/competition/playersfield.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;

namespace shinpan {

/// The pairs that meet, where a competition lists them.
class PairsField final : public QWidget
{
    Q_OBJECT

public:
    explicit PairsField(QWidget *parent = nullptr);

    /// Pairs go with their players.
    void setPlayers(const std::vector<PlayersField::Player> &players);
    /// The places of the two among the players.
    [[nodiscard]] std::vector<DraftPair> pairs() const;
    void setError(const QString &error);

Q_SIGNALS:
    void edited();

private:
    /// The keys of two players, the first with Black in the first game.
    struct Pair
    {
        int first = 0;
        int second = 0;
    };

    void add();
    void remove();
    void showPairs();
    void refreshButtons();
    [[nodiscard]] std::size_t placeOf(int key) const;

    std::vector<PlayersField::Player> m_players;
    std::vector<Pair> m_pairs;
    QListWidget *m_list;
    QComboBox *m_first;
    QComboBox *m_second;
    QPushButton *m_add;
    QPushButton *m_remove;
    FieldNote *m_note;
};

} // namespace shinpan
