#pragma once

#include "core/engine/syncstate.h"

#include <QTimer>
#include <QToolButton>

namespace shinpan {

/// Whether an engine's board is the game's: a check mark while it is, a word where something is to
/// be said, and why when pointed at. A click asks for the engine to be told the game anew.
///
/// What lasts less than a blink, as telling one move does, is not shown at all.
class SyncBadge final : public QToolButton
{
    Q_OBJECT

public:
    /// `engine` is what it goes by, for screen readers ("Black's engine").
    explicit SyncBadge(const QString &engine, QWidget *parent = nullptr);

    /// `gameMove` is how far the game has come: an engine is told the moves of others only when it
    /// is its turn, so it may well be behind without being out of step.
    void showState(const SyncState &state, int gameMove);

    /// What pointing at it says.
    [[nodiscard]] const QString &sentence() const { return m_sentence; }

    /// The badge is as low as a line of text: the plate is not to grow for it.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void colorIcon();
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString explain() const;

    QString m_engine;
    SyncState m_state;
    int m_gameMove = 0;
    QString m_sentence;
    QTimer m_delay; ///< before a resync is worth showing
};

} // namespace shinpan
