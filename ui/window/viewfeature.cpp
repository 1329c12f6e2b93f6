#include "ui/window/viewfeature.h"

#include "core/util/language.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"
#include "ui/kit/windowframe.h"
#include "ui/play/boardarea.h"
#include "ui/settings/preferences.h"
#include "ui/window/aboutdialog.h"
#include "ui/window/boardmenu.h"

#include <QActionGroup>
#include <QApplication>
#include <QToolButton>

namespace shinpan {

namespace {

constexpr int UsualTextSize = 100; // percent

} // namespace

AppearanceMenu::AppearanceMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("&Appearance"), parent)
    , m_preferences(preferences)
{
    setIcon(symbolIcon(Symbol::Theme));
    auto *group = new QActionGroup(this);
    const QStringList names{tr("Same as the D&esktop"), tr("&Light"), tr("&Dark")};
    for (int scheme = 0; scheme < names.size(); ++scheme) {
        QAction *action = addAction(names.at(scheme), this,
                                    [this, scheme] { choose(static_cast<ColorScheme>(scheme)); });
        action->setCheckable(true);
        group->addAction(action);
    }
    addSeparator();
    constexpr int Step = 10; // percent
    QAction *larger = addAction(tr("La&rger Text"), this, [this] {
        setTextSize(m_preferences.get(&Appearance::textSize) + Step);
    });
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus),
                          QKeySequence(Qt::CTRL | Qt::Key_Equal)}); // unshifted on many keyboards
    addAction(tr("&Smaller Text"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this,
              [this] { setTextSize(m_preferences.get(&Appearance::textSize) - Step); });
    m_usual = addAction(tr("&Usual Text Size"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
                        [this] { setTextSize(UsualTextSize); });
    connect(this, &QMenu::aboutToShow, this, &AppearanceMenu::refresh); // another page's menu
    refresh();
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

void AppearanceMenu::choose(ColorScheme scheme)
{
    if (scheme != m_preferences.get(&Appearance::scheme)) { // dressing all windows takes its time
        m_preferences.set(&Appearance::scheme, scheme);
        applyStyle(*qApp, scheme);
    }
}

LanguageMenu::LanguageMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("&Language"), parent)
    , m_preferences(preferences)
{
    addChoice({}, tr("Same as the D&esktop"));
    addSeparator();
    for (const Language &language : languages()) {
        addChoice(QString::fromLatin1(language.code), QString::fromUtf8(language.menuText));
    }

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

ViewFeature::ViewFeature(WindowFrame &frame,
                         BoardArea &area,
                         const EngineProfileStore &store,
                         Preferences &preferences)
    : Feature(frame)
    , m_board(new BoardMenu(preferences, &frame.window()))
{
    auto *appearance = new AppearanceMenu(preferences, &frame.window());
    auto *language = new LanguageMenu(preferences, &frame.window());
    addToMenu(MenuPart::ViewLook,
              {m_board->menuAction(), appearance->menuAction(), language->menuAction()});
    addToMenu(MenuPart::HelpAbout, [this, &store](QMenu &help) {
        help.addAction(tr("&About Shinpan…"), this, [this, &store] {
            this->frame().showOnce<AboutDialog>(
                [this, &store] { return new AboutDialog(store, &this->frame().window()); });
        });
    });
    connect(m_board, &BoardMenu::fromHereChosen, &area, &BoardArea::startNumbersHere);
    connect(language, &LanguageMenu::changed, this,
            [&frame] { frame.tell(tr("The language will change at the next start.")); });
}

QWidget *ViewFeature::createSoundButton() const
{
    const QAction *const sounds = m_board->sounds();
    auto *button = new QToolButton(&frame().window());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(tr("Sounds"));
    const auto show = [button, sounds] {
        button->setIcon(symbolIcon(sounds->isChecked() ? Symbol::Sound : Symbol::Silence));
        button->setToolTip(sounds->isChecked() ? tr("Stones are heard. Click for silence.")
                                               : tr("Nothing is heard. Click to hear stones."));
        button->setAccessibleDescription(button->toolTip());
    };
    connect(sounds, &QAction::toggled, button, show);
    connect(button, &QToolButton::clicked, sounds, &QAction::trigger);
    show();
    return button;
}

QList<QAction *> ViewFeature::boardActions() const
{
    return m_board->boardActions();
}

} // namespace shinpan
