#include "ui/collection/collectiondock.h"

#include "ui/collection/collectionactions.h"
#include "ui/collection/gamelistmodel.h"
#include "ui/collection/gamelistview.h"
#include "ui/collection/thumbnailcache.h"
#include "ui/document/documentcontroller.h"
#include "ui/kit/forms.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QActionGroup>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>

#include <utility>

namespace shinpan {

namespace {

QToolButton *buttonFor(QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(plainLabel(action->text()));
    return button;
}

QToolButton *menuButton(Symbol symbol, const QString &name, QMenu *menu)
{
    auto *button = new QToolButton;
    button->setIcon(symbolIcon(symbol));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

} // namespace

CollectionDock::CollectionDock(DocumentController &document, OpenGame &game, QWidget &window)
    : Panel(tr("Games"), QStringLiteral("games"), new QWidget, &window)
    , m_games(document.games())
    , m_model(new GameListModel(m_games, this))
    , m_thumbnails(new ThumbnailCache(m_games, this))
    , m_actions(new CollectionActions(document, game, *m_model, window))
    , m_list(new GameListView(*m_model, *m_thumbnails))
    , m_search(new QLineEdit)
    , m_sort(menuButton(Symbol::Sort, tr("Sort"), createSortMenu()))
    , m_count(new QLabel)
    , m_find(new QAction(symbolIcon(Symbol::Search), tr("Find &Game"), this))
{
    content()->setLayout(form::column(0, {createSearchRow(), {m_list, 1}, createFooter()}));
    m_list->addActions(m_actions->listActions());
    // These keys are those of the board in the menus.
    for (const auto &[key, action] : {std::pair{QKeySequence::Paste, m_actions->paste},
                                      std::pair{QKeySequence::Delete, m_actions->remove}}) {
        new QShortcut(key, m_list, action, &QAction::trigger, Qt::WidgetShortcut);
    }
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_find->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_F));
    connectList();
    hide(); // until there is a collection
    showOrHide();
    keepSelection();
}

QWidget *CollectionDock::createSearchRow()
{
    m_search->setPlaceholderText(tr("Search players, event, date, result"));
    m_search->setAccessibleName(tr("Search the games"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition)
        ->setText(tr("Search"));
    return form::widgetWith(
        form::row(spacing::Tight, {{m_search, 1}, m_sort},
                  {spacing::Normal, spacing::Normal, spacing::Tight, spacing::Normal}));
}

QWidget *CollectionDock::createFooter()
{
    auto *addMenu = new QMenu(tr("Add Game"), this);
    addMenu->addActions({m_actions->addEmpty, m_actions->addFile, m_actions->paste});
    m_count->setAccessibleDescription(tr("Number of games"));
    m_count->setFont(textFont(TextSize::Caption));
    return form::widgetWith(
        form::row(0,
                  {{m_count, 1},
                   menuButton(Symbol::Add, tr("Add game"), addMenu),
                   buttonFor(m_actions->duplicate),
                   buttonFor(m_actions->remove),
                   buttonFor(m_actions->moveUp),
                   buttonFor(m_actions->moveDown)},
                  {spacing::Wide, spacing::Tight, spacing::Tight, spacing::Tight}));
}

QMenu *CollectionDock::createSortMenu()
{
    auto *menu = new QMenu(tr("Sort"), this);
    auto *by = new QActionGroup(menu);
    const std::pair<QString, GameSorting> sortings[] = {
        {tr("Order of the &File"), GameSorting::File},
        {tr("&Black"), GameSorting::Black},
        {tr("&White"), GameSorting::White},
        {tr("&Result"), GameSorting::Result},
        {tr("&Date"), GameSorting::Date},
        {tr("&Moves"), GameSorting::Moves},
        {tr("&Event"), GameSorting::Event}};
    for (const auto &[text, sorting] : sortings) {
        QAction *action = by->addAction(text);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this,
                [this, its = sorting] { m_model->sortBy(its, m_model->sortOrder()); });
        connect(menu, &QMenu::aboutToShow, action,
                [this, action, its = sorting] { action->setChecked(m_model->sorting() == its); });
    }
    menu->addActions(by->actions());
    menu->addSeparator();
    QAction *reversed = menu->addAction(tr("Re&versed"));
    reversed->setCheckable(true);
    connect(reversed, &QAction::triggered, this, [this](bool on) {
        m_model->sortBy(m_model->sorting(), on ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
    connect(menu, &QMenu::aboutToShow, reversed, [this, reversed] {
        reversed->setChecked(m_model->sortOrder() == Qt::DescendingOrder);
    });
    return menu;
}

void CollectionDock::addTo(QMenu &menu) const
{
    menu.addActions({m_actions->previous, m_actions->next, m_find});
    menu.addSeparator();
    menu.addActions({m_actions->addEmpty, m_actions->addFile, m_actions->paste});
    menu.addSeparator();
    menu.addActions({m_actions->duplicate, m_actions->remove, m_actions->moveUp,
                     m_actions->moveDown, m_actions->keepOrder});
    menu.addSeparator();
    menu.addActions({m_actions->undo, m_actions->redo});
    menu.addSeparator();
    menu.addAction(m_actions->extract);
}

void CollectionDock::connectList()
{
    connect(&m_games, &CollectionDocument::opened, this, [this] {
        m_search->clear();
        showOrHide();
    });
    connect(&m_games, &CollectionDocument::rearranged, this, &CollectionDock::showOrHide);
    connect(&m_games, &CollectionDocument::currentChanged, this,
            [this] { m_list->selectGames({m_games.current()}); });
    connect(m_search, &QLineEdit::textChanged, m_model, &GameListModel::search);
    connect(m_search, &QLineEdit::returnPressed, m_list, [this] {
        if (m_model->rowCount() > 0) {
            m_list->setCurrentIndex(m_model->index(0));
            m_list->setFocus();
        }
    });
    connect(m_model, &GameListModel::modelReset, this, &CollectionDock::keepSelection);
    connect(m_list, &GameListView::gameChosen, m_actions, &CollectionActions::show);
    connect(m_list, &GameListView::selectedGamesChanged, this, [this] {
        m_actions->setSelection(m_list->selectedGames());
        showCount();
    });
    connect(m_list, &GameListView::selectionDropped, m_actions,
            [this](int row) { m_actions->moveSelection(static_cast<std::size_t>(row)); });
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](QPoint position) {
        auto *menu = new QMenu(windowTitle(), this);
        addTo(*menu);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(m_list->viewport()->mapToGlobal(position));
    });
    connect(m_actions, &CollectionActions::placed, m_list, &GameListView::selectGames);
    connect(m_find, &QAction::triggered, this, [this] {
        show();
        raise();
        m_search->setFocus();
        m_search->selectAll();
    });
}

/// A file with one game needs no list, but whoever opens the panel keeps it.
void CollectionDock::showOrHide()
{
    const bool isCollection = m_games.size() > 1;
    if (isCollection && !m_hasCome) {
        m_hasCome = isHidden();
        show();
    } else if (!isCollection && std::exchange(m_hasCome, false)) {
        hide();
    }
}

/// The list was put in order anew.
void CollectionDock::keepSelection()
{
    m_list->selectGames({m_games.current()});
    showCount();
}

void CollectionDock::showCount()
{
    const QLocale locale;
    const auto games = static_cast<int>(m_games.size());
    const int shown = m_model->rowCount();
    const auto selected = static_cast<int>(m_list->selectionModel()->selectedIndexes().size());
    QString text = tr("%n game(s)", nullptr, games);
    if (shown < games) {
        text = tr("%1 of %2").arg(locale.toString(shown), text);
    }
    if (selected > 1) {
        text = tr("%1, %2 selected").arg(text, locale.toString(selected));
    }
    m_count->setText(text);
}

} // namespace shinpan
