#pragma once

#include "core/engine/profile/engineprofile.h"
#include "ui/review/reviewsettings.h"

#include <QObject>

#include <span>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QListWidget;
class QSpinBox;

namespace shinpan {

/// The rows of a form that say by which engines, how thoroughly, and in which order a review looks
/// at which moves.
class ReviewFields final : public QObject
{
    Q_OBJECT

public:
    /// Longer games are reviewed as a whole only.
    static constexpr int MostMoves = 9999;

    /// Adds them to the form of a widget, with what these settings say and all moves: of a game
    /// that has that many, or of games of any length (0). No engine is listed yet.
    ReviewFields(QFormLayout &form, const ReviewSettings &settings, int moves, QWidget *parent);

    /// Lists these, and checks those that have one of the ids, without changed(); where none has,
    /// and no list was there before, the first one.
    void listEngines(std::span<const EngineProfile> engines, const QStringList &chosen);
    [[nodiscard]] QListWidget &engines() const { return *m_engines; }

    /// What was chosen: the engines in the order of the list; no limit is 0; the range has no end
    /// where the last move of all is chosen, for a game may grow.
    [[nodiscard]] ReviewSettings settings() const;

    /// Why a review cannot begin; empty if it can.
    [[nodiscard]] QString whatIsMissing() const;

Q_SIGNALS:
    /// The person changed something.
    void changed();

private:
    void followEngines();
    void addBudget(QFormLayout &form, const ReviewSettings &settings);
    void addRange(QFormLayout &form, const ReviewSettings &settings, QWidget *parent);

    QListWidget *m_engines;
    QSpinBox *m_visits;
    QDoubleSpinBox *m_seconds;
    QSpinBox *m_first;
    QSpinBox *m_last;
    QComboBox *m_order;
    std::vector<EngineProfile> m_profiles; ///< of the list
    int m_usual;                           ///< visits, as the chosen engines need them
    int m_wholeGame;                       ///< what m_last says for the last move of all
};

} // namespace shinpan
