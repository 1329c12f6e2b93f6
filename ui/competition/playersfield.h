#pragma once

#include "core/engine/profile/engineprofile.h"
#include "ui/kit/fieldnote.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;
class QToolButton;

namespace shinpan {

class StrengthBox;

/// The players of a competition in their order: engines of the person's list, each as strong as
/// wanted. What is wrong with them stands below the list.
class PlayersField final : public QWidget
{
    Q_OBJECT

public:
    /// A player with a number that stays the same whatever happens to the list.
    struct Player
    {
        int key = 0;
        QString name;
    };

    explicit PlayersField(const std::vector<EngineProfile> &engines, QWidget *parent = nullptr);

    /// The engines in their order.
    [[nodiscard]] std::vector<EngineProfile> engines() const;
    [[nodiscard]] std::vector<Player> players() const;
    void add(const EngineProfile &engine);
    /// Those of a file: their order stays, and others come behind them.
    void setWritten(const std::vector<EngineProfile> &engines);
    /// Whether it does with few lines, because there is more to ask.
    void setLow(bool isLow);
    /// Empty: nothing is wrong.
    void setError(const QString &error);

Q_SIGNALS:
    /// The person has other players, or another order.
    void edited();

private:
    void createList();
    void remove();
    void move(int places);
    void showStrength();
    void refreshButtons();

    const std::vector<EngineProfile> m_offered;
    std::vector<EngineProfile> m_taken; ///< all that ever were in the list, by key
    bool m_isOrderFixed = false;
    QComboBox *m_engine;
    StrengthBox *m_strength;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    FieldNote *m_note;
};

} // namespace shinpan
