#pragma once

#include "core/board/color.h"
#include "ui/kit/card.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QLabel>
#include <QPlainTextEdit>

#include <functional>

class QBoxLayout;
class QPushButton;

namespace shinpan {

/// Says something of an engine of the game beside a board that stays usable: with a symbol, its
/// command line, and the last lines that it wrote to its standard error. It is not modal.
class EngineCard : public Card
{
    Q_OBJECT

protected:
    /// `ink` is the symbol's colour.
    EngineCard(Symbol symbol, QColor StyleColors::*ink, QWidget *parent);

    /// The symbol, the title, and what stands at its end.
    [[nodiscard]] QBoxLayout *heading(QWidget *end, Qt::Alignment alignment = {});

    /// A button that asks for something for the engine of the seat at hand.
    void addButton(QBoxLayout &row, QPushButton *button, std::function<void(Color)> request);

    /// Shows lines, to be read and copied, the newest in sight; none hide the field. The same lines
    /// again change nothing, so that what a person has selected stays. `height` is how many lines
    /// it is high, up to a few; 0: as many as there are.
    void showErrorLines(const QStringList &lines, int height = 0);

    /// Shows itself and tells screen readers; the keyboard focus stays where it is.
    void speakUp();

    void changeEvent(QEvent *event) override;

    Color m_seat = Color::Black;
    QLabel *m_title;
    QLabel *m_what;
    QLabel *m_commandLine;
    QPlainTextEdit *m_errorLines;

private:
    void drawIcon();

    Symbol m_symbol;
    QColor StyleColors::*m_ink;
    QLabel *m_icon;
};

} // namespace shinpan
