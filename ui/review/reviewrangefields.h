#pragma once

#include "core/analysis/reviewedgame.h"
#include "ui/review/reviewsettings.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace shinpan {

/// The two rows of a form that say which moves are reviewed, and in which order.
class ReviewRangeFields final : public QObject
{
    Q_OBJECT

public:
    /// Longer games are reviewed as a whole only.
    static constexpr int MostMoves = 9999;

    /// Adds them to the form of a widget, with the order that these settings say and all moves: of
    /// a game that has so many, or of games of any length (0).
    ReviewRangeFields(QFormLayout &form,
                      const ReviewSettings &settings,
                      int moves,
                      QWidget *parent);

    /// Without an end where the last move of all is chosen, for a game may grow.
    [[nodiscard]] ReviewRange range() const;
    /// There is no move in the range.
    [[nodiscard]] bool isEmpty() const { return range().last < range().first; }
    [[nodiscard]] bool isBackward() const;

Q_SIGNALS:
    void changed();

private:
    QSpinBox *m_first;
    QSpinBox *m_last;
    QComboBox *m_order;
    int m_wholeGame; ///< what m_last says for the last move of all
};

} // namespace shinpan
