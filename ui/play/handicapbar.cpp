#include "ui/play/handicapbar.h"

#include "ui/game/gamecontroller.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"

#include <QHBoxLayout>
#include <QLabel>

namespace shinpan {

HandicapBar::HandicapBar(GameController &game, QWidget *parent)
    : QFrame(parent)
    , m_game(game)
    , m_text(new QLabel(this))
    , m_done(new AccentButton(tr("&Done")))
{
    setAccessibleName(tr("Handicap"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_done->setAccessibleName(tr("The handicap stones are placed"));
    m_done->setDefault(true); // looks like the next step
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Wide, spacing::Normal);
    row->setSpacing(spacing::Normal);
    row->addWidget(m_text, 1);
    row->addWidget(m_done);
    connect(m_done, &QPushButton::clicked, &game, &GameController::submitHandicap);
    connect(&game, &GameController::changed, this, &HandicapBar::showProgress);
    showProgress();
}

void HandicapBar::showProgress()
{
    const int wanted = m_game.status().handicapToPlace();
    const auto placed = static_cast<int>(m_game.status().placedHandicap().size());
    setVisible(wanted > 0);
    m_done->setEnabled(placed == wanted);
    m_text->setText(
        placed == wanted
            ? tr("All %n handicap stones stand. A click takes one away again.", nullptr, wanted)
            : tr("Place %n handicap stones: %1 on the board.", nullptr, wanted).arg(placed));
}

} // namespace shinpan
