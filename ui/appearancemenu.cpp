#include "ui/appearancemenu.h"

#include "ui/preferences.h"
#include "ui/style.h"
#include "ui/symbol.h"

#include <QActionGroup>
#include <QApplication>

namespace shinpan {

AppearanceMenu::AppearanceMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("&Appearance"), parent)
    , m_preferences(preferences)
{
    setIcon(symbolIcon(Symbol::Theme));
    auto *group = new QActionGroup(this);
    const QStringList names{tr("As the D&esktop"), tr("&Light"), tr("&Dark")};
    for (int scheme = 0; scheme < names.size(); ++scheme) {
        QAction *action = addAction(names.at(scheme), this, [this, scheme] { choose(scheme); });
        action->setCheckable(true);
        group->addAction(action);
    }
    const auto showChoice = [this] {
        actions().at(static_cast<int>(m_preferences.colorScheme()))->setChecked(true);
    };
    connect(this, &QMenu::aboutToShow, this, showChoice); // another page may have changed it
    showChoice();
}

void AppearanceMenu::choose(int scheme)
{
    if (const auto chosen = static_cast<ColorScheme>(scheme);
        chosen != m_preferences.colorScheme()) { // dressing all windows anew takes its time
        m_preferences.setColorScheme(chosen);
        applyStyle(*qApp, chosen);
    }
}

} // namespace shinpan
