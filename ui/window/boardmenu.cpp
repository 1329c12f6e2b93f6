#include "ui/window/boardmenu.h"

#include "ui/board/painting/themelibrary.h"
#include "ui/home/thememenu.h"
#include "ui/settings/preferences.h"

#include <QActionGroup>
#include <QInputDialog>

#include <utility>

namespace shinpan {

BoardMenu::BoardMenu(Preferences &preferences, QWidget *parent)
    : QMenu(tr("&Board"), parent)
    , m_preferences(preferences)
{
    createNumbers();
    createCoordinates();
    createThemes();
    addSeparator();
    addSwitch(tr("Mark &Last Move"), &BoardOptions::marksLastMove);
    addSwitch(tr("Show Ne&xt Moves"), &BoardOptions::showsNext);
    addSwitch(tr("Show &Other Variations"), &BoardOptions::showsSiblings);
    addSwitch(tr("Con&firm Moves with a Second Click"), &BoardOptions::confirmsMoves);
    addSwitch(tr("L&ively Stones"), &BoardOptions::isLively);
    m_sounds = addSwitch(tr("So&unds"), &BoardOptions::hasSound);
    addSeparator();
    createTurns();
    preferences.follow<BoardOptions>(this, &BoardMenu::showOptions);
    showOptions();
}

QAction *BoardMenu::add(QMenu &menu,
                        const QString &text,
                        const QKeySequence &key,
                        const Change &change)
{
    QAction *action = menu.addAction(text, this, [this, change] { this->change(change); });
    action->setShortcut(key);
    return action;
}

template <typename Enum>
QList<QAction *> BoardMenu::addChoices(QMenu &menu,
                                       const std::vector<std::pair<Enum, QString>> &choices,
                                       Enum BoardOptions::*option)
{
    QList<QAction *> actions;
    auto *group = new QActionGroup(&menu);
    for (const auto &choice : choices) {
        const Enum value = choice.first;
        QAction *action = add(menu, choice.second, {},
                              [option, value](BoardOptions &options) { options.*option = value; });
        action->setCheckable(true);
        actions.append(group->addAction(action));
        m_showers.push_back([action, option, value](const BoardOptions &options) {
            action->setChecked(options.*option == value);
        });
    }
    return actions;
}

QAction *BoardMenu::addSwitch(const QString &text, bool BoardOptions::*option)
{
    QAction *action = add(
        *this, text, {}, [option](BoardOptions &options) { options.*option = !(options.*option); });
    action->setCheckable(true);
    m_showers.push_back(
        [action, option](const BoardOptions &options) { action->setChecked(options.*option); });
    return action;
}

void BoardMenu::createNumbers()
{
    QMenu *menu = addMenu(tr("Move &Numbers"));
    m_toggleNumbers = menu->addAction(tr("&Show Move Numbers"), this, &BoardMenu::toggleNumbers);
    m_toggleNumbers->setCheckable(true);
    m_toggleNumbers->setShortcut(Qt::Key_M);
    m_toggleNumbers->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    menu->addSeparator();
    const QList<QAction *> choices =
        addChoices<MoveNumbers>(*menu,
                                {{MoveNumbers::None, tr("N&one")},
                                 {MoveNumbers::All, tr("&All Moves")},
                                 {MoveNumbers::Last, {}},
                                 {MoveNumbers::FromHere, tr("From &Here")},
                                 {MoveNumbers::Variation, tr("This &Variation")}},
                                &BoardOptions::numbers);
    m_lastMoves = choices.at(static_cast<int>(MoveNumbers::Last));
    connect(choices.at(static_cast<int>(MoveNumbers::FromHere)), &QAction::triggered, this,
            &BoardMenu::fromHereChosen);
    menu->addSeparator();
    menu->addAction(tr("How &Many…"), this, &BoardMenu::askLastCount);
}

void BoardMenu::createCoordinates()
{
    QMenu *menu = addMenu(tr("&Coordinates"));
    m_toggleCoordinates =
        menu->addAction(tr("&Show Coordinates"), this, &BoardMenu::toggleCoordinates);
    m_toggleCoordinates->setCheckable(true);
    m_toggleCoordinates->setShortcut(Qt::Key_C);
    m_toggleCoordinates->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    menu->addSeparator();
    addChoices<CoordinateStyle>(*menu,
                                {{CoordinateStyle::None, tr("N&one")},
                                 {CoordinateStyle::Letters, tr("&Letters and Numbers (A1)")},
                                 {CoordinateStyle::Numbers, tr("&Numbers (1-1)")},
                                 {CoordinateStyle::Sgf, tr("As in SG&F (aa)")}},
                                &BoardOptions::coordinates);
}

void BoardMenu::createThemes()
{
    auto *menu = new ThemeMenu(ThemeLibrary::shared(), this);
    addMenu(menu);
    connect(menu, &ThemeMenu::chosen, this, [this](const QString &choice) {
        change([choice](BoardOptions &options) { options.theme = choice; });
    });
    m_showers.push_back([menu](const BoardOptions &options) { menu->setChoice(options.theme); });
}

void BoardMenu::createTurns()
{
    using Turn = Orientation (Orientation::*)() const;
    const auto addTurn = [this](const QString &text, Qt::Key key, Turn turn) {
        add(*this, text, QKeySequence(Qt::CTRL | Qt::ALT | key),
            [turn](BoardOptions &options) { options.orientation = (options.orientation.*turn)(); });
    };
    addTurn(tr("Turn &Right"), Qt::Key_Right, &Orientation::turnedRight);
    addTurn(tr("Turn L&eft"), Qt::Key_Left, &Orientation::turnedLeft);
    addTurn(tr("Flip Upside &Down"), Qt::Key_Up, &Orientation::flippedUpsideDown);
    addTurn(tr("Flip &Sideways"), Qt::Key_Down, &Orientation::flippedSideways);
    m_original = add(*this, tr("&As in the Record"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_0),
                     [](BoardOptions &options) { options.orientation = {}; });
}

void BoardMenu::change(const Change &change)
{
    BoardOptions options = m_preferences.get<BoardOptions>();
    change(options);
    m_preferences.set(options);
    showOptions(); // a choice that was chosen again stays chosen
}

void BoardMenu::toggleNumbers()
{
    change([usual = m_usualNumbers](BoardOptions &options) {
        options.numbers = options.numbers == MoveNumbers::None ? usual : MoveNumbers::None;
    });
}

void BoardMenu::toggleCoordinates()
{
    change([usual = m_usualCoordinates](BoardOptions &options) {
        options.coordinates =
            options.coordinates == CoordinateStyle::None ? usual : CoordinateStyle::None;
    });
}

void BoardMenu::askLastCount()
{
    auto *dialog = new QInputDialog(parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Move Numbers"));
    dialog->setLabelText(tr("How many of the last moves are numbered:"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, MostLastMoves);
    dialog->setIntValue(m_preferences.get(&BoardOptions::lastCount));
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int count) {
        change([count](BoardOptions &options) {
            options.lastCount = count;
            options.numbers = MoveNumbers::Last;
        });
    });
    dialog->open();
}

void BoardMenu::showOptions()
{
    const BoardOptions options = m_preferences.get<BoardOptions>();
    for (const auto &show : m_showers) {
        show(options);
    }
    m_lastMoves->setText(options.lastCount == 1 ? tr("The &Last Move")
                                                : tr("The &Last %1 Moves").arg(options.lastCount));
    m_toggleNumbers->setChecked(options.numbers != MoveNumbers::None);
    m_toggleCoordinates->setChecked(options.coordinates != CoordinateStyle::None);
    m_original->setEnabled(options.orientation != Orientation());
    if (options.numbers != MoveNumbers::None) {
        m_usualNumbers = options.numbers;
    }
    if (options.coordinates != CoordinateStyle::None) {
        m_usualCoordinates = options.coordinates;
    }
}

} // namespace shinpan
