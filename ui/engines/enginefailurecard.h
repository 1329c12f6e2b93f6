#pragma once

#include "ui/game/enginefailure.h"
#include "ui/kit/card.h"

class QLabel;
class QLayout;

namespace shinpan {

class ErrorLines;

/// Says what happened to an engine and what can be done now, beside a board that stays usable. Not
/// modal; Escape closes it. Its owner places it, and hides it when a request has been dealt with.
class EngineFailureCard : public Card
{
    Q_OBJECT

public:
    explicit EngineFailureCard(QWidget *parent = nullptr);

    /// Shows itself with this failure and tells screen readers; the keyboard focus stays where it
    /// is.
    void showFailure(const EngineFailure &failure);

Q_SIGNALS:
    void retryRequested(Color seat);
    void editRequested(Color seat);
    void consoleRequested(Color seat);
    void dismissed(Color seat); ///< the person closed it; it has hidden itself

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QLayout *createHeading();
    [[nodiscard]] QLayout *createButtons();
    void dismiss();
    void colorIcon();

    Color m_seat = Color::Black;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_what;
    QLabel *m_advice;
    QLabel *m_commandLine;
    QLabel *m_errorTitle;
    ErrorLines *m_errorLines;
};

} // namespace shinpan
