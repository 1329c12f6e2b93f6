#include "ui/ending/endfeature.h"

#include "ui/board/boardoptions.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/ending/announcement.h"
#include "ui/ending/endcard.h"
#include "ui/game/opengame.h"
#include "ui/kit/windowframe.h"
#include "ui/settings/preferences.h"
#include "ui/sound/soundplayer.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace shinpan {

namespace {

/// The text as a sentence begins.
[[nodiscard]] QString capitalized(QString text)
{
    text[0] = text[0].toUpper();
    return text;
}

/// Whether a rematch swaps the colours. With a handicap, its taker keeps it.
[[nodiscard]] bool swapsColors(const NewGameSettings &settings)
{
    return settings.handicap == 0;
}

} // namespace

EndFeature::EndFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_parts(parts)
    , m_announcement(new Announcement(parts.board))
    , m_card(new EndCard({parts.review, parts.tryAgain, parts.save, parts.newGame}))
{
    addCard(m_card);
    const OpenGame *const game = &parts.game;
    connect(game, &OpenGame::passed, this, &EndFeature::tellPass);
    connect(&m_parts.game.person(), &PersonAtBoard::resignationAsked, this,
            &EndFeature::askResignation);
    connect(game, &OpenGame::gameOver, this, &EndFeature::showEnd);
    connect(game, &OpenGame::gameStarted, m_card, &QWidget::hide);
    connect(&game->record(), &GameRecord::treeReplaced, m_card, &QWidget::hide);
    connect(&game->record(), &GameRecord::infoChanged, this, &EndFeature::putAway);
    connect(&parts.document, &DocumentController::titleChanged, this, &EndFeature::showFile);
    showFile();
    connect(m_card, &EndCard::againRequested, this, [this] { play(rematch()); });
    connect(m_card, &EndCard::nextRequested, this, [this] { play(m_next); });
}

bool EndFeature::dismiss()
{
    const bool wasShown = !m_card->isHidden();
    m_card->hide();
    return wasShown;
}

void EndFeature::tellPass(Color color)
{
    m_announcement->tell(color == Color::Black ? tr("Black passes") : tr("White passes"));
}

void EndFeature::askResignation()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Resign"), tr("Give this game up?"),
                                QMessageBox::NoButton, &frame().window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *resign = box->addButton(tr("&Resign"), QMessageBox::AcceptRole);
    QPushButton *playOn = box->addButton(tr("&Play On"), QMessageBox::RejectRole);
    box->setDefaultButton(playOn); // one that is pressed by mistake loses no game
    box->setEscapeButton(playOn);
    connect(resign, &QPushButton::clicked, &m_parts.game.person(), &PersonAtBoard::resign);
    connect(&m_parts.game, &OpenGame::gameOver, box, &QDialog::reject);
    box->open();
}

/// Why the game ended so, in words for those who play; of an engine that failed, what to do now.
QString EndFeature::reasonOf(const GameResult &result) const
{
    if (result.reason.isEmpty()) {
        return {};
    }
    const QString reason = tr("%1.").arg(capitalized(text::plainMessage(result.reason)));
    const bool isEnginesFault = result.end == GameEnd::Forfeit && result.winner
                             && m_parts.game.seats()[opposite(*result.winner)].engine;
    return isEnginesFault ? tr("%1 Start goes on from this position, with another player if you "
                               "choose one; the console has the details.")
                                .arg(reason)
                          : reason;
}

void EndFeature::showEnd(const GameResult &result)
{
    const OpenGame &game = m_parts.game;
    if (game.match()->wasStopped()) {
        return;
    }
    if (result.end == GameEnd::Resignation && result.winner) {
        m_announcement->tell(*result.winner == Color::White ? tr("Black resigns")
                                                            : tr("White resigns"));
        if (m_parts.preferences.get(&BoardOptions::hasSound)) {
            if (m_sounds == nullptr) {
                m_sounds = new SoundPlayer(this);
            }
            m_sounds->play(Sound::Resignation);
        }
    }
    m_card->offerRematch(swapsColors(game.settings()));
    showFile();
    m_card->showEnd(capitalized(text::result(result)), reasonOf(result));
    if (m_parts.preferences.get(&FileOptions::keepsGames)) {
        m_parts.document.saveIn(m_parts.preferences.get(&FileOptions::gamesFolder));
    }
}

/// Hides the card when the record no longer says that the game ended so.
void EndFeature::putAway()
{
    const Match *match = m_parts.game.match();
    const bool stands = match != nullptr && match->state() == Match::State::Over
                     && m_parts.game.record().info().result == match->result().toSgf();
    if (!stands) {
        m_card->hide();
    }
}

void EndFeature::showFile()
{
    const DocumentController &document = m_parts.document;
    const bool isSaved = !document.filePath().isEmpty() && !document.isModified();
    m_card->showFile(isSaved ? document.filePath() : QString());
}

void EndFeature::offerNext(const QString &proposal, const NewGameSettings &next)
{
    m_next = next;
    m_card->offerNext(proposal);
}

NewGameSettings EndFeature::rematch() const
{
    NewGameSettings settings = m_parts.game.settings();
    if (swapsColors(settings)) {
        std::swap(settings.seats.black, settings.seats.white);
        std::swap(settings.time.black, settings.time.white);
    }
    return settings;
}

void EndFeature::play(const NewGameSettings &settings)
{
    m_parts.document.settleChanges([this, settings] {
        m_parts.game.newGame(settings);
        m_parts.game.start();
        m_parts.board.setFocus();
    });
}

} // namespace shinpan
