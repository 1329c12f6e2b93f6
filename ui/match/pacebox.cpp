#include "ui/match/pacebox.h"

#include "ui/game/opengame.h"
#include "ui/match/playoptions.h"
#include "ui/settings/preferences.h"

#include <QKeyEvent>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// A person who plays an engine sees their own stone first, and waits for nothing else.
constexpr std::chrono::milliseconds LongestForPerson = 500ms;

} // namespace

std::vector<std::pair<QString, std::chrono::milliseconds>> PaceBox::paces()
{
    return {{tr("Full speed"), 0ms},
            {tr("½ second a move"), 500ms},
            {tr("1 second a move"), 1s},
            {tr("2 seconds a move"), 2s},
            {tr("5 seconds a move"), 5s}};
}

PaceBox::PaceBox(OpenGame &game, Preferences &preferences, QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Least time per move of an engine"));
    setToolTip(tr("Least time per move of an engine, for watching"));
    for (const auto &[name, pace] : paces()) {
        addItem(name, static_cast<int>(pace.count()));
    }
    const auto showPace = [this, &preferences] {
        setCurrentIndex(
            std::max(0, findData(static_cast<int>(preferences.get(&PlayOptions::pace).count()))));
    };
    const auto setPace = [this, &game] {
        const std::chrono::milliseconds least =
            game.status().isWatched() ? pace() : std::min(pace(), LongestForPerson);
        if (game.pace().minimumMoveTime() != least) {
            game.pace().setMinimumMoveTime(least);
        }
    };
    showPace();
    setPace();
    connect(this, &QComboBox::currentIndexChanged, &game, [this, &preferences, setPace] {
        preferences.set(&PlayOptions::pace, pace());
        setPace();
    });
    connect(&game, &OpenGame::changed, this, setPace);
    preferences.follow<PlayOptions>(this, showPace);
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
