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
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// The choice with that key of a ladder's terms.
[[nodiscard]] std::optional<StrengthChoice> choiceOf(const EngineProfile &engine,
                                                     const QString &key,
                                                     int size)
{
    const std::vector<StrengthChoice> choices = strengthChoices(engine, size);
    const auto choice = std::ranges::find_if(
        choices, [&](const StrengthChoice &one) { return one.key.toString() == key; });
    return choice == choices.end() ? std::nullopt : std::optional(*choice);
}

} // namespace

QString ladderFileBeside(const QString &recovery)
{
    if (recovery.isEmpty()) {
        return {};
    }
    const QString name = QStringLiteral("ladder.json");
    const QString file = QDir(QFileInfo(recovery).path()).filePath(name);
    if (const QString early = QDir(recovery).filePath(name); !QFileInfo::exists(file)) {
        QFile::rename(early, file); // where the first version with a ladder kept it
    }
    return file;
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

QString proposalText(const LadderStep &step,
                     const LadderTerms &present,
                     const EngineProfile &engine)
{
    QStringList changes;
    if (step.handicap != present.handicap) {
        const QString stones = step.handicap > 0
                                 ? LadderFeature::tr("%n handicap stone(s)", nullptr, step.handicap)
                                 : LadderFeature::tr("no handicap");
        changes << (present.handicap > 0
                        ? LadderFeature::tr("%1 instead of %2").arg(stones).arg(present.handicap)
                        : stones);
    }
    const std::optional<StrengthChoice> strength = choiceOf(engine, step.strength, present.size);
    if (strength && step.strength != present.strength) {
        changes << strength->words;
    }
    const QString next = changes.join(QLatin1String(", "));
    switch (step.reason) {
    case LadderStep::Reason::Wins:
        return LadderFeature::tr("Two wins in a row. Next: %1").arg(next);
    case LadderStep::Reason::Losses:
        return LadderFeature::tr("Two losses in a row. Next: %1").arg(next);
    case LadderStep::Reason::Rank:
        return LadderFeature::tr("Near your rank: %1").arg(next);
    }
    Q_UNREACHABLE();
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

void LadderFeature::noteHelp()
{
    const bool isGiven = !m_parts.game.status().isAdviceWithheld();
    if (isGiven && std::exchange(m_running, std::nullopt)) {
        frame().mention(tr("With help, this game does not count for your rank."));
    }
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
    if (saved) {
        propose(*book, game->terms);
    } else {
        frame().tell(tr("The game could not be added to your progress: %1.")
                         .arg(text::message(saved.error())));
    }
}

/// An even game has the colours exchanged, as a rematch has; who gets stones is Black.
void LadderFeature::propose(const LadderBook &book, const LadderTerms &played)
{
    NewGameSettings next = m_parts.game.settings();
    const EngineProfile &playing = *next.seats[opposite(m_person)].engine;
    const EngineProfile engine = m_parts.store.profile(playing.id).value_or(playing);
    const std::optional<LadderStep> step =
        nextStep(book, played.opponent, played.size, rungsOf(engine, played.size),
                 mostHandicap(played.size, HandicapStyle::Fixed));
    const auto strength =
        step ? choiceOf(engine, step->strength, played.size) : std::optional<StrengthChoice>();
    if (!strength) {
        return;
    }
    next.seats[opposite(m_person)] = {atChoice(engine, strength->key)};
    if (step->handicap == 0 || m_person == Color::White) {
        std::swap(next.seats.black, next.seats.white);
        std::swap(next.time.black, next.time.white);
    }
    if (std::exchange(next.handicap, step->handicap) != step->handicap) {
        next.komi = usualKomi(next.rules, step->handicap);
    }
    Q_EMIT proposed(proposalText(*step, played, engine), next);
}

} // namespace shinpan
