#pragma once

#include "ui/kit/foldingcard.h"

#include <QString>

class QAction;
class QLabel;
class QPushButton;

namespace shinpan {

/// How a game ended, and what may come next: it stays until the person puts it away.
class EndCard final : public FoldingCard
{
    Q_OBJECT

public:
    /// What the buttons Review, Try Again, Save and New Game do; the actions outlive the card,
    /// which follows whether they can be used.
    struct Actions
    {
        QAction *review;
        QAction *tryAgain;
        QAction *save;
        QAction *newGame;
    };

    explicit EndCard(const Actions &actions, QWidget *parent = nullptr);

    /// "White wins by 18.5 points", with a sentence about why where that needs one.
    void showEnd(const QString &result, const QString &reason);
    /// Shows the name of the saved game, and where it is; empty: it is not saved, and can be.
    void showFile(const QString &path);
    /// Offers a rematch, with colours exchanged or not, and nothing else.
    void offerRematch(bool swaps);
    /// Offers another game, too, about which that sentence is.
    void offerNext(const QString &proposal);

Q_SIGNALS:
    /// A rematch is wanted.
    void againRequested();
    /// The other game is.
    void nextRequested();

private:
    [[nodiscard]] static QPushButton *add(const QString &text, QAction *action = nullptr);
    void showText();

    QLabel *m_result;
    QLabel *m_details;
    QString m_reason;
    QString m_proposal;
    QString m_file;
    QPushButton *m_save;
    QPushButton *m_review;
    QPushButton *m_tryAgain;
    QPushButton *m_next;
    QPushButton *m_again;
    QPushButton *m_newGame;
};

} // namespace shinpan
