#pragma once

#include "ui/kit/foldingcard.h"

#include <QList>
#include <QString>
#include <QStringList>

class QAction;
class QPushButton;
class QToolButton;

namespace shinpan {

class WrappedLabel;

/// A line below the board that says how a move did, or gives a hint. It keeps its height as long as
/// it is one line, so that the board stays as it is while a lesson goes on.
class TeachingCard final : public FoldingCard
{
    Q_OBJECT

public:
    /// What its buttons show and take back; each is there while its action is enabled. The actions
    /// outlive it.
    struct Actions
    {
        QAction *line;
        QAction *takeBack;
    };

    explicit TeachingCard(const Actions &actions, QWidget *parent = nullptr);

    struct Shown
    {
        QString text;           ///< a sentence; empty: nothing is shown at all
        bool isGrave = false;   ///< it is about a mistake
        QStringList moments{};  ///< one can go to them
        bool hasLesson = false; ///< closing ends one
        bool keepsRoom = false; ///< its room stays while it is not seen

        friend bool operator==(const Shown &, const Shown &) = default;
    };
    void show(const Shown &shown);
    /// Has it read out what it shows now.
    void speakUp();

    [[nodiscard]] QString text() const { return m_shown.text; }

Q_SIGNALS:
    /// One of Shown::moments is wanted.
    void momentChosen(int index);
    void closed();

private:
    [[nodiscard]] QPushButton *buttonFor(QAction *action);
    void showMoments(const QStringList &moments);

    Shown m_shown;
    WrappedLabel *m_text;
    QList<QPushButton *> m_momentButtons;
    QToolButton *m_close;
};

} // namespace shinpan
