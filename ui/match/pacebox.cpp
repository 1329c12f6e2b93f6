#include "ui/match/pacebox.h"

#include "ui/gamecontroller.h"
#include "ui/preferences.h"

#include <QKeyEvent>

namespace shinpan {

using namespace std::chrono_literals;

PaceBox::PaceBox(GameController &game, Preferences &preferences, QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Least time per move of an engine"));
    setToolTip(tr("Least time per move of an engine, for watching"));
    const std::pair<std::chrono::milliseconds, QString> paces[] = {{0ms, tr("Full speed")},
                                                                   {500ms, tr("½ second a move")},
                                                                   {1s, tr("1 second a move")},
                                                                   {2s, tr("2 seconds a move")},
                                                                   {5s, tr("5 seconds a move")}};
    for (const auto &[pace, name] : paces) {
        addItem(name, static_cast<int>(pace.count()));
    }
    const auto remembered = static_cast<int>(preferences.pace().count());
    setCurrentIndex(std::max(0, findData(remembered)));
    game.setMinimumMoveTime(pace());
    connect(this, &QComboBox::currentIndexChanged, &game, [this, &game, &preferences] {
        preferences.setPace(pace());
        game.setMinimumMoveTime(pace());
    });
}

std::chrono::milliseconds PaceBox::pace() const
{
    return std::chrono::milliseconds(currentData().toInt());
}

bool PaceBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier) {
        event->accept();
        return true;
    }
    return QComboBox::event(event);
}

} // namespace shinpan
