#include "ui/ladder/ladderfeature.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginerank.h"
#include "core/match/match.h"
#include "ui/game/opengame.h"
#include "ui/kit/windowframe.h"
#include "ui/ladder/progressdialog.h"
#include "ui/match/strengthchoice.h"
#include "ui/words/messagetext.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace shinpan {

QString ladderFileIn(const QString &folder)
{
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/ladder.json");
}

std::optional<LadderTerms> ladderTermsOf(const NewGameSettings &settings,
                                         const EngineProfileStore &store)
{
    const ByColor<Seat> &seats = settings.seats;
    if (seats.black.isHuman() == seats.white.isHuman()) {
        return std::nullopt;
    }
    const Color person = seats.black.isHuman() ? Color::Black : Color::White;
    const EngineProfile &playing = *seats[opposite(person)].engine;
    const EngineProfile engine = store.profile(playing.id).value_or(playing);
    return LadderTerms{
        .opponent = engine.name,
        .strength = strengthChoiceOf(engine, playing).key.toString(),
        .size = settings.size,
        .handicap = person == Color::Black ? settings.handicap : -settings.handicap,
    };
}

std::vector<LadderRung> rungsOf(const EngineProfile &engine, int size)
{
    std::vector<LadderRung> rungs;
    for (const StrengthChoice &choice : strengthChoices(engine)) {
        const std::optional<EngineRank> rank = rankOf(atChoice(engine, choice.key), size);
        rungs.push_back(
            {choice.key.toString(), rank ? std::optional(rank->rank.value) : std::nullopt});
    }
    return rungs;
}

LadderFeature::LadderFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_parts(parts)
{
    auto *progress = new QAction(tr("&Your Progress…"), this);
    progress->setToolTip(tr("Your games against engines, and what rank they make you"));
    nameActions({{"ladder.progress", progress}});
    connect(progress, &QAction::triggered, this, &LadderFeature::showProgress);
    addToMenu(MenuPart::GameInfo, {progress});
    connect(&parts.game, &OpenGame::gameStarted, this, &LadderFeature::noteStart);
    connect(&parts.game, &OpenGame::seatChanged, this, [this] { m_running.reset(); });
    connect(&parts.game, &OpenGame::gameOver, this, &LadderFeature::noteEnd);
}

void LadderFeature::showProgress()
{
    frame().showOnce<ProgressDialog>(
        [this] { return new ProgressDialog(m_parts.file, &frame().window()); });
}

void LadderFeature::noteStart()
{
    const NewGameSettings &settings = m_parts.game.settings();
    const std::optional<LadderTerms> terms = ladderTermsOf(settings, m_parts.store);
    const bool isWhole = m_parts.game.status().moveNumber() == 0 && settings.teaching == 0;
    m_running.reset();
    if (!terms || !isWhole || m_parts.file.isEmpty()) {
        return;
    }
    m_person = settings.seats.black.isHuman() ? Color::Black : Color::White;
    const auto rank = rankOf(*settings.seats[opposite(m_person)].engine, settings.size);
    m_running = LadderGame{
        .terms = *terms, .when = {}, .rank = rank ? std::optional(rank->rank.value) : std::nullopt};
    connect(m_parts.game.match(), &Match::movesTakenBack, this, [this] { m_running.reset(); });
}

void LadderFeature::noteEnd(const GameResult &result)
{
    using Outcome = LadderGame::Outcome;
    std::optional<LadderGame> game = std::exchange(m_running, std::nullopt);
    const bool isTie = !result.winner && result.score && !result.score->winner();
    if (!game || result.end == GameEnd::Void || (!result.winner && !isTie)) {
        return;
    }
    game->when = QDateTime::currentDateTimeUtc();
    game->outcome = isTie                     ? Outcome::Drawn
                  : result.winner == m_person ? Outcome::Won
                                              : Outcome::Lost;
    Result<LadderBook> book = LadderBook::read(m_parts.file);
    Result<void> saved;
    if (book) {
        book->add(*game);
        saved = book->save(m_parts.file);
    } else {
        saved = failure(book.error());
    }
    if (!saved) {
        frame().tell(tr("The game could not be added to your progress: %1.")
                         .arg(text::message(saved.error())));
    }
}

} // namespace shinpan
