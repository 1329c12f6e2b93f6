#include "ui/window/languagemenu.h"

#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"

#include <QActionGroup>

namespace shinpan {

LanguageMenu::LanguageMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("&Language"), parent)
    , m_preferences(preferences)
{
    addChoice({}, tr("As the D&esktop"));
    addSeparator();
    // Each in itself, so that it is found by whoever cannot read the others.
    addChoice(QStringLiteral("de"), QStringLiteral("&Deutsch"));
    addChoice(QStringLiteral("en"), QStringLiteral("E&nglish"));

    auto *group = new QActionGroup(this);
    const auto showChoice = [this, group] {
        const QList<QAction *> choices = group->actions();
        for (QAction *choice : choices) {
            choice->setChecked(choice->data().toString()
                               == m_preferences.get(&Appearance::language));
        }
    };
    const QList<QAction *> choices = actions();
    for (QAction *choice : choices) {
        if (!choice->isSeparator()) {
            group->addAction(choice);
        }
    }
    connect(this, &QMenu::aboutToShow, this, showChoice); // another page may have changed it
    showChoice();
}

void LanguageMenu::addChoice(const QString &code, const QString &name)
{
    QAction *action = addAction(name, this, [this, code] { choose(code); });
    action->setData(code);
    action->setCheckable(true);
}

void LanguageMenu::choose(const QString &code)
{
    if (code != m_preferences.get(&Appearance::language)) {
        m_preferences.set(&Appearance::language, code);
        Q_EMIT changed();
    }
}

} // namespace shinpan
