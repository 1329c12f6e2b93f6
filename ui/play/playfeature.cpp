#include "ui/play/playfeature.h"

#include "core/engine/profile/engineprofilestore.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/engines/enginecards.h"
#include "ui/engines/enginesfeature.h"
#include "ui/game/gamestatus.h"
#include "ui/game/opengame.h"
#include "ui/kit/panel.h"
#include "ui/kit/style.h"
#include "ui/kit/windowframe.h"
#include "ui/match/newgamedialog.h"
#include "ui/match/playoptions.h"
#include "ui/play/boardarea.h"
#include "ui/play/gameactions.h"
#include "ui/play/gamepanel.h"
#include "ui/scoring/scoringcontroller.h"
#include "ui/scoring/scoringpanel.h"
#include "ui/settings/preferences.h"
#include "ui/words/text.h"

#include <QApplication>
#include <QLabel>
#include <QPointer>
#include <QStatusBar>
#include <QVBoxLayout>

#include <utility>

namespace shinpan {

namespace {

/// The dock beside the board: the seats, and in their place the score while one is settled.
class GameDock final : public Panel
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::GameDock)

public:
    /// Takes `seats`. `board` gets the focus back from the score; it outlives the dock.
    GameDock(QWidget *seats, ScoringController &scoring, QWidget &board, QWidget *parent)
        : Panel(tr("Players"), QStringLiteral("players"), new QWidget, parent)
        , m_scoring(scoring)
        , m_board(board)
        , m_seats(seats)
    {
        auto *column = new QVBoxLayout(content());
        column->setContentsMargins({});
        column->setSpacing(0);
        column->setSizeConstraint(
            QLayout::SetMinAndMaxSize); // the seats leave the rest to the tree
        column->addWidget(m_seats);
        connect(&scoring, &ScoringController::shownChanged, this, &GameDock::showScore);
    }

private:
    void showScore(bool shown)
    {
        if (!m_score) { // few windows come to it
            m_score = new ScoringPanel(m_scoring);
            content()->layout()->addWidget(m_score);
        }
        if (!shown && m_score->isAncestorOf(QApplication::focusWidget())) {
            m_board.setFocus();
        }
        m_seats->setVisible(!shown);
        m_score->setVisible(shown);
        setWindowTitle(shown ? tr("Score") : tr("Players"));
        if (!shown) {
            setVisible(!std::exchange(m_wasClosed, false));
            return;
        }
        m_wasClosed = isHidden();
        bringUp();
    }

    ScoringController &m_scoring;
    QWidget &m_board;
    QWidget *m_seats;
    ScoringPanel *m_score = nullptr; ///< once a score was settled
    bool m_wasClosed = false;        ///< by the person, before the score came
};

[[nodiscard]] QLabel *createStatusLine(QMainWindow &window)
{
    auto *status = new QLabel(&window);
    status->setAccessibleDescription(PlayFeature::tr("Status"));
    status->setContentsMargins(spacing::Normal, 0, 0, 0);
    status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // widens no window
    window.statusBar()->addWidget(status, 1);
    return status;
}

} // namespace

PlayFeature::PlayFeature(WindowFrame &frame,
                         OpenGame &game,
                         DocumentController &document,
                         EnginesFeature &engines,
                         Preferences &preferences)
    : Feature(frame)
    , m_game(game)
    , m_document(document)
    , m_engines(engines)
    , m_preferences(preferences)
    , m_scoring(new ScoringController(game, &frame.window()))
    , m_actions(new GameActions(game, *m_scoring, document, &frame.window()))
    , m_area(new BoardArea(
          {game, *m_scoring, *m_actions, preferences, engines.store(), frame.notices()},
          &frame.window()))
    , m_status(createStatusLine(frame.window()))
{
    auto *seats = new GamePanel(game, engines.store(), &frame.window());
    const auto addEngine = [this](Color color) {
        m_engines.add([this, color](const QString &id) { seat(color, id); });
    };
    connect(seats, &GamePanel::addEngineRequested, this, addEngine);
    connect(&m_area->engineCards(), &EngineCards::addEngineRequested, this, addEngine);
    m_seats = new GameDock(seats, *m_scoring, board(), &frame.window());
    addPanel(*m_seats, Qt::RightDockWidgetArea);
    createMenus();
    connectGame();
    const auto takeOptions = [this] {
        m_game.engines().setKeepsRemarks(!m_preferences.get(&PlayOptions::showsRemarks));
    };
    takeOptions();
    m_preferences.follow<PlayOptions>(this, takeOptions);
    showStatus();
}

BoardView &PlayFeature::board() const
{
    return m_area->board();
}

void PlayFeature::createMenus()
{
    addToMenu(MenuPart::FileNewGame, {m_actions->newGame});
    addToMenu(MenuPart::FileSave, {m_actions->save, m_actions->saveAs});
    addToMenu(MenuPart::GamePlay, {m_actions->start, m_actions->step, m_actions->stop});
    addToMenu(MenuPart::GameMove, {m_actions->pass, m_actions->takeBack, m_actions->resign});
    addToMenu(MenuPart::GameScore, {m_actions->scorePosition, m_actions->returnToGame});
    addToMenu(MenuPart::GoSteps, {m_actions->toStart, m_actions->backTen, m_actions->back,
                                  m_actions->forward, m_actions->forwardTen, m_actions->toEnd});
    addToMenu(MenuPart::GoVariations, {m_actions->previousVariation, m_actions->nextVariation});
    addToMenu(MenuPart::EnginesSeats,
              {m_actions->restart.black, m_actions->restart.white, m_actions->rebuildEngine.black,
               m_actions->rebuildEngine.white});
    frame().window().addAction(m_actions->pause);
}

void PlayFeature::connectGame()
{
    connect(m_actions->newGame, &QAction::triggered, this, &PlayFeature::askNewGame);
    connect(&m_area->engineCards(), &EngineCards::editRequested, this, &PlayFeature::editEngineOf);
    connect(&m_game, &OpenGame::changed, this, &PlayFeature::showStatus);
    connect(m_scoring, &ScoringController::shownChanged, this, &PlayFeature::showStatus);
    connect(&m_game.person(), &PersonAtBoard::moveRefused, this,
            [this](Illegality reason) { frame().mention(text::illegality(reason)); });
    connect(&m_game.person(), &PersonAtBoard::moveNotAwaited, this,
            [this] { frame().mention(text::whyNoMove(m_game)); });
}

void PlayFeature::askNewGame()
{
    if (frame().isOpening()) {
        return;
    }
    EngineProfileStore &store = m_engines.store();
    auto *dialog = new NewGameDialog(store.profiles(), lastGame(m_preferences, store.profiles()),
                                     &frame().window());
    connect(dialog, &NewGameDialog::addEngineRequested, this, [this, dialog](Color color) {
        const QPointer<NewGameDialog> asking(dialog);
        m_engines.add([this, asking, color](const QString &id) {
            if (asking) {
                asking->setEngines(m_engines.store().profiles());
                asking->chooseEngine(color, id);
            }
        });
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const NewGameSettings settings = dialog->settings();
        rememberGame(m_preferences, settings);
        m_document.settleChanges([this, settings] {
            m_game.newGame(settings);
            m_game.start();
            board().setFocus();
            Q_EMIT gameBegun();
        });
    });
    frame().openSoon(*dialog);
}

/// An engine of the command line is in no list yet; to be edited, it joins the person's.
void PlayFeature::editEngineOf(Color color)
{
    const Seat present = m_game.seats()[color];
    if (present.engine) {
        const QString id = present.engine->id.isEmpty() ? m_engines.store().add(*present.engine)
                                                        : present.engine->id;
        m_engines.edit(id, [this, color](const QString &chosen) { seat(color, chosen); });
    }
}

void PlayFeature::seat(Color color, const QString &id)
{
    if (const std::optional<EngineProfile> profile = m_engines.store().profile(id)) {
        m_game.setSeat(color, {*profile});
    }
}

void PlayFeature::showStatus()
{
    const bool isOfRecord = m_scoring->isShown() && !m_scoring->isOfGame();
    m_status->setText(isOfRecord ? tr("Mark what is dead, and settle the score")
                                 : text::status(m_game));
}

} // namespace shinpan
