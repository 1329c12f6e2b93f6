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
    /// Shows the name of the saved game; empty: it is not saved, and can be.
    void showFile(const QString &name);
    /// Offers a rematch, with colours exchanged or not.
    void offerRematch(bool swaps);
    /// Offers another game in its place, about which that sentence is.
    void offerNext(const QString &proposal);

Q_SIGNALS:
    /// What was offered last is wanted.
    void againRequested();

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
    QPushButton *m_again;
    QPushButton *m_newGame;
};

} // namespace shinpan
