#pragma once

#include "ui/kit/card.h"

class QLabel;

namespace shinpan {

class ScoreEstimator;

/// A line below the board while an estimate of the score is shown on it: the score in words, and
/// its source.
class EstimateBar final : public Card
{
    Q_OBJECT

public:
    /// The estimator must outlive it.
    explicit EstimateBar(ScoreEstimator &estimator, QWidget *parent = nullptr);

    /// All that it says.
    [[nodiscard]] QString text() const;

private:
    void showEstimate();
    [[nodiscard]] QString sources() const;

    ScoreEstimator &m_estimator;
    QLabel *m_score;
    QLabel *m_sources;
};

} // namespace shinpan
