#include "core/match/scoringround.h"

#include "core/util/detach.h"
#include "core/util/message.h"

namespace shinpan {

namespace {

/// The opinion of a player that came too late to know the game, or left meanwhile.
[[nodiscard]] ScoreOpinion absence()
{
    return ScoreOpinion::notAsked(Message::of(QT_TRANSLATE_NOOP("Messages", "was not there")));
}

/// Makes the referee engine ready and asks it. Its failure is a report, not a verdict.
[[nodiscard]] QCoro::Task<ScoreOpinion> hear(QPointer<ScoringRound> round,
                                             Player *referee,
                                             GameLine line,
                                             QCoro::Task<PlayerReadiness> preparing)
{
    const PlayerReadiness readiness = co_await preparing;
    ScoreOpinion opinion;
    if (!readiness) {
        opinion.note = readiness.error().what;
        co_return opinion;
    }
    if (!round) {
        co_return opinion;
    }
    const ScoreQuestions everything;
    QCoro::Task<ScoreOpinion> scoring = referee->score(line, everything);
    opinion = co_await scoring;
    co_return opinion;
}

} // namespace

ScoringRound::ScoringRound(const Position &position,
                           const GameLine &line,
                           const MatchSetup &setup,
                           const Witnesses &witnesses,
                           QObject *parent)
    : QObject(parent)
    , m_keeper(position, {setup.komi, setup.handicap}, setup.scoring, witnesses.hasPerson)
    , m_line(line)
    , m_setup(setup)
    , m_witnesses(witnesses)
{ }

ScoringRound::~ScoringRound()
{
    giveUp();
}

Completion<std::monostate> ScoringRound::start()
{
    const Completion<std::monostate> done = m_done;
    detach(climb(this));
    return done;
}

void ScoringRound::dismiss(Color color)
{
    m_witnesses.players[color] = nullptr;
    m_opinions[color].complete(absence());
}

void ScoringRound::giveUp()
{
    m_isGivenUp = true;
    for (const Color color : BothColors) {
        m_opinions[color].complete(std::nullopt);
    }
    m_refereeOpinion.complete(std::nullopt);
    m_done.complete({});
}

bool ScoringRound::mustAskPlayers() const
{
    const auto step = m_keeper.nextStep();
    return !m_hasAskedPlayers
        && (step == ScoringStep::PlayersScore || step == ScoringStep::PlayersDead);
}

bool ScoringRound::mustAskReferee() const
{
    return m_keeper.nextStep() == ScoringStep::RefereeEngine && m_witnesses.referee != nullptr
        && !m_refereeOpinion.isComplete();
}

QCoro::Task<> ScoringRound::climb(QPointer<ScoringRound> self)
{
    while (self && !self->m_isGivenUp) {
        const std::optional<ScoringStep> step = self->m_keeper.nextStep();
        if (!step || *step == ScoringStep::AskPerson) {
            break;
        }
        if (self->mustAskPlayers()) {
            co_await askPlayers(self);
        } else if (self->mustAskReferee()) {
            co_await askReferee(self);
        } else {
            self->m_keeper.takeStep();
            Q_EMIT self->reported();
        }
    }
    if (self) {
        self->m_done.complete({});
    }
}

QCoro::Task<> ScoringRound::askPlayers(QPointer<ScoringRound> self)
{
    self->m_hasAskedPlayers = true;
    const ScoreQuestions questions = self->m_keeper.questions();
    for (const Color color : BothColors) {
        if (Player *player = self->m_witnesses.players[color]) {
            detach(forward(player->score(self->m_line, questions), self->m_opinions[color]));
        } else {
            self->m_opinions[color].complete(absence());
        }
    }
    const Opinion ofBlack = self->m_opinions.black;
    const Opinion ofWhite = self->m_opinions.white;
    const std::optional<ScoreOpinion> black = co_await ofBlack;
    const std::optional<ScoreOpinion> white = co_await ofWhite;
    if (self && black && white) {
        self->m_keeper.hearPlayers({*black, *white});
    }
}

QCoro::Task<> ScoringRound::askReferee(QPointer<ScoringRound> self)
{
    Player *referee = self->m_witnesses.referee;
    MatchSetup setup = self->m_setup;
    setup.time = {};         // it has no clock,
    setup.adjudication = {}; // and makes no moves
    QCoro::Task<PlayerReadiness> preparing = referee->prepare(self->m_line, setup, Color::Black);
    const Opinion asked = self->m_refereeOpinion;
    detach(forward(hear(self, referee, self->m_line, std::move(preparing)), asked));
    const std::optional<ScoreOpinion> opinion = co_await asked;
    if (self && opinion) {
        self->m_keeper.hearReferee(*opinion);
    }
}

} // namespace shinpan
