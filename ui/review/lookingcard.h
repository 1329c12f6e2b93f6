#pragma once

#include "ui/kit/foldingcard.h"

namespace shinpan {

class ReviewController;
class WrappedLabel;

/// A line beside the board while mistakes are looked for that somebody waits for: how far that is,
/// and Stop.
class LookingCard final : public FoldingCard
{
    Q_OBJECT

public:
    /// The review outlives it. It is hidden at first.
    explicit LookingCard(const ReviewController &review, QWidget *parent = nullptr);

    /// Tells of the review that runs, to its end.
    void begin();

Q_SIGNALS:
    /// It is not waited for any longer.
    void stopped();

private:
    void refresh();

    const ReviewController &m_review;
    WrappedLabel *m_text;
};

} // namespace shinpan
