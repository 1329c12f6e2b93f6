#include "ui/home/homepage.h"

#include "core/engine/profile/engineprofilestore.h"
#include "ui/document/fileoptions.h"
#include "ui/home/hometile.h"
#include "ui/home/startcard.h"
#include "ui/kit/style.h"
#include "ui/settings/preferences.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int WidestColumn = 860;
constexpr int Margin = 32;
constexpr int MostRecent = 4;

} // namespace

HomePage::HomePage(const EngineProfileStore &engines, Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_engines(engines)
    , m_preferences(preferences)
    , m_play(new StartCard({Symbol::Person, tr("Play"),
                            tr("You are Black and begin: click on the board."), tr("&Play")},
                           {{Color::White, tr("Opponent")}}))
    , m_watch(new StartCard(
          {Symbol::Visible, tr("Watch"), tr("Two engines play, you lean back."), tr("&Watch")},
          {{Color::Black, tr("Black")}, {Color::White, tr("White")}}))
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Margin, Margin, Margin, Margin);
    column->setSpacing(spacing::Section);
    column->addStretch(1);
    column->addLayout(createHeading());
    column->addSpacing(spacing::Normal);
    column->addLayout(createCards());
    column->addLayout(createTiles());
    column->addWidget(createRecent());
    column->addLayout(createFooter());
    column->addStretch(2);
    content->setMaximumWidth(WidestColumn);

    auto *middle = new QWidget;
    auto *row = new QHBoxLayout(middle);
    row->setContentsMargins({});
    row->addStretch(1);
    row->addWidget(content, WidestColumn); // the sides get what it does not want
    row->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(middle);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    m_play->button().setDefault(true);
    setFocusProxy(&m_play->button());
    connect(&engines, &EngineProfileStore::profilesChanged, this, &HomePage::showEngines);
    showEngines();
}

QLayout *HomePage::createHeading()
{
    constexpr int IconSide = 56;
    auto *icon = new QLabel;
    icon->setPixmap(applicationIcon().pixmap(QSize(IconSide, IconSide), devicePixelRatioF()));
    auto *title = new QLabel(QStringLiteral("Shinpan"));
    title->setFont(textFont(TextSize::Title));
    auto *subtitle = new QLabel(tr("The arbiter for the game of Go. What would you like to do?"));
    subtitle->setForegroundRole(QPalette::PlaceholderText);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(subtitle);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Section);
    row->addWidget(icon);
    row->addLayout(words, 1);
    return row;
}

QLayout *HomePage::createCards()
{
    const auto starts = [this](const StartCard *card, WindowLayout layout) {
        connect(card, &StartCard::started, this,
                [this, card, layout] { Q_EMIT gameChosen(card->settings(), layout); });
    };
    starts(m_play, WindowLayout::Play);
    starts(m_watch, WindowLayout::Watch);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Section);
    row->addWidget(m_play, 1);
    row->addWidget(m_watch, 1);
    return row;
}

QLayout *HomePage::createTiles()
{
    auto *grid = new QGridLayout;
    grid->setSpacing(spacing::Section);
    const auto add = [this, grid](Symbol symbol, const QString &title, const QString &sentence,
                                  void (HomePage::*asked)()) {
        auto *tile = new HomeTile(symbol, title, sentence);
        const int place = grid->count();
        grid->addWidget(tile, place / 2, place % 2);
        connect(tile, &QAbstractButton::clicked, this, asked);
        return tile;
    };
    add(Symbol::Open, tr("&Open…"), tr("A game record or a whole collection"),
        &HomePage::openRequested);
    add(Symbol::Search, tr("&Analyse…"), tr("Look at a game closely: its tree, its turning points"),
        &HomePage::analyseRequested);
    add(Symbol::NewGame, tr("&New Game…"), tr("With handicap, clocks, rules of your choice"),
        &HomePage::newGameRequested);
    m_addEngine = add(Symbol::Engine, tr("Add an &Engine…"), {}, &HomePage::addEngineRequested);
    return grid;
}

QWidget *HomePage::createRecent()
{
    auto *recent = new QWidget;
    auto *row = new QHBoxLayout(recent);
    row->setContentsMargins({});
    row->setSpacing(spacing::Tight);
    auto *title = new QLabel(tr("Recent:"));
    title->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(title);
    const QStringList files = m_preferences.get(&RecentFiles::paths).mid(0, MostRecent);
    for (const QString &path : files) {
        auto *button = new QToolButton;
        button->setText(fontMetrics().elidedText(
            QFileInfo(path).fileName().replace(QLatin1String("&"), QLatin1String("&&")),
            Qt::ElideMiddle, WidestColumn / MostRecent));
        button->setToolTip(path);
        button->setAccessibleName(tr("Open %1").arg(QFileInfo(path).fileName()));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, path] { Q_EMIT fileChosen(path); });
        row->addWidget(button);
    }
    row->addStretch(1);
    recent->setHidden(files.isEmpty());
    return recent;
}

QLayout *HomePage::createFooter()
{
    auto *shows = new QCheckBox(tr("&Show this page at the start"));
    shows->setChecked(m_preferences.get(&WindowOptions::showsHome));
    connect(shows, &QCheckBox::toggled, this,
            [this](bool isOn) { m_preferences.set(&WindowOptions::showsHome, isOn); });
    auto *board = new QPushButton(tr("To the &Board"));
    board->setAutoDefault(false);
    connect(board, &QPushButton::clicked, this, &HomePage::left);
    auto *row = new QHBoxLayout;
    row->addWidget(shows);
    row->addStretch(1);
    row->addWidget(board);
    return row;
}

void HomePage::showEngines()
{
    const std::vector<EngineProfile> engines = m_engines.profiles();
    for (StartCard *card : {m_play, m_watch}) {
        card->setEngines(engines);
        card->setEnabled(!engines.empty());
    }
    m_addEngine->setSentence(
        engines.empty() ? tr("None was found on this computer. GNU Go is a good first one.")
                        : tr("From a command line, checked before it plays"));
}

void HomePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
