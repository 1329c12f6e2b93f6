#pragma once

#include <QAction>
#include <QObject>

class QMenu;

namespace shinpan {

class ReviewController;

/// What a person can do with reviews, as actions that are true to what is.
class ReviewActions final : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    explicit ReviewActions(ReviewController &review, QObject *parent = nullptr);

    QAction *review; ///< asks how; whoever has a window connects it
    QAction *pause;  ///< and goes on again
    QAction *cancel;

    void addTo(QMenu &menu) const;

private:
    void refresh();

    ReviewController &m_review;
};

} // namespace shinpan
