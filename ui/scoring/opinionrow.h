#pragma once

#include "ui/kit/card.h"

class QLabel;
class QPushButton;

namespace shinpan {

class ScoringSession;
struct ScoringOpinion;

/// What somebody says about the board, what of it differs from the marks, and a button to take it
/// over. Points at its stones while the mouse is on it, or the keyboard on its button.
class OpinionRow final : public Card
{
    Q_OBJECT

public:
    explicit OpinionRow(QWidget *parent = nullptr);

    void showOpinion(const ScoringOpinion &opinion, const ScoringSession &session);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void pointedAt(bool isPointedAt);
    void adopted();

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// What of the opinion is worth a warning colour.
    enum class Tone { Same, Differs, Silent };

    void point();
    void color();
    void limitButton();

    QLabel *m_who;
    QLabel *m_score;
    QLabel *m_stones;
    QPushButton *m_adopt;
    Tone m_scoreTone = Tone::Same;
    Tone m_stonesTone = Tone::Same;
    bool m_isUnderMouse = false;
    bool m_hasFocus = false;
};

} // namespace shinpan
