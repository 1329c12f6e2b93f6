#include "ui/window/appearancemenu.h"

#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"

#include <QActionGroup>
#include <QApplication>

namespace shinpan {

namespace {

constexpr int UsualTextSize = 100; // percent

} // namespace

AppearanceMenu::AppearanceMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("&Appearance"), parent)
    , m_preferences(preferences)
{
    setIcon(symbolIcon(Symbol::Theme));
    createSchemes();
    addSeparator();
    createTextSizes();
    connect(this, &QMenu::aboutToShow, this, &AppearanceMenu::refresh); // another page's menu
    refresh();
}

void AppearanceMenu::createSchemes()
{
    auto *group = new QActionGroup(this);
    const QStringList names{tr("As the D&esktop"), tr("&Light"), tr("&Dark")};
    for (int scheme = 0; scheme < names.size(); ++scheme) {
        QAction *action = addAction(names.at(scheme), this, [this, scheme] { choose(scheme); });
        action->setCheckable(true);
        group->addAction(action);
    }
}

void AppearanceMenu::createTextSizes()
{
    constexpr int Step = 10; // percent
    m_larger = addAction(tr("La&rger Texts"), this,
                         [this] { setTextSize(m_preferences.get(&Appearance::textSize) + Step); });
    m_larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus),
                            QKeySequence(Qt::CTRL | Qt::Key_Equal)}); // unshifted on many keyboards
    m_smaller = addAction(tr("&Smaller Texts"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this,
                          [this] { setTextSize(m_preferences.get(&Appearance::textSize) - Step); });
    m_usual = addAction(tr("&Usual Text Size"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
                        [this] { setTextSize(UsualTextSize); });
}

void AppearanceMenu::refresh()
{
    actions().at(static_cast<int>(m_preferences.get(&Appearance::scheme)))->setChecked(true);
    const int size = m_preferences.get(&Appearance::textSize);
    m_usual->setText(size == UsualTextSize ? tr("&Usual Text Size")
                                           : tr("&Usual Text Size (Now %1 %)").arg(size));
}

void AppearanceMenu::setTextSize(int percent)
{
    m_preferences.set(&Appearance::textSize, percent);
    applyTextZoom(m_preferences.get(&Appearance::textSize));
    refresh();
}

void AppearanceMenu::choose(int scheme)
{
    if (const auto chosen = static_cast<ColorScheme>(scheme);
        chosen
        != m_preferences.get(&Appearance::scheme)) { // dressing all windows anew takes its time
        m_preferences.set(&Appearance::scheme, chosen);
        applyStyle(*qApp, chosen);
    }
}

} // namespace shinpan
