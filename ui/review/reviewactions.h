#pragma once

#include <QAction>
#include <QObject>

class QMenu;

namespace shinpan {

class AnalysisController;
class ReviewController;

/// What a person can do with reviews, as actions that are true to what is.
class ReviewActions final : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    ReviewActions(ReviewController &review,
                  const AnalysisController &analysis,
                  QObject *parent = nullptr);

    QAction *review; ///< asks how; whoever has a window connects it
    QAction *files;  ///< asks which files and how; likewise
    QAction *pause;  ///< and goes on again
    QAction *cancel;
    QAction *save;     ///< into the game; likewise
    QAction *tryAgain; ///< asks the mistakes as questions; likewise, and it is in no menu here

    void addTo(QMenu &menu) const;

private:
    void refresh();

    ReviewController &m_review;
    const AnalysisController &m_analysis;
};

} // namespace shinpan
