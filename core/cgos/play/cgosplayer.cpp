#include "core/cgos/play/cgosplayer.h"

namespace shinpan {

namespace {

[[nodiscard]] PlayerFailure givenUp()
{
    return {PlayerFailure::Kind::Interrupted, QStringLiteral("was given up"), {}, {}};
}

// Static on purpose: it may outlive the player.
[[nodiscard]] QCoro::Task<ScoreOpinion> awaitOpinion(Completion<ScoreOpinion> question)
{
    co_return co_await question;
}

} // namespace

CgosPlayer::CgosPlayer(PlayerIdentity identity, std::function<void()> asked)
    : m_identity(std::move(identity))
    , m_asked(std::move(asked))
{ }

CgosPlayer::~CgosPlayer()
{
    abandon();
}

void CgosPlayer::answer(const Move &move, const ByColor<std::optional<TimeLeft>> &clocks)
{
    PlayerAnswer answer;
    answer.action = move;
    answer.clocks = clocks;
    m_turn->complete(std::move(answer));
}

QCoro::Task<PlayerReadiness> CgosPlayer::prepare(const GameLine & /*line*/,
                                                 const MatchSetup & /*setup*/,
                                                 Color /*color*/)
{
    co_return PlayerReadiness();
}

QCoro::Task<HandicapAnswer> CgosPlayer::placeHandicap(BoardSize /*size*/, int /*stones*/)
{
    const PlayerFailure refusal{
        PlayerFailure::Kind::SetUpRefused, QStringLiteral("CGOS knows no handicap"), {}, {}};
    co_return failure(refusal);
}

TurnAnswer CgosPlayer::chooseAction(const GameLine & /*line*/,
                                    Color /*color*/,
                                    const TurnTime & /*time*/)
{
    abandon();
    const TurnAnswer turn = m_turn.emplace();
    m_asked();
    return turn;
}

/// The server counts; its word comes with the end of the game.
QCoro::Task<ScoreOpinion> CgosPlayer::score(const GameLine & /*line*/,
                                            const ScoreQuestions & /*questions*/)
{
    abandon();
    const Completion<ScoreOpinion> opinion = m_opinion.emplace();
    m_asked();
    return awaitOpinion(opinion);
}

QCoro::Task<std::optional<double>> CgosPlayer::cpuTime()
{
    co_return std::nullopt;
}

void CgosPlayer::abandon()
{
    if (m_turn) {
        PlayerAnswer answer;
        answer.action = failure(givenUp());
        m_turn->complete(std::move(answer));
    }
    if (m_opinion) {
        m_opinion->complete(ScoreOpinion::notAsked(QStringLiteral("was given up")));
    }
}

QCoro::Task<> CgosPlayer::leave()
{
    abandon();
    co_return;
}

} // namespace shinpan
