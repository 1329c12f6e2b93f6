#include "ui/home/homefeature.h"

#include "ui/engines/enginesfeature.h"
#include "ui/home/homeparts.h"
#include "ui/home/preferencesdialog.h"
#include "ui/home/shortcutbook.h"
#include "ui/home/shortcutsdialog.h"
#include "ui/kit/symbol.h"
#include "ui/kit/windowframe.h"
#include "ui/manual/manualwindow.h"

#include <QMenu>

namespace shinpan {

HomeFeature::HomeFeature(WindowFrame &frame, EnginesFeature &engines, Preferences &preferences)
    : Feature(frame)
    , m_engines(engines)
    , m_preferences(preferences)
{
    addToMenu(MenuPart::EditPreferences, [this](QMenu &edit) {
        edit.addAction(symbolIcon(Symbol::Settings), tr("Prefere&nces…"),
                       QKeySequence(Qt::CTRL | Qt::Key_Comma), this, &HomeFeature::showPreferences);
    });
    addToMenu(MenuPart::HelpManual, [this](QMenu &help) {
        help.addAction(tr("&Manual"), QKeySequence(Qt::Key_F1), this, &HomeFeature::showManual);
        help.addAction(tr("&Keyboard Shortcuts…"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this,
                       &HomeFeature::showShortcuts);
    });
}

void HomeFeature::applyKeys(const QMenuBar &menus)
{
    m_menus = &menus;
    m_shortcuts = new ShortcutBook(menus, m_preferences, &frame().window());
}

void HomeFeature::showPreferences()
{
    frame().showOnce<PreferencesDialog>([this] {
        auto *dialog = new PreferencesDialog(m_preferences, &frame().window());
        connect(dialog, &PreferencesDialog::enginesRequested, this, [this] { m_engines.edit(); });
        connect(dialog, &PreferencesDialog::shortcutsRequested, this, &HomeFeature::showShortcuts);
        return dialog;
    });
}

void HomeFeature::showShortcuts()
{
    frame().showOnce<ShortcutsDialog>(
        [this] { return new ShortcutsDialog(*m_shortcuts, &frame().window()); });
}

void HomeFeature::showManual()
{
    frame().showOnce<ManualWindow>(
        [this] { return new ManualWindow(homeParts(m_menus, m_preferences), &frame().window()); });
}

} // namespace shinpan
