#include "core/match/remoteplayer.h"

#include "core/util/message.h"

namespace shinpan {

namespace {

[[nodiscard]] PlayerFailure givenUp()
{
    return {PlayerFailure::Kind::Interrupted,
            Message::of(QT_TRANSLATE_NOOP("Messages", "was given up")),
            {},
            {}};
}

// Static on purpose: it may outlive the player.
[[nodiscard]] QCoro::Task<ScoreOpinion> awaitOpinion(Completion<ScoreOpinion> question)
{
    co_return co_await question;
}

} // namespace

RemotePlayer::RemotePlayer(PlayerIdentity identity, std::function<void()> asked)
    : m_identity(std::move(identity))
    , m_asked(std::move(asked))
{ }

RemotePlayer::~RemotePlayer()
{
    abandon();
}

void RemotePlayer::answer(const Move &move,
                          const std::optional<ByColor<std::optional<TimeLeft>>> &clocks)
{
    PlayerAnswer answer;
    answer.action = move;
    answer.clocks = clocks;
    m_turn->complete(std::move(answer));
}

QCoro::Task<PlayerReadiness> RemotePlayer::prepare(const GameLine & /*line*/,
                                                   const MatchSetup & /*setup*/,
                                                   Color /*color*/)
{
    co_return PlayerReadiness();
}

QCoro::Task<HandicapAnswer> RemotePlayer::placeHandicap(BoardSize /*size*/, int /*stones*/)
{
    const PlayerFailure refusal{
        PlayerFailure::Kind::SetUpRefused,
        Message::of(QT_TRANSLATE_NOOP("Messages", "places no handicap stones")),
        {},
        {}};
    co_return failure(refusal);
}

TurnAnswer RemotePlayer::chooseAction(const GameLine & /*line*/,
                                      Color /*color*/,
                                      const TurnTime & /*time*/)
{
    abandon();
    const TurnAnswer turn = m_turn.emplace();
    m_asked();
    return turn;
}

/// The other end counts there; its word is the end of the game.
QCoro::Task<ScoreOpinion> RemotePlayer::score(const GameLine & /*line*/,
                                              const ScoreQuestions & /*questions*/)
{
    abandon();
    const Completion<ScoreOpinion> opinion = m_opinion.emplace();
    m_asked();
    return awaitOpinion(opinion);
}

QCoro::Task<std::optional<double>> RemotePlayer::cpuTime()
{
    co_return std::nullopt;
}

void RemotePlayer::abandon()
{
    if (m_turn) {
        PlayerAnswer answer;
        answer.action = failure(givenUp());
        m_turn->complete(std::move(answer));
    }
    if (m_opinion) {
        m_opinion->complete(
            ScoreOpinion::notAsked(Message::of(QT_TRANSLATE_NOOP("Messages", "was given up"))));
    }
}

QCoro::Task<> RemotePlayer::leave()
{
    abandon();
    co_return;
}

} // namespace shinpan
