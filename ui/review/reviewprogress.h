#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace shinpan {

class ReviewActions;
class ReviewController;

/// How far a review is, with what can be done to it; hidden while there is none.
class ReviewProgress final : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive it.
    ReviewProgress(const ReviewController &review,
                   const ReviewActions &actions,
                   QWidget *parent = nullptr);

    /// "120 of 301 positions, 2 min left".
    [[nodiscard]] static QString textOf(const ReviewController &review);

private:
    void refresh();

    const ReviewController &m_review;
    QProgressBar *m_bar;
    QLabel *m_text;
};

} // namespace shinpan
